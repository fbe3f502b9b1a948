//! What stands in front of another store and changes some of what it does.

use super::{
    Answer, Appended, Changed, Index, Note, Record, Refused, Rewording, Snapshot, Store, StoreFault, TableId,
    Version,
};

/// A store that hands on to another one whatever it does not say otherwise.
///
/// The methods are those of [`Store`], which every layer is.
pub trait StoreLayer: Send + Sync {
    /// The store below, to which calls are handed on.
    fn below(&self) -> &dyn Store;

    /// [`Store::append`].
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        self.below().append(table, expected, record)
    }

    /// [`Store::remove`].
    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        self.below().remove(table, expected)
    }

    /// [`Store::reword`].
    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        self.below().reword(table, expected, records, leaves)
    }

    /// [`Store::scrub`].
    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        self.below().scrub()
    }

    /// [`Store::read`].
    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.below().read(table)
    }

    /// [`Store::first`].
    fn first(&self, table: TableId) -> Answer<'_, Result<Option<Record>, StoreFault>> {
        self.below().first(table)
    }

    /// [`Store::indexes`].
    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.below().indexes(table)
    }

    /// [`Store::tables`].
    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.below().tables()
    }

    /// [`Store::open`].
    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.below().open()
    }

    /// [`Store::at`].
    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.below().at(place)
    }

    /// [`Store::of`].
    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.below().of(user)
    }

    /// [`Store::due`].
    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.below().due(until)
    }

    /// [`Store::put`].
    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        self.below().put(key, value)
    }

    /// [`Store::exchange`].
    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        self.below().exchange(key, expected, value)
    }

    /// [`Store::get`].
    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        self.below().get(key)
    }

    /// [`Store::supposed`].
    fn supposed(&self, key: &str) -> Option<bool> {
        self.below().supposed(key)
    }

    /// [`Store::scan`].
    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        self.below().scan(prefix)
    }

    /// [`Store::changed`].
    fn changed(&self) -> Answer<'_, Changed> {
        self.below().changed()
    }

    /// [`Store::alone`].
    fn alone(&self) -> bool {
        self.below().alone()
    }

    /// [`Store::snapshot`].
    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        self.below().snapshot()
    }

    /// [`Store::health`].
    ///
    /// # Errors
    /// The fault that the next write would be refused with.
    fn health(&self) -> Result<(), StoreFault> {
        self.below().health()
    }

    /// [`Store::close`].
    fn close(&self) -> Answer<'_, ()> {
        self.below().close()
    }
}

impl<L: StoreLayer> Store for L {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        StoreLayer::append(self, table, expected, record)
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        StoreLayer::remove(self, table, expected)
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        StoreLayer::reword(self, table, expected, records, leaves)
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        StoreLayer::scrub(self)
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        StoreLayer::read(self, table)
    }

    fn first(&self, table: TableId) -> Answer<'_, Result<Option<Record>, StoreFault>> {
        StoreLayer::first(self, table)
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        StoreLayer::indexes(self, table)
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        StoreLayer::tables(self)
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        StoreLayer::open(self)
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        StoreLayer::at(self, place)
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        StoreLayer::of(self, user)
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        StoreLayer::due(self, until)
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        StoreLayer::put(self, key, value)
    }

    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        StoreLayer::exchange(self, key, expected, value)
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        StoreLayer::get(self, key)
    }

    fn supposed(&self, key: &str) -> Option<bool> {
        StoreLayer::supposed(self, key)
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        StoreLayer::scan(self, prefix)
    }

    fn changed(&self) -> Answer<'_, Changed> {
        StoreLayer::changed(self)
    }

    fn alone(&self) -> bool {
        StoreLayer::alone(self)
    }

    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        StoreLayer::snapshot(self)
    }

    fn health(&self) -> Result<(), StoreFault> {
        StoreLayer::health(self)
    }

    fn close(&self) -> Answer<'_, ()> {
        StoreLayer::close(self)
    }
}
