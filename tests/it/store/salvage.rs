//! What is undamaged in a store that does not open: given back as it was, or named.

use super::{Contents, contents, files, fill, fill_more, open, place, record, rest};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tavolo::store::dump::DumpFault;
use tavolo::store::{Capacity, Salvage, Sled, Store, StoreFault, TableId, Version};

/// The files of a store with tables that are open, packed, and packed and gone on, and what it
/// holds; after a clean end, or as a kill leaves it.
async fn written(folder: &Path, clean: bool) -> (BTreeMap<PathBuf, Vec<u8>>, Contents) {
    let store = open(folder);
    fill(&store, 30).await;
    store.close().await;
    let store = open(folder);
    fill_more(&store, 20).await;
    store.close().await;
    let store = open(folder);
    rest(&store);
    for table in 0..4 {
        let late = record(table, 5, 700);
        store.append(TableId(table), Version(5), late).await.unwrap();
    }
    store.remove(TableId(5), Version(5)).await.unwrap();
    rest(&store);
    let contents = contents(&store).await.unwrap();
    if clean {
        store.close().await;
    }
    (files(folder), contents)
}

/// Salvages some files, which stay as they are; what was said, and what the new store holds.
async fn salvaged(
    whole: &BTreeMap<PathBuf, Vec<u8>>,
    base: &Path,
    doubtful: bool,
) -> (Salvage, Contents, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("from"), folder.path().join("to"));
    place(whole, base, &from);
    let before = files(&from);
    let salvage = Sled::salvage(&from, &to, Capacity::default(), doubtful, &mut |_, _| {})
        .await
        .unwrap();
    assert!(files(&from) == before, "the damaged store stays as it is");
    let store = open(&to);
    let contents = contents(&store).await.unwrap();
    store.close().await;
    (salvage, contents, folder)
}

/// Each table and note is as it was, or named as lost; how many are lost.
fn as_it_was_or_named(salvage: &Salvage, found: &Contents, expected: &Contents, what: &str) -> usize {
    let lost: Vec<TableId> = salvage.lost_tables.iter().map(|(table, _)| *table).collect();
    for table in &expected.tables {
        let given = found.tables.iter().find(|given| given.0 == table.0);
        assert!(
            given == Some(table) || (given.is_none() && (lost.contains(&table.0) || salvage.nameless)),
            "{what}: table {} is wrong",
            table.0
        );
    }
    for note in &expected.notes {
        let given = found.notes.iter().find(|given| given.0 == note.0);
        let named = salvage.lost_notes.contains(&note.0) || salvage.nameless;
        assert!(given == Some(note) || (given.is_none() && named), "{what}: note {}", note.0);
    }
    assert!(found.tables.len() <= expected.tables.len() && found.notes.len() <= expected.notes.len());
    assert!(!salvage.whole || found == expected, "{what}: it is said to be whole");
    expected.tables.len() - found.tables.len()
}

#[tokio::test]
async fn an_undamaged_store_is_given_back_as_it_is() {
    for clean in [true, false] {
        let base = tempfile::tempdir().unwrap();
        let (whole, expected) = written(base.path(), clean).await;
        for doubtful in [false, true] {
            let (salvage, found, _folder) = salvaged(&whole, base.path(), doubtful).await;
            assert_eq!(found, expected, "clean {clean}");
            assert!(salvage.whole && !salvage.nameless && salvage.lost_tables.is_empty());
            assert_eq!(salvage.counted.tables, 29);
        }
    }
}

#[tokio::test]
async fn one_wrong_byte_anywhere_loses_nothing_or_what_is_lost_is_named() {
    let base = tempfile::tempdir().unwrap();
    let (whole, expected) = written(base.path(), true).await;
    let used = |bytes: &[u8]| bytes.iter().rposition(|byte| *byte != 0).unwrap_or(0) + 1;
    let (mut dice, mut mended) = (7_usize, 0);
    for (path, bytes) in &whole {
        let tries = if path.ends_with("db") { 60 } else { 6 };
        for _ in 0..tries {
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let at = (dice >> 20) % used(bytes);
            let mut flipped = whole.clone();
            flipped.get_mut(path).unwrap()[at] ^= 1 << (dice >> 61);
            let (salvage, found, _folder) = salvaged(&flipped, base.path(), false).await;
            let what = format!("{} byte {at}", path.display());
            as_it_was_or_named(&salvage, &found, &expected, &what);
            mended += usize::from(path.ends_with("db") && salvage.whole);
        }
    }
    assert!(mended >= 55, "{mended} of 60 wrong bytes of the log were mended");
}

#[tokio::test]
async fn of_whole_sectors_that_are_gone_only_what_was_in_them_is_lost() {
    let base = tempfile::tempdir().unwrap();
    let (whole, expected) = written(base.path(), true).await;
    let db = base.path().join("log/db");
    let used = whole[&db].iter().rposition(|byte| *byte != 0).unwrap();
    let (mut lost, mut all) = (0, 0);
    for sector in (0..used / 512).step_by(47) {
        for filler in [0, 0xFF] {
            let mut other = whole.clone();
            other.get_mut(&db).unwrap()[sector * 512..(sector + 1) * 512].fill(filler);
            let (salvage, found, _folder) = salvaged(&other, base.path(), false).await;
            let what = format!("sector {sector} with {filler}");
            lost += as_it_was_or_named(&salvage, &found, &expected, &what);
            all += expected.tables.len();
            // With what is in doubt there is never less.
            let (_, more, _folder) = salvaged(&other, base.path(), true).await;
            assert!(more.tables.len() >= found.tables.len(), "{what}");
        }
    }
    println!("{lost} of {all} tables were lost to sectors");
    assert!(lost < all, "not every table is lost to each sector");
}

#[tokio::test]
async fn a_log_that_was_cut_off_gives_nothing_but_what_is_in_doubt() {
    let base = tempfile::tempdir().unwrap();
    let (whole, expected) = written(base.path(), false).await;
    let db = base.path().join("log/db");
    let used = whole[&db].iter().rposition(|byte| *byte != 0).unwrap();
    for keep in [used - 100, used / 2, 0] {
        let mut cut = whole.clone();
        cut.get_mut(&db).unwrap().truncate(keep);
        let (salvage, found, _folder) = salvaged(&cut, base.path(), false).await;
        as_it_was_or_named(&salvage, &found, &expected, "cut");
        assert!(salvage.missing > Some(0) && !salvage.whole, "{salvage:?}");
        let (_, doubtful, _folder) = salvaged(&cut, base.path(), true).await;
        assert_eq!(doubtful.tables.is_empty(), keep == 0);
        for (table, records, _) in &doubtful.tables {
            let was = &expected.tables.iter().find(|was| was.0 == *table);
            assert!(was.is_none_or(|was| was.1.starts_with(records)), "table {table} begins as it did");
        }
    }
}

#[tokio::test]
async fn a_damaged_store_says_how_much_of_it_is_undamaged() {
    let base = tempfile::tempdir().unwrap();
    let (mut whole, _) = written(base.path(), true).await;
    let db = whole.get_mut(&base.path().join("log/db")).unwrap();
    let used = db.iter().rposition(|byte| *byte != 0).unwrap();
    db[used / 2] ^= 1;
    let folder = tempfile::tempdir().unwrap();
    place(&whole, base.path(), folder.path());
    let fault = Sled::open(folder.path(), Capacity::default())
        .unwrap_err()
        .to_string();
    assert!(fault.contains("undamaged tables: 29 of 29") && fault.contains("tavolo salvage"), "{fault}");
}

#[tokio::test]
async fn nothing_is_written_over_and_a_store_in_use_is_left_alone() {
    let base = tempfile::tempdir().unwrap();
    let from = base.path().join("from");
    let store = open(&from);
    let go = async |to: &str| {
        let to = base.path().join(to);
        Sled::salvage(&from, &to, Capacity::default(), false, &mut |_, _| {}).await
    };
    let in_use = StoreFault::InUse { folder: from.clone() };
    assert_eq!(go("to").await, Err(DumpFault::Store(in_use)));
    store.close().await;
    drop(store);
    assert_eq!(go("from").await, Err(DumpFault::Occupied));
    fs::create_dir(base.path().join("to")).unwrap();
    assert!(go("to").await.unwrap().whole);
    assert_eq!(go("to").await, Err(DumpFault::Occupied));
    fs::remove_dir_all(from.join("log")).unwrap();
    let Err(DumpFault::Store(StoreFault::System { folder, .. })) = go("other").await else {
        panic!("there is no log");
    };
    assert!(folder == from && !base.path().join("other.restoring").exists());
}
