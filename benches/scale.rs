//! What many tables cost: memory in play and idle, and the time to start.
//!
//! Run it with `cargo bench --bench scale`. Memory of tables is what the system says this process
//! has resident (`/proc/self/status`), so it holds what the allocator keeps for later, too.
//! `cargo bench --bench scale engine` prints only what the engine below the store keeps in memory
//! of what is on the disk, as bytes in use; `… start` only how long a start takes, `… over` what tables that are over
//! take on the disk and in memory, loose and packed, at once and in turn; `TABLES` says how many.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;
#[path = "disk/mod.rs"]
mod disk;
#[path = "memory/mod.rs"]
mod memory;

use course::{Course, Dice, hall};
use disk::size;
use futures_util::future::join_all;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Change, Index, Memory, Record, Sled, Store, TableId, Version};

/// How many tables play at once, and how many orders each has seen.
const PLAYING: (usize, usize) = (4_000, 60);

/// Memory of tables in play of each game, then idle, then in play again.
async fn tables(game: usize) {
    let (tables, orders) = PLAYING;
    let course = Course::play(game as u64, orders).await;
    // A store in memory, which takes nothing more when it is read: the engine's cache grows and
    // shrinks on its own terms.
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    // All tables hold the same game: their number is what counts here.
    let ids: Vec<TableId> = (1..=tables as u64).map(TableId).collect();
    for (version, body) in (0..).zip(&course.bodies) {
        let appends = ids.iter().map(|table| {
            let id = u64::from(version) << 20 | table.0;
            let record = Record {
                schema: 1,
                game: course.listing.id.to_owned(),
                id,
                body: body.clone(),
                changes: vec![],
            };
            store.append(*table, Version(version), record)
        });
        assert!(join_all(appends).await.iter().all(Result::is_ok));
    }
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let load = async || {
        for id in &ids {
            hall.read(*id, |table| assert!(!table.gathering())).await.unwrap();
        }
    };
    let kilobytes = |bytes: i64| bytes as f64 / 1024.0 / tables as f64;
    let now = || memory::resident("self") as i64;
    let before = now();
    load().await;
    let loaded = now();
    assert_eq!(hall.in_memory(), tables);
    hall.sweep();
    let left = hall.sweep();
    let idle = now();
    load().await;
    let again = now();
    println!(
        "{:<14} {tables} tables after {} records of {} bytes: {:.1} KiB each in play; {left} left when idle; {:.1} KiB each more when played again (resident {:+.1} KiB each after they were dropped)",
        course.listing.id,
        course.bodies.len(),
        course.bodies.iter().map(Vec::len).sum::<usize>() / course.bodies.len(),
        kilobytes(loaded - before),
        kilobytes(again - loaded),
        kilobytes(idle - before),
    );
    store.close().await;
}

/// How long it takes from the folder to the first look at a table, after a clean end and after a
/// kill.
async fn start(tables: u64, open: u64) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let course = Course::play(0, 20).await;
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    let mut id = 0;
    for chunk in (1..=tables).collect::<Vec<_>>().chunks(4096) {
        for (version, body) in course.bodies.iter().enumerate() {
            let appends = chunk.iter().map(|table| {
                id += 1;
                let indexes = [Index::Place(*table), Index::Open, Index::User(*table)];
                let changes = if version == 0 && *table <= open {
                    indexes.map(Change::Add).to_vec()
                } else {
                    Vec::new()
                };
                let record = Record {
                    schema: 1,
                    game: course.listing.id.to_owned(),
                    id,
                    body: body.clone(),
                    changes,
                };
                store.append(TableId(*table), Version(version as u32), record)
            });
            assert!(join_all(appends).await.iter().all(Result::is_ok));
        }
    }
    store.close().await;
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    let (packing, renewing) = upkeep(&store).await;
    println!("{tables:>7} tables, packed after {packing:.1} s, made anew after {renewing:.1} s more");
    store.close().await;
    let bytes = size(folder.path());
    for how in ["after a clean end", "after a kill"] {
        if how == "after a kill" {
            fs::remove_file(folder.path().join("closed")).unwrap();
        }
        let before = memory::resident("self");
        let (took, listed) = first_look(folder.path()).await;
        let after = memory::resident("self");
        println!(
            "{tables:>7} tables, {} records each, {open} open, {} MiB, {how}: {took:.2} s, {listed} open tables listed, resident {:+} MiB",
            course.bodies.len(),
            bytes >> 20,
            (after as i64 - before as i64) >> 20,
        );
    }
}

async fn first_look(folder: &Path) -> (f64, usize) {
    let began = Instant::now();
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder, Capacity::default()).unwrap());
    let hall = hall(Arc::clone(&store), 0);
    let listed = hall.open_tables().await.unwrap().len();
    hall.read(TableId(1), |table| assert!(!table.gathering()))
        .await
        .unwrap();
    let took = began.elapsed().as_secs_f64();
    store.close().await;
    (took, listed)
}

/// What the bare engine has in use as its log grows, with a cache that is full from the beginning:
/// keys and values as long as records', sixteen tables at once, each left after 150 of them.
fn engine() {
    const TABLES: usize = 16;
    const RECORDS: u32 = 150;
    let folder = tempfile::tempdir_in(".").unwrap();
    let db = sled::Config::new()
        .path(folder.path())
        .cache_capacity(1 << 20)
        .flush_every_ms(None)
        .open()
        .unwrap();
    let mut dice = Dice::new(1);
    let mut random = |length: usize| (0..length).map(|_| dice.below(256) as u8).collect::<Vec<u8>>();
    let (mut written, mut next) = (0, 0);
    let (mut first, mut least) = (None, u64::MAX);
    while written < 500_000 {
        let tables: Vec<Vec<u8>> = (0..TABLES).map(|_| random(8)).collect();
        for version in 0..RECORDS {
            let mut batch = sled::Batch::default();
            for table in &tables {
                batch.insert([b"r", &table[..], &version.to_be_bytes(), &[0]].concat(), random(250));
            }
            db.apply_batch(batch).unwrap();
            db.flush().unwrap();
            least = least.min(memory::in_use());
        }
        written += TABLES * RECORDS as usize;
        if written >= next {
            let since = *first.get_or_insert((written, least));
            println!(
                "{written:>7} records in the bare engine, {:>4} MiB: {:>6} KiB in use, {:>5.1} bytes a record since {}",
                size(folder.path()) >> 20,
                least >> 10,
                least.saturating_sub(since.1) as f64 / (written - since.0).max(1) as f64,
                since.0,
            );
            (next, least) = (next + 100_000, u64::MAX);
        }
    }
}

/// Writes the records of these tables in turn, as those of games that are played at once, few of them
/// sharing a batch; with the last record they are over.
async fn play(store: &Sled, courses: &[Course], tables: std::ops::Range<u64>, id: &mut u64, over: bool) {
    let most = courses.iter().map(|course| course.bodies.len()).max().unwrap();
    for version in 0..most {
        for together in tables.clone().collect::<Vec<_>>().chunks(64) {
            let appends = together.iter().filter_map(|table| {
                let course = &courses[*table as usize % courses.len()];
                let body = course.bodies.get(version)?.clone();
                *id += 1 << 22;
                let indexes = [Index::Open, Index::User(*table), Index::User(*table + 1)];
                let changes = match version {
                    0 => indexes.map(Change::Add).to_vec(),
                    _ if over && version + 1 == course.bodies.len() => indexes.map(Change::Remove).to_vec(),
                    _ => Vec::new(),
                };
                let record = Record {
                    schema: 1,
                    game: course.listing.id.to_owned(),
                    id: *id,
                    body,
                    changes,
                };
                // As ids of tables are drawn at random.
                let table = TableId(table.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                Some(store.append(table, Version(version as u32), record))
            });
            assert!(join_all(appends).await.iter().all(Result::is_ok));
        }
    }
}

/// Waits until a store has nothing left to do for itself: how long it packed, and how long it made
/// its files anew after that.
async fn upkeep(store: &Sled) -> (f64, f64) {
    let began = Instant::now();
    while store.unpacked() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let packed = began.elapsed().as_secs_f64();
    while store.renewing() {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    (packed, began.elapsed().as_secs_f64() - packed)
}

/// How many tables are over: so many that what is there for one table as for many, a page or two in the
/// engine's cache and the places of those that were in play at once, is little beside them.
const TABLES: u64 = 6_400;

/// How tables come to be over.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// They are not: none of them is packed.
    Never,
    /// All at once, when all have been played.
    AtOnce,
    /// As they are played, 64 at a time.
    InTurn,
}

/// What finished tables take: on the disk, and in use once the store is opened again, beside its
/// cache and what an empty store takes.
async fn over(way: Way) {
    let given = std::env::var("TABLES").ok().and_then(|text| text.parse().ok());
    let count: u64 = given.unwrap_or(TABLES);
    let mut courses = Vec::new();
    for number in 0..16 {
        courses.push(Course::play(number, 400).await);
    }
    let (empty, folder) = (tempfile::tempdir_in(".").unwrap(), tempfile::tempdir_in(".").unwrap());
    Sled::open(empty.path(), Capacity::default())
        .unwrap()
        .close()
        .await;
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    let together = if way == Way::InTurn { 64 } else { count };
    let (mut id, mut longest, mut waited, mut renewals) = (1 << 60, 0, (0.0, 0.0), 0);
    for first in (0..count).step_by(together as usize) {
        play(&store, &courses, first..(first + together).min(count), &mut id, way != Way::Never).await;
        longest = longest.max(size(folder.path()));
        let (packing, renewing) = upkeep(&store).await;
        waited = (waited.0 + packing, waited.1 + renewing);
        renewals = store.renewals();
        longest = longest.max(size(folder.path()));
    }
    store.close().await;
    // The last of them wait for commits that do not come, or for the next start.
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    upkeep(&store).await;
    store.close().await;
    let records: usize = (0..count as usize)
        .map(|table| courses[table % 16].bodies.len())
        .sum();
    for how in ["as it grew", "made anew"] {
        if how == "made anew" {
            let store = Sled::open(folder.path(), Capacity::default()).unwrap();
            store.scrub().await.unwrap();
            store.close().await;
        }
        let used = alone(folder.path()) - alone(empty.path());
        let disk = size(folder.path()) as f64;
        println!(
            "{count} tables with {records} records, over: {way:?}, {how}: {:.0} bytes each on the disk (at most {:.0}), {:.2} in use, {:.1} KiB in use for each MiB on the disk (waited {:.1} s for packing, {:.1} s for {renewals} times made anew)",
            disk / records as f64,
            longest as f64 / records as f64,
            used / records as f64,
            used / disk * 1024.0,
            waited.0,
            waited.1,
        );
    }
}

/// What a process of its own has in use that does nothing but open a store: what the engine keeps
/// of pages that it does not hold.
fn alone(folder: &Path) -> f64 {
    let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
    let said = alone.env("OPEN_ALONE", folder).output().unwrap().stdout;
    String::from_utf8(said).unwrap().trim().parse().unwrap()
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    if std::env::args().any(|argument| argument == "engine") {
        return engine();
    }
    if std::env::args().any(|argument| argument == "start") {
        start(1_000, 1_000).await;
        return start(100_000, 1_000).await;
    }
    if let Some(folder) = std::env::var_os("OPEN_ALONE") {
        let before = memory::in_use();
        let store = Sled::open(Path::new(&folder), Capacity::default()).unwrap();
        std::thread::sleep(std::time::Duration::from_secs(1));
        println!("{}", memory::in_use() as i64 - before as i64);
        return store.close().await;
    }
    if std::env::args().any(|argument| argument == "over") {
        over(Way::Never).await;
        over(Way::AtOnce).await;
        return over(Way::InTurn).await;
    }
    // Each game in a process of its own, since memory that one has given back would serve the next.
    if let Some(game) = std::env::var("GAME_ALONE")
        .ok()
        .and_then(|game| game.parse().ok())
    {
        return tables(game).await;
    }
    for game in 0..catalogue().iter().count() {
        let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
        assert!(
            alone
                .env("GAME_ALONE", game.to_string())
                .status()
                .unwrap()
                .success()
        );
    }
    engine();
    over(Way::Never).await;
    over(Way::AtOnce).await;
    over(Way::InTurn).await;
    start(1_000, 1_000).await;
    start(100_000, 1_000).await;
}
