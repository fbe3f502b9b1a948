//! What a store answers.

use super::{StoreFault, TableId, Version};
use std::pin::Pin;

/// An answer that takes time. It can be waited for on any thread of a Tokio runtime.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The record is in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It was written, and the table has this version now.
    Done(Version),
    /// A record with this id was there before, as this version of this table. Nothing was written.
    Twice {
        /// The table that has the record.
        table: TableId,
        /// The version that the record made.
        version: Version,
    },
}

/// What another process that has the same store has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// These tables: their records were added to, reworded or removed.
    Tables(Vec<ChangedTable>),
    /// Not all can be named: any table may be another than before.
    Missed,
}

/// A table that another process has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangedTable {
    /// Which one.
    pub table: TableId,
    /// What it was afterwards, as far as is known.
    pub status: TableStatus,
}

/// What a table is, without a look at its records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// It has [`super::Index::Open`].
    Open,
    /// It has records, and is not open.
    Over,
    /// It has no records.
    Gone,
}

/// Nothing was written, or nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Someone was faster: the table has another version than expected.
    #[error("the table has version {actual}, not the expected one")]
    Conflict {
        /// The version that the table has.
        actual: Version,
    },
    /// The place leads to another table already.
    #[error("another table, {0}, is open in this place")]
    PlaceTaken(TableId),
    /// It was or was not written. Read the table, or append the same record again: its id tells.
    #[error("nobody knows whether this was written; read the table to learn it")]
    Unknown,
    /// The store cannot.
    #[error(transparent)]
    Failed(#[from] StoreFault),
}
