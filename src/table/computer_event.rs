//! What is written about the computers at a table. Knows no game.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// What happened to a computer's seat, how it came to what it did, and who agrees to its hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComputerEvent {
    /// It was sent away before the start; whoever sat behind it moves up.
    SentAway {
        /// Its seat.
        seat: Seat,
    },
    /// The player of a seat agrees to hints at this table, or does so no longer.
    HintsWished {
        /// Their seat.
        seat: Seat,
        /// Whether they agree.
        wished: bool,
    },
    /// It has thought about the action that follows. With the level of its player these make the same
    /// choice again from the same view (`crate::search::consider`).
    Thought {
        /// Its seat.
        seat: Seat,
        /// The number of its own luck, which has nothing to do with the table's.
        dice: u64,
        /// How many iterations it took; 0 where it did the safe action without thinking.
        iterations: u32,
    },
}
