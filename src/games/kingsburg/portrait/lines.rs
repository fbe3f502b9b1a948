//! The board in words: a table of the provinces, the court, and what each province has built.

use super::super::Kingsburg;
use super::super::components::Building;
use super::super::state::Public;
use super::{headline, naming};
use crate::portray::{self, figure, headed, letter, seated};
use crate::render::scene::Line;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The text board.
pub(super) fn lines(view: View<'_, Kingsburg>) -> Vec<Line> {
    let public = view.public();
    let mut lines = headed(headline::headline(public));
    lines.push(table(public));
    let court = court(public);
    if !court.is_empty() {
        lines.push(Line::Heading(Message::new("kingsburg-board-court")));
        lines.extend(court.into_iter().map(Line::Words));
    }
    let dice: Vec<Message> = public
        .track
        .iter()
        .filter_map(|seat| dice(public, *seat))
        .collect();
    lines.extend(dice.into_iter().map(Line::Words));
    lines.push(Line::Heading(Message::new("kingsburg-board-buildings")));
    lines.extend(
        public
            .track
            .iter()
            .map(|seat| Line::Words(buildings(public, *seat))),
    );
    lines.extend(troops(public).map(Line::Words));
    lines
}

fn table(public: &Public) -> Line {
    let head = [
        "kingsburg-column-seat",
        "kingsburg-column-points",
        "kingsburg-column-gold",
        "kingsburg-column-wood",
        "kingsburg-column-stone",
        "kingsburg-column-tokens",
        "kingsburg-column-soldiers",
    ];
    let row = |seat: &Seat| {
        let province = &public.provinces[*seat];
        let figures = [
            i64::from(province.points),
            province.goods.gold.into(),
            province.goods.wood.into(),
            province.goods.stone.into(),
            province.tokens.into(),
            province.soldiers.into(),
        ];
        let name = seated("kingsburg-cell-seat", *seat).with("letter", letter(*seat));
        std::iter::once(name).chain(figures.map(figure)).collect()
    };
    portray::table(head, &public.track, row)
}

/// Whose dice stand where, seat by seat.
fn court(public: &Public) -> Vec<Message> {
    let of = |seat: &Seat| {
        let all = public
            .court
            .claims
            .iter()
            .filter(|claim| claim.seat == *seat)
            .map(|claim| naming::numbered(claim.advisor));
        let advisors: Vec<Message> = all.collect();
        (!advisors.is_empty()).then(|| seated("kingsburg-board-claim", *seat).with("advisors", advisors))
    };
    public.track.iter().filter_map(of).collect()
}

/// The dice a seat can still place, and whether it has passed.
pub(super) fn dice(public: &Public, seat: Seat) -> Option<Message> {
    let province = &public.provinces[seat];
    let dice = naming::alone(province.dice);
    if province.dice.total() == 0 {
        return None;
    }
    let passed = if province.done.passed { "yes" } else { "no" };
    Some(
        seated("kingsburg-board-dice", seat)
            .with("dice", naming::payment(&dice))
            .with("passed", passed),
    )
}

/// In a game with troops, those that each seat has left.
pub(super) fn troops(public: &Public) -> impl Iterator<Item = Message> {
    let seats = public.track.iter().filter(|_| public.options.dm);
    seats.map(|seat| {
        let left = naming::list(naming::troops(&public.provinces[*seat]));
        seated("kingsburg-board-troops", *seat).with("troops", left)
    })
}

/// What a seat has built: the last building of each row, which stands for all before it.
fn buildings(public: &Public, seat: Seat) -> Message {
    let buildings = public.provinces[seat].buildings;
    let last = buildings.iter().filter(|building| {
        Building::at(building.row(), building.column() + 1).is_none_or(|next| !buildings.has(next))
    });
    let last: Vec<Message> = last.map(naming::building).collect();
    seated("kingsburg-board-built", seat)
        .with("count", buildings.count())
        .with("buildings", naming::list(last))
}
