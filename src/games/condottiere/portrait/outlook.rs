//! Who is ahead and what would come of what: the lead, the regions that would win the game, and what
//! the viewer's row would come to with each card.

use super::super::cards::Cards;
use super::super::components::{Card, Region};
use super::super::row::{Row, swept_by};
use super::super::state::{Phase, Public};
use super::super::strength::strengths;
use super::super::{Condottiere, Private};
use super::{derivation, naming};
use crate::portray::{seated, several};
use crate::rules::{BySeat, Seat, Seats, View};
use crate::words::Message;

/// Who is ahead: in regions, the connected ones telling where they are as many; and in the battle.
pub(super) fn lead(public: &Public) -> Vec<Message> {
    let holding = |seat: Seat| (public.owners.count(seat), public.owners.connected(seat));
    let (most, seats) = highest(Seat::all(public.seats()).map(|seat| (seat, holding(seat))));
    let mut lines = vec![match most {
        None | Some((0, _)) => Message::new("condottiere-lead-none"),
        Some((regions, connected)) => several("condottiere-lead", seats.iter())
            .with("regions", regions)
            .with("connected", connected),
    }];
    if matches!(public.phase, Phase::Turn(_) | Phase::Pope(_)) {
        let strength = strengths(&public.rows);
        let (most, seats) = highest(strength.iter().map(|(seat, strength)| (seat, *strength)));
        lines.extend(
            most.filter(|most| *most > 0)
                .map(|most| several("condottiere-battle-lead", seats.iter()).with("strength", most)),
        );
    }
    lines
}

/// The most of some values, and who has it.
fn highest<T: Copy + Ord>(values: impl Iterator<Item = (Seat, T)> + Clone) -> (Option<T>, Seats) {
    let most = values.clone().map(|(_, value)| value).max();
    let seats = values.filter(|(_, value)| Some(*value) == most);
    (most, seats.map(|(seat, _)| seat).collect())
}

/// The regions each of which would win the game for a seat, if it took it: those that may be fought
/// for, and the one that is.
pub(super) fn winning(public: &Public, seat: Seat) -> Vec<Region> {
    let goal = public.goal();
    let open = |region: &Region| {
        let owner = public.owners.of(*region);
        let fought = owner.is_none() || public.options.capturing && owner != Some(seat);
        fought && public.pope != Some(*region)
    };
    let wins = |region: &Region| {
        let mut owners = public.owners;
        owners.set(*region, seat);
        owners.count(seat) >= goal.total || owners.connected(seat) >= goal.connected
    };
    Region::ALL.into_iter().filter(open).filter(wins).collect()
}

/// How near a seat is to winning, what it needs, and with which regions it would win.
pub(super) fn needs(public: &Public, seat: Seat) -> Vec<Message> {
    let goal = public.goal();
    let mut lines = vec![derivation::progress(public, seat)];
    let (total, connected) = (
        goal.total.saturating_sub(public.owners.count(seat)),
        goal.connected.saturating_sub(public.owners.connected(seat)),
    );
    if total == 0 || connected == 0 {
        return lines;
    }
    let needs = seated("condottiere-needs", seat);
    lines.push(needs.with("total", total).with("connected", connected));
    let regions = winning(public, seat);
    lines.extend((!regions.is_empty()).then(|| {
        seated("condottiere-wins-with", seat).with("regions", naming::regions(regions.iter().copied()))
    }));
    lines
}

/// What the viewer's row would count with each card of the hand, and the most that others would
/// have then.
pub(super) fn row(view: View<'_, Condottiere>) -> Vec<Message> {
    let public = view.public();
    let fights = matches!(public.phase, Phase::Turn(_) | Phase::Pope(_));
    let own = view.seat().zip(view.own()).filter(|_| fights);
    let Some((seat, own)) = own.filter(|(_, own)| !own.hand.is_empty()) else {
        return vec![Message::new("condottiere-row-none")];
    };
    let counted = |card: Card| {
        let after = strengths(&with_card(&public.rows, seat, own, card));
        let others = after.iter().filter(|(other, _)| *other != seat);
        Message::new("condottiere-row-with")
            .with("card", naming::card(card))
            .with("total", after[seat])
            .with("most", others.map(|(_, strength)| *strength).max().unwrap_or(0))
    };
    own.hand.kinds().map(counted).collect()
}

/// The rows once a seat has played a card, with its face-down card turned up as it will be at last;
/// a Scarecrow takes nothing back.
fn with_card(rows: &BySeat<Row>, seat: Seat, own: &Private, card: Card) -> BySeat<Row> {
    let mut rows = rows.clone();
    let gone = swept_by(&rows, card);
    for (_, row) in rows.iter_mut() {
        gone.iter().for_each(|gone| {
            row.sweep(*gone);
        });
    }
    let laid = own
        .facedown
        .into_iter()
        .chain(Some(card).filter(|card| card.stays()));
    laid.for_each(|card| rows[seat].lay(card));
    rows
}

/// The cards on the table of one kind, by player.
pub(super) fn on_the_table(public: &Public, card: Card) -> Option<Message> {
    let rows: Vec<Message> = public
        .rows
        .iter()
        .map(|(seat, row)| (seat, row.count(card)))
        .filter(|(_, count)| *count > 0)
        .map(|(seat, count)| seated("condottiere-in-row", seat).with("count", count))
        .collect();
    (!rows.is_empty()).then(|| Message::new("condottiere-in-rows").with("rows", rows))
}

/// The cards that the viewer has seen since the last deal: discards, all rows, what is their own,
/// and at the end what each seat was left with.
pub(super) fn seen(view: View<'_, Condottiere>) -> Cards {
    let public = view.public();
    let mut seen = public.discards;
    public
        .rows
        .values()
        .flat_map(|row| row.iter())
        .for_each(|card| seen.add(*card));
    let open = |seat: Seat| {
        let own = view.own().filter(|_| view.seat() == Some(seat));
        own.or_else(|| view.disclosed(seat))
    };
    for own in Seat::all(view.seats()).filter_map(open) {
        seen.join(&own.hand);
        own.facedown.into_iter().for_each(|card| seen.add(card));
    }
    seen
}

/// How large a seat's group would be with a region.
pub(super) fn gain(public: &Public, region: Region, seat: Seat) -> usize {
    let mut owners = public.owners;
    owners.set(region, seat);
    let groups = owners.groups(seat);
    let group = groups.iter().find(|group| group.contains(&region));
    group.map_or(1, Vec::len)
}
