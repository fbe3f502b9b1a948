//! Making the log anew in the background, where most of it is of no use any more.
//!
//! The engine below keeps the room of what was removed for what comes next, in its file and, as
//! places, in memory. Packing removes most of what a table took. So where the file is several
//! times as long as what it holds, a thread copies all entries into a new log (`scrub.rs`) while
//! writers go on; the committing thread notes which keys they change, copies those once more, and
//! exchanges the logs. It waits for the last two steps alone.
//!
//! Knows no queue, no table and no game.

use super::key::{TOTAL, Total};
use super::reads::{Reads, damaged, fault};
use super::scrub;
use crate::store::StoreFault;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Bytes of pages that are kept of the copy while it is made.
const CACHE: u64 = 8 << 20;
/// For so long nobody rests at once, so that a copy can be broken off.
const REST: Duration = Duration::from_millis(20);

/// From when on a log is made anew.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// So many times as long as its entries has it to be.
    pub times: u64,
    /// So many bytes longer than that.
    pub more: u64,
    /// So many times as long as it was when it was last made anew.
    pub again: u64,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            times: 4,
            more: 16 << 20,
            again: 2,
        }
    }
}

/// A new log: all entries as they were found, and the sum over them.
pub(super) type Copy = (Reads, u64);

/// A copy that is being made. Broken off when it is dropped.
#[derive(Debug)]
pub(super) struct Renewal {
    thread: Option<JoinHandle<Result<Copy, StoreFault>>>,
    stop: Arc<AtomicBool>,
}

/// What the committing thread keeps of all this.
#[derive(Debug, Default)]
pub(super) struct Renewals {
    pub bounds: Bounds,
    pub now: Option<Renewal>,
    /// How long the log was when it was last made anew, or could not be.
    pub length: u64,
}

impl Renewals {
    /// None yet; the log is made anew from these bounds on.
    pub(super) fn within(bounds: Bounds) -> Renewals {
        Renewals {
            bounds,
            ..Renewals::default()
        }
    }
}

impl Renewal {
    pub(super) fn begin(from: Reads, folder: &Path) -> std::io::Result<Renewal> {
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, folder) = (Arc::clone(&stop), folder.to_owned());
        let copy = move || {
            stand_back();
            let mut began = Instant::now();
            let mut rest = || {
                let until = Instant::now() + began.elapsed();
                while Instant::now() < until && !stopped.load(Ordering::Relaxed) {
                    thread::sleep(REST.min(until.saturating_duration_since(Instant::now())));
                }
                began = Instant::now();
                !stopped.load(Ordering::Relaxed)
            };
            scrub::copy_entries(&from, &folder, CACHE, Some(&mut rest))
        };
        let thread = thread::Builder::new().name("store-renewal".into()).spawn(copy)?;
        Ok(Renewal {
            thread: Some(thread),
            stop,
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    pub(super) fn end(mut self, folder: &Path) -> Result<Copy, StoreFault> {
        let ended = self.thread.take().map(JoinHandle::join);
        let ended = ended.and_then(Result::ok);
        ended.unwrap_or_else(|| Err(damaged(folder, "the log's engine gave up while it was copied")))
    }
}

impl Drop for Renewal {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// From now on this thread has processor time when nobody else wants it.
#[cfg(target_os = "linux")]
fn stand_back() {
    // Where that is not allowed it is done all the same.
    let _ = rustix::process::setpriority_process(None, 19);
}

/// Elsewhere that would be the whole process.
#[cfg(not(target_os = "linux"))]
fn stand_back() {}

/// Brings a copy up to date, and has it closed and on the disk: what was changed since it was begun
/// is copied once more.
pub(super) fn finish(
    copy: Copy,
    from: &Reads,
    behind: &HashSet<Vec<u8>>,
    folder: &Path,
) -> Result<(), StoreFault> {
    let (to, sum) = copy;
    let brought = bring(&to, sum, from, behind);
    drop(to);
    scrub::close(folder)?;
    brought
}

fn bring(to: &Reads, mut sum: u64, from: &Reads, behind: &HashSet<Vec<u8>>) -> Result<(), StoreFault> {
    let failed = |error| fault(&from.folder, &error);
    let mut batch = ::sled::Batch::default();
    for key in behind {
        if let Some(copied) = to.entry(key)? {
            sum = sum.wrapping_sub(Total::share(key, &copied));
        }
        match from.entry(key)? {
            Some(value) => {
                sum = sum.wrapping_add(Total::share(key, &value));
                batch.insert(key.as_slice(), value);
            }
            None => batch.remove(key.as_slice()),
        }
    }
    if let Some(total) = from.entry(TOTAL)? {
        batch.insert(TOTAL, total);
    }
    to.tree.apply_batch(batch).map_err(failed)?;
    to.tree.flush().map_err(failed)?;
    if from.total()?.sum != sum {
        return Err(damaged(&from.folder, "entries of its log are missing or changed"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Bounds;
    use crate::store::{Appended, Capacity, Change, Index, Record, Sled, Store, TableId, Version};
    use std::fs;
    use std::path::Path;
    use std::time::{Duration, Instant};

    const BOUNDS: Bounds = Bounds {
        times: 4,
        more: 1 << 20,
        again: 2,
    };
    const RECORDS: u32 = 40;

    fn length(folder: &Path) -> u64 {
        fs::metadata(folder.join("log/db")).unwrap().len()
    }

    /// Plays a table to its end: its records can be packed into a hundredth.
    async fn play(store: &Sled, table: u64) {
        for version in 0..RECORDS {
            let open = Index::Open;
            let record = Record {
                game: "g".into(),
                id: (table << 20) + u64::from(version) + 1,
                body: vec![table as u8; 3_000],
                changes: match version {
                    0 => vec![Change::Add(open)],
                    _ if version + 1 == RECORDS => vec![Change::Remove(open)],
                    _ => Vec::new(),
                },
                ..Record::default()
            };
            let done = Appended::Done(Version(version + 1));
            assert_eq!(store.append(TableId(table), Version(version), record).await, Ok(done));
        }
    }

    async fn settled(store: &Sled) {
        let until = Instant::now() + Duration::from_secs(60);
        while store.unpacked() > 0 || store.renewing() {
            assert!(Instant::now() < until, "the store is not done with its upkeep");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    async fn is_whole(store: &Sled, tables: u64) {
        for table in 1..=tables {
            let records = store.read(TableId(table)).await.unwrap();
            assert!(records.iter().all(|record| record.body == [table as u8; 3_000]));
            assert_eq!(records.len(), RECORDS as usize, "table {table}");
        }
        assert_eq!(store.tables().await.unwrap().len(), tables as usize);
    }

    #[tokio::test]
    async fn a_log_that_is_mostly_of_no_use_is_made_anew_and_holds_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let never = Bounds {
            times: u64::MAX,
            ..BOUNDS
        };
        let store = Sled::kept(folder.path(), Capacity::default(), 1_000_000, never).unwrap();
        for table in 1..=60 {
            play(&store, table).await;
        }
        store.close().await;
        let long = length(folder.path());
        assert!(long > 4 << 20, "{long} bytes");
        let store = Sled::kept(folder.path(), Capacity::default(), 0, BOUNDS).unwrap();
        settled(&store).await;
        let short = length(folder.path());
        assert!(store.renewals() == 1 && short <= 2 << 20, "{} times, {short} of {long}", store.renewals());
        is_whole(&store, 60).await;
        // What is written now stands behind it, after a kill as well.
        store.put("note", Some(vec![1])).await.unwrap();
        store.close().await;
        fs::remove_file(folder.path().join("closed")).unwrap();
        let store = Sled::kept(folder.path(), Capacity::default(), 0, BOUNDS).unwrap();
        settled(&store).await;
        is_whole(&store, 60).await;
        assert_eq!(store.get("note").await, Ok(Some(vec![1])));
        assert_eq!(store.renewals(), 0, "it is short enough");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_is_written_while_the_log_is_made_anew_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let always = Bounds {
            times: 0,
            more: 0,
            again: 0,
        };
        let store = Sled::kept(folder.path(), Capacity::default(), 0, always).unwrap();
        let mut table = 0;
        while table < 8 || store.renewals() < 6 {
            table += 1;
            play(&store, table).await;
            let note = format!("note {}", table % 3);
            store.put(&note, Some(vec![table as u8; 5_000])).await.unwrap();
            store
                .put(&note, (table % 2 == 0).then(|| vec![table as u8]))
                .await
                .unwrap();
            assert!(table < 200, "it was made anew {} times", store.renewals());
        }
        is_whole(&store, table).await;
        let notes = store.scan("note").await.unwrap();
        store.close().await;
        fs::remove_file(folder.path().join("closed")).unwrap();
        let store = Sled::open(folder.path(), Capacity::default()).unwrap();
        is_whole(&store, table).await;
        assert_eq!(store.scan("note").await.unwrap(), notes);
    }
}
