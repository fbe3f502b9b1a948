//! What a viewer may do now, and the safe action. Computed from a view alone.

use super::action::{Action, HandAnswer};
use super::cards::Cards;
use super::components::{Card, KEEP_MOST, Region};
use super::row::Row;
use super::state::{Phase, Public};
use super::{Condottiere, Private};
use crate::rules::{Seat, View};

/// What the viewer may do, in canonical order, without doubles.
pub(super) fn legal(view: View<'_, Condottiere>) -> Vec<Action> {
    let Some(own) = view.own().filter(|_| view.awaited()) else {
        return Vec::new();
    };
    let public = view.public();
    match &public.phase {
        Phase::Region => contested(public).collect(),
        Phase::Turn(seat) => turn(own, &public.rows[*seat]),
        Phase::Pope(_) => blessed(public).collect(),
        Phase::Hands { .. } => answers(&own.hand).iter().copied().map(Action::Hand).collect(),
        Phase::Keep(_) => keep(&own.hand),
        Phase::Between { .. } => vec![Action::Next],
        Phase::Deal | Phase::Conclude | Phase::Over(_) => Vec::new(),
    }
}

/// What a seat has to do: the only region that can be fought for, the pope's pawn off a map on which no
/// region is left for it. A seat that has cards can play one or pass. To go on after a game of a series
/// is no choice, but the time in which people look at how it ended; they say themselves when they have.
pub(super) fn forced(public: &Public, seat: Seat) -> Option<Action> {
    match public.phase {
        Phase::Region if public.holder == seat => only(contested(public)),
        Phase::Pope(holder) if holder == seat => only(blessed(public)),
        _ => None,
    }
}

/// The regions that can be fought for now.
fn contested(public: &Public) -> impl Iterator<Item = Action> {
    let regions = Region::ALL.into_iter();
    regions
        .filter(|region| public.can_contest(*region))
        .map(Action::Region)
}

/// Where the pope's pawn can go, last of all off the map.
fn blessed(public: &Public) -> impl Iterator<Item = Action> {
    let regions = Region::ALL.into_iter().filter(|region| public.can_bless(*region));
    let regions = regions.map(|region| Action::Pope(Some(region)));
    regions.chain([Action::Pope(None)])
}

/// The one of these actions, if there is but one.
fn only(mut actions: impl Iterator<Item = Action>) -> Option<Action> {
    actions.next().filter(|_| actions.next().is_none())
}

fn turn(own: &Private, row: &Row) -> Vec<Action> {
    let mut actions = Vec::with_capacity(Card::KINDS + 8);
    actions.extend(own.hand.kinds().map(Action::play));
    if own.hand.has(Card::Scarecrow) {
        let backs = Card::ALL
            .into_iter()
            .filter(|card| card.mercenary().is_some() && row.contains(card));
        actions.extend(backs.map(|back| Action::Play {
            card: Card::Scarecrow,
            back: Some(back),
        }));
    }
    actions.push(Action::Pass);
    actions
}

/// The answers that a hand allows: without a mercenary it can be thrown away (R12).
pub(super) fn answers(hand: &Cards) -> &'static [HandAnswer] {
    const ALL: &[HandAnswer] = &[HandAnswer::Keep, HandAnswer::KeepRound, HandAnswer::Discard];
    if hand.has_mercenary() { &ALL[..2] } else { ALL }
}

fn keep(hand: &Cards) -> Vec<Action> {
    let mut actions = vec![Action::Keep(Cards::NONE)];
    for first in hand.kinds() {
        actions.push(Action::Keep(Cards::from_iter([first])));
        for second in hand.kinds().filter(|second| *second >= first) {
            let pair = Cards::from_iter([first, second]);
            if hand.holds(&pair) {
                actions.push(Action::Keep(pair));
            }
        }
    }
    actions
}

/// What is worth keeping, the best first.
const WORTH: [Card; Card::KINDS] = [
    Card::Heroine,
    Card::M10,
    Card::M6,
    Card::Drummer,
    Card::M5,
    Card::Surrender,
    Card::Winter,
    Card::Spring,
    Card::M4,
    Card::Bishop,
    Card::Courtesan,
    Card::Scarecrow,
    Card::M3,
    Card::M2,
    Card::M1,
];

/// The safe action: pass, the first free region, the pope off the map, keep the hand, keep the best
/// two cards, go on.
///
/// It is one of [`legal`] whenever the viewer is awaited.
pub(super) fn idle(view: View<'_, Condottiere>) -> Action {
    let public = view.public();
    match (&public.phase, view.own()) {
        (Phase::Region, _) => Region::ALL
            .into_iter()
            .find(|region| public.can_contest(*region))
            .map_or(Action::Pass, Action::Region),
        (Phase::Pope(_), _) => Action::Pope(None),
        (Phase::Hands { .. }, _) => Action::Hand(HandAnswer::Keep),
        (Phase::Between { .. }, _) => Action::Next,
        (Phase::Keep(_), Some(own)) => {
            let best = WORTH
                .into_iter()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(own.hand.of(card))));
            Action::Keep(best.take(usize::from(KEEP_MOST)).collect())
        }
        _ => Action::Pass,
    }
}
