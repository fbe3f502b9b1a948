//! Resource tokens: a number of each land terrain, and what they pay for. Knows no seat.

use super::components::{TITLE_COST, Terrain};
use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Numbers of tokens in canonical order. Prints as letters, `MFPC`; none is `-`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens([u8; 4]);

impl Tokens {
    /// No token.
    pub const NONE: Tokens = Tokens([0; 4]);

    /// Numbers in canonical order: mountain, forest, plain, field.
    #[must_use]
    pub const fn new(counts: [u8; 4]) -> Tokens {
        Tokens(counts)
    }

    /// The numbers in canonical order.
    #[must_use]
    pub const fn counts(&self) -> [u8; 4] {
        self.0
    }

    /// How many of a terrain; of lakes there are none.
    #[must_use]
    pub fn of(&self, terrain: Terrain) -> u8 {
        self.0.get(terrain as usize).copied().unwrap_or(0)
    }

    /// How many in all.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The terrains there is a token of.
    pub fn kinds(&self) -> impl Iterator<Item = Terrain> + '_ {
        Terrain::LAND.into_iter().filter(|terrain| self.of(*terrain) > 0)
    }

    /// One token more.
    pub fn add(&mut self, terrain: Terrain) {
        if let Some(count) = self.0.get_mut(terrain as usize) {
            *count += 1;
        }
    }

    /// One token less; there is one.
    pub fn remove(&mut self, terrain: Terrain) {
        if let Some(count) = self.0.get_mut(terrain as usize) {
            *count -= 1;
        }
    }

    /// Takes tokens away that are among these.
    pub fn part(&mut self, paid: &Tokens) {
        self.0
            .iter_mut()
            .zip(paid.0)
            .for_each(|(count, paid)| *count -= paid);
    }

    /// Whether all of some are among these.
    #[must_use]
    pub fn holds(&self, some: &Tokens) -> bool {
        self.0.iter().zip(some.0).all(|(held, wanted)| *held >= wanted)
    }

    /// What they are worth for a title.
    #[must_use]
    pub fn gold(&self) -> u16 {
        Terrain::LAND
            .into_iter()
            .map(|terrain| u16::from(self.of(terrain)) * u16::from(terrain.gold()))
            .sum()
    }

    /// What they are worth at the end.
    #[must_use]
    pub fn silver(&self) -> u16 {
        Terrain::LAND
            .into_iter()
            .map(|terrain| u16::from(self.of(terrain)) * u16::from(terrain.silver()))
            .sum()
    }

    /// The token that could be left out of a payment, the cheapest first; nothing where none can be
    /// spared.
    #[must_use]
    pub fn spare(&self) -> Option<Terrain> {
        self.kinds()
            .find(|terrain| self.gold() >= u16::from(TITLE_COST) + u16::from(terrain.gold()))
    }

    /// What can be paid for a title: what reaches its cost and has no token to spare.
    #[must_use]
    pub fn payments(&self) -> Vec<Tokens> {
        if self.gold() < u16::from(TITLE_COST) {
            return Vec::new();
        }
        let mut found = Vec::with_capacity(16);
        // At most eight mountains, five forests, four plains and three fields are needed for 15.
        let upto = |terrain: Terrain| 0..=self.of(terrain).min(TITLE_COST.div_ceil(terrain.gold()));
        for fields in upto(Terrain::Field) {
            for plains in upto(Terrain::Plain) {
                for forests in upto(Terrain::Forest) {
                    let so_far = 5 * fields + 4 * plains + 3 * forests;
                    let mountains = TITLE_COST.saturating_sub(so_far).div_ceil(2);
                    let paid = Tokens([mountains, forests, plains, fields]);
                    if mountains <= self.of(Terrain::Mountain) && paid.spare().is_none() {
                        found.push(paid);
                    }
                }
            }
        }
        found
    }

    /// The payment that gives up the least silver; among equals the least gold, then the fewest
    /// tokens.
    #[must_use]
    pub fn cheapest(&self) -> Option<Tokens> {
        self.payments()
            .into_iter()
            .min_by_key(|paid| (paid.silver(), paid.gold(), paid.len(), paid.counts()))
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        Terrain::LAND
            .into_iter()
            .try_for_each(|terrain| (0..self.of(terrain)).try_for_each(|_| write!(f, "{}", terrain.letter())))
    }
}

impl FromStr for Tokens {
    type Err = Illegible;

    /// Reads letters in any order and any case; `-` is none. There are never more than 80.
    fn from_str(text: &str) -> Result<Tokens, Illegible> {
        let mut tokens = Tokens::NONE;
        if text.is_empty() || text.len() > 80 {
            return Err(Illegible);
        }
        for letter in text.chars().filter(|_| text != "-") {
            tokens.add(
                Terrain::of(letter)
                    .filter(|terrain| *terrain != Terrain::Lake)
                    .ok_or(Illegible)?,
            );
        }
        Ok(tokens)
    }
}
