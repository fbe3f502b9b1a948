//! The tables that wait for their game to begin, and how many of them there may be.

use super::locked;
use crate::store::TableId;
use crate::table::{Server, TableFacts};
use std::collections::HashMap;
use std::sync::Mutex;

/// How many tables may wait for their game to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LobbyLimits {
    /// Those where one person sits, who opens another.
    pub person: usize,
    /// Those of one server.
    pub server: usize,
}

impl LobbyLimits {
    /// As many as anybody likes.
    pub const NONE: LobbyLimits = LobbyLimits {
        person: usize::MAX,
        server: usize::MAX,
    };
}

/// The tables that wait for their game to begin, each with its server. What nobody has looked at
/// since the start is not among them.
#[derive(Default)]
pub(super) struct Lobbies(Mutex<HashMap<TableId, Option<Server>>>);

impl Lobbies {
    /// Notes whether a table waits for its game to begin.
    pub(super) fn note(&self, table: &dyn TableFacts) {
        if table.gathering() {
            self.add(table.id(), table.server());
        } else {
            self.remove(table.id());
        }
    }

    /// Notes that a table waits for its game to begin.
    pub(super) fn add(&self, table: TableId, server: Option<Server>) {
        locked(&self.0).insert(table, server);
    }

    /// Forgets a table.
    pub(super) fn remove(&self, table: TableId) {
        locked(&self.0).remove(&table);
    }

    /// Whether a table waits for its game to begin, as far as is known.
    pub(super) fn has(&self, table: TableId) -> bool {
        locked(&self.0).contains_key(&table)
    }

    /// All of them.
    pub(super) fn tables(&self) -> Vec<TableId> {
        locked(&self.0).keys().copied().collect()
    }

    /// Those of a server.
    pub(super) fn of_server(&self, server: Server) -> Vec<TableId> {
        locked(&self.0)
            .iter()
            .filter(|(_, lobby)| **lobby == Some(server))
            .map(|(table, _)| *table)
            .collect()
    }
}
