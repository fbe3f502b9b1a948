//! What a viewer is told: the own pieces, what an action does, why one is refused, how it ended.

use super::super::action::Action;
use super::super::state::Public;
use super::super::{Barony, Space};
use super::{derivation, headline, naming};
use crate::portray::{self, ranked, won_by};
use crate::rules::{Outcome, Reason, Seat, View};
use crate::words::Message;

/// What the viewer has beside the board; what is awaited, for those without a seat.
pub(super) fn own(view: View<'_, Barony>) -> Vec<Message> {
    let public = view.public();
    match view.seat() {
        Some(seat) => vec![reserve(public, seat), tokens(public, seat)],
        None => vec![headline::awaited(public)],
    }
}

/// A seat's reserve.
pub(super) fn reserve(public: &Public, seat: Seat) -> Message {
    let holding = public.holding(seat);
    let some = |id: &'static str, count: u8| Message::new(id).with("count", count);
    Message::new("barony-reserve")
        .with("knights", some("barony-knights", holding.knights))
        .with("villages", some("barony-villages", holding.villages))
        .with("strongholds", some("barony-strongholds", holding.strongholds))
        .with("cities", some("barony-cities", holding.cities))
}

/// A seat's tokens with what they are worth, for all to read.
pub(super) fn held(public: &Public, seat: Seat) -> Message {
    let held = public.holding(seat).tokens;
    if held.is_empty() {
        return Message::new("barony-board-tokens-none");
    }
    tokens(public, seat)
}

/// A seat's tokens with what they are worth, for itself.
pub(super) fn tokens(public: &Public, seat: Seat) -> Message {
    let held = public.holding(seat).tokens;
    if held.is_empty() {
        return Message::new("barony-tokens-none");
    }
    Message::new("barony-tokens")
        .with("tokens", naming::tokens(&held))
        .with("gold", held.gold())
        .with("silver", held.silver())
}

/// What an action does, in a few words.
pub(super) fn label(action: &Action) -> Message {
    let at = |id: &'static str, space: &Space| Message::new(id).with("space", naming::space(*space));
    match action {
        Action::Place(space) => at("barony-do-place", space),
        Action::Recruit(space, knights) => at("barony-do-recruit", space).with("count", *knights),
        Action::Move(from, to) => at("barony-do-move", from).with("to", naming::space(*to)),
        Action::Take(terrain) => Message::new("barony-do-take").with("terrain", naming::terrain(*terrain)),
        Action::Build(space, building) => {
            at("barony-do-build", space).with("building", naming::building(*building))
        }
        Action::Done => Message::new("barony-do-done"),
        Action::City(space) => at("barony-do-city", space),
        Action::Expedition(space) => at("barony-do-expedition", space),
        Action::Title(paid) => Message::new("barony-do-title")
            .with("tokens", naming::tokens(paid))
            .with("gold", paid.gold())
            .with("silver", paid.silver()),
        Action::Pass => Message::new("barony-do-pass"),
    }
}

/// The sentence of a refusal.
pub(super) fn why(reason: &Reason) -> Message {
    portray::why::<Barony>(reason, |_, id| id.parse().ok().map(naming::terrain))
}

/// Who won by what, and everyone's points with the tokens that silver comes from, the best first.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let ranked = ranked(outcome);
    let tied = matches!(ranked[..], [(_, most), (_, next), ..] if most == next);
    let won = won_by::<Barony>(outcome).with("tied", if tied { "yes" } else { "no" });
    let points = ranked.into_iter().map(|(seat, _)| {
        Message::new("barony-ending-seat")
            .with("points", derivation::points(public, seat))
            .with("tokens", held(public, seat))
    });
    std::iter::once(won).chain(points).collect()
}
