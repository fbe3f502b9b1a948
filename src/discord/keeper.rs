//! Which tables' messages this process keeps: those of the servers whose shards it runs. Another of
//! the bot's processes keeps the others. Knows no message.

use super::shards::Shards;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::Fault;
use std::sync::Arc;

/// Who keeps which tables' messages.
pub(super) struct Keeper {
    hall: Arc<Hall>,
    shards: Shards,
}

impl Keeper {
    pub(super) fn new(hall: Arc<Hall>, shards: Shards) -> Keeper {
        Keeper { hall, shards }
    }

    /// Whether a table's messages are kept here. What is left of a table that is there no more is tidied
    /// by whoever has direct messages; whoever cannot read a table finds out why when it is shown.
    pub(super) async fn keeps(&self, table: TableId) -> bool {
        if self.shards.count() == self.shards.total() {
            return true;
        }
        match self.hall.server_of(table).await {
            Ok(server) => self.shards.has(server),
            Err(Fault::NoTable(_)) => self.shards.has(None),
            Err(_) => true,
        }
    }
}
