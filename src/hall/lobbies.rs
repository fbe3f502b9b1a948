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
pub(super) struct Lobbies(Mutex<HashMap<TableId, Lobby>>);

#[derive(Clone, Copy)]
struct Lobby {
    server: Option<Server>,
    /// Others have done something there since it was looked at: its game may have begun.
    doubtful: bool,
}

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
        let doubtful = false;
        // A doubt that came meanwhile stays.
        let mut lobbies = locked(&self.0);
        let lobby = lobbies.entry(table).or_insert(Lobby { server, doubtful });
        lobby.server = server;
    }

    /// Others have done something at a table, which is to be looked at before it counts, if it is
    /// among these.
    pub(super) fn doubt(&self, table: TableId) {
        if let Some(lobby) = locked(&self.0).get_mut(&table) {
            lobby.doubtful = true;
        }
    }

    /// Those of a server that are to be looked at now: what others do there from here on is another
    /// doubt.
    pub(super) fn take_doubtful(&self, server: Server) -> Vec<TableId> {
        let mut lobbies = locked(&self.0);
        let of_server = lobbies
            .iter_mut()
            .filter(|(_, lobby)| lobby.server == Some(server));
        let doubtful = of_server.map(|(table, lobby)| (*table, std::mem::take(&mut lobby.doubtful)));
        doubtful
            .filter_map(|(table, doubtful)| doubtful.then_some(table))
            .collect()
    }

    /// Forgets a table.
    pub(super) fn remove(&self, table: TableId) {
        locked(&self.0).remove(&table);
    }

    /// All of them.
    pub(super) fn tables(&self) -> Vec<TableId> {
        locked(&self.0).keys().copied().collect()
    }

    /// Those of a server.
    pub(super) fn of_server(&self, server: Server) -> Vec<TableId> {
        locked(&self.0)
            .iter()
            .filter(|(_, lobby)| lobby.server == Some(server))
            .map(|(table, _)| *table)
            .collect()
    }
}
