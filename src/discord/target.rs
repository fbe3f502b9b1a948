//! What is kept like a table: all its messages, its board, or one hand. Knows no content.

use crate::store::TableId;
use crate::table::UserId;

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

impl Target {
    /// The table it belongs to.
    #[must_use]
    pub fn table(self) -> TableId {
        match self {
            Target::Table(table) | Target::Board(table) | Target::Hand(table, _) => table,
        }
    }
}
