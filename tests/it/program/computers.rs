//! `tavolo check-store --computers`: computers come to what they did, and where they do not it is named.

use super::{tavolo, told};
use crate::hall::computers::Solo;
use std::path::Path;
use tavolo::games::condottiere::Condottiere;
use tavolo::search::Level;
use tavolo::store::{Capacity, Record, Sled, Store, Version};

/// A folder with the records of a table, each changed on the way.
async fn stored(path: &Path, solo: &Solo, change: impl Fn(&str) -> String) {
    let store = Sled::open(path, Capacity::default()).unwrap();
    let table = solo.room.table;
    for (version, record) in (0..).zip(solo.room.store.read(table).await.unwrap()) {
        let body = change(std::str::from_utf8(&record.body).unwrap()).into_bytes();
        store
            .append(table, Version(version), Record { body, ..record })
            .await
            .unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn what_computers_did_is_thought_about_again_on_demand() {
    let solo = Solo::begun::<Condottiere>("a", 1).await;
    solo.played_out().await;
    let folder = tempfile::tempdir().unwrap();
    let check = |store: &str, more: &[&str]| {
        let args = [&["check-store", "--folder", store][..], more].concat();
        told(&tavolo(folder.path(), None, &args, None))
    };

    stored(&folder.path().join("whole"), &solo, str::to_owned).await;
    let (code, out, err) = check("whole", &["--computers"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let counted = |line: &&str| line.ends_with(" computer decisions thought about again");
    let line = out.lines().find(counted).unwrap_or_else(|| panic!("{out}"));
    assert!(!line.starts_with("0 "), "{out}");

    // One look more than the level takes: nobody comes to that.
    let iterations = Level::Beginner.effort::<Condottiere>().iterations;
    let looks = |iterations: u32| format!("\"iterations\":{iterations}}}");
    let more = |text: &str| text.replace(&looks(iterations), &looks(iterations + 1));
    stored(&folder.path().join("other"), &solo, more).await;
    assert_eq!(check("other", &[]).0, 0, "the rules make of it what was stored");
    let (code, out, err) = check("other", &["--computers"]);
    assert!(code == 1 && out.contains("a computer comes to another action now"), "{out}");
    assert!(err.contains("not all that computers did comes out again"), "{err}");

    let (code, _, err) = check("whole", &["--computers", "--with", "tavolo"]);
    assert!(code == 2 && err.contains("cannot be used with"), "{err}");
}
