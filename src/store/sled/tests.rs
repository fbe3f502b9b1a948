//! The engine on disk against the contract of all, and against damage within its tree.

use super::waiters::LATER;
use super::{Bounds, Capacity, Sled, key};
use crate::store::contract::Place;
use crate::store::{Appended, Record, Store, StoreFault, TableId, Version};

struct Folder(tempfile::TempDir);

impl Place for Folder {
    type Engine = Sled;

    fn open(&mut self) -> Sled {
        Sled::open(self.0.path(), Capacity::default()).unwrap()
    }
}

/// Every table that is not open is packed before the store is given to anybody, and others as
/// soon as they are over.
struct Packed(tempfile::TempDir);

impl Place for Packed {
    type Engine = Sled;

    fn open(&mut self) -> Sled {
        let store = Sled::kept(self.0.path(), Capacity::default(), 0, Bounds::default()).unwrap();
        all_packed(&store);
        store
    }
}

/// Its log is made anew all the time, whatever else is asked of it.
struct Renewed(tempfile::TempDir);

impl Place for Renewed {
    type Engine = Sled;

    fn open(&mut self) -> Sled {
        let bounds = Bounds {
            times: 0,
            more: 0,
            again: 0,
        };
        Sled::kept(self.0.path(), Capacity::default(), LATER, bounds).unwrap()
    }
}

fn all_packed(store: &Sled) {
    while store.unpacked() > 0 {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

#[tokio::test]
async fn a_damaged_record_or_note_is_told_by_name_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    let record = |body: &[u8]| Record {
        game: "g".into(),
        body: body.to_vec(),
        ..Record::default()
    };
    for (table, version) in [(1, 0), (1, 1), (1, 2), (2, 0)] {
        store
            .append(TableId(table), Version(version), record(&[7; 9000]))
            .await
            .unwrap();
    }
    store.put("a", Some(vec![1; 9000])).await.unwrap();
    store.put("b", Some(vec![2])).await.unwrap();
    let tree = store.access.shared.held().clone().unwrap().tree;
    let part = key::record(TableId(1), Version(2), 1);
    let whole = tree.get(&part).unwrap().unwrap();
    let mut flipped = whole.to_vec();
    flipped[5] ^= 1;
    tree.insert(&part, flipped).unwrap();
    let wrong = |what| {
        Err(StoreFault::Record {
            table: TableId(1),
            version: Version(2),
            what,
        })
    };
    assert_eq!(store.read(TableId(1)).await, wrong("its checksum is wrong"));
    tree.remove(&part).unwrap();
    assert_eq!(store.read(TableId(1)).await, wrong("a part of it is missing"));
    tree.remove(key::record(TableId(1), Version(2), 0)).unwrap();
    tree.remove(key::record(TableId(1), Version(2), 2)).unwrap();
    assert_eq!(store.read(TableId(1)).await, wrong("a part of it is missing"));
    tree.remove(key::note_part("a", 1)).unwrap();
    assert_eq!(store.get("a").await, Err(StoreFault::Note { key: "a".into() }));
    assert_eq!(store.get("b").await, Ok(Some(vec![2])));
    assert_eq!(store.read(TableId(2)).await.unwrap().len(), 1);
    assert_eq!(store.append(TableId(2), Version(1), record(b"")).await, Ok(Appended::Done(Version(2))));
}

#[tokio::test]
async fn a_damaged_pack_is_told_by_its_table_and_the_rest_goes_on() {
    let mut place = Packed(tempfile::tempdir().unwrap());
    let store = place.open();
    for (table, version) in [(1, 0), (1, 1), (2, 0)] {
        let record = Record {
            game: "g".into(),
            body: (0..9_000_u64).map(|byte| (byte * byte % 253) as u8).collect(),
            ..Record::default()
        };
        store
            .append(TableId(table), Version(version), record)
            .await
            .unwrap();
    }
    all_packed(&store);
    let tree = store.access.shared.held().clone().unwrap().tree;
    assert_eq!(tree.scan_prefix(key::records(TableId(1))).count(), 0, "they are packed");
    let part = key::pack(TableId(1), 0);
    let mut flipped = tree.get(&part).unwrap().unwrap().to_vec();
    flipped[100] ^= 1;
    tree.insert(&part, flipped).unwrap();
    let fault = store.read(TableId(1)).await.unwrap_err();
    assert!(
        matches!(
            fault,
            StoreFault::Record {
                table: TableId(1),
                version: Version(1),
                ..
            }
        ),
        "{fault}"
    );
    assert_eq!(store.read(TableId(2)).await.unwrap().len(), 1);
    // What comes later can be written all the same.
    let more = Record {
        game: "g".into(),
        ..Record::default()
    };
    assert_eq!(store.append(TableId(1), Version(2), more).await, Ok(Appended::Done(Version(3))));
    assert!(store.remove(TableId(1), Version(3)).await.is_err(), "its ids are not known");
}

crate::store::contract::contract!(alone super::Folder(tempfile::tempdir().unwrap()));

mod packed {
    crate::store::contract::contract!(alone super::super::Packed(tempfile::tempdir().unwrap()));
}

mod renewed {
    crate::store::contract::contract!(alone super::super::Renewed(tempfile::tempdir().unwrap()));
}
