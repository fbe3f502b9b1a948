//! The options of the game and the position before any luck.

use super::Condottiere;
use super::cards::Cards;
use super::owners::Owners;
use super::row::Row;
use super::state::{Phase, Private, Public, Secret};
use crate::rules::{BySeat, Chosen, Declared, Reason, Seat, Seating, Seats, State};
use serde::{Deserialize, Serialize};

/// The options in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Whether as many empty battles in a row as there are players (at least three) end a round (R22).
    pub stand_off: bool,
}

/// The stand-off guard: `on` unless the table switches it off.
pub const STAND_OFF: Declared = Declared { key: "stand-off", values: &["on", "off"], default: 0 };

impl Options {
    /// Reads what a table chose.
    ///
    /// # Errors
    /// `option-unknown` if an option or a value is none of this game's.
    pub fn choose(chosen: &Chosen) -> Result<Options, Reason> {
        if !chosen.known(&[STAND_OFF]) {
            return Err(Reason::rule("option-unknown"));
        }
        Ok(Options { stand_off: chosen.value(&STAND_OFF) == "on" })
    }
}

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
            holder: Seat(0),
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
        },
        private: BySeat::make(seats, |_| Private { hand: Cards::NONE, answer: None }),
        secret: Secret { deck: Cards::deck(), buried: Cards::NONE },
    }
}
