//! What stands beside the records: indexes, notes, and the removal of a table.

use super::super::{Appended, Change, Index, Record, Refused, Store, TableId, Version};
use super::{ONE, Place, TWO, bodies_of, done, plain, record, reopen};
use std::collections::BTreeSet;

/// A place leads to one table, until that table lets go of it.
pub(in crate::store) async fn places<P: Place>(place: &mut P) {
    let store = place.open();
    let (add, remove) = (Change::Add(Index::Place(5)), Change::Remove(Index::Place(5)));
    assert_eq!(store.append(ONE, Version(0), record(0, b"", &[add])).await, done(1));
    let taken = Err(Refused::PlaceTaken(ONE));
    assert_eq!(
        store
            .append(TWO, Version(0), record(3, b"", &[Change::Add(Index::Open), add]))
            .await,
        taken
    );
    assert_eq!((store.read(TWO).await, store.open().await), (Ok(vec![]), Ok(vec![])));
    assert_eq!(
        store.append(ONE, Version(1), record(0, b"", &[add])).await,
        done(2),
        "it has the place already"
    );
    assert_eq!(
        store.append(TWO, Version(0), record(3, b"", &[remove])).await,
        done(1),
        "not its own to remove"
    );
    assert_eq!(
        store
            .append(TWO, Version(1), record(0, b"", &[remove, add]))
            .await,
        taken
    );
    assert_eq!(store.at(5).await, Ok(Some(ONE)));
    assert_eq!(store.append(ONE, Version(2), record(0, b"", &[remove])).await, done(3));
    assert_eq!(store.at(5).await, Ok(None));
    assert_eq!(store.append(TWO, Version(1), record(0, b"", &[add])).await, done(2));
    assert_eq!(store.at(5).await, Ok(Some(TWO)));
}

/// What is there while `indexes` has added everything, and removed nothing.
async fn each_index_finds_its_tables(store: &impl Store) {
    assert_eq!(
        (store.at(5).await, store.at(6).await, store.at(7).await),
        (Ok(Some(ONE)), Ok(Some(ONE)), Ok(None))
    );
    assert_eq!(
        (store.of(7).await, store.of(8).await, store.of(5).await),
        (Ok(vec![ONE, TWO]), Ok(vec![ONE]), Ok(vec![]))
    );
    assert_eq!((store.due(99).await, store.due(100).await), (Ok(vec![]), Ok(vec![(100, ONE)])));
    assert_eq!(store.open().await, Ok(vec![ONE]));
}

/// Every index finds the table from the record that adds it to the record that removes it.
pub(in crate::store) async fn indexes<P: Place>(place: &mut P) {
    let mut store = place.open();
    let all =
        [Index::Place(5), Index::Place(6), Index::User(7), Index::User(8), Index::Due(100), Index::Open];
    assert_eq!(store.indexes(ONE).await, Ok(vec![]));
    assert_eq!(
        store
            .append(ONE, Version(0), record(0, b"", &all.map(Change::Add)))
            .await,
        done(1)
    );
    assert_eq!(
        store
            .append(TWO, Version(0), record(0, b"", &[Change::Add(Index::User(7))]))
            .await,
        done(1)
    );
    for _ in 0..2 {
        assert_eq!(store.indexes(ONE).await, Ok(all.to_vec()));
        each_index_finds_its_tables(&store).await;
        store = reopen(place, store).await;
    }
    let moved = [
        Change::Remove(Index::Due(100)),
        Change::Add(Index::Due(200)),
        Change::Remove(Index::User(7)),
        Change::Remove(Index::Due(5)),
    ];
    assert_eq!(store.append(ONE, Version(1), record(0, b"", &moved)).await, done(2));
    assert_eq!((store.of(7).await, store.due(1000).await), (Ok(vec![TWO]), Ok(vec![(200, ONE)])));
    let gone = store
        .indexes(ONE)
        .await
        .unwrap()
        .into_iter()
        .map(Change::Remove)
        .collect::<Vec<_>>();
    assert_eq!(store.append(ONE, Version(2), record(0, b"", &gone)).await, done(3));
    assert_eq!(
        (store.indexes(ONE).await, store.open().await, store.due(u64::MAX).await),
        (Ok(vec![]), Ok(vec![]), Ok(vec![]))
    );
    assert_eq!(
        (store.at(5).await, store.of(8).await, store.tables().await),
        (Ok(None), Ok(vec![]), Ok(vec![ONE, TWO]))
    );
}

/// Changes of one record are made in their order.
pub(in crate::store) async fn indexes_with_the_record<P: Place>(place: &mut P) {
    let store = place.open();
    let (on, off) = (Change::Add(Index::Open), Change::Remove(Index::Open));
    for (version, (changes, open)) in
        (0..).zip([(vec![on, off], false), (vec![off, on], true), (vec![on, on, off], false)])
    {
        assert_eq!(
            store
                .append(ONE, Version(version), record(0, b"", &changes))
                .await,
            done(version + 1)
        );
        assert_eq!(store.open().await.unwrap().contains(&ONE), open, "{changes:?}");
    }
}

/// Lists come in the order of their numbers.
pub(in crate::store) async fn queries_in_order<P: Place>(place: &mut P) {
    let store = place.open();
    let ids = [300, 2, u64::MAX, 1 << 40, 0, 256];
    for (table, due) in ids.into_iter().zip([5, 300, 256, 5, 1 << 50, 0]) {
        let changes = [Index::Open, Index::User(9), Index::Due(due)].map(Change::Add);
        assert_eq!(
            store
                .append(TableId(table), Version(0), record(0, b"", &changes))
                .await,
            done(1)
        );
    }
    let sorted = ids
        .into_iter()
        .collect::<BTreeSet<_>>()
        .into_iter()
        .map(TableId)
        .collect::<Vec<_>>();
    assert_eq!(
        (store.tables().await, store.open().await, store.of(9).await),
        (Ok(sorted.clone()), Ok(sorted.clone()), Ok(sorted))
    );
    let due = [(0, 256), (5, 300), (5, 1 << 40), (256, u64::MAX), (300, 2)]
        .map(|(due, table)| (due, TableId(table)));
    assert_eq!((store.due(300).await, store.due(0).await), (Ok(due.to_vec()), Ok(due[..1].to_vec())));
}

/// Notes are written over, removed and found by what their key begins with.
pub(in crate::store) async fn notes<P: Place>(place: &mut P) {
    let mut store = place.open();
    assert_eq!(store.get("a").await, Ok(None));
    assert_eq!(store.put("a", None).await, Ok(()), "removing nothing is fine");
    for value in [vec![1; 20_000], vec![], vec![2; 5000], vec![3; 10], vec![4; Record::LONGEST]] {
        assert_eq!(store.put("a", Some(value.clone())).await, Ok(()));
        assert!(store.get("a").await == Ok(Some(value.clone())));
        store = reopen(place, store).await;
        assert!(store.get("a").await == Ok(Some(value)));
    }
    assert_eq!(store.put("a", None).await, Ok(()));
    store = reopen(place, store).await;
    assert_eq!(
        (store.get("a").await, store.scan("").await, store.tables().await),
        (Ok(None), Ok(vec![]), Ok(vec![]))
    );
}

/// Keys are any text; a search finds exactly those that begin so, in order.
pub(in crate::store) async fn note_names<P: Place>(place: &mut P) {
    let store = place.open();
    let mut names =
        ["b/10", "b/1", "b", "b/2", "c", "a", "\u{0}", "b\u{0}", "ü", "日", "b/1/x"].map(str::to_owned);
    for name in &names {
        assert_eq!(store.put(name, Some(name.as_bytes().repeat(900))).await, Ok(()));
    }
    names.sort();
    for prefix in ["", "b", "b/1", "ü", "zz", "\u{0}"] {
        let found = store.scan(prefix).await.unwrap();
        assert!(
            found
                .iter()
                .all(|(name, value)| *value == name.as_bytes().repeat(900))
        );
        let expected = names
            .iter()
            .filter(|name| name.starts_with(prefix))
            .collect::<Vec<_>>();
        assert_eq!(found.iter().map(|(name, _)| name).collect::<Vec<_>>(), expected, "{prefix:?}");
    }
}

/// A table that is removed is gone as if it had never been; others stay, and it may be opened anew.
pub(in crate::store) async fn removing<P: Place>(place: &mut P) {
    let mut store = place.open();
    assert_eq!(store.remove(ONE, Version(0)).await, Ok(()), "there is nothing to remove");
    let all = [Index::Place(5), Index::User(7), Index::Due(100), Index::Open].map(Change::Add);
    let long = vec![b'x'; 9_000];
    assert_eq!(store.append(ONE, Version(0), record(11, b"a", &all)).await, done(1));
    assert_eq!(store.append(ONE, Version(1), record(12, &long, &[])).await, done(2));
    assert_eq!(
        store
            .append(TWO, Version(0), record(13, b"b", &[Change::Add(Index::User(7))]))
            .await,
        done(1)
    );
    assert_eq!(store.remove(ONE, Version(1)).await, Err(Refused::Conflict { actual: Version(2) }));
    assert_eq!(store.read(ONE).await.unwrap().len(), 2);
    assert_eq!(store.remove(ONE, Version(2)).await, Ok(()));
    for _ in 0..2 {
        assert_eq!(
            (store.read(ONE).await, store.indexes(ONE).await, store.tables().await),
            (Ok(vec![]), Ok(vec![]), Ok(vec![TWO]))
        );
        assert_eq!((store.at(5).await, store.of(7).await), (Ok(None), Ok(vec![TWO])));
        assert_eq!((store.due(u64::MAX).await, store.open().await), (Ok(vec![]), Ok(vec![])));
        assert_eq!(store.remove(ONE, Version(2)).await, Ok(()), "twice is fine");
        store = reopen(place, store).await;
    }
    assert_eq!(
        store.append(ONE, Version(2), plain(b"x")).await,
        Err(Refused::Conflict { actual: Version(0) })
    );
    assert_eq!(
        store
            .append(ONE, Version(0), record(11, b"anew", &[Change::Add(Index::Place(5))]))
            .await,
        done(1)
    );
    assert_eq!((bodies_of(&store, ONE).await, store.at(5).await), (vec![b"anew".to_vec()], Ok(Some(ONE))));
}

/// These ids are known, each as what made a version of a table.
async fn known<S: Store>(store: &S, made: &[(u64, u64, u32)]) {
    for (id, table, version) in made {
        let twice = Ok(Appended::Twice {
            table: TableId(*table),
            version: Version(*version),
        });
        assert_eq!(store.append(TableId(99), Version(0), record(*id, b"", &[])).await, twice, "{id}");
    }
}

/// These ids are free: each makes the first record of a table.
async fn free<S: Store>(store: &S, ids: &[(u64, u64)]) {
    for (id, table) in ids {
        let first = record(*id, b"", &[]);
        assert_eq!(store.append(TableId(*table), Version(0), first).await, done(1), "{id}");
    }
}

/// The ids of a removed table are free, those of all others are known as before, after a restart
/// too.
pub(in crate::store) async fn removing_and_ids<P: Place>(place: &mut P) {
    let mut store = place.open();
    // Rising, so that they stand together, and one that came late.
    for (table, id) in [(1, 10), (2, 20), (3, 30), (1, 40), (2, 25)] {
        let version = store.read(TableId(table)).await.unwrap().len() as u32;
        assert_eq!(
            store
                .append(TableId(table), Version(version), record(id, b"", &[]))
                .await,
            done(version + 1)
        );
    }
    assert_eq!(store.remove(ONE, Version(2)).await, Ok(()));
    for _ in 0..2 {
        known(&store, &[(20, 2, 1), (25, 2, 2), (30, 3, 1)]).await;
        store = reopen(place, store).await;
    }
    free(&store, &[(40, 1), (10, 4)]).await;
    assert_eq!(store.remove(TWO, Version(2)).await, Ok(()));
    store = reopen(place, store).await;
    known(&store, &[(40, 1, 1), (10, 4, 1), (30, 3, 1)]).await;
    // One that stood first among others, and the one that came late.
    free(&store, &[(20, 6), (25, 7)]).await;
    for _ in 0..2 {
        known(&store, &[(20, 6, 1), (25, 7, 1), (30, 3, 1), (40, 1, 1)]).await;
        store = reopen(place, store).await;
    }
    // What was asked for at once: each sees what came before it.
    let (opened, removed) = tokio::join!(
        store.append(TableId(5), Version(0), record(50, b"", &[])),
        store.remove(TableId(5), Version(1))
    );
    assert!(
        opened == done(1) && matches!(removed, Ok(()) | Err(Refused::Conflict { .. })),
        "{opened:?} {removed:?}"
    );
}
