//! Which tables were looked at before anything is done there, and which of them are held as they are.

use super::locked;
use crate::store::TableId;
use std::collections::HashMap;
use std::sync::Mutex;

/// The tables that were looked at since the start, and whether they are held as they are; nothing
/// where the version is the one that has looked at all of them before.
#[derive(Default)]
pub(super) struct Rechecks(Mutex<Option<HashMap<TableId, bool>>>);

impl Rechecks {
    /// From now on each table is to be looked at.
    pub(super) fn begin(&self) {
        *locked(&self.0) = Some(HashMap::new());
    }

    /// Whether a table is held; nothing where that is to be found out.
    pub(super) fn held(&self, table: TableId) -> Option<bool> {
        match &*locked(&self.0) {
            Some(found) => found.get(&table).copied(),
            None => Some(false),
        }
    }

    /// Whether a table is known to be held.
    pub(super) fn holds(&self, table: TableId) -> bool {
        self.held(table) == Some(true)
    }

    /// A table was looked at.
    pub(super) fn found(&self, table: TableId, held: bool) {
        if let Some(found) = locked(&self.0).as_mut() {
            found.insert(table, held);
        }
    }
}
