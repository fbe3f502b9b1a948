//! What is going on, and whose decision is awaited.

use super::super::state::{Phase, Public};
use crate::portray::{seated, winners};
use crate::rules::Outcome;
use crate::words::Message;

/// A few lines: what is awaited, the round, and whether the game is about to end.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    let mut lines = vec![awaited(public)];
    if public.round() > 0 {
        lines.push(round(public));
    }
    if !matches!(public.phase, Phase::Over(_)) {
        lines.extend(soon(public));
    }
    lines
}

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Place(seat) => seated("barony-head-place", *seat),
        Phase::Turn(seat) | Phase::Finished(seat) => seated("barony-head-turn", *seat),
        Phase::Moving { seat, .. } => seated("barony-head-moving", *seat),
        Phase::Taking { seat, of, .. } => seated("barony-head-taking", *seat).seat("owner", of.number()),
        Phase::Building(seat) => seated("barony-head-building", *seat),
        Phase::Over(outcome) => won(outcome),
        Phase::Lay => Message::new("barony-head-soon"),
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    winners("barony-head-over", outcome)
}

/// The round.
pub(super) fn round(public: &Public) -> Message {
    Message::new("barony-round").with("round", public.round())
}

/// Why the game is about to end, if it is.
pub(super) fn soon(public: &Public) -> Option<Message> {
    let waning = |patience: &u16| public.idle > 0 && public.idle * 2 >= *patience;
    if public.last_round() {
        Some(Message::new("barony-last-round"))
    } else {
        let patience = public.patience().filter(waning)?;
        Some(
            Message::new("barony-idle")
                .with("count", public.idle)
                .with("most", patience),
        )
    }
}
