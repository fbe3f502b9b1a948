//! Starting the engine below, and waiting until it has ended. Knows no queue, no table and no game.

use super::capacity::Capacity;
use super::folder::{self, Folder, system};
use super::mark::{Mark, acknowledged};
use super::reads::{Reads, damaged, fault};
use crate::store::StoreFault;
use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

const NEW: &str = "log.new";

/// Opens the engine's files; `folder` is what faults name.
pub(super) fn launch(log: &Path, folder: &Path) -> Result<Reads, StoreFault> {
    launch_with(log, folder, Capacity::default().cache)
}

pub(super) fn launch_with(log: &Path, folder: &Path, cache: u64) -> Result<Reads, StoreFault> {
    remove_unfinished(log).map_err(|error| system(folder, &error))?;
    let config = ::sled::Config::new()
        .path(log)
        .cache_capacity(cache)
        .flush_every_ms(None);
    match catch_unwind(AssertUnwindSafe(|| config.open())) {
        Ok(Ok(db)) => Ok(Reads {
            tree: (*db).clone(),
            folder: folder.into(),
            past: None,
        }),
        Ok(Err(error)) => Err(fault(folder, &error)),
        Err(_) => Err(damaged(folder, "its log cannot be read")),
    }
}

/// Removes snapshots whose writing a kill or a power cut broke off. The engine would take such a
/// file for its newest snapshot and refuse the log; without it, it reads more of the log.
fn remove_unfinished(log: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(log) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Waits until the engine's own threads have let go of the files: a moment after the last handle.
/// Says whether they did.
pub(super) fn let_go(log: &Path) -> bool {
    for _ in 0..1000 {
        match File::open(log.join("db")) {
            Err(_) => return true,
            Ok(db) if db.try_lock().is_ok() => return true,
            Ok(_) => thread::sleep(Duration::from_millis(5)),
        }
    }
    false
}

/// Makes an empty log: under another name until it is whole.
pub(super) fn create(folder: &Folder, log: &Path, mark: &Path) -> Result<(), StoreFault> {
    let path = folder.path();
    let failed = |error: std::io::Error| system(path, &error);
    if mark.exists() && acknowledged(folder, mark)?.1 > 0 {
        return Err(damaged(path, "its folder log is missing"));
    }
    let new: PathBuf = folder.join(NEW);
    folder::remove(&new).map_err(failed)?;
    drop(launch(&new, path)?);
    let_go(&new);
    Mark::create(mark).map_err(failed)?;
    folder::sync_all(&new).map_err(failed)?;
    // A log is never there without its mark.
    folder::sync(path).map_err(failed)?;
    fs::rename(&new, log).map_err(failed)?;
    folder::sync(path).map_err(failed)
}
