//! A set of a board's spaces, by their places in its outline. Knows no geometry.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of places of an outline; a board has 108 at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(u128);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);

    /// One place.
    #[must_use]
    pub const fn only(place: u8) -> Spaces {
        Spaces(1 << place)
    }

    /// The first places, this many.
    #[must_use]
    pub const fn first(count: u8) -> Spaces {
        Spaces((1 << count) - 1)
    }

    /// Whether the place is in the set.
    #[must_use]
    pub const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    /// Puts a place in.
    pub fn add(&mut self, place: u8) {
        self.0 |= 1 << place;
    }

    /// Takes a place out.
    pub fn remove(&mut self, place: u8) {
        self.0 &= !(1 << place);
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                place
            })
        })
    }
}

impl FromIterator<u8> for Spaces {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Spaces {
        places
            .into_iter()
            .fold(Spaces::NONE, |set, place| set | Spaces::only(place))
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl BitOrAssign for Spaces {
    fn bitor_assign(&mut self, other: Spaces) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Spaces {
    fn bitand_assign(&mut self, other: Spaces) {
        self.0 &= other.0;
    }
}

impl Not for Spaces {
    type Output = Spaces;
    fn not(self) -> Spaces {
        Spaces(!self.0)
    }
}
