//! The board in words, in lines: what each province has, the court, who has built what.

use super::super::Kingsburg;
use super::super::state::Public;
use super::{disclosure, headline, naming};
use crate::portray::{headed, letter, seated};
use crate::render::scene::Line;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The text board.
pub(super) fn lines(view: View<'_, Kingsburg>) -> Vec<Line> {
    let public = view.public();
    let mut lines = headed(headline::headline(public));
    let mut under = |heading: &'static str, told: Vec<Message>| {
        if !told.is_empty() {
            lines.push(Line::Heading(Message::new(heading)));
            lines.extend(told.into_iter().map(Line::Words));
        }
    };
    let track = || public.track.iter().copied();
    under("kingsburg-board-provinces", track().map(|seat| holdings(public, seat)).collect());
    let court = track().filter_map(|seat| claims(public, seat));
    let dice = track().filter_map(|seat| dice(public, seat));
    under("kingsburg-board-court", court.chain(dice).collect());
    let built = track().map(|seat| buildings(public, seat));
    let mut left = disclosure::disclosure(view);
    if left.is_empty() {
        left = disclosure::troops(public).collect();
    }
    under("kingsburg-board-buildings", built.chain(left).collect());
    lines
}

/// What a seat has beside buildings and dice.
pub(super) fn holdings(public: &Public, seat: Seat) -> Message {
    let province = &public.provinces[seat];
    seated("kingsburg-board-holdings", seat)
        .with("letter", letter(seat))
        .with("points", naming::signed(province.points))
        .with("goods", naming::goods(province.goods))
        .with("tokens", province.tokens)
        .with("soldiers", province.soldiers)
}

/// Whom a seat has influenced this season, if anybody.
pub(super) fn claims(public: &Public, seat: Seat) -> Option<Message> {
    let advisors: Vec<Message> = public
        .court
        .claims
        .iter()
        .filter(|claim| claim.seat == seat)
        .map(|claim| naming::numbered(claim.advisor))
        .collect();
    (!advisors.is_empty()).then(|| seated("kingsburg-board-claim", seat).with("advisors", advisors))
}

/// The dice that a seat has left while dice are placed, and whether it has passed.
pub(super) fn dice(public: &Public, seat: Seat) -> Option<Message> {
    let province = &public.provinces[seat];
    let dice = naming::alone(province.dice);
    if province.dice.total() == 0 || !public.placing() {
        return None;
    }
    let passed = if public.has_passed(seat) { "yes" } else { "no" };
    Some(
        seated("kingsburg-board-dice", seat)
            .with("dice", naming::payment(&dice))
            .with("passed", passed),
    )
}

/// What a seat has built, by name.
pub(super) fn buildings(public: &Public, seat: Seat) -> Message {
    let buildings = public.provinces[seat].buildings;
    seated("kingsburg-board-built", seat)
        .with("count", buildings.count())
        .with("buildings", naming::list(buildings.iter().map(naming::building).collect()))
}
