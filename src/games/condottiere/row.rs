//! A player's row of cards in a battle, in the order of playing. Knows no position.

use super::components::Card;
use crate::rules::BySeat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// The longest row: the largest hand, ten cards and one for each of ten regions, and to spare.
const LONGEST: usize = 32;

/// A player's row, in the order of playing; reads as a slice of cards and serializes as a list.
#[derive(Clone, Copy)]
pub struct Row {
    cards: [Card; LONGEST],
    len: u8,
}

impl Row {
    /// A row without cards.
    pub const EMPTY: Row = Row {
        cards: [Card::M1; LONGEST],
        len: 0,
    };

    /// Lays a card at the end.
    ///
    /// # Panics
    /// The row is longer than any hand.
    pub fn lay(&mut self, card: Card) {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else {
            unreachable!("a row longer than any hand");
        };
        *place = card;
        self.len += 1;
    }

    /// Takes away the cards of a kind, and tells how many there were.
    pub fn sweep(&mut self, gone: Card) -> u8 {
        let before = *self;
        self.len = 0;
        before
            .iter()
            .filter(|card| **card != gone)
            .for_each(|card| self.lay(*card));
        before.len - self.len
    }

    /// Takes away the last card of a kind; nothing comes of it if there is none.
    pub fn take(&mut self, card: Card) -> Option<()> {
        let place = self.iter().rposition(|one| *one == card)?;
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        Some(())
    }

    /// How many cards of a kind are in it.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.iter().map(|one| u8::from(*one == card)).sum()
    }
}

impl Deref for Row {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        **self == **other
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deref().fmt(f)
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        cards.into_iter().for_each(|card| row.lay(card));
        row
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.deref().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Row, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > LONGEST {
            return Err(serde::de::Error::custom("a row longer than any hand"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// The kind of card that a card sweeps from all rows, if any: a season the other season (R2), a
/// Bishop the highest mercenaries (R3, R5).
#[must_use]
pub fn swept_by(rows: &BySeat<Row>, card: Card) -> Option<Card> {
    match card {
        Card::Bishop => rows
            .values()
            .flat_map(|row| row.iter())
            .copied()
            .filter(|card| card.mercenary().is_some())
            .max(),
        _ => card.sweeps(),
    }
}
