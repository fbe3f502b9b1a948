//! What a store held at one moment, read while it goes on.

use super::{Answer, Index, Note, Record, StoreFault, TableId};
use std::vec::IntoIter;

/// One thing that a store held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A table.
    Table {
        /// Its id.
        id: TableId,
        /// Its records in order, without their changes.
        records: Vec<Record>,
        /// All indexes that led to it, in order.
        indexes: Vec<Index>,
    },
    /// A note beside the tables.
    Note(Note),
}

/// Everything that a store held at one moment, one thing after the other, whatever is written
/// meanwhile. The store keeps what it has to for that until this is dropped.
pub trait Snapshot: Send {
    /// How many tables there were.
    fn tables(&self) -> u64;

    /// The next table, in the order of their ids; after them the notes, in their keys' order; then
    /// nothing. A store that was closed, has stopped or cannot keep any more beside itself answers
    /// with a fault, which each further call gets too.
    fn next(&mut self) -> Answer<'_, Result<Option<Content>, StoreFault>>;
}

/// What can be read table by table, and then notes.
pub(super) trait Source: Send + Sync {
    /// All tables, in order.
    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>>;

    /// A table's records.
    fn records(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>>;

    /// A table's indexes.
    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>>;

    /// All notes.
    fn notes(&self) -> Answer<'_, Result<Vec<Note>, StoreFault>>;
}

/// Tables and notes as they are when their turn comes.
pub(super) struct Passage<'a, S: Source + ?Sized> {
    store: &'a S,
    count: u64,
    tables: IntoIter<TableId>,
    /// Nothing until the tables are through.
    notes: Option<IntoIter<Note>>,
}

impl<'a, S: Source + ?Sized> Passage<'a, S> {
    /// The tables that there are now, and what notes there will be.
    pub(super) async fn over(store: &'a S) -> Result<Passage<'a, S>, StoreFault> {
        let tables = store.tables().await?;
        Ok(Passage {
            store,
            count: tables.len() as u64,
            tables: tables.into_iter(),
            notes: None,
        })
    }

    /// A table's records and indexes, which belong together: nothing was written between them.
    async fn table(&self, id: TableId) -> Result<(Vec<Record>, Vec<Index>), StoreFault> {
        let mut records = self.store.records(id).await?;
        loop {
            let indexes = self.store.indexes(id).await?;
            let again = self.store.records(id).await?;
            if again == records {
                return Ok((records, indexes));
            }
            records = again;
        }
    }
}

impl<S: Source + ?Sized> Snapshot for Passage<'_, S> {
    fn tables(&self) -> u64 {
        self.count
    }

    fn next(&mut self) -> Answer<'_, Result<Option<Content>, StoreFault>> {
        Box::pin(async move {
            while let Some(id) = self.tables.next() {
                let (records, indexes) = self.table(id).await?;
                if !records.is_empty() {
                    return Ok(Some(Content::Table { id, records, indexes }));
                }
            }
            if self.notes.is_none() {
                self.notes = Some(self.store.notes().await?.into_iter());
            }
            Ok(self.notes.as_mut().and_then(Iterator::next).map(Content::Note))
        })
    }
}
