//! What is known of all tables without their bodies: folded from the headings, in any process
//! alike. Knows no connection.

use super::heading::{Act, IndexWords, ReadHeading};
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
    pub(super) indexes: IndexWords,
    /// It is removed, and its records are still to be erased.
    pub(super) unfinished: bool,
}

/// What a place leads to, after its last message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lease {
    pub(super) sequence: u64,
    pub(super) table: Option<TableId>,
}

impl Lease {
    /// Whether its message goes by itself.
    pub(super) fn fades(self) -> bool {
        self.sequence > 0 && self.table.is_none()
    }
}

impl Row {
    /// Whether its last message goes by itself.
    pub(super) fn fades(&self) -> bool {
        self.sequence > 0 && self.version == Version::NONE && !self.unfinished
    }

    fn status(&self) -> TableStatus {
        match self.version {
            Version::NONE => TableStatus::Gone,
            _ if self.indexes.is_open() => TableStatus::Open,
            _ => TableStatus::Over,
        }
    }
}

impl TableMap {
    pub(super) fn row(&self, table: TableId) -> Row {
        self.rows.get(&table).cloned().unwrap_or_default()
    }

    pub(super) fn lease(&self, place: u64) -> Lease {
        self.places.get(&place).copied().unwrap_or_default()
    }

    /// Takes a table's message in, unless a later one is known. What the table is then.
    ///
    /// # Errors
    /// Its indexes are none.
    pub(super) fn take(
        &mut self,
        table: TableId,
        sequence: u64,
        heading: ReadHeading<'_>,
    ) -> Result<TableStatus, ()> {
        let row = self.rows.entry(table).or_default();
        if sequence <= row.sequence {
            return Ok(row.status());
        }
        let indexes = heading.indexes(&row.indexes)?;
        let there = !matches!(heading.act, Act::Removal | Act::Gone);
        let next = Row {
            sequence,
            version: if there { heading.version } else { Version::NONE },
            indexes: if there { indexes } else { IndexWords::default() },
            unfinished: heading.act == Act::Removal,
        };
        let status = next.status();
        let before = std::mem::replace(row, next);
        if before.indexes != row.indexes {
            let after = row.indexes.set();
            self.move_indexes(table, &before.indexes.set(), &after);
        }
        Ok(status)
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
            self.move_indexes(table, &row.indexes.set(), &BTreeSet::new());
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
        self.listed(|row| row.indexes.is_open())
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

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(7);

    /// What leads to the table: its sequence and version, then who sits there and when it is due.
    fn seen(map: &TableMap) -> (u64, u32, bool, Vec<u64>, Vec<u64>) {
        let row = map.row(TABLE);
        let users = (1..=3).filter(|user| map.of(*user) == [TABLE]).collect();
        let dues = map.due(u64::MAX).into_iter().map(|(due, _)| due).collect();
        (row.sequence, row.version.0, map.open() == [TABLE], users, dues)
    }

    #[test]
    fn a_table_is_what_its_last_heading_says_in_whatever_order_they_come() {
        let mut map = TableMap::default();
        for (sequence, heading, expected) in [
            (4, "record 1 a-1 p5 u1 o", (4, 1, true, vec![1], vec![])),
            (6, "record 2 a-2 p5 u1 o", (6, 2, true, vec![1], vec![])),
            (9, "record 4 b-1 p5 u1 u2 d30 o", (9, 4, true, vec![1, 2], vec![30])),
            // It was on its way for longer.
            (8, "record 3 a-3 p5 u3 d20 o", (9, 4, true, vec![1, 2], vec![30])),
            (9, "record 4 b-1 p5 u3 o", (9, 4, true, vec![1, 2], vec![30])),
            (10, "rewording:1 4 a-4 p5 u1 u2 d40 o", (10, 4, true, vec![1, 2], vec![40])),
            (11, "record 5 a-5 u1 u2", (11, 5, false, vec![1, 2], vec![])),
            (12, "leaving 5 a-6 u2", (12, 5, false, vec![2], vec![])),
            (13, "removal 5 a-7", (13, 0, false, vec![], vec![])),
            (14, "gone 0 a-8", (14, 0, false, vec![], vec![])),
            (15, "record 1 b-2 u3 o", (15, 1, true, vec![3], vec![])),
        ] {
            let heading = ReadHeading::read(heading).unwrap();
            let status = map.take(TABLE, sequence, heading).unwrap();
            assert_eq!(seen(&map), expected, "{heading:?}");
            assert_eq!(status == TableStatus::Open, expected.2, "{heading:?}");
            assert_eq!(status == TableStatus::Gone, expected.1 == 0, "{heading:?}");
        }
    }

    #[test]
    fn indexes_that_are_none_change_nothing() {
        let mut map = TableMap::default();
        let mut take = |sequence, heading| {
            let taken = map.take(TABLE, sequence, ReadHeading::read(heading).unwrap());
            (taken.is_ok(), seen(&map))
        };
        let first = (4, 1, true, vec![1], vec![]);
        assert_eq!(take(4, "record 1 a-1 u1 o"), (true, first.clone()));
        assert_eq!(take(5, "record 2 a-2 u1 x2 o"), (false, first));
        assert_eq!(take(6, "record 2 a-3 u2 o"), (true, (6, 2, true, vec![2], vec![])));
    }
}
