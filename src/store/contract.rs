//! What every engine promises: the suite that each of them passes.
//!
//! An engine's tests name a [`Place`] where a store can be opened and opened again, and get every case
//! from [`contract!`].

use super::{Appended, Change, Fault, Index, Record, Refused, Store, TableId, Version};
use futures_util::future::join_all;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Where an engine keeps its store.
pub(super) trait Place {
    type Engine: Store + 'static;
    /// Opens the store that is there: empty the first time.
    fn open(&mut self) -> Self::Engine;
    /// Notes what the store holds before it goes, where that is all there is of it.
    fn keep(&mut self, _store: &Self::Engine) {}
}

async fn reopen<P: Place>(place: &mut P, store: P::Engine) -> P::Engine {
    store.close().await;
    place.keep(&store);
    drop(store);
    place.open()
}

/// A test for each case of the contract.
macro_rules! contract {
    ($place:expr) => {
        $crate::store::contract::contract!(
            $place, order conflict twice twice_after_a_restart places indexes indexes_with_the_record lengths bodies notes
            note_names races one_winner reopening reading_while_writing closing queries_in_order removing removing_and_ids
        );
    };
    ($place:expr, $($case:ident)*) => {
        mod contract {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                $crate::store::contract::$case(&mut $place).await;
            })*
        }
    };
}
pub(super) use contract;

const ONE: TableId = TableId(1);
const TWO: TableId = TableId(2);

fn record(id: u64, body: &[u8], changes: &[Change]) -> Record {
    Record { schema: 1, game: "chess".into(), id, body: body.to_vec(), changes: changes.to_vec() }
}

fn plain(body: &[u8]) -> Record {
    record(0, body, &[])
}

fn done(version: u32) -> Result<Appended, Refused> {
    Ok(Appended::Done(Version(version)))
}

async fn bodies_of(store: &impl Store, table: TableId) -> Vec<Vec<u8>> {
    store.read(table).await.unwrap().into_iter().map(|record| record.body).collect()
}

/// Records come back in the order they were written in, without their changes; other tables have none.
pub(super) async fn order<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.read(ONE).await, Ok(vec![]));
    for version in 0..300_u32 {
        let written = record(u64::from(version) + 1, &version.to_be_bytes(), &[Change::Add(Index::Open)]);
        assert_eq!(store.append(ONE, Version(version), written).await, done(version + 1));
    }
    let read = store.read(ONE).await.unwrap();
    assert!(read.iter().zip(0_u32..).all(|(read, n)| *read == record(u64::from(n) + 1, &n.to_be_bytes(), &[])));
    assert_eq!(read.len(), 300);
    assert_eq!(store.read(TWO).await, Ok(vec![]));
}

/// Another version than the expected one is a conflict that names the version and writes nothing.
pub(super) async fn conflict<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.append(ONE, Version(3), plain(b"x")).await, Err(Refused::Conflict { actual: Version(0) }));
    assert_eq!(store.append(ONE, Version(0), plain(b"a")).await, done(1));
    for wrong in [0, 2, u32::MAX] {
        let changes = [Change::Add(Index::Open), Change::Add(Index::Place(4))];
        let answer = store.append(ONE, Version(wrong), record(9, b"x", &changes)).await;
        assert_eq!(answer, Err(Refused::Conflict { actual: Version(1) }), "{wrong}");
    }
    assert_eq!(store.append(TWO, Version(1), plain(b"x")).await, Err(Refused::Conflict { actual: Version(0) }));
    assert_eq!(bodies_of(&store, ONE).await, [b"a"]);
    assert_eq!((store.open().await, store.at(4).await, store.tables().await), (Ok(vec![]), Ok(None), Ok(vec![ONE])));
    assert_eq!(store.append(ONE, Version(1), record(9, b"b", &[])).await, done(2), "the refused id is free");
}

/// An id other than 0 is written once in the whole store, whatever is expected; 0 is not compared.
pub(super) async fn twice<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.append(ONE, Version(0), record(7, b"a", &[])).await, done(1));
    assert_eq!(store.append(ONE, Version(1), record(8, b"b", &[])).await, done(2));
    let twice = Ok(Appended::Twice { table: ONE, version: Version(1) });
    for (table, expected) in [(ONE, 0), (ONE, 1), (ONE, 2), (TWO, 0), (TWO, 5)] {
        assert_eq!(store.append(table, Version(expected), record(7, b"x", &[Change::Add(Index::Open)])).await, twice);
    }
    assert_eq!((store.open().await, store.tables().await), (Ok(vec![]), Ok(vec![ONE])));
    for version in 2..5 {
        assert_eq!(store.append(ONE, Version(version), plain(b"same")).await, done(version + 1));
    }
}

/// The ids are known after a restart too.
pub(super) async fn twice_after_a_restart<P: Place>(place: &mut P) {
    let mut store = place.open();
    for round in 0..4_u32 {
        assert_eq!(store.append(ONE, Version(round), record(u64::MAX - u64::from(round), b"a", &[])).await, done(round + 1));
        store = reopen(place, store).await;
        for before in 0..=round {
            let again = store.append(TWO, Version(0), record(u64::MAX - u64::from(before), b"a", &[])).await;
            assert_eq!(again, Ok(Appended::Twice { table: ONE, version: Version(before + 1) }));
        }
    }
}

/// A place leads to one table, until that table lets go of it.
pub(super) async fn places<P: Place>(place: &mut P) {
    let store = place.open();
    let (add, remove) = (Change::Add(Index::Place(5)), Change::Remove(Index::Place(5)));
    assert_eq!(store.append(ONE, Version(0), record(0, b"", &[add])).await, done(1));
    let taken = Err(Refused::PlaceTaken(ONE));
    assert_eq!(store.append(TWO, Version(0), record(3, b"", &[Change::Add(Index::Open), add])).await, taken);
    assert_eq!((store.read(TWO).await, store.open().await), (Ok(vec![]), Ok(vec![])));
    assert_eq!(store.append(ONE, Version(1), record(0, b"", &[add])).await, done(2), "it has the place already");
    assert_eq!(store.append(TWO, Version(0), record(3, b"", &[remove])).await, done(1), "not its own to remove");
    assert_eq!(store.append(TWO, Version(1), record(0, b"", &[remove, add])).await, taken);
    assert_eq!(store.at(5).await, Ok(Some(ONE)));
    assert_eq!(store.append(ONE, Version(2), record(0, b"", &[remove])).await, done(3));
    assert_eq!(store.at(5).await, Ok(None));
    assert_eq!(store.append(TWO, Version(1), record(0, b"", &[add])).await, done(2));
    assert_eq!(store.at(5).await, Ok(Some(TWO)));
}

/// Every index finds the table from the record that adds it to the record that removes it.
pub(super) async fn indexes<P: Place>(place: &mut P) {
    let mut store = place.open();
    let all = [Index::Place(5), Index::Place(6), Index::User(7), Index::User(8), Index::Due(100), Index::Open];
    assert_eq!(store.indexes(ONE).await, Ok(vec![]));
    assert_eq!(store.append(ONE, Version(0), record(0, b"", &all.map(Change::Add))).await, done(1));
    assert_eq!(store.append(TWO, Version(0), record(0, b"", &[Change::Add(Index::User(7))])).await, done(1));
    for _ in 0..2 {
        assert_eq!(store.indexes(ONE).await, Ok(all.to_vec()));
        assert_eq!((store.at(5).await, store.at(6).await, store.at(7).await), (Ok(Some(ONE)), Ok(Some(ONE)), Ok(None)));
        assert_eq!((store.of(7).await, store.of(8).await, store.of(5).await), (Ok(vec![ONE, TWO]), Ok(vec![ONE]), Ok(vec![])));
        assert_eq!((store.due(99).await, store.due(100).await), (Ok(vec![]), Ok(vec![(100, ONE)])));
        assert_eq!(store.open().await, Ok(vec![ONE]));
        store = reopen(place, store).await;
    }
    let moved =
        [Change::Remove(Index::Due(100)), Change::Add(Index::Due(200)), Change::Remove(Index::User(7)), Change::Remove(Index::Due(5))];
    assert_eq!(store.append(ONE, Version(1), record(0, b"", &moved)).await, done(2));
    assert_eq!((store.of(7).await, store.due(1000).await), (Ok(vec![TWO]), Ok(vec![(200, ONE)])));
    let gone = store.indexes(ONE).await.unwrap().into_iter().map(Change::Remove).collect::<Vec<_>>();
    assert_eq!(store.append(ONE, Version(2), record(0, b"", &gone)).await, done(3));
    assert_eq!((store.indexes(ONE).await, store.open().await, store.due(u64::MAX).await), (Ok(vec![]), Ok(vec![]), Ok(vec![])));
    assert_eq!((store.at(5).await, store.of(8).await, store.tables().await), (Ok(None), Ok(vec![]), Ok(vec![ONE, TWO])));
}

/// Changes of one record are made in their order.
pub(super) async fn indexes_with_the_record<P: Place>(place: &mut P) {
    let store = place.open();
    let (on, off) = (Change::Add(Index::Open), Change::Remove(Index::Open));
    for (version, (changes, open)) in (0..).zip([(vec![on, off], false), (vec![off, on], true), (vec![on, on, off], false)]) {
        assert_eq!(store.append(ONE, Version(version), record(0, b"", &changes)).await, done(version + 1));
        assert_eq!(store.open().await.unwrap().contains(&ONE), open, "{changes:?}");
    }
}

/// What is too long or has no name is refused by name, and nothing is written.
pub(super) async fn lengths<P: Place>(place: &mut P) {
    let store = place.open();
    let long = vec![0; Record::LONGEST + 1];
    let too_long = Fault::TooLong { bytes: long.len() };
    assert_eq!(store.append(ONE, Version(0), plain(&long)).await, Err(Refused::Failed(too_long.clone())));
    assert_eq!(store.put("note", Some(long)).await, Err(Refused::Failed(too_long)));
    for game in [String::new(), "x".repeat(Record::LONGEST_GAME + 1)] {
        let refused = store.append(ONE, Version(0), Record { game: game.clone(), ..plain(b"") }).await;
        assert_eq!(refused, Err(Refused::Failed(Fault::Name { name: game })));
    }
    for key in [String::new(), "x".repeat(Record::LONGEST_KEY + 1)] {
        assert_eq!(store.put(&key, Some(vec![])).await, Err(Refused::Failed(Fault::Name { name: key })));
    }
    assert_eq!((store.tables().await, store.scan("").await), (Ok(vec![]), Ok(vec![])));
}

/// Bodies of every length come back, after a restart too.
pub(super) async fn bodies<P: Place>(place: &mut P) {
    let mut store = place.open();
    let lengths = [0, 1, 4000, 4096, 4097, 100 * 1024, Record::LONGEST];
    let body = |length: usize| (0..length).map(|at| (at % 253) as u8).collect::<Vec<_>>();
    let longest_name = Record { schema: u16::MAX, game: "é".repeat(Record::LONGEST_GAME / 2), id: u64::MAX, ..plain(b"") };
    for (version, length) in (0..).zip(lengths) {
        let record = Record { body: body(length), ..longest_name.clone() };
        assert_eq!(store.append(ONE, Version(version), Record { id: u64::MAX - length as u64, ..record }).await, done(version + 1));
    }
    for _ in 0..2 {
        let read = store.read(ONE).await.unwrap();
        assert_eq!(read.len(), lengths.len());
        for (read, length) in read.into_iter().zip(lengths) {
            assert!(read == Record { id: u64::MAX - length as u64, body: body(length), ..longest_name.clone() }, "{length}");
        }
        store = reopen(place, store).await;
    }
}

/// Notes are written over, removed and found by what their key begins with.
pub(super) async fn notes<P: Place>(place: &mut P) {
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
    assert_eq!((store.get("a").await, store.scan("").await, store.tables().await), (Ok(None), Ok(vec![]), Ok(vec![])));
}

/// Keys are any text; a search finds exactly those that begin so, in order.
pub(super) async fn note_names<P: Place>(place: &mut P) {
    let store = place.open();
    let mut names = ["b/10", "b/1", "b", "b/2", "c", "a", "\u{0}", "b\u{0}", "ü", "日", "b/1/x"].map(str::to_owned);
    for name in &names {
        assert_eq!(store.put(name, Some(name.as_bytes().repeat(900))).await, Ok(()));
    }
    names.sort();
    for prefix in ["", "b", "b/1", "ü", "zz", "\u{0}"] {
        let found = store.scan(prefix).await.unwrap();
        assert!(found.iter().all(|(name, value)| *value == name.as_bytes().repeat(900)));
        let expected = names.iter().filter(|name| name.starts_with(prefix)).collect::<Vec<_>>();
        assert_eq!(found.iter().map(|(name, _)| name).collect::<Vec<_>>(), expected, "{prefix:?}");
    }
}

/// Many writers at once, each on its own table: all are written, each table in order.
pub(super) async fn races<P: Place>(place: &mut P) {
    let mut store = Arc::new(place.open());
    let writer = |table: u64, store: Arc<P::Engine>| async move {
        for version in 0..20 {
            let changes = [Change::Add(Index::Due(table * 100 + u64::from(version))), Change::Add(Index::User(table % 3))];
            let written = record(table * 1000 + u64::from(version) + 1, &[version as u8], &changes);
            assert_eq!(store.append(TableId(table), Version(version), written).await, done(version + 1));
            store.put(&format!("{table}"), Some(vec![version as u8])).await.unwrap();
        }
    };
    let writers = (0..60).map(|table| tokio::spawn(writer(table, Arc::clone(&store)))).collect::<Vec<_>>();
    assert!(join_all(writers).await.into_iter().all(|ended| ended.is_ok()));
    for _ in 0..2 {
        assert_eq!(store.tables().await.unwrap().len(), 60);
        for table in 0..60 {
            assert_eq!(bodies_of(&*store, TableId(table)).await, (0..20).map(|n| vec![n]).collect::<Vec<_>>());
        }
        assert_eq!(store.due(u64::MAX).await.unwrap().len(), 1200);
        assert_eq!(store.of(1).await.unwrap().len(), 20);
        assert!(store.scan("").await.unwrap().into_iter().all(|(_, value)| value == [19]));
        store = Arc::new(reopen(place, Arc::into_inner(store).unwrap()).await);
    }
}

/// Writers at one table at once: one of them wins each version, and all others are told.
pub(super) async fn one_winner<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    for version in 0..20_u32 {
        let write = |who: u64| {
            let store = Arc::clone(&store);
            let changes = [Change::Add(Index::Place(u64::from(version)))];
            tokio::spawn(async move {
                let table = TableId(1 + who % 2 * u64::from(version == 0));
                (who, store.append(table, Version(version), record(u64::from(version) * 100 + who + 1, &[who as u8], &changes)).await)
            })
        };
        let answers = join_all((0..32).map(write)).await.into_iter().map(Result::unwrap).collect::<Vec<_>>();
        let won = answers.iter().filter(|(_, answer)| *answer == done(version + 1)).collect::<Vec<_>>();
        assert_eq!(won.len(), 1);
        let refused = answers.iter().filter(|(_, answer)| matches!(answer, Err(Refused::Conflict { .. } | Refused::PlaceTaken(_))));
        assert_eq!(refused.count(), 31);
        let table = store.at(u64::from(version)).await.unwrap().unwrap();
        if version == 0 && table == TWO {
            // The other table won the place of the first round: the later rounds are the first one's.
            assert_eq!(store.append(ONE, Version(0), plain(&[won[0].0 as u8])).await, done(1));
            continue;
        }
        assert_eq!(bodies_of(&*store, ONE).await.last(), Some(&vec![won[0].0 as u8]));
    }
}

/// A store that was opened again goes on where it was.
pub(super) async fn reopening<P: Place>(place: &mut P) {
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
pub(super) async fn reading_while_writing<P: Place>(place: &mut P) {
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
        assert!(read.iter().zip(0_u32..).all(|(body, version)| *body == vec![version as u8; 6000]));
        if before == 200 {
            break;
        }
    }
    writer.await.unwrap();
}

/// Closing finishes what was asked for; afterwards everything is refused, and closing again is fine.
pub(super) async fn closing<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    let writes = (0..100).map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { (table, store.append(TableId(table), Version(0), plain(b"a")).await) })
    });
    let writes = writes.collect::<Vec<_>>();
    store.close().await;
    let answers = join_all(writes).await.into_iter().map(Result::unwrap).collect::<Vec<_>>();
    store.close().await;
    assert_eq!(store.append(ONE, Version(0), plain(b"x")).await, Err(Refused::Failed(Fault::Closed)));
    assert_eq!((store.put("a", None).await, store.get("a").await), (Err(Refused::Failed(Fault::Closed)), Err(Fault::Closed)));
    assert_eq!((store.read(ONE).await, store.health()), (Err(Fault::Closed), Err(Fault::Closed)));
    let store = reopen(place, Arc::into_inner(store).unwrap()).await;
    let tables = store.tables().await.unwrap().into_iter().collect::<BTreeSet<_>>();
    for (table, answer) in answers {
        match answer {
            Ok(Appended::Done(_)) => assert!(tables.contains(&TableId(table))),
            Err(Refused::Failed(Fault::Closed)) => assert!(!tables.contains(&TableId(table))),
            other => panic!("{other:?}"),
        }
    }
}

/// Lists come in the order of their numbers.
pub(super) async fn queries_in_order<P: Place>(place: &mut P) {
    let store = place.open();
    let ids = [300, 2, u64::MAX, 1 << 40, 0, 256];
    for (table, due) in ids.into_iter().zip([5, 300, 256, 5, 1 << 50, 0]) {
        let changes = [Index::Open, Index::User(9), Index::Due(due)].map(Change::Add);
        assert_eq!(store.append(TableId(table), Version(0), record(0, b"", &changes)).await, done(1));
    }
    let sorted = ids.into_iter().collect::<BTreeSet<_>>().into_iter().map(TableId).collect::<Vec<_>>();
    assert_eq!((store.tables().await, store.open().await, store.of(9).await), (Ok(sorted.clone()), Ok(sorted.clone()), Ok(sorted)));
    let due = [(0, 256), (5, 300), (5, 1 << 40), (256, u64::MAX), (300, 2)].map(|(due, table)| (due, TableId(table)));
    assert_eq!((store.due(300).await, store.due(0).await), (Ok(due.to_vec()), Ok(due[..1].to_vec())));
}

/// A table that is removed is gone as if it had never been; others stay, and it may be opened anew.
pub(super) async fn removing<P: Place>(place: &mut P) {
    let mut store = place.open();
    assert_eq!(store.remove(ONE, Version(0)).await, Ok(()), "there is nothing to remove");
    let all = [Index::Place(5), Index::User(7), Index::Due(100), Index::Open].map(Change::Add);
    let long = vec![b'x'; 9_000];
    assert_eq!(store.append(ONE, Version(0), record(11, b"a", &all)).await, done(1));
    assert_eq!(store.append(ONE, Version(1), record(12, &long, &[])).await, done(2));
    assert_eq!(store.append(TWO, Version(0), record(13, b"b", &[Change::Add(Index::User(7))])).await, done(1));
    assert_eq!(store.remove(ONE, Version(1)).await, Err(Refused::Conflict { actual: Version(2) }));
    assert_eq!(store.read(ONE).await.unwrap().len(), 2);
    assert_eq!(store.remove(ONE, Version(2)).await, Ok(()));
    for _ in 0..2 {
        assert_eq!((store.read(ONE).await, store.indexes(ONE).await, store.tables().await), (Ok(vec![]), Ok(vec![]), Ok(vec![TWO])));
        assert_eq!((store.at(5).await, store.of(7).await), (Ok(None), Ok(vec![TWO])));
        assert_eq!((store.due(u64::MAX).await, store.open().await), (Ok(vec![]), Ok(vec![])));
        assert_eq!(store.remove(ONE, Version(2)).await, Ok(()), "twice is fine");
        store = reopen(place, store).await;
    }
    assert_eq!(store.append(ONE, Version(2), plain(b"x")).await, Err(Refused::Conflict { actual: Version(0) }));
    assert_eq!(store.append(ONE, Version(0), record(11, b"anew", &[Change::Add(Index::Place(5))])).await, done(1));
    assert_eq!((bodies_of(&store, ONE).await, store.at(5).await), (vec![b"anew".to_vec()], Ok(Some(ONE))));
}

/// The ids of a removed table are free, those of all others are known as before, after a restart too.
pub(super) async fn removing_and_ids<P: Place>(place: &mut P) {
    let mut store = place.open();
    // Rising, so that they stand together, and one that came late.
    for (table, id) in [(1, 10), (2, 20), (3, 30), (1, 40), (2, 25)] {
        let version = store.read(TableId(table)).await.unwrap().len() as u32;
        assert_eq!(store.append(TableId(table), Version(version), record(id, b"", &[])).await, done(version + 1));
    }
    assert_eq!(store.remove(ONE, Version(2)).await, Ok(()));
    for _ in 0..2 {
        for (id, table, version) in [(20, 2, 1), (25, 2, 2), (30, 3, 1)] {
            let twice = Ok(Appended::Twice { table: TableId(table), version: Version(version) });
            assert_eq!(store.append(ONE, Version(0), record(id, b"", &[])).await, twice, "{id}");
        }
        store = reopen(place, store).await;
    }
    assert_eq!(store.append(ONE, Version(0), record(40, b"", &[])).await, done(1));
    assert_eq!(store.append(TableId(4), Version(0), record(10, b"", &[])).await, done(1));
    assert_eq!(store.remove(TWO, Version(2)).await, Ok(()));
    store = reopen(place, store).await;
    for (id, table) in [(40, 1), (10, 4), (30, 3)] {
        let twice = Ok(Appended::Twice { table: TableId(table), version: Version(1) });
        assert_eq!(store.append(TableId(9), Version(0), record(id, b"", &[])).await, twice, "{id}");
    }
    // What was asked for at once: each sees what came before it.
    let (opened, removed) = tokio::join!(store.append(TableId(5), Version(0), record(50, b"", &[])), store.remove(TableId(5), Version(1)));
    assert!(opened == done(1) && matches!(removed, Ok(()) | Err(Refused::Conflict { .. })), "{opened:?} {removed:?}");
}
