//! Finds out in which server tables stand. A table's first record says it, and it stays: nothing else
//! of a table is read for it.

use super::writer::Writer;
use crate::store::{Index, TableId};
use crate::table::{Fault, Server};
use futures_util::{StreamExt, stream};

/// How many tables' first records are read at a time.
const ABREAST: usize = 8;

impl Writer {
    /// The server where a table stands, where that was written down.
    pub(super) async fn server_of(&self, table: TableId) -> Result<Option<Server>, Fault> {
        if let Some(server) = self.servers.of(table) {
            return Ok(server);
        }
        let server = self.ledger.server(table).await?;
        // Those that have ended would never be left out again.
        if self.is_open(table).await? {
            self.servers.add(table, server);
        }
        Ok(server)
    }

    /// Those of some tables that are open.
    pub(super) async fn still_open(&self, tables: Vec<TableId>) -> Result<Vec<TableId>, Fault> {
        let mut open = Vec::new();
        for table in tables {
            if self.is_open(table).await? {
                open.push(table);
                continue;
            }
            let server = self.servers.of(table);
            self.servers.remove(table);
            // It may have been brought back meanwhile.
            if let (Some(server), true) = (server, self.is_open(table).await?) {
                self.servers.add(table, server);
                open.push(table);
            }
        }
        Ok(open)
    }

    pub(super) async fn is_open(&self, table: TableId) -> Result<bool, Fault> {
        Ok(self.ledger.store.indexes(table).await?.contains(&Index::Open))
    }

    /// Finds out where each open table stands, once: whoever asks meanwhile waits for it.
    pub(super) async fn know_servers(&self) -> Result<(), Fault> {
        if self.servers.whole().0 {
            return Ok(());
        }
        let _one_at_a_time = self.servers.looking.lock().await;
        let (all, missed) = self.servers.whole();
        if all {
            return Ok(());
        }
        let mut unknown = self.ledger.store.open().await?;
        unknown.retain(|table| self.servers.of(*table).is_none());
        let look = async |table| match self.server_of(table).await {
            Ok(_) | Err(Fault::NoTable(_)) => {}
            Err(why) => tracing::error!(%table, %why, "a table of some server cannot be read"),
        };
        stream::iter(unknown).for_each_concurrent(ABREAST, look).await;
        self.servers.found_all(missed);
        Ok(())
    }
}
