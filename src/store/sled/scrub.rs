//! Making the log anew: what the tree holds is copied into a new log, which takes the place of the
//! old one. The engine below writes by appending and keeps what was removed or written over in its
//! segments until it needs them again, and nothing else takes that out of its files.
//!
//! | name | what it is |
//! |---|---|
//! | `log.fresh/` | the copy until it is whole |
//! | `log.former/` | the old log from the moment it makes room; where there is no `log/`, it is the log |
//!
//! Knows no queue, no table and no game.

use super::filler::Filler;
use super::folder::{self, Folder, LOG, system};
use super::key::{TOTAL, Total};
use super::launch::{launch_with, let_go};
use super::reads::{Reads, damaged, fault};
use crate::store::StoreFault;
use std::fs;
use std::io;
use std::path::Path;

pub(super) const FRESH: &str = "log.fresh";
pub(super) const FORMER: &str = "log.former";
/// How many bytes are written at a time.
const TOGETHER: usize = 256 << 10;

/// Ends what broke off: of two logs the whole one stays, under its own name.
pub(super) fn mend(folder: &Folder) -> io::Result<()> {
    let (log, former) = (folder.join(LOG), folder.join(FORMER));
    if !log.exists() && former.exists() {
        fs::rename(&former, &log)?;
        folder::sync(folder.path())?;
    }
    folder::remove(&folder.join(FRESH))?;
    folder::remove(&former)
}

/// How many bytes a copy takes at most.
pub(super) fn size(folder: &Path) -> Result<u64, StoreFault> {
    super::probe::size(&folder.join(LOG)).map_err(|error| system(folder, &error))
}

/// Copies all entries into a new log beside the old one, closed and on the disk, while nobody
/// writes.
pub(super) fn copy(from: &Reads, folder: &Path, cache: u64) -> Result<(), StoreFault> {
    let (to, sum) = copy_entries(from, folder, cache, None)?;
    if from.total()?.sum != sum {
        return Err(damaged(folder, "entries of its log are missing or changed"));
    }
    drop(to);
    close(folder)
}

/// Waits until the new log is closed and on the disk.
pub(super) fn close(folder: &Path) -> Result<(), StoreFault> {
    let fresh = folder.join(FRESH);
    if !let_go(&fresh) {
        return Err(damaged(folder, "the new log was not closed"));
    }
    folder::sync_all(&fresh).map_err(|error| system(folder, &error))
}

/// Copies all entries as they are found into a new log beside the old one, and opens it: what was
/// copied is on the disk, and was read again. Also the sum over it. `rest` is called whenever some
/// of it is written, and says whether to go on.
pub(super) fn copy_entries(
    from: &Reads,
    folder: &Path,
    cache: u64,
    rest: Option<&mut dyn FnMut() -> bool>,
) -> Result<(Reads, u64), StoreFault> {
    let failed = |error: io::Error| system(folder, &error);
    let fresh = folder.join(FRESH);
    folder::remove(&fresh).map_err(failed)?;
    let copied = launch_with(&fresh, folder, cache).and_then(|to| fill(from, &to, rest));
    let closed = close(folder);
    let sum = copied?;
    closed?;
    // The engine lists its pages when it opens a log: then the next one to open it need not read it.
    let to = launch_with(&fresh, folder, cache)?;
    folder::sync_all(&fresh).map_err(failed)?;
    if to.sum()? != sum {
        return Err(damaged(folder, "a copy of its log is another than what was copied"));
    }
    Ok((to, sum))
}

fn fill(from: &Reads, to: &Reads, mut rest: Option<&mut dyn FnMut() -> bool>) -> Result<u64, StoreFault> {
    let failed = |error| fault(&from.folder, &error);
    let (mut sum, mut bytes, mut filler) = (0_u64, 0, Filler::of(to));
    for entry in from.tree.iter() {
        let (key, value) = entry.map_err(failed)?;
        if *key != *TOTAL {
            sum = sum.wrapping_add(Total::share(&key, &value));
        }
        bytes += key.len() + value.len();
        filler.push(key, value)?;
        if bytes >= TOGETHER {
            bytes = 0;
            if let Some(rest) = &mut rest {
                to.tree.flush().map_err(failed)?;
                if !rest() {
                    return Err(StoreFault::Closed);
                }
            }
        }
    }
    filler.end()?;
    to.tree.flush().map_err(failed)?;
    Ok(sum)
}

/// Puts the new log in the place of the old one, which nobody holds any more, and opens it.
pub(super) fn exchange(folder: &Path, cache: u64) -> Result<Reads, StoreFault> {
    let failed = |error: io::Error| system(folder, &error);
    let (log, fresh, former) = (folder.join(LOG), folder.join(FRESH), folder.join(FORMER));
    if !let_go(&log) {
        return Err(damaged(folder, "its log was not closed"));
    }
    folder::remove(&former).map_err(failed)?;
    fs::rename(&log, &former).map_err(failed)?;
    fs::rename(&fresh, &log).map_err(failed)?;
    folder::sync(folder).map_err(failed)?;
    let reads = launch_with(&log, folder, cache)?;
    folder::remove(&former).map_err(failed)?;
    folder::sync(folder).map_err(failed)?;
    Ok(reads)
}

#[cfg(test)]
mod tests {
    use super::{FORMER, FRESH, LOG};
    use crate::store::{Capacity, Record, Sled, Store, TableId, Version};
    use std::fs;
    use std::path::Path;

    const SECRET: &[u8] = b"somebody's number and name";

    async fn store(folder: &Path) -> Sled {
        let store = Sled::open(folder, Capacity::default()).unwrap();
        for version in 0..40 {
            let record = Record {
                game: "g".into(),
                body: vec![7; 2_000],
                ..Record::default()
            };
            let _ = store.append(TableId(1), Version(version), record).await;
        }
        store
    }

    fn holds(folder: &Path) -> bool {
        fs::read_dir(folder).unwrap().any(|entry| {
            let path = entry.unwrap().path();
            if path.is_dir() {
                return holds(&path);
            }
            let bytes = fs::read(path).unwrap();
            bytes.windows(SECRET.len()).any(|window| window == SECRET)
        })
    }

    #[tokio::test]
    async fn what_was_removed_is_in_the_files_until_they_are_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        store.put("note", Some(SECRET.to_vec())).await.unwrap();
        store.put("note", None).await.unwrap();
        assert!(holds(folder.path()), "the engine keeps what was removed: then this is needed");
        store.scrub().await.unwrap();
        assert!(!holds(folder.path()), "while it is open");
        store.put("other", Some(vec![1])).await.unwrap();
        store.close().await;
        drop(store);
        assert!(!holds(folder.path()), "when it is closed");
        let store = Sled::open(folder.path(), Capacity::default()).unwrap();
        assert_eq!(store.read(TableId(1)).await.unwrap().len(), 40);
        assert_eq!(store.get("other").await, Ok(Some(vec![1])));
    }

    /// The folder as a kill leaves it at a moment of the exchange; `left` makes that of one with a
    /// whole log and a whole copy.
    async fn killed(left: impl Fn(&Path)) {
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path()).await;
        store.close().await;
        drop(store);
        let (log, fresh) = (folder.path().join(LOG), folder.path().join(FRESH));
        fs::create_dir(&fresh).unwrap();
        for entry in fs::read_dir(&log).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                fs::copy(entry.path(), fresh.join(entry.file_name())).unwrap();
            }
        }
        left(folder.path());
        for _ in 0..2 {
            let store = Sled::open(folder.path(), Capacity::default()).unwrap();
            assert_eq!(store.read(TableId(1)).await.unwrap().len(), 40);
            for beside in [FRESH, FORMER] {
                assert!(!folder.path().join(beside).exists(), "{beside}");
            }
            store.scrub().await.unwrap();
            store.close().await;
        }
    }

    #[tokio::test]
    async fn a_kill_at_any_moment_of_the_exchange_leaves_one_whole_log() {
        let names = |folder: &Path| [LOG, FRESH, FORMER].map(|name| folder.join(name));
        killed(|_| {}).await;
        killed(|folder| {
            let [_, fresh, _] = names(folder);
            fs::write(fresh.join("db"), b"half of a copy").unwrap();
        })
        .await;
        killed(|folder| {
            let [log, _, former] = names(folder);
            fs::rename(log, former).unwrap();
        })
        .await;
        killed(|folder| {
            let [log, fresh, former] = names(folder);
            fs::rename(&log, former).unwrap();
            fs::rename(fresh, log).unwrap();
        })
        .await;
    }
}
