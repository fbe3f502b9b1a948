//! What only the host itself may look at: a whole game, hidden cards and all, and whether the rules
//! make of its records what was stored.

use super::check::NextPly;
use super::export;
use super::game_events::GameEntry;
use super::misfit::Misfit;
use super::show::TableView;
use super::stage::Table;
use super::table_event::RecordBody;
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
    /// Thinks again about what a computer did by a record, before it is folded: whether it comes to the
    /// same. Nothing where no computer acts by it. This takes as long as thinking did.
    ///
    /// # Errors
    /// The record is none of a computer at this table.
    fn rethink(&self, body: &RecordBody) -> Result<Option<bool>, Misfit>;
}

impl<G: Portray> TableAudit for Table<G> {
    fn transcript(&self) -> Option<Transcript> {
        export::transcript(self)
    }

    fn public(&self) -> Option<Value> {
        self.play()
            .and_then(|play| serde_json::to_value(play.state.public()).ok())
    }

    fn rethink(&self, body: &RecordBody) -> Result<Option<bool>, Misfit> {
        self.rethink_record(body)
    }

    fn compare(&self, body: &RecordBody) -> Result<u32, Misfit> {
        let mut next = self.play().map(|play| NextPly::of(self, play));
        let mut positions = 0;
        for entry in &body.entries {
            match entry.of_game() {
                Some(GameEntry::Started(signature, recorded)) => {
                    positions += self.compare_deal(&recorded, signature.as_ref())?;
                }
                Some(GameEntry::Played(seat, action, recorded)) => {
                    let next = next.as_mut().ok_or(Misfit::NothingPlayed)?;
                    positions += self.compare_action(next, seat, action, &recorded)?;
                }
                // It comes first in its record, before what follows from it.
                Some(GameEntry::TakenBack) => next.iter_mut().for_each(|next| next.take_back(self, 1)),
                Some(GameEntry::Rewound(plies)) => {
                    next.iter_mut().for_each(|next| next.take_back(self, plies));
                }
                Some(GameEntry::Unanswered(seat)) => {
                    let next = next.as_mut().ok_or(Misfit::NothingPlayed)?;
                    next.unanswer(seat).ok_or(Misfit::NothingToTakeBack)?;
                }
                // Nothing of these follows from the rules.
                Some(GameEntry::Resigned(_) | GameEntry::Replaced(..)) | None => {}
            }
        }
        Ok(positions)
    }
}
