//! Removing tables that ended before their games began.

use super::happening::What;
use super::slots::Content;
use super::writer::Writer;
use crate::store::{Refused, TableId, Version};
use crate::table::Fault;

impl Writer {
    /// As [`super::Hall::remove`].
    pub(super) async fn remove(&self, table: TableId) -> Result<bool, Fault> {
        let slot = self.slots.of(table);
        let mut content = slot.content.lock().await;
        let version = match self.loaded(table, &mut content).await {
            Ok(loaded) => (loaded.table.ended() && !loaded.table.begun()).then(|| loaded.table.version()),
            Err(Fault::NoTable(_)) => Some(Version::NONE),
            Err(why) => return Err(why),
        };
        let Some(version) = version else { return Ok(false) };
        let removed = self.ledger.store.remove(table, version).await;
        *content = Content::default();
        drop(content);
        self.slots.remove(table);
        self.lobbies.remove(table);
        self.servers.remove(table);
        match removed {
            Ok(()) => {
                self.tell(table, What::Removed);
                Ok(true)
            }
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => Ok(false),
            Err(Refused::Unknown) => Err(Fault::Unknown),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault)),
        }
    }
}
