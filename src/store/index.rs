//! Ways to find a table other than by its id.

/// One way in which a table can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Index {
    /// A channel or thread; it leads to one table at most.
    Place(u64),
    /// A user who sits at the table.
    User(u64),
    /// The table's next deadline, in milliseconds since 1970.
    Due(u64),
    /// The table is not closed.
    Open,
}

/// What a record does to the indexes of its own table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// From now on the table is found so; nothing happens where it is already.
    Add(Index),
    /// The table is no longer found so; nothing happens where it is not, and an index that leads to
    /// another table stays as it is.
    Remove(Index),
}
