//! Those who are told of tables that change.

use super::locked;
use crate::store::TableId;
use std::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Those who are told.
#[derive(Default)]
pub(super) struct Watchers(Mutex<Vec<UnboundedSender<TableId>>>);

impl Watchers {
    /// One more, who is told from now on.
    pub(super) fn add(&self) -> UnboundedReceiver<TableId> {
        let (sender, receiver) = unbounded_channel();
        locked(&self.0).push(sender);
        receiver
    }

    /// Tells all of them; those who listen no more are dropped.
    pub(super) fn tell(&self, table: TableId) {
        locked(&self.0).retain(|watcher| watcher.send(table).is_ok());
    }
}
