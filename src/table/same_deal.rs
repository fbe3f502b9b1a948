//! What another table needs to play with the luck and options of a game that has ended. Knows no game.

use super::duplicate::Duplicate;
use super::fair::Seed;
use super::transcript::Transcript;
use super::{Chosen, ComputerLevel, UserId};

/// A game that has ended, or that other tables can play at the same time, for another table with the same luck and
/// options. Nobody outside of the tables reads its seed, and its `Debug` shows nothing of it.
#[derive(Clone, Debug, PartialEq)]
pub struct SameDeal {
    /// The seed: a secret while its twins are played.
    pub(super) seed: Seed,
    /// All options: those that were chosen, and those that the host gave.
    pub chosen: Chosen,
    /// The rest.
    pub duplicate: Duplicate,
    /// The computers that sat there: they sit down again where a table is opened with it.
    pub computers: Vec<ComputerLevel>,
    /// Whether who opens a table with it agreed to hints there, as they do again.
    pub hints: bool,
}

impl SameDeal {
    /// That of a transcript that has ended, which these people know; nothing where it has no luck of ours.
    #[must_use]
    pub fn of(transcript: &Transcript, seen_by: Vec<UserId>) -> Option<SameDeal> {
        let (seed, original) = transcript.given_on()?;
        let mut chosen = Chosen::default();
        let options = transcript.options.iter();
        options.for_each(|(key, value)| chosen.set(key, value));
        Some(SameDeal {
            seed,
            chosen,
            duplicate: Duplicate {
                original,
                seats: u8::try_from(transcript.seats.len()).ok()?,
                seen_by,
                twin: false,
            },
            computers: Vec::new(),
            hints: false,
        })
    }
}
