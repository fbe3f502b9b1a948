//! An engine that keeps everything in memory, for tests and simulations. Knows no disk.

use super::copy::Copy;
use super::inbox::Inbox;
use super::{
    Answer, Appended, Change, Changed, Index, Note, Record, Refused, Rewording, Snapshot, Store, StoreFault,
    TableId, TableStatus, Version,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A store that is gone when the program ends. A second one over a copy of its contents is made by
/// [`Memory::reopened`], as if the program had been started again; a second one over the same
/// contents by [`Memory::beside`], as if another process had them too.
#[derive(Debug, Default)]
pub struct Memory {
    held: Arc<Mutex<Held>>,
    closed: AtomicBool,
    inbox: Arc<Inbox>,
}

#[derive(Clone, Debug, Default)]
struct Held {
    logs: BTreeMap<TableId, Vec<Record>>,
    ids: HashMap<u64, (TableId, Version)>,
    indexes: BTreeMap<TableId, BTreeSet<Index>>,
    places: HashMap<u64, TableId>,
    users: BTreeSet<(u64, TableId)>,
    dues: BTreeSet<(u64, TableId)>,
    notes: BTreeMap<String, Vec<u8>>,
    /// Where whoever has the same contents is told of changes.
    inboxes: Vec<Arc<Inbox>>,
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
            inboxes: Vec::new(),
            ..self.held().clone()
        };
        Memory {
            held: Arc::new(Mutex::new(held)),
            ..Memory::default()
        }
    }

    /// An open store over the same contents: what one does the other sees, and is told of by
    /// [`Store::changed`]. Closing one leaves the other open.
    #[must_use]
    pub fn beside(&self) -> Memory {
        let beside = Memory {
            held: Arc::clone(&self.held),
            ..Memory::default()
        };
        let mut held = self.held();
        for inbox in [&self.inbox, &beside.inbox] {
            if !held.inboxes.iter().any(|one| Arc::ptr_eq(one, inbox)) {
                held.inboxes.push(Arc::clone(inbox));
            }
        }
        drop(held);
        beside
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
            self.health()?;
            Ok(read(&held))
        })
    }

    fn write<'a, T: Send + 'a>(
        &'a self,
        write: impl FnOnce(&mut Held) -> Result<T, Refused> + Send + 'a,
    ) -> Answer<'a, Result<T, Refused>> {
        Box::pin(async move {
            let mut held = self.held();
            self.health()?;
            write(&mut held)
        })
    }

    /// Tells whoever has the same contents that a table was changed.
    fn tell(&self, held: &Held, table: TableId) {
        let others = held.inboxes.iter();
        others
            .filter(|inbox| !Arc::ptr_eq(inbox, &self.inbox))
            .for_each(|inbox| inbox.tell(table, held.status(table)));
    }
}

impl Held {
    fn status(&self, table: TableId) -> TableStatus {
        if self.is_open(table) {
            TableStatus::Open
        } else if self.version(table) == Version::NONE {
            TableStatus::Gone
        } else {
            TableStatus::Over
        }
    }

    fn is_open(&self, table: TableId) -> bool {
        self.indexes
            .get(&table)
            .is_some_and(|all| all.contains(&Index::Open))
    }

    fn version(&self, table: TableId) -> Version {
        self.logs
            .get(&table)
            .map_or(Version::NONE, |log| Version(u32::try_from(log.len()).unwrap_or(u32::MAX)))
    }

    fn append(&mut self, table: TableId, expected: Version, mut record: Record) -> Result<Appended, Refused> {
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
        self.write(move |held| {
            let appended = held.append(table, expected, record)?;
            if let Appended::Done(_) = appended {
                self.tell(held, table);
            }
            Ok(appended)
        })
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        self.write(move |held| {
            held.remove(table, expected)?;
            self.tell(held, table);
            Ok(())
        })
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        self.write(move |held| {
            held.reword(table, expected, records, leaves)?;
            self.tell(held, table);
            Ok(())
        })
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
                .keys()
                .copied()
                .filter(|table| held.is_open(*table))
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
        self.write(move |held| held.put(&key, value))
    }

    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        let key = key.to_owned();
        self.write(move |held| {
            Record::check_note(&key, value.as_deref())?;
            let as_expected = held.notes.get(&key) == expected.as_ref();
            if as_expected {
                held.put(&key, value)?;
            }
            Ok(as_expected)
        })
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

    fn changed(&self) -> Answer<'_, Changed> {
        Box::pin(self.inbox.next())
    }

    fn alone(&self) -> bool {
        self.held().inboxes.is_empty()
    }

    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        self.answer(|held| Copy::boxed(&held.logs, &held.indexes, &held.notes))
    }

    fn health(&self) -> Result<(), StoreFault> {
        if self.closed.load(Ordering::SeqCst) {
            Err(StoreFault::Closed)
        } else {
            Ok(())
        }
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Whoever writes now is waited for.
            let _held = self.held();
            self.closed.store(true, Ordering::SeqCst);
        })
    }
}

#[cfg(test)]
mod tests;
