//! What a seat orders beforehand comes to, once its time is there. Knows no game, and nothing of
//! who may see a plan.

use super::Reason;

/// What a plan comes to in a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Due<A> {
    /// Its time has not come.
    Waits,
    /// Its time has come: this action is done for the seat, and the plan is used up.
    Does(A),
    /// Its time has come: this action is done for the seat, and the plan stays for the next time.
    Again(A),
    /// Its time has come: the seat is offered to do these actions, one after the other, with one
    /// tap.
    Offers(Vec<A>),
    /// Its time has passed without a word to say about it.
    Passed,
    /// What it builds on is gone: it is dropped, and the seat is told why.
    Broken(Reason),
}
