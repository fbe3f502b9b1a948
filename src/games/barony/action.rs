//! What a seat can do, and its notation. Knows no position.
//!
//! An action is one small step. A turn that moves two knights is `move B3-B4`, `move C2-C3`; one
//! that builds is `build B3 village`, `build B4 stronghold`, `done`. A whole turn in one line is a
//! [`super::Whole`].

use super::components::{Building, Terrain};
use super::space::Space;
use super::tokens::Tokens;
use crate::rules::Illegible;
use std::fmt;
use std::str::FromStr;

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// `place B3`: puts one of the first cities there, with a knight.
    Place(Space),
    /// `recruit B3 2`: puts that many knights into a city's space.
    Recruit(Space, u8),
    /// `move B3-B4`: moves a knight.
    Move(Space, Space),
    /// `take field`: takes a token from the owner of a village that fell.
    Take(Terrain),
    /// `build B3 village`, `build B3 stronghold`: swaps a knight for a building.
    Build(Space, Building),
    /// `done`: ends a turn in which more could be moved or built.
    Done,
    /// `city B3`: swaps a village for a city.
    City(Space),
    /// `expedition B3`: one knight leaves the game, another one arrives on the rim.
    Expedition(Space),
    /// `title CCC`: pays with these tokens for the next title.
    Title(Tokens),
    /// `pass`: understood and never legal. Who can do nothing is passed over.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(space) => write!(f, "place {space}"),
            Action::Recruit(space, knights) => write!(f, "recruit {space} {knights}"),
            Action::Move(from, to) => write!(f, "move {from}-{to}"),
            Action::Take(terrain) => write!(f, "take {terrain}"),
            Action::Build(space, building) => write!(f, "build {space} {building}"),
            Action::Done => f.write_str("done"),
            Action::City(space) => write!(f, "city {space}"),
            Action::Expedition(space) => write!(f, "expedition {space}"),
            Action::Title(paid) => write!(f, "title {paid}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;

    /// Reads the notation in any case, with any white space between the words; a step also as
    /// `B3 B4`.
    fn from_str(text: &str) -> Result<Action, Illegible> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["place", space] => Ok(Action::Place(space.parse()?)),
            ["recruit", space, knights] => Ok(Action::Recruit(space.parse()?, figure(knights)?)),
            ["move", step] => {
                let (from, to) = step.split_once('-').ok_or(Illegible)?;
                Ok(Action::Move(from.parse()?, to.parse()?))
            }
            ["move", from, to] => Ok(Action::Move(from.parse()?, to.parse()?)),
            ["take", terrain] => Ok(Action::Take(terrain.parse()?)),
            ["build", space, building] => Ok(Action::Build(space.parse()?, building.parse()?)),
            ["done"] => Ok(Action::Done),
            ["city", space] => Ok(Action::City(space.parse()?)),
            ["expedition", space] => Ok(Action::Expedition(space.parse()?)),
            ["title", paid] => Ok(Action::Title(paid.parse()?)),
            ["pass"] => Ok(Action::Pass),
            _ => Err(Illegible),
        }
    }
}

/// A single digit.
fn figure(text: &str) -> Result<u8, Illegible> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(Illegible),
    }
}
