//! What a person did last at a table, and on which panel: whoever presses the same there once more
//! can be told that it is done. Knows no user interface.

use super::Step;

/// What a person did last at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LatestAnswer {
    /// The stamp of the panel that they had before.
    pub(super) stamp: Step,
    /// What they did.
    pub(super) what: Answer,
    /// How many things had happened since the game began.
    pub(super) happened: usize,
}

/// What somebody answers a panel with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// What is done by a notation.
    Notation(String),
    /// Taking their last action back.
    TakeBack,
}
