//! Whether a table's records are what the rules make of them: for stores that an earlier version
//! wrote, or that lay on a disk that cannot be trusted. Changes nothing and waits for nothing.

use super::entry::{Body, Entry};
use super::evolve::read;
use super::stage::Table;
use crate::portray::Portray;
use crate::rules::{BySeat, Draw, Game, Seating, State, Turn};
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
    pub what: &'static str,
}

impl Checked {
    /// Takes up what came of the next record; whether the one after it is to be looked at.
    pub fn take(&mut self, compared: Result<u32, &'static str>) -> bool {
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
pub(super) fn print<G: Game>(state: &State<G>) -> String {
    let mut hash = Sha256::new();
    let mut line = |text: &str| {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    };
    match state.turn() {
        Turn::Awaits(seats) => {
            for seat in seats.iter() {
                line(&format!("seat {}", seat.number()));
                let mut legal: Vec<String> = state.legal(seat).iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                legal.iter().for_each(|notation| line(notation));
            }
        }
        Turn::Over(outcome) => {
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.number()).collect();
            line(&format!("over {} {winners:?} {:?}", outcome.how, numbers(&outcome.scores)));
        }
    }
    line(&format!("scores {:?}", numbers(&G::scores(&state.public))));
    hex::encode(&hash.finalize()[..8])
}

fn numbers(scores: &BySeat<i32>) -> Vec<i32> {
    scores.values().copied().collect()
}

/// What is wrong with an action before the start.
const NOWHERE: &str = "it acts where nothing is played";

/// What was stored of an action or a deal.
struct Stored<'a> {
    luck: &'a [Draw],
    events: &'a RawValue,
    print: Option<&'a String>,
}

impl Stored<'_> {
    /// Compares it with what the rules make of it now, and leads the position on. Answers how many
    /// prints were compared.
    fn compare<G: Game>(
        &self,
        state: &mut State<G>,
        events: &[G::Event],
        luck: &[Draw],
    ) -> Result<u32, &'static str> {
        if luck != self.luck {
            return Err("its luck does not follow from the table's seed");
        }
        let stored = read::<G>(self.events).map_err(|_| "its events cannot be read")?;
        if stored != events {
            return Err("the rules bring about something else");
        }
        events.iter().for_each(|event| G::evolve(state, event));
        match self.print {
            Some(stored) if *stored != print(state) => Err("it leads to another position"),
            stored => Ok(stored.map_or(0, |_| 1)),
        }
    }
}

impl<G: Portray> Table<G> {
    /// Compares the next record with what the rules make of it now. Answers how many prints were
    /// compared.
    pub(super) fn compare(&self, body: &Body) -> Result<u32, &'static str> {
        let play = self.play();
        let mut at = play.map(|play| (play.state.clone(), play.next_ply()));
        let mut positions = 0;
        for entry in &body.entries {
            match (entry, &mut at) {
                (Entry::Started { luck, events, print }, _) => {
                    positions += self.compare_deal(&Stored {
                        luck,
                        events,
                        print: print.as_ref(),
                    })?;
                }
                (
                    Entry::Played {
                        seat,
                        action,
                        luck,
                        events,
                        print,
                    },
                    Some((state, ply)),
                ) => {
                    let entropy = &play.ok_or(NOWHERE)?.entropy;
                    let action = action
                        .parse::<G::Action>()
                        .map_err(|_| "its action cannot be read")?;
                    let legal = state
                        .permit(*seat, action)
                        .map_err(|_| "the rules do not allow its action")?;
                    let mut chance = self.chance(*ply, entropy);
                    let brought = G::decide(legal, &mut chance);
                    positions += Stored {
                        luck,
                        events,
                        print: print.as_ref(),
                    }
                    .compare(state, &brought, chance.drawn())?;
                    *ply = ply.saturating_add(1);
                }
                (Entry::Played { .. }, None) => return Err(NOWHERE),
                // It comes first in its record, before what follows from it.
                (Entry::TakenBack, Some((state, ply))) => {
                    *state = play.ok_or(NOWHERE)?.before_last();
                    *ply = ply.saturating_sub(1);
                }
                _ => {}
            }
        }
        Ok(positions)
    }

    fn compare_deal(&self, stored: &Stored<'_>) -> Result<u32, &'static str> {
        let seating = Seating {
            seats: self.roster.len(),
        };
        let options = G::options(&self.chosen, seating).map_err(|_| "its options do not go together")?;
        let entropy = super::fair::entropy(&super::fair::shares(&self.roster));
        let mut state = G::setup(&options, seating);
        let mut chance = self.chance(0, &entropy);
        let events = G::deal(&state, &mut chance);
        stored.compare(&mut state, &events, chance.drawn())
    }
}
