//! What can be wrong with a dump. Knows no line of it.

use crate::store::{Refused, StoreFault};
use std::io;
use std::path::PathBuf;

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// Why a dump could not be written or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DumpFault {
    /// The first line is not that of a dump.
    #[error("this is not a backup of a store: its first line is not one of ours")]
    Strange,
    /// A later program wrote it.
    #[error(
        "the backup has format {found}, and this program knows formats up to {FORMAT}; use a newer program"
    )]
    Newer {
        /// The format that it has.
        found: u32,
    },
    /// A line is not what was written.
    #[error("line {line} of the backup is damaged ({what}); take another one")]
    Line {
        /// The line's number, from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The end is missing.
    #[error("the backup was cut off after line {line}; take another one")]
    Cut {
        /// The last whole line's number, from 1.
        line: u64,
    },
    /// The store to restore into has something in it.
    #[error("there is a store already; name a new folder, nothing was changed")]
    Occupied,
    /// There is a file of that name.
    #[error("{} is there already, and is not written over; name a new file", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Another process writes it.
    #[error("{} is being written by another process", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The file is not what was written to it.
    #[error(
        "the backup was written and cannot be read again ({what}); nothing was kept of it, so see to the disk and take another one"
    )]
    Unread {
        /// What is wrong with it.
        what: String,
    },
    /// The store that was restored is not what the dump holds.
    #[error(
        "what was restored is not what the backup holds; see to the disk and restore it into a new folder"
    )]
    Unlike,
    /// The file could not be read or written.
    #[error("the backup cannot be read or written: {0}")]
    System(String),
    /// The store cannot.
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// The store refused a record or a note of the dump.
    #[error("line {line} of the backup cannot be restored: {refused}")]
    Refused {
        /// The line's number, from 1.
        line: u64,
        /// What the store said.
        refused: Refused,
    },
}

impl DumpFault {
    /// A line that is not what was written.
    pub(super) fn damaged(line: u64, what: &str) -> DumpFault {
        DumpFault::Line {
            line,
            what: what.to_owned(),
        }
    }

    /// What the system said when more was to be read after a line.
    pub(super) fn unread(line: u64, error: io::Error) -> DumpFault {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => DumpFault::Cut { line },
            // What expands compressed bytes says so.
            io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData => {
                DumpFault::damaged(line + 1, "its compressed bytes have changed")
            }
            _ => error.into(),
        }
    }
}

impl From<io::Error> for DumpFault {
    fn from(error: io::Error) -> DumpFault {
        DumpFault::System(error.to_string())
    }
}
