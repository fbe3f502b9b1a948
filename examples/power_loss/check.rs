//! Whether what a power cut left holds all that was acknowledged before it.

use super::writer::WRITERS;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use tavolo::store::{Appended, Capacity, Change, Index, Record, Sled, Store, TableId, Version};

/// The record that makes a version of a table one greater; every third is longer than a page.
pub fn record(table: u64, version: u32) -> Record {
    let mut body = format!("{table}/{version}").into_bytes();
    body.resize(
        10 + (version as usize * 397) % 3000 + if version.is_multiple_of(3) { 4096 } else { 0 },
        b'.',
    );
    let due = u64::from(version);
    let changes = vec![Change::Add(Index::Due(due)), Change::Remove(Index::Due(due.wrapping_sub(1)))];
    Record {
        schema: 1,
        game: "chess".into(),
        id: (table + 1) * 1_000_000 + u64::from(version),
        body,
        changes,
    }
}

/// What was acknowledged: the version of each table, and the number in each note.
#[derive(Clone, Debug, Default)]
pub struct Said {
    versions: BTreeMap<u64, u32>,
    notes: BTreeMap<u64, u32>,
}

impl Said {
    /// Takes up what a writer said.
    pub fn hear(&mut self, lines: &[String]) {
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let [what, table, number] = words.as_slice() else {
                continue;
            };
            let (Ok(table), Ok(number)) = (table.parse(), number.parse()) else {
                continue;
            };
            match *what {
                "ack" => drop(self.versions.insert(table, number)),
                "note" => drop(self.notes.insert(table, number)),
                _ => {}
            }
        }
    }

    /// How many records were acknowledged.
    pub fn count(&self) -> u32 {
        self.versions.values().sum()
    }
}

/// What became of an image.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// It opens, holds everything that was acknowledged, and can be written on.
    Whole,
    /// So much that was acknowledged is not there, or not what it was.
    Lost(u32),
    /// It does not open.
    Closed(String),
}

/// Opens an image with the store and looks for all that was acknowledged.
pub async fn store(image: &Path, said: &Said) -> Found {
    let opened = catch_unwind(AssertUnwindSafe(|| Sled::open(image, Capacity::default())));
    let store = match opened {
        Ok(Ok(store)) => store,
        Ok(Err(fault)) => return Found::Closed(fault.to_string()),
        Err(_) => return Found::Closed("it panics".to_owned()),
    };
    let mut lost = 0;
    for table in 0..WRITERS {
        lost += missing(&store, table, said).await;
        let note = store.get(&format!("note/{table}")).await.ok().flatten();
        let number = note
            .and_then(|note| String::from_utf8(note).ok()?.parse::<u32>().ok())
            .unwrap_or(0);
        lost += u32::from(number < said.notes.get(&table).copied().unwrap_or(0));
    }
    store.close().await;
    if lost == 0 {
        Found::Whole
    } else {
        Found::Lost(lost)
    }
}

/// How many acknowledged records of a table are missing or different; then writes one more.
async fn missing(store: &Sled, table: u64, said: &Said) -> u32 {
    let acknowledged = said.versions.get(&table).copied().unwrap_or(0);
    let Ok(read) = store.read(TableId(table)).await else {
        return acknowledged.max(1);
    };
    let mut missing = 0;
    for version in 0..acknowledged.max(u32::try_from(read.len()).unwrap()) {
        let (written, read) = (record(table, version), read.get(version as usize));
        missing += u32::from(read.is_none_or(|read| (read.id, &read.body) != (written.id, &written.body)));
    }
    let next = Version(u32::try_from(read.len()).unwrap());
    let appended = store.append(TableId(table), next, record(table, next.0)).await;
    missing + u32::from(appended != Ok(Appended::Done(next.next())))
}

/// Opens an image with the engine alone and looks for all that was acknowledged.
pub fn bare(image: &Path, said: &Said) -> Found {
    let opened = catch_unwind(AssertUnwindSafe(|| {
        let tree = sled::Config::new()
            .path(image)
            .flush_every_ms(None)
            .open()
            .map_err(|error| error.to_string())?;
        let missing = (1..=said.count()).filter(|version| {
            let there = tree.get(version.to_be_bytes()).ok().flatten();
            there.is_none_or(|body| body != record(0, *version).body.as_slice())
        });
        Ok::<_, String>(u32::try_from(missing.count()).unwrap())
    }));
    match opened {
        Ok(Ok(0)) => Found::Whole,
        Ok(Ok(lost)) => Found::Lost(lost),
        Ok(Err(why)) => Found::Closed(why),
        Err(_) => Found::Closed("it panics".to_owned()),
    }
}
