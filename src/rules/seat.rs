//! Seats of a table, sets of them, and values a seat. Knows nobody who sits there.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted clockwise from 0 and below [`Seat::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// How many seats a table can have at most.
    pub const MOST: u8 = 16;

    /// The seat of this number.
    ///
    /// # Panics
    /// There is no such seat. A number from outside is read by [`Seat::try_from`].
    #[must_use]
    pub const fn new(number: u8) -> Seat {
        assert!(number < Seat::MOST, "no table has so many seats");
        Seat(number)
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The position in a list with one entry a seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise ("to the left") of `seats` seats.
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        Seat::new((self.0 + 1) % seats)
    }

    /// All seats of a table, from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::new)
    }

    /// All seats once, clockwise, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat::new((self.0 + step) % seats))
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Seat, &'static str> {
        if number < Seat::MOST {
            Ok(Seat(number))
        } else {
            Err("no table has so many seats")
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats: a bit for each that a table can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u16);

const _: () = assert!(Seat::MOST as u32 <= u16::BITS, "each seat has its bit");

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
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            seat
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value for each seat, in seat order; for [`Seat::MOST`] seats at most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(
    #[serde(
        deserialize_with = "at_most_a_table",
        bound(deserialize = "T: Deserialize<'de>")
    )]
    Vec<T>,
);

fn at_most_a_table<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let values = Vec::deserialize(from)?;
    if values.len() > usize::from(Seat::MOST) {
        return Err(D::Error::custom("no table has so many seats"));
    }
    Ok(values)
}

impl<T> BySeat<T> {
    /// The value that `make` gives for each of `seats` seats.
    pub fn make(seats: u8, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Each seat with its value, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> + Clone {
        Seat::all(self.seats()).zip(&self.0)
    }

    /// Each seat with its value, ascending, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.seats()).zip(&mut self.0)
    }

    /// The values alone, in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The value of each seat turned into another.
    pub fn map<U>(&self, mut turn: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| turn(seat, value)).collect())
    }

    /// The value of a seat, if there is such a seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The same, to change it.
    #[must_use]
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    /// # Panics
    /// There are more values than a table can have seats.
    fn from(values: Vec<T>) -> BySeat<T> {
        assert!(values.len() <= usize::from(Seat::MOST), "no table has so many seats");
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
