//! What other processes do at the tables of the same store, as it happens.

use super::Hall;
use super::happening::{self, What};
use super::ledger::Ledger;
use super::writer::Writer;
use crate::store::{Changed, ChangedTable, TableId, TableStatus};
use crate::table::{Fault, Server};
use futures_util::{StreamExt, stream};
use std::collections::BTreeSet;

/// How many tables are read at a time.
const ABREAST: usize = 64;

impl Hall {
    /// Tells those who listen whatever other processes do at the tables of the same store; never
    /// ends. One follows them at a time.
    pub async fn follow_peers(&self) {
        loop {
            self.hear_peers().await;
        }
    }

    /// Waits until other processes have done something, and tells it.
    pub async fn hear_peers(&self) {
        let changed = match self.store().changed().await {
            Changed::Tables(changed) => changed,
            Changed::Missed => self.writer.may_differ().await,
        };
        // Most of it is at tables that are not in memory, where nothing is waited for.
        let rest = changed
            .into_iter()
            .filter(|changed| !self.writer.heard_at_once(*changed));
        stream::iter(rest)
            .for_each_concurrent(ABREAST, |changed| self.writer.heard_of(changed))
            .await;
    }

    /// From now on this process wakes no tables any more: another that has the same store may at
    /// once. For the end of the program.
    pub async fn rest(&self) {
        if let Err(why) = self.lease().give_up(self.store().as_ref()).await {
            tracing::warn!(%why, "it was not noted that another may keep the deadlines; one does in half a minute");
        }
    }
}

impl Writer {
    /// Others have changed a table: whoever listens is told what they did where the table is in
    /// memory, and else that it is another now.
    pub(super) async fn heard_of(&self, changed: ChangedTable) {
        let table = changed.table;
        let Some(slot) = self.slots.find(table) else {
            return self.heard_of_idle(changed).await;
        };
        let mut content = slot.content.lock().await;
        if content.told.is_none() {
            drop(content);
            return self.heard_of_idle(changed).await;
        }
        match self.catch_up(table, &mut content).await {
            Ok(_) if std::mem::take(&mut content.silent) => self.changed(table),
            Ok(_) => {}
            Err(Fault::NoTable(_)) => {
                drop(content);
                self.slots.remove(table);
            }
            Err(why) => {
                tracing::error!(%table, %why, "what others did at a table cannot be read");
                self.changed(table);
            }
        }
    }

    /// The same where the table is not in memory and nothing of it has to be read; whether that is so.
    fn heard_at_once(&self, changed: ChangedTable) -> bool {
        let idle =
            self.slots.find(changed.table).is_none() && !self.untold(changed) && !self.unknown(changed);
        if idle {
            self.note_idle(changed);
        }
        idle
    }

    /// Nobody has told yet that the table stood still.
    fn untold(&self, changed: ChangedTable) -> bool {
        self.standstill.of(changed.table).is_some()
    }

    /// The table is open, and where is not known here.
    fn unknown(&self, changed: ChangedTable) -> bool {
        changed.status == TableStatus::Open && self.servers.of(changed.table).is_none()
    }

    /// Others have changed a table that is not in memory.
    async fn heard_of_idle(&self, changed: ChangedTable) {
        let table = changed.table;
        let untold = self.untold(changed);
        if untold || self.unknown(changed) {
            match self.look(table).await {
                // Nobody did anything but to tell it for how long no program ran.
                Ok(true) if untold => return self.tell(table, What::Stood),
                Ok(_) => return self.changed(table),
                Err(Fault::NoTable(_)) => return self.removed(table),
                Err(why) => tracing::error!(%table, %why, "a table that others have changed cannot be read"),
            }
        }
        self.note_idle(changed);
    }

    /// Notes what may be known beside a table that is not in memory, and tells that it is another now.
    fn note_idle(&self, changed: ChangedTable) {
        let table = changed.table;
        // What is known of it beside the table may have changed by that.
        match changed.status {
            TableStatus::Open => self.lobbies.doubt(table),
            TableStatus::Over => {
                self.lobbies.remove(table);
                self.servers.remove(table);
            }
            TableStatus::Gone => return self.removed(table),
        }
        self.changed(table);
    }

    /// Others have removed a table that is not in memory.
    fn removed(&self, table: TableId) {
        self.lobbies.remove(table);
        self.servers.remove(table);
        self.tell(table, What::Removed);
    }

    /// The tables of a server that wait for their game to begin: those that others have changed are
    /// looked at first.
    pub(super) async fn lobbies_of(&self, server: Server) -> Vec<TableId> {
        for table in self.lobbies.take_doubtful(server) {
            match self.look(table).await {
                Ok(_) => {}
                Err(Fault::NoTable(_)) => self.lobbies.remove(table),
                Err(why) => {
                    tracing::error!(%table, %why, "a table that others have changed cannot be read");
                    self.lobbies.doubt(table);
                }
            }
        }
        self.lobbies.of_server(server)
    }

    /// Notes what is known of a table beside it. Whether its last record says no more than for how long
    /// the program did not run.
    async fn look(&self, table: TableId) -> Result<bool, Fault> {
        let records = self.ledger.store.read(table).await?;
        let loaded = self.ledger.load(table, &records)?;
        self.lobbies.note(loaded.table.as_ref());
        self.servers.note(loaded.table.as_ref());
        let Some(last) = records.last() else {
            return Ok(false);
        };
        let body = Ledger::body(table, loaded.table.version(), last)?;
        Ok(happening::stood(&body))
    }

    /// All tables of which something is known here that others may have changed. Whoever listens is
    /// told to look at all.
    async fn may_differ(&self) -> Vec<ChangedTable> {
        self.listeners.miss();
        self.servers.miss();
        let (slots, lobbies) = (self.slots.tables(), self.lobbies.tables());
        let tables: BTreeSet<TableId> = slots.into_iter().chain(lobbies).collect();
        let mut changed = Vec::new();
        for table in tables {
            let status = if self.is_open(table).await.unwrap_or(true) {
                TableStatus::Open
            } else if self.ledger.store.first(table).await == Ok(None) {
                TableStatus::Gone
            } else {
                TableStatus::Over
            };
            changed.push(ChangedTable { table, status });
        }
        changed
    }
}
