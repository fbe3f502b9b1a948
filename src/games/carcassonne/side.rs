//! The four sides of a tile as it lies on the table, sets of them, and the eight half sides. Knows
//! no tile.

use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A side, as seen on the table. Clockwise from north, so that a quarter turn adds one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side so many quarter turns clockwise from north.
    #[must_use]
    pub const fn turned(turns: u8) -> Side {
        Side::ALL[(turns % 4) as usize]
    }

    /// The side on the other end.
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::turned(self as u8 + 2)
    }

    /// Its letter: `n`, `e`, `s`, `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Side {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Side, Illegible> {
        Side::ALL
            .into_iter()
            .find(|side| text.eq_ignore_ascii_case(&side.to_string()))
            .ok_or(Illegible)
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(pub(super) u8);

impl Sides {
    /// Whether a side is in the set.
    #[must_use]
    pub const fn has(self, side: Side) -> bool {
        self.0 & 1 << side as u8 != 0
    }

    /// How many sides are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no side is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{side}"))
    }
}

impl FromStr for Sides {
    type Err = Illegible;

    /// Reads letters in any order and case, each once.
    fn from_str(text: &str) -> Result<Sides, Illegible> {
        let mut sides = Sides(0);
        for letter in text.chars() {
            let side: Side = letter.to_string().parse()?;
            if sides.has(side) {
                return Err(Illegible);
            }
            sides.0 |= 1 << side as u8;
        }
        if sides.is_empty() {
            Err(Illegible)
        } else {
            Ok(sides)
        }
    }
}

/// A half of a side: 0 is the western half of the north side, and so on clockwise; named by the
/// wind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Half(pub(super) u8);

/// The winds of the eight halves, clockwise.
const WINDS: [&str; 8] = ["nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"];

impl Half {
    /// All halves, clockwise from the north-west corner.
    pub const ALL: [Half; 8] = [Half(0), Half(1), Half(2), Half(3), Half(4), Half(5), Half(6), Half(7)];

    /// Its number, 0 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The wind it is named by: `nnw`, `ene`.
    #[must_use]
    pub const fn wind(self) -> &'static str {
        WINDS[self.0 as usize]
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.wind())
    }
}

impl FromStr for Half {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Half, Illegible> {
        Half::ALL
            .into_iter()
            .find(|half| text.eq_ignore_ascii_case(half.wind()))
            .ok_or(Illegible)
    }
}
