//! Tables that are looked at in passing: unless somebody had one in memory before, it leaves it with the
//! last who looks at it so.

use super::locked;
use super::slots::Slots;
use crate::store::TableId;
use std::collections::HashMap;
use std::sync::Mutex;

/// How many look at each table in passing that was not in memory before.
#[derive(Default)]
pub(super) struct Passages(Mutex<HashMap<TableId, usize>>);

/// Somebody looks at a table in passing, as long as it lives.
pub struct Passage<'a> {
    slots: &'a Slots,
    passages: &'a Passages,
    /// The table, unless it was in memory.
    table: Option<TableId>,
}

impl Passages {
    /// Somebody looks at a table in passing.
    pub(super) fn begin<'a>(&'a self, slots: &'a Slots, table: TableId) -> Passage<'a> {
        let mut passing = locked(&self.0);
        let others = passing.get(&table).copied().unwrap_or_default();
        let table = (others > 0 || !slots.holds(table)).then_some(table);
        if let Some(table) = table {
            passing.insert(table, others + 1);
        }
        Passage {
            slots,
            passages: self,
            table,
        }
    }
}

impl Drop for Passage<'_> {
    fn drop(&mut self) {
        let Some(table) = self.table else {
            return;
        };
        let mut passing = locked(&self.passages.0);
        match passing.remove(&table) {
            Some(others) if others > 1 => drop(passing.insert(table, others - 1)),
            _ => self.slots.release(table),
        }
    }
}
