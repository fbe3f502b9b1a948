//! A board as it is stored: letters of terrain, and what stands where. Knows no outline.

use super::components::Building;
use super::space::Space;
use crate::rules::{Illegible, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most knights that a space can be told to hold.
const KNIGHTS: usize = 7;

/// A board in words.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Layout {
    pub(super) seats: u8,
    /// The letters of all spaces, row by row from the top left; nothing before the tiles lie.
    pub(super) terrain: String,
    pub(super) pawns: Vec<Pawns>,
}

/// A seat's pawns in a space, such as `B3 0 VKK`: space, seat, building and knights.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Pawns {
    pub(super) space: Space,
    pub(super) seat: Seat,
    pub(super) building: Option<Building>,
    pub(super) knights: u8,
}

impl fmt::Display for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.space, self.seat)?;
        if let Some(building) = self.building {
            write!(f, "{}", building.letter())?;
        }
        (0..self.knights).try_for_each(|_| f.write_str("K"))
    }
}

impl FromStr for Pawns {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Pawns, Illegible> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(Illegible);
        let space = word()?.parse()?;
        let seat: u8 = word()?.parse().map_err(|_| Illegible)?;
        let seat = Seat::try_from(seat).map_err(|_| Illegible)?;
        let letters = word()?;
        let knights = Some(letters.matches('K').count()).filter(|knights| *knights <= KNIGHTS);
        let building = letters.chars().find_map(|letter| {
            Building::ALL
                .into_iter()
                .find(|building| building.letter() == letter)
        });
        Ok(Pawns {
            space,
            seat,
            building,
            knights: knights
                .and_then(|knights| u8::try_from(knights).ok())
                .ok_or(Illegible)?,
        })
    }
}

impl From<Pawns> for String {
    fn from(pawns: Pawns) -> String {
        pawns.to_string()
    }
}

impl TryFrom<String> for Pawns {
    type Error = Illegible;

    fn try_from(text: String) -> Result<Pawns, Illegible> {
        text.parse()
    }
}
