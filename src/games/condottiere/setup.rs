//! The position before any luck.

use super::Condottiere;
use super::cards::Cards;
use super::knowledge::Knowledge;
use super::options::Options;
use super::owners::Owners;
use super::row::Row;
use super::series::Series;
use super::state::{Phase, Private, Public, Secret};
use crate::rules::{BySeat, Seat, Seating, Seats, State};

/// The empty table: the whole deck undealt, no marker on the map.
pub(super) fn setup(options: Options, seating: Seating) -> State<Condottiere> {
    let seats = seating.seats;
    State {
        public: Public {
            options,
            phase: Phase::Deal,
            rows: BySeat::make(seats, |_| Row::EMPTY),
            owners: Owners::default(),
            pope: None,
            holder: Seat::new(0),
            contested: None,
            passed: Seats::NONE,
            played: false,
            empty: 0,
            round: 0,
            battle: 0,
            unasked: Seats::NONE,
            discards: Cards::NONE,
            last: None,
            finalists: Seats::NONE,
            covered: Seats::NONE,
            committed: false,
            known: Knowledge::default(),
            series: options.points.map(|_| Series::opened(seats)),
        },
        private: BySeat::make(seats, |_| Private::EMPTY),
        secret: Secret {
            deck: Cards::deck(),
            buried: Cards::NONE,
        },
    }
}
