//! The options of the game. Knows no position.

use crate::rules::{Chosen, Declared, Reason};
use serde::{Deserialize, Serialize};

/// The options in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Whether each seat has six troops instead of the King's die.
    pub dm: bool,
    /// Whether the one disputed enemy card is read the other way.
    pub other_demons: bool,
}

/// Six troops a seat instead of the King's die: `off` unless the table switches it on.
pub const DM: Declared = Declared {
    key: "dm",
    values: &["off", "on"],
    default: 0,
};

/// The reading of the one disputed enemy card (year IV, Demons of strength 6): losing a point, or a
/// building.
pub const DEMONS: Declared = Declared {
    key: "demons",
    values: &["point", "building"],
    default: 0,
};

impl Options {
    /// Reads what a table chose.
    ///
    /// # Errors
    /// `option-unknown` if an option or a value is none of this game's.
    pub fn choose(chosen: &Chosen) -> Result<Options, Reason> {
        if !chosen.known(&[DM, DEMONS]) {
            return Err(Reason::rule("option-unknown"));
        }
        Ok(Options {
            dm: chosen.value(&DM) == "on",
            other_demons: chosen.value(&DEMONS) == "building",
        })
    }
}
