//! The position before any luck.

use super::Kingsburg;
use super::court::Court;
use super::options::Options;
use super::province::Province;
use super::state::{Phase, Private, Public, Secret, YearPhase};
use crate::rules::{BySeat, Seat, Seating, Seats, State};

/// Empty provinces and an empty court, before the starting order is drawn.
pub(super) fn setup(options: Options, seating: Seating) -> State<Kingsburg> {
    let seats = seating.seats;
    State {
        public: Public {
            options,
            phase: Phase::Setting,
            year: 0,
            step: YearPhase::Aid,
            track: Seat::all(seats).collect(),
            provinces: BySeat::make(seats, |_| Province::EMPTY),
            court: Court::default(),
            aided: None,
            envoy: None,
            knows: Seats::NONE,
            faced: Vec::new(),
            battle: None,
        },
        private: BySeat::make(seats, |_| Private {
            seen: None,
            troop: None,
        }),
        secret: Secret { enemy: None },
    }
}
