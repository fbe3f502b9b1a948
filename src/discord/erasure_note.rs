//! What is noted of somebody who is being forgotten, from before they give up their seats until no table names them:
//! the tables whose boards wait for it, in all processes and after a kill. Knows no message.

use super::notes::Notes;
use crate::store::{StoreFault, TableId};
use crate::table::UserId;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What the keys of these notes begin with.
pub(super) const ERASURES: &str = "erasure/";

/// That somebody is being forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub(super) struct ErasureNote {
    /// When it was begun, in milliseconds since 1970.
    pub(super) since: u64,
    /// The ids of the tables where they sat then, and of those with the same deal.
    pub(super) tables: BTreeSet<String>,
}

/// What notes of this kind were at some time, and the one that stands beside them.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Note {
        since: u64,
        tables: BTreeSet<String>,
    },
    /// When it was begun; of before tables were noted.
    Since(u64),
    /// What names nobody: that the store's files are to be made anew.
    Other(IgnoredAny),
}

impl From<Stored> for ErasureNote {
    fn from(stored: Stored) -> ErasureNote {
        match stored {
            Stored::Note { since, tables } => ErasureNote { since, tables },
            Stored::Since(since) => ErasureNote {
                since,
                ..ErasureNote::default()
            },
            Stored::Other(_) => ErasureNote::default(),
        }
    }
}

/// The key of the note that somebody is being forgotten.
pub(super) fn key(user: UserId) -> String {
    format!("{ERASURES}{user}")
}

/// Whether somebody who sat at a table, or at one with its deal, is being forgotten. What was read of the table before
/// this was asked names them no more where it is not so and they have left.
///
/// # Errors
/// The notes cannot be read.
pub(super) async fn holds(notes: &Notes, table: TableId) -> Result<bool, StoreFault> {
    let erasures: Vec<(String, ErasureNote)> = notes.scan(ERASURES).await?;
    let id = table.to_string();
    Ok(erasures.iter().any(|(_, note)| note.tables.contains(&id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_all_versions_are_read() {
        let read = |text: &str| serde_json::from_str::<ErasureNote>(text).unwrap();
        let noted = |since: u64, tables: &[&str]| ErasureNote {
            since,
            tables: tables.iter().map(|&table| table.to_owned()).collect(),
        };
        assert_eq!(read("1795757281000"), noted(1_795_757_281_000, &[]));
        assert_eq!(read("true"), noted(0, &[]));
        let note = noted(7, &["3g", "k5"]);
        assert_eq!(read(&serde_json::to_string(&note).unwrap()), note);
    }
}
