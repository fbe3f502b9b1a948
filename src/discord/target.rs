//! What is kept like a table: all its messages, its board, or one hand. Knows no content.

use crate::store::TableId;
use crate::table::UserId;
use std::fmt;

/// A message that is kept like a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// All messages of a table: which there are is looked up.
    Table(TableId),
    /// A table's board.
    Board(TableId),
    /// A person's hand.
    Hand(TableId, UserId),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Table(table) => write!(f, "table {table}"),
            Target::Board(table) => write!(f, "board of table {table}"),
            Target::Hand(table, user) => write!(f, "hand of {} at table {table}", user.0),
        }
    }
}

impl Target {
    /// The table it belongs to.
    #[must_use]
    pub fn table(self) -> TableId {
        match self {
            Target::Table(table) | Target::Board(table) | Target::Hand(table, _) => table,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_log_names_a_table_as_people_see_it() {
        let table = TableId(1_000_000);
        for target in [Target::Table(table), Target::Board(table), Target::Hand(table, UserId(7))] {
            assert!(target.to_string().contains("table ygj0"), "{target}");
        }
    }
}
