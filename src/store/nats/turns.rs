//! Who writes to a table: of those in this process one at a time, in the order in which they came. Knows
//! no connection.

use crate::store::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// The tables that somebody writes to, or waits to.
#[derive(Debug, Default)]
pub(super) struct Turns(Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>);

/// Held by whoever writes to a table.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    turns: &'a Turns,
    table: TableId,
    /// Nothing while it is waited for.
    held: Option<OwnedMutexGuard<()>>,
}

impl Turns {
    /// Waits until nobody else in this process writes to a table. Tables do not wait for each other.
    pub(super) async fn of(&self, table: TableId) -> Turn<'_> {
        let lock = Arc::clone(self.locks().entry(table).or_default());
        // Whoever waits no longer leaves nothing behind either.
        let mut turn = Turn {
            turns: self,
            table,
            held: None,
        };
        turn.held = Some(lock.lock_owned().await);
        turn
    }

    fn locks(&self) -> MutexGuard<'_, HashMap<TableId, Arc<tokio::sync::Mutex<()>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut locks = self.turns.locks();
        drop(self.held.take());
        // Whoever waits has taken theirs from here.
        if locks
            .get(&self.table)
            .is_some_and(|lock| Arc::strong_count(lock) == 1)
        {
            locks.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn no_table_waits_for_another() {
        let turns = Turns::default();
        let tables = (0..100).map(|table| TableId(table << 10));
        let held: Vec<_> = tables.map(|table| turns.of(table).now_or_never()).collect();
        assert!(held.iter().all(Option::is_some));
        drop(held);
        assert!(turns.locks().is_empty());
    }

    #[tokio::test]
    async fn a_tables_writers_come_in_their_order_and_leave_nothing_behind() {
        let turns = Turns::default();
        let first = turns.of(TableId(7)).await;
        let mut second = Box::pin(turns.of(TableId(7)));
        let mut third = Box::pin(turns.of(TableId(7)));
        assert!(second.as_mut().now_or_never().is_none() && third.as_mut().now_or_never().is_none());
        drop(first);
        assert!(third.as_mut().now_or_never().is_none(), "it is the second one's turn");
        // Who stops waiting lets the next one in.
        drop(second);
        let third = third.now_or_never();
        assert!(third.is_some() && turns.of(TableId(7)).now_or_never().is_none());
        assert_eq!(turns.locks().len(), 1);
        drop(third);
        assert!(turns.locks().is_empty());
    }
}
