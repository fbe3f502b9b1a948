//! What a store held at one moment, read while it goes on.

use super::{Answer, Index, Note, Record, StoreFault, TableId};

/// One thing that a store held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A table.
    Table {
        /// Its id.
        id: TableId,
        /// Its records in order, without their changes.
        records: Vec<Record>,
        /// All indexes that led to it, in order.
        indexes: Vec<Index>,
    },
    /// A note beside the tables.
    Note(Note),
}

/// Everything that a store held at one moment, one thing after the other, whatever is written
/// meanwhile. The store keeps what it has to for that until this is dropped.
pub trait Snapshot: Send {
    /// How many tables there were.
    fn tables(&self) -> u64;

    /// The next table, in the order of their ids; after them the notes, in their keys' order; then
    /// nothing. A store that was closed, has stopped or cannot keep any more beside itself answers
    /// with a fault, which each further call gets too.
    fn next(&mut self) -> Answer<'_, Result<Option<Content>, StoreFault>>;
}
