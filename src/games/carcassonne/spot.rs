//! A part of a tile that a follower can stand on, as it lies on the table. Knows no tile.

use super::side::{Half, Sides};
use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A part of a laid tile: named by all sides it opens on, or, for a field, by the first half side
/// it reaches clockwise from the north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Spot {
    /// `city ne`: a part of a city.
    City(Sides),
    /// `road ew`: a part of a road.
    Road(Sides),
    /// `field ene`: a part of a field.
    Field(Half),
    /// `cloister`.
    Cloister,
}

/// What a follower stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Land {
    /// A city: the follower is a knight.
    City,
    /// A road: a robber.
    Road,
    /// A field: a farmer, who stays to the end.
    Field,
    /// A cloister: a monk.
    Cloister,
}

impl Land {
    /// Its id in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Land::City => "city",
            Land::Road => "road",
            Land::Field => "field",
            Land::Cloister => "cloister",
        }
    }
}

impl Spot {
    /// What a follower there stands on.
    #[must_use]
    pub const fn land(self) -> Land {
        match self {
            Spot::City(_) => Land::City,
            Spot::Road(_) => Land::Road,
            Spot::Field(_) => Land::Field,
            Spot::Cloister => Land::Cloister,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::City(sides) => write!(f, "city {sides}"),
            Spot::Road(sides) => write!(f, "road {sides}"),
            Spot::Field(half) => write!(f, "field {half}"),
            Spot::Cloister => f.write_str("cloister"),
        }
    }
}

impl FromStr for Spot {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Spot, Illegible> {
        let lower = text.to_ascii_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            ["city", sides] => Ok(Spot::City(sides.parse()?)),
            ["road", sides] => Ok(Spot::Road(sides.parse()?)),
            ["field", half] => Ok(Spot::Field(half.parse()?)),
            ["cloister"] => Ok(Spot::Cloister),
            _ => Err(Illegible),
        }
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = Illegible;

    fn try_from(text: String) -> Result<Spot, Illegible> {
        text.parse()
    }
}
