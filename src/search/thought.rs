//! What a search came to.

use crate::rules::Game;

/// For so many tries of an action what the game has learned of it counts. It was chosen by matches, not finely
/// (`docs/COMPUTERS.md`).
const COUNTS_FOR: f64 = 60.0;
/// How much more reward is expected of an action that is e times as promising.
const PROMISED: f64 = 0.02;

/// An action that was looked at.
pub struct Candidate<G: Game> {
    /// The action.
    pub action: G::Action,
    /// In how many iterations it was tried.
    pub visits: u32,
    total: f64,
    /// How promising it looks, as a logarithm; nothing where the game has learned no preferences.
    promise: Option<f64>,
}

impl<G: Game> Candidate<G> {
    pub(super) fn new(action: G::Action) -> Candidate<G> {
        Candidate {
            action,
            visits: 0,
            total: 0.0,
            promise: None,
        }
    }

    /// It looks so promising by what the game has learned.
    pub(super) fn promise(&mut self, weight: f32) {
        self.promise = Some(f64::from(weight).ln());
    }

    /// What it is judged by beside others whose tries come to `mean`: its own tries, and where the game has learned
    /// preferences as many more as those count for, of what they promise.
    pub(super) fn judged(&self, mean: f64) -> f64 {
        match self.promise {
            None => self.value(),
            Some(promise) => {
                let promised = mean + PROMISED * promise;
                (self.total + COUNTS_FOR * promised) / (f64::from(self.visits) + COUNTS_FOR)
            }
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
    /// So many of the candidates that were tried, the best first: those that were tried often before those that
    /// fell out early.
    #[must_use]
    pub fn best(&self, count: usize) -> Vec<&Candidate<G>> {
        let order = order(&self.candidates).into_iter();
        let tried = order.map(|which| &self.candidates[which]);
        tried.filter(|one| one.visits > 0).take(count).collect()
    }

    /// The best of the candidates; nothing where there is none.
    pub(super) fn of(candidates: Vec<Candidate<G>>, iterations: u32) -> Option<Thought<G>> {
        let best = *order(&candidates).first()?;
        Some(Thought {
            action: candidates[best].action.clone(),
            iterations,
            candidates,
        })
    }
}

/// The mean reward of all tries; 0 where there are none.
pub(super) fn mean<G: Game>(candidates: &[Candidate<G>]) -> f64 {
    let visits: u32 = candidates.iter().map(|one| one.visits).sum();
    let total: f64 = candidates.iter().map(|one| one.total).sum();
    total / f64::from(visits.max(1))
}

/// The candidates, the best first and of equals the first: those that were tried often enough to be trusted before those
/// that fell out early, which were lucky or unlucky in a few tries.
fn order<G: Game>(candidates: &[Candidate<G>]) -> Vec<usize> {
    let most = candidates.iter().map(|one| one.visits).max().unwrap_or_default();
    let mean = mean(candidates);
    let rank = |which: &usize| {
        let candidate = &candidates[*which];
        (candidate.visits * 2 >= most, candidate.judged(mean))
    };
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|one, other| {
        let (one, other) = (rank(one), rank(other));
        other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
    });
    order
}
