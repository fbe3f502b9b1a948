//! Deadlines: what is due at a table, when, and what comes of it. A table knows no clock: orders
//! say when they are given.
//!
//! One that waits for its game to begin and that nobody touches says after six days that it will
//! close, and closes a day later. Whatever anybody does at it counts, be it the same once more.

use super::draft::{Decision, Draft};
use crate::portray::Portray;
use crate::store::{Change, Index};
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::{Actor, Denied, Order};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;
/// How long nobody touches a table until it says that it will close, in milliseconds.
pub(super) const UNTOUCHED: u64 = 6 * DAY;
/// How long it stays from then on, in milliseconds.
pub(super) const GRACE: u64 = DAY;

/// The draft with a deadline in place of another.
pub(super) fn waiting(mut draft: Draft, before: Option<u64>, at: u64) -> Draft {
    draft.entries.push(TableEvent::Due { at });
    if before != Some(at) {
        draft
            .changes
            .extend(before.map(|before| Change::Remove(Index::Due(before))));
        draft.changes.push(Change::Add(Index::Due(at)));
    }
    draft
}

/// Whether the game begins by an entry, or the table ends: then it waits no more.
pub(super) fn ends_waiting(entry: &TableEvent) -> bool {
    matches!(entry, TableEvent::Started { .. } | TableEvent::Closed | TableEvent::Ended(_))
}

impl<G: Portray> Table<G> {
    /// The host's clock says that a deadline has come. One that is not the table's any more, or has
    /// not come yet, is left alone.
    pub(super) fn wake(&self, order: &Order, due: u64) -> Decision {
        if order.by != Actor::HOST || self.due != Some(due) || order.at < due {
            return Err(Denied::Conflict);
        }
        if self.reminded {
            return Ok(self.release(Draft::of(TableEvent::Ended(Ending::Lapsed(due)))));
        }
        Ok(Draft::of(TableEvent::Reminded { due }))
    }

    /// The host gives the table its first deadline.
    pub(super) fn wait(&self, order: &Order) -> Decision {
        if order.by != Actor::HOST || self.due.is_some() || !matches!(self.stage, Stage::Gathering) {
            return Err(Denied::Conflict);
        }
        Ok(Draft {
            entries: Vec::new(),
            changes: Vec::new(),
        })
    }
}
