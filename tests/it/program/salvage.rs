//! `tavolo salvage`: what a damaged folder still holds, and what it does not, by name.

use super::{tavolo, told};
use std::fs;

/// A game that ended.
const GOOD: &str = include_str!("../edge/record.txt");

#[test]
fn a_damaged_folder_is_salvaged_into_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("r.txt"), GOOD).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);
    let db = folder.path().join("state/log/db");
    let whole = fs::read(&db).unwrap();
    let used = whole.iter().rposition(|byte| *byte != 0).unwrap();
    let damaged = |from: usize, to: usize| {
        let mut bytes = whole.clone();
        bytes[from..to].iter_mut().for_each(|byte| *byte ^= 0x55);
        fs::write(&db, bytes).unwrap();
    };
    damaged(used / 2, used / 2 + 1);
    let (code, _, err) = go(&["check-store"]);
    assert!(code == 65 && err.contains("undamaged tables: 1 of 1") && err.contains("salvage"), "{err}");
    let (code, out, err) = go(&["salvage", "state", "new"]);
    assert!(code == 0 && out.contains("everything is there that was written"), "{out}{err}");
    assert!(out.contains("new: 1 table, "), "{out}");
    assert_eq!(go(&["check-store", "--folder", "new"]).0, 0);
    damaged(used / 4, used);
    let (code, out, err) = go(&["salvage", "state", "other"]);
    assert!(code == 1 && out.contains("other: 0 tables, 0 records"), "{out}{err}");
    assert!(
        out.contains("missing at the end of the log") && err.contains("a backup may have them"),
        "{out}{err}"
    );
    let (code, _, err) = go(&["salvage", "state", "new"]);
    assert!(code == 1 && err.contains("there is a store already"), "{err}");
}

#[test]
fn what_is_missing_is_named_and_what_would_help() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("r.txt"), GOOD).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);
    let state = fs::canonicalize(folder.path()).unwrap().join("state");
    fs::remove_file(state.join("TAVOLO-STORE")).unwrap();
    let (code, _, err) = go(&["check-store"]);
    assert!(
        code == 65 && err.contains("the file TAVOLO-STORE is missing") && err.contains("tavolo salvage"),
        "{err}"
    );
    assert!(err.contains(&format!("the data folder {} ", state.display())), "{err}");
    fs::remove_file(state.join("mark")).unwrap();
    let (code, _, err) = go(&["salvage", "state", "without"]);
    assert!(code == 1 && err.contains("1 table and 0 notes are lost"), "{err}");
    assert!(err.contains("--doubtful also writes 1 of them"), "{err}");
    let (code, out, err) = go(&["salvage", "--doubtful", "state", "with"]);
    assert!(code == 1 || code == 0, "{out}{err}");
    assert!(out.contains("/with: 1 table, ") && !err.contains("--doubtful"), "{out}{err}");
    fs::remove_file(state.join("log/db")).unwrap();
    let (code, _, err) = go(&["salvage", "state", "none"]);
    assert!(code == 1 && err.contains(&format!("{} is missing", state.join("log/db").display())), "{err}");
}
