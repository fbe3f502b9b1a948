//! How much a dump holds. Knows nothing else.

/// How much was written or read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Tables.
    pub tables: u64,
    /// Records of all tables.
    pub records: u64,
    /// Notes beside them.
    pub notes: u64,
}
