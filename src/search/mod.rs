//! A computer that plays any game by playing positions out. Knows no game, no table and no time.
//!
//! It stands on the contract alone ([`crate::rules`]), and thinks about determinized positions alone: what
//! its seat cannot see is drawn anew for each try, so that it can know no more than the seat does.

mod level;
mod playout;
mod thought;

pub use level::Level;
pub use thought::{Candidate, Thought};

use crate::rules::{Chance, Game, Position, Seat, Viewer};

/// What a computer of this level does for a seat in a position.
///
/// The position may be any that the seat cannot tell from the true one
/// ([`Position::determinized`]): the answer depends on the seat's view of it, on the level and on
/// `dice` alone, and on how often `goes_on` said yes. That is asked before each iteration with the number of
/// those done; where it says no, the best so far is answered. Nothing where the seat is not awaited or no
/// computer plays the game.
pub fn think<G: Game>(
    position: &Position<G>,
    seat: Seat,
    level: Level,
    dice: u64,
    goes_on: &mut dyn FnMut(u32) -> bool,
) -> Option<Thought<G>> {
    let view = position.view(Viewer::Seat(seat));
    let actions = if view.awaited() {
        G::legal(view)
    } else {
        return None;
    };
    let mut chance = Chance::unrecorded(dice);
    let mut candidates: Vec<Candidate<G>> = actions.into_iter().map(Candidate::new).collect();
    let mut iterations = 0;
    if candidates.len() > 1 {
        while iterations < level.iterations() && goes_on(iterations) {
            let which = iterations as usize % candidates.len();
            let guessed = Position::determinized(view, &mut chance)?;
            let value = playout::value(guessed, seat, &candidates[which].action, &mut chance);
            candidates[which].add(value);
            iterations += 1;
        }
    }
    Thought::of(candidates, iterations)
}
