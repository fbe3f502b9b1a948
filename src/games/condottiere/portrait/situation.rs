//! The battle in a few lines, for whoever decides by the hand alone: the rows with their strengths,
//! who has passed, the season, and what passing brings the last one in.

use super::super::Condottiere;
use super::super::state::{Ended, Phase, Public};
use super::super::{scoring, strength};
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
    told.extend(last_in(view));
    told
}

/// For whoever is up when everybody else is out of the battle: that passing ends it, and what comes
/// of that as far as the viewer can know.
fn last_in(view: View<'_, Condottiere>) -> Option<Message> {
    let (public, own) = (view.public(), view.own()?);
    let seat = view
        .seat()
        .filter(|seat| matches!(public.phase, Phase::Turn(up) if up == *seat))?;
    let out = |other: Seat| other == seat || public.passed.has(other) || view.back(other) == 0;
    if !Seat::all(view.seats()).all(out) {
        return None;
    }
    if !public.covered.without(seat).is_empty() {
        return Some(Message::new("condottiere-last-in-covered"));
    }
    let mut end = public.clone();
    own.facedown.into_iter().for_each(|card| end.rows[seat].lay(card));
    let battle = scoring::battle(&end, Ended::Passes);
    Some(Message::new("condottiere-last-in").with("result", headline::taken(&battle)))
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
