//! What can be wrong with a store.

use super::nats::NatsFault;
use super::{TableId, Version};
use std::path::PathBuf;

/// The longest body of a record and value of a note, in bytes.
pub(super) const LONGEST: usize = 512 * 1024;

/// Why a store cannot do its work, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// Another process has the folder.
    #[error("the data folder {} is in use by another process; stop that one, or give this one a folder of its own", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder has files that no store wrote.
    #[error("{} has files that are not ours, and was left as it is; name an empty or a new folder", folder.display())]
    Foreign {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder was written by a later program.
    #[error("the data folder {} has format {found}, and this program knows formats up to {known}; use a newer program, nothing was changed", folder.display())]
    Newer {
        /// The folder.
        folder: PathBuf,
        /// The format that it has.
        found: u32,
        /// The newest format that this program knows.
        known: u32,
    },
    /// The folder's files are not what was written.
    #[error("the data folder {} is damaged ({what}); nothing in it was changed. Keep a copy of it, and restore the last backup into a new folder, or have `tavolo salvage` write what is undamaged into one", folder.display())]
    Damaged {
        /// The folder.
        folder: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// One record's bytes are not what was written.
    #[error(
        "record {version} of table {table} is damaged ({what}); the other tables can be played on, and a backup may have this one whole"
    )]
    Record {
        /// The table.
        table: TableId,
        /// The version that the record made.
        version: Version,
        /// What is wrong with it.
        what: &'static str,
    },
    /// One note's bytes are not what was written.
    #[error("the note “{key}” is damaged; a backup may have it whole")]
    Note {
        /// The note's key.
        key: String,
    },
    /// There is no room for the write. Nothing was written, and the next one is tried again.
    #[error("the disk of the data folder {} is full ({free} bytes are free, {needed} are needed); make room, and play goes on by itself", folder.display())]
    DiskFull {
        /// The folder.
        folder: PathBuf,
        /// Bytes that are free.
        free: u64,
        /// Bytes that must be.
        needed: u64,
    },
    /// There is no room to open the store. Nothing was changed.
    #[error("the data folder {} cannot be opened, because its disk is full ({free} bytes are free, {needed} are needed); make room, then start the program again", folder.display())]
    NoRoom {
        /// The folder.
        folder: PathBuf,
        /// Bytes that are free.
        free: u64,
        /// Bytes that must be: after a kill or a power cut as many as its log has, for a copy.
        needed: u64,
    },
    /// A write to the disk failed. What is on the disk is in doubt, so nothing more is written.
    #[error(
        "the store stopped, because a write failed ({cause}); see to the disk, then start the program again"
    )]
    Stopped {
        /// What failed.
        cause: String,
    },
    /// The store was closed.
    #[error("the store is closed, because the program is ending")]
    Closed,
    /// The body or the note is longer than [`super::Record::LONGEST`].
    #[error("{bytes} bytes are too long for one entry; the most is {LONGEST}")]
    TooLong {
        /// The length it has.
        bytes: usize,
    },
    /// A name is empty or too long: a game's id or a note's key.
    #[error("“{name}” is empty or too long for a name in the store")]
    Name {
        /// The name.
        name: String,
    },
    /// The system refused something: no permission, no such disk.
    #[error("the data folder {} cannot be used: {cause}", folder.display())]
    System {
        /// The folder.
        folder: PathBuf,
        /// What the system said.
        cause: String,
    },
    /// Something is wrong with the servers that keep the store.
    #[error(transparent)]
    Nats(Box<NatsFault>),
}

impl StoreFault {
    /// Whether nothing was written because there is no room, and the next write is tried again.
    #[must_use]
    pub fn is_full(&self) -> bool {
        match self {
            StoreFault::DiskFull { .. } => true,
            StoreFault::Nats(fault) => matches!(**fault, NatsFault::Full { .. }),
            _ => false,
        }
    }
}

impl From<NatsFault> for StoreFault {
    fn from(fault: NatsFault) -> StoreFault {
        StoreFault::Nats(Box::new(fault))
    }
}
