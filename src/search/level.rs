//! How well a computer plays.

use super::Effort;
use crate::rules::Game;
use serde::{Deserialize, Serialize};

/// How well a computer plays: how often it looks. What that is in a game, the game says
/// ([`Game::ITERATIONS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays legally, and looks at little.
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

    /// What a search of this level may spend in a game, and how well it looks.
    #[must_use]
    pub const fn effort<G: Game>(self) -> Effort {
        Effort {
            priors: self as usize >= G::PRIORS_FROM,
            sampled: (self as usize) < Level::Expert as usize,
            ..Effort::of(G::ITERATIONS[self as usize])
        }
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["beginner", "easy", "medium", "hard", "expert"][self as usize]
    }

    /// The level of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
