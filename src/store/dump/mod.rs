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

mod fault;
mod line;
mod restore;

use self::line::{Line, Seal, from_index};
use super::Store;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

pub use self::fault::{DumpFault, FORMAT};
pub use self::restore::restore;

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
