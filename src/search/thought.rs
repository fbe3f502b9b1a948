//! What a search came to.

use super::Effort;
use crate::rules::{Chance, Game};

/// What a choice among near-equals is drawn from: as many parts of all weights.
const PARTS: u32 = 1 << 24;

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
        let trusted = trusted(&self.candidates);
        let tried = (0..self.candidates.len()).filter(|which| self.candidates[*which].visits > 0);
        let mut order: Vec<usize> = tried.collect();
        let mean = mean(&self.candidates);
        let value = |which: usize| self.candidates[which].judged(mean);
        order.sort_by(|one, other| {
            let trusts = trusted(other).cmp(&trusted(one));
            trusts.then(value(*other).total_cmp(&value(*one)))
        });
        order
            .into_iter()
            .take(count)
            .map(|which| &self.candidates[which])
            .collect()
    }

    /// The best of the candidates, or with a softness one that is nearly so good; nothing where there is
    /// none.
    pub(super) fn of(
        candidates: Vec<Candidate<G>>,
        iterations: u32,
        effort: &Effort,
        dice: u64,
    ) -> Option<Thought<G>> {
        let best = best(&candidates)?;
        let chosen = if effort.softness > 0.0 {
            softly(&candidates, candidates[best].value(), effort.softness, dice)
        } else {
            None
        };
        Some(Thought {
            action: candidates[chosen.unwrap_or(best)].action.clone(),
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

/// Whether a candidate was tried often enough to be trusted: those that fell out early were lucky or
/// unlucky in a few tries.
fn trusted<G: Game>(candidates: &[Candidate<G>]) -> impl Fn(&usize) -> bool {
    let most = candidates.iter().map(|one| one.visits).max().unwrap_or_default();
    move |which| candidates[*which].visits * 2 >= most
}

/// The best of the trusted candidates, the first of equals.
fn best<G: Game>(candidates: &[Candidate<G>]) -> Option<usize> {
    let mean = mean(candidates);
    let better = |one: &usize, other: &usize| {
        let values = (candidates[*one].judged(mean), candidates[*other].judged(mean));
        values.0.total_cmp(&values.1).then(other.cmp(one))
    };
    (0..candidates.len()).filter(trusted(candidates)).max_by(better)
}

/// One of the tried candidates, the better the likelier.
fn softly<G: Game>(candidates: &[Candidate<G>], best: f64, softness: f64, dice: u64) -> Option<usize> {
    let weigh = |one: &Candidate<G>| match one.visits {
        0 => 0.0,
        _ => ((one.value() - best).min(0.0) / softness).exp(),
    };
    let weights: Vec<f64> = candidates.iter().map(weigh).collect();
    let drawn = Chance::unrecorded(!dice).number("choice", PARTS);
    let mut left = f64::from(drawn) / f64::from(PARTS) * weights.iter().sum::<f64>();
    weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    })
}
