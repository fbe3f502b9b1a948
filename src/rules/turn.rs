//! Whose decision is awaited, and how a game ends. Knows no words for it.

use super::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a position waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Turn {
    /// Decisions of these seats (never none).
    Awaits(Seats),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Turn {
    /// Whether the seat's decision is awaited.
    #[must_use]
    pub fn awaits(&self, seat: Seat) -> bool {
        self.seats().has(seat)
    }

    /// The seats whose decisions are awaited; none when the game is over.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Turn::Awaits(seats) => *seats,
            Turn::Over(_) => Seats::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several seats share the victory.
    pub winners: Seats,
    /// By what: an id of the game's own (`adjacent`, `total` ...), which its texts explain.
    pub how: String,
    /// The final score of each seat, in the game's own unit (regions, points).
    pub scores: BySeat<i32>,
}

impl Outcome {
    /// By what a game ends that its rules did not end: everybody else has given up. Every game's
    /// texts explain it.
    pub const ALONE: &'static str = "alone";
}
