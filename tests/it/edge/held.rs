//! A store whose notes can be held back, so that an answer takes as long as a test wants.

use tavolo::store::{
    Answer, Appended, Index, Memory, Note, Record, Refused, Store, StoreFault, TableId, Version,
};
use tokio::sync::{RwLock, RwLockWriteGuard};

/// A store in memory; no note is read as long as somebody holds them.
#[derive(Debug, Default)]
pub struct Held {
    inner: Memory,
    gate: RwLock<()>,
}

impl Held {
    /// Holds the notes back as long as the answer lives.
    pub async fn hold(&self) -> RwLockWriteGuard<'_, ()> {
        self.gate.write().await
    }
}

impl Store for Held {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        self.inner.append(table, expected, record)
    }
    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.inner.read(table)
    }
    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        self.inner.remove(table, expected)
    }
    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.inner.indexes(table)
    }
    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.inner.tables()
    }
    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.inner.open()
    }
    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.inner.at(place)
    }
    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.inner.of(user)
    }
    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.inner.due(until)
    }
    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        self.inner.put(key, value)
    }
    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        Box::pin(async move {
            let _open = self.gate.read().await;
            self.inner.get(&key).await
        })
    }
    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        self.inner.scan(prefix)
    }
    fn health(&self) -> Result<(), StoreFault> {
        self.inner.health()
    }
    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}
