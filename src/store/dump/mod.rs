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
//!
//! A file of it is compressed (gzip); what an earlier version wrote is plain, and is read as well.
//! The lines are the same, so that an earlier version reads what `gunzip` makes of a file.

mod count;
mod fault;
mod file;
mod haste;
mod imprint;
mod line;
mod reader;
mod restore;

use self::haste::Rests;
use self::line::{Line, Seal, from_index};
use super::{Content, Snapshot, Store};
use std::io::Write;
use std::path::Path;

pub use self::count::Counted;
pub use self::fault::{DumpFault, FORMAT};
pub use self::file::NewFile;
pub use self::haste::Haste;
pub use self::reader::examine;
pub use self::restore::restore;

/// Whoever is told how much was written by now, and how many tables there are.
pub type Told<'a> = &'a mut (dyn FnMut(Counted, u64) + Send);

/// Writes everything that a store holds at this moment, as lines, while it goes on. It writes by
/// blocking, with one table in memory at a time.
///
/// # Errors
/// The store cannot be read, or the dump cannot be written.
pub async fn backup(store: &dyn Store, to: &mut (dyn Write + Send)) -> Result<Counted, DumpFault> {
    write(&mut *store.snapshot().await?, to, Haste::Full, &mut |_, _| {}).await
}

/// Writes all that is left of a moment of a store, as lines.
///
/// # Errors
/// As [`backup`].
pub async fn write(
    snapshot: &mut dyn Snapshot,
    to: &mut (dyn Write + Send),
    haste: Haste,
    told: Told<'_>,
) -> Result<Counted, DumpFault> {
    let (mut counted, mut seal, mut rests) = (Counted::default(), Seal::default(), Rests::new(haste));
    seal.write(to, &Line::Dump { format: FORMAT })?;
    while let Some(content) = snapshot.next().await? {
        match content {
            Content::Table { id, records, indexes } => {
                let head = Line::Table {
                    id: id.to_string(),
                    records: records.len() as u64,
                    indexes: indexes.into_iter().map(from_index).collect(),
                };
                seal.write(to, &head)?;
                counted.tables += 1;
                counted.records += records.len() as u64;
                for record in records {
                    seal.write(to, &Line::record(record))?;
                }
            }
            Content::Note(note) => {
                seal.write(to, &Line::note(note))?;
                counted.notes += 1;
            }
        }
        told(counted, snapshot.tables());
        rests.after_a_piece().await;
    }
    let lines = seal.lines();
    seal.write(to, &Line::End { lines })?;
    to.flush()?;
    Ok(counted)
}

/// A backup that is whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// How much it holds.
    pub counted: Counted,
    /// How many bytes the file has.
    pub bytes: u64,
}

/// Writes everything that a store holds at this moment into a new compressed file, which appears
/// when it is whole, was read again and is on the disk.
///
/// # Errors
/// As [`backup`]; there is a file of that name, or what was written cannot be read again.
pub async fn backup_file(
    store: &dyn Store,
    path: &Path,
    haste: Haste,
    told: Told<'_>,
) -> Result<Receipt, DumpFault> {
    let mut file = NewFile::create(path)?;
    let counted = write(&mut *store.snapshot().await?, &mut file, haste, told).await?;
    let bytes = file.finish(counted, haste)?;
    Ok(Receipt { counted, bytes })
}
