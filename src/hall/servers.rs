//! In which server each open table stands, so that a server's tables are found without a look at
//! all others.

use super::locked;
use crate::store::TableId;
use crate::table::{Server, TableFacts};
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

/// The servers of the open tables that are known; nothing for those of which it was not written down. Of
/// those that have ended or are put away some may be among them.
#[derive(Default)]
pub(super) struct Servers {
    known: Mutex<Known>,
    /// Held by whoever looks up those that are not known.
    pub(super) looking: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Known {
    servers: HashMap<TableId, Option<Server>>,
    tables: HashMap<Server, BTreeSet<TableId>>,
    /// Whether all open tables are known.
    all: bool,
    /// How often it was found out that others may have opened tables of which nothing was heard.
    missed: u64,
}

impl Servers {
    /// Notes where a table stands, as long as it is open.
    pub(super) fn note(&self, table: &dyn TableFacts) {
        if table.ended() {
            self.remove(table.id());
        } else {
            self.add(table.id(), table.server());
        }
    }

    /// Notes where an open table stands.
    pub(super) fn add(&self, table: TableId, server: Option<Server>) {
        let mut known = locked(&self.known);
        known.servers.insert(table, server);
        if let Some(server) = server {
            known.tables.entry(server).or_default().insert(table);
        }
    }

    /// Forgets a table.
    pub(super) fn remove(&self, table: TableId) {
        let mut known = locked(&self.known);
        let Some(Some(server)) = known.servers.remove(&table) else {
            return;
        };
        if let Some(tables) = known.tables.get_mut(&server) {
            tables.remove(&table);
            if tables.is_empty() {
                known.tables.remove(&server);
            }
        }
    }

    /// The server of a table, if it is known.
    pub(super) fn of(&self, table: TableId) -> Option<Option<Server>> {
        locked(&self.known).servers.get(&table).copied()
    }

    /// The tables of a server that are known, in order.
    pub(super) fn tables(&self, server: Server) -> Vec<TableId> {
        let known = locked(&self.known);
        let tables = known.tables.get(&server).into_iter().flatten();
        tables.copied().collect()
    }

    /// All tables that are known, each with its server.
    pub(super) fn all(&self) -> Vec<(TableId, Option<Server>)> {
        let known = locked(&self.known);
        known
            .servers
            .iter()
            .map(|(table, server)| (*table, *server))
            .collect()
    }

    /// Others may have opened tables of which nothing was heard.
    pub(super) fn miss(&self) {
        let mut known = locked(&self.known);
        known.all = false;
        known.missed += 1;
    }

    /// Whether all open tables are known, and how often tables may have been missed.
    pub(super) fn whole(&self) -> (bool, u64) {
        let known = locked(&self.known);
        (known.all, known.missed)
    }

    /// All open tables are known, unless some may have been missed since.
    pub(super) fn found_all(&self, missed: u64) {
        let mut known = locked(&self.known);
        known.all |= known.missed == missed;
    }
}
