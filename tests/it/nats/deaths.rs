//! Servers that die and come back while several processes write.

use super::cluster::{self, Cluster, Oddity};
use super::{leader, open, record};
use futures_util::future::join_all;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tavolo::store::{Appended, Change, Index, Nats, Refused, Store, TableId, Version};
use tokio::time::{Instant, sleep};

/// What a writer was told.
#[derive(Debug, Default)]
struct Told {
    /// The ids of its records, in the order in which it was told of them, with their versions.
    written: Vec<(Version, u64)>,
    /// How often nobody knew.
    unknown: u32,
    /// When it was told.
    moments: Vec<Instant>,
}

/// Writes to a table that others write to also, until it is stopped. What nobody knows is asked
/// again with the same record.
async fn write(store: Arc<Nats>, who: u64, stop: Arc<AtomicBool>) -> Told {
    let table = TableId(1 + who % 3);
    let mut told = Told::default();
    let mut expected = Version::NONE;
    for count in 1.. {
        let id = who * 1_000_000 + count;
        let mut record = record(id, &id.to_be_bytes());
        record.changes = vec![Change::Add(Index::Place(id)), Change::Add(Index::Due(id))];
        if count % 4 != 0 {
            record.changes.remove(0);
        }
        loop {
            match store.append(table, expected, record.clone()).await {
                Ok(Appended::Done(version)) => {
                    told.written.push((version, id));
                    expected = version;
                    break;
                }
                Ok(Appended::Twice {
                    table: found,
                    version,
                }) => {
                    assert_eq!(found, table);
                    assert!(told.unknown > 0, "an id that was new is known");
                    told.written.push((version, id));
                    expected = version;
                    break;
                }
                Err(Refused::Conflict { actual }) => expected = actual,
                Err(Refused::Unknown) => told.unknown += 1,
                // Nothing was written; the servers were away for longer than one waits.
                Err(Refused::Failed(_)) => sleep(Duration::from_millis(100)).await,
                Err(other @ Refused::PlaceTaken(_)) => panic!("{other:?}"),
            }
        }
        told.moments.push(Instant::now());
        if stop.load(Ordering::Relaxed) {
            return told;
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_doubled_or_reordered_when_the_leader_dies() {
    let cluster = tokio::task::spawn_blocking(|| Cluster::start(&[Oddity::default(); 3]))
        .await
        .unwrap();
    let stream = cluster::name();
    let mut stores = Vec::new();
    for node in 0..3 {
        stores.push(Arc::new(open(&cluster, node, &stream).await));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writers = (0..8).map(|who: u64| {
        tokio::spawn(write(Arc::clone(&stores[who as usize % 3]), who + 1, Arc::clone(&stop)))
    });
    let writers: Vec<_> = writers.collect();
    sleep(Duration::from_secs(2)).await;
    let killed = leader(&cluster, &stream).await;
    cluster.kill(killed);
    sleep(Duration::from_secs(8)).await;
    cluster.run(killed);
    sleep(Duration::from_secs(5)).await;
    stop.store(true, Ordering::Relaxed);
    let told: Vec<Told> = join_all(writers).await.into_iter().map(Result::unwrap).collect();
    let mut moments: Vec<Instant> = told.iter().flat_map(|told| told.moments.clone()).collect();
    moments.sort();
    let pause = moments.windows(2).map(|two| two[1] - two[0]).max().unwrap();
    let unknown: u32 = told.iter().map(|told| told.unknown).sum();
    let count: usize = told.iter().map(|told| told.written.len()).sum();
    println!("{count} records, {unknown} unknown outcomes, nobody was answered for {pause:?} at most");
    for table in 0..3_u64 {
        let mut written: Vec<(Version, u64)> = told
            .iter()
            .zip(1..)
            .filter(|(_, who)| who % 3 == table)
            .flat_map(|(told, _)| told.written.clone())
            .collect();
        written.sort();
        for store in &stores {
            let read = store.read(TableId(1 + table)).await.unwrap();
            let read: Vec<(Version, u64)> = (1..)
                .map(Version)
                .zip(read.iter().map(|record| record.id))
                .collect();
            assert_eq!(read, written);
        }
        // A place leads to the table that says so, and to no other.
        let last = written.iter().rev().find(|(_, id)| (id % 1_000_000) % 4 == 0);
        if let Some((_, id)) = last {
            assert_eq!(stores[0].at(*id).await, Ok(Some(TableId(1 + table))));
        }
        assert!(!written.is_empty());
    }
    let anew = open(&cluster, killed, &stream).await;
    assert_eq!(anew.tables().await.unwrap().len(), 3);
    for store in &stores {
        assert_eq!(store.due(u64::MAX).await, anew.due(u64::MAX).await);
    }
}
