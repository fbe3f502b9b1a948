//! Stores that earlier versions of this program wrote: each is opened, read whole and written on.
//!
//! `formats/N/` holds a store of format N as it lay on the disk after a clean end, its file `db`
//! packed.

use super::{Contents, contents, files, fill, fill_more, open, place, record, rest};
use flate2::read::GzDecoder;
use std::fs::{self, File};
use std::path::Path;
use tavolo::store::{Appended, Memory, Refused, Store, TableId, Version};

/// Lays a kept store out in a folder.
fn lay_out(format: u32, folder: &Path) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/store/formats/{format}"));
    place(&files(&kept), &kept, folder);
    let packed = folder.join("log/db.gz");
    std::io::copy(
        &mut GzDecoder::new(File::open(&packed).unwrap()),
        &mut File::create(folder.join("log/db")).unwrap(),
    )
    .unwrap();
    fs::remove_file(packed).unwrap();
}

/// What a kept store holds.
async fn expected(format: u32) -> Memory {
    let expected = Memory::new();
    fill(&expected, 4).await;
    if format > 1 {
        // Since then with tables that are over.
        fill_more(&expected, 4).await;
    }
    expected
}

fn twice(table: u64, version: u32) -> Result<Appended, Refused> {
    Ok(Appended::Twice {
        table: TableId(table),
        version: Version(version),
    })
}

/// Opens a kept store and writes on; what it holds then.
async fn written_on(format: u32, folder: &Path) -> Contents {
    let expected = expected(format).await;
    let length = u32::try_from(expected.read(TableId(1)).await.unwrap().len()).unwrap();
    let store = open(folder);
    assert_eq!(contents(&store).await.unwrap(), contents(&expected).await.unwrap());
    // Interactions of then are still known, and those of now beside them.
    assert_eq!(store.append(TableId(2), Version(4), record(2, 2, 0)).await, twice(2, 3));
    for version in length..length + 3 {
        let late = record(1, version, 20);
        assert_eq!(
            store.append(TableId(1), Version(version), late).await,
            Ok(Appended::Done(Version(version + 1)))
        );
        let fresh = record(9, version, 20);
        assert_eq!(
            store.append(TableId(9), Version(version - length), fresh).await,
            Ok(Appended::Done(Version(version - length + 1)))
        );
    }
    let before = contents(&store).await.unwrap();
    store.close().await;
    before
}

#[tokio::test]
async fn a_store_of_an_earlier_format_is_read_whole_goes_on_and_is_packed() {
    for (format, clean) in [(1, true), (1, false), (2, true), (2, false)] {
        let base = tempfile::tempdir().unwrap();
        lay_out(format, base.path());
        if !clean {
            fs::remove_file(base.path().join("closed")).unwrap();
        }
        let before = written_on(format, base.path()).await;
        assert_eq!(fs::read_to_string(base.path().join("TAVOLO-STORE")).unwrap(), "tavolo store, format 3\n");
        let store = open(base.path());
        rest(&store);
        assert_eq!(contents(&store).await.unwrap(), before);
        for table in store.tables().await.unwrap() {
            let first = store.read(table).await.unwrap().into_iter().next();
            assert_eq!(store.first(table).await, Ok(first), "loose or packed");
        }
        let ninth = 9_000_000 + u64::from(if format == 1 { 6_u32 } else { 7 });
        for (id, table, version) in [(1_000_007, 1, 7), (ninth, 9, 2), (4, 0, 4)] {
            let again = tavolo::store::Record {
                id,
                ..record(7, 0, 0)
            };
            assert_eq!(store.append(TableId(7), Version(0), again).await, twice(table, version), "{id}");
        }
        store.close().await;
        let log = sled::open(base.path().join("log")).unwrap();
        let packed = |table: u64| {
            let of = |kind: u8| [&[kind][..], &table.to_be_bytes()].concat();
            (log.scan_prefix(of(b'z')).count() > 0, log.scan_prefix(of(b'r')).count() > 0)
        };
        assert_eq!((packed(9), packed(1)), ((true, false), (false, true)), "the ninth was never open");
        assert_eq!(packed(2), (format > 1, format == 1), "the second is over since format 2");
    }
}
