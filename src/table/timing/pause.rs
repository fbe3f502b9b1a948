//! A table that pauses by the wish of its people.

use crate::rules::{Seat, Seats};

/// Whether a table pauses, so that all clocks stand, and who would like it otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pause {
    /// Until when, in milliseconds since 1970; nothing while it does not.
    pub until: Option<u64>,
    /// Who would like it to pause; while it does, who would like to go on.
    pub wished: Seats,
}

impl Pause {
    /// A pause until a moment, in milliseconds since 1970, or none; nobody wishes for anything yet.
    #[must_use]
    pub fn new(until: Option<u64>) -> Pause {
        Pause {
            until,
            wished: Seats::NONE,
        }
    }

    /// A seat would like it otherwise.
    pub fn wish(&mut self, seat: Seat) {
        self.wished = self.wished.with(seat);
    }
}
