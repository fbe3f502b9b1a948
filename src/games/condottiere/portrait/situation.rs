//! The battle in a few lines, for whoever decides by the hand alone: the rows with their strengths,
//! who has passed, the season.

use super::super::Condottiere;
use super::super::state::{Phase, Public};
use super::super::strength;
use super::{headline, lines};
use crate::portray::{letter, seated};
use crate::rules::{Seat, View};
use crate::words::Message;

/// What the viewer needs of the table to decide.
pub(super) fn situation(view: View<'_, Condottiere>) -> Vec<Message> {
    let public = view.public();
    let mut told = vec![headline::round(public)];
    if !matches!(public.phase, Phase::Turn(_) | Phase::Pope(_)) {
        told.extend(public.last.as_ref().map(headline::result));
        return told;
    }
    told.extend(headline::season(public));
    let others = Seat::all(view.seats()).filter(|seat| view.seat() != Some(*seat));
    let seats = view.seat().into_iter().chain(others);
    told.extend(seats.map(|seat| row(view, public, seat)));
    told
}

/// A seat's row, its strength, its hand's size, and whether it has passed.
fn row(view: View<'_, Condottiere>, public: &Public, seat: Seat) -> Message {
    let row = match lines::cards(public, seat) {
        Some(cards) => seated("condottiere-situation-row", seat)
            .with("cards", cards)
            .with("strength", strength::strengths(&public.rows)[seat]),
        None => seated("condottiere-situation-no-row", seat),
    };
    let state = if public.passed.has(seat) { "passed" } else { "open" };
    row.with("letter", letter(seat))
        .with("count", view.back(seat))
        .with("state", state)
}
