//! What is going on, and whose decision is awaited.

use super::super::cell::Cell;
use super::super::state::{Phase, Public};
use super::spots::spots;
use super::{naming, newest};
use crate::portray::{figure, seated, winners, word};
use crate::rules::Outcome;
use crate::words::Message;

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Lay { seat, kind } => seated("carcassonne-head-lay", *seat)
            .with("kind", word(kind))
            .with("tile", naming::tile(*kind)),
        Phase::Man(seat) => {
            let cell = public.board.last().map_or(Cell::START, |laid| laid.cell);
            let id = if spots(public).is_empty() {
                "carcassonne-head-man-none"
            } else {
                "carcassonne-head-man"
            };
            seated(id, *seat).with("cell", word(cell))
        }
        Phase::Over(outcome) => won(outcome),
        Phase::Begin | Phase::Draw(_) => Message::new("carcassonne-head-soon"),
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    winners("carcassonne-head-over", outcome)
}

/// What is awaited, the tile laid last with its follower, how many tiles are left, and those that
/// left the game.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    let mut lines = vec![awaited(public)];
    if !matches!(public.phase, Phase::Man(_)) {
        lines.extend(newest::told(public));
    }
    lines.push(left(public));
    lines.extend(discarded(public));
    lines
}

/// How many tiles are left.
pub(super) fn left(public: &Public) -> Message {
    Message::new("carcassonne-left").with("count", public.bag.len())
}

/// The tiles that fitted nowhere, if there are any.
pub(super) fn discarded(public: &Public) -> Option<Message> {
    let kinds: Vec<Message> = public.discarded.iter().map(figure).collect();
    (!kinds.is_empty()).then(|| Message::new("carcassonne-discarded").with("kinds", kinds))
}
