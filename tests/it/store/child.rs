//! A process that writes and is killed, or that may not write on.
//!
//! The child is this test program again, at the same test, with a variable that says where to
//! write.

use super::{open, record};
use futures_util::future::join_all;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tavolo::store::{Appended, Capacity, Change, Index, Refused, Sled, Store, StoreFault, TableId, Version};

const FOLDER: &str = "TAVOLO_TEST_STORE_CHILD";
/// The most kills in one folder, all of which is read again after each.
const IN_ONE_FOLDER: usize = 50;
const WRITERS: u64 = 12;

fn child_of(test: &str, folder: &Path, limit: Option<u32>) -> Child {
    let program = std::env::current_exe().unwrap();
    let mut command = match limit {
        None => Command::new(program),
        Some(blocks) => {
            // With the signal ignored, a write beyond the limit fails like one on a full disk.
            let mut shell = Command::new("sh");
            shell
                .args(["-c", &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"")])
                .arg(program);
            shell
        }
    };
    command
        .args([test, "--exact", "--nocapture", "--test-threads", "1"])
        .env(FOLDER, folder);
    command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Says a line to the parent, at once and whole.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// Writes on each table from where it is, and says what was acknowledged, until a write is refused.
async fn write(store: Arc<Sled>, table: u64) -> Refused {
    let mut version = u32::try_from(store.read(TableId(table)).await.unwrap().len()).unwrap();
    loop {
        let mut next = record(table, version, 10 + (version as usize * 397) % 3000);
        next.changes = vec![
            Change::Add(Index::Due(u64::from(version))),
            Change::Remove(Index::Due(u64::from(version).wrapping_sub(1))),
        ];
        match store.append(TableId(table), Version(version), next).await {
            Ok(Appended::Done(done)) => say(&format!("ack {table} {done}")),
            Ok(twice) => panic!("{twice:?}"),
            Err(refused) => return refused,
        }
        version += 1;
    }
}

async fn be_the_child(folder: PathBuf) {
    let store = Arc::new(open(&folder));
    say("open");
    let ends = join_all((0..WRITERS).map(|table| tokio::spawn(write(Arc::clone(&store), table)))).await;
    for end in ends {
        let end = end.unwrap();
        let known = matches!(end, Refused::Unknown | Refused::Failed(StoreFault::Stopped { .. }));
        say(if known { "stopped" } else { "strange" });
    }
    assert!(matches!(store.health(), Err(StoreFault::Stopped { .. })));
    assert!(matches!(
        store.put("note", Some(vec![])).await,
        Err(Refused::Failed(StoreFault::Stopped { .. }))
    ));
    assert!(
        matches!(store.read(TableId(0)).await, Err(StoreFault::Stopped { .. })),
        "what is in memory may not be on the disk"
    );
    say("told");
    store.close().await;
    say("closed");
}

/// The acknowledged version of each table, as far as the lines tell.
fn acknowledged(line: &str, last: &mut BTreeMap<u64, u32>) -> bool {
    let mut words = line.split(' ');
    if words.next() != Some("ack") {
        return false;
    }
    let (Some(table), Some(version)) = (words.next(), words.next()) else {
        return false;
    };
    let (Ok(table), Ok(version)) = (table.parse(), version.parse()) else {
        return false;
    };
    let before = last.insert(table, version).unwrap_or(0);
    assert!(before < version);
    true
}

/// All that was acknowledged is there, in order, with one more at most for each writer and end.
async fn nothing_is_lost(store: &Sled, acknowledged: &mut BTreeMap<u64, u32>, ends: u32) {
    for table in 0..WRITERS {
        let read = store.read(TableId(table)).await.unwrap();
        let (found, said) =
            (u32::try_from(read.len()).unwrap(), acknowledged.get(&table).copied().unwrap_or(0));
        assert!(
            said <= found && found <= said + ends,
            "table {table} has {found} records, {said} were acknowledged"
        );
        for (version, read) in (0..).zip(read) {
            let written = record(table, version, 10 + (version as usize * 397) % 3000);
            assert!((read.id, &read.body) == (written.id, &written.body), "table {table} version {version}");
            let at = store.append(TableId(table), Version(version), written).await;
            assert_eq!(
                at,
                Ok(Appended::Twice {
                    table: TableId(table),
                    version: Version(version + 1)
                })
            );
        }
        let due = if found == 0 {
            vec![]
        } else {
            vec![Index::Due(u64::from(found) - 1)]
        };
        assert_eq!(store.indexes(TableId(table)).await, Ok(due));
        acknowledged.insert(table, found);
    }
}

/// Ten times, or as often as `TAVOLO_STORE_KILLS` says; after some kills another folder is begun.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_that_was_acknowledged() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return be_the_child(folder.into()).await;
    }
    let all: usize = std::env::var("TAVOLO_STORE_KILLS").map_or(10, |kills| kills.parse().unwrap());
    for first in (0..all).step_by(IN_ONE_FOLDER) {
        kills_in_one_folder(first..all.min(first + IN_ONE_FOLDER)).await;
    }
}

async fn kills_in_one_folder(kills: Range<usize>) {
    let base = tempfile::tempdir().unwrap();
    let mut last = BTreeMap::new();
    let mut unseen = 0;
    for kill in kills {
        let mut child = child_of("store::child::kills_lose_nothing_that_was_acknowledged", base.path(), None);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut left = 1 + (kill * 7919) % 400;
        while left > 0 {
            let line = lines.next().expect("the child ended by itself").unwrap();
            left -= usize::from(acknowledged(&line, &mut last));
        }
        let refused = Sled::open(base.path(), Capacity::default()).unwrap_err();
        assert_eq!(
            refused,
            StoreFault::InUse {
                folder: base.path().to_owned()
            }
        );
        child.kill().unwrap();
        child.wait().unwrap();
        unseen += 1;
        for line in lines.map_while(Result::ok) {
            acknowledged(&line, &mut last);
        }
        // Every third time the next child finds what the kill left; else this process looks at it
        // first.
        if kill % 3 != 0 {
            let store = open(base.path());
            nothing_is_lost(&store, &mut last, std::mem::take(&mut unseen)).await;
            store.close().await;
        }
    }
    assert_eq!(last.len(), WRITERS as usize);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_beyond_a_limit_stops_the_store_and_a_new_start_finds_all() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return be_the_child(folder.into()).await;
    }
    let base = tempfile::tempdir().unwrap();
    let test = "store::child::a_write_beyond_a_limit_stops_the_store_and_a_new_start_finds_all";
    let mut child = child_of(test, base.path(), Some(6000));
    let mut last = BTreeMap::new();
    let mut said = BTreeMap::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        if !acknowledged(&line, &mut last) {
            *said.entry(line).or_insert(0) += 1;
        }
    }
    assert!(child.wait().unwrap().success());
    let of = |line: &str| said.get(line).copied().unwrap_or(0);
    assert_eq!((of("open"), of("stopped"), of("strange"), of("told"), of("closed")), (1, WRITERS, 0, 1, 1));
    let store = open(base.path());
    nothing_is_lost(&store, &mut last, 1).await;
    let next = Version(u32::try_from(store.read(TableId(0)).await.unwrap().len()).unwrap());
    assert_eq!(store.append(TableId(0), next, record(0, next.0, 9)).await, Ok(Appended::Done(next.next())));
    store.close().await;
}
