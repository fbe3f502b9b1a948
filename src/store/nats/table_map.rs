//! What is known of all tables without their bodies: folded from the headings, in any process
//! alike. Knows no connection.

use super::heading::{Act, Heading};
use crate::store::{Index, TableId, TableStatus, Version};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// All tables, by what leads to them.
#[derive(Debug, Default)]
pub(super) struct TableMap {
    rows: BTreeMap<TableId, Row>,
    places: HashMap<u64, Lease>,
    users: BTreeSet<(u64, TableId)>,
    dues: BTreeSet<(u64, TableId)>,
    /// Tables with records that are to be erased, and the message that says so.
    erasures: BTreeMap<TableId, u64>,
}

/// A table after its last message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    /// The message's sequence; 0 where there is none.
    pub(super) sequence: u64,
    pub(super) version: Version,
    pub(super) indexes: BTreeSet<Index>,
    /// It is removed, and its records are still to be erased.
    pub(super) unfinished: bool,
}

/// What a place leads to, after its last message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lease {
    pub(super) sequence: u64,
    pub(super) table: Option<TableId>,
}

impl TableMap {
    pub(super) fn row(&self, table: TableId) -> Row {
        self.rows.get(&table).cloned().unwrap_or_default()
    }

    pub(super) fn status(&self, table: TableId) -> TableStatus {
        match self.rows.get(&table) {
            Some(row) if row.indexes.contains(&Index::Open) => TableStatus::Open,
            Some(row) if row.version != Version::NONE => TableStatus::Over,
            Some(_) | None => TableStatus::Gone,
        }
    }

    pub(super) fn lease(&self, place: u64) -> Lease {
        self.places.get(&place).copied().unwrap_or_default()
    }

    /// Takes a table's message in, unless a later one is known.
    pub(super) fn take(&mut self, table: TableId, sequence: u64, heading: Heading) {
        let row = self.rows.entry(table).or_default();
        if sequence <= row.sequence {
            return;
        }
        // So it is mostly.
        if heading.act == Act::Record && !row.unfinished && row.indexes == heading.indexes {
            (row.sequence, row.version) = (sequence, heading.version);
            return;
        }
        let there = !matches!(heading.act, Act::Removal | Act::Gone);
        let next = Row {
            sequence,
            version: if there { heading.version } else { Version::NONE },
            indexes: if there { heading.indexes } else { BTreeSet::new() },
            unfinished: heading.act == Act::Removal,
        };
        let before = std::mem::replace(row, next);
        let after = row.indexes.clone();
        self.move_indexes(table, &before.indexes, &after);
    }

    fn move_indexes(&mut self, table: TableId, before: &BTreeSet<Index>, after: &BTreeSet<Index>) {
        for index in before.difference(after) {
            match index {
                Index::User(user) => drop(self.users.remove(&(*user, table))),
                Index::Due(due) => drop(self.dues.remove(&(*due, table))),
                Index::Place(_) | Index::Open => {}
            }
        }
        for index in after.difference(before) {
            match index {
                Index::User(user) => drop(self.users.insert((*user, table))),
                Index::Due(due) => drop(self.dues.insert((*due, table))),
                Index::Place(_) | Index::Open => {}
            }
        }
    }

    /// Takes a place's message in, unless a later one is known.
    pub(super) fn take_place(&mut self, place: u64, sequence: u64, table: Option<TableId>) {
        let lease = self.places.entry(place).or_default();
        if sequence > lease.sequence {
            *lease = Lease { sequence, table };
        }
    }

    /// Takes in that records of a table are to be erased.
    pub(super) fn take_erasure(&mut self, table: TableId, sequence: u64) {
        let known = self.erasures.entry(table).or_default();
        *known = sequence.max(*known);
    }

    /// Forgets a table whose last message was this one and has gone.
    pub(super) fn forget(&mut self, table: TableId, sequence: u64) {
        if self.row(table).sequence == sequence
            && let Some(row) = self.rows.remove(&table)
        {
            self.move_indexes(table, &row.indexes, &BTreeSet::new());
        }
    }

    /// Forgets a place whose last message was this one and has gone.
    pub(super) fn forget_place(&mut self, place: u64, sequence: u64) {
        if self.lease(place).sequence == sequence {
            self.places.remove(&place);
        }
    }

    /// Forgets that records of a table are to be erased, as that message said.
    pub(super) fn forget_erasure(&mut self, table: TableId, sequence: u64) {
        if self.erasures.get(&table) == Some(&sequence) {
            self.erasures.remove(&table);
        }
    }

    /// Keeps of what is as old as this only what was seen again; the tables that were not.
    pub(super) fn retain(
        &mut self,
        tables: &HashSet<TableId>,
        places: &HashSet<u64>,
        through: u64,
    ) -> Vec<TableId> {
        let gone: Vec<(TableId, u64)> = self
            .rows
            .iter()
            .filter(|(table, row)| row.sequence <= through && !tables.contains(table))
            .map(|(table, row)| (*table, row.sequence))
            .collect();
        for (table, sequence) in &gone {
            self.forget(*table, *sequence);
        }
        self.places
            .retain(|place, lease| lease.sequence > through || places.contains(place));
        gone.into_iter().map(|(table, _)| table).collect()
    }

    pub(super) fn tables(&self) -> Vec<TableId> {
        self.listed(|_| true)
    }

    pub(super) fn open(&self) -> Vec<TableId> {
        self.listed(|row| row.indexes.contains(&Index::Open))
    }

    fn listed(&self, which: impl Fn(&Row) -> bool) -> Vec<TableId> {
        let there = self
            .rows
            .iter()
            .filter(|(_, row)| row.version != Version::NONE && which(row));
        there.map(|(table, _)| *table).collect()
    }

    pub(super) fn of(&self, user: u64) -> Vec<TableId> {
        let found = self.users.range((user, TableId(0))..=(user, TableId(u64::MAX)));
        found.map(|(_, table)| *table).collect()
    }

    pub(super) fn due(&self, until: u64) -> Vec<(u64, TableId)> {
        self.dues.range(..=(until, TableId(u64::MAX))).copied().collect()
    }

    /// The tables that are removed and whose records are still to be erased.
    pub(super) fn unfinished(&self) -> Vec<TableId> {
        let rows = self.rows.iter().filter(|(_, row)| row.unfinished);
        rows.map(|(table, _)| *table).collect()
    }

    /// The tables that have reworded records whose former bodies are to be erased.
    pub(super) fn erasures(&self) -> Vec<(TableId, u64)> {
        self.erasures
            .iter()
            .map(|(table, sequence)| (*table, *sequence))
            .collect()
    }
}
