//! Who sits at a table. Knows no game and nothing of how people are reached.

use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A person, by the number that the outside world gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UserId(pub u64);

/// Where a table stands: a channel or thread, by its number outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub u64);

/// A server, by its number outside: where managers manage and members look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Server(pub u64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Somebody with a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub user: UserId,
    /// The name to show.
    pub name: String,
    /// The number of the interaction they joined by; it goes into the table's entropy.
    pub ticket: u64,
    /// A word of their own for the entropy, if they gave one.
    pub word: Option<String>,
    /// Whether they gave the seat up while the game went on; the host then plays the safe action
    /// for it.
    #[serde(default)]
    pub gone: bool,
    /// Whether they asked that the table be closed.
    #[serde(default)]
    pub closing: bool,
}

/// Somebody whose seat is another's by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Former {
    /// Which seat they had.
    pub(super) seat: Seat,
    /// Who.
    pub(super) user: UserId,
    /// The name they had there.
    pub(super) name: String,
}

/// The people at a table, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    sitters: Vec<Sitter>,
    former: Vec<Former>,
}

impl Roster {
    /// How many seats are taken, given up ones included.
    #[must_use]
    pub fn len(&self) -> u8 {
        u8::try_from(self.sitters.len()).unwrap_or(u8::MAX)
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sitters.is_empty()
    }

    /// The seat of a user who has not given it up.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.iter()
            .find(|(_, sitter)| sitter.user == user && !sitter.gone)
            .map(|(seat, _)| seat)
    }

    /// Whether a user sits here, or sat here while the game went on.
    #[must_use]
    pub fn knows(&self, user: UserId) -> bool {
        self.sitters.iter().any(|sitter| sitter.user == user)
            || self.former.iter().any(|former| former.user == user)
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// Everyone with their seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::all(Seat::MOST).zip(&self.sitters)
    }

    /// Everyone who has not given up their seat.
    pub fn present(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.iter().filter(|(_, sitter)| !sitter.gone)
    }

    /// The seats that were given up.
    pub fn vacant(&self) -> impl Iterator<Item = Seat> {
        self.iter()
            .filter(|(_, sitter)| sitter.gone)
            .map(|(seat, _)| seat)
    }

    /// Whether a user has, or had, this seat.
    pub(super) fn held(&self, seat: Seat, user: UserId) -> bool {
        let former = self
            .former
            .iter()
            .any(|former| (former.seat, former.user) == (seat, user));
        former || self.sitter(seat).is_some_and(|sitter| sitter.user == user)
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The names by seat as boards show them: those who have given up stand in brackets.
    pub(super) fn marked(&self) -> Vec<String> {
        let marked = |sitter: &Sitter| {
            if sitter.gone {
                format!("({})", sitter.name)
            } else {
                sitter.name.clone()
            }
        };
        self.sitters.iter().map(marked).collect()
    }

    /// The names by seat of those who sat here at the start.
    pub(super) fn first_names(&self) -> Vec<String> {
        let first = |seat: Seat| {
            self.former
                .iter()
                .find(|former| former.seat == seat)
                .map(|former| former.name.clone())
        };
        self.iter()
            .map(|(seat, sitter)| first(seat).unwrap_or_else(|| sitter.name.clone()))
            .collect()
    }

    pub(super) fn sit(&mut self, sitter: Sitter) {
        self.sitters.push(sitter);
    }

    /// Takes a seat before all whose tickets are higher.
    pub(super) fn sit_in_order(&mut self, sitter: Sitter) {
        let place = self
            .sitters
            .iter()
            .position(|other| other.ticket > sitter.ticket)
            .unwrap_or(self.sitters.len());
        self.sitters.insert(place, sitter);
    }

    pub(super) fn stand(&mut self, user: UserId) {
        self.sitters.retain(|sitter| sitter.user != user);
    }

    /// Somebody takes over a given-up seat; its share in the entropy stays that of whoever sat
    /// there at the start.
    pub(super) fn replace(&mut self, seat: Seat, sitter: &Sitter) -> Option<Former> {
        let place = self.sitters.get_mut(seat.index())?;
        let (ticket, word) = (place.ticket, place.word.clone());
        let before = std::mem::replace(
            place,
            Sitter {
                ticket,
                word,
                ..sitter.clone()
            },
        );
        let former = Former {
            seat,
            user: before.user,
            name: before.name,
        };
        self.former.push(former.clone());
        Some(former)
    }

    pub(super) fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.sitters.get_mut(seat.index())
    }
}
