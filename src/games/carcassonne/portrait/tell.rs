//! Lines of the log.

use super::super::event::Event;
use super::super::state::Score;
use super::{headline, naming};
use crate::portray::{predicate as said, seated, several, word};
use crate::rules::Seat;
use crate::words::Message;

/// A line of the log.
pub(super) fn tell(event: &Event) -> Message {
    match event {
        Event::Began { seat } => seated("carcassonne-log-began", *seat),
        Event::Drew { seat, kind } => seated("carcassonne-log-drew", *seat)
            .with("kind", word(kind))
            .with("tile", naming::tile(*kind)),
        Event::Discarded { seat, kind } => seated("carcassonne-log-discarded", *seat)
            .with("kind", word(kind))
            .with("tile", naming::tile(*kind)),
        Event::Laid {
            seat,
            kind,
            cell,
            top,
        } => seated("carcassonne-log-laid", *seat)
            .with("kind", word(kind))
            .with("cell", word(cell))
            .with("turn", naming::top(*top)),
        Event::Manned { seat, cell, spot } => seated("carcassonne-log-manned", *seat)
            .with("cell", word(cell))
            .with("part", naming::manned(*seat, naming::spot(*spot))),
        Event::Passed { seat } => seated("carcassonne-log-passed", *seat),
        Event::Completed { score } => paid("carcassonne-log-completed", score),
        Event::Counted { score } => paid("carcassonne-log-counted", score),
        Event::Over { outcome } => headline::won(outcome),
    }
}

/// Who a line is about, and what it says of them: whoever did it, drew what fits nowhere, or won.
pub(super) fn predicate(event: &Event) -> Option<(Seat, Message)> {
    let about = matches!(
        event,
        Event::Laid { .. } | Event::Manned { .. } | Event::Discarded { .. } | Event::Over { .. }
    );
    about.then(|| said(&tell(event)))?
}

/// Whether those who come back are told: all but what was drawn, which is laid next, that no
/// follower was placed, and what paid nothing at the end.
pub(super) fn weighs(event: &Event) -> bool {
    match event {
        Event::Began { .. } | Event::Drew { .. } | Event::Passed { .. } => false,
        Event::Counted { score } => score.points > 0,
        Event::Laid { .. } | Event::Manned { .. } => true,
        Event::Discarded { .. } | Event::Completed { .. } | Event::Over { .. } => true,
    }
}

/// Whose own doing it is; nobody's is what is drawn and paid.
pub(super) fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Laid { seat, .. } | Event::Manned { seat, .. } | Event::Passed { seat } => Some(*seat),
        Event::Began { .. } | Event::Drew { .. } | Event::Discarded { .. } => None,
        Event::Completed { .. } | Event::Counted { .. } | Event::Over { .. } => None,
    }
}

fn paid(id: &'static str, score: &Score) -> Message {
    several(id, score.seats.iter())
        .with("part", naming::land(score.spot.land()))
        .with("cell", word(score.cell))
        .with("points", score.points)
}
