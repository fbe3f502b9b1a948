//! The tables of which nothing is shown for now. Knows no message.

use super::guard::locked;
use crate::store::TableId;
use std::collections::HashSet;
use std::sync::Mutex;

/// The tables of which nothing is shown for now.
#[derive(Default)]
pub(super) struct Pauses(Mutex<HashSet<TableId>>);

impl Pauses {
    /// Shows nothing of a table as long as the answer lives.
    pub(super) fn hold(&self, table: TableId) -> Hold<'_> {
        locked(&self.0).insert(table);
        Hold { pauses: self, table }
    }

    /// Whether nothing of a table is shown.
    pub(super) fn has(&self, table: TableId) -> bool {
        locked(&self.0).contains(&table)
    }
}

/// As long as it lives nothing of the table is shown; whoever held it nudges the table then.
pub(super) struct Hold<'a> {
    pauses: &'a Pauses,
    table: TableId,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        locked(&self.pauses.0).remove(&self.table);
    }
}
