//! What a seat can do, and its notation. Knows no position.

use super::cell::Cell;
use super::side::Side;
use super::spot::Spot;
use crate::rules::Illegible;
use std::fmt;
use std::str::FromStr;

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// `K7 e`: lays the drawn tile there, its drawn top to the east.
    Lay {
        /// The cell to lay it on.
        cell: Cell,
        /// Where its drawn top is turned to.
        top: Side,
    },
    /// `city ne`, `road ew`, `field ene`, `cloister`: puts a follower on that part of the tile just
    /// laid.
    Man(Spot),
    /// `pass`: puts no follower there; the turn ends.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { cell, top } => write!(f, "{cell} {top}"),
            Action::Man(spot) => write!(f, "{spot}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;

    /// Reads the notation in any case, with any white space between the words.
    fn from_str(text: &str) -> Result<Action, Illegible> {
        if let Ok(spot) = text.parse() {
            return Ok(Action::Man(spot));
        }
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            [pass] if pass.eq_ignore_ascii_case("pass") => Ok(Action::Pass),
            [cell, top] => Ok(Action::Lay {
                cell: cell.parse()?,
                top: top.parse()?,
            }),
            _ => Err(Illegible),
        }
    }
}
