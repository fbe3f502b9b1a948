//! Who watches which table without a seat there, as notes beside the tables. Knows no game.

use super::ids::ChannelId;
use super::incoming::Caller;
use super::notes::Notes;
use super::port::Port;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::UserId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};

/// Where the notes begin.
const PREFIX: &str = "watch/";

/// When a watcher is told of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Interest {
    /// When its game is over.
    End,
    /// Once a day where something has happened, and when its game is over.
    Daily,
}

/// That somebody watches a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Watching {
    /// When they are told.
    pub(super) interest: Interest,
    /// When they were told last, or began, in milliseconds since 1970.
    pub(super) told: u64,
    /// How many steps the table had then.
    pub(super) step: u32,
}

/// Who watches which table.
#[derive(Clone)]
pub(super) struct Watchers {
    hall: Arc<Hall>,
    notes: Notes,
    port: Arc<dyn Port>,
    /// Held by whoever changes a note by what stands in it.
    turn: Arc<Mutex<()>>,
}

impl Watchers {
    /// Those who watch the tables of a hall, in some notes.
    pub(super) fn new(hall: Arc<Hall>, notes: Notes, port: Arc<dyn Port>, turn: Arc<Mutex<()>>) -> Watchers {
        Watchers {
            hall,
            notes,
            port,
            turn,
        }
    }

    /// As long as the answer lives nobody else changes such a note.
    pub(super) async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// How somebody watches a table, if they do.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn get(&self, table: TableId, user: UserId) -> Result<Option<Watching>, StoreFault> {
        self.notes.get(&key(table, user)).await
    }

    /// Somebody watches a table from now on, in this way; at `step` it stands.
    ///
    /// # Errors
    /// It was not written.
    pub(super) async fn watch(
        &self,
        table: TableId,
        user: UserId,
        (interest, step): (Interest, u32),
    ) -> Result<(), StoreFault> {
        let _turn = self.turn().await;
        let watching = match self.get(table, user).await? {
            Some(before) => Watching { interest, ..before },
            None => Watching {
                interest,
                told: self.hall.clock().now(),
                step,
            },
        };
        self.notes.put(&key(table, user), &watching).await
    }

    /// Somebody watches a table no longer; whether they did.
    ///
    /// # Errors
    /// It was not written.
    pub(super) async fn stop(&self, table: TableId, user: UserId) -> Result<bool, StoreFault> {
        let _turn = self.turn().await;
        let watched = self.get(table, user).await?.is_some();
        if watched {
            self.notes.remove(&key(table, user)).await?;
        }
        Ok(watched)
    }

    /// Notes what a watcher was told, unless they watch no longer; nothing more is told after that
    /// where nothing is noted.
    ///
    /// # Errors
    /// It was not written; it is before it is read again.
    pub(super) async fn told(
        &self,
        table: TableId,
        user: UserId,
        told: Option<(u64, u32)>,
    ) -> Result<(), StoreFault> {
        let _turn = self.turn().await;
        let Some(before) = self.get(table, user).await? else {
            return Ok(());
        };
        match told {
            Some((told, step)) => {
                let watching = Watching { told, step, ..before };
                self.notes.put_fact(&key(table, user), &watching).await
            }
            None => self.notes.remove(&key(table, user)).await,
        }
    }

    /// Everybody who watches a table.
    ///
    /// # Errors
    /// They cannot be read.
    pub(super) async fn all(&self) -> Result<Vec<(TableId, UserId, Watching)>, StoreFault> {
        let notes = self.notes.scan::<Watching>(PREFIX).await?;
        let read = |(key, watching): (String, Watching)| {
            let (table, user) = key.strip_prefix(PREFIX)?.split_once('/')?;
            Some((table.parse().ok()?, UserId(user.parse().ok()?), watching))
        };
        Ok(notes.into_iter().filter_map(read).collect())
    }

    /// The tables that somebody watches.
    ///
    /// # Errors
    /// They cannot be read.
    pub(super) async fn of(&self, user: UserId) -> Result<Vec<TableId>, StoreFault> {
        let all = self.all().await?.into_iter();
        Ok(all
            .filter(|(_, watcher, _)| *watcher == user)
            .map(|(table, ..)| table)
            .collect())
    }

    /// Whether somebody who writes to us directly may look at a table because they watch it and can
    /// still see its channel.
    pub(super) async fn admits(&self, table: TableId, caller: &Caller) -> bool {
        if !caller.direct() || !matches!(self.get(table, caller.user).await, Ok(Some(_))) {
            return false;
        }
        let Ok(place) = self.hall.read(table, |table| table.place()).await else {
            return false;
        };
        let seen = self.port.may_see(ChannelId(place.0), caller.user).await;
        seen.unwrap_or_else(|why| {
            tracing::warn!(%why, "it could not be found out whether a watcher still sees a channel");
            false
        })
    }
}

/// Whether anybody watches a table, by some notes.
///
/// # Errors
/// They cannot be read.
pub(super) async fn any(notes: &Notes, table: TableId) -> Result<bool, StoreFault> {
    let keys = format!("{PREFIX}{table}/");
    Ok(!notes.scan::<Watching>(&keys).await?.is_empty())
}

fn key(table: TableId, user: UserId) -> String {
    format!("{PREFIX}{table}/{user}")
}
