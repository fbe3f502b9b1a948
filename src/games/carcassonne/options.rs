//! The options of the game.

use crate::rules::{Chosen, Declared, Reason};
use serde::{Deserialize, Serialize};

/// The options in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// What a completed city of two tiles is worth: 2 or 4.
    pub two_tile_city: u8,
    /// How farms are paid.
    pub farms: FarmRule,
}

/// How farms are paid at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FarmRule {
    /// Farm by farm: 3 points for each completed city, to the most farmers of the farm.
    PerFarm,
    /// As farm by farm, but a city pays a player once, through however many farms.
    OncePerCity,
    /// City by city: 4 points, to the most farmers on all farms around the city together.
    FirstEdition,
}

impl FarmRule {
    /// Its id, as in [`FARMS`].
    #[must_use]
    pub const fn id(self) -> &'static str {
        FARMS.values[self as usize]
    }

    /// What a completed city pays.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            FarmRule::PerFarm | FarmRule::OncePerCity => 3,
            FarmRule::FirstEdition => 4,
        }
    }
}

/// What a completed city of two tiles is worth.
pub const TWO_TILE_CITY: Declared = Declared {
    key: "two-tile-city",
    values: &["2", "4"],
    default: 0,
};
/// How farms are paid.
pub const FARMS: Declared = Declared {
    key: "farms",
    values: &["per-farm", "once-per-city", "first-edition"],
    default: 0,
};

impl Options {
    /// Reads what a table chose.
    ///
    /// # Errors
    /// `option-unknown` if an option or a value is none of this game's.
    pub fn choose(chosen: &Chosen) -> Result<Options, Reason> {
        if !chosen.known(&[TWO_TILE_CITY, FARMS]) {
            return Err(Reason::rule("option-unknown"));
        }
        let two_tile_city = if chosen.value(&TWO_TILE_CITY) == "4" { 4 } else { 2 };
        let farms = match chosen.value(&FARMS) {
            "once-per-city" => FarmRule::OncePerCity,
            "first-edition" => FarmRule::FirstEdition,
            _ => FarmRule::PerFarm,
        };
        Ok(Options { two_tile_city, farms })
    }
}
