//! Whether computers did what they come to from what their seats saw: each decision is thought about
//! again, with the dice and the iterations that were written down. Changes nothing, and draws nothing of
//! the table's luck.

use super::computer_event::ComputerEvent;
use super::game_events::GameEntry;
use super::misfit::Misfit;
use super::stage::Table;
use super::table_event::{RecordBody, TableEvent};
use crate::portray::Portray;

/// What came of thinking again about what the computers of a table did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rethought {
    /// How many decisions were thought about.
    pub decisions: u32,
    /// The versions that were made by another action than comes out now.
    pub others: Vec<u32>,
}

impl<G: Portray> Table<G> {
    /// Thinks again about what a computer did by a record, before that is folded; whether it comes to the
    /// same. Nothing where no computer acts by it.
    pub(super) fn rethink_record(&self, body: &RecordBody) -> Result<Option<bool>, Misfit> {
        let mut entries = body.entries.iter();
        let thought = entries.find_map(|entry| match entry {
            TableEvent::Computer(ComputerEvent::Thought {
                seat,
                dice,
                iterations,
            }) => Some((*seat, *dice, *iterations)),
            _ => None,
        });
        let Some((seat, dice, iterations)) = thought else {
            return Ok(None);
        };
        let done = entries.find_map(|entry| match entry.of_game() {
            Some(GameEntry::Played(other, action, _)) if other == seat => Some(action),
            _ => None,
        });
        let done = done.ok_or(Misfit::NothingPlayed)?;
        let deliberation = self.deliberation_of(seat).ok_or(Misfit::NoComputer)?;
        let again = deliberation.decide(dice, &mut |looks| looks < iterations);
        Ok(Some(again.notation == done && again.iterations == iterations))
    }
}
