//! Whether a log that was not closed is as it was written, to the byte: then the engine may open it
//! as it lies. Knows no store.
//!
//! It is read without the engine, every message with its checksum, and has to show what a copy of it
//! would show once the engine had opened it (`probe.rs`): no acknowledged write is missing, and the
//! sum over all entries is that which was written with the last of them. Whatever is strange, even
//! where it would be mended or is of no account, leaves it to the copy.
//!
//! That the engine finds the same is looked at when it has opened the log, before anything is
//! written: it makes a list of where its pages lie then.

use super::node::Leaf;
use super::pages::Pages;
use super::snapshot::{self, Snapshot};
use crate::store::sled::key::{self, Total};
use std::io;
use std::path::Path;

/// A log that is as it was written.
#[derive(Debug)]
pub(in crate::store::sled) struct Inspection {
    pages: Pages,
    /// What was written in all, as the log says it.
    pub total: Total,
}

/// What is on a page.
struct Share {
    low: Vec<u8>,
    /// Empty where there is no end.
    high: Vec<u8>,
    sum: u64,
    total: Option<Total>,
}

impl Inspection {
    /// Reads a log; nothing where anything in it is strange, or fewer writes than these are in it.
    pub(in crate::store::sled) fn of(log: &Path, acknowledged: u64) -> io::Result<Option<Inspection>> {
        if !snapshot::are_whole(log)? {
            return Ok(None);
        }
        let Some(pages) = Pages::read_whole(log)? else {
            return Ok(None);
        };
        let Some((total, sum)) = joined(pages.each(share)?) else {
            return Ok(None);
        };
        let whole = total.sum == sum && total.commits >= acknowledged;
        Ok(whole.then_some(Inspection { pages, total }))
    }

    /// Whether the engine, which has just opened the log, says that each page is where it is here.
    pub(in crate::store::sled) fn is_what_was_opened(&self, log: &Path) -> io::Result<bool> {
        Ok(self.pages.are_in(&Snapshot::newest(log)?))
    }
}

/// What the entries of a page add to the sum.
fn share(page: Leaf) -> Share {
    let (mut sum, mut total) = (0_u64, None);
    for (key, value) in page.entries() {
        if key == key::TOTAL {
            total = Total::from_bytes(value);
        } else {
            sum = sum.wrapping_add(Total::share(&key, value));
        }
    }
    let Leaf { low, high, .. } = page;
    Share {
        low,
        high,
        sum,
        total,
    }
}

/// What a log says of itself, and the sum over all its entries; nothing where its pages are not one
/// beside the other, from the first key to the last.
fn joined(mut pages: Vec<Share>) -> Option<(Total, u64)> {
    pages.sort_unstable_by(|one, two| one.low.cmp(&two.low));
    let beside = pages
        .windows(2)
        .all(|two| !two[0].high.is_empty() && two[0].high == two[1].low);
    let from_end_to_end = pages.first()?.low.is_empty() && pages.last()?.high.is_empty();
    let total = pages.iter().find_map(|page| page.total).unwrap_or_default();
    let sum = pages.iter().fold(0, |sum: u64, page| sum.wrapping_add(page.sum));
    (beside && from_end_to_end).then_some((total, sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sled::folder::{LOG, MARKER};
    use crate::store::sled::launch::{launch, let_go};
    use crate::store::sled::mark::{self, MARK};
    use crate::store::sled::{Bounds, Capacity, Sled, probe};
    use crate::store::{Change, Index, Record, Store, TableId, Version};
    use futures_util::future::join_all;
    use std::collections::BTreeMap;
    use std::fs;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// Random numbers, the same each time.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % end
        }
    }

    /// A store that packs tables soon after they are over.
    fn open(folder: &Path) -> Sled {
        Sled::kept(folder, Capacity::default(), 2, Bounds::default()).unwrap()
    }

    /// Waits, for a minute at most, until a store has nothing left to do.
    async fn rest(store: &Sled) {
        for _ in 0..60_000 {
            if store.unpacked() == 0 && !store.renewing() {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        panic!("{} tables are not packed, or the log is still made anew", store.unpacked());
    }

    /// Appends, removals and notes, some at once.
    async fn change(store: &Sled, dice: &mut Dice, versions: &mut BTreeMap<u64, u32>) {
        let mut writes: Vec<(u64, u32, Record)> = Vec::new();
        for _ in 0..1 + dice.below(30) {
            let table = dice.below(40);
            if writes.iter().any(|(written, ..)| *written == table) {
                continue;
            }
            let version = *versions.get(&table).unwrap_or(&0);
            let changes = match (version, dice.below(12)) {
                (0, _) => vec![Change::Add(Index::Open), Change::Add(Index::User(table % 3))],
                (_, 0) => vec![Change::Remove(Index::Open)],
                _ => Vec::new(),
            };
            let record = Record {
                game: "g".into(),
                body: vec![dice.below(256) as u8; [9, 200, 3_000, 15_000][dice.below(4) as usize]],
                changes,
                ..Record::default()
            };
            writes.push((table, version, record));
        }
        let appends = writes
            .iter()
            .map(|(table, version, record)| store.append(TableId(*table), Version(*version), record.clone()));
        assert!(join_all(appends).await.iter().all(Result::is_ok));
        versions.extend(writes.iter().map(|(table, version, _)| (*table, version + 1)));
        let table = dice.below(40);
        if let (0, Some(version)) = (dice.below(6), versions.get(&table).copied()) {
            store.remove(TableId(table), Version(version)).await.unwrap();
            versions.remove(&table);
        }
        let note = (dice.below(3) > 0).then(|| vec![7; dice.below(9_000) as usize]);
        store
            .put(&format!("note/{}", dice.below(20)), note)
            .await
            .unwrap();
    }

    /// What a kill leaves, about: the mark as it is, and the files of the log one after the other.
    fn copy(from: &Path, to: &Path) -> Option<()> {
        fs::create_dir_all(to.join(LOG)).ok()?;
        for name in [MARKER, MARK] {
            fs::copy(from.join(name), to.join(name)).ok()?;
        }
        for entry in fs::read_dir(from.join(LOG)).ok()? {
            let entry = entry.ok()?;
            if entry.file_type().ok()?.is_file() {
                fs::copy(entry.path(), to.join(LOG).join(entry.file_name())).ok()?;
            }
        }
        fs::create_dir_all(to.join(LOG).join("blobs")).ok()
    }

    /// Where a log is found to be as it was written the engine finds each page where it was found,
    /// and the same sum over all entries. Whether it is.
    fn agrees(folder: &Path) -> bool {
        let log = folder.join(LOG);
        let acknowledged = mark::read(&folder.join(MARK)).unwrap().unwrap();
        let Some(inspection) = Inspection::of(&log, acknowledged).unwrap() else {
            return false;
        };
        let reads = launch(&log, folder).unwrap();
        assert!(inspection.is_what_was_opened(&log).unwrap(), "each page is where it was found");
        assert_eq!(reads.total().unwrap(), inspection.total);
        assert_eq!(reads.sum().unwrap(), inspection.total.sum);
        probe::confirm(&inspection, &log, &reads).unwrap();
        drop(reads);
        let_go(&log);
        true
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_engine_finds_what_was_found_without_it() {
        let (mut rested, mut caught) = (0, 0);
        for seed in 0..6 {
            let base = tempfile::tempdir().unwrap();
            let (from, to) = (base.path().join("from"), base.path().join("to"));
            let (mut dice, mut versions) = (Dice(seed), BTreeMap::new());
            let mut store = open(&from);
            for round in 0..8 {
                for _ in 0..1 + dice.below(20) {
                    change(&store, &mut dice, &mut versions).await;
                }
                if dice.below(3) == 0 {
                    store.close().await;
                    store = open(&from);
                }
                rest(&store).await;
                let at_rest = to.join(format!("{round}"));
                copy(&from, &at_rest).unwrap();
                rested += i32::from(agrees(&at_rest));
                // In the middle of writing.
                let ended = Arc::new(AtomicBool::new(false));
                let (source, more, until) = (from.clone(), to.join(format!("{round}+")), Arc::clone(&ended));
                let copying = tokio::task::spawn_blocking(move || {
                    let mut found = 0;
                    for nth in 0..3 {
                        let to = more.join(nth.to_string());
                        if copy(&source, &to).is_some() {
                            found += i32::from(agrees(&to));
                        }
                    }
                    until.store(true, Ordering::Relaxed);
                    found
                });
                while !ended.load(Ordering::Relaxed) && !copying.is_finished() {
                    change(&store, &mut dice, &mut versions).await;
                }
                caught += copying.await.unwrap();
            }
            store.close().await;
        }
        assert!(rested >= 40, "{rested} of 48 logs at rest were found to be as they were written");
        println!("{rested} of 48 at rest, {caught} of 144 in the middle of writing");
    }

    #[tokio::test]
    async fn a_wrong_byte_is_strange_or_of_no_account() {
        let base = tempfile::tempdir().unwrap();
        let folder = base.path().join("from");
        let (mut dice, mut versions) = (Dice(99), BTreeMap::new());
        let store = open(&folder);
        for _ in 0..30 {
            change(&store, &mut dice, &mut versions).await;
        }
        rest(&store).await;
        let image = base.path().join("image");
        copy(&folder, &image).unwrap();
        store.close().await;
        let acknowledged = mark::read(&image.join(MARK)).unwrap().unwrap();
        let log = image.join(LOG);
        let total = Inspection::of(&log, acknowledged).unwrap().unwrap().total;
        assert!(Inspection::of(&log, acknowledged + 1).unwrap().is_none(), "a write is missing");
        let mut strange = 0;
        for entry in fs::read_dir(&log).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if !path.is_file() || !(name == "db" || name.starts_with("snap.")) {
                continue;
            }
            let whole = fs::read(&path).unwrap();
            let used = whole.iter().rposition(|byte| *byte != 0).unwrap() as u64;
            for _ in 0..80 {
                let at = dice.below(used) as usize;
                let mut wrong = whole.clone();
                wrong[at] ^= 1 << dice.below(8);
                fs::write(&path, &wrong).unwrap();
                match Inspection::of(&log, acknowledged).unwrap() {
                    None => strange += 1,
                    Some(found) => assert_eq!(found.total, total, "{name}, byte {at}"),
                }
            }
            fs::write(&path, &whole).unwrap();
        }
        assert!(strange >= 100, "{strange} of 160 wrong bytes are strange");
    }
}
