//! The parts in the box: terrain, tiles, pawns, tokens, titles, and the outlines that tiles are
//! laid on.
//!
//! Component facts only: no position, no rule of play, no words of any language.

use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a space is. The order is the canonical one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// One pawn keeps all others out.
    Mountain,
    /// No city may stand there.
    Forest,
    /// Nothing special.
    Plain,
    /// The richest.
    Field,
    /// Nobody enters.
    Lake,
}

impl Terrain {
    /// All terrains in canonical order.
    pub const ALL: [Terrain; 5] =
        [Terrain::Mountain, Terrain::Forest, Terrain::Plain, Terrain::Field, Terrain::Lake];
    /// The terrains that have tokens, in canonical order.
    pub const LAND: [Terrain; 4] = [Terrain::Mountain, Terrain::Forest, Terrain::Plain, Terrain::Field];

    /// The terrain's id, which its texts are named after.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Mountain => "mountain",
            Terrain::Forest => "forest",
            Terrain::Plain => "plain",
            Terrain::Field => "field",
            Terrain::Lake => "lake",
        }
    }

    /// The letter in notation: M, F, P, C (a field's crops) and L.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Terrain::Mountain => 'M',
            Terrain::Forest => 'F',
            Terrain::Plain => 'P',
            Terrain::Field => 'C',
            Terrain::Lake => 'L',
        }
    }

    /// The terrain of a letter in any case.
    #[must_use]
    pub fn of(letter: char) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.letter() == letter.to_ascii_uppercase())
    }

    /// What its token is worth when a title is paid for.
    #[must_use]
    pub const fn gold(self) -> u8 {
        match self {
            Terrain::Mountain => 2,
            Terrain::Forest => 3,
            Terrain::Plain => 4,
            Terrain::Field => 5,
            Terrain::Lake => 0,
        }
    }

    /// What its token is worth at the end.
    #[must_use]
    pub const fn silver(self) -> u8 {
        match self {
            Terrain::Forest => 1,
            Terrain::Plain => 2,
            Terrain::Field => 3,
            Terrain::Mountain | Terrain::Lake => 0,
        }
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Terrain {
    type Err = Illegible;

    /// Reads the id or the letter, in any case.
    fn from_str(text: &str) -> Result<Terrain, Illegible> {
        let named = Terrain::ALL
            .into_iter()
            .find(|terrain| terrain.id().eq_ignore_ascii_case(text));
        let mut letters = text.chars();
        let lettered = letters
            .next()
            .and_then(Terrain::of)
            .filter(|_| letters.next().is_none());
        named.or(lettered).ok_or(Illegible)
    }
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    /// Falls to two pawns of one opponent; can become a city.
    Village,
    /// Keeps everybody out.
    Stronghold,
    /// Keeps everybody out, and recruits.
    City,
}

impl Building {
    /// All buildings.
    pub const ALL: [Building; 3] = [Building::Village, Building::Stronghold, Building::City];

    /// The building's id, which its texts are named after.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Building::Village => "village",
            Building::Stronghold => "stronghold",
            Building::City => "city",
        }
    }

    /// Its letter on boards: V, S, C.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Building::Village => 'V',
            Building::Stronghold => 'S',
            Building::City => 'C',
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Building {
    type Err = Illegible;

    /// Reads the id or the letter, in any case.
    fn from_str(text: &str) -> Result<Building, Illegible> {
        let lettered = |building: &Building| {
            text.len() == 1 && text.starts_with([building.letter(), building.letter().to_ascii_lowercase()])
        };
        Building::ALL
            .into_iter()
            .find(|building| building.id().eq_ignore_ascii_case(text) || lettered(building))
            .ok_or(Illegible)
    }
}

/// Knights a seat has.
pub const KNIGHTS: u8 = 7;
/// Villages a seat has.
pub const VILLAGES: u8 = 14;
/// Strongholds a seat has.
pub const STRONGHOLDS: u8 = 2;
/// Cities a seat has.
pub const CITIES: u8 = 5;
/// Cities, each with a knight, that a seat places before the first turn.
pub const FIRST_CITIES: u8 = 3;
/// Tokens of each terrain. Their total of 80 is printed; the even split is not.
pub const TOKENS: u8 = 20;
/// What a title costs in gold, at least.
pub const TITLE_COST: u8 = 15;
/// What a title is worth.
pub const TITLE_POINTS: u8 = 15;
/// What a new city is worth.
pub const CITY_POINTS: u8 = 10;
/// Knights that a city recruits at most, away from lakes and beside one.
pub const RECRUITS: [u8; 2] = [2, 3];
/// Knights that one turn moves at most.
pub const MOVES: u8 = 2;

/// The titles' ids, from the lowest; the last one ends the game.
pub const TITLES: [&str; 5] = ["baron", "viscount", "count", "marquis", "duke"];
/// The number of the last title.
pub const DUKE: u8 = 4;

/// Tiles a seat.
pub const TILES_A_SEAT: u8 = 9;
/// Spaces of a tile.
pub const TILE_SPACES: usize = 3;

/// The three spaces of a tile, clockwise.
pub type Tile = [Terrain; TILE_SPACES];

/// The tiles: **a reconstruction, not the printed list**, which could not be found.
///
/// Every choice of three land terrains once (20 tiles), and a lake with every ordered pair of land
/// terrains once (16 tiles). It has what is known of the printed ones: 36 tiles, at most three
/// terrains a tile, one tile of forests alone. A host who has the box can count it and give a list
/// of its own: option `tiles`, `[options.barony]` in the configuration.
pub const RECONSTRUCTED: [&str; 36] = [
    "MMM", "FFF", "PPP", "CCC", "MMF", "MMP", "MMC", "MFF", "FFP", "FFC", "MPP", "FPP", "PPC", "MCC", "FCC",
    "PCC", "MFP", "MFC", "MPC", "FPC", "LMM", "LMF", "LMP", "LMC", "LFM", "LFF", "LFP", "LFC", "LPM", "LPF",
    "LPP", "LPC", "LCM", "LCF", "LCP", "LCC",
];

/// A tile by its letters.
#[must_use]
pub fn tile(letters: &str) -> Option<Tile> {
    let mut found = letters.chars().map(Terrain::of);
    let tile = [found.next()??, found.next()??, found.next()??];
    found.next().is_none().then_some(tile)
}

/// Where the tiles lie for two, three and four seats: for each line of tiles the first number and
/// how many there are.
///
/// Our own compact outlines without holes. Tile (i, j) has its first space at q = i + 2j, r = i −
/// j, and two more beside it, to the right and below.
pub const LAYOUTS: [&[(i8, i8)]; 3] = [
    &[(0, 3), (-1, 4), (-1, 4), (-2, 4), (-2, 3)],
    &[(0, 3), (-1, 4), (-2, 5), (-3, 6), (-3, 5), (-3, 4)],
    &[(0, 4), (-1, 5), (-2, 6), (-2, 6), (-3, 6), (-3, 5), (-3, 4)],
];

/// The spaces of a tile from its first one, in its clockwise order.
pub const TILE_SHAPE: [(i8, i8); TILE_SPACES] = [(0, 0), (1, 0), (0, 1)];

/// Steps to the six neighbours.
pub const NEIGHBOURS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
