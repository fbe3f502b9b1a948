//! In which server each open table stands, so that a server's tables are found without a look at
//! all others.

use super::locked;
use crate::store::TableId;
use crate::table::{Server, TableFacts};
use std::collections::HashMap;
use std::sync::Mutex;

/// The servers of the open tables that were looked at since the start; nothing for those of which
/// it was not written down.
#[derive(Default)]
pub(super) struct Servers(Mutex<HashMap<TableId, Option<Server>>>);

impl Servers {
    /// Notes where a table stands, as long as it is open.
    pub(super) fn note(&self, table: &dyn TableFacts) {
        if table.ended() {
            self.remove(table.id());
        } else {
            locked(&self.0).insert(table.id(), table.server());
        }
    }

    /// Forgets a table.
    pub(super) fn remove(&self, table: TableId) {
        locked(&self.0).remove(&table);
    }

    /// The server of a table, if it was looked at.
    pub(super) fn of(&self, table: TableId) -> Option<Option<Server>> {
        locked(&self.0).get(&table).copied()
    }
}
