//! A few actions held against each other: each is tried as often as the others, with the same guesses and the
//! same luck, and what it comes to is told in points too.

use super::{Effort, playout};
use crate::rules::{Game, Position, Seat, Viewer};

/// How tries are played out: as well as can be.
const WELL: Effort = Effort::of(0);

/// What came of holding actions against each other.
pub struct Weighing {
    /// Of each action, what came of each try.
    tries: Vec<Vec<Try>>,
}

/// What came of a try.
#[derive(Clone, Copy)]
struct Try {
    /// The reward, from 0 to 1.
    reward: f32,
    /// How many points the seat was before the best other.
    margin: i32,
}

/// Tries each of these actions of a seat so often, or fewer times where `goes_on` says no before one more try
/// of all. As in [`super::consider`] the position may be any that the seat cannot tell from the true one, and the
/// answer depends on its view of it and on what is given. Nothing where no computer plays the game.
pub fn weigh<G: Game>(
    position: &Position<G>,
    seat: Seat,
    actions: &[G::Action],
    (tries, dice): (u32, u64),
    goes_on: &mut dyn FnMut(u32) -> bool,
) -> Option<Weighing> {
    let view = position.view(Viewer::Seat(seat));
    let mut weighing = Weighing {
        tries: vec![Vec::new(); actions.len()],
    };
    for nth in 0..tries {
        if !goes_on(nth) {
            break;
        }
        for (action, tries) in actions.iter().zip(&mut weighing.tries) {
            let mut chance = playout::luck(dice, nth);
            let mut position = Position::determinized(view, &mut chance)?;
            playout::act(&mut position, seat, action, &mut chance);
            let reward = playout::play_out(&mut position, &WELL, &mut chance)[seat];
            let margin = playout::margin(&position, seat);
            tries.push(Try { reward, margin });
        }
    }
    Some(weighing)
}

impl Weighing {
    /// How often each was tried.
    #[must_use]
    pub fn tries(&self) -> usize {
        self.tries.first().map_or(0, Vec::len)
    }

    /// The mean reward of the action that was named so, from 0 to 1.
    #[must_use]
    pub fn value(&self, which: usize) -> f64 {
        let all = self.tries[which].iter().map(|one| f64::from(one.reward));
        all.sum::<f64>() / self.tries().max(1) as f64
    }

    /// How many points an action comes to more than another on average, and by how much that may be off (its
    /// standard error).
    #[must_use]
    pub fn points(&self, which: usize, other: usize) -> (f64, f64) {
        let pairs = self.tries[which].iter().zip(&self.tries[other]);
        let differences: Vec<f64> = pairs
            .map(|(one, other)| f64::from(one.margin - other.margin))
            .collect();
        let count = differences.len().max(1) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighing(margins: &[&[i32]]) -> Weighing {
        let tries = |margins: &&[i32]| {
            let tried = |margin: &i32| Try {
                reward: *margin as f32 / 10.0,
                margin: *margin,
            };
            margins.iter().map(tried).collect()
        };
        Weighing {
            tries: margins.iter().map(tries).collect(),
        }
    }

    #[test]
    fn points_are_compared_try_by_try() {
        let weighing = weighing(&[&[4, 8, 6], &[1, 5, 3]]);
        assert_eq!((weighing.tries(), weighing.points(0, 1)), (3, (3.0, 0.0)));
        assert!((weighing.value(0) - 0.6).abs() < 1e-6);
        let noisy = self::weighing(&[&[4, 0], &[0, 0]]);
        assert_eq!(noisy.points(0, 1), (2.0, 2.0));
        assert_eq!(noisy.points(1, 0), (-2.0, 2.0));
    }

    #[test]
    fn what_was_not_tried_comes_to_nothing() {
        let none = weighing(&[&[], &[]]);
        assert_eq!((none.tries(), none.points(0, 1), none.value(1)), (0, (0.0, 0.0), 0.0));
    }
}
