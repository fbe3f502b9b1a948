//! What a search came to.

use crate::rules::Game;

/// An action that was looked at.
pub struct Candidate<G: Game> {
    /// The action.
    pub action: G::Action,
    /// In how many iterations it was tried.
    pub visits: u32,
    total: f64,
}

impl<G: Game> Candidate<G> {
    pub(super) fn new(action: G::Action) -> Candidate<G> {
        Candidate {
            action,
            visits: 0,
            total: 0.0,
        }
    }

    pub(super) fn add(&mut self, value: f32) {
        self.visits += 1;
        self.total += f64::from(value);
    }

    /// The mean reward of its tries, from 0 to 1; 0 where it was not tried.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// What a search came to.
pub struct Thought<G: Game> {
    /// What it would do.
    pub action: G::Action,
    /// How many iterations it took.
    pub iterations: u32,
    /// All legal actions, in the order of the list.
    pub candidates: Vec<Candidate<G>>,
}

impl<G: Game> Thought<G> {
    /// The best of the candidates, the first of equals; nothing where there is none.
    pub(super) fn of(candidates: Vec<Candidate<G>>, iterations: u32) -> Option<Thought<G>> {
        let better = |one: &usize, other: &usize| {
            let values = (candidates[*one].value(), candidates[*other].value());
            values.0.total_cmp(&values.1).then(other.cmp(one))
        };
        let best = (0..candidates.len()).max_by(better)?;
        Some(Thought {
            action: candidates[best].action.clone(),
            iterations,
            candidates,
        })
    }
}
