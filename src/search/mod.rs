//! A computer that plays any game by playing positions out. Knows no game, no table and no time.
//!
//! It stands on the contract alone ([`crate::rules`]), and thinks about determinized positions alone: what
//! its seat cannot see is drawn anew for each try, so that it can know no more than the seat does.
//!
//! | file | what it holds |
//! |---|---|
//! | [`level`](Level), [`effort`](Effort) | how well a computer plays, and what that means for a search |
//! | `halving` | which action is tried next: sequential halving |
//! | `playout` | an action, then play to the end or to the horizon, and what that is worth |
//! | `tree` | what follows an action, the better decisions tried more often |
//! | [`thought`](Thought) | what a search came to |
//! | [`weighing`](Weighing) | a few actions held against each other by equal tries, in points too |

mod effort;
mod halving;
mod level;
mod playout;
mod thought;
mod tree;
mod weighing;

pub use effort::Effort;
pub use level::Level;
pub use playout::play_out;
pub use thought::{Candidate, Thought};
pub use weighing::{Weighing, weigh};

use crate::rules::{Game, Position, Seat, Viewer};

/// What a computer does for a seat in a position with so much effort.
///
/// The position may be any that the seat cannot tell from the true one
/// ([`Position::determinized`]): the answer depends on the seat's view of it, on the effort and on
/// `dice` alone, and on how often `goes_on` said yes. That is asked before each iteration with the number of
/// those done; where it says no, the best so far is answered. So the same answer comes again where it says
/// yes as often. Nothing where the seat is not awaited or no computer plays the game.
pub fn consider<G: Game>(
    position: &Position<G>,
    seat: Seat,
    effort: &Effort,
    dice: u64,
    goes_on: &mut dyn FnMut(u32) -> bool,
) -> Option<Thought<G>> {
    let view = position.view(Viewer::Seat(seat));
    let actions = G::legal(view);
    let candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
    if candidates.len() == 1 {
        return Thought::of(candidates, 0);
    }
    let (candidates, iterations) = halving::tried(view, seat, candidates, effort, dice, goes_on)?;
    Thought::of(candidates, iterations)
}
