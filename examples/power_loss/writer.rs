//! The process that is traced: it writes, says what was acknowledged, and ends when nobody feeds
//! it.

use super::check::record;
use futures_util::future::join_all;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process;
use std::sync::Arc;
use tavolo::store::{Appended, Capacity, Sled, Store, TableId, Version};

/// How many write at once.
pub const WRITERS: u64 = 12;

/// How a writer writes and ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Through the store, and ends as a kill does.
    Killed,
    /// Through the store, and closes it.
    Closed,
    /// With the engine below alone, and ends as a kill does.
    Bare,
}

impl How {
    /// The word that stands for it on a command line.
    pub fn word(self) -> &'static str {
        match self {
            How::Killed => "killed",
            How::Closed => "closed",
            How::Bare => "bare",
        }
    }

    /// What a word stands for.
    pub fn of(word: &str) -> Option<How> {
        [How::Killed, How::Closed, How::Bare]
            .into_iter()
            .find(|how| how.word() == word)
    }
}

/// Says a line, at once and whole.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// Waits until the input ends.
fn fed() {
    let _ = io::stdin().read_to_end(&mut Vec::new());
}

/// Writes into a folder.
pub async fn write(how: How, folder: &Path) {
    if how == How::Bare {
        let folder = folder.to_owned();
        std::thread::spawn(move || bare(&folder));
        let _ = tokio::task::spawn_blocking(fed).await;
        process::exit(0);
    }
    let store = Arc::new(Sled::open(folder, Capacity::default()).unwrap());
    say("open");
    let writers: Vec<_> = (0..WRITERS)
        .map(|table| tokio::spawn(table_of(Arc::clone(&store), table)))
        .collect();
    let _ = tokio::task::spawn_blocking(fed).await;
    if how == How::Killed {
        process::exit(0);
    }
    store.close().await;
    join_all(writers).await;
    say("closed");
}

/// Writes records and a note of one table for as long as the store takes them.
async fn table_of(store: Arc<Sled>, table: u64) {
    let mut version = u32::try_from(store.read(TableId(table)).await.unwrap().len()).unwrap();
    loop {
        match store
            .append(TableId(table), Version(version), record(table, version))
            .await
        {
            Ok(Appended::Done(done)) => say(&format!("ack {table} {done}")),
            Ok(twice) => panic!("{twice:?}"),
            Err(_) => return,
        }
        version += 1;
        if version.is_multiple_of(3) {
            if store
                .put(&format!("note/{table}"), Some(version.to_string().into_bytes()))
                .await
                .is_err()
            {
                return;
            }
            say(&format!("note {table} {version}"));
        }
    }
}

/// Writes with the engine alone: what it calls a flush, and no sync but one at the beginning.
fn bare(folder: &Path) {
    let tree = sled::Config::new()
        .path(folder)
        .flush_every_ms(None)
        .open()
        .unwrap();
    for name in ["conf", "db"] {
        File::open(folder.join(name)).unwrap().sync_all().unwrap();
    }
    for name in fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
    {
        File::open(name).unwrap().sync_all().unwrap();
    }
    File::open(folder).unwrap().sync_all().unwrap();
    say("open");
    for version in 1_u32.. {
        tree.insert(version.to_be_bytes(), record(0, version).body)
            .unwrap();
        tree.flush().unwrap();
        say(&format!("ack 0 {version}"));
    }
}
