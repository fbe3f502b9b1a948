//! Stores that earlier versions of this program wrote: each is opened, read whole and written on.
//!
//! `formats/N/` holds a store of format N as it lay on the disk after a clean end, its file `db`
//! packed.

use super::{contents, files, fill, open, place, record};
use flate2::read::GzDecoder;
use std::fs::{self, File};
use std::path::Path;
use tavolo::store::{Appended, Memory, Store, TableId, Version};

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

#[tokio::test]
async fn a_store_of_format_1_is_read_whole_and_goes_on() {
    for clean in [true, false] {
        let base = tempfile::tempdir().unwrap();
        lay_out(1, base.path());
        if !clean {
            fs::remove_file(base.path().join("closed")).unwrap();
        }
        let expected = Memory::new();
        fill(&expected, 4).await;
        let store = open(base.path());
        assert_eq!(contents(&store).await.unwrap(), contents(&expected).await.unwrap());
        // Interactions of then are still known, and those of now beside them.
        let twice = |table, version| {
            Ok(Appended::Twice {
                table: TableId(table),
                version: Version(version),
            })
        };
        assert_eq!(store.append(TableId(2), Version(4), record(2, 2, 0)).await, twice(2, 3));
        for version in 4..7 {
            let late = record(1, version, 20);
            assert_eq!(
                store.append(TableId(1), Version(version), late).await,
                Ok(Appended::Done(Version(version + 1)))
            );
            let fresh = record(9, version, 20);
            assert_eq!(
                store.append(TableId(9), Version(version - 4), fresh).await,
                Ok(Appended::Done(Version(version - 3)))
            );
        }
        let before = contents(&store).await.unwrap();
        store.close().await;
        assert_eq!(fs::read_to_string(base.path().join("TAVOLO-STORE")).unwrap(), "tavolo store, format 2\n");
        let store = open(base.path());
        assert_eq!(contents(&store).await.unwrap(), before);
        for (table, id, version) in [(1, 6, 7), (9, 5, 2), (0, 3, 4)] {
            assert_eq!(
                store.append(TableId(7), Version(0), record(table, id, 0)).await,
                twice(table, version),
                "{table}/{id}"
            );
        }
        store.close().await;
    }
}
