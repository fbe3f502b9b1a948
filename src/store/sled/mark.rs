//! How often was committed, as a small file beside the log: a log that knows less has lost
//! something.
//!
//! It is written after each commit was synced, without a sync of its own, so it never says more
//! than the log holds. Two slots take turns, so that one torn write leaves the other. Knows no log.

use super::folder::{Folder, system};
use super::reads::damaged;
use crate::store::StoreFault;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The file.
pub(super) const MARK: &str = "mark";
/// The bytes of one slot: the count and its checksum.
const SLOT: usize = 12;

/// The open file.
#[derive(Debug)]
pub(super) struct Mark {
    file: File,
}

impl Mark {
    /// Makes the file, with no commit yet: it appears whole, and its name is still to be synced.
    pub(super) fn create(path: &Path) -> io::Result<()> {
        let new = path.with_extension("new");
        let mut file = File::create(&new)?;
        file.write_all(&[slot(0), slot(0)].concat())?;
        file.sync_all()?;
        fs::rename(new, path)
    }

    /// Opens the file, and reads the count from it: none where both slots are damaged.
    pub(super) fn open(path: &Path) -> io::Result<(Mark, Option<u64>)> {
        let mut file = File::options().read(true).write(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok((Mark { file }, bytes.chunks(SLOT).filter_map(count).max()))
    }

    /// Opens the file so that no count can be written.
    #[cfg(test)]
    pub(super) fn read_only(path: &Path) -> Mark {
        Mark {
            file: File::open(path).unwrap(),
        }
    }

    /// Writes the count.
    pub(super) fn set(&mut self, commits: u64) -> io::Result<()> {
        self.file
            .seek(SeekFrom::Start(if commits.is_multiple_of(2) { 0 } else { SLOT as u64 }))?;
        self.file.write_all(&slot(commits))
    }

    /// Syncs the file.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()
    }
}

/// What a mark says that is only looked at; nothing where it is damaged or not there.
pub(super) fn read(path: &Path) -> io::Result<Option<u64>> {
    match fs::read(path) {
        Ok(bytes) => Ok(bytes.chunks(SLOT).filter_map(count).max()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reads the mark: the least number of commits that the log must have.
pub(super) fn acknowledged(folder: &Folder, path: &Path) -> Result<(Mark, u64), StoreFault> {
    match Mark::open(path) {
        Ok((mark, Some(commits))) => Ok((mark, commits)),
        Ok((_, None)) => Err(damaged(folder.path(), "the file mark has a wrong checksum")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(damaged(folder.path(), "the file mark is missing"))
        }
        Err(error) => Err(system(folder.path(), &error)),
    }
}

fn slot(commits: u64) -> [u8; SLOT] {
    let mut slot = [0; SLOT];
    slot[..8].copy_from_slice(&commits.to_be_bytes());
    slot[8..].copy_from_slice(&crc32fast::hash(&commits.to_be_bytes()).to_be_bytes());
    slot
}

fn count(bytes: &[u8]) -> Option<u64> {
    let commits = u64::from_be_bytes(bytes.get(..8)?.try_into().ok()?);
    (bytes == slot(commits)).then_some(commits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_damaged_slot_leaves_the_count_before_and_two_leave_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mark");
        Mark::create(&path).unwrap();
        let mut mark = Mark::open(&path).unwrap().0;
        (1..=7).for_each(|commits| mark.set(commits).unwrap());
        assert_eq!(Mark::open(&path).unwrap().1, Some(7));
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[SLOT + 3] ^= 1;
        std::fs::write(&path, &bytes).unwrap();
        assert_eq!(Mark::open(&path).unwrap().1, Some(6));
        bytes[0] ^= 1;
        std::fs::write(&path, &bytes).unwrap();
        assert_eq!(Mark::open(&path).unwrap().1, None);
    }
}
