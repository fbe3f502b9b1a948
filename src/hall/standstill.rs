//! Tables that are yet to be told for how long the program did not run before it was started: none
//! is changed or looked at before it was.

use super::locked;
use super::silences::Silences;
use crate::store::TableId;
use std::collections::HashSet;
use std::sync::Mutex;

/// When the program did not run, and who has not been told.
#[derive(Default)]
pub(super) struct Standstill(Mutex<Untold>);

#[derive(Default)]
struct Untold {
    silences: Silences,
    /// In the order in which they are told, the next at the end; some of them were told since.
    queue: Vec<TableId>,
    tables: HashSet<TableId>,
}

impl Standstill {
    /// These tables, the most urgent first, are to be told that the program did not run at times.
    pub(super) fn begin(&self, silences: Silences, tables: impl DoubleEndedIterator<Item = TableId>) {
        let queue: Vec<TableId> = tables.rev().collect();
        *locked(&self.0) = Untold {
            silences,
            tables: queue.iter().copied().collect(),
            queue,
        };
    }

    /// The times of which a table is to be told, if it has not been.
    pub(super) fn of(&self, table: TableId) -> Option<Silences> {
        let untold = locked(&self.0);
        untold.tables.contains(&table).then(|| untold.silences.clone())
    }

    /// A table was told, or has no time to be told of.
    pub(super) fn told(&self, table: TableId) {
        locked(&self.0).tables.remove(&table);
    }

    /// The tables that have not been told, in the order in which they are.
    pub(super) fn tables(&self) -> Vec<TableId> {
        let untold = locked(&self.0);
        let tables = untold.queue.iter().rev();
        tables
            .copied()
            .filter(|table| untold.tables.contains(table))
            .collect()
    }

    /// The times of which tables are told, as long as not all are known to have been.
    pub(super) fn silences(&self) -> Option<Silences> {
        let untold = locked(&self.0);
        (!untold.silences.is_empty()).then(|| untold.silences.clone())
    }

    /// All tables have been told.
    pub(super) fn end(&self) {
        *locked(&self.0) = Untold::default();
    }
}
