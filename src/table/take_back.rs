//! When an action may be taken back. Knows nothing of who asks in which way.

use super::history::Mark;
use super::stage::Play;
use crate::portray::Portray;
use crate::rules::{Seat, Turn};

/// Why the seat may not take the last action back; nothing if it may.
///
/// One's own last action can be taken back until luck was drawn, something hidden was shown, or
/// another seat has acted; never what the host did for whoever was late. The luck stays the same: a ply that is played again draws the same keys.
pub(super) fn refusal<G: Portray>(play: &Play<G>, seat: Seat) -> Option<&'static str> {
    refusal_after(matches!(play.state.turn(), Turn::Over(_)), play.history.last(), seat)
}

/// The same of any game: whether it is over, and the last ply that stands.
pub(super) fn refusal_after(over: bool, last: Option<Mark>, seat: Seat) -> Option<&'static str> {
    if over {
        return Some("refused-over");
    }
    match last {
        None => Some("refused-back-nothing"),
        Some(ply) if ply.seat != seat => Some("refused-back-other"),
        Some(ply) if ply.by_host => Some("refused-back-host"),
        Some(ply) if ply.drew => Some("refused-back-luck"),
        Some(ply) if ply.uncovered => Some("refused-back-uncovered"),
        Some(_) => None,
    }
}
