//! Which action is tried next: sequential halving. All are tried, then the better half of them, and so on;
//! then all again with twice the iterations, so that a search that is stopped early has looked well at
//! what is good.

use super::tree::{self, Tree};
use super::{Candidate, Effort, playout, thought};
use crate::rules::{Chance, Game, Position, Seat, View};

/// A first pass over all candidates takes at least so many iterations, if there are as many.
const PASS: u32 = 200;
/// And at least so many for each of them.
const EACH: u32 = 4;

type Tried<G> = (Vec<Candidate<G>>, u32);

/// The candidates after a search, and how many iterations it took; nothing where no computer plays the
/// game.
pub(super) fn tried<G: Game>(
    view: View<'_, G>,
    seat: Seat,
    mut candidates: Vec<Candidate<G>>,
    effort: &Effort,
    dice: u64,
    goes_on: &mut dyn FnMut(u32) -> bool,
) -> Option<Tried<G>> {
    let order = order(view, &mut candidates, effort, dice);
    let mut search = Halving {
        view,
        seat,
        effort,
        dice,
        tree: (effort.tree && tree::open::<G>()).then(|| Tree::new(seat, *effort, candidates.len())),
        candidates,
        iterations: 0,
        goes_on,
    };
    for budget in passes(effort.iterations, u32::try_from(order.len()).unwrap_or(u32::MAX)) {
        if !search.pass(order.clone(), budget)? {
            break;
        }
    }
    Some((search.candidates, search.iterations))
}

/// How many iterations each pass takes: a first one, the same again, then twice as many each time.
fn passes(iterations: u32, count: u32) -> Vec<u32> {
    let least = PASS.max(count.saturating_mul(EACH));
    let doublings = (iterations / least).checked_ilog2().unwrap_or_default();
    let mut passes: Vec<u32> = (1..=doublings)
        .rev()
        .map(|halvings| iterations >> halvings)
        .collect();
    passes.insert(0, iterations - passes.iter().sum::<u32>());
    passes
}

/// The candidates in the order of looking: the most promising first, or drawn where the effort says so, and
/// equals as the dice fall.
fn order<G: Game>(
    view: View<'_, G>,
    candidates: &mut [Candidate<G>],
    effort: &Effort,
    dice: u64,
) -> Vec<usize> {
    let actions: Vec<G::Action> = candidates.iter().map(|one| one.action.clone()).collect();
    let promises = effort.promises(view, &actions);
    if !G::preferences(view.seats()).is_empty() {
        candidates
            .iter_mut()
            .zip(&promises)
            .for_each(|(one, weight)| one.promise(*weight));
    }
    let mut chance = Chance::unrecorded(dice);
    let mut order = chance.deal("order", &mut (0..actions.len()).collect(), actions.len());
    let promise = |which: usize| promises.get(which).copied().unwrap_or(1.0);
    let key = |which| promise(which) / if effort.sampled { waited(&mut chance) } else { 1.0 };
    let keys: Vec<f32> = (0..actions.len()).map(key).collect();
    order.sort_by(|one, other| keys[*other].total_cmp(&keys[*one]));
    order
}

/// How long something is waited for that comes by chance, 1 on average. What is divided by it comes first as often as
/// its part of all (Efraimidis and Spirakis, Weighted random sampling with a reservoir, 2006).
fn waited(chance: &mut Chance<'_>) -> f32 {
    let part = f64::from(chance.number("wait", 1 << 24)) + 0.5;
    -(part / f64::from(1 << 24)).ln() as f32
}

struct Halving<'a, G: Game> {
    view: View<'a, G>,
    seat: Seat,
    effort: &'a Effort,
    dice: u64,
    /// Nothing where none is grown.
    tree: Option<Tree>,
    candidates: Vec<Candidate<G>>,
    iterations: u32,
    goes_on: &'a mut dyn FnMut(u32) -> bool,
}

impl<G: Game> Halving<'_, G> {
    /// Tries the standing candidates, and of them the better half, and so on. Whether it may go on.
    fn pass(&mut self, mut standing: Vec<usize>, budget: u32) -> Option<bool> {
        let end = self.iterations + budget;
        standing.truncate((budget / 2).max(2) as usize);
        let rounds = standing.len().next_power_of_two().ilog2().max(1);
        while self.iterations < end {
            let tries = budget / (rounds * standing.len() as u32);
            for _ in 0..tries.max(1) {
                for which in &standing {
                    if self.iterations >= end {
                        return Some(true);
                    }
                    if !(self.goes_on)(self.iterations) {
                        return Some(false);
                    }
                    self.attempt(*which)?;
                }
            }
            let mean = thought::mean(&self.candidates);
            let value = |which: usize| self.candidates[which].judged(mean);
            standing.sort_by(|one, other| value(*other).total_cmp(&value(*one)));
            standing.truncate(standing.len().div_ceil(2).max(2));
        }
        Some(true)
    }

    /// One more try of a candidate. The nth try of each begins with the same guess and the same luck, so
    /// that they differ by what they are and not by what they met.
    fn attempt(&mut self, which: usize) -> Option<()> {
        let candidate = &mut self.candidates[which];
        let mut chance = playout::luck(self.dice, candidate.visits);
        let mut position = Position::determinized(self.view, &mut chance)?;
        let before = chance.numbers();
        playout::act(&mut position, self.seat, &candidate.action, &mut chance);
        let rewards = match &mut self.tree {
            Some(tree) if chance.numbers() == before => tree.play_out(which, &mut position, &mut chance),
            _ => playout::play_out(&mut position, self.effort, &mut chance),
        };
        candidate.add(rewards[self.seat]);
        self.iterations += 1;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_three_times_as_promising_comes_first_three_times_of_four() {
        let mut chance = Chance::unrecorded(1);
        let first = (0..10_000).filter(|_| 3.0 / waited(&mut chance) > 1.0 / waited(&mut chance));
        let first = first.count();
        assert!((7_350..7_650).contains(&first), "{first}");
    }

    #[test]
    fn passes_double_and_take_all_iterations() {
        assert_eq!(passes(300, 10), [300]);
        assert_eq!(passes(3_000, 10), [375, 375, 750, 1_500]);
        assert_eq!(passes(3_000, 200), [1_500, 1_500]);
        assert_eq!(passes(10, 100), [10]);
        assert_eq!(passes(0, 3), [0]);
    }
}
