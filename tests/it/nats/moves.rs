//! A backup of one engine restores into the other: records, notes and indexes are the same.

use super::{cluster, open, record};
use tavolo::store::{Appended, Change, Index, Memory, Store, TableId, Version, dump};

/// Tables of different lengths with indexes of each kind, and notes.
async fn fill(store: &dyn Store) {
    for table in 0..12_u64 {
        for version in 0..=(table as u32 * 5) {
            let length = [0, 3, 200, 9_000][(version % 4) as usize];
            let mut record = record(table * 1_000 + u64::from(version) + 1, &vec![version as u8; length]);
            record.changes = vec![Change::Add(Index::User(table % 3)), Change::Add(Index::Due(table * 7))];
            if table % 2 == 0 {
                record
                    .changes
                    .extend([Change::Add(Index::Open), Change::Add(Index::Place(table))]);
            }
            let done = store.append(TableId(table), Version(version), record).await;
            assert_eq!(done, Ok(Appended::Done(Version(version + 1))));
        }
        store
            .put(&format!("note/{table}"), Some(vec![0xFF; 700 * table as usize]))
            .await
            .unwrap();
    }
}

async fn dumped(store: &dyn Store) -> Vec<u8> {
    let mut bytes = Vec::new();
    dump::backup(store, &mut bytes).await.unwrap();
    bytes
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_goes_there_and_back() {
    let first = Memory::new();
    fill(&first).await;
    let backup = dumped(&first).await;
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let servers = open(cluster, 0, &stream).await;
    let counted = dump::restore(&mut &backup[..], &servers).await.unwrap();
    assert_eq!((counted.tables, counted.notes), (12, 12));
    assert_eq!(dumped(&servers).await, backup);
    assert!(dump::restore(&mut &backup[..], &servers).await.is_err(), "there is something already");
    drop(servers);
    let servers = open(cluster, 2, &stream).await;
    assert_eq!((servers.at(4).await, servers.open().await.unwrap().len()), (Ok(Some(TableId(4))), 6));
    let last = Memory::new();
    dump::restore(&mut &dumped(&servers).await[..], &last)
        .await
        .unwrap();
    assert_eq!(dumped(&last).await, backup);
}
