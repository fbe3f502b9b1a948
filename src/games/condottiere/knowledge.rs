//! What all know about cards that nobody shows: who took which mercenary back, who threw how many cards
//! away. Knows no hand.

use super::cards::Cards;
use super::components::Card;
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What all know about the cards that each seat hides, from what all saw happen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Knowledge(BTreeMap<Seat, Trace>);

/// What all know about the hidden cards of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// Cards that the seat surely has, in its hand or face-down at the end of its row.
    #[serde(default)]
    pub held: Cards,
    /// How many cards the seat has thrown away face-down since the discards were shuffled last.
    #[serde(default)]
    pub thrown: u8,
    /// Those of them that are known.
    #[serde(default)]
    pub buried: Cards,
}

impl Trace {
    const NONE: Trace = Trace {
        held: Cards::NONE,
        thrown: 0,
        buried: Cards::NONE,
    };
}

impl Knowledge {
    /// What is known about a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Trace {
        self.0.get(&seat).copied().unwrap_or(Trace::NONE)
    }

    /// Whether nothing is known about anybody.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A card that all saw went back into the seat's hand.
    pub(super) fn took_back(&mut self, seat: Seat, card: Card) {
        self.change(seat, |trace| trace.held.add(card));
    }

    /// The seat showed a card: of the cards that it surely has there is one less, if it was one of them.
    pub(super) fn showed(&mut self, seat: Seat, card: Card) {
        self.change(seat, |trace| {
            if let Some(left) = trace.held.without(&Cards::from_iter([card])) {
                trace.held = left;
            }
        });
    }

    /// The seat threw its whole hand away, so many cards.
    pub(super) fn threw(&mut self, seat: Seat, count: u8) {
        self.change(seat, |trace| {
            trace.thrown += count;
            trace.buried.join(&std::mem::take(&mut trace.held));
        });
    }

    /// The seat threw some cards of its hand away, and nobody saw which.
    pub(super) fn sorted_out(&mut self, seat: Seat, count: u8) {
        self.change(seat, |trace| {
            trace.thrown += count;
            if count > 0 {
                trace.held = Cards::NONE;
            }
        });
    }

    /// The discards were shuffled: what was thrown away may be anywhere.
    pub(super) fn shuffled(&mut self) {
        let seats: Vec<Seat> = self.0.keys().copied().collect();
        for seat in seats {
            self.change(seat, |trace| {
                trace.thrown = 0;
                trace.buried = Cards::NONE;
            });
        }
    }

    /// A seat of which nothing is known has no entry, so that equal knowledge is equal.
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Trace)) {
        let mut trace = self.of(seat);
        change(&mut trace);
        if trace == Trace::NONE {
            self.0.remove(&seat);
        } else {
            self.0.insert(seat, trace);
        }
    }
}
