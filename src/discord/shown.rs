//! What was shown where: the note that the board and each hand leave. Knows no table's content.

use super::edge::{Edge, locked};
use super::notes::read;
use crate::store::{Fault, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A message that stands somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Its channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

/// What was shown last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shown {
    /// Where it stands.
    pub standing: Option<Standing>,
    /// The message before it, which still has its controls.
    pub before: Option<Standing>,
    /// The turn it belongs to.
    pub turn: u32,
    /// What had happened beside the game when it was posted ([`crate::table::Everyone::news`]).
    pub news: u32,
    /// How often it was posted in this turn before.
    pub again: u32,
    /// When it was posted, in milliseconds since 1970.
    pub at: u64,
    /// When its turn began, in milliseconds since 1970.
    pub since: u64,
    /// What it looks like ([`super::sheet::Sheet::print`]).
    pub print: String,
    /// Which of its panels was opened: empty, or what the opened control said.
    pub path: String,
    /// The stamp that the opened panel has.
    pub stamp: u32,
    /// What could not be shown because the channel is closed to us; not tried again until it is something else.
    pub blocked: Option<String>,
    /// Whether nothing will change any more.
    pub done: bool,
}

/// A panel as it was shown: which, and what it looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// What the opened control said; empty for the panel that is first seen.
    pub path: String,
    /// The panel's stamp.
    pub stamp: u32,
    /// What it looks like; empty where that is not known.
    pub print: String,
}

/// After this long a message is posted anew: an hour after it was posted Discord hardly lets it be edited.
const OLD: u64 = 50 * 60 * 1_000;

impl Shown {
    /// Where it stands, unless that is too old to be edited.
    #[must_use]
    pub fn editable(&self, now: u64) -> Option<Standing> {
        self.standing.filter(|_| now.saturating_sub(self.at) < OLD)
    }
}

/// The key of a table's board.
#[must_use]
pub fn board(table: TableId) -> String {
    format!("shown/{table}/board")
}

/// The key of a person's hand.
#[must_use]
pub fn hand(table: TableId, user: u64) -> String {
    format!("shown/{table}/hand/{user}")
}

/// The key of the note that a table still has something to show.
#[must_use]
pub fn owed(table: TableId) -> String {
    format!("owed/{table}")
}

impl Edge {
    /// Everything that a table has shown, by key. What was shown and could not be noted is noted first, so that
    /// nothing is ever sent twice because the first time is not known of.
    ///
    /// # Errors
    /// What was shown cannot be read, or still cannot be noted.
    pub(super) async fn shown(&self, table: TableId) -> Result<HashMap<String, Shown>, Fault> {
        let all = format!("shown/{table}/");
        let owed: Vec<_> = locked(&self.unnoted)
            .iter()
            .filter(|(key, _)| key.starts_with(&all))
            .map(|(key, shown)| (key.clone(), shown.clone()))
            .collect();
        for (key, shown) in owed {
            self.note_shown(&key, &shown).await?;
        }
        let notes = self.hall.store().scan(&all).await?;
        notes.into_iter().map(|(key, value)| read(&key, &value).map(|shown| (key, shown))).collect()
    }

    /// What was shown last under a key.
    ///
    /// # Errors
    /// That cannot be read.
    pub(super) async fn last_shown(&self, key: &str) -> Result<Shown, Fault> {
        let unnoted = locked(&self.unnoted).get(key).cloned();
        match unnoted {
            Some(shown) => Ok(shown),
            None => self.note(key).await,
        }
    }

    /// Notes what is shown; what cannot be noted is remembered until it can.
    ///
    /// # Errors
    /// It was not noted.
    pub(super) async fn note_shown(&self, key: &str, shown: &Shown) -> Result<(), Fault> {
        let noted = self.keep(key, shown).await;
        let mut unnoted = locked(&self.unnoted);
        match &noted {
            Ok(()) => unnoted.remove(key),
            Err(_) => unnoted.insert(key.to_owned(), shown.clone()),
        };
        noted
    }
}
