//! Cells of the table and their names. Knows no tile.
//!
//! The start tile lies on `M13`. Columns are lettered from west to east, rows numbered from north
//! to south, and a cell keeps its name for the whole game: twelve columns and rows have plain names
//! on each side of the start at least. Farther east the letters go on as `AA`, farther west as
//! `-A`; farther north the numbers go on as `0`, `-1`.

use super::side::Side;
use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write};
use std::str::FromStr;

/// A cell of the table, counted from the start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell {
    /// Steps to the south of the start tile.
    pub y: i8,
    /// Steps to the east of the start tile.
    pub x: i8,
}

/// The column of the start tile, counted from `A`.
const COLUMN: i8 = 12;
/// The row of the start tile.
const ROW: i8 = 13;
/// The farthest that a cell can be from the start tile, and to spare.
const FARTHEST: i8 = 80;

impl Cell {
    /// Where the start tile lies.
    pub const START: Cell = Cell { x: 0, y: 0 };

    /// The cell so many steps to the east and to the south of the start tile.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { y, x }
    }

    /// The cell beside this one.
    #[must_use]
    pub const fn step(self, side: Side) -> Cell {
        match side {
            Side::North => Cell::new(self.x, self.y - 1),
            Side::East => Cell::new(self.x + 1, self.y),
            Side::South => Cell::new(self.x, self.y + 1),
            Side::West => Cell::new(self.x - 1, self.y),
        }
    }

    /// Whether a cell is one of the nine of which this one is the middle.
    #[must_use]
    pub const fn is_near(self, other: Cell) -> bool {
        (self.x - other.x).unsigned_abs() <= 1 && (self.y - other.y).unsigned_abs() <= 1
    }

    /// The nine cells of which this one is the middle, row by row.
    pub fn square(self) -> impl Iterator<Item = Cell> {
        (-1..=1).flat_map(move |down| (-1..=1).map(move |across| Cell::new(self.x + across, self.y + down)))
    }

    /// The name of the column: `A`, `M`, `AA`, `-A`.
    #[must_use]
    pub fn column(self) -> String {
        self.letters().collect()
    }

    /// The letters of the column's name.
    fn letters(self) -> impl Iterator<Item = char> {
        let place = self.x + COLUMN;
        let (west, mut rest) = if place < 0 {
            (true, -place)
        } else {
            (false, place + 1)
        };
        // A column has two letters at most; the last is found first.
        let mut letters = [None; 2];
        for letter in letters.iter_mut().rev() {
            if rest > 0 {
                rest -= 1;
                *letter = Some(char::from(b'A' + (rest % 26).unsigned_abs()));
                rest /= 26;
            }
        }
        west.then_some('-')
            .into_iter()
            .chain(letters.into_iter().flatten())
    }

    /// The number of the row.
    #[must_use]
    pub const fn row(self) -> i8 {
        self.y + ROW
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| f.write_char(letter))?;
        write!(f, "{}", self.row())
    }
}

impl FromStr for Cell {
    type Err = Illegible;

    /// Reads a name in any case.
    fn from_str(text: &str) -> Result<Cell, Illegible> {
        let (west, rest) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let letters = rest.len()
            - rest
                .trim_start_matches(|letter: char| letter.is_ascii_alphabetic())
                .len();
        if letters == 0 || letters > 2 {
            return Err(Illegible);
        }
        let (column, row) = rest.split_at(letters);
        let place = column
            .bytes()
            .fold(0i16, |place, letter| place * 26 + i16::from(letter.to_ascii_uppercase() - b'A') + 1);
        let x = if west { -place } else { place - 1 } - i16::from(COLUMN);
        let plain = !row.starts_with('+') && (row == "0" || !row.trim_start_matches('-').starts_with('0'));
        let y = row.parse::<i16>().ok().filter(|_| plain).ok_or(Illegible)? - i16::from(ROW);
        let near = |steps: i16| {
            i8::try_from(steps)
                .ok()
                .filter(|steps| (-FARTHEST..=FARTHEST).contains(steps))
                .ok_or(Illegible)
        };
        Ok(Cell::new(near(x)?, near(y)?))
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = Illegible;

    fn try_from(text: String) -> Result<Cell, Illegible> {
        text.parse()
    }
}
