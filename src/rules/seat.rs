//! Seats of a table, sets of them, and values a seat. Knows nobody who sits there.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The next seat clockwise ("to the left") of `seats` seats.
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The position in a list with one entry a seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table, from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats once, clockwise, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// One seat.
    #[must_use]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value for each seat, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// The value that `make` gives for each of `seats` seats.
    pub fn make(seats: u8, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// Each seat with its value, ascending.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0
            .iter()
            .enumerate()
            .map(|(seat, value)| (Seat(seat as u8), value))
    }

    /// Each seat with its value, ascending, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0
            .iter_mut()
            .zip(0u8..)
            .map(|(value, seat)| (Seat(seat), value))
    }

    /// The values alone, in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The value of each seat turned into another.
    pub fn map<U>(&self, mut turn: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(
            self.0
                .iter()
                .zip(0u8..)
                .map(|(value, seat)| turn(Seat(seat), value))
                .collect(),
        )
    }

    /// The value of a seat, if there is such a seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> BySeat<T> {
        BySeat(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
