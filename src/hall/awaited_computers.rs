//! The tables at which computers are awaited.

use super::locked;
use crate::store::TableId;
use std::collections::BTreeSet;
use std::sync::Mutex;
use tokio::sync::Notify;

/// The tables at which a computer is awaited, and nobody has looked after it yet.
#[derive(Default)]
pub(super) struct AwaitedComputers {
    tables: Mutex<BTreeSet<TableId>>,
    more: Notify,
}

impl AwaitedComputers {
    /// One is awaited at a table.
    pub(super) fn add(&self, table: TableId) {
        if locked(&self.tables).insert(table) {
            self.more.notify_one();
        }
    }

    /// All of them, to be looked after.
    pub(super) fn take(&self) -> BTreeSet<TableId> {
        std::mem::take(&mut *locked(&self.tables))
    }

    /// Waits until one more is awaited.
    pub(super) async fn more(&self) {
        self.more.notified().await;
    }
}
