//! What a computer has to decide, to be thought about outside the table. It holds a position that the
//! computer's seat cannot tell from the true one, and nothing of the true one.

use super::{ComputerLevel, Step};
use crate::rules::Seat;

/// What is done about a computer, or by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComputerCommand {
    /// Have one of this level take a free seat while the table gathers.
    Add(ComputerLevel),
    /// Send the one of this seat away while the table gathers.
    SendAway(Seat),
    /// For computers alone: do what was thought of.
    Act(Deliberated),
}

/// What a computer does, and how it came to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deliberated {
    /// The action, in the game's notation.
    pub notation: String,
    /// The number of its own luck.
    pub dice: u64,
    /// How many iterations it took; 0 where it did the safe action without thinking.
    pub iterations: u32,
}

/// Whether a search goes on after so many iterations.
pub(super) type GoesOn<'a> = &'a mut dyn FnMut(u32) -> bool;
type Thinking = Box<dyn FnOnce(u64, GoesOn<'_>) -> Deliberated + Send>;

/// A computer's decision that is awaited.
pub struct Deliberation {
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: ComputerLevel,
    /// The stamp of its decision: what it comes to is done as long as this is the present one.
    pub stamp: Step,
    pub(super) thinking: Thinking,
}

impl Deliberation {
    /// What it does, with this number for its own luck; it thinks at most as long as `goes_on` says so.
    /// This may take as long as that.
    #[must_use]
    pub fn decide(self, dice: u64, goes_on: &mut dyn FnMut(u32) -> bool) -> Deliberated {
        (self.thinking)(dice, goes_on)
    }
}
