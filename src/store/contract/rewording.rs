//! Other bodies in the place of records', and files without what was written over.

use super::super::{Appended, Change, Index, Record, Refused, Rewording, Store, StoreFault, Version};
use super::{ONE, Place, TWO, bodies_of, done, plain, record, reopen};

fn other(version: u32, body: &[u8]) -> Rewording {
    Rewording {
        version: Version(version),
        schema: 9,
        body: body.to_vec(),
    }
}

/// A record has its new body, however long either is; its interaction, its version, other records
/// and the indexes that are not named stay.
pub(in crate::store) async fn bodies_change_and_nothing_else<P: Place>(place: &mut P) {
    let mut store = place.open();
    let indexes = [Index::Place(5), Index::User(7), Index::User(8), Index::Open];
    let changes = indexes.map(Change::Add);
    for (version, body) in [(0, vec![1; 9_000]), (1, vec![2; 10]), (2, vec![3; 5_000])] {
        let changes = if version == 0 { &changes[..] } else { &[] };
        let written = record(70 + u64::from(version), &body, changes);
        assert_eq!(store.append(ONE, Version(version), written).await, done(version + 1));
    }
    assert_eq!(
        store
            .append(TWO, Version(0), record(90, b"x", &[changes[1]]))
            .await,
        done(1)
    );
    let (short, long) = (vec![4; 3], vec![5; 20_000]);
    let reworded = store.reword(ONE, Version(3), vec![other(1, &short), other(2, &long)], vec![indexes[1]]);
    assert_eq!(reworded.await, Ok(()));
    for _ in 0..2 {
        assert_eq!(bodies_of(&store, ONE).await, [short.clone(), long.clone(), vec![3; 5_000]]);
        let read = store.read(ONE).await.unwrap();
        let kept: Vec<(u16, u64)> = read.iter().map(|record| (record.schema, record.id)).collect();
        assert_eq!(kept, [(9, 70), (9, 71), (1, 72)]);
        assert_eq!((store.of(7).await, store.of(8).await), (Ok(vec![TWO]), Ok(vec![ONE])));
        assert_eq!((store.at(5).await, store.open().await), (Ok(Some(ONE)), Ok(vec![ONE])));
        store = reopen(place, store).await;
    }
    let twice = Appended::Twice {
        table: ONE,
        version: Version(2),
    };
    assert_eq!(store.append(ONE, Version(3), record(71, b"", &[])).await, Ok(twice));
    assert_eq!(store.append(ONE, Version(3), plain(b"on")).await, done(4));
}

/// Nothing is written where the version is another, or a record is not there or too long.
pub(in crate::store) async fn refusals<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.append(ONE, Version(0), plain(b"a")).await, done(1));
    let conflict = Err(Refused::Conflict { actual: Version(1) });
    assert_eq!(store.reword(ONE, Version(0), vec![other(1, b"b")], vec![]).await, conflict);
    let none = Err(Refused::Conflict { actual: Version(0) });
    assert_eq!(store.reword(TWO, Version(1), vec![], vec![]).await, none);
    for version in [0, 2] {
        let refused = store.reword(ONE, Version(1), vec![other(1, b"b"), other(version, b"b")], vec![]);
        let fault = refused.await.unwrap_err();
        assert!(matches!(fault, Refused::Failed(StoreFault::Record { .. })), "{fault}");
    }
    let long = vec![0; Record::LONGEST + 1];
    let refused = store.reword(ONE, Version(1), vec![other(1, &long)], vec![]).await;
    assert!(matches!(refused, Err(Refused::Failed(StoreFault::TooLong { .. }))));
    assert_eq!(bodies_of(&store, ONE).await, [b"a"]);
}

/// Whatever the store holds is there after its files were made anew, and it goes on.
pub(in crate::store) async fn scrubbing<P: Place>(place: &mut P) {
    let mut store = place.open();
    for round in 0..3_u32 {
        let body = vec![u8::try_from(round).unwrap(); 6_000];
        let written = record(100 + u64::from(round), &body, &[Change::Add(Index::User(u64::from(round)))]);
        assert_eq!(store.append(ONE, Version(round), written).await, done(round + 1));
        assert_eq!(store.put(&format!("note/{round}"), Some(vec![1; 9_000])).await, Ok(()));
        assert_eq!(store.scrub().await, Ok(()));
        assert_eq!(bodies_of(&store, ONE).await.len(), round as usize + 1);
        assert_eq!(store.scan("note/").await.unwrap().len(), round as usize + 1);
        if round == 1 {
            store = reopen(place, store).await;
        }
        assert_eq!(store.of(u64::from(round)).await, Ok(vec![ONE]));
    }
    store.close().await;
    assert_eq!(store.scrub().await, Err(Refused::Failed(StoreFault::Closed)));
}
