//! Which notes there are, without their values. Knows no connection.

use std::collections::{BTreeMap, HashSet};

/// The notes' keys, each with its last message.
#[derive(Debug, Default)]
pub(super) struct NoteMap {
    rows: BTreeMap<String, NoteRow>,
}

/// A note after its last message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NoteRow {
    /// The message's sequence; 0 where there is none.
    pub(super) sequence: u64,
    pub(super) there: bool,
}

impl NoteMap {
    pub(super) fn row(&self, key: &str) -> NoteRow {
        self.rows.get(key).copied().unwrap_or_default()
    }

    /// Takes a note's message in, unless a later one is known.
    pub(super) fn take(&mut self, key: &str, sequence: u64, there: bool) {
        let row = self.rows.entry(key.to_owned()).or_default();
        if sequence > row.sequence {
            *row = NoteRow { sequence, there };
        }
    }

    /// Forgets a note whose last message was this one and has gone.
    pub(super) fn forget(&mut self, key: &str, sequence: u64) {
        if self.row(key).sequence == sequence {
            self.rows.remove(key);
        }
    }

    /// Keeps of what is as old as this only what was seen again.
    pub(super) fn retain(&mut self, keys: &HashSet<String>, through: u64) {
        self.rows
            .retain(|key, row| row.sequence > through || keys.contains(key));
    }

    /// The notes whose key begins so, in order.
    pub(super) fn keys(&self, prefix: &str) -> Vec<(String, u64)> {
        self.rows
            .range(prefix.to_owned()..)
            .take_while(|(key, _)| key.starts_with(prefix))
            .filter(|(_, row)| row.there)
            .map(|(key, row)| (key.clone(), row.sequence))
            .collect()
    }
}
