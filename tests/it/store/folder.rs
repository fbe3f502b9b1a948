//! Whose a folder is, and who has it.

use super::{contents, files, fill, open};
use std::fs;
use tavolo::store::{Capacity, Sled, Store, StoreFault};

#[tokio::test]
async fn a_folder_is_made_with_its_parents_and_opens_again() {
    let base = tempfile::tempdir().unwrap();
    let folder = base.path().join("a/b/c");
    let store = open(&folder);
    fill(&store, 5).await;
    let before = contents(&store).await.unwrap();
    store.close().await;
    assert!(folder.join("closed").exists());
    let store = open(&folder);
    assert_eq!(contents(&store).await.unwrap(), before);
    drop(store);
    assert_eq!(contents(&open(&folder)).await.unwrap(), before, "dropping without closing loses nothing");
}

#[tokio::test]
async fn a_second_opener_is_told_that_it_is_in_use_until_the_first_closes() {
    let base = tempfile::tempdir().unwrap();
    let store = open(base.path());
    for _ in 0..3 {
        let refused = Sled::open(base.path(), Capacity::default()).unwrap_err();
        assert_eq!(
            refused,
            StoreFault::InUse {
                folder: base.path().to_owned()
            }
        );
    }
    fill(&store, 1).await;
    store.close().await;
    open(base.path()).close().await;
}

#[test]
fn a_folder_with_other_files_is_left_as_it_is() {
    let base = tempfile::tempdir().unwrap();
    fs::write(base.path().join("letter.txt"), "dear").unwrap();
    let refused = Sled::open(base.path(), Capacity::default()).unwrap_err();
    assert_eq!(
        refused,
        StoreFault::Foreign {
            folder: base.path().to_owned()
        }
    );
    assert_eq!(files(base.path()).len(), 1);
    let file = base.path().join("letter.txt");
    assert!(matches!(Sled::open(&file, Capacity::default()), Err(StoreFault::System { .. })));
    assert_eq!(fs::read(file).unwrap(), b"dear");
}

#[test]
fn a_bare_folder_of_the_engine_below_is_not_ours() {
    let base = tempfile::tempdir().unwrap();
    fs::write(base.path().join("db"), [0; 64]).unwrap();
    fs::write(base.path().join("conf"), [0; 64]).unwrap();
    let before = files(base.path());
    assert!(matches!(Sled::open(base.path(), Capacity::default()), Err(StoreFault::Foreign { .. })));
    assert_eq!(files(base.path()), before);
}

#[tokio::test]
async fn a_newer_format_is_left_as_it_is() {
    let base = tempfile::tempdir().unwrap();
    open(base.path()).close().await;
    fs::write(base.path().join("TAVOLO-STORE"), "tavolo store, format 4\n").unwrap();
    let before = files(base.path());
    let refused = Sled::open(base.path(), Capacity::default()).unwrap_err();
    assert_eq!(
        refused,
        StoreFault::Newer {
            folder: base.path().to_owned(),
            found: 4,
            known: 3
        }
    );
    assert_eq!(files(base.path()), before);
}

#[tokio::test]
async fn a_snapshot_of_the_engine_whose_writing_broke_off_does_no_harm() {
    let base = tempfile::tempdir().unwrap();
    let store = open(base.path());
    fill(&store, 5).await;
    let before = contents(&store).await.unwrap();
    store.close().await;
    for torn in [&b""[..], &[0; 40]] {
        fs::remove_file(base.path().join("closed")).unwrap();
        fs::write(base.path().join("log/snap.00000000FFFFFFFF.generating"), torn).unwrap();
        let store = open(base.path());
        assert_eq!(contents(&store).await.unwrap(), before);
        store.close().await;
    }
}

#[tokio::test]
async fn a_creation_that_broke_off_is_begun_again() {
    for rest in ["TAVOLO-STORE.new", "lost+found"] {
        let base = tempfile::tempdir().unwrap();
        fs::write(base.path().join(rest), "tavo").unwrap();
        open(base.path()).close().await;
    }
    let base = tempfile::tempdir().unwrap();
    open(base.path()).close().await;
    for half in ["log", "closed", "mark"] {
        let path = base.path().join(half);
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap()
        } else {
            fs::remove_file(path).unwrap()
        }
    }
    fs::create_dir_all(base.path().join("log.new/blobs")).unwrap();
    fs::write(base.path().join("log.new/db"), [1; 9]).unwrap();
    let store = open(base.path());
    fill(&store, 1).await;
    store.close().await;
}

#[tokio::test]
async fn without_room_for_the_copy_of_a_log_that_was_not_closed_a_new_start_is_asked_for() {
    let base = tempfile::tempdir().unwrap();
    let store = open(base.path());
    fill(&store, 2).await;
    store.close().await;
    drop(store);
    // As a kill leaves it, with something strange in a log that is larger than any disk.
    fs::remove_file(base.path().join("closed")).unwrap();
    let db = base.path().join("log/db");
    let whole = fs::read(&db).unwrap();
    let mut strange = whole.clone();
    strange[30] ^= 1;
    fs::write(&db, strange).unwrap();
    let large = base.path().join("log/large");
    fs::File::create(&large).unwrap().set_len(1 << 43).unwrap();
    let refused = Sled::open(base.path(), Capacity::default()).unwrap_err();
    assert!(matches!(refused, StoreFault::NoRoom { needed, .. } if needed > 1 << 43), "{refused:?}");
    let said = refused.to_string();
    assert!(said.contains("start the program again") && !said.contains("goes on by itself"), "{said}");
    fs::remove_file(large).unwrap();
    fs::write(&db, whole).unwrap();
    open(base.path()).close().await;
}
