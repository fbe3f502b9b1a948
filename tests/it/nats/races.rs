//! Many writers in several processes at one table.

use super::{cluster, open, record};
use futures_util::future::join_all;
use std::env;
use std::sync::Arc;
use std::time::Duration;
use tavolo::store::{Appended, Change, Index, Nats, Refused, Store, TableId, Version};
use tokio::time::Instant;

const TABLE: TableId = TableId(1);

/// Writes as often as it can until the end: what it was told that it wrote, each with its version.
async fn write(store: Arc<Nats>, who: u64, until: Instant) -> Vec<(Version, u64)> {
    let (mut expected, mut won) = (Version::NONE, Vec::new());
    for count in 1.. {
        let id = who * 1_000_000 + count;
        loop {
            if Instant::now() > until {
                return won;
            }
            match store.append(TABLE, expected, record(id, &id.to_be_bytes())).await {
                Ok(Appended::Done(version)) => {
                    assert_eq!(version, expected.next());
                    won.push((version, id));
                    expected = version;
                    break;
                }
                Err(Refused::Conflict { actual }) => {
                    assert!(actual > expected, "{actual} after {expected}");
                    expected = actual;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    won
}

/// For a few seconds, or for as many as `TAVOLO_RACE_SECONDS` says.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn versions_are_gapless_and_each_is_acknowledged_once() {
    let seconds = env::var("TAVOLO_RACE_SECONDS").map_or(4, |seconds| seconds.parse().unwrap());
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let mut stores = Vec::new();
    for node in 0..3 {
        stores.push(Arc::new(open(cluster, node, &stream).await));
    }
    let until = Instant::now() + Duration::from_secs(seconds);
    let writer = |who: u64| tokio::spawn(write(Arc::clone(&stores[who as usize % 3]), who + 1, until));
    let won = join_all((0..32).map(writer)).await;
    let mut won: Vec<(Version, u64)> = won.into_iter().flat_map(Result::unwrap).collect();
    won.sort();
    println!("{} records by 32 writers in three processes in {seconds} s", won.len());
    assert!(won.len() > 32);
    assert!(won.iter().map(|(version, _)| version.0).eq(1..=won.len() as u32), "{won:?}");
    for store in &stores {
        let read = store.read(TABLE).await.unwrap();
        assert!(
            read.iter()
                .map(|record| record.id)
                .eq(won.iter().map(|(_, id)| *id))
        );
        assert!(read.iter().all(|record| record.body == record.id.to_be_bytes()));
    }
}

/// What becomes of a table that is opened at a place a while after others are.
async fn open_at(store: Arc<Nats>, place: u64, table: TableId, late: Duration) -> Result<Appended, Refused> {
    tokio::time::sleep(late).await;
    let mut first = record(table.0, b"first");
    first.changes = vec![Change::Add(Index::Place(place)), Change::Add(Index::Open)];
    store.append(table, Version(0), first).await
}

/// Some are judged just when the news of another's success comes in: what they were judged by is what they expect.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_that_open_a_table_at_one_place_at_once_one_does() {
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let mut stores = Vec::new();
    for node in 0..3 {
        stores.push(Arc::new(open(cluster, node, &stream).await));
    }
    for place in 0..60_u64 {
        let openings = (1..=18_u64).map(|who| {
            let store = Arc::clone(&stores[who as usize % 3]);
            let late = Duration::from_micros(400 * who);
            tokio::spawn(open_at(store, place, TableId(place * 100 + who), late))
        });
        let answers: Vec<_> = join_all(openings).await.into_iter().map(Result::unwrap).collect();
        let done = answers
            .iter()
            .filter(|answer| **answer == Ok(Appended::Done(Version(1))));
        assert_eq!(done.count(), 1, "place {place}: {answers:?}");
        let table = stores[0].at(place).await.unwrap().unwrap();
        let taken = answers
            .iter()
            .filter(|answer| **answer == Err(Refused::PlaceTaken(table)));
        assert_eq!(taken.count(), 17, "place {place}: {answers:?}");
    }
}
