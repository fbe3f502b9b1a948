//! The tables in memory. Whoever holds the lock of a table's slot is its one writer.

use super::locked;
use crate::store::{Record, TableId, Version};
use crate::table::{AnyTable, Fault, Order};
use rustc_hash::FxHashSet;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A table with what its records say beside it.
pub(super) struct Loaded {
    pub(super) table: Box<dyn AnyTable>,
    /// The interactions that its records came by.
    pub(super) ids: FxHashSet<u64>,
    /// What its records are, in short.
    pub(super) digest: Digest,
}

impl Loaded {
    /// Whether an order was carried out already.
    pub(super) fn holds(&self, order: &Order) -> bool {
        order.by.interaction().is_some_and(|id| self.ids.contains(&id))
    }
}

/// A table's records in short: those that were reworded have another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Digest(u64);

impl Digest {
    /// That of the same records with one more.
    pub(super) fn with(self, record: &Record) -> Digest {
        let mut hasher = DefaultHasher::new();
        (self.0, record.schema, &record.body).hash(&mut hasher);
        Digest(hasher.finish())
    }

    /// That of records.
    pub(super) fn of(records: &[Record]) -> Digest {
        records
            .iter()
            .fold(Digest::default(), |digest, record| digest.with(record))
    }
}

/// What a slot holds of its table.
#[derive(Default)]
pub(super) struct Content {
    /// The table; nothing where it is still to be loaded, or to be loaded anew.
    pub(super) loaded: Option<Loaded>,
    /// The version up to which whoever listens knows what has happened; nothing before the table
    /// was loaded for the first time.
    pub(super) told: Option<Version>,
    /// Whether the last of that was there when it was loaded, and nobody was told of it.
    pub(super) silent: bool,
}

/// A table's slot in memory.
#[derive(Default)]
pub(super) struct Slot {
    pub(super) content: tokio::sync::Mutex<Content>,
    used: AtomicBool,
}

/// The slots of all tables that somebody has asked for lately.
#[derive(Default)]
pub(super) struct Slots(Mutex<HashMap<TableId, Arc<Slot>>>);

impl Slots {
    /// The slot of a table, which counts as used.
    pub(super) fn of(&self, table: TableId) -> Arc<Slot> {
        let slot = Arc::clone(locked(&self.0).entry(table).or_default());
        slot.used.store(true, Ordering::Relaxed);
        slot
    }

    /// The slot of a table that is in memory, which does not count as used by that.
    pub(super) fn find(&self, table: TableId) -> Option<Arc<Slot>> {
        locked(&self.0).get(&table).map(Arc::clone)
    }

    /// All tables that are in memory.
    pub(super) fn tables(&self) -> Vec<TableId> {
        locked(&self.0).keys().copied().collect()
    }

    /// Where there is no such table, nothing of it stays in memory, unless somebody else asks for
    /// it now.
    pub(super) fn leave_out(&self, table: TableId, slot: Arc<Slot>, fault: Option<&Fault>) {
        if let Some(Fault::NoTable(_)) = fault {
            let mut slots = locked(&self.0);
            drop(slot);
            if slots.get(&table).is_some_and(|slot| Arc::strong_count(slot) == 1) {
                slots.remove(&table);
            }
        }
    }

    /// Whether a table is in memory.
    pub(super) fn holds(&self, table: TableId) -> bool {
        locked(&self.0).contains_key(&table)
    }

    /// Takes a table out of memory, unless somebody asks for it now.
    pub(super) fn release(&self, table: TableId) {
        let mut slots = locked(&self.0);
        if slots.get(&table).is_some_and(|slot| Arc::strong_count(slot) == 1) {
            slots.remove(&table);
        }
    }

    /// Takes a table out of memory.
    pub(super) fn remove(&self, table: TableId) {
        locked(&self.0).remove(&table);
    }

    /// Drops the tables that nobody has asked for since the last sweep. Answers how many stay.
    pub(super) fn sweep(&self) -> usize {
        let mut slots = locked(&self.0);
        slots.retain(|_, slot| slot.used.swap(false, Ordering::Relaxed) || Arc::strong_count(slot) > 1);
        slots.len()
    }

    /// How many tables are in memory.
    pub(super) fn len(&self) -> usize {
        locked(&self.0).len()
    }
}
