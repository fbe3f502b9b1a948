//! Opening a log that was not closed: only if every byte of it is as it was written, or a copy of
//! it that is opened first is whole.
//!
//! After a kill or a power cut the engine below repairs the end of its file by cutting off what it
//! cannot read. So the log is read without the engine first (`survey/inspection.rs`). Where anything
//! is strange it is copied, and the copy shows whether what the engine makes of it loses something
//! that was acknowledged. That costs the time to copy and read the log once more (about two seconds
//! a gigabyte) and the room for the copy, until the store is open. Knows no table and no game.

use super::folder::{Folder, remove, system};
use super::key::Total;
use super::launch::{launch, let_go};
use super::reads::{Reads, damaged};
use super::seal::{self, Seal};
use super::status::free;
use super::survey::Inspection;
use crate::store::StoreFault;
use std::fs;
use std::io;
use std::path::Path;

/// Where the copy lies while it is needed.
pub(super) const PROBE: &str = "probe";

/// Whether the log is as it was at a clean end, or holds all that was acknowledged and nothing else;
/// what was found in it where it was read without the engine for that.
pub(super) fn check(
    folder: &Folder,
    log: &Path,
    acknowledged: u64,
) -> Result<Option<Inspection>, StoreFault> {
    match seal::compare(folder.path(), log).map_err(|error| system(folder.path(), &error))? {
        Seal::Whole => return Ok(None),
        Seal::Broken(what) => return Err(damaged(folder.path(), what)),
        Seal::None => {}
    }
    remove(&folder.join(PROBE)).map_err(|error| system(folder.path(), &error))?;
    match Inspection::of(log, acknowledged) {
        Ok(Some(inspection)) => Ok(Some(inspection)),
        // What could not be read is the copy's to tell.
        Ok(None) | Err(_) => check_copy(folder, log, acknowledged).map(|()| None),
    }
}

/// Whether the engine, which has just opened the log, found in it what was found before.
pub(super) fn confirm(inspection: &Inspection, log: &Path, reads: &Reads) -> Result<(), StoreFault> {
    let folder = &reads.folder;
    let same = inspection.is_what_was_opened(log);
    if same.map_err(|error| system(folder, &error))?
        || total(reads)? == (inspection.total, inspection.total.sum)
    {
        return Ok(());
    }
    Err(damaged(folder, "entries of its log are missing or changed"))
}

fn check_copy(folder: &Folder, log: &Path, acknowledged: u64) -> Result<(), StoreFault> {
    let probe = folder.join(PROBE);
    let needed = size(log).map_err(|error| system(folder.path(), &error))?;
    if let Some(free) = free(folder.path()).filter(|free| *free < needed) {
        return Err(StoreFault::NoRoom {
            folder: folder.path().to_owned(),
            free,
            needed,
        });
    }
    let copied = copy(log, &probe).map_err(|error| system(folder.path(), &error));
    let checked = copied.and_then(|()| examine(folder.path(), &probe, acknowledged));
    remove(&probe).map_err(|error| system(folder.path(), &error))?;
    checked
}

fn examine(folder: &Path, probe: &Path, acknowledged: u64) -> Result<(), StoreFault> {
    let reads = launch(probe, folder)?;
    let found = total(&reads);
    drop(reads);
    let_go(probe);
    let (said, summed) = found?;
    if said.commits < acknowledged {
        let lost = acknowledged - said.commits;
        return Err(damaged(
            folder,
            format!("the last {lost} of {acknowledged} writes are missing in its log"),
        ));
    }
    if said.sum != summed {
        return Err(damaged(folder, "entries of its log are missing or changed"));
    }
    Ok(())
}

fn total(reads: &Reads) -> Result<(Total, u64), StoreFault> {
    Ok((reads.total()?, reads.sum()?))
}

/// How many bytes lie below a folder.
pub(super) fn size(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        bytes += if about.is_dir() {
            size(&entry.path())?
        } else {
            about.len()
        };
    }
    Ok(bytes)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}
