//! What a store holds as one number, so that two can be compared that are not both in memory.
//! Knows no file.

use super::fault::DumpFault;
use super::line::{Line, from_index};
use crate::store::{Content, Index, Snapshot, TableId};
use sha2::{Digest, Sha256};

/// The tables and notes of a store, whatever their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Imprint {
    sum: u128,
    things: u64,
}

/// One table or note, line after line.
#[derive(Clone, Debug, Default)]
pub(super) struct Thing(Sha256);

impl Thing {
    /// A table, without its records.
    pub(super) fn table(id: TableId, records: u64, indexes: &[Index]) -> Result<Thing, DumpFault> {
        let mut indexes = indexes.to_vec();
        indexes.sort_unstable();
        let mut thing = Thing::default();
        thing.take(&Line::Table {
            id: id.to_string(),
            records,
            indexes: indexes.into_iter().map(from_index).collect(),
        })?;
        Ok(thing)
    }

    /// Takes up a line of it.
    pub(super) fn take(&mut self, line: &Line) -> Result<(), DumpFault> {
        self.0.update(line.to_json()?);
        self.0.update(b"\n");
        Ok(())
    }
}

impl Imprint {
    /// Takes up a table or a note that is whole.
    pub(super) fn add(&mut self, thing: Thing) {
        let whole = thing.0.finalize();
        let number = whole
            .iter()
            .take(16)
            .fold(0, |number, byte| number << 8 | u128::from(*byte));
        self.sum = self.sum.wrapping_add(number);
        self.things += 1;
    }

    /// That of all that is left of a moment of a store.
    pub(super) async fn of(snapshot: &mut dyn Snapshot) -> Result<Imprint, DumpFault> {
        let mut imprint = Imprint::default();
        while let Some(content) = snapshot.next().await? {
            imprint.add(match content {
                Content::Table { id, records, indexes } => {
                    let mut thing = Thing::table(id, records.len() as u64, &indexes)?;
                    for record in records {
                        thing.take(&Line::record(record))?;
                    }
                    thing
                }
                Content::Note(note) => {
                    let mut thing = Thing::default();
                    thing.take(&Line::note(note))?;
                    thing
                }
            });
        }
        Ok(imprint)
    }
}
