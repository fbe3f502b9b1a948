//! What several processes that have one store at once may count on.

use super::super::{
    Appended, Change, Changed, Index, Refused, Rewording, Store, StoreFault, TableId, Version,
};
use super::{ONE, Shared, TWO, bodies_of, done, plain, record};
use futures_util::future::join_all;
use std::collections::BTreeSet;
use std::sync::Arc;

/// All that one was answered the others read.
pub(in crate::store) async fn each_sees_what_others_wrote<P: Shared>(place: &mut P) {
    let first = place.open();
    let second = place.beside(&first);
    let changes = [Index::Open, Index::Place(5), Index::User(7), Index::Due(9)].map(Change::Add);
    for version in 0..20 {
        let (writes, reads) = if version % 2 == 0 {
            (&first, &second)
        } else {
            (&second, &first)
        };
        let written = record(u64::from(version) + 1, &[version as u8], &changes);
        assert_eq!(writes.append(ONE, Version(version), written).await, done(version + 1));
        assert_eq!(bodies_of(reads, ONE).await.len(), version as usize + 1);
        assert_eq!((reads.open().await, reads.at(5).await), (Ok(vec![ONE]), Ok(Some(ONE))));
        assert_eq!((reads.of(7).await, reads.due(9).await), (Ok(vec![ONE]), Ok(vec![(9, ONE)])));
        assert_eq!(writes.put("a", Some(vec![version as u8])).await, Ok(()));
        assert_eq!(reads.get("a").await, Ok(Some(vec![version as u8])));
        let stale = reads.append(ONE, Version(version), plain(b"x")).await;
        assert_eq!(
            stale,
            Err(Refused::Conflict {
                actual: Version(version + 1)
            })
        );
    }
    assert_eq!(second.remove(ONE, Version(20)).await, Ok(()));
    assert_eq!((first.tables().await, first.at(5).await), (Ok(vec![]), Ok(None)));
}

/// What others have changed until all these were among it.
async fn told(store: &impl Store, tables: &[TableId]) -> BTreeSet<TableId> {
    let mut told = BTreeSet::new();
    while !tables.iter().all(|table| told.contains(table)) {
        match store.changed().await {
            Changed::Tables(changed) => told.extend(changed.into_iter().map(|changed| changed.table)),
            // Whoever hears this looks at all tables.
            Changed::Missed => told.extend(store.tables().await.unwrap()),
        }
    }
    told
}

/// Each hears of the tables that others write to, reword and remove, after it can read it.
pub(in crate::store) async fn others_are_told<P: Shared>(place: &mut P) {
    let first = place.open();
    let (second, third) = (place.beside(&first), place.beside(&first));
    assert_eq!(first.append(ONE, Version(0), plain(b"a")).await, done(1));
    for other in [&second, &third] {
        assert_eq!(told(other, &[ONE]).await, BTreeSet::from([ONE]));
        assert_eq!(bodies_of(other, ONE).await, [b"a"]);
    }
    let anew = Rewording {
        version: Version(1),
        schema: 2,
        body: b"b".to_vec(),
    };
    assert_eq!(second.reword(ONE, Version(1), vec![anew], vec![]).await, Ok(()));
    for other in [&first, &third] {
        assert!(told(other, &[ONE]).await.contains(&ONE));
        assert_eq!(bodies_of(other, ONE).await, [b"b"]);
    }
    assert_eq!(third.append(TWO, Version(0), plain(b"c")).await, done(1));
    assert_eq!(third.remove(ONE, Version(1)).await, Ok(()));
    for other in [&first, &second] {
        assert!(told(other, &[ONE, TWO]).await.contains(&TWO));
        assert_eq!(other.tables().await, Ok(vec![TWO]));
    }
}

/// Writers in several processes at one table: one of them wins each version, all others are told,
/// and nothing is lost, doubled or reordered.
pub(in crate::store) async fn one_winner_a_version<P: Shared>(place: &mut P) {
    let first = Arc::new(place.open());
    let stores = [Arc::clone(&first), Arc::new(place.beside(&first)), Arc::new(place.beside(&first))];
    let writer = |who: u8| {
        let store = Arc::clone(&stores[usize::from(who) % 3]);
        tokio::spawn(async move {
            let mut won = Vec::new();
            while won.len() < 10 {
                let expected = Version(store.read(ONE).await.unwrap().len() as u32);
                let body = vec![who, won.len() as u8];
                let id = 1 + u64::from(who) * 100 + won.len() as u64;
                match store.append(ONE, expected, record(id, &body, &[])).await {
                    Ok(Appended::Done(version)) => {
                        assert_eq!(version, expected.next());
                        won.push((version, body));
                    }
                    Err(Refused::Conflict { actual }) => assert!(actual > expected),
                    other => panic!("{other:?}"),
                }
            }
            won
        })
    };
    let won = join_all((0..8).map(writer)).await;
    let mut won: Vec<_> = won.into_iter().flat_map(Result::unwrap).collect();
    won.sort();
    assert!(won.iter().map(|(version, _)| version.0).eq(1..=80));
    for store in &stores {
        assert!(
            bodies_of(&**store, ONE)
                .await
                .iter()
                .eq(won.iter().map(|(_, body)| body))
        );
    }
}

/// An interaction's id is written once and a place leads to one table, whoever of all asks.
pub(in crate::store) async fn ids_and_places_are_of_all<P: Shared>(place: &mut P) {
    let first = Arc::new(place.open());
    let second = Arc::new(place.beside(&first));
    let open = |store: &Arc<P::Engine>, table: u64, id: u64, place: u64| {
        let store = Arc::clone(store);
        let written = record(id, b"a", &[Change::Add(Index::Place(place))]);
        tokio::spawn(async move { store.append(TableId(table), Version(0), written).await })
    };
    for round in 1..=20 {
        let (one, other) = (open(&first, round * 10, round, 100), open(&second, round * 10 + 1, round, 100));
        let answers = [one.await.unwrap(), other.await.unwrap()];
        let done: Vec<_> = answers.iter().filter(|answer| **answer == done(1)).collect();
        assert_eq!(done.len(), usize::from(round == 1), "{answers:?}");
        // Of whoever was not first, the id is known or the place is taken.
        let refused = answers
            .iter()
            .filter(|answer| matches!(answer, Ok(Appended::Twice { .. }) | Err(Refused::PlaceTaken(_))));
        assert_eq!(refused.count(), if round == 1 { 1 } else { 2 }, "{answers:?}");
    }
    assert_eq!(first.tables().await.unwrap().len(), 1);
    assert_eq!(first.at(100).await, second.at(100).await);
}

/// Of all who expect the same value of a note one has it.
pub(in crate::store) async fn exchanges_are_of_all<P: Shared>(place: &mut P) {
    let first = Arc::new(place.open());
    let stores = [Arc::clone(&first), Arc::new(place.beside(&first)), Arc::new(place.beside(&first))];
    let count = |store: Arc<P::Engine>| async move {
        let mut counted = 0;
        while counted < 20 {
            let is = store.get("count").await.unwrap();
            let next = is.as_ref().map_or(1, |is| is[0] + 1);
            counted += u32::from(store.exchange("count", is, Some(vec![next])).await == Ok(true));
        }
    };
    let all = stores
        .iter()
        .cycle()
        .take(6)
        .map(|store| tokio::spawn(count(Arc::clone(store))));
    assert!(join_all(all).await.into_iter().all(|ended| ended.is_ok()));
    assert_eq!(stores[2].get("count").await, Ok(Some(vec![120])));
}

/// Whoever closes the store closes it for themselves.
pub(in crate::store) async fn closing_one_leaves_the_other<P: Shared>(place: &mut P) {
    let first = place.open();
    let second = place.beside(&first);
    assert_eq!(first.append(ONE, Version(0), plain(b"a")).await, done(1));
    first.close().await;
    assert_eq!(first.read(ONE).await, Err(StoreFault::Closed));
    assert_eq!((second.health(), bodies_of(&second, ONE).await), (Ok(()), vec![b"a".to_vec()]));
    assert_eq!(second.append(ONE, Version(1), plain(b"b")).await, done(2));
}
