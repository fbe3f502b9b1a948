//! The options of the game, and a host's own list of tiles.

use super::components::{RECONSTRUCTED, TILES_A_SEAT, tile};
use crate::rules::{Chosen, Declared, Detail, Reason, Seating};
use serde::{Deserialize, Serialize};

/// The options in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// The game ends after this many rounds in a row without progress; nothing switches that guard
    /// off.
    pub idle_rounds: Option<u16>,
    /// The tiles to draw from, in place of the reconstructed list: three letters each, with spaces
    /// between.
    pub tiles: Option<Box<str>>,
}

/// The no-progress guard: 20 rounds unless the table chooses otherwise.
pub const IDLE_ROUNDS: Declared = Declared {
    key: "idle-rounds",
    values: &["20", "10", "40", "off"],
    default: 0,
};

/// The key of a host's own list of tiles.
///
/// Its value is the list itself, so it is no [`Declared`] option that a table could pick.
pub const TILES: &str = "tiles";

/// The most tiles a list may have.
const MOST_TILES: usize = 200;

impl Options {
    /// The options of a table that chooses nothing.
    pub const USUAL: Options = Options {
        idle_rounds: Some(20),
        tiles: None,
    };

    /// Reads what a table chose, and a host's list of tiles.
    ///
    /// # Errors
    /// `option-unknown` if an option or a value is none of this game's; `option-tile` if a tile is
    /// not three letters of terrains, `option-tiles` if the list is too short for the seats or too
    /// long.
    pub fn choose(chosen: &Chosen, seating: Seating) -> Result<Options, Reason> {
        let fits = |(key, value): (&str, &str)| {
            key == TILES || (key == IDLE_ROUNDS.key && IDLE_ROUNDS.values.contains(&value))
        };
        if !chosen.iter().all(fits) {
            return Err(Reason::rule("option-unknown"));
        }
        let listed = chosen.iter().find(|(key, _)| *key == TILES).map(|(_, list)| list);
        let tiles = match listed {
            None => None,
            Some(list) => Some(checked(list, seating.seats)?),
        };
        Ok(Options {
            idle_rounds: chosen.value(&IDLE_ROUNDS).parse().ok(),
            tiles,
        })
    }

    /// The letters of each tile that can be drawn, in the order of the list.
    #[must_use]
    pub fn pool(&self) -> Vec<String> {
        match &self.tiles {
            None => RECONSTRUCTED.map(str::to_owned).to_vec(),
            Some(list) => list.split_whitespace().map(str::to_owned).collect(),
        }
    }
}

/// A list of tiles in capitals, with single spaces between.
fn checked(list: &str, seats: u8) -> Result<Box<str>, Reason> {
    let letters: Vec<String> = list.split_whitespace().map(str::to_ascii_uppercase).collect();
    let least = usize::from(seats * TILES_A_SEAT);
    if let Some(wrong) = letters.iter().position(|letters| tile(letters).is_none()) {
        return Err(Reason::rule("option-tile").with("number", Detail::Number(wrong as i64 + 1)));
    }
    if !(least..=MOST_TILES).contains(&letters.len()) {
        return Err(Reason::rule("option-tiles").with("least", Detail::Number(least as i64)));
    }
    Ok(letters.join(" ").into())
}
