//! Appending and reading: order, versions, repeated interactions, lengths, races, closing.

use super::super::{Appended, Change, Index, Record, Refused, Store, StoreFault, TableId, Version};
use super::{ONE, Place, TWO, bodies_of, done, plain, record, reopen};
use futures_util::future::join_all;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Records come back in the order they were written in, without their changes; other tables have
/// none.
pub(in crate::store) async fn order<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!((store.read(ONE).await, store.first(ONE).await), (Ok(vec![]), Ok(None)));
    for version in 0..300_u32 {
        let written = record(u64::from(version) + 1, &version.to_be_bytes(), &[Change::Add(Index::Open)]);
        assert_eq!(store.append(ONE, Version(version), written).await, done(version + 1));
    }
    let first = record(1, &0_u32.to_be_bytes(), &[]);
    assert_eq!((store.first(ONE).await, store.first(TWO).await), (Ok(Some(first)), Ok(None)));
    let read = store.read(ONE).await.unwrap();
    assert!(
        read.iter()
            .zip(0_u32..)
            .all(|(read, n)| *read == record(u64::from(n) + 1, &n.to_be_bytes(), &[]))
    );
    assert_eq!(read.len(), 300);
    assert_eq!(store.read(TWO).await, Ok(vec![]));
}

/// Another version than the expected one is a conflict that names the version and writes nothing.
pub(in crate::store) async fn conflict<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(
        store.append(ONE, Version(3), plain(b"x")).await,
        Err(Refused::Conflict { actual: Version(0) })
    );
    assert_eq!(store.append(ONE, Version(0), plain(b"a")).await, done(1));
    for wrong in [0, 2, u32::MAX] {
        let changes = [Change::Add(Index::Open), Change::Add(Index::Place(4))];
        let answer = store.append(ONE, Version(wrong), record(9, b"x", &changes)).await;
        assert_eq!(answer, Err(Refused::Conflict { actual: Version(1) }), "{wrong}");
    }
    assert_eq!(
        store.append(TWO, Version(1), plain(b"x")).await,
        Err(Refused::Conflict { actual: Version(0) })
    );
    assert_eq!(bodies_of(&store, ONE).await, [b"a"]);
    assert_eq!(
        (store.open().await, store.at(4).await, store.tables().await),
        (Ok(vec![]), Ok(None), Ok(vec![ONE]))
    );
    assert_eq!(store.append(ONE, Version(1), record(9, b"b", &[])).await, done(2), "the refused id is free");
}

/// An id other than 0 is written once in the whole store, whatever is expected; 0 is not compared.
pub(in crate::store) async fn twice<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.append(ONE, Version(0), record(7, b"a", &[])).await, done(1));
    assert_eq!(store.append(ONE, Version(1), record(8, b"b", &[])).await, done(2));
    let twice = Ok(Appended::Twice {
        table: ONE,
        version: Version(1),
    });
    for (table, expected) in [(ONE, 0), (ONE, 1), (ONE, 2), (TWO, 0), (TWO, 5)] {
        assert_eq!(
            store
                .append(table, Version(expected), record(7, b"x", &[Change::Add(Index::Open)]))
                .await,
            twice
        );
    }
    assert_eq!((store.open().await, store.tables().await), (Ok(vec![]), Ok(vec![ONE])));
    for version in 2..5 {
        assert_eq!(store.append(ONE, Version(version), plain(b"same")).await, done(version + 1));
    }
}

/// The ids are known after a restart too.
pub(in crate::store) async fn twice_after_a_restart<P: Place>(place: &mut P) {
    let mut store = place.open();
    for round in 0..4_u32 {
        assert_eq!(
            store
                .append(ONE, Version(round), record(u64::MAX - u64::from(round), b"a", &[]))
                .await,
            done(round + 1)
        );
        store = reopen(place, store).await;
        for before in 0..=round {
            let again = store
                .append(TWO, Version(0), record(u64::MAX - u64::from(before), b"a", &[]))
                .await;
            assert_eq!(
                again,
                Ok(Appended::Twice {
                    table: ONE,
                    version: Version(before + 1)
                })
            );
        }
    }
}

/// What is too long or has no name is refused by name, and nothing is written.
pub(in crate::store) async fn lengths<P: Place>(place: &mut P) {
    let store = place.open();
    let long = vec![0; Record::LONGEST + 1];
    let too_long = StoreFault::TooLong { bytes: long.len() };
    assert_eq!(store.append(ONE, Version(0), plain(&long)).await, Err(Refused::Failed(too_long.clone())));
    assert_eq!(store.put("note", Some(long)).await, Err(Refused::Failed(too_long)));
    for game in [String::new(), "x".repeat(Record::LONGEST_GAME + 1)] {
        let refused = store
            .append(
                ONE,
                Version(0),
                Record {
                    game: game.clone(),
                    ..plain(b"")
                },
            )
            .await;
        assert_eq!(refused, Err(Refused::Failed(StoreFault::Name { name: game })));
    }
    for key in [String::new(), "x".repeat(Record::LONGEST_KEY + 1)] {
        assert_eq!(store.put(&key, Some(vec![])).await, Err(Refused::Failed(StoreFault::Name { name: key })));
    }
    assert_eq!((store.tables().await, store.scan("").await), (Ok(vec![]), Ok(vec![])));
}

/// Bodies of every length come back, after a restart too.
pub(in crate::store) async fn bodies<P: Place>(place: &mut P) {
    let mut store = place.open();
    let lengths = [0, 1, 4000, 4096, 4097, 100 * 1024, Record::LONGEST];
    let body = |length: usize| (0..length).map(|at| (at % 253) as u8).collect::<Vec<_>>();
    let longest_name = Record {
        schema: u16::MAX,
        game: "é".repeat(Record::LONGEST_GAME / 2),
        id: u64::MAX,
        ..plain(b"")
    };
    for (version, length) in (0..).zip(lengths) {
        let record = Record {
            body: body(length),
            ..longest_name.clone()
        };
        assert_eq!(
            store
                .append(
                    ONE,
                    Version(version),
                    Record {
                        id: u64::MAX - length as u64,
                        ..record
                    }
                )
                .await,
            done(version + 1)
        );
    }
    for _ in 0..2 {
        let read = store.read(ONE).await.unwrap();
        assert_eq!(read.len(), lengths.len());
        for (read, length) in read.into_iter().zip(lengths) {
            assert!(
                read == Record {
                    id: u64::MAX - length as u64,
                    body: body(length),
                    ..longest_name.clone()
                },
                "{length}"
            );
        }
        store = reopen(place, store).await;
    }
}

/// Many writers at once, each on its own table: all are written, each table in order.
pub(in crate::store) async fn races<P: Place>(place: &mut P) {
    let mut store = Arc::new(place.open());
    let writer = |table: u64, store: Arc<P::Engine>| async move {
        for version in 0..20 {
            let changes = [
                Change::Add(Index::Due(table * 100 + u64::from(version))),
                Change::Add(Index::User(table % 3)),
            ];
            let written = record(table * 1000 + u64::from(version) + 1, &[version as u8], &changes);
            assert_eq!(store.append(TableId(table), Version(version), written).await, done(version + 1));
            store
                .put(&format!("{table}"), Some(vec![version as u8]))
                .await
                .unwrap();
        }
    };
    let writers = (0..60)
        .map(|table| tokio::spawn(writer(table, Arc::clone(&store))))
        .collect::<Vec<_>>();
    assert!(join_all(writers).await.into_iter().all(|ended| ended.is_ok()));
    for _ in 0..2 {
        assert_eq!(store.tables().await.unwrap().len(), 60);
        for table in 0..60 {
            assert_eq!(
                bodies_of(&*store, TableId(table)).await,
                (0..20).map(|n| vec![n]).collect::<Vec<_>>()
            );
        }
        assert_eq!(store.due(u64::MAX).await.unwrap().len(), 1200);
        assert_eq!(store.of(1).await.unwrap().len(), 20);
        assert!(
            store
                .scan("")
                .await
                .unwrap()
                .into_iter()
                .all(|(_, value)| value == [19])
        );
        store = Arc::new(reopen(place, Arc::into_inner(store).unwrap()).await);
    }
}

/// Writers at one table at once: one of them wins each version, and all others are told.
pub(in crate::store) async fn one_winner<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    for version in 0..20_u32 {
        let write = |who: u64| {
            let store = Arc::clone(&store);
            let changes = [Change::Add(Index::Place(u64::from(version)))];
            tokio::spawn(async move {
                let table = TableId(1 + who % 2 * u64::from(version == 0));
                (
                    who,
                    store
                        .append(
                            table,
                            Version(version),
                            record(u64::from(version) * 100 + who + 1, &[who as u8], &changes),
                        )
                        .await,
                )
            })
        };
        let answers = join_all((0..32).map(write))
            .await
            .into_iter()
            .map(Result::unwrap)
            .collect::<Vec<_>>();
        let won = answers
            .iter()
            .filter(|(_, answer)| *answer == done(version + 1))
            .collect::<Vec<_>>();
        assert_eq!(won.len(), 1);
        let refused = answers
            .iter()
            .filter(|(_, answer)| matches!(answer, Err(Refused::Conflict { .. } | Refused::PlaceTaken(_))));
        assert_eq!(refused.count(), 31);
        let table = store.at(u64::from(version)).await.unwrap().unwrap();
        if version == 0 && table == TWO {
            // The other table won the place of the first round: the later rounds are the first
            // one's.
            assert_eq!(store.append(ONE, Version(0), plain(&[won[0].0 as u8])).await, done(1));
            continue;
        }
        assert_eq!(bodies_of(&*store, ONE).await.last(), Some(&vec![won[0].0 as u8]));
    }
}

/// A store that was opened again goes on where it was.
pub(in crate::store) async fn reopening<P: Place>(place: &mut P) {
    let mut store = place.open();
    for version in 0..10 {
        assert_eq!(store.health(), Ok(()));
        assert_eq!(store.append(ONE, Version(version), plain(&[version as u8])).await, done(version + 1));
        store = reopen(place, store).await;
        assert_eq!(bodies_of(&store, ONE).await.len(), version as usize + 1);
    }
    for _ in 0..3 {
        store = reopen(place, store).await;
    }
    assert_eq!(bodies_of(&store, ONE).await, (0..10).map(|n| vec![n]).collect::<Vec<_>>());
}

/// A read sees all that was answered before it, a log without gaps, and never half a record.
pub(in crate::store) async fn reading_while_writing<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    let (written, seen) = tokio::sync::watch::channel(0_u32);
    let writer = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for version in 0..200_u32 {
                let body = vec![version as u8; 6000];
                assert_eq!(store.append(ONE, Version(version), plain(&body)).await, done(version + 1));
                written.send_replace(version + 1);
            }
        })
    };
    loop {
        let before = *seen.borrow() as usize;
        let read = bodies_of(&*store, ONE).await;
        assert!(read.len() >= before);
        assert!(
            read.iter()
                .zip(0_u32..)
                .all(|(body, version)| *body == vec![version as u8; 6000])
        );
        if before == 200 {
            break;
        }
    }
    writer.await.unwrap();
}

/// Closing finishes what was asked for; afterwards everything is refused, and closing again is
/// fine.
pub(in crate::store) async fn closing<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    let writes = (0..100).map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { (table, store.append(TableId(table), Version(0), plain(b"a")).await) })
    });
    let writes = writes.collect::<Vec<_>>();
    store.close().await;
    let answers = join_all(writes)
        .await
        .into_iter()
        .map(Result::unwrap)
        .collect::<Vec<_>>();
    store.close().await;
    assert_eq!(store.append(ONE, Version(0), plain(b"x")).await, Err(Refused::Failed(StoreFault::Closed)));
    assert_eq!(
        (store.put("a", None).await, store.get("a").await),
        (Err(Refused::Failed(StoreFault::Closed)), Err(StoreFault::Closed))
    );
    assert_eq!((store.read(ONE).await, store.health()), (Err(StoreFault::Closed), Err(StoreFault::Closed)));
    let store = reopen(place, Arc::into_inner(store).unwrap()).await;
    let tables = store.tables().await.unwrap().into_iter().collect::<BTreeSet<_>>();
    for (table, answer) in answers {
        match answer {
            Ok(Appended::Done(_)) => assert!(tables.contains(&TableId(table))),
            Err(Refused::Failed(StoreFault::Closed)) => assert!(!tables.contains(&TableId(table))),
            other => panic!("{other:?}"),
        }
    }
}
