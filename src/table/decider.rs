//! From an order to what is to be written, with the deadline that it leads to.

use super::deadline::{GRACE, UNTOUCHED, ends_waiting, waiting};
use super::decide::{Decision, Draft};
use super::facts::TableFacts;
use super::stage::{Stage, Table};
use super::{Command, Denied, Order};
use crate::portray::Portray;
use crate::rules::Viewer;
use crate::store::{Change, Index};

/// What decides orders: for the hall alone.
pub trait TableDecider: TableFacts {
    /// What an order comes to; changes nothing.
    ///
    /// # Errors
    /// A refusal or a conflict.
    fn decide(&self, order: &Order) -> Result<Draft, Denied>;
    /// The host's own order that is due: the safe action for an awaited seat that was given up.
    fn automatic(&self, at: u64) -> Option<Order>;
}

impl<G: Portray> TableDecider for Table<G> {
    fn decide(&self, order: &Order) -> Decision {
        let mut draft = self.draft(order)?;
        if !matches!(self.stage, Stage::Gathering) {
            return Ok(draft);
        }
        if draft.entries.iter().any(ends_waiting) {
            draft
                .changes
                .extend(self.due.map(|due| Change::Remove(Index::Due(due))));
            return Ok(draft);
        }
        let span = if matches!(order.command, Command::Wake { .. }) {
            GRACE
        } else {
            UNTOUCHED
        };
        Ok(waiting(draft, self.due, order.at.saturating_add(span)))
    }

    fn automatic(&self, at: u64) -> Option<Order> {
        let Stage::Playing(play) = &self.stage else {
            return None;
        };
        let seat = self.vacant_turn(play)?;
        let notation = G::idle(play.state.view(Viewer::Seat(seat))).to_string();
        Some(Order::of_host(at, Command::Play { notation }))
    }
}
