//! Durable appends a second through the store, beside the bare engine with the same bytes.
//!
//! Run it with `cargo bench --bench store`. Both sides share flushes in the same way: one thread
//! takes what has queued, writes it at once, flushes, syncs and answers. The bare side writes one
//! key for each action and looks at nothing; what the store is slower by is the price of versions,
//! ids, indexes, checksums and the sum over the log.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "disk/mod.rs"]
mod disk;

use disk::size;
use futures_util::future::join_all;
use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::store::{Capacity, Change, Index, Record, Sled, Store, TableId, Version};
use tokio::sync::{mpsc, oneshot};

const TIME: Duration = Duration::from_secs(3);
const BODY: usize = 200;

/// An action's bytes: half of them compress badly.
fn body(table: u64, version: u32) -> Vec<u8> {
    let mut seed = table << 32 | u64::from(version);
    let noise = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as u8
    });
    noise
        .take(BODY / 2)
        .chain(std::iter::repeat_n(b'a', BODY / 2))
        .collect()
}

/// What one run showed.
struct Run {
    appends: usize,
    latencies: Vec<Duration>,
    flushes: u64,
    bytes: u64,
}

impl Run {
    fn rate(&self) -> f64 {
        self.appends as f64 / TIME.as_secs_f64()
    }

    fn print(&mut self, name: &str, tables: u64) {
        self.latencies.sort();
        let at =
            |share: usize| self.latencies[(self.latencies.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        println!(
            "{name:<12} {tables:>5} {:>10.0} {:>8.2} {:>8.2} {:>9.1} {:>9.0}",
            self.rate(),
            at(50),
            at(99),
            self.appends as f64 / self.flushes as f64,
            self.bytes as f64 / self.appends as f64
        );
    }
}

async fn store(tables: u64) -> Run {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
    let end = Instant::now() + TIME;
    let ids = Arc::new(AtomicU64::new(1 << 60));
    let writer = |table: u64, store: Arc<Sled>, ids: Arc<AtomicU64>| async move {
        let mut latencies = Vec::new();
        let mut version = 0_u32;
        while Instant::now() < end {
            // Ids grow with time, as those of interactions do.
            let id = ids.fetch_add(1 << 12, Ordering::Relaxed);
            let due = |version: u32| Index::Due(u64::from(version) * 60_000);
            let changes = match version {
                0 => vec![Change::Add(Index::Open), Change::Add(Index::Place(table)), Change::Add(due(0))],
                _ if version.is_multiple_of(4) => {
                    vec![Change::Remove(due(version - 4)), Change::Add(due(version))]
                }
                _ => vec![],
            };
            let record = Record {
                schema: 1,
                game: "condottiere".into(),
                id,
                body: body(table, version),
                changes,
            };
            let began = Instant::now();
            store
                .append(TableId(table), Version(version), record)
                .await
                .unwrap();
            latencies.push(began.elapsed());
            version += 1;
        }
        latencies
    };
    let writers = (0..tables)
        .map(|table| tokio::spawn(writer(table, Arc::clone(&store), Arc::clone(&ids))))
        .collect::<Vec<_>>();
    let latencies = join_all(writers)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect::<Vec<_>>();
    let flushes = store.flushes();
    store.close().await;
    Run {
        appends: latencies.len(),
        latencies,
        flushes,
        bytes: size(folder.path()),
    }
}

type Asked = (Vec<u8>, Vec<u8>, oneshot::Sender<()>);

fn commit(folder: &Path, mut queue: mpsc::Receiver<Asked>) -> u64 {
    let db = sled::Config::new()
        .path(folder)
        .cache_capacity(64 << 20)
        .flush_every_ms(None)
        .open()
        .unwrap();
    let barrier = File::options().write(true).open(folder.join("db")).unwrap();
    let mut flushes = 0;
    while let Some(first) = queue.blocking_recv() {
        let mut batch = vec![first];
        while let (true, Ok(next)) = (batch.len() < 1024, queue.try_recv()) {
            batch.push(next);
        }
        let mut writes = sled::Batch::default();
        let replies = batch.into_iter().map(|(key, value, reply)| {
            writes.insert(key, value);
            reply
        });
        let replies = replies.collect::<Vec<_>>();
        db.apply_batch(writes).unwrap();
        db.flush().unwrap();
        barrier.sync_data().unwrap();
        flushes += 1;
        for reply in replies {
            reply.send(()).unwrap();
        }
    }
    flushes
}

async fn bare(tables: u64) -> Run {
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().to_owned();
    let (queue, asked) = mpsc::channel(4096);
    let thread = std::thread::spawn(move || commit(&path, asked));
    let end = Instant::now() + TIME;
    let writer = |table: u64, queue: mpsc::Sender<Asked>| async move {
        let mut latencies = Vec::new();
        let mut version = 0_u32;
        while Instant::now() < end {
            let key = [&table.to_be_bytes()[..], &version.to_be_bytes()[..]].concat();
            let began = Instant::now();
            let (reply, done) = oneshot::channel();
            queue.send((key, body(table, version), reply)).await.unwrap();
            done.await.unwrap();
            latencies.push(began.elapsed());
            version += 1;
        }
        latencies
    };
    let writers = (0..tables)
        .map(|table| tokio::spawn(writer(table, queue.clone())))
        .collect::<Vec<_>>();
    drop(queue);
    let latencies = join_all(writers)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect::<Vec<_>>();
    let flushes = thread.join().unwrap();
    Run {
        appends: latencies.len(),
        latencies,
        flushes,
        bytes: size(folder.path()),
    }
}

/// How long a store of so many tables takes to open after a clean end, and after a kill.
async fn opening(tables: u64) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    for chunk in (0..tables).collect::<Vec<_>>().chunks(4096) {
        for version in 0..5 {
            let record = |table: u64| Record {
                schema: 1,
                game: "barony".into(),
                id: 0,
                body: body(table, version),
                changes: vec![],
            };
            let appends = chunk
                .iter()
                .map(|table| store.append(TableId(*table), Version(version), record(*table)));
            let answers = join_all(appends).await;
            assert!(answers.iter().all(Result::is_ok));
        }
    }
    store.close().await;
    let bytes = size(folder.path());
    let open = |how: &str| {
        let began = Instant::now();
        let store = Sled::open(folder.path(), Capacity::default()).unwrap();
        println!(
            "{tables:>7} tables, 5 records each, {:>4} MiB, {how}: {:.2} s",
            bytes >> 20,
            began.elapsed().as_secs_f64()
        );
        store
    };
    open("after a clean end").close().await;
    fs::remove_file(folder.path().join("closed")).unwrap();
    open("after a kill").close().await;
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    println!(
        "{:<12} {:>5} {:>10} {:>8} {:>8} {:>9} {:>9}",
        "", "", "appends/s", "p50 ms", "p99 ms", "a flush", "bytes"
    );
    for tables in [1, 64, 1000] {
        let mut bare = bare(tables).await;
        bare.print("bare engine", tables);
        let mut store = store(tables).await;
        store.print("store", tables);
        println!("{:<12} {tables:>5} {:>10.2}", "ratio", store.rate() / bare.rate());
    }
    for tables in [1_000, 100_000] {
        opening(tables).await;
    }
}
