//! What only the host itself may look at: a whole game, hidden cards and all, and whether the rules
//! make of its records what was stored.

use super::check::{NextPly, Stored};
use super::export;
use super::misfit::Misfit;
use super::show::TableView;
use super::stage::Table;
use super::table_event::{RecordBody, TableEvent};
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
    /// fingerprints of positions were compared.
    ///
    /// # Errors
    /// What is different, without the record's content.
    fn compare(&self, body: &RecordBody) -> Result<u32, Misfit>;
}

impl<G: Portray> TableAudit for Table<G> {
    fn transcript(&self) -> Option<Transcript> {
        export::transcript(self)
    }

    fn public(&self) -> Option<Value> {
        self.play()
            .and_then(|play| serde_json::to_value(play.state.public()).ok())
    }

    fn compare(&self, body: &RecordBody) -> Result<u32, Misfit> {
        let mut next = self.play().map(NextPly::of);
        let mut positions = 0;
        for entry in &body.entries {
            match entry {
                TableEvent::Started {
                    luck,
                    events,
                    fingerprint,
                } => positions += self.compare_deal(&Stored::new(luck, events, fingerprint.as_ref()))?,
                TableEvent::Played {
                    seat,
                    action,
                    luck,
                    events,
                    fingerprint,
                } => {
                    let next = next.as_mut().ok_or(Misfit::NothingPlayed)?;
                    let stored = Stored::new(luck, events, fingerprint.as_ref());
                    positions += self.compare_action(next, *seat, action, &stored)?;
                }
                // It comes first in its record, before what follows from it.
                TableEvent::TakenBack => next.iter_mut().for_each(NextPly::take_back),
                // Nothing of these follows from the rules.
                TableEvent::Resigned { .. }
                | TableEvent::Replaced { .. }
                | TableEvent::Opened { .. }
                | TableEvent::Joined(_)
                | TableEvent::Left { .. }
                | TableEvent::Set { .. }
                | TableEvent::Planned { .. }
                | TableEvent::AskedToClose { .. }
                | TableEvent::KeptOpen { .. }
                | TableEvent::Moved { .. }
                | TableEvent::Closed
                | TableEvent::Ended(_)
                | TableEvent::Due { .. }
                | TableEvent::Reminded { .. } => {}
            }
        }
        Ok(positions)
    }
}
