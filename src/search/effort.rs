//! What a search may spend, and how well it looks.

use crate::rules::{Game, View};

/// What a search may spend, and how well it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many iterations a decision takes at most.
    pub iterations: u32,
    /// After how many plies a try is broken off and estimated, where the game has no nearer horizon of its
    /// own; nothing where the game alone says.
    pub horizon: Option<u32>,
    /// Whether what follows an action is searched too, and not only played out, in a game that hides nothing.
    pub tree: bool,
    /// Whether actions that look promising at first sight ([`Game::priors`]) are tried first
    /// and more often.
    pub priors: bool,
    /// Whether the actions that it looks at are drawn, the more promising the likelier; else they are the most promising.
    /// It matters where it looks at some of them alone, which a search with few iterations does.
    pub sampled: bool,
}

impl Effort {
    /// So many iterations, and everything else as well as it can be.
    #[must_use]
    pub const fn of(iterations: u32) -> Effort {
        Effort {
            iterations,
            horizon: None,
            tree: true,
            priors: true,
            sampled: false,
        }
    }

    /// How promising each action looks, where it goes by that; nothing where all look alike.
    pub(super) fn promises<G: Game>(&self, view: View<'_, G>, actions: &[G::Action]) -> Vec<f32> {
        match self.priors {
            true => G::priors(view, actions),
            false => Vec::new(),
        }
    }
}
