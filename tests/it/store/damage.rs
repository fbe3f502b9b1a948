//! Flipped, cut and missing bytes: a clear error that touches nothing, or everything is there.

use super::{Contents, contents, files, fill, open, place, record, rest};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tavolo::store::{Appended, Capacity, Sled, Store, StoreFault, TableId, Version};

/// The files of a store: after a clean end, and as a kill leaves them.
async fn written(folder: &Path, clean: bool) -> (BTreeMap<PathBuf, Vec<u8>>, Contents) {
    let store = open(folder);
    fill(&store, 12).await;
    store.close().await;
    let store = open(folder);
    super::fill_more(&store, 12).await;
    store.close().await;
    // The tables that are over are packed, and one of them goes on after that.
    let store = open(folder);
    rest(&store);
    let late = record(0, 5, 20);
    assert_eq!(store.append(TableId(0), Version(5), late).await, Ok(Appended::Done(Version(6))));
    rest(&store);
    let contents = contents(&store).await.unwrap();
    if clean {
        store.close().await;
    }
    (files(folder), contents)
}

/// Opens the store; says whether it was refused. Refused, its bytes are as they were; open, all is
/// there.
async fn refused_or_whole(folder: &Path, expected: &Contents, what: &str) -> bool {
    let before = files(folder);
    match Sled::open(folder, Capacity::default()) {
        Ok(store) => {
            let found = contents(&store).await;
            assert!(found.as_ref() == Ok(expected), "{what}: it opened without all that was written");
            store.close().await;
            false
        }
        Err(StoreFault::Damaged { what: told, .. }) => {
            assert!(!told.is_empty());
            assert!(files(folder) == before, "{what}: refused, but not as it was");
            true
        }
        Err(StoreFault::Newer { .. }) if what.starts_with("TAVOLO-STORE") => true,
        Err(other) => panic!("{what}: {other}"),
    }
}

async fn flips(clean: bool) -> usize {
    let base = tempfile::tempdir().unwrap();
    let (whole, contents) = written(base.path(), clean).await;
    let mut refused = 0;
    for (path, bytes) in &whole {
        let name = path.strip_prefix(base.path()).unwrap().display().to_string();
        // Some places of each file, more of them near its beginning, where the small files lie.
        let places = (0..12)
            .chain((1..30).map(|step| step * step * bytes.len() / 900))
            .filter(|at| *at < bytes.len());
        for at in places.collect::<std::collections::BTreeSet<_>>() {
            let other = tempfile::tempdir().unwrap();
            let mut flipped = whole.clone();
            flipped.get_mut(path).unwrap()[at] ^= 0x10;
            place(&flipped, base.path(), other.path());
            refused +=
                usize::from(refused_or_whole(other.path(), &contents, &format!("{name} byte {at}")).await);
        }
    }
    refused
}

#[tokio::test]
async fn a_flipped_byte_after_a_clean_end_is_told_or_does_no_harm() {
    let refused = flips(true).await;
    assert!(refused > 40, "{refused} were seen");
}

#[tokio::test]
async fn a_flipped_byte_after_a_kill_is_told_or_does_no_harm() {
    let refused = flips(false).await;
    assert!(refused > 5, "{refused} were seen");
}

#[tokio::test]
async fn a_log_that_was_cut_off_is_told() {
    for clean in [true, false] {
        let base = tempfile::tempdir().unwrap();
        let (whole, contents) = written(base.path(), clean).await;
        let db = base.path().join("log/db");
        let used = whole[&db].iter().rposition(|byte| *byte != 0).unwrap();
        for keep in [0, 1, used / 4, used / 2, used * 3 / 4, used - 100] {
            let other = tempfile::tempdir().unwrap();
            let mut cut = whole.clone();
            cut.get_mut(&db).unwrap().truncate(keep);
            place(&cut, base.path(), other.path());
            assert!(
                refused_or_whole(other.path(), &contents, "cut").await,
                "{keep} of {used}, clean {clean}"
            );
        }
    }
}

#[tokio::test]
async fn a_missing_file_is_told() {
    let base = tempfile::tempdir().unwrap();
    let (whole, contents) = written(base.path(), true).await;
    for name in ["log/db", "log/conf", "mark"] {
        let other = tempfile::tempdir().unwrap();
        place(&whole, base.path(), other.path());
        fs::remove_file(other.path().join(name)).unwrap();
        assert!(refused_or_whole(other.path(), &contents, name).await, "{name}");
    }
    let other = tempfile::tempdir().unwrap();
    place(&whole, base.path(), other.path());
    fs::remove_dir_all(other.path().join("log")).unwrap();
    assert!(refused_or_whole(other.path(), &contents, "log").await);
    let other = tempfile::tempdir().unwrap();
    place(&whole, base.path(), other.path());
    fs::remove_file(other.path().join("closed")).unwrap();
    assert!(
        !refused_or_whole(other.path(), &contents, "closed").await,
        "only the long way to open is needed"
    );
}

#[tokio::test]
async fn an_older_copy_of_the_log_beside_a_newer_mark_is_told() {
    let base = tempfile::tempdir().unwrap();
    let store = open(base.path());
    fill(&store, 3).await;
    rest(&store);
    let older = files(base.path());
    super::fill_more(&store, 3).await;
    rest(&store);
    let newer = files(base.path());
    let contents = contents(&store).await.unwrap();
    let mark = base.path().join("mark");
    let mixed = older
        .into_iter()
        .chain([(mark.clone(), newer[&mark].clone())])
        .collect();
    let other = tempfile::tempdir().unwrap();
    place(&mixed, base.path(), other.path());
    assert!(refused_or_whole(other.path(), &contents, "older").await);
}

#[tokio::test]
async fn an_entry_that_is_missing_changed_or_added_in_the_log_is_told() {
    let base = tempfile::tempdir().unwrap();
    let (whole, contents) = written(base.path(), false).await;
    let keys = {
        let other = tempfile::tempdir().unwrap();
        place(&whole, base.path(), other.path());
        let log = sled::open(other.path().join("log")).unwrap();
        let mut kinds = log
            .iter()
            .keys()
            .map(Result::unwrap)
            .map(|key| (key[0], key))
            .collect::<BTreeMap<_, _>>();
        kinds.remove(&b'c');
        kinds
    };
    assert_eq!(keys.keys().copied().collect::<Vec<_>>(), b"bdfinoprtuxz");
    for (kind, key) in keys {
        for change in ["remove", "change", "add"] {
            let other = tempfile::tempdir().unwrap();
            place(&whole, base.path(), other.path());
            {
                let log = sled::open(other.path().join("log")).unwrap();
                match change {
                    "remove" => log.remove(&key).unwrap(),
                    "change" => log.insert(&key, b"other").unwrap(),
                    _ => log.insert([&key[..], b"+"].concat(), b"").unwrap(),
                };
                log.flush().unwrap();
            }
            let what = format!("{change} {}", char::from(kind));
            assert!(refused_or_whole(other.path(), &contents, &what).await, "{what}");
        }
    }
}
