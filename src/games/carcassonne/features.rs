//! The parts of all laid tiles by their numbers, the features that they make, and sets of features.
//! Knows no board.

use super::components::PARTS_IN_ALL;
use std::fmt;

/// A part of a laid tile: its number, counted on from tile to tile in the order of laying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartId(u16);

const _: () = assert!(PARTS_IN_ALL <= u16::MAX as usize, "each part on the table has its number");

impl PartId {
    /// The part that is laid after so many.
    pub(super) fn after(count: usize) -> PartId {
        match u16::try_from(count) {
            Ok(number) => PartId(number),
            Err(_) => unreachable!("all tiles have {PARTS_IN_ALL} parts"),
        }
    }

    /// The part so many numbers further on.
    #[must_use]
    pub(super) fn plus(self, more: u8) -> PartId {
        PartId(self.0 + u16::from(more))
    }

    /// Its position in a list with one entry a part.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A feature: parts that are joined. It is named by the lowest number among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feature(PartId);

impl Feature {
    /// The feature whose first part this is.
    pub(super) const fn of(first: PartId) -> Feature {
        Feature(first)
    }

    /// Its first part, by whose number it is named.
    #[must_use]
    pub const fn first(self) -> PartId {
        self.0
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "feature {}", self.0.0)
    }
}

/// How many features 64 bits hold.
const WORD: usize = 64;

/// A set of features: a bit for each part that can be on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features([u64; PARTS_IN_ALL.div_ceil(WORD)]);

impl Features {
    /// Puts a feature in.
    pub fn insert(&mut self, feature: Feature) {
        let at = feature.first().index();
        self.0[at / WORD] |= 1 << (at % WORD);
    }

    /// Whether a feature is in the set.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        let at = feature.first().index();
        self.0[at / WORD] & 1 << (at % WORD) != 0
    }

    /// How many features are in the set.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|bits| bits.count_ones() as u8).sum()
    }

    /// Whether no feature is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == 0)
    }

    /// The features, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Feature> {
        let all = (0..PARTS_IN_ALL).map(|number| Feature(PartId::after(number)));
        all.filter(|feature| self.has(*feature))
    }
}
