//! The 24 kinds of tile and how often each is there, as facts. Knows no position.
//!
//! A tile is described with its drawn top to the north. A part of a city or road is the list of
//! sides it opens on; a part of a road with one side ends on its tile. A field is the list of half
//! sides it reaches (0 to 7 clockwise from the north-west corner), with the tile's city parts that
//! it touches.

use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the kinds are named by letters; the table below says what each is"
)]
pub enum Kind {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    U,
    V,
    W,
    X,
}

/// The facts of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// How many tiles there are of it.
    pub count: u8,
    /// The city parts, each by the sides it opens on.
    pub cities: &'static [&'static str],
    /// The road parts, each by the sides it opens on.
    pub roads: &'static [&'static str],
    /// The field parts: the half sides each reaches, and the numbers of the city parts it touches.
    pub fields: &'static [(&'static str, &'static [u8])],
    /// The shields on the first city part.
    pub shields: u8,
    /// Whether it has a cloister.
    pub cloister: bool,
    /// In how many quarter turns it looks the same again: 4, 2 or 1.
    pub period: u8,
}

/// How many tiles there are, with the start tile.
pub const TILES: u8 = 72;
/// How many parts all tiles have: cities, roads, fields and cloisters, each counted by itself.
pub const PARTS_IN_ALL: usize = in_all().1;

/// How many followers each player has.
pub const FOLLOWERS: u8 = 7;
/// The most parts a tile has (four roads that meet, and the fields between them).
pub const PARTS: usize = 8;

const _: () = assert!(in_all().0 == TILES as usize, "each kind has its share of the tiles");

/// How many tiles there are by the facts of their kinds, and how many parts.
const fn in_all() -> (usize, usize) {
    let (mut tiles, mut parts, mut kind) = (0, 0, 0);
    while kind < Kind::KINDS {
        let fact = &FACTS[kind];
        let each = fact.cities.len() + fact.roads.len() + fact.fields.len() + fact.cloister as usize;
        assert!(each <= PARTS, "no tile has more parts");
        tiles += fact.count as usize;
        parts += fact.count as usize * each;
        kind += 1;
    }
    (tiles, parts)
}

impl Kind {
    /// How many kinds there are.
    pub const KINDS: usize = 24;

    /// All kinds, by letter.
    pub const ALL: [Kind; Kind::KINDS] = [
        Kind::A,
        Kind::B,
        Kind::C,
        Kind::D,
        Kind::E,
        Kind::F,
        Kind::G,
        Kind::H,
        Kind::I,
        Kind::J,
        Kind::K,
        Kind::L,
        Kind::M,
        Kind::N,
        Kind::O,
        Kind::P,
        Kind::Q,
        Kind::R,
        Kind::S,
        Kind::T,
        Kind::U,
        Kind::V,
        Kind::W,
        Kind::X,
    ];

    /// The kind of the start tile.
    pub const START: Kind = Kind::D;

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// Its facts.
    #[must_use]
    pub const fn fact(self) -> &'static Fact {
        &FACTS[self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Kind {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Kind, Illegible> {
        Kind::ALL
            .into_iter()
            .find(|kind| text.eq_ignore_ascii_case(&kind.to_string()))
            .ok_or(Illegible)
    }
}

type Names = &'static [&'static str];
type Fields = &'static [(&'static str, &'static [u8])];

/// A kind without shield and cloister that looks different in each orientation.
const fn fact(count: u8, cities: Names, roads: Names, fields: Fields) -> Fact {
    Fact {
        count,
        cities,
        roads,
        fields,
        shields: 0,
        cloister: false,
        period: 4,
    }
}

const fn shield(fact: Fact) -> Fact {
    Fact { shields: 1, ..fact }
}

const fn cloister(fact: Fact) -> Fact {
    Fact {
        cloister: true,
        ..fact
    }
}

const fn same(period: u8, fact: Fact) -> Fact {
    Fact { period, ..fact }
}

/// Each kind's facts, in the order of [`Kind::ALL`].
const FACTS: [Fact; Kind::KINDS] = [
    cloister(fact(2, &[], &["S"], &[("01234567", &[])])),
    same(1, cloister(fact(4, &[], &[], &[("01234567", &[])]))),
    same(1, shield(fact(1, &["NESW"], &[], &[]))),
    fact(4, &["N"], &["EW"], &[("27", &[0]), ("3456", &[])]),
    fact(5, &["N"], &[], &[("234567", &[0])]),
    same(2, shield(fact(2, &["EW"], &[], &[("01", &[0]), ("45", &[0])]))),
    same(2, fact(1, &["EW"], &[], &[("01", &[0]), ("45", &[0])])),
    same(2, fact(3, &["N", "S"], &[], &[("2367", &[0, 1])])),
    fact(2, &["N", "W"], &[], &[("2345", &[0, 1])]),
    fact(3, &["N"], &["ES"], &[("2567", &[0]), ("34", &[])]),
    fact(3, &["N"], &["SW"], &[("2347", &[0]), ("56", &[])]),
    fact(3, &["N"], &["E", "S", "W"], &[("27", &[0]), ("34", &[]), ("56", &[])]),
    shield(fact(2, &["NW"], &[], &[("2345", &[0])])),
    fact(3, &["NW"], &[], &[("2345", &[0])]),
    shield(fact(2, &["NW"], &["ES"], &[("25", &[0]), ("34", &[])])),
    fact(3, &["NW"], &["ES"], &[("25", &[0]), ("34", &[])]),
    shield(fact(1, &["NEW"], &[], &[("45", &[0])])),
    fact(3, &["NEW"], &[], &[("45", &[0])]),
    shield(fact(2, &["NEW"], &["S"], &[("4", &[0]), ("5", &[0])])),
    fact(1, &["NEW"], &["S"], &[("4", &[0]), ("5", &[0])]),
    same(2, fact(8, &[], &["EW"], &[("0127", &[]), ("3456", &[])])),
    fact(9, &[], &["SW"], &[("012347", &[]), ("56", &[])]),
    fact(4, &[], &["E", "S", "W"], &[("0127", &[]), ("34", &[]), ("56", &[])]),
    same(1, fact(1, &[], &["N", "E", "S", "W"], &[("07", &[]), ("12", &[]), ("34", &[]), ("56", &[])])),
];
