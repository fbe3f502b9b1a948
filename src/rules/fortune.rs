//! What luck gave, against what it gives on average. Knows no game and no words.

use super::Seat;

/// What luck gave of one kind, in a whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fortune {
    /// To whom; to all alike where nobody is named.
    pub seat: Option<Seat>,
    /// Of what: an id of the game's own.
    pub of: &'static str,
    /// How often luck fell.
    pub times: u32,
    /// What came.
    pub came: u32,
    /// What comes on average.
    pub expected: f64,
}

impl Fortune {
    /// What comes on average, in tenths.
    #[must_use]
    pub fn usual(&self) -> i64 {
        (self.expected * 10.0).round() as i64
    }

    /// How much more came than on average, in tenths; less than nothing where it was less.
    #[must_use]
    pub fn more(&self) -> i64 {
        i64::from(self.came) * 10 - self.usual()
    }
}
