//! What is going on, and whose decision is awaited.

use super::super::state::{Phase, Public};
use super::naming;
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
        Phase::Place(seat) => Message::new("barony-head-place").seat("player", seat.number()),
        Phase::Turn(seat) | Phase::Finished(seat) => {
            Message::new("barony-head-turn").seat("player", seat.number())
        }
        Phase::Moving { seat, .. } => Message::new("barony-head-moving").seat("player", seat.number()),
        Phase::Taking { seat, of, .. } => Message::new("barony-head-taking")
            .seat("player", seat.number())
            .seat("owner", of.number()),
        Phase::Building(seat) => Message::new("barony-head-building").seat("player", seat.number()),
        Phase::Over(outcome) => won(outcome),
        Phase::Lay => Message::new("barony-head-soon"),
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    Message::new("barony-head-over")
        .with("players", outcome.winners.iter().map(naming::player).collect::<Vec<_>>())
}

/// The round.
pub(super) fn round(public: &Public) -> Message {
    Message::new("barony-round").with("round", i64::from(public.round()))
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
                .with("count", i64::from(public.idle))
                .with("most", i64::from(patience)),
        )
    }
}
