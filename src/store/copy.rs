//! A moment of a store as a copy of everything in it. Knows no engine.

use super::{Answer, Content, Index, Record, Snapshot, StoreFault, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::vec::IntoIter;

/// A copy, and what is left of it to be read.
pub(super) struct Copy {
    tables: u64,
    rest: IntoIter<Content>,
}

impl Copy {
    /// Copies tables with their indexes, and notes.
    pub(super) fn boxed(
        logs: &BTreeMap<TableId, Vec<Record>>,
        indexes: &BTreeMap<TableId, BTreeSet<Index>>,
        notes: &BTreeMap<String, Vec<u8>>,
    ) -> Box<dyn Snapshot> {
        let table = |(id, records): (&TableId, &Vec<Record>)| Content::Table {
            id: *id,
            records: records.clone(),
            indexes: indexes.get(id).into_iter().flatten().copied().collect(),
        };
        let note = |(key, value): (&String, &Vec<u8>)| Content::Note((key.clone(), value.clone()));
        let all: Vec<Content> = logs.iter().map(table).chain(notes.iter().map(note)).collect();
        Box::new(Copy {
            tables: logs.len() as u64,
            rest: all.into_iter(),
        })
    }
}

impl Snapshot for Copy {
    fn tables(&self) -> u64 {
        self.tables
    }

    fn next(&mut self) -> Answer<'_, Result<Option<Content>, StoreFault>> {
        Box::pin(async move { Ok(self.rest.next()) })
    }
}
