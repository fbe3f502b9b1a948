//! Locks of single hands: an answer in a hand's message and a change of it by the outbox never go
//! on at once. Knows no hand.

use super::guard::locked;
use crate::store::TableId;
use crate::table::UserId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

/// With more locks than this the unused ones are cleared away.
const LOCKS: usize = 1_024;

/// A lock of somebody's hand at a table.
type HandLock = Weak<tokio::sync::Mutex<()>>;

/// The locks of all hands that are being changed, one for each.
#[derive(Debug, Default)]
pub(super) struct HandLocks(Mutex<HashMap<(TableId, UserId), HandLock>>);

impl HandLocks {
    /// Held by whoever changes a hand's message.
    pub(super) fn lock(&self, table: TableId, user: UserId) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = locked(&self.0);
        if locks.len() >= LOCKS {
            locks.retain(|_, lock| lock.strong_count() > 0);
        }
        let place = locks.entry((table, user)).or_default();
        place.upgrade().unwrap_or_else(|| {
            let lock = Arc::default();
            *place = Arc::downgrade(&lock);
            lock
        })
    }
}
