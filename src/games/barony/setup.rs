//! The position before any luck.

use super::Barony;
use super::options::Options;
use super::state::{Phase, Public};
use crate::rules::{BySeat, Seat, Seating, State};

/// The table before the tiles are drawn.
pub(super) fn setup(options: &Options, seating: Seating) -> State<Barony> {
    let seats = seating.seats;
    State {
        public: Public::opened(options.clone(), seats, Phase::Lay),
        private: BySeat::make(seats, |_: Seat| ()),
        secret: (),
    }
}
