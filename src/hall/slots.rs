//! The tables in memory. Whoever holds the lock of a table's slot is its one writer.

use super::locked;
use crate::store::TableId;
use crate::table::{AnyTable, Fault, Order};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A table with what its records say beside it.
pub(super) struct Loaded {
    pub(super) table: Box<dyn AnyTable>,
    /// The interactions that its records came by.
    pub(super) ids: HashSet<u64>,
}

impl Loaded {
    /// Whether an order was carried out already.
    pub(super) fn holds(&self, order: &Order) -> bool {
        order.by.interaction().is_some_and(|id| self.ids.contains(&id))
    }
}

/// A table's slot in memory.
#[derive(Default)]
pub(super) struct Slot {
    /// The table; nothing where it is still to be loaded, or to be loaded anew.
    pub(super) content: tokio::sync::Mutex<Option<Loaded>>,
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
