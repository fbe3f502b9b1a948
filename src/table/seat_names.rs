//! Seats as names in a sentence. Knows no game.

use crate::rules::{Seat, Seats};
use crate::words::Message;

/// Who sits there, in order.
pub(super) fn named(seats: Seats) -> Vec<Message> {
    let who = |seat: Seat| Message::new("who").seat("who", seat.number());
    seats.iter().map(who).collect()
}
