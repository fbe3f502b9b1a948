//! `tavolo purge`: counts first, and removes only what ended long ago, behind a backup.

use super::{tavolo, told};
use std::fs;
use tavolo::store::{Capacity, Sled, Store};

/// A game that ended long ago, and one that ended now; neither of which is ours to choose the time
/// of but by the record.
const GOOD: &str = include_str!("../edge/record.txt");

#[tokio::test]
async fn tables_that_ended_long_ago_are_counted_backed_up_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("r.txt"), GOOD).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);
    let open = || Sled::open(&folder.path().join("state"), Capacity::default()).unwrap();
    let tables = async || {
        let store = open();
        let tables = store.tables().await.unwrap();
        store.close().await;
        tables
    };
    let before = tables().await;
    assert_eq!(before.len(), 1);
    let store = open();
    let table = before[0].to_string();
    for (key, value) in [
        (format!("shown/{table}/board"), "{}"),
        (format!("shown/{table}/7"), "{}"),
        (format!("owed/{table}"), "true"),
        ("last/6".to_owned(), &*table),
        ("last/7".to_owned(), "another"),
        ("person/7".to_owned(), "{}"),
    ] {
        store.put(&key, Some(value.as_bytes().to_vec())).await.unwrap();
    }
    store.close().await;
    // Nothing is so old, then all is; without a backup nothing is removed.
    let (code, out, _) = go(&["purge", "--days", "40000"]);
    assert!(code == 0 && out.starts_with("0 tables with 0 records"), "{out}");
    let (code, out, _) = go(&["purge", "--days", "1"]);
    assert!(code == 0 && out.starts_with("1 table with ") && out.contains("Nothing was removed"), "{out}");
    assert_eq!(tables().await, before);
    fs::write(folder.path().join("there.txt"), "dear").unwrap();
    assert_eq!(go(&["purge", "--days", "1", "--backup", "there.txt"]).0, 1);
    assert_eq!(tables().await, before, "without its backup nothing is removed");
    let (code, out, err) = go(&["purge", "--days", "1", "--backup", "b.txt"]);
    assert!(code == 0 && out.contains("were removed; 0 others stay"), "{out}{err}");
    assert_eq!(tables().await, []);
    let store = open();
    let notes: Vec<String> = store
        .scan("")
        .await
        .unwrap()
        .into_iter()
        .map(|note| note.0)
        .collect();
    store.close().await;
    assert_eq!(notes, ["last/7", "person/7"], "its notes go with it, and no others");
    assert_eq!(go(&["purge", "--days", "0", "--backup", "c.txt"]).0, 2, "what ends today stays");
    assert_eq!(go(&["restore", "b.txt", "--folder", "back"]).0, 0);
    assert_eq!(go(&["check-store", "--folder", "back"]).0, 0);
}
