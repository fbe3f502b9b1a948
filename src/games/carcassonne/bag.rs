//! The tiles that have not been drawn: how many of each kind. There is no order until one is drawn.

use super::components::{Kind, TILES};
use serde::{Deserialize, Serialize};

/// How many tiles of each kind are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag([u8; Kind::KINDS]);

impl Bag {
    /// All tiles but the start tile.
    #[must_use]
    pub fn full() -> Bag {
        let mut bag = Bag(Kind::ALL.map(|kind| kind.fact().count));
        bag.take(Kind::START);
        bag
    }

    /// How many of a kind are left.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// How many are left in all.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether none is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds that are left, by letter.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(|kind| self.of(*kind) > 0)
    }

    /// The tiles one by one, by letter.
    #[must_use]
    pub fn tiles(&self) -> Vec<Kind> {
        let mut tiles = Vec::with_capacity(usize::from(TILES));
        for kind in Kind::ALL {
            tiles.extend(std::iter::repeat_n(kind, usize::from(self.of(kind))));
        }
        tiles
    }

    /// One tile of a kind leaves it; whether there was one.
    pub(super) fn take(&mut self, kind: Kind) -> bool {
        let left = &mut self.0[kind as usize];
        let some = *left > 0;
        *left -= u8::from(some);
        some
    }
}
