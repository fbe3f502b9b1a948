//! Deadlines: what is due at a table, when, and what comes of it. A table knows no clock: orders
//! say when they are given.
//!
//! One that waits for its game to begin and that nobody touches says after three days that it will
//! close, and closes four days later. Whatever anybody does at it counts, be it the same once more. One
//! that is played without time asks after two weeks, and is put away after 60 days (`shelf.rs`).

use super::draft::{Decision, Draft};
use crate::portray::Portray;
use crate::store::{Change, Index};
use crate::table::drawing::{BeaconEvent, Drawing};
use crate::table::facts::TableFacts;
use crate::table::moderation::Moderated;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::timing::{Pace, touches};
use crate::table::{Actor, Denied, Order};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;
/// How long nobody touches a table until it says that it will close, in milliseconds.
const UNTOUCHED: u64 = 3 * DAY;
/// How long it stays from then on, in milliseconds.
const GRACE: u64 = 4 * DAY;

/// The draft with a deadline in place of another; with none where nothing is due any more.
fn waiting(mut draft: Draft, before: Option<u64>, at: Option<u64>) -> Draft {
    draft.entries.extend(at.map(|at| TableEvent::Due { at }));
    if before != at {
        let removed = before.map(|before| Change::Remove(Index::Due(before)));
        draft.changes.extend(removed);
        draft.changes.extend(at.map(|at| Change::Add(Index::Due(at))));
    }
    draft
}

/// Whether the table ends by an entry: then it waits no more.
fn ends(entry: &TableEvent) -> bool {
    matches!(entry, TableEvent::Closed | TableEvent::Ended(_))
}

/// Until when the game can be gone on with that ends for now by an entry.
fn reconsidered(entry: &TableEvent) -> Option<u64> {
    match entry {
        TableEvent::Moderated {
            what: Moderated::Ended { until },
            ..
        } => Some(*until),
        _ => None,
    }
}

/// Whether the game begins by an entry.
fn begins(entry: &TableEvent) -> bool {
    matches!(entry, TableEvent::Started { .. })
}

/// A table that was opened, with its first deadline.
pub(super) fn opened(draft: Draft, order: &Order) -> Draft {
    waiting(draft, None, Some(order.at.saturating_add(UNTOUCHED)))
}

impl<G: Portray> Table<G> {
    /// An order's draft with the deadline that it leads to.
    pub(super) fn timed(&self, order: &Order, draft: Draft) -> Draft {
        let at = order.at.max(self.touched);
        let halted = self.interventions.halt.is_some() && draft.awaits.is_none();
        let due = if draft.entries.iter().any(ends) {
            None
        } else if let Some(until) = draft.entries.iter().find_map(reconsidered) {
            Some(until)
        } else if halted {
            self.due
        } else if !self.begun() && !draft.entries.iter().any(begins) {
            self.lobby_due(order, &draft)
        } else {
            self.next_due(&draft, at, order)
        };
        waiting(draft, self.due, due)
    }

    /// When something is due next at a table whose game does not begin by a draft. A round that it waits for
    /// is late soon; else it is a matter of days.
    fn lobby_due(&self, order: &Order, draft: &Draft) -> Option<u64> {
        let late = |entry: &TableEvent| matches!(entry, TableEvent::Beacon(BeaconEvent::Late));
        let reminds = |entry: &TableEvent| matches!(entry, TableEvent::Reminded { .. });
        let bound = |entry: &TableEvent| match (entry, self.beacon) {
            (TableEvent::Beacon(what), Some(chain)) => what.late_at(chain, order.at),
            _ => None,
        };
        if let Some(late) = draft.entries.iter().find_map(bound) {
            return Some(late);
        }
        let span = match &self.stage {
            Stage::Drawing(drawing) if !drawing.late && !draft.entries.iter().any(late) => return self.due,
            _ if draft.entries.iter().any(reminds) => GRACE,
            _ => UNTOUCHED,
        };
        Some(order.at.saturating_add(span))
    }

    /// When something is due next in a game, after a draft of that moment.
    fn next_due(&self, draft: &Draft, at: u64, order: &Order) -> Option<u64> {
        let by_person = order.by.user().is_some();
        let (mut timing, mut upkeep) = (self.timing.after(&draft.entries, at), self.upkeep);
        for entry in &draft.entries {
            upkeep.follow(entry, at);
        }
        if by_person && touches(&draft.entries) {
            upkeep.touched(at);
        }
        if upkeep.shelved() {
            return None;
        }
        if draft.entries.iter().any(begins) {
            timing.begin(self.roster.len(), at);
        }
        let awaited = draft.awaits.unwrap_or_else(|| self.awaited());
        if awaited.is_empty() {
            // The game is over: nobody's return and no pause is waited for.
            return None;
        }
        if awaited.iter().any(|seat| timing.hosted().by_host(seat)) {
            // The host plays there at once; should it be cut off before, it is woken.
            return Some(at);
        }
        timing.await_seats(awaited, at, by_person);
        let untimed = !awaited.is_empty() && (timing.pace() == Pace::Relaxed || timing.resting());
        timing.next().into_iter().chain(upkeep.next(untimed)).min()
    }

    /// The host's clock says that a deadline has come. One that is not the table's any more, or has
    /// not come yet, is left alone.
    pub(super) fn wake(&self, order: &Order, due: u64) -> Decision {
        if order.by != Actor::HOST || self.due != Some(due) || order.at < due {
            return Err(Denied::Conflict);
        }
        if let Stage::Playing(play) = &self.stage {
            return self.wake_in_play(play, order.at, due);
        }
        if let Stage::Drawing(Drawing { late: false, .. }) = &self.stage {
            return Ok(Draft::of(TableEvent::Beacon(BeaconEvent::Late)));
        }
        if self.reminded {
            return Ok(self.release(Draft::of(TableEvent::Ended(Ending::Lapsed(due)))));
        }
        Ok(Draft::of(TableEvent::Reminded { due }))
    }

    /// The host gives the table the deadline that an earlier version of this program did not.
    pub(super) fn wait(&self, order: &Order) -> Decision {
        let waits = self.gathering() || self.begun() && !self.ended() && self.stands_still();
        if order.by != Actor::HOST || self.due.is_some() || !waits {
            return Err(Denied::Conflict);
        }
        Ok(Draft::entries(Vec::new()))
    }
}
