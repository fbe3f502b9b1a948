//! What only the host itself may look at: a whole game, hidden cards and all, and whether the rules
//! make of its records what was stored.

use super::check::Stored;
use super::entry::{Body, Entry};
use super::export;
use super::misfit::Misfit;
use super::show::TableView;
use super::stage::Table;
use super::transcript::Transcript;
use crate::portray::Portray;
use serde_json::Value;

/// All of a table, for whoever runs the program. Nobody who shows tables to people has one.
pub trait TableAudit: TableView {
    /// The whole game, with the seed if it has ended; nothing before the start. While the game is
    /// on it holds every hand.
    fn transcript(&self) -> Option<Transcript>;
    /// The public part of the position as JSON.
    fn public(&self) -> Option<Value>;
    /// Compares a record with what the rules make of it now, before it is folded: how many stored
    /// prints of positions were compared.
    ///
    /// # Errors
    /// What is different, without the record's content.
    fn compare(&self, body: &Body) -> Result<u32, Misfit>;
}

impl<G: Portray> TableAudit for Table<G> {
    fn transcript(&self) -> Option<Transcript> {
        export::transcript(self)
    }

    fn public(&self) -> Option<Value> {
        self.play()
            .and_then(|play| serde_json::to_value(play.state.public()).ok())
    }

    fn compare(&self, body: &Body) -> Result<u32, Misfit> {
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
                    let entropy = &play.ok_or(Misfit::NothingPlayed)?.entropy;
                    let action = action.parse::<G::Action>().map_err(|_| Misfit::Illegible)?;
                    let mut chance = self.chance(*ply, entropy);
                    let played = state
                        .play(*seat, action, &mut chance)
                        .map_err(|_| Misfit::NotAllowed)?;
                    positions += Stored {
                        luck,
                        events,
                        print: print.as_ref(),
                    }
                    .compare(state, &played.events, chance.drawn())?;
                    *ply = ply.saturating_add(1);
                }
                (Entry::Played { .. }, None) => return Err(Misfit::NothingPlayed),
                // It comes first in its record, before what follows from it.
                (Entry::TakenBack, Some((state, ply))) => {
                    *state = play.ok_or(Misfit::NothingPlayed)?.before_last();
                    *ply = ply.saturating_sub(1);
                }
                _ => {}
            }
        }
        Ok(positions)
    }
}
