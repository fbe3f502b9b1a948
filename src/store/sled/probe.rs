//! Opening a log that was not closed: first a copy of it, and the log itself only if the copy is
//! whole.
//!
//! After a kill or a power cut the engine below repairs the end of its file by cutting off what it
//! cannot read. On the copy it shows whether that loses something that was acknowledged. It costs
//! the time to copy and read the log once (about two seconds a gigabyte) and the room for the copy,
//! until the store is open. Knows no table and no game.

use super::folder::{Folder, remove, system};
use super::key::Total;
use super::launch::{launch, let_go};
use super::reads::{Reads, damaged};
use super::status::free;
use crate::store::StoreFault;
use std::fs;
use std::io;
use std::path::Path;

/// Where the copy lies while it is needed.
pub(super) const PROBE: &str = "probe";

/// Whether the log holds all that was acknowledged and nothing else.
pub(super) fn check(folder: &Folder, log: &Path, acknowledged: u64) -> Result<(), StoreFault> {
    let probe = folder.join(PROBE);
    remove(&probe).map_err(|error| system(folder.path(), &error))?;
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
