//! Where somebody is told which tables others have changed. Knows no store.

use super::{Changed, ChangedTable, TableId, TableStatus};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The most tables that are kept for whoever does not look; then only that there were more.
const KEPT: usize = 4096;

/// The tables that others have changed and that were not taken out yet.
#[derive(Debug, Default)]
pub(super) struct Inbox {
    tables: Mutex<BTreeMap<TableId, TableStatus>>,
    came: Notify,
}

impl Inbox {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, TableStatus>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table was changed, and is this now.
    pub(super) fn tell(&self, table: TableId, status: TableStatus) {
        let mut tables = self.tables();
        // One more than are kept tells that there were more.
        if tables.len() <= KEPT {
            tables.insert(table, status);
        }
        self.came.notify_one();
    }

    /// Waits until there is something, and takes it out.
    pub(super) async fn next(&self) -> Changed {
        loop {
            let tables = std::mem::take(&mut *self.tables());
            if tables.len() > KEPT {
                return Changed::Missed;
            }
            if !tables.is_empty() {
                let changed = tables
                    .into_iter()
                    .map(|(table, status)| ChangedTable { table, status });
                return Changed::Tables(changed.collect());
            }
            self.came.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Changed, Inbox, KEPT, TableId, TableStatus};
    use futures_util::FutureExt;

    #[test]
    fn more_than_are_kept_are_missed_and_it_goes_on_after_that() {
        let inbox = Inbox::default();
        for (count, missed) in [(KEPT, false), (KEPT + 1, true), (3 * KEPT, true), (1, false)] {
            (0..count).for_each(|table| inbox.tell(TableId(table as u64), TableStatus::Open));
            let told = inbox.next().now_or_never();
            match told {
                Some(Changed::Missed) => assert!(missed, "{count}"),
                Some(Changed::Tables(tables)) => assert!(!missed && tables.len() == count, "{count}"),
                None => panic!("{count}"),
            }
            assert_eq!(inbox.next().now_or_never(), None);
        }
    }
}
