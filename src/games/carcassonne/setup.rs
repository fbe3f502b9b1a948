//! The position before any luck.

use super::Carcassonne;
use super::bag::Bag;
use super::board::Board;
use super::components::FOLLOWERS;
use super::options::Options;
use super::state::{Phase, Public};
use crate::rules::{BySeat, Seating, State};

/// The start tile on the table, all others in the bag.
pub(super) fn setup(options: Options, seating: Seating) -> State<Carcassonne> {
    let seats = seating.seats;
    State {
        public: Public {
            options,
            phase: Phase::Begin,
            board: Board::start(),
            bag: Bag::full(),
            scores: BySeat::make(seats, |_| 0),
            supply: BySeat::make(seats, |_| FOLLOWERS),
            discarded: Vec::new(),
            ledger: Vec::new(),
        },
        private: BySeat::make(seats, |_| ()),
        secret: (),
    }
}
