//! An engine that keeps everything in memory, for tests and simulations. Knows no disk.

use super::{
    Answer, Appended, Change, Index, Note, Record, Refused, Rewording, Store, StoreFault, TableId, Version,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store that is gone when the program ends. A second one over the same contents is made by
/// [`Memory::reopened`], as if the program had been started again.
#[derive(Debug, Default)]
pub struct Memory {
    held: Mutex<Held>,
}

/// Everything a store holds.
#[derive(Clone, Debug, Default)]
struct Held {
    closed: bool,
    logs: BTreeMap<TableId, Vec<Record>>,
    ids: HashMap<u64, (TableId, Version)>,
    indexes: BTreeMap<TableId, BTreeSet<Index>>,
    places: HashMap<u64, TableId>,
    users: BTreeSet<(u64, TableId)>,
    dues: BTreeSet<(u64, TableId)>,
    notes: BTreeMap<String, Vec<u8>>,
}

impl Memory {
    /// A store with nothing in it.
    #[must_use]
    pub fn new() -> Memory {
        Memory::default()
    }

    /// An open store with the same contents.
    #[must_use]
    pub fn reopened(&self) -> Memory {
        let held = Held {
            closed: false,
            ..self.held().clone()
        };
        Memory {
            held: Mutex::new(held),
        }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer<'a, T: Send + 'a>(
        &'a self,
        read: impl FnOnce(&Held) -> T + Send + 'a,
    ) -> Answer<'a, Result<T, StoreFault>> {
        Box::pin(async move {
            let held = self.held();
            if held.closed {
                Err(StoreFault::Closed)
            } else {
                Ok(read(&held))
            }
        })
    }
}

impl Held {
    fn version(&self, table: TableId) -> Version {
        self.logs
            .get(&table)
            .map_or(Version::NONE, |log| Version(u32::try_from(log.len()).unwrap_or(u32::MAX)))
    }

    fn append(&mut self, table: TableId, expected: Version, mut record: Record) -> Result<Appended, Refused> {
        if self.closed {
            return Err(StoreFault::Closed.into());
        }
        record.check()?;
        if let Some((table, version)) = self.ids.get(&record.id).copied() {
            return Ok(Appended::Twice { table, version });
        }
        let actual = self.version(table);
        if actual != expected {
            return Err(Refused::Conflict { actual });
        }
        for change in &record.changes {
            if let Change::Add(Index::Place(place)) = change
                && let Some(other) = self.places.get(place).filter(|other| **other != table)
            {
                return Err(Refused::PlaceTaken(*other));
            }
        }
        for change in std::mem::take(&mut record.changes) {
            self.change(table, change);
        }
        let version = actual.next();
        if record.id != 0 {
            self.ids.insert(record.id, (table, version));
        }
        self.logs.entry(table).or_default().push(record);
        Ok(Appended::Done(version))
    }

    fn remove(&mut self, table: TableId, expected: Version) -> Result<(), Refused> {
        if self.closed {
            return Err(StoreFault::Closed.into());
        }
        let actual = self.version(table);
        if actual == Version::NONE {
            return Ok(());
        }
        if actual != expected {
            return Err(Refused::Conflict { actual });
        }
        for index in self.indexes.get(&table).cloned().unwrap_or_default() {
            self.change(table, Change::Remove(index));
        }
        self.indexes.remove(&table);
        for record in self.logs.remove(&table).unwrap_or_default() {
            self.ids.remove(&record.id);
        }
        Ok(())
    }

    fn reword(
        &mut self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Result<(), Refused> {
        if self.closed {
            return Err(StoreFault::Closed.into());
        }
        let actual = self.version(table);
        if actual != expected {
            return Err(Refused::Conflict { actual });
        }
        for record in &records {
            record.check(table, actual)?;
        }
        for record in records {
            let place = self.logs.get_mut(&table);
            if let Some(old) = place.and_then(|log| log.get_mut(record.version.0 as usize - 1)) {
                (old.schema, old.body) = (record.schema, record.body);
            }
        }
        for index in leaves {
            self.change(table, Change::Remove(index));
        }
        Ok(())
    }

    fn change(&mut self, table: TableId, change: Change) {
        let indexes = self.indexes.entry(table).or_default();
        match change {
            Change::Add(index) => {
                indexes.insert(index);
                match index {
                    Index::Place(place) => drop(self.places.insert(place, table)),
                    Index::User(user) => drop(self.users.insert((user, table))),
                    Index::Due(due) => drop(self.dues.insert((due, table))),
                    Index::Open => {}
                }
            }
            Change::Remove(index) if indexes.remove(&index) => match index {
                Index::Place(place) => drop(self.places.remove(&place)),
                Index::User(user) => drop(self.users.remove(&(user, table))),
                Index::Due(due) => drop(self.dues.remove(&(due, table))),
                Index::Open => {}
            },
            Change::Remove(_) => {}
        }
    }

    fn put(&mut self, key: &str, value: Option<Vec<u8>>) -> Result<(), Refused> {
        if self.closed {
            return Err(StoreFault::Closed.into());
        }
        Record::check_note(key, value.as_deref())?;
        match value {
            Some(value) => drop(self.notes.insert(key.to_owned(), value)),
            None => drop(self.notes.remove(key)),
        }
        Ok(())
    }
}

impl Store for Memory {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(async move { self.held().append(table, expected, record) })
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        Box::pin(async move { self.held().remove(table, expected) })
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        Box::pin(async move { self.held().reword(table, expected, records, leaves) })
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        // There are no files.
        Box::pin(async move { Ok(self.health()?) })
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.answer(move |held| held.logs.get(&table).cloned().unwrap_or_default())
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.answer(move |held| {
            held.indexes
                .get(&table)
                .map(|all| all.iter().copied().collect())
                .unwrap_or_default()
        })
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.answer(move |held| held.logs.keys().copied().collect())
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.answer(move |held| {
            held.indexes
                .iter()
                .filter(|(_, all)| all.contains(&Index::Open))
                .map(|(table, _)| *table)
                .collect()
        })
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.answer(move |held| held.places.get(&place).copied())
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.answer(move |held| {
            held.users
                .range((user, TableId(0))..=(user, TableId(u64::MAX)))
                .map(|(_, table)| *table)
                .collect()
        })
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.answer(move |held| held.dues.range(..=(until, TableId(u64::MAX))).copied().collect())
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        let key = key.to_owned();
        Box::pin(async move { self.held().put(&key, value) })
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        self.answer(move |held| held.notes.get(&key).cloned())
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        let prefix = prefix.to_owned();
        self.answer(move |held| {
            let from = held
                .notes
                .range(prefix.clone()..)
                .take_while(|(key, _)| key.starts_with(&prefix));
            from.map(|(key, value)| (key.clone(), value.clone())).collect()
        })
    }

    fn health(&self) -> Result<(), StoreFault> {
        if self.held().closed {
            Err(StoreFault::Closed)
        } else {
            Ok(())
        }
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.held().closed = true })
    }
}

#[cfg(test)]
mod tests {
    use super::Memory;
    use crate::store::contract::Place;

    struct Here(Memory);

    impl Place for Here {
        type Engine = Memory;

        fn open(&mut self) -> Memory {
            self.0.reopened()
        }

        fn keep(&mut self, store: &Memory) {
            self.0 = store.reopened();
        }
    }

    crate::store::contract::contract!(super::Here(super::Memory::new()));
}
