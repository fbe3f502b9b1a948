//! The dice a seat has rolled, and groups of them. Knows no court and no position.

use super::components::{OWN_DICE, TOKEN, WHITE_DICE};
use serde::{Deserialize, Serialize};

/// Dice of a seat: of its own colour and white; 0 stands for a die that is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    /// Dice of the seat's own colour.
    pub own: [u8; OWN_DICE],
    /// White dice.
    pub white: [u8; WHITE_DICE],
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice {
        own: [0; OWN_DICE],
        white: [0; WHITE_DICE],
    };

    /// The dice with these faces.
    ///
    /// # Panics
    /// There are more than a seat can have.
    #[must_use]
    pub fn of(own: &[u8], white: &[u8]) -> Dice {
        let mut dice = Dice::NONE;
        dice.own[..own.len()].copy_from_slice(own);
        dice.white[..white.len()].copy_from_slice(white);
        dice.sorted()
    }

    /// The same dice with the faces of each colour ascending, and no gaps before them.
    #[must_use]
    pub fn sorted(mut self) -> Dice {
        let order = |face: &u8| (*face == 0, *face);
        self.own.sort_unstable_by_key(order);
        self.white.sort_unstable_by_key(order);
        self
    }

    /// The faces of the coloured dice that are there.
    pub fn own(&self) -> impl Iterator<Item = u8> + Clone {
        self.own.into_iter().filter(|face| *face > 0)
    }

    /// The faces of the white dice that are there.
    pub fn white(&self) -> impl Iterator<Item = u8> + Clone {
        self.white.into_iter().filter(|face| *face > 0)
    }

    /// The total of all dice.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.own().sum::<u8>() + self.white().sum::<u8>()
    }

    /// Whether there are dice, and all show the same face.
    #[must_use]
    pub fn all_equal(&self) -> bool {
        let mut faces = self.own().chain(self.white());
        faces.next().is_some_and(|first| faces.all(|face| face == first))
    }

    /// The dice without a group of them; nothing if not all of the group are there.
    #[must_use]
    pub fn without(mut self, group: &Dice) -> Option<Dice> {
        for face in group.own() {
            *self.own.iter_mut().find(|one| **one == face)? = 0;
        }
        for face in group.white() {
            *self.white.iter_mut().find(|one| **one == face)? = 0;
        }
        Some(self.sorted())
    }

    /// The different groups with at least one coloured die, each with the total of its faces.
    pub fn groups(&self) -> impl Iterator<Item = (Dice, u8)> + use<> {
        let (own, white) = (self.own, self.white);
        let whites = subsets(&white);
        subsets(&own).filter(|group| group[0] > 0).flat_map(move |own| {
            whites.clone().map(move |white| {
                let total = own.iter().sum::<u8>() + white.iter().sum::<u8>();
                (Dice { own, white }, total)
            })
        })
    }
}

/// How often each face came, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolls(pub [u16; 6]);

impl Rolls {
    /// No roll yet.
    pub const NONE: Rolls = Rolls([0; 6]);

    /// Counts a die; nothing comes of what is no face.
    pub fn count(&mut self, face: u8) -> Option<()> {
        let place = usize::from(face).checked_sub(1)?;
        *self.0.get_mut(place)? += 1;
        Some(())
    }

    /// Each face with how often it came.
    pub fn faces(&self) -> impl Iterator<Item = (u8, u16)> {
        (1..).zip(self.0)
    }

    /// How many dice were rolled.
    #[must_use]
    pub fn dice(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// The sum of their faces.
    #[must_use]
    pub fn sum(&self) -> u32 {
        self.faces()
            .map(|(face, times)| u32::from(face) * u32::from(times))
            .sum()
    }
}

/// The different subsets of sorted faces, the empty one among them, each sorted with noughts
/// behind.
fn subsets<const N: usize>(faces: &[u8; N]) -> impl Iterator<Item = [u8; N]> + Clone + use<N> {
    let faces = *faces;
    (0u8..1 << N).filter_map(move |mask| {
        let mut subset = [0; N];
        let mut size = 0;
        for (place, face) in faces.iter().enumerate() {
            let chosen = mask & (1 << place) != 0;
            // Of equal dice the first ones are taken; what is not there is never taken.
            let earlier = place > 0 && faces[place - 1] == *face && mask & (1 << (place - 1)) == 0;
            if chosen && (*face == 0 || earlier) {
                return None;
            }
            if chosen {
                subset[size] = *face;
                size += 1;
            }
        }
        Some(subset)
    })
}

/// How an advisor is influenced: a group of dice, with or without a token, shifted by a Market or
/// not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// The dice.
    pub dice: Dice,
    /// Whether a token of +2 is added.
    pub token: bool,
    /// What the Market adds: −1, 0 or 1.
    pub market: i8,
}

impl Payment {
    /// What it amounts to.
    #[must_use]
    pub fn total(&self) -> i16 {
        i16::from(self.dice.total()) + if self.token { TOKEN } else { 0 } + i16::from(self.market)
    }

    /// How dear it is: a token first, then the Market, then the number of coloured dice, then of
    /// white ones, then their faces.
    #[must_use]
    pub fn dearness(&self) -> (bool, bool, usize, usize, u8) {
        (self.token, self.market != 0, self.dice.own().count(), self.dice.white().count(), self.dice.total())
    }
}
