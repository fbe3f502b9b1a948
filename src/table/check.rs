//! Whether a table's records are what the rules make of them: for stores that an earlier version
//! wrote, or that lay on a disk that cannot be trusted. Changes nothing and waits for nothing.

use super::evolve::read;
use super::misfit::Misfit;
use super::stage::Table;
use crate::portray::Portray;
use crate::rules::{BySeat, Draw, Game, Opening, Position, Seating, Turn};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// What came of checking a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many records were played again.
    pub records: u32,
    /// How many positions were compared with the print that was stored with them.
    pub positions: u32,
    /// The first record that the rules make something else of; what follows it is not looked at.
    pub difference: Option<Difference>,
}

/// A record that is not what the rules make of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("record {version}: {what}")]
pub struct Difference {
    /// The version that the record made.
    pub version: u32,
    /// What is different, without the record's content.
    pub what: Misfit,
}

impl Checked {
    /// Takes up what came of the next record; whether the one after it is to be looked at.
    pub fn take(&mut self, compared: Result<u32, Misfit>) -> bool {
        self.records += 1;
        match compared {
            Ok(positions) => self.positions += positions,
            Err(what) => {
                self.difference = Some(Difference {
                    version: self.records,
                    what,
                })
            }
        }
        self.difference.is_none()
    }
}

/// The print of a position: what those who are awaited may do, or how the game ended, and the
/// scores.
///
/// It is made of notation and numbers alone. These a later version of a game keeps, while it may
/// lay its state out otherwise.
pub(super) fn print<G: Game>(position: &Position<G>) -> String {
    let mut hash = Sha256::new();
    let mut line = |text: &str| {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    };
    match position.turn() {
        Turn::Awaits(seats) => {
            for seat in seats.iter() {
                line(&format!("seat {}", seat.number()));
                let mut legal: Vec<String> = position.legal(seat).iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                legal.iter().for_each(|notation| line(notation));
            }
        }
        Turn::Over(outcome) => {
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.number()).collect();
            line(&format!("over {} {winners:?} {:?}", outcome.how, numbers(&outcome.scores)));
        }
    }
    line(&format!("scores {:?}", numbers(&position.scores())));
    hex::encode(&hash.finalize()[..8])
}

fn numbers(scores: &BySeat<i32>) -> Vec<i32> {
    scores.values().copied().collect()
}

/// What was stored of an action or a deal.
pub(super) struct Stored<'a> {
    pub(super) luck: &'a [Draw],
    pub(super) events: &'a RawValue,
    pub(super) print: Option<&'a String>,
}

impl Stored<'_> {
    /// Compares it with what the rules make of it now: the events, the luck and the position that
    /// it leads to. Answers how many prints were compared.
    pub(super) fn compare<G: Game>(
        &self,
        position: &Position<G>,
        events: &[G::Event],
        luck: &[Draw],
    ) -> Result<u32, Misfit> {
        if luck != self.luck {
            return Err(Misfit::OtherLuck);
        }
        let stored = read::<G>(self.events).map_err(|_| Misfit::IllegibleEvents)?;
        if stored != events {
            return Err(Misfit::OtherEvents);
        }
        match self.print {
            Some(stored) if *stored != print(position) => Err(Misfit::OtherPosition),
            stored => Ok(stored.map_or(0, |_| 1)),
        }
    }
}

impl<G: Portray> Table<G> {
    /// Compares a deal with what the rules make of it now.
    pub(super) fn compare_deal(&self, stored: &Stored<'_>) -> Result<u32, Misfit> {
        let seating = Seating {
            seats: self.roster.len(),
        };
        let opening = Opening::<G>::new(&self.chosen, seating).map_err(|_| Misfit::OtherOptions)?;
        let entropy = super::fair::entropy(&super::fair::shares(&self.roster));
        let mut chance = self.chance(0, &entropy);
        let (position, events) = opening.deal(&mut chance);
        stored.compare(&position, &events, chance.drawn())
    }
}
