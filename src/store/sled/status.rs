//! Whether the store can write, shared by the thread that writes and those who ask.

use crate::store::StoreFault;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// How the store is.
#[derive(Debug)]
pub(super) struct Status {
    folder: PathBuf,
    /// Bytes that stay free on the disk.
    spare: AtomicU64,
    stopped: OnceLock<String>,
    flushes: AtomicU64,
    unpacked: AtomicUsize,
    renewing: AtomicBool,
    renewals: AtomicU64,
}

impl Status {
    pub(super) fn new(folder: &Path, spare: u64) -> Status {
        Status {
            folder: folder.to_owned(),
            spare: AtomicU64::new(spare),
            stopped: OnceLock::new(),
            flushes: AtomicU64::new(0),
            unpacked: AtomicUsize::new(0),
            renewing: AtomicBool::new(false),
            renewals: AtomicU64::new(0),
        }
    }

    /// Where the store lies.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether the store has not stopped.
    pub(super) fn standing(&self) -> Result<(), StoreFault> {
        match self.stopped.get() {
            Some(cause) => Err(StoreFault::Stopped { cause: cause.clone() }),
            None => Ok(()),
        }
    }

    /// Whether so many bytes can be written now.
    pub(super) fn ready(&self, bytes: u64) -> Result<(), StoreFault> {
        self.standing()?;
        let needed = self.spare.load(Ordering::Relaxed).saturating_add(bytes);
        match free(&self.folder) {
            Some(free) if free < needed => Err(StoreFault::DiskFull {
                folder: self.folder.clone(),
                free,
                needed,
            }),
            _ => Ok(()),
        }
    }

    /// Nothing is written any more. The first cause stays.
    pub(super) fn stop(&self, cause: String) {
        tracing::error!(cause, "the store stopped: a write failed");
        let _ = self.stopped.set(cause);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.get().is_some()
    }

    pub(super) fn flushed(&self) {
        self.flushes.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn flushes(&self) -> u64 {
        self.flushes.load(Ordering::Relaxed)
    }

    /// So many tables are to be packed, and whether the log is being made anew or is to be.
    pub(super) fn upkeep_is(&self, unpacked: usize, renewing: bool) {
        // Who reads the number first never misses what follows the last table.
        self.renewing.store(renewing, Ordering::Release);
        self.unpacked.store(unpacked, Ordering::Release);
    }

    pub(super) fn unpacked(&self) -> usize {
        self.unpacked.load(Ordering::Acquire)
    }

    pub(super) fn is_renewing(&self) -> bool {
        self.renewing.load(Ordering::Acquire)
    }

    /// The log was made anew in the background.
    pub(super) fn renewed(&self) {
        self.renewals.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn renewals(&self) -> u64 {
        self.renewals.load(Ordering::Relaxed)
    }

    #[cfg(test)]
    pub(super) fn keep_free(&self, bytes: u64) {
        self.spare.store(bytes, Ordering::Relaxed);
    }
}

/// The bytes that this process may still write to the folder's disk, where the system tells.
#[cfg(unix)]
pub(super) fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// The bytes that this process may still write: this system does not tell.
#[cfg(not(unix))]
pub(super) fn free(_folder: &Path) -> Option<u64> {
    None
}
