//! The tables that are over and wait to be packed. Knows no tree.

use crate::store::TableId;
use std::collections::VecDeque;

/// How many commits later than it was over a table is packed: most of what follows a game's end
/// does so soon.
pub(super) const LATER: u64 = 64;

/// The tables that wait, each with the commit from which on it may be packed.
#[derive(Debug)]
pub(super) struct Waiters {
    queue: VecDeque<(u64, TableId)>,
    later: u64,
}

impl Waiters {
    /// Those that waited when the store was opened, and have waited long enough.
    pub(super) fn since_before(tables: Vec<TableId>) -> Waiters {
        Waiters {
            queue: tables.into_iter().map(|table| (0, table)).collect(),
            later: LATER,
        }
    }

    /// Those that begin to wait may be packed so many commits later.
    pub(super) fn wait_for(&mut self, commits: u64) {
        self.later = commits;
    }

    /// How many commits later they may be packed.
    pub(super) fn later(&self) -> u64 {
        self.later
    }

    /// A table begins to wait after so many commits.
    pub(super) fn wait(&mut self, table: TableId, commits: u64) {
        self.queue.push_back((commits + self.later, table));
    }

    /// How many may be packed after so many commits.
    pub(super) fn due(&self, commits: u64) -> usize {
        // They stand in the order of their commits.
        self.queue.partition_point(|(from, _)| *from <= commits)
    }

    /// A table that may be packed after so many commits, which waits no more.
    pub(super) fn next(&mut self, commits: u64) -> Option<TableId> {
        self.queue
            .pop_front_if(|(from, _)| *from <= commits)
            .map(|(_, table)| table)
    }
}
