//! The store on disk: what is there after kills, damage, limits and restores.

mod child;
mod damage;
mod dump;
mod folder;
mod formats;
mod power_loss;
mod salvage;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tavolo::store::{Capacity, Change, Index, Record, Sled, Store, TableId, Version};

/// Opens a store that must open.
fn open(folder: &Path) -> Sled {
    Sled::open(folder, Capacity::default()).unwrap()
}

/// Waits until nothing is left to do for a store, so that its files can be copied.
fn rest(store: &Sled) {
    while store.unpacked() > 0 {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

/// A record for tests: its body tells its table and version.
fn record(table: u64, version: u32, length: usize) -> Record {
    let mut body = format!("{table}/{version}").into_bytes();
    body.resize(body.len().max(length), b'.');
    let id = table * 1_000_000 + u64::from(version) + 1;
    Record {
        schema: 1,
        game: "chess".into(),
        id,
        body,
        changes: vec![],
    }
}

/// Writes tables with some records of each length, indexes of each kind and notes.
async fn fill(store: &impl Store, tables: u64) {
    for table in 0..tables {
        for version in 0..4_u32 {
            let mut record = record(table, version, [10, 300, 5000, 0][version as usize]);
            if version == 1 {
                let indexes =
                    [Index::Open, Index::User(table % 3), Index::Place(table), Index::Due(table * 7)];
                record.changes = indexes.map(Change::Add).to_vec();
            }
            store
                .append(TableId(table), Version(version), record)
                .await
                .unwrap();
        }
        store
            .put(&format!("note/{table}"), Some(vec![0xFF; 100 * table as usize]))
            .await
            .unwrap();
    }
}

/// Writes one more record to each table, and moves its indexes and its note.
async fn fill_more(store: &impl Store, tables: u64) {
    for table in 0..tables {
        let mut record = record(table, 4, 50);
        let last = if table % 2 == 0 {
            Index::Open
        } else {
            Index::User(table % 3)
        };
        record.changes =
            vec![Change::Remove(Index::Due(table * 7)), Change::Add(Index::Due(table)), Change::Remove(last)];
        store.append(TableId(table), Version(4), record).await.unwrap();
        store
            .put(&format!("note/{table}"), Some(vec![b'x'; 50]))
            .await
            .unwrap();
    }
}

/// Everything that can be read from a store.
#[derive(Debug, PartialEq)]
struct Contents {
    tables: Vec<(TableId, Vec<Record>, Vec<Index>)>,
    notes: Vec<(String, Vec<u8>)>,
    open: Vec<TableId>,
    due: Vec<(u64, TableId)>,
    users: Vec<Vec<TableId>>,
    places: Vec<Option<TableId>>,
}

async fn contents(store: &impl Store) -> Result<Contents, tavolo::store::StoreFault> {
    let mut all = Contents {
        tables: vec![],
        notes: store.scan("").await?,
        open: store.open().await?,
        due: store.due(u64::MAX).await?,
        users: vec![],
        places: vec![],
    };
    for table in store.tables().await? {
        all.tables
            .push((table, store.read(table).await?, store.indexes(table).await?));
    }
    for number in 0..50 {
        all.users.push(store.of(number).await?);
        all.places.push(store.at(number).await?);
    }
    Ok(all)
}

/// Every file below a folder with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path))
        } else {
            drop(all.insert(path.clone(), fs::read(&path).unwrap()))
        }
    }
    all
}

/// Puts files into a folder under the names that they had in another.
fn place(files: &BTreeMap<PathBuf, Vec<u8>>, from: &Path, to: &Path) {
    fs::create_dir_all(to.join("log/blobs")).unwrap();
    for (path, bytes) in files {
        fs::write(to.join(path.strip_prefix(from).unwrap()), bytes).unwrap();
    }
}
