//! A moment of a game: how it stood after a turn of the table, and with whose hands it is looked at, or as everyone
//! saw it where the game goes on. Knows no user interface.

use super::replay::Unreplayable;
use super::retelling::{self, Standing};
use super::retold_step::RetoldStep;
use super::transcript::Transcript;
use crate::portray::Portray;
use crate::words::Message;
use std::fmt;
use std::str::FromStr;

/// How a game stood after one of its turns.
#[derive(Clone, Debug)]
pub struct Moment {
    /// After which turn; 0 is the deal.
    pub turn: usize,
    /// The number of the last turn.
    pub last: usize,
    /// The turn after which this round began, or the one before if it begins just here; nothing at the deal.
    pub round_before: Option<usize>,
    /// The turn after which the next round begins; nothing in the last round.
    pub round_after: Option<usize>,
    /// The turn's last step, with what was told in the whole turn.
    pub step: RetoldStep,
    /// After the last turn: who won, by what, and what lay hidden.
    pub ending: Vec<Message>,
}

/// A moment of a transcript that has ended.
pub(super) fn moment<G: Portray>(transcript: &Transcript, turn: usize) -> Result<Moment, Unreplayable> {
    retelling::standing::<G>(transcript, turn).map(Moment::from)
}

/// A moment of a transcript that goes on, as everyone saw it.
pub(super) fn past<G: Portray>(transcript: &Transcript, turn: usize) -> Result<Moment, Unreplayable> {
    retelling::past::<G>(transcript, turn).map(Moment::from)
}

impl From<Standing> for Moment {
    fn from(standing: Standing) -> Moment {
        let Standing {
            turn,
            rounds,
            step,
            end,
        } = standing;
        // After the deal, and after each turn that the next round follows.
        let last = rounds.len() - 1;
        let begins = |after: &usize| *after == 0 || *after < last && rounds[*after] != rounds[*after + 1];
        Moment {
            turn,
            last,
            round_before: (0..turn).rev().find(begins),
            round_after: (turn + 1..last).find(begins),
            step,
            ending: end.map(|end| end.lines).unwrap_or_default(),
        }
    }
}

/// Whose hands are shown beside what everyone saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownHands {
    /// Nobody's.
    Nobody,
    /// Those of the seat of this number, from 0.
    Seat(u8),
    /// All.
    All,
}

/// Which moment of a game is looked at, and with whose hands: `12.none`, `12.all`, `12.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentPath {
    /// After which turn; 0 is the deal.
    pub turn: u32,
    /// Whose hands.
    pub hands: ShownHands,
}

impl MomentPath {
    /// The deal, as everyone saw it.
    pub const FIRST: MomentPath = MomentPath {
        turn: 0,
        hands: ShownHands::Nobody,
    };
    /// The last turn, whatever its number, as everyone saw it.
    pub const LAST: MomentPath = MomentPath {
        turn: u32::MAX,
        hands: ShownHands::Nobody,
    };
}

impl fmt::Display for MomentPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hands {
            ShownHands::Nobody => write!(f, "{}.none", self.turn),
            ShownHands::All => write!(f, "{}.all", self.turn),
            ShownHands::Seat(seat) => write!(f, "{}.{seat}", self.turn),
        }
    }
}

impl FromStr for MomentPath {
    type Err = ();

    fn from_str(text: &str) -> Result<MomentPath, ()> {
        let (turn, hands) = text.split_once('.').ok_or(())?;
        let path = MomentPath {
            turn: turn.parse().map_err(|_| ())?,
            hands: match hands {
                "none" => ShownHands::Nobody,
                "all" => ShownHands::All,
                seat => ShownHands::Seat(seat.parse().map_err(|_| ())?),
            },
        };
        // A number has one way to be written.
        (path.to_string() == text).then_some(path).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_as_written_and_nothing_else_is() {
        for text in ["0.none", "12.all", "4294967295.15"] {
            assert_eq!(text.parse::<MomentPath>().map(|path| path.to_string()), Ok(text.to_owned()));
        }
        for text in
            ["", "0", "0.", ".all", "00.all", "1.All", "1.256", "+1.none", "-1.none", "1.01", "1.all."]
        {
            assert_eq!(text.parse::<MomentPath>(), Err(()), "{text}");
        }
    }
}
