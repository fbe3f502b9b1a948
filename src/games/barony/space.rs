//! The name of a space: a row's letter and a number. Knows no board.

use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A space by its name, such as `B3`: rows are A, B, C … from the top, numbers grow to the right.
///
/// Neighbouring rows are shifted by half a space, so `B3` touches two spaces of row A and two of
/// row C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

impl Space {
    /// How many rows and columns can be named.
    pub const MOST: u8 = 16;
    /// How many spaces can be named.
    pub const NAMED: usize = 256;

    /// The space of a row and a column, both counted from 0 and below [`Space::MOST`].
    #[must_use]
    pub const fn new(row: u8, column: u8) -> Space {
        Space(row << 4 | column & 15)
    }

    /// The row, counted from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The column, counted from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The position in a list of all names.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of a row.
    #[must_use]
    pub const fn letter(row: u8) -> char {
        (b'A' + row) as char
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Space::letter(self.row()), self.column() + 1)
    }
}

impl FromStr for Space {
    type Err = Illegible;

    /// Reads the name in any case.
    fn from_str(text: &str) -> Result<Space, Illegible> {
        let mut letters = text.chars();
        let row = letters.next().ok_or(Illegible)?.to_ascii_uppercase() as u32;
        let row = row
            .checked_sub(u32::from(b'A'))
            .and_then(|row| u8::try_from(row).ok())
            .ok_or(Illegible)?;
        let number = letters.as_str();
        let plain = number.len() <= 2
            && number.bytes().all(|digit| digit.is_ascii_digit())
            && !number.starts_with('0');
        let column: u8 = number.parse().map_err(|_| Illegible)?;
        if !plain || row >= Space::MOST || column == 0 || column > Space::MOST {
            return Err(Illegible);
        }
        Ok(Space::new(row, column - 1))
    }
}

impl TryFrom<String> for Space {
    type Error = Illegible;

    fn try_from(text: String) -> Result<Space, Illegible> {
        text.parse()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}
