//! Sets of features. Knows no board.

use super::board::Feature;

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features([u64; 4]);

impl Features {
    /// Puts a feature in.
    pub fn insert(&mut self, feature: Feature) {
        self.0[usize::from(feature >> 6)] |= 1 << (feature & 63);
    }

    /// Whether a feature is in the set.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.0[usize::from(feature >> 6)] & 1 << (feature & 63) != 0
    }

    /// How many features are in the set.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|bits| bits.count_ones() as u8).sum()
    }

    /// Whether no feature is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The features, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Feature> {
        (0..=Feature::MAX).filter(|feature| self.has(*feature))
    }
}
