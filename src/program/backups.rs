//! Backups that are taken while people play: one when it is due, in a folder where the oldest go.
//!
//! When the next one is due is told by the newest file's name, so that a start changes nothing. Only
//! files of a name that is given here are ever removed.

use super::background::apart;
use super::{Failure, print};
use crate::clock::Clock;
use crate::config::BackupsSection;
use crate::measure::Measures;
use crate::store::Store;
use crate::store::dump::{Haste, backup_file};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// The form of a name; times are in UTC, so that names are in the order of times.
const NAME: &str = "tavolo-%Y-%m-%dT%H-%M-%SZ.dump.gz";
/// How long it is until one that failed is tried again.
const AGAIN: Duration = Duration::from_secs(10 * 60);
/// How often it is asked whether one is due.
const ROUND: Duration = Duration::from_secs(30);

/// The name of a backup of a time (milliseconds since 1970).
fn name(at: u64) -> Option<String> {
    let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
    Some(at.strftime(NAME).to_string())
}

/// The time of a backup by its name; nothing where it is no name of ours.
fn time(of: &str) -> Option<u64> {
    let at = DateTime::strptime(NAME, of).ok()?.to_zoned(TimeZone::UTC).ok()?;
    let at = u64::try_from(at.timestamp().as_millisecond()).ok()?;
    (name(at).as_deref() == Some(of)).then_some(at)
}

/// The times of all backups in a folder, in order.
fn times(folder: &Path) -> std::io::Result<Vec<u64>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut times: Vec<u64> = entries
        .iter()
        .filter_map(|entry| time(entry.file_name().to_str()?))
        .collect();
    times.sort_unstable();
    Ok(times)
}

/// Removes what a kill left of backups that were being written.
fn remove_left(folder: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(".part"));
        // Whoever writes one has it locked.
        if name.and_then(time).is_some() && fs::File::open(&path)?.try_lock().is_ok() {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// How long it is until a backup is due, in milliseconds. What is said to be of a time to come was
/// taken by a clock that was wrong.
fn wait(times: &[u64], every: Duration, now: u64) -> u64 {
    let newest = times.iter().rev().find(|time| **time <= now);
    let every = u64::try_from(every.as_millis()).unwrap_or(u64::MAX);
    newest.map_or(0, |newest| newest.saturating_add(every).saturating_sub(now))
}

/// Those that are too many, the oldest.
fn surplus(times: &[u64], keep: u32) -> &[u64] {
    &times[..times
        .len()
        .saturating_sub(usize::try_from(keep).unwrap_or(usize::MAX))]
}

/// Whoever takes backups.
pub(super) struct Backups {
    plan: BackupsSection,
    store: Arc<dyn Store>,
    measures: Measures,
    clock: Clock,
    /// How long the first one is waited for.
    rest: Duration,
}

impl Backups {
    /// Takes backups of a store as planned. A folder that cannot be used is told now.
    pub(super) fn new(plan: BackupsSection, store: Arc<dyn Store>, measures: Measures) -> Backups {
        let mut backups = Backups {
            plan,
            store,
            measures,
            clock: Clock::system(),
            rest: Duration::ZERO,
        };
        match backups.prepare() {
            Ok(times) => {
                if let Some(newest) = times.last() {
                    backups.measures.backup_is_of(*newest);
                }
            }
            Err(failure) => {
                backups.failed(&failure);
                backups.rest = AGAIN;
            }
        }
        backups
    }

    /// Makes the folder, and tries whether a file can be written there. The times of its backups.
    fn prepare(&self) -> Result<Vec<u64>, Failure> {
        let folder = &self.plan.folder;
        let failed = |why| Failure::at(folder, why);
        fs::create_dir_all(folder).map_err(failed)?;
        let trial = folder.join("tavolo-trial.part");
        fs::write(&trial, b"").map_err(failed)?;
        fs::remove_file(&trial).map_err(failed)?;
        times(folder).map_err(failed)
    }

    fn failed(&self, failure: &Failure) {
        self.measures.backup_failed();
        let next = "it is tried again in ten minutes; see to the folder that [store] backups names, to its rights and its disk";
        tracing::error!(why = %failure, "no backup could be taken; {next}");
    }

    /// Takes one whenever it is due, until the end is asked for.
    pub(super) async fn keep(self, stop: CancellationToken) {
        let mut rest = self.rest;
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(rest) => {}
            }
            rest = match self.round(&stop).await {
                Ok(()) => ROUND,
                Err(_) if stop.is_cancelled() => return,
                Err(failure) => {
                    self.failed(&failure);
                    AGAIN
                }
            };
        }
    }

    /// Takes one if it is due.
    async fn round(&self, stop: &CancellationToken) -> Result<(), Failure> {
        let folder = &self.plan.folder;
        fs::create_dir_all(folder).map_err(|why| Failure::at(folder, why))?;
        let there = times(folder).map_err(|why| Failure::at(folder, why))?;
        let now = self.clock.now();
        if wait(&there, self.plan.every, now) > 0 {
            return Ok(());
        }
        remove_left(folder).map_err(|why| Failure::at(folder, why))?;
        let name =
            name(now).ok_or_else(|| Failure::new("the machine's clock tells no time that can be written"))?;
        self.take(folder.join(name), now, stop).await?;
        for old in surplus(&times(folder).map_err(|why| Failure::at(folder, why))?, self.plan.keep) {
            remove(folder, *old);
        }
        Ok(())
    }

    async fn take(&self, path: PathBuf, now: u64, stop: &CancellationToken) -> Result<(), Failure> {
        let (began, store, to) = (Instant::now(), Arc::clone(&self.store), path.clone());
        let work = async move { Ok(backup_file(&*store, &to, Haste::Gentle, &mut |_, _| {}).await?) };
        let written = apart(work, stop).await?;
        self.measures.backed_up(now, began.elapsed(), written.bytes);
        tracing::info!(file = %path.display(), held = print::counted(written.counted), "a backup was taken");
        Ok(())
    }
}

/// Removes a backup that is one too many.
fn remove(folder: &Path, at: u64) {
    let Some(path) = name(at).map(|name| folder.join(name)) else {
        return;
    };
    if let Err(why) = fs::remove_file(&path) {
        tracing::warn!(%why, file = %path.display(), "an old backup cannot be removed; remove it yourself");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Memory, Record, TableId, Version};

    const HOUR: u64 = 60 * 60 * 1_000;
    /// 2026-11-23, 10 o'clock.
    const TEN: u64 = 1_795_428_000_000;

    #[test]
    fn a_name_tells_its_time_and_others_are_not_ours() {
        assert_eq!(name(TEN).as_deref(), Some("tavolo-2026-11-23T10-00-00Z.dump.gz"));
        assert_eq!(time("tavolo-2026-11-23T10-00-00Z.dump.gz"), Some(TEN));
        for other in [
            "tavolo-2026-11-23T10-00-00Z.dump.gz.part",
            "tavolo-2026-11-23T10-00-00Z.dump",
            "tavolo-2026-13-23T10-00-00Z.dump.gz",
            "tavolo-2026-11-23T9-00-00Z.dump.gz",
            "mine-2026-11-23T10-00-00Z.dump.gz",
            "",
        ] {
            assert_eq!(time(other), None, "{other}");
        }
    }

    #[test]
    fn the_next_is_due_by_the_newest_that_is_not_of_a_time_to_come() {
        let day = Duration::from_secs(24 * 60 * 60);
        assert_eq!(wait(&[], day, TEN), 0);
        assert_eq!(wait(&[TEN - 30 * HOUR, TEN - 23 * HOUR], day, TEN), HOUR);
        assert_eq!(wait(&[TEN - 24 * HOUR], day, TEN), 0);
        assert_eq!(wait(&[TEN - 25 * HOUR, TEN + 500 * HOUR], day, TEN), 0);
        assert_eq!(wait(&[TEN], day, TEN), 24 * HOUR);
        assert_eq!(
            (surplus(&[1, 2, 3], 2), surplus(&[1, 2], 2), surplus(&[], 1)),
            (&[1][..], &[][..], &[][..])
        );
    }

    fn backups(folder: &Path, keep: u32, now: u64) -> Backups {
        Backups {
            plan: BackupsSection {
                folder: folder.to_owned(),
                every: Duration::from_secs(60 * 60),
                keep,
            },
            store: Arc::new(Memory::new()),
            measures: Measures::default(),
            clock: Clock::standing(now),
            rest: Duration::ZERO,
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[tokio::test(start_paused = true)]
    async fn a_folder_that_cannot_be_used_is_told_once_and_again_after_ten_minutes() {
        let base = tempfile::tempdir().unwrap();
        let folder = base.path().join("letter");
        fs::write(&folder, "dear").unwrap();
        let plan = backups(&folder, 2, TEN).plan;
        let measures = Measures::default();
        let told = Backups::new(plan, Arc::new(Memory::new()), measures.clone());
        let stop = CancellationToken::new();
        let keeping = tokio::spawn(told.keep(stop.clone()));
        for failures in [1, 2] {
            tokio::time::sleep(Duration::from_secs(9 * 60)).await;
            let text = measures.text();
            assert!(text.contains(&format!("tavolo_backup_failures_total {failures}\n")), "{text}");
        }
        stop.cancel();
        keeping.await.unwrap();
    }

    #[tokio::test]
    async fn one_is_taken_when_it_is_due_and_the_oldest_goes_after_it() {
        let base = tempfile::tempdir().unwrap();
        let folder = base.path().join("new/backups");
        let record = Record {
            game: "g".to_owned(),
            ..Record::default()
        };
        for round in 0..4 {
            let backups = backups(&folder, 2, TEN + round * HOUR);
            backups
                .store
                .append(TableId(1), Version(0), record.clone())
                .await
                .unwrap();
            for _ in 0..2 {
                backups.round(&CancellationToken::new()).await.unwrap();
            }
            let text = backups.measures.text();
            assert!(
                text.contains("tavolo_backup_bytes ") && text.contains("tavolo_backup_failures_total 0"),
                "{text}"
            );
            if round == 0 {
                fs::write(folder.join("tavolo-letter.dump.gz"), "dear").unwrap();
            }
        }
        assert_eq!(
            names(&folder),
            [
                "tavolo-2026-11-23T12-00-00Z.dump.gz",
                "tavolo-2026-11-23T13-00-00Z.dump.gz",
                "tavolo-letter.dump.gz"
            ]
        );
    }

    #[tokio::test]
    async fn what_a_kill_left_goes_with_the_next_one_and_what_is_being_written_stays() {
        let base = tempfile::tempdir().unwrap();
        let (left, busy) =
            ("tavolo-2026-11-22T10-00-00Z.dump.gz.part", "tavolo-2026-11-21T10-00-00Z.dump.gz.part");
        for name in [left, busy, "letter.part"] {
            fs::write(base.path().join(name), "half of it").unwrap();
        }
        let writing = fs::File::open(base.path().join(busy)).unwrap();
        writing.lock().unwrap();
        let backups = backups(base.path(), 1, TEN);
        backups.round(&CancellationToken::new()).await.unwrap();
        assert_eq!(names(base.path()), ["letter.part", busy, "tavolo-2026-11-23T10-00-00Z.dump.gz"]);
    }

    #[tokio::test]
    async fn one_that_fails_leaves_the_old_ones_and_is_counted() {
        let base = tempfile::tempdir().unwrap();
        let folder = base.path().join("backups");
        backups(&folder, 1, TEN)
            .round(&CancellationToken::new())
            .await
            .unwrap();
        let later = backups(&folder, 1, TEN + HOUR);
        later.store.close().await;
        let failure = later.round(&CancellationToken::new()).await.unwrap_err();
        later.failed(&failure);
        assert!(later.measures.text().contains("tavolo_backup_failures_total 1"));
        assert_eq!(names(&folder), ["tavolo-2026-11-23T10-00-00Z.dump.gz"]);
        fs::write(base.path().join("file"), "").unwrap();
        let nowhere = backups(&base.path().join("file"), 1, TEN).prepare().unwrap_err();
        assert!(nowhere.to_string().contains("file: "), "{nowhere}");
    }
}
