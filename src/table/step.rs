//! How far a table is, as all can count it.

use std::fmt;

/// The number of steps at a table that all could follow: records without those of plans, of which
/// every action counts. Nobody can tell from it whether somebody plans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(pub u32);

impl Step {
    /// Before the first step; also where no step is known.
    pub const NONE: Step = Step(0);

    /// The step after this one.
    #[must_use]
    pub fn next(self) -> Step {
        Step(self.0 + 1)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
