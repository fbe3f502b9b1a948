//! Tables at which something is awaited that is no person's: a computer's decision, or the round of a beacon.

use super::locked;
use crate::store::TableId;
use std::collections::BTreeSet;
use std::sync::Mutex;
use tokio::sync::Notify;

/// The tables at which something is awaited, and nobody has looked after it yet.
#[derive(Default)]
pub(super) struct AwaitedTables {
    tables: Mutex<BTreeSet<TableId>>,
    more: Notify,
}

impl AwaitedTables {
    /// It is awaited at a table.
    pub(super) fn add(&self, table: TableId) {
        if locked(&self.tables).insert(table) {
            self.more.notify_one();
        }
    }

    /// All of them, to be looked after.
    pub(super) fn take(&self) -> BTreeSet<TableId> {
        std::mem::take(&mut *locked(&self.tables))
    }

    /// Waits until one more is there.
    pub(super) async fn more(&self) {
        self.more.notified().await;
    }
}
