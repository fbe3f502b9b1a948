//! Tables at which something is awaited that is no person's: a computer's decision, or the round of a beacon.

use super::locked;
use crate::store::TableId;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
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

    /// Serves all of them as they come up, each by one at a time; never ends. What serves one answers whether
    /// it is to be looked at again.
    pub(super) async fn keep<F>(&self, serve: impl Fn(TableId) -> F)
    where
        F: Future<Output = (TableId, bool)>,
    {
        let mut serving = FuturesUnordered::new();
        let mut busy = BTreeSet::new();
        loop {
            for table in self.take() {
                // One that is being served looks again by itself before it is done.
                if busy.insert(table) {
                    serving.push(serve(table));
                }
            }
            tokio::select! {
                () = self.more.notified() => {}
                Some((table, again)) = serving.next(), if !serving.is_empty() => {
                    busy.remove(&table);
                    if again {
                        self.add(table);
                    }
                }
            }
        }
    }
}
