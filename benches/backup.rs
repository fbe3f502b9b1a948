//! Appends with and without a backup that is being taken, in the same run.
//!
//! Run it with `cargo bench --bench backup`. A store is filled; then people append to it for some
//! seconds, again and again, without a backup and with backups that follow each other without a pause,
//! which is the worst that a backup can do. Tables grow meanwhile, so every second pair begins with the backup.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

use futures_util::future::join_all;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tavolo::store::dump::{Haste, backup_file};
use tavolo::store::{Capacity, Change, Index, Record, Sled, Store, TableId, Version};

/// What is in the store beforehand.
const TABLES: u64 = 4_000;
const RECORDS: u32 = 40;
/// Who appends, and how long they wait between two appends.
const LOADS: [(u64, Duration); 2] = [(64, Duration::from_millis(100)), (64, Duration::ZERO)];
const PAIRS: usize = 10;
const TIME: Duration = Duration::from_secs(4);

fn record(table: u64, version: u32) -> Record {
    let mut seed = table << 32 | u64::from(version);
    let noise = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as u8
    });
    Record {
        schema: 1,
        game: "condottiere".into(),
        id: 0,
        body: noise
            .take(100)
            .map(|byte| b'a' + byte % 26)
            .chain(std::iter::repeat_n(b'a', 100))
            .collect(),
        changes: match version {
            0 => vec![Change::Add(Index::Open), Change::Add(Index::Place(table))],
            _ => vec![Change::Add(Index::Due(u64::from(version)))],
        },
    }
}

async fn filled(folder: &Path) -> Sled {
    let store = Sled::open(folder, Capacity::default()).unwrap();
    for tables in (0..TABLES).collect::<Vec<_>>().chunks(1024) {
        for version in 0..RECORDS {
            let appends = tables
                .iter()
                .map(|table| store.append(TableId(*table), Version(version), record(*table, version)));
            assert!(join_all(appends).await.iter().all(Result::is_ok));
        }
    }
    store
}

/// How long each append took, in order.
async fn appends(store: &Arc<Sled>, writers: u64, pause: Duration) -> Vec<Duration> {
    let end = Instant::now() + TIME;
    let write = |table: u64, store: Arc<Sled>| async move {
        let mut version = store.read(TableId(table)).await.unwrap().len() as u32;
        let mut took = Vec::new();
        tokio::time::sleep(pause * (table % 64) as u32 / 64).await;
        while Instant::now() < end {
            let began = Instant::now();
            store
                .append(TableId(table), Version(version), record(table, version))
                .await
                .unwrap();
            took.push(began.elapsed());
            version += 1;
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
        }
        took
    };
    // Tables of their own, among the others.
    let writers = (0..writers).map(|writer| tokio::spawn(write(writer * 61, Arc::clone(store))));
    let mut took: Vec<Duration> = join_all(writers)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect();
    took.sort_unstable();
    took
}

/// Takes backups, one after the other, as the program does, until it is told to stop; how many, and
/// how long each took.
fn backups(store: Arc<Sled>, stop: Arc<AtomicBool>) -> Vec<Duration> {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let folder = tempfile::tempdir_in(".").unwrap();
    runtime.block_on(async {
        let mut took = Vec::new();
        for number in 0.. {
            let (began, file) = (Instant::now(), folder.path().join(number.to_string()));
            let mut told = |_, _| {};
            let stopped = async {
                while !stop.load(Ordering::Relaxed) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            };
            tokio::select! {
                done = backup_file(&*store, &file, Haste::Gentle, &mut told) => drop(done.unwrap()),
                () = stopped => break,
            }
            took.push(began.elapsed());
        }
        took
    })
}

fn at(took: &[Duration], share: usize) -> f64 {
    took[(took.len() - 1) * share / 100].as_secs_f64() * 1_000.0
}

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Arc::new(filled(folder.path()).await);
    println!("{TABLES} tables with {RECORDS} records each");
    println!(
        "{:>8} {:>8} {:>8} {:>10} {:>8} {:>8}",
        "writers", "pause ms", "backup", "appends/s", "p50 ms", "p99 ms"
    );
    for (writers, pause) in LOADS {
        let mut ratios = (Vec::new(), Vec::new());
        for number in 0..PAIRS {
            let mut pair = [Vec::new(), Vec::new()];
            let first = number % 2 == 1;
            for with in [first, !first] {
                let stop = Arc::new(AtomicBool::new(false));
                let (of, until) = (Arc::clone(&store), Arc::clone(&stop));
                let backing = with.then(|| std::thread::spawn(move || backups(of, until)));
                let took = appends(&store, writers, pause).await;
                stop.store(true, Ordering::Relaxed);
                let taken = backing.map_or(0, |backing| backing.join().unwrap().len());
                println!(
                    "{writers:>8} {:>8} {:>8} {:>10.0} {:>8.2} {:>8.2}",
                    pause.as_millis(),
                    if with {
                        format!("{taken} whole")
                    } else {
                        "none".to_owned()
                    },
                    took.len() as f64 / TIME.as_secs_f64(),
                    at(&took, 50),
                    at(&took, 99)
                );
                pair[usize::from(with)] = took;
            }
            ratios.0.push(at(&pair[1], 50) / at(&pair[0], 50));
            ratios.1.push(at(&pair[1], 99) / at(&pair[0], 99));
        }
        println!(
            "ratio with to without, median of {PAIRS}: p50 {:.2}, p99 {:.2}",
            median(ratios.0),
            median(ratios.1)
        );
    }
    let (began, file) = (Instant::now(), folder.path().join("full"));
    let written = backup_file(&*store, &file, Haste::Full, &mut |_, _| {})
        .await
        .unwrap();
    println!("alone, at full pace: {:.2} s, {} KiB", began.elapsed().as_secs_f64(), written.bytes >> 10);
    store.close().await;
}
