//! Tables that are yet to be told for how long the program did not run before it was started: none
//! is changed before it was.

use super::locked;
use crate::store::TableId;
use std::collections::BTreeSet;
use std::sync::Mutex;

/// For how long the program did not run, and who has not been told.
#[derive(Default)]
pub(super) struct Standstill(Mutex<Untold>);

#[derive(Default)]
struct Untold {
    /// From when to when, in milliseconds since 1970.
    span: (u64, u64),
    tables: BTreeSet<TableId>,
}

impl Standstill {
    /// These tables are to be told that the program did not run between two moments.
    pub(super) fn begin(&self, span: (u64, u64), tables: impl Iterator<Item = TableId>) {
        *locked(&self.0) = Untold {
            span,
            tables: tables.collect(),
        };
    }

    /// What a table is to be told, if it has not been.
    pub(super) fn of(&self, table: TableId) -> Option<(u64, u64)> {
        let untold = locked(&self.0);
        untold.tables.contains(&table).then_some(untold.span)
    }

    /// A table was told, or has no time to be told of.
    pub(super) fn told(&self, table: TableId) {
        locked(&self.0).tables.remove(&table);
    }

    /// The tables that have not been told.
    pub(super) fn tables(&self) -> Vec<TableId> {
        locked(&self.0).tables.iter().copied().collect()
    }
}
