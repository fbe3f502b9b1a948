//! A multiset of cards: a hand, a deck, the discards. Knows no position.

use super::components::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A multiset of cards. It serializes as an object of kinds and counts, kinds without a card left
/// out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cards([u8; PLACES]);

/// One place more than there are kinds, always 0: sixteen bytes are looked at in one step.
const PLACES: usize = 16;

const _: () = assert!(Card::KINDS <= PLACES, "each kind has its place");

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; PLACES]);

    /// The whole deck.
    #[must_use]
    pub fn deck() -> Cards {
        let mut deck = Cards::NONE;
        for card in Card::ALL {
            deck.0[card as usize] = card.copies();
        }
        deck
    }

    /// How many copies of a kind are in it.
    #[must_use]
    pub fn of(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Whether a card of the kind is in it.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// How many cards are in it.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether no card is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; PLACES]
    }

    /// Whether a mercenary is in it.
    #[must_use]
    pub fn has_mercenary(&self) -> bool {
        self.kinds().any(|card| card.mercenary().is_some())
    }

    /// The kinds in it, in canonical order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let kinds = Card::ALL.into_iter().zip(self.0);
        kinds.filter(|(_, count)| *count > 0).map(|(card, _)| card)
    }

    /// The cards in it, in canonical order, each copy by itself.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }

    /// The same as a list.
    #[must_use]
    pub fn list(&self) -> Vec<Card> {
        let mut list = Vec::with_capacity(usize::from(self.len()));
        for (card, count) in Card::ALL.into_iter().zip(self.0) {
            list.resize(list.len() + usize::from(count), card);
        }
        list
    }

    /// The card at a place in canonical order, from 0; nothing beyond the last.
    #[must_use]
    pub fn nth(&self, place: u8) -> Option<Card> {
        let mut left = place;
        Card::ALL.into_iter().find(|card| {
            let here = self.of(*card);
            let found = left < here;
            left = left.saturating_sub(here);
            found
        })
    }

    /// Whether all the other's cards are in it.
    #[must_use]
    pub fn holds(&self, other: &Cards) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .fold(true, |all, (have, need)| all & (*have >= need))
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes a card out.
    ///
    /// # Panics
    /// It is not in it.
    pub fn remove(&mut self, card: Card) {
        self.part(&Cards::from_iter([card]));
    }

    /// Puts all the other's cards in.
    pub fn join(&mut self, other: &Cards) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Takes all the other's cards out.
    ///
    /// # Panics
    /// Not all of them are in it.
    pub fn part(&mut self, other: &Cards) {
        let left = self.without(other);
        *self = left.unwrap_or_else(|| unreachable!("cards that are not there were taken"));
    }

    /// What is left without all the other's cards; nothing if not all of them are in it.
    #[must_use]
    pub fn without(mut self, other: &Cards) -> Option<Cards> {
        let all = self.holds(other);
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.wrapping_sub(less);
        }
        all.then_some(self)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|card| (card, self.of(card))))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let counts = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let mut all = Cards::NONE;
        for (card, count) in counts {
            if count > card.copies() {
                return Err(serde::de::Error::custom(format_args!(
                    "{count} cards of {card}, the deck has {}",
                    card.copies()
                )));
            }
            all.0[card as usize] = count;
        }
        Ok(all)
    }
}
