//! Durable actions a second through the hall, beside the bare engine that writes the same bytes.
//!
//! Run it with `cargo bench --bench hall`. Games of the catalogue that were played before are
//! played again, one table a writer, each order when the one before is durable. The bare side
//! writes the same records' bodies, one key each, and looks at nothing; both share flushes and
//! syncs in the same way. What the hall is slower by is the price of rules, records, versions, ids,
//! indexes and checksums.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;
#[path = "disk/mod.rs"]
mod disk;
#[path = "processor/mod.rs"]
mod processor;

use course::{Course, hall};
use disk::size;
use futures_util::future::join_all;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::store::{Capacity, Sled, Store};
use tavolo::table::{Actor, Order};
use tokio::sync::{mpsc, oneshot};

/// How many writers, how many games each one after the other, and how many orders a game at most.
const SIZES: [(usize, usize, usize); 3] = [(1, 40, 60), (64, 10, 60), (1_000, 1, 100)];
/// How often each is measured; the middle one of the ratios is told.
const TIMES: usize = 3;

/// What one run showed.
struct Run {
    actions: usize,
    took: Duration,
    latencies: Vec<Duration>,
    flushes: u64,
    bytes: u64,
    /// The processor time of all threads, the writers' own included.
    spent: Duration,
}

impl Run {
    fn rate(&self) -> f64 {
        self.actions as f64 / self.took.as_secs_f64()
    }

    fn print(&mut self, name: &str, tables: usize) {
        self.latencies.sort();
        let at =
            |share: usize| self.latencies[(self.latencies.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        println!(
            "{name:<12} {tables:>5} {:>10.0} {:>8.2} {:>8.2} {:>9.1} {:>9.0} {:>12.1}",
            self.rate(),
            at(50),
            at(99),
            self.actions as f64 / self.flushes as f64,
            self.bytes as f64 / self.actions as f64,
            self.spent.as_secs_f64() * 1e6 / self.actions as f64
        );
    }
}

/// One after the other, the games of one writer through the hall.
async fn through(
    hall: Arc<tavolo::hall::Hall>,
    courses: Vec<Arc<Course>>,
    ids: Arc<AtomicU64>,
) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for course in courses {
        let table = hall.at(course.place()).await.unwrap().unwrap();
        for order in &course.orders[1..] {
            // Ids grow with time, as those of interactions do; those that took a seat are part of
            // the luck.
            let id = if matches!(order.command, tavolo::table::Command::Join { .. }) {
                order.by.interaction().unwrap()
            } else {
                ids.fetch_add(1 << 12, Ordering::Relaxed)
            };
            let order = Order {
                by: Actor::person(order.by.user().unwrap(), id),
                ..order.clone()
            };
            let began = Instant::now();
            hall.order(table, &order).await.unwrap();
            latencies.push(began.elapsed());
        }
    }
    latencies
}

async fn ours(writers: &[Vec<Arc<Course>>]) -> Run {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
    // Tables are opened in their order, because ids and seeds are given in it; that is not timed.
    let mut courses: Vec<&Arc<Course>> = writers.iter().flatten().collect();
    courses.sort_by_key(|course| course.number);
    let hall = Arc::new(hall(Arc::clone(&store) as Arc<dyn Store>, 0));
    for course in courses {
        hall.join(course.place(), &course.listing, &course.orders[0])
            .await
            .unwrap();
    }
    let (before, flushed) = (size(folder.path()), store.flushes());
    let ids = Arc::new(AtomicU64::new(1 << 60));
    let (began, spent) = (Instant::now(), processor::spent("self"));
    let tasks = writers
        .iter()
        .map(|courses| tokio::spawn(through(Arc::clone(&hall), courses.clone(), Arc::clone(&ids))));
    let tasks = tasks.collect::<Vec<_>>();
    let latencies: Vec<Duration> = join_all(tasks)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect();
    let (took, flushes) = (began.elapsed(), store.flushes() - flushed);
    let spent = processor::spent("self") - spent;
    store.close().await;
    Run {
        actions: latencies.len(),
        took,
        latencies,
        flushes,
        bytes: size(folder.path()) - before,
        spent,
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
        let mut replies = Vec::with_capacity(batch.len());
        for (key, value, reply) in batch {
            writes.insert(key, value);
            replies.push(reply);
        }
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

async fn plainly(courses: Vec<Arc<Course>>, queue: mpsc::Sender<Asked>) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for course in courses {
        // The same order of keys as the store's: tables' ids are random.
        let table = course.number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for (version, body) in (0_u32..).zip(&course.bodies).skip(1) {
            let key = [&table.to_be_bytes()[..], &version.to_be_bytes()[..]].concat();
            let began = Instant::now();
            let (reply, done) = oneshot::channel();
            queue.send((key, body.clone(), reply)).await.unwrap();
            done.await.unwrap();
            latencies.push(began.elapsed());
        }
    }
    latencies
}

async fn bare(writers: &[Vec<Arc<Course>>]) -> Run {
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().to_owned();
    let (queue, asked) = mpsc::channel(4096);
    let thread = std::thread::spawn(move || commit(&path, asked));
    let (began, spent) = (Instant::now(), processor::spent("self"));
    let tasks = writers
        .iter()
        .map(|courses| tokio::spawn(plainly(courses.clone(), queue.clone())))
        .collect::<Vec<_>>();
    drop(queue);
    let latencies: Vec<Duration> = join_all(tasks)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect();
    let (took, spent) = (began.elapsed(), processor::spent("self") - spent);
    let flushes = thread.join().unwrap();
    Run {
        actions: latencies.len(),
        took,
        latencies,
        flushes,
        bytes: size(folder.path()),
        spent,
    }
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let only: Option<usize> = std::env::var("TABLES")
        .ok()
        .and_then(|tables| tables.parse().ok());
    println!(
        "{:<12} {:>5} {:>10} {:>8} {:>8} {:>9} {:>9} {:>12}",
        "", "", "actions/s", "p50 ms", "p99 ms", "a flush", "bytes", "processor µs"
    );
    for (tables, games, orders) in SIZES
        .into_iter()
        .filter(|(tables, _, _)| only.is_none_or(|only| only == *tables))
    {
        let mut writers: Vec<Vec<Arc<Course>>> = vec![Vec::new(); tables];
        for number in 0..tables * games {
            writers[number % tables].push(Arc::new(Course::play(number as u64, orders).await));
        }
        let bodies = || writers.iter().flatten().flat_map(|course| &course.bodies);
        println!(
            "{tables} tables at a time: {} records, {} bytes each",
            bodies().count(),
            bodies().map(Vec::len).sum::<usize>() / bodies().count()
        );
        let mut ratios = Vec::new();
        for _ in 0..TIMES {
            let mut bare = bare(&writers).await;
            bare.print("bare engine", tables);
            let mut ours = ours(&writers).await;
            ours.print("hall", tables);
            ratios.push(ours.rate() / bare.rate());
        }
        ratios.sort_by(f64::total_cmp);
        println!(
            "{:<12} {tables:>5} {:>10.2}   ({:.2} to {:.2})",
            "ratio",
            ratios[TIMES / 2],
            ratios[0],
            ratios[TIMES - 1]
        );
    }
}
