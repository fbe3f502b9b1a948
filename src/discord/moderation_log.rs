//! The log of what those who manage servers did, a server at a time: notes beside the tables, so that
//! it stays when a table is removed. Knows no game.
//!
//! An entry is noted before it is done, and noted as done after: where the program ended between the
//! two, the table tells whether it was.

use super::incoming::Caller;
use super::notes::Notes;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::{Fault, Place, Server, UserId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many entries of a server are kept.
const KEPT: usize = 200;

/// Something that somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    pub by: UserId,
    /// The name they went by.
    pub name: String,
    /// What they did.
    pub did: Intervention,
    /// Whether it is known to have been done.
    pub sure: bool,
}

impl Entry {
    /// What somebody is about to do at a moment, in milliseconds since 1970.
    pub(super) fn of(caller: &Caller, at: u64, did: Intervention) -> Entry {
        Entry {
            at,
            by: caller.user,
            name: caller.name.clone(),
            did,
            sure: false,
        }
    }
}

/// What somebody who manages a server did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Intervention {
    /// Something to a table.
    Table {
        /// Its id, as it is written.
        table: String,
        /// Its game.
        game: String,
        /// Where it stood.
        place: Place,
        /// What.
        what: AtTable,
    },
    /// Something to an evening that somebody else had opened.
    Event {
        /// Its game.
        game: String,
        /// Where it stood.
        place: Place,
        /// What.
        what: AtEvent,
    },
    /// Something that holds in the server.
    Set {
        /// Which setting.
        key: String,
        /// Its value, as an option has it.
        value: String,
    },
}

/// What was done to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum AtTable {
    /// It was closed for good.
    Closed,
    /// Its game was ended for now.
    Ended,
    /// Its game goes on.
    Reopened,
    /// Its clocks were stopped.
    Paused,
    /// Its clocks run again.
    WentOn,
    /// A seat was offered.
    Offered {
        /// The name of whoever held it.
        holder: String,
        /// To somebody of this name.
        name: String,
    },
    /// It was moved.
    Moved {
        /// Where to.
        to: Place,
    },
    /// Its players were asked to take something back.
    AskedBack {
        /// How many actions.
        plies: usize,
    },
    /// They are asked so no more.
    LetStand,
}

/// What was done to an evening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum AtEvent {
    /// It was closed.
    Closed,
    /// Somebody was taken out of it.
    TakenOut {
        /// The name they went by.
        name: String,
    },
}

/// What was noted, to be made sure or withdrawn.
struct Noted {
    key: String,
    entry: Entry,
}

/// The logs of all servers.
pub(super) struct ModerationLog {
    notes: Notes,
    hall: Arc<Hall>,
}

impl ModerationLog {
    /// The logs in some notes, about the tables of a hall.
    pub(super) fn new(notes: Notes, hall: Arc<Hall>) -> ModerationLog {
        ModerationLog { notes, hall }
    }

    /// Does something that is noted before it is done, and noted as done after; `number` tells it from what else is done
    /// at that moment. Where it was not done nothing of it stays, unless `unknown` says of the error that only its
    /// table knows.
    ///
    /// # Errors
    /// It was not done, or not noted, so that it was not to be done.
    pub(super) async fn noting<R, E: From<Fault>>(
        &self,
        (server, number): (Server, u64),
        entries: Vec<Entry>,
        unknown: impl Fn(&E) -> bool,
        doing: impl Future<Output = Result<R, E>>,
    ) -> Result<R, E> {
        let mut noted = Vec::new();
        for entry in entries {
            match self.begin(server, number, entry).await {
                Ok(one) => noted.push(one),
                Err(why) => {
                    self.withdraw(&noted).await;
                    return Err(Fault::from(why).into());
                }
            }
        }
        let done = doing.await;
        match &done {
            Ok(_) => self.done(noted).await,
            Err(why) if unknown(why) => {}
            Err(_) => self.withdraw(&noted).await,
        }
        done
    }

    async fn begin(&self, server: Server, number: u64, entry: Entry) -> Result<Noted, StoreFault> {
        let keys: Vec<(String, Entry)> = self.notes.scan(&prefix(server)).await?;
        for (key, _) in keys.iter().take((keys.len() + 1).saturating_sub(KEPT)) {
            self.notes.remove(key).await?;
        }
        let key = format!("{}{:020}.{number}", prefix(server), entry.at);
        self.notes.put(&key, &entry).await?;
        Ok(Noted { key, entry })
    }

    /// What was noted was done. Where that cannot be written the table tells it.
    async fn done(&self, noted: Vec<Noted>) {
        for Noted { key, entry } in noted {
            let entry = Entry { sure: true, ..entry };
            if let Err(why) = self.notes.put_fact(&key, &entry).await {
                tracing::warn!(%why, "what somebody who manages a server did is not noted as done yet");
            }
        }
    }

    /// What was noted was not done.
    async fn withdraw(&self, noted: &[Noted]) {
        for noted in noted {
            if let Err(why) = self.notes.remove(&noted.key).await {
                tracing::warn!(%why, "the note of something that was not done cannot be removed");
            }
        }
    }

    /// What was done in a server, the newest first.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn of(&self, server: Server) -> Result<Vec<Entry>, StoreFault> {
        let notes: Vec<(String, Entry)> = self.notes.scan(&prefix(server)).await?;
        let mut done = Vec::new();
        for (_, entry) in notes.into_iter().rev() {
            if entry.sure || self.was_done(&entry).await {
                done.push(entry);
            }
        }
        Ok(done)
    }

    /// Whether something was done of which that was not noted, as far as its table tells.
    async fn was_done(&self, entry: &Entry) -> bool {
        let Intervention::Table { table, what, .. } = &entry.did else {
            return true;
        };
        let Ok(table) = table.parse::<TableId>() else {
            return false;
        };
        let (closed, at, by) = (*what == AtTable::Closed, entry.at, entry.by);
        let done = self
            .hall
            .read(table, |table| table.intervened(at, by) || (closed && table.ended()));
        // A lobby that was closed is gone.
        done.await.unwrap_or(closed)
    }
}

/// What the keys of a server's entries begin with.
fn prefix(server: Server) -> String {
    format!("moderation/{}/", server.0)
}
