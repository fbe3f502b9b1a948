//! The tables of which nothing is shown for now, or no board. Knows no message.

use super::guard::locked;
use super::target::Target;
use crate::store::TableId;
use std::collections::HashSet;
use std::sync::Mutex;

/// Tables that somebody holds.
type HeldTables = Mutex<HashSet<TableId>>;

/// The tables of which nothing is shown for now, or no board.
#[derive(Default)]
pub(super) struct Pauses {
    all: HeldTables,
    boards: HeldTables,
}

impl Pauses {
    /// Shows nothing of a table as long as the answer lives.
    pub(super) fn hold(&self, table: TableId) -> Hold<'_> {
        Hold::new(&self.all, table)
    }

    /// Shows no board of a table as long as the answer lives, nor what follows once the board says how its game ended;
    /// the hands go on.
    pub(super) fn hold_board(&self, table: TableId) -> Hold<'_> {
        Hold::new(&self.boards, table)
    }

    /// Whether a target is not shown.
    pub(super) fn stop(&self, target: Target) -> bool {
        let board = matches!(target, Target::Board(_));
        let held = |tables: &HeldTables| locked(tables).contains(&target.table());
        held(&self.all) || board && held(&self.boards)
    }
}

/// As long as it lives nothing of the table is shown, or no board; whoever held it nudges the table then.
pub(super) struct Hold<'a> {
    held: &'a HeldTables,
    table: TableId,
}

impl Hold<'_> {
    fn new(held: &HeldTables, table: TableId) -> Hold<'_> {
        locked(held).insert(table);
        Hold { held, table }
    }
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        locked(self.held).remove(&self.table);
    }
}
