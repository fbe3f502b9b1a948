//! The folder that a store lies in: whose it is, who has it, and whether it is whole.
//!
//! | name | what it is |
//! |---|---|
//! | `TAVOLO-STORE` | says that the folder is ours and which format it has; locked while a process has it |
//! | `log/` | the engine's own files; made as `log.new/`, so that half a creation is never taken for a log |
//! | `log.fresh/`, `log.former/` | while the log is made anew (`scrub.rs`); removed again |
//! | `mark` | how often was committed (`mark.rs`) |
//! | `closed` | after a clean end only: the checksums of the files in `log/` (`seal.rs`) |
//! | `probe/` | after another end, where anything is strange: a copy that is opened first (`probe.rs`); removed again |
//!
//! Knows no queue, no table and no game.

use super::owner;
use super::reads::damaged;
use crate::store::StoreFault;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The format that this program writes, and the newest that it reads. Each reads all before it.
///
/// 2: interactions stand together under one key (`key.rs`). 3: tables that are over are packed
/// (`pack.rs`).
pub(super) const FORMAT: u32 = 3;
/// The first format with packs.
const PACKS: u32 = 3;
/// The engine's own files.
pub(super) const LOG: &str = "log";
/// The engine's file with all that is kept, in there.
pub(super) const DB: &str = "db";
pub(super) const MARKER: &str = "TAVOLO-STORE";
const FIRST: &str = "tavolo store, format ";

/// A folder that is ours, and that no other process has.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    /// Holds the lock until it is dropped.
    marker: File,
    format: u32,
}

/// A fault from an error of the system.
pub(super) fn system(folder: &Path, error: &io::Error) -> StoreFault {
    if error.kind() == io::ErrorKind::StorageFull {
        return StoreFault::NoRoom {
            folder: folder.to_owned(),
            free: super::status::free(folder).unwrap_or(0),
            needed: 1,
        };
    }
    StoreFault::System {
        folder: folder.to_owned(),
        cause: owner::cause(folder, error),
    }
}

/// Writes what became of a folder's names to the disk.
pub(super) fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()
    } else {
        Ok(())
    }
}

/// Writes everything below a folder to the disk, and the folder itself.
pub(super) fn sync_all(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sync_all(&path)?
        } else {
            File::open(&path)?.sync_all()?
        }
    }
    sync(folder)
}

/// Keeps other processes from a store that is only looked at; nothing where it does not say whose
/// it is.
pub(super) fn hold(path: &Path) -> Result<Option<File>, StoreFault> {
    let marker = match File::open(path.join(MARKER)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        marker => marker.map_err(|error| system(path, &error))?,
    };
    match marker.try_lock() {
        Err(TryLockError::WouldBlock) => Err(StoreFault::InUse {
            folder: path.to_owned(),
        }),
        // A disk that knows no locks can be read all the same.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(Some(marker)),
    }
}

/// Whether a folder is ours already; else it is new or empty.
fn is_claimed(path: &Path) -> Result<bool, StoreFault> {
    let failed = |error: io::Error| system(path, &error);
    if is_there(&path.join(MARKER)).map_err(failed)? {
        return Ok(true);
    }
    if fs::metadata(path.join(LOG).join(DB)).is_ok() {
        return Err(damaged(path, format!("the file {MARKER} is missing")));
    }
    if !is_empty(path).map_err(failed)? {
        return Err(StoreFault::Foreign {
            folder: path.to_owned(),
        });
    }
    Ok(false)
}

/// The format that a folder's marker says.
fn format_of(path: &Path, marker: &mut File) -> Result<u32, StoreFault> {
    let mut text = Vec::new();
    let read = marker.take(256).read_to_end(&mut text);
    read.map_err(|error| system(path, &error))?;
    let text = String::from_utf8_lossy(&text);
    let format = text
        .strip_prefix(FIRST)
        .and_then(|rest| rest.strip_suffix('\n'))
        .and_then(|rest| rest.parse::<u32>().ok());
    match format {
        Some(format @ 1..=FORMAT) => Ok(format),
        Some(found) if found > FORMAT => Err(StoreFault::Newer {
            folder: path.to_owned(),
            found,
            known: FORMAT,
        }),
        _ => Err(damaged(path, format!("the file {MARKER} does not say a format"))),
    }
}

/// Looks at a folder: whether it is ours, or can become it. Changes nothing, and does not keep others out.
pub(super) fn look(path: &Path) -> Result<bool, StoreFault> {
    let ours = is_claimed(path)?;
    if let Some(cause) = owner::obstacle(path) {
        let folder = path.to_owned();
        return Err(StoreFault::System { folder, cause });
    }
    if ours {
        let mut marker = File::open(path.join(MARKER)).map_err(|error| system(path, &error))?;
        format_of(path, &mut marker)?;
    }
    Ok(ours)
}

impl Folder {
    /// Takes a folder: one of ours, or a new or empty one, which becomes ours.
    pub(super) fn take(path: &Path) -> Result<Folder, StoreFault> {
        let marker = path.join(MARKER);
        if !is_claimed(path)? {
            claim(path).map_err(|error| system(path, &error))?;
        }
        let mut file = File::options()
            .read(true)
            .write(true)
            .open(&marker)
            .map_err(|error| system(path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreFault::InUse {
                    folder: path.to_owned(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(system(path, &error)),
        }
        let format = format_of(path, &mut file)?;
        Ok(Folder {
            path: path.to_owned(),
            marker: file,
            format,
        })
    }

    /// Says that from now on this program's format is written: one byte of the marker, so that it
    /// is never half said, and the file stays the one that is locked.
    pub(super) fn raise(&mut self) -> io::Result<()> {
        if self.format < FORMAT {
            self.marker.seek(SeekFrom::Start(FIRST.len() as u64))?;
            self.marker.write_all(FORMAT.to_string().as_bytes())?;
            self.marker.sync_all()?;
            self.format = FORMAT;
        }
        Ok(())
    }

    /// Whether it was written before there were packs.
    pub(super) fn is_unpacked(&self) -> bool {
        self.format < PACKS
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A name in it.
    pub(super) fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

/// Removes a folder of ours with all that is in it; none is fine.
pub(super) fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether there is something of this name. Whoever may not look does not know.
pub(super) fn is_there(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        about => about.map(|_| true),
    }
}

/// Whether a store lies in a folder, whole or not.
pub(super) fn is_ours(path: &Path) -> bool {
    path.join(MARKER).exists()
}

/// Whether there is no such folder, or nothing in it but the start of a claim of ours.
fn is_empty(path: &Path) -> io::Result<bool> {
    let entries = match fs::read_dir(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        entries => entries?,
    };
    for entry in entries {
        let name = entry?.file_name();
        // A new disk's own folder is nobody's file.
        if name != "lost+found" && name != format!("{MARKER}.new").as_str() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Makes the folder ours: the marker appears whole or not at all.
fn claim(path: &Path) -> io::Result<()> {
    owner::make(path)?;
    let new = path.join(format!("{MARKER}.new"));
    let mut file = File::create(&new)?;
    file.write_all(format!("{FIRST}{FORMAT}\n").as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path.join(MARKER))?;
    sync(path)?;
    sync_parent(path)
}

/// Writes the name of a folder to the disk.
pub(super) fn sync_parent(path: &Path) -> io::Result<()> {
    match path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
        Some(parent) => sync(parent),
        None => sync(Path::new(".")),
    }
}
