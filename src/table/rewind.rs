//! What is asked about taking several actions back. Who has to agree, the plies themselves say
//! ([`super::take_back::concerned`]). Knows no game and no user interface.

use crate::rules::{Seat, Seats};

/// Who would like actions to be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RewindAsker {
    /// A seat, to an earlier decision of its own.
    Seat(Seat),
    /// Somebody of this name who manages the server.
    Manager(String),
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rewind {
    /// Who asks.
    pub(super) by: RewindAsker,
    /// How many of the last actions would go: nothing is played while it is asked.
    pub(super) plies: usize,
    /// Who agrees so far.
    pub(super) agreed: Seats,
}

impl Rewind {
    /// A question that nobody has answered yet.
    pub(super) fn new(by: RewindAsker, plies: usize) -> Rewind {
        let agreed = Seats::NONE;
        Rewind { by, plies, agreed }
    }

    /// The seat that asks.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.by {
            RewindAsker::Seat(seat) => Some(seat),
            RewindAsker::Manager(_) => None,
        }
    }
}
