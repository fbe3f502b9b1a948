//! Tables are read whole, however many records they have; how long it takes is printed.

use super::{cluster, open, record};
use futures_util::future::join_all;
use std::env;
use std::sync::Arc;
use std::time::Duration;
use tavolo::store::{Appended, Store, TableId, Version};
use tokio::time::Instant;

const RECORDS: u32 = 200;

/// Twenty tables, or as many as `TAVOLO_LOADS` says.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_is_read_whole_by_another_process() {
    let tables = env::var("TAVOLO_LOADS").map_or(20, |tables| tables.parse().unwrap());
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let store = Arc::new(open(cluster, 0, &stream).await);
    let fill = |table: u64| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for version in 0..RECORDS {
                let id = table * 1_000 + u64::from(version) + 1;
                let done = store
                    .append(TableId(table), Version(version), record(id, &[version as u8; 300]))
                    .await;
                assert_eq!(done, Ok(Appended::Done(Version(version + 1))));
            }
        })
    };
    let begun = Instant::now();
    assert!(
        join_all((0..tables).map(fill))
            .await
            .into_iter()
            .all(|ended| ended.is_ok())
    );
    let filled = begun.elapsed();
    let begun = Instant::now();
    let other = open(cluster, 1, &stream).await;
    let opened = begun.elapsed();
    assert_eq!(other.tables().await.unwrap().len() as u64, tables);
    let mut times: Vec<Duration> = Vec::new();
    for round in 0..5_u64 {
        for table in 0..tables {
            let begun = Instant::now();
            let read = other.read(TableId(table)).await.unwrap();
            times.push(begun.elapsed());
            let whole = |(at, id): (u32, u64)| id == table * 1_000 + u64::from(at) + 1;
            assert!((0..).zip(read.iter().map(|record| record.id)).all(whole), "{round}: {table}");
            assert_eq!(read.len(), RECORDS as usize);
        }
    }
    times.sort();
    let at = |part: usize| times[times.len() * part / 100];
    println!(
        "{tables} tables of {RECORDS} records written in {filled:?}, opened in {opened:?}; a table read in {:?} (half), {:?} (99 of 100), {:?} (all)",
        at(50),
        at(99),
        times[times.len() - 1],
    );
}
