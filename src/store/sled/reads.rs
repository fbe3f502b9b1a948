//! Reading the tree. Writes nothing; knows no queue and no file.

use super::owner;
use super::past::Past;
use super::{key, pack, table_log, value};
use crate::store::{Index, Note, Record, StoreFault, TableId, Version};
use ::sled::{IVec, Tree};
use std::collections::BTreeMap;
use std::ops::Bound;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};
use std::thread;

/// Where the pieces begin into which all keys are divided: most are of records, packed or not, whose
/// tables' ids are random.
const PIECES: [&[u8]; 5] = [b"", b"r", b"r\x80", b"s", b"z\x80"];
/// How often records are read that do not fit.
const TRIES: usize = 4;

/// A fault from an error of the engine below.
pub(super) fn fault(folder: &Path, error: &::sled::Error) -> StoreFault {
    match error {
        ::sled::Error::Corruption { .. } => damaged(folder, "a page of the log has a wrong checksum"),
        other => StoreFault::System {
            folder: folder.to_owned(),
            cause: match other {
                ::sled::Error::Io(error) => owner::cause(folder, error),
                other => other.to_string(),
            },
        },
    }
}

/// A folder that is not what was written.
pub(super) fn damaged(folder: &Path, what: impl Into<String>) -> StoreFault {
    StoreFault::Damaged {
        folder: folder.to_owned(),
        what: what.into(),
    }
}

/// An entry of the tree, or why it cannot be read.
type Entry = Result<(IVec, IVec), StoreFault>;

/// The tree and where it lies.
#[derive(Clone, Debug)]
pub(super) struct Reads {
    pub tree: Tree,
    pub folder: Arc<Path>,
    /// What was before, where it is read as it was at a moment.
    pub past: Option<Arc<Past>>,
}

/// How far a table's log goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// The number of its records.
    pub version: Version,
    /// Whether any of them are not in its pack.
    pub loose: bool,
}

/// The tree as reads find it; nothing once the store is closed. While the log is exchanged reads
/// wait.
#[derive(Debug)]
pub(super) struct SharedReads(RwLock<Option<Reads>>);

impl SharedReads {
    /// An open tree.
    pub(super) fn of(reads: Reads) -> SharedReads {
        SharedReads(RwLock::new(Some(reads)))
    }

    /// Held by whoever reads.
    pub(super) fn held(&self) -> RwLockReadGuard<'_, Option<Reads>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Held by whoever reads, unless it would have to be waited for.
    pub(super) fn held_now(&self) -> Option<RwLockReadGuard<'_, Option<Reads>>> {
        match self.0.try_read() {
            Ok(held) => Some(held),
            Err(TryLockError::Poisoned(held)) => Some(held.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// Held by whoever exchanges or closes what is read.
    pub(super) fn alone(&self) -> RwLockWriteGuard<'_, Option<Reads>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reads {
    /// The same tree as it was at a moment.
    pub(super) fn back_at(&self, past: Arc<Past>) -> Reads {
        Reads {
            past: Some(past),
            ..self.clone()
        }
    }

    pub(super) fn entry(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreFault> {
        let now = self.tree.get(key).map_err(|error| self.fault(&error))?;
        // After the tree, and not before: `past.rs`.
        match self.past.as_ref().and_then(|past| past.of(key)) {
            Some(before) => Ok(before),
            None => Ok(now.map(|value| value.to_vec())),
        }
    }

    /// The entries that begin so, in order.
    fn entries(&self, prefix: &[u8]) -> Box<dyn Iterator<Item = Entry> + '_> {
        let now = self.tree.scan_prefix(prefix);
        let now = now.map(|entry| entry.map_err(|error| self.fault(&error)));
        let Some(past) = &self.past else {
            return Box::new(now);
        };
        let mut all = match now.collect::<Result<BTreeMap<IVec, IVec>, _>>() {
            Ok(all) => all,
            Err(fault) => return Box::new(std::iter::once(Err(fault))),
        };
        for (key, before) in past.begun_with(prefix) {
            match before {
                Some(value) => all.insert(key.into(), value.into()),
                None => all.remove(&IVec::from(key)),
            };
        }
        Box::new(all.into_iter().map(Ok))
    }

    fn fault(&self, error: &::sled::Error) -> StoreFault {
        fault(&self.folder, error)
    }

    fn strange(&self) -> StoreFault {
        damaged(&self.folder, "an index entry has a wrong length")
    }

    fn each<T>(
        &self,
        prefix: &[u8],
        mut one: impl FnMut(&[u8], &[u8]) -> Option<T>,
    ) -> Result<Vec<T>, StoreFault> {
        self.entries(prefix)
            .map(|entry| entry.and_then(|(k, v)| one(&k, &v).ok_or_else(|| self.strange())))
            .collect()
    }

    /// How far a table's log goes.
    pub(super) fn extent(&self, table: TableId) -> Result<Extent, StoreFault> {
        let version = match self.tree.scan_prefix(key::records(table)).keys().next_back() {
            None => self
                .entry(&key::pack(table, 0))?
                .map_or(Some(Version::NONE), |first| pack::count(&first)),
            Some(Err(error)) => return Err(self.fault(&error)),
            Some(Ok(last)) => {
                let last = key::of_record(&last).ok_or_else(|| self.strange())?;
                return Ok(Extent {
                    version: last.0,
                    loose: true,
                });
            }
        };
        Ok(Extent {
            version: version.ok_or_else(|| self.strange())?,
            loose: false,
        })
    }

    /// The greatest id of a record; 0 where no record has one.
    pub(super) fn greatest_id(&self) -> Result<u64, StoreFault> {
        let alone = self.last(self.tree.scan_prefix(key::IDS), |key, _| key::number(key, 1))?;
        let together =
            self.last(self.tree.scan_prefix(key::BATCHES), |_, value| key::last_of_batch(value))?;
        Ok(alone.max(together).unwrap_or(0))
    }

    /// The key under which an interaction stands if it stands with others.
    pub(super) fn batch_of(&self, id: u64) -> Result<Option<Vec<u8>>, StoreFault> {
        let upto = self.tree.range(key::batch_from(0)..=key::batch_from(id));
        self.last(upto, |key, _| Some(key.to_vec()))
    }

    /// The keys that begin so.
    pub(super) fn keys(&self, prefix: &[u8]) -> Result<Vec<Vec<u8>>, StoreFault> {
        self.each(prefix, |key, _| Some(key.to_vec()))
    }

    /// What the last of some entries says.
    fn last<T>(
        &self,
        mut entries: ::sled::Iter,
        say: impl FnOnce(&[u8], &[u8]) -> Option<T>,
    ) -> Result<Option<T>, StoreFault> {
        let Some(last) = entries.next_back() else {
            return Ok(None);
        };
        let (key, value) = last.map_err(|error| self.fault(&error))?;
        say(&key, &value).map(Some).ok_or_else(|| self.strange())
    }

    /// A table's records, each with its checksum compared.
    pub(super) fn records(&self, table: TableId) -> Result<Vec<Record>, StoreFault> {
        // What is read piece by piece may be written anew meanwhile, and then does not fit.
        let again = (1..TRIES).find_map(|_| self.records_once(table).ok());
        again.map_or_else(|| self.records_once(table), Ok)
    }

    fn records_once(&self, table: TableId) -> Result<Vec<Record>, StoreFault> {
        // The loose ones first: those that are packed in the meantime are then in the pack.
        let loose = table_log::loose(table, self.entries(&key::records(table)))?;
        table_log::join(table, self.in_pack(table)?, loose)
    }

    /// A table's first record, with its checksum compared.
    pub(super) fn first(&self, table: TableId) -> Result<Option<Record>, StoreFault> {
        if let Ok(Some(first)) = self.first_loose(table) {
            return Ok(Some(first));
        }
        // It is packed, or may be written anew meanwhile.
        Ok(self.records(table)?.into_iter().next())
    }

    /// A table's first record where it stands loose.
    fn first_loose(&self, table: TableId) -> Result<Option<Record>, StoreFault> {
        let one = Version::NONE.next();
        let of_it = |key: &[u8]| key::of_record(key).is_none_or(|(version, _)| version == one);
        let entries = self.entries(&key::records(table));
        let entries = entries.take_while(|entry| entry.as_ref().map_or(true, |(key, _)| of_it(key)));
        let loose = table_log::loose(table, entries)?;
        Ok(table_log::join(table, Vec::new(), loose)?.into_iter().next())
    }

    /// The records in a table's pack; none where it has no pack.
    fn in_pack(&self, table: TableId) -> Result<Vec<Record>, StoreFault> {
        let parts = self.each(&key::packs(table), |_, value| Some(value.to_vec()))?;
        if parts.is_empty() {
            return Ok(Vec::new());
        }
        pack::to_records(table, &parts.concat())
    }

    pub(super) fn indexes(&self, table: TableId) -> Result<Vec<Index>, StoreFault> {
        let list = self.entry(&key::indexes(table))?.unwrap_or_default();
        key::unlist(&list).ok_or_else(|| self.strange())
    }

    /// All tables.
    pub(super) fn all_tables(&self) -> Result<Vec<TableId>, StoreFault> {
        self.tables(key::TABLE)
    }

    /// The keys of all notes.
    pub(super) fn note_names(&self) -> Result<Vec<String>, StoreFault> {
        self.each(&key::note(""), |key, _| String::from_utf8(key.get(1..)?.to_vec()).ok())
    }

    /// The tables at the end of the keys that begin so.
    pub(super) fn tables(&self, prefix: &[u8]) -> Result<Vec<TableId>, StoreFault> {
        self.each(prefix, |key, _| key::number(key, prefix.len()).map(TableId))
    }

    pub(super) fn at(&self, place: u64) -> Result<Option<TableId>, StoreFault> {
        let table = self.entry(&key::place(place))?;
        table
            .map(|id| key::number(&id, 0).map(TableId).ok_or_else(|| self.strange()))
            .transpose()
    }

    pub(super) fn due(&self, until: u64) -> Result<Vec<(u64, TableId)>, StoreFault> {
        let range = key::due(0, TableId(0))..=key::due(until, TableId(u64::MAX));
        let one = |key: &[u8]| Some((key::number(key, 1)?, TableId(key::number(key, 9)?)));
        let keys = self.tree.range(range).keys();
        keys.map(|key| {
            key.map_err(|error| self.fault(&error))
                .and_then(|key| one(&key).ok_or_else(|| self.strange()))
        })
        .collect()
    }

    pub(super) fn note(&self, name: &str) -> Result<Option<Vec<u8>>, StoreFault> {
        let Some(first) = self.entry(&key::note(name))? else {
            return Ok(None);
        };
        Ok(self.whole_note(name, first)?.map(|(_, note)| note))
    }

    /// A note from its first part on; nothing where it is removed meanwhile.
    fn whole_note(&self, name: &str, mut first: Vec<u8>) -> Result<Option<Note>, StoreFault> {
        loop {
            let mut whole = first.clone();
            for part in 1..value::parts_of_note(&whole) {
                whole.extend(self.entry(&key::note_part(name, part))?.unwrap_or_default());
            }
            let note = value::to_note(name, &whole);
            if note.is_ok() {
                return note.map(Some);
            }
            // It may have been written over between two parts: then its first part is another.
            match self.entry(&key::note(name))? {
                Some(now) if now == first => return note.map(Some),
                Some(now) => first = now,
                None => return Ok(None),
            }
        }
    }

    pub(super) fn notes(&self, prefix: &str) -> Result<Vec<Note>, StoreFault> {
        let firsts = self.each(&key::note(prefix), |key, value| {
            let name = String::from_utf8(key.get(1..)?.to_vec()).ok()?;
            Some((name, value.to_vec()))
        })?;
        firsts
            .into_iter()
            .filter_map(|(name, first)| self.whole_note(&name, first).transpose())
            .collect()
    }

    /// What was written in all, as the tree itself says it; nothing in a tree that is new.
    pub(super) fn total(&self) -> Result<key::Total, StoreFault> {
        let Some(total) = self.entry(key::TOTAL)? else {
            return Ok(key::Total::default());
        };
        key::Total::from_bytes(&total).ok_or_else(|| self.strange())
    }

    /// How many bytes all keys and values have, counted anew.
    pub(super) fn bytes(&self) -> Result<u64, StoreFault> {
        let mut bytes = 0;
        for entry in self.tree.iter() {
            let (key, value) = entry.map_err(|error| self.fault(&error))?;
            if *key != *key::TOTAL {
                bytes += (key.len() + value.len()) as u64;
            }
        }
        Ok(bytes)
    }

    /// The sum over all entries, added up anew, by several threads.
    pub(super) fn sum(&self) -> Result<u64, StoreFault> {
        thread::scope(|scope| {
            let ends = PIECES.iter().skip(1).map(|end| Bound::Excluded(*end));
            let ends = ends.chain([Bound::Unbounded]);
            let pieces = PIECES.iter().zip(ends).map(|(begin, end)| {
                let piece = (Bound::Included(*begin), end);
                scope.spawn(move || self.sum_of(self.tree.range::<&[u8], _>(piece)))
            });
            let pieces: Vec<_> = pieces.collect();
            let gave_up = || damaged(&self.folder, "its log cannot be read");
            let joined = pieces
                .into_iter()
                .map(|piece| piece.join().unwrap_or_else(|_| Err(gave_up())));
            // All of them: one that nobody waits for would take its panic here.
            let sums: Vec<Result<u64, StoreFault>> = joined.collect();
            sums.into_iter()
                .try_fold(0_u64, |sum, piece| Ok(sum.wrapping_add(piece?)))
        })
    }

    fn sum_of(&self, entries: ::sled::Iter) -> Result<u64, StoreFault> {
        let mut sum = 0_u64;
        for entry in entries {
            let (key, value) = entry.map_err(|error| self.fault(&error))?;
            if *key != *key::TOTAL {
                sum = sum.wrapping_add(key::Total::share(&key, &value));
            }
        }
        Ok(sum)
    }
}
