//! A store as a text file, for backups and for moving from one engine to another. Knows no engine.
//!
//! Every line is a checksum of 8 hexadecimal digits, a space and a JSON object of one field:
//!
//! | field | what it holds |
//! |---|---|
//! | `dump` | `format`: this is the first line |
//! | `table` | `id`, the number of its `records`, which follow, and its `indexes` |
//! | `record` | `schema`, `game`, `id`, and the body as `text`, or as `hex` where it is no text |
//! | `note` | `key`, and the value as `text` or `hex` |
//! | `end` | the number of `lines` before it: this is the last line |
//!
//! A line's checksum (CRC-32) is over the checksum of the line before and the object's bytes, so a
//! line that is missing, doubled or moved is seen like one that is changed.

mod line;
mod restore;

use self::line::{Line, Seal, from_index};
use super::{Fault, Refused, Store};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

pub use self::restore::restore;

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

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
    #[error("there is a store already; restore into a new folder, nothing was changed")]
    Occupied,
    /// There is a file of that name.
    #[error("{} is there already, and is not written over; name a new file", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file could not be read or written.
    #[error("the backup cannot be read or written: {0}")]
    System(String),
    /// The store cannot.
    #[error(transparent)]
    Store(#[from] Fault),
    /// The store refused a record or a note of the dump.
    #[error("line {line} of the backup cannot be restored: {refused}")]
    Refused {
        /// The line's number, from 1.
        line: u64,
        /// What the store said.
        refused: Refused,
    },
}

impl From<io::Error> for DumpFault {
    fn from(error: io::Error) -> DumpFault {
        DumpFault::System(error.to_string())
    }
}

/// Writes everything that a store holds. Nobody may write to the store meanwhile.
///
/// It reads and writes by blocking, one table in memory at a time.
///
/// # Errors
/// The store cannot be read, or the dump cannot be written.
pub async fn backup(store: &dyn Store, to: &mut (dyn Write + Send)) -> Result<Counted, DumpFault> {
    let mut counted = Counted::default();
    let mut seal = Seal::default();
    seal.write(to, &Line::Dump { format: FORMAT })?;
    for table in store.tables().await? {
        let records = store.read(table).await?;
        let indexes = store.indexes(table).await?.into_iter().map(from_index).collect();
        seal.write(
            to,
            &Line::Table {
                id: table.to_string(),
                records: records.len() as u64,
                indexes,
            },
        )?;
        counted.tables += 1;
        counted.records += records.len() as u64;
        for record in records {
            seal.write(to, &Line::record(record))?;
        }
    }
    for note in store.scan("").await? {
        seal.write(to, &Line::note(note))?;
        counted.notes += 1;
    }
    let lines = seal.lines();
    seal.write(to, &Line::End { lines })?;
    to.flush()?;
    Ok(counted)
}

/// Writes everything that a store holds into a new file, which appears when it is whole and on the
/// disk.
///
/// # Errors
/// As [`backup`]; and where there is a file of that name.
pub async fn backup_file(store: &dyn Store, path: &Path) -> Result<Counted, DumpFault> {
    if path.exists() {
        return Err(DumpFault::Exists {
            path: path.to_owned(),
        });
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let mut file = BufWriter::new(File::create(&part)?);
    let written = backup(store, &mut file).await;
    let kept = written.and_then(|counted| {
        file.get_ref().sync_all()?;
        fs::rename(&part, path)?;
        Ok(counted)
    });
    if kept.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&part);
    }
    kept
}
