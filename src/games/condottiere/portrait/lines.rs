//! The board in words: a table of the rows, the strengths, and who controls what on the map.

use super::super::Condottiere;
use super::super::components::Region;
use super::super::state::Public;
use super::super::strength;
use super::{derivation, headline, naming};
use crate::portray::{self, figure, headed, letter, seated};
use crate::render::scene::Line;
use crate::rules::{BySeat, Seat, View};
use crate::words::Message;

/// The text board.
pub(super) fn lines(view: View<'_, Condottiere>) -> Vec<Line> {
    let public = view.public();
    let mut lines = headed(headline::headline(public));
    lines.push(table(view));
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

fn table(view: View<'_, Condottiere>) -> Line {
    let strength = strength::strengths(&view.public().rows);
    let head = [
        "condottiere-column-seat",
        "condottiere-column-strength",
        "condottiere-column-hand",
        "condottiere-column-regions",
        "condottiere-column-state",
        "condottiere-column-row",
    ];
    portray::table(head, Seat::all(view.seats()), |seat| row(view, &strength, seat))
}

fn row(view: View<'_, Condottiere>, strength: &BySeat<u16>, seat: Seat) -> Vec<Message> {
    let public = view.public();
    vec![
        seated("condottiere-cell-seat", seat).with("letter", letter(seat)),
        figure(strength[seat]),
        figure(view.back(seat)),
        figure(public.owners.count(seat)),
        state(public, seat),
        cards(public, seat).map_or_else(
            || Message::new("condottiere-state-none"),
            |cards| Message::new("text").with("text", cards),
        ),
    ]
}

fn state(public: &Public, seat: Seat) -> Message {
    Message::new(if public.turn().awaits(seat) {
        "condottiere-state-turn"
    } else if public.passed.has(seat) {
        "condottiere-state-passed"
    } else if public.holder == seat {
        "condottiere-state-holder"
    } else {
        "condottiere-state-none"
    })
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
