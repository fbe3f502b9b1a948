//! The trait of an engine. It asks for nothing that only one engine can do.

use super::snapshot::{Passage, Source};
use super::{
    Answer, Appended, Changed, Index, Note, Record, Refused, Rewording, Snapshot, StoreFault, TableId,
    Version,
};

/// A log of records a table, with indexes, and notes beside the tables.
///
/// All that is answered is durable before it is answered. Reads see every write that was answered
/// before they began. The order of calls that overlap is the store's to choose. Nothing happens
/// before an answer is awaited; one that is dropped unfinished may have been written or not.
pub trait Store: Send + Sync {
    /// Writes a record with all its changes, if the table has the expected version.
    ///
    /// Judged in this order: the record's id ([`Appended::Twice`]), the expected version
    /// ([`Refused::Conflict`]), the places it adds ([`Refused::PlaceTaken`]). An id is known for an
    /// hour at least, and no longer than its table is there; sled and memory keep it as long as that.
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>>;

    /// Removes a table with its records, their ids and its indexes, if it has the expected version:
    /// as if it had never been. One that is not there is fine. It is refused with
    /// [`Refused::Conflict`], [`Refused::Unknown`] or [`Refused::Failed`] only.
    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>>;

    /// Writes other bodies in place of those of some of a table's records, and takes the table out
    /// of some indexes, if it has the expected version; that, and all else, stays. It is refused
    /// with [`Refused::Conflict`], [`Refused::Unknown`] or [`Refused::Failed`] only; so is a record
    /// that is not there.
    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>>;

    /// Makes the store's files anew, so that nothing is in them that was removed or written over
    /// before this was asked for. Writes wait meanwhile. Where it breaks off, all is as before. It
    /// is refused with [`Refused::Failed`] only.
    fn scrub(&self) -> Answer<'_, Result<(), Refused>>;

    /// A table's records in order, without their changes; none where there is no such table.
    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>>;

    /// A table's first record, without its changes; none where there is no such table.
    fn first(&self, table: TableId) -> Answer<'_, Result<Option<Record>, StoreFault>> {
        Box::pin(async move { Ok(self.read(table).await?.into_iter().next()) })
    }

    /// All indexes that lead to a table now, in order.
    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>>;

    /// All tables that have a record, in order.
    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>>;

    /// The tables with [`Index::Open`], in order.
    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>>;

    /// The table that a place leads to.
    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>>;

    /// The tables with this [`Index::User`], in order.
    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>>;

    /// The deadlines at or before this time (milliseconds since 1970), the earliest first.
    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>>;

    /// Writes a note, or removes it. It is refused with [`Refused::Unknown`] or [`Refused::Failed`]
    /// only.
    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>>;

    /// Writes a note, or removes it, if its value is the expected one (nothing: there is no such
    /// note); whether it was. It is refused with [`Refused::Unknown`] or [`Refused::Failed`] only.
    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>>;

    /// A note's value.
    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>>;

    /// Whether there is a note, as far as is known here without asking anybody: what another process
    /// wrote a moment ago may be missing. Nothing where only [`Store::get`] tells.
    fn supposed(&self, _key: &str) -> Option<bool> {
        None
    }

    /// The notes whose key begins so, in the keys' order.
    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>>;

    /// Waits until another process has changed tables, and tells which: a later read sees it. What
    /// happened before the first call is not told, and nothing of what this process does itself. One
    /// waits at a time; an answer that is dropped unfinished takes nothing with it. An engine that
    /// one process has alone never answers.
    fn changed(&self) -> Answer<'_, Changed>;

    /// Whether one process alone has the store: then what it knows is all there is.
    fn alone(&self) -> bool {
        false
    }

    /// Everything that the store holds at one moment, to be read while it goes on: whatever was
    /// answered before this was asked for is in it, nothing that is asked for after the answer is,
    /// and no write to a table without all to any table that was answered before it was asked for.
    /// Writers wait for it no longer than for a write.
    ///
    /// So does every engine that one process has alone. Of one that several have, what others write
    /// may be gone before it is read: by itself it gives each table and note as it is when its turn
    /// comes, and nothing of what was removed by then.
    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        Box::pin(async move { Ok(Box::new(Passage::over(self).await?) as Box<dyn Snapshot + '_>) })
    }

    /// Whether the store can still write: `Ok`, or why not.
    ///
    /// # Errors
    /// The fault that the next write would be refused with.
    fn health(&self) -> Result<(), StoreFault>;

    /// Finishes what has been asked for, and lets go of all files. Later calls get
    /// [`StoreFault::Closed`]; closing twice is fine.
    fn close(&self) -> Answer<'_, ()>;
}

impl<S: Store + ?Sized> Source for S {
    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        Store::tables(self)
    }

    fn records(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        Store::read(self, table)
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        Store::indexes(self, table)
    }

    fn notes(&self) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        Store::scan(self, "")
    }
}
