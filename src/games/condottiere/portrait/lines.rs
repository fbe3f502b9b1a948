//! The board in words, in lines: the rows, the strengths, and who controls what on the map.

use super::super::Condottiere;
use super::super::components::Region;
use super::super::state::Public;
use super::super::strength;
use super::disclosure::disclosure;
use super::{derivation, headline, naming};
use crate::portray::{headed, letter, seated};
use crate::render::scene::Line;
use crate::rules::{BySeat, Seat, View};
use crate::words::Message;

/// The text board.
pub(super) fn lines(view: View<'_, Condottiere>) -> Vec<Line> {
    let public = view.public();
    let mut lines = headed(headline::headline(public));
    let strength = strength::strengths(&public.rows);
    lines.extend(Seat::all(view.seats()).map(|one| Line::Words(seat(view, &strength, one))));
    lines.extend(disclosure(view).into_iter().map(Line::Words));
    let derived = derivation::strengths(public);
    if !derived.is_empty() {
        lines.push(Line::Heading(Message::new("condottiere-board-strengths")));
        lines.extend(derived.into_iter().map(Line::Words));
    }
    lines.push(Line::Heading(Message::new("condottiere-board-map")));
    lines.push(Line::Words(derivation::goal(public)));
    lines.extend(Seat::all(view.seats()).map(|seat| Line::Words(derivation::progress(public, seat))));
    lines.extend(free(public).into_iter().map(Line::Words));
    lines
}

/// A seat's line of the board.
pub(super) fn of(view: View<'_, Condottiere>, one: Seat) -> Message {
    seat(view, &strength::strengths(&view.public().rows), one)
}

/// A seat's row with its strength, the cards in hand, how many regions it has, and its part in the
/// battle.
fn seat(view: View<'_, Condottiere>, strength: &BySeat<u16>, seat: Seat) -> Message {
    let public = view.public();
    let told = match cards(public, seat) {
        Some(cards) => Message::new("condottiere-board-seat")
            .with("cards", cards)
            .with("strength", strength[seat]),
        None => Message::new("condottiere-board-seat-idle"),
    };
    told.seat("player", seat.number())
        .with("letter", letter(seat))
        .with("hand", view.back(seat))
        .with("count", public.owners.count(seat))
        .with("state", state(view, seat))
}

/// What a seat's part in the battle is: passed (as long as its rows lie there), to decide, or out of
/// cards.
pub(super) fn state(view: View<'_, Condottiere>, seat: Seat) -> &'static str {
    let public = view.public();
    if public.passed.has(seat) {
        "passed"
    } else if headline::deciding(public, seat) {
        "turn"
    } else if public.contested.is_some() && view.back(seat) == 0 {
        "out"
    } else {
        "open"
    }
}

/// A seat's row in canonical order, if there is a card in it; of a face-down one, that it lies
/// there.
pub(super) fn cards(public: &Public, seat: Seat) -> Option<Vec<Message>> {
    let row: super::super::cards::Cards = public.rows[seat].iter().copied().collect();
    let mut cards = naming::kinds(&row);
    cards.extend(
        public
            .covered
            .has(seat)
            .then(|| Message::new("condottiere-covered")),
    );
    (!cards.is_empty()).then_some(cards)
}

/// What is free, what the pope protects, who has the Condottiere.
pub(super) fn free(public: &Public) -> Vec<Message> {
    let free: Vec<Region> = Region::ALL
        .into_iter()
        .filter(|region| public.is_free(*region) && public.contested != Some(*region))
        .collect();
    let mut lines = vec![if free.is_empty() {
        Message::new("condottiere-free-none")
    } else {
        Message::new("condottiere-free").with("regions", naming::regions(free))
    }];
    if public.options.capturing {
        lines.push(Message::new("condottiere-free-capturing"));
    }
    lines.extend(public.defender().map(|seat| {
        Message::new(if public.may_wait(seat) {
            "condottiere-defender-waits"
        } else {
            "condottiere-defender"
        })
        .seat("player", seat.number())
    }));
    lines.extend(
        public
            .pope
            .map(|region| Message::new("condottiere-pope").with("region", naming::region(region))),
    );
    lines.push(seated("condottiere-holder", public.holder));
    lines
}
