//! How well a computer plays.

use super::Effort;
use serde::{Deserialize, Serialize};

/// How well a computer plays: how far it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays legally, and looks at nothing twice.
    Beginner,
    /// Sees what is near.
    Easy,
    /// As somebody who knows the rules.
    Medium,
    /// As somebody who has played often.
    Hard,
    /// As well as it can.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// How many iterations a decision takes at most.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        self.effort().iterations
    }

    /// What a search of this level may spend, and how well it looks.
    #[must_use]
    pub const fn effort(self) -> Effort {
        let iterations = match self {
            Level::Beginner => 10,
            Level::Easy => 30,
            Level::Medium => 300,
            Level::Hard => 3_000,
            Level::Expert => 30_000,
        };
        Effort::of(iterations)
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
