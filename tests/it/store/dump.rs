//! Backups: restored, they are the original; damaged, they are refused by line.

use super::{contents, fill, open};
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};
use std::fs;
use std::io::Read;
use std::path::Path;
use tavolo::store::dump::{Counted, DumpFault, Haste, NewFile, Receipt, backup, examine, restore};
use tavolo::store::{Answer, Capacity, Memory, Refused, Sled, Store, StoreFault, StoreLayer};

async fn backup_file(store: &dyn Store, path: &Path) -> Result<Receipt, DumpFault> {
    tavolo::store::dump::backup_file(store, path, Haste::Gentle, &mut |_, _| {}).await
}

async fn dumped(tables: u64) -> (Memory, Vec<u8>) {
    let store = Memory::new();
    fill(&store, tables).await;
    let mut dump = Vec::new();
    let counted = backup(&store, &mut dump).await.unwrap();
    assert_eq!((counted.tables, counted.records, counted.notes), (tables, tables * 4, tables));
    (store, dump)
}

async fn restored(dump: &[u8]) -> Result<Memory, DumpFault> {
    let store = Memory::new();
    restore(&mut &*dump, &store).await.map(|_| store)
}

#[tokio::test]
async fn a_restored_store_is_the_original_and_its_dump_too() {
    for tables in [0, 1, 40, 700] {
        let (original, dump) = dumped(tables).await;
        let other = restored(&dump).await.unwrap();
        assert!(contents(&other).await == contents(&original).await);
        let mut again = Vec::new();
        backup(&other, &mut again).await.unwrap();
        assert!(again == dump);
    }
}

#[tokio::test]
async fn a_dump_moves_a_store_between_engines_by_way_of_a_file() {
    let base = tempfile::tempdir().unwrap();
    let store = open(&base.path().join("a"));
    fill(&store, 30).await;
    let before = contents(&store).await.unwrap();
    let file = base.path().join("backup.dump.gz");
    let Receipt { counted, bytes } = backup_file(&store, &file).await.unwrap();
    assert_eq!(fs::metadata(&file).unwrap().len(), bytes);
    assert_eq!(backup_file(&store, &file).await, Err(DumpFault::Exists { path: file.clone() }));
    let bytes = fs::read(&file).unwrap();
    for folder in ["b", "c"] {
        let folder = base.path().join(folder);
        if folder.ends_with("c") {
            fs::create_dir(&folder).unwrap();
        }
        assert_eq!(Sled::restore(&folder, Capacity::default(), &mut &*bytes).await, Ok(counted));
        let store = open(&folder);
        assert!(contents(&store).await.as_ref() == Ok(&before));
        fill_again_is_known(&store).await;
    }
    assert!(contents(&restored(&bytes).await.unwrap()).await == Ok(before));
    assert_eq!(names(base.path()), ["a", "b", "backup.dump.gz", "c"]);
}

/// The ids of interactions came along: what was done is not done again.
async fn fill_again_is_known(store: &impl Store) {
    let again = store
        .append(tavolo::store::TableId(3), tavolo::store::Version(4), super::record(3, 0, 0))
        .await;
    assert!(matches!(again, Ok(tavolo::store::Appended::Twice { .. })));
}

fn names(folder: &Path) -> Vec<String> {
    let mut names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect::<Vec<_>>();
    names.sort();
    names
}

#[tokio::test]
async fn nothing_is_restored_over_anything() {
    let (store, dump) = dumped(2).await;
    assert_eq!(restore(&mut &*dump, &store).await, Err(DumpFault::Occupied));
    let noted = Memory::new();
    noted.put("a", Some(vec![])).await.unwrap();
    assert_eq!(restore(&mut &*dump, &noted).await, Err(DumpFault::Occupied));
    let base = tempfile::tempdir().unwrap();
    fs::write(base.path().join("letter.txt"), "dear").unwrap();
    let foreign = StoreFault::Foreign {
        folder: base.path().to_owned(),
    };
    assert_eq!(
        Sled::restore(base.path(), Capacity::default(), &mut &*dump).await,
        Err(DumpFault::Store(foreign))
    );
    assert_eq!(names(base.path()), ["letter.txt"]);
}

#[tokio::test]
async fn what_a_killed_restoring_left_behind_is_removed_by_the_next_one() {
    let (_, dump) = dumped(2).await;
    let base = tempfile::tempdir().unwrap();
    let (new, beside) = (base.path().join("new"), base.path().join("new.restoring"));
    let restore = async || Sled::restore(&new, Capacity::default(), &mut &*dump).await;
    // Killed before anything was in it, and after some of it was.
    for half in [false, true] {
        fs::create_dir(&beside).unwrap();
        if half {
            Sled::open(&beside, Capacity::default()).unwrap().close().await;
            fs::remove_file(beside.join("mark")).unwrap();
        }
        assert!(restore().await.is_ok(), "{half}");
        assert_eq!(names(base.path()), ["new"], "{half}");
        fs::remove_dir_all(&new).unwrap();
    }
    // Somebody else's files stay, and so does what another process is restoring now.
    fs::create_dir(&beside).unwrap();
    fs::write(beside.join("letter.txt"), "dear").unwrap();
    assert_eq!(
        restore().await,
        Err(DumpFault::Store(StoreFault::Foreign {
            folder: beside.clone()
        }))
    );
    assert_eq!(names(&beside), ["letter.txt"]);
    fs::remove_dir_all(&beside).unwrap();
    let other = Sled::open(&beside, Capacity::default()).unwrap();
    assert_eq!(
        restore().await,
        Err(DumpFault::Store(StoreFault::InUse {
            folder: beside.clone()
        }))
    );
    other.close().await;
}

#[tokio::test]
async fn a_dump_cut_off_anywhere_is_refused_and_leaves_no_folder() {
    let (_, dump) = dumped(3).await;
    for keep in (0..dump.len()).step_by(7) {
        let refused = restored(&dump[..keep]).await.err();
        let lines = dump[..keep].iter().filter(|byte| **byte == b'\n').count() as u64;
        assert_eq!(refused, Some(DumpFault::Cut { line: lines }), "{keep} of {}", dump.len());
    }
    let base = tempfile::tempdir().unwrap();
    let refused =
        Sled::restore(&base.path().join("new"), Capacity::default(), &mut &dump[..dump.len() / 2]).await;
    assert!(matches!(refused, Err(DumpFault::Cut { .. })));
    assert!(names(base.path()).is_empty());
}

#[tokio::test]
async fn every_flipped_bit_of_a_dump_is_refused() {
    let (_, dump) = dumped(2).await;
    for at in (0..dump.len() * 8).step_by(5) {
        let mut flipped = dump.clone();
        flipped[at / 8] ^= 1 << (at % 8);
        assert!(restored(&flipped).await.is_err(), "bit {at}");
    }
}

#[tokio::test]
async fn lines_that_are_missing_doubled_or_moved_are_refused_by_number() {
    let (_, dump) = dumped(3).await;
    let lines = dump.split_inclusive(|byte| *byte == b'\n').collect::<Vec<_>>();
    for at in 1..lines.len() - 1 {
        let mut missing = lines.clone();
        missing.remove(at);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let mut moved = lines.clone();
        moved.swap(at, at + 1);
        for (lines, seen) in [(missing, at + 1), (doubled, at + 2), (moved, at + 1)] {
            let refused = restored(&lines.concat()).await.err();
            assert!(
                matches!(refused, Some(DumpFault::Line { line, .. }) if line == seen as u64),
                "{at}: {refused:?}"
            );
        }
    }
    let more = [lines.concat(), lines[0].to_vec()].concat();
    assert!(
        matches!(restored(&more).await, Err(DumpFault::Line { line, .. }) if line == lines.len() as u64 + 1)
    );
}

#[tokio::test]
async fn what_is_no_dump_or_a_newer_one_is_named_so() {
    for strange in ["hello\n", "\n", "00000000 {}\n", "{\"dump\":{\"format\":1}}\n"] {
        assert_eq!(restored(strange.as_bytes()).await.err(), Some(DumpFault::Strange), "{strange:?}");
    }
    let newer = "{\"dump\":{\"format\":2}}";
    let crc = crc32fast::hash(&[&[0; 4], newer.as_bytes()].concat());
    let refused = restored(format!("{crc:08x} {newer}\n").as_bytes()).await.err();
    assert_eq!(refused, Some(DumpFault::Newer { found: 2 }));
}

/// A dump's bytes as a file holds them.
fn compressed(dump: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    GzEncoder::new(dump, Compression::fast())
        .read_to_end(&mut bytes)
        .unwrap();
    bytes
}

#[tokio::test]
async fn a_compressed_dump_is_the_plain_one_that_earlier_versions_wrote_and_read() {
    let (store, dump) = dumped(20).await;
    let base = tempfile::tempdir().unwrap();
    let file = base.path().join("b.dump.gz");
    backup_file(&store, &file).await.unwrap();
    let bytes = fs::read(&file).unwrap();
    let mut plain = Vec::new();
    GzDecoder::new(&*bytes).read_to_end(&mut plain).unwrap();
    assert!(plain == dump && bytes.len() < dump.len());
    for form in [&bytes, &plain] {
        let other = restored(form).await.unwrap();
        assert!(contents(&other).await == contents(&store).await);
        assert_eq!(examine(&mut &**form, Haste::Full).map(|counted| counted.tables), Ok(20));
    }
}

#[tokio::test]
async fn a_compressed_dump_that_was_cut_off_or_changed_is_refused() {
    let (store, dump) = dumped(3).await;
    let (bytes, mut refused) = (compressed(&dump), 0);
    for keep in (2..bytes.len()).step_by(3) {
        let cut = restored(&bytes[..keep]).await.err();
        assert!(matches!(cut, Some(DumpFault::Cut { .. })), "{keep}: {cut:?}");
    }
    // From behind the header on, of which some bits say nothing.
    for at in (10 * 8..bytes.len() * 8).step_by(7) {
        let mut flipped = bytes.clone();
        flipped[at / 8] ^= 1 << (at % 8);
        // Behind the end of what is compressed there are bits that fill a byte and say nothing.
        match restored(&flipped).await {
            Err(_) => refused += 1,
            Ok(other) => assert!(contents(&other).await == contents(&store).await, "bit {at}"),
        }
    }
    assert!(refused > bytes.len(), "{refused} of {} bytes' bits", bytes.len());
    let more = [bytes, compressed(b"more")].concat();
    assert!(matches!(restored(&more).await, Err(DumpFault::Line { .. })));
}

#[tokio::test]
async fn what_a_kill_left_of_a_backup_is_removed_and_what_is_being_written_is_not() {
    let (store, _) = dumped(3).await;
    let base = tempfile::tempdir().unwrap();
    let file = base.path().join("b");
    fs::write(base.path().join("b.part"), "half of it").unwrap();
    assert!(backup_file(&store, &file).await.is_ok());
    assert_eq!(names(base.path()), ["b"]);
    let other = NewFile::create(&base.path().join("c")).unwrap();
    let busy = backup_file(&store, &base.path().join("c")).await;
    assert_eq!(
        busy,
        Err(DumpFault::Busy {
            path: base.path().join("c")
        })
    );
    drop(other);
    assert_eq!(names(base.path()), ["b"]);
    // A store that cannot be read leaves nothing.
    store.close().await;
    let failed = backup_file(&store, &base.path().join("c")).await;
    assert_eq!(failed, Err(DumpFault::Store(StoreFault::Closed)));
    assert_eq!(names(base.path()), ["b"]);
}

#[tokio::test]
async fn a_file_that_does_not_hold_what_was_written_gets_no_name() {
    let (store, _) = dumped(3).await;
    let base = tempfile::tempdir().unwrap();
    let cut = NewFile::create(&base.path().join("b")).unwrap();
    let refused = cut.finish(Counted::default(), Haste::Full);
    assert!(matches!(refused, Err(DumpFault::Unread { .. })), "{refused:?}");
    let mut other = NewFile::create(&base.path().join("b")).unwrap();
    let counted = backup(&store, &mut other).await.unwrap();
    let wrong = Counted {
        notes: counted.notes + 1,
        ..counted
    };
    let refused = other.finish(wrong, Haste::Gentle);
    assert!(matches!(refused, Err(DumpFault::Unread { .. })), "{refused:?}");
    assert_eq!(names(base.path()), [] as [&str; 0]);
}

/// A store that loses what it says that it has written.
struct Forgetful(Memory);

impl StoreLayer for Forgetful {
    fn below(&self) -> &dyn Store {
        &self.0
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        let value = value.filter(|_| key != "note/2");
        self.0.put(key, value)
    }
}

#[tokio::test]
async fn a_store_that_is_not_what_was_restored_into_it_is_refused() {
    let (_, dump) = dumped(3).await;
    let store = Forgetful(Memory::new());
    assert_eq!(restore(&mut &*dump, &store).await, Err(DumpFault::Unlike));
}
