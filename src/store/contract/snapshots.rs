//! A moment of a store, read while it goes on.

use super::super::dump::{DumpFault, backup, restore};
use super::super::{
    Appended, Change, Content, Index, Memory, Refused, Rewording, Snapshot, Store, StoreFault, TableId,
    Version,
};
use super::{ONE, Place, done, plain, record, reopen};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Numbers from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn body(&mut self) -> Vec<u8> {
        let length = [0, 3, 200, 4_200, 9_000][self.below(5) as usize];
        vec![self.below(256) as u8; length]
    }
}

/// What a moment holds that is left.
async fn rest(snapshot: &mut dyn Snapshot) -> Vec<Content> {
    let mut all = Vec::new();
    while let Some(content) = snapshot.next().await.unwrap() {
        all.push(content);
    }
    assert_eq!(snapshot.next().await, Ok(None), "the end stays the end");
    all
}

/// Everything that a store holds to which nobody writes.
async fn contents(store: &impl Store) -> Vec<Content> {
    let mut all = Vec::new();
    for id in store.tables().await.unwrap() {
        all.push(Content::Table {
            id,
            records: store.read(id).await.unwrap(),
            indexes: store.indexes(id).await.unwrap(),
        });
    }
    all.extend(store.scan("").await.unwrap().into_iter().map(Content::Note));
    all
}

/// Does one thing to one of some tables, which are this writer's own, or to a note.
async fn act(store: &impl Store, dice: &mut Dice, writer: u64) {
    let table = TableId(writer + 8 * dice.below(12));
    let version = Version(u32::try_from(store.read(table).await.unwrap().len()).unwrap());
    let done = match dice.below(12) {
        0 => store.remove(table, version).await,
        1 | 2 if version > Version::NONE => {
            let other = Rewording {
                version: Version(1 + dice.below(u64::from(version.0)) as u32),
                schema: 5,
                body: dice.body(),
            };
            store
                .reword(table, version, vec![other], vec![Index::User(dice.below(5))])
                .await
        }
        3..=5 => {
            let value = (dice.below(3) > 0).then(|| dice.body());
            store
                .put(&format!("note/{writer}/{}", dice.below(9)), value)
                .await
        }
        _ => {
            let index = match dice.below(4) {
                0 => Index::Open,
                1 => Index::User(dice.below(5)),
                2 => Index::Place(1_000 * writer + table.0),
                _ => Index::Due(dice.below(50)),
            };
            let change = if dice.below(3) == 0 {
                Change::Remove(index)
            } else {
                Change::Add(index)
            };
            let written = record(0, &dice.body(), &[change]);
            store.append(table, version, written).await.map(|_| ())
        }
    };
    assert_eq!(done, Ok(()));
}

/// A moment is what the store held when it was asked for, whatever is written, removed, reworded
/// and made anew while it is read.
pub(in crate::store) async fn a_moment<P: Place>(place: &mut P) {
    let mut store = Arc::new(place.open());
    for round in 0..4_u64 {
        let mut dice = Dice(round);
        for _ in 0..150 {
            let writer = dice.below(3);
            act(&*store, &mut dice, writer).await;
        }
        let expected = contents(&*store).await;
        let mut snapshot = store.snapshot().await.unwrap();
        let tables = expected
            .iter()
            .filter(|content| matches!(content, Content::Table { .. }));
        assert_eq!(snapshot.tables(), tables.count() as u64);
        let over = Arc::new(AtomicBool::new(false));
        let writers: Vec<_> = (0..3)
            .map(|writer| {
                let (store, over) = (Arc::clone(&store), Arc::clone(&over));
                tokio::spawn(async move {
                    let mut dice = Dice(100 * round + writer);
                    let mut acts = 0_u32;
                    while !over.load(Ordering::Relaxed) || acts < 40 {
                        act(&*store, &mut dice, writer).await;
                        acts += 1;
                    }
                })
            })
            .collect();
        let mut found = Vec::new();
        while let Some(content) = snapshot.next().await.unwrap() {
            found.push(content);
            // Between any two pieces something is written; once the files are made anew.
            act(&*store, &mut dice, 4).await;
            if found.len() == 7 {
                assert_eq!(store.scrub().await, Ok(()));
            }
        }
        over.store(true, Ordering::Relaxed);
        for writer in writers {
            writer.await.unwrap();
        }
        assert!(found == expected, "round {round}: {} of {}", found.len(), expected.len());
        drop(snapshot);
        let now = contents(&*store).await;
        assert!(now != expected, "nothing was written meanwhile");
        assert!(rest(&mut *store.snapshot().await.unwrap()).await == now);
        store = Arc::new(reopen(place, Arc::into_inner(store).unwrap()).await);
    }
}

/// Writes to a table, to another one and to a note, in turn, until it is over.
async fn write_in_turn(store: Arc<impl Store>, answered: Arc<AtomicU32>, over: Arc<AtomicBool>) {
    for write in 0_u32.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        match write % 3 {
            2 => store
                .put("note", Some(write.to_be_bytes().to_vec()))
                .await
                .unwrap(),
            table => {
                let changes = [Change::Add(Index::Due(u64::from(write)))];
                let written = record(0, &write.to_be_bytes(), &changes);
                let table = TableId(7 - u64::from(table));
                let appended = store.append(table, Version(write / 3), written).await;
                assert_eq!(appended, done(write / 3 + 1));
            }
        }
        answered.store(write + 1, Ordering::Relaxed);
    }
}

/// Of one writer a moment holds all that was answered before it was asked for, and of the rest no
/// write to a table without those before it.
pub(in crate::store) async fn a_moment_among_writes<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    let (answered, over) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
    let writing = write_in_turn(Arc::clone(&store), Arc::clone(&answered), Arc::clone(&over));
    let writer = tokio::spawn(writing);
    for _ in 0..25 {
        let before = answered.load(Ordering::Relaxed);
        let mut snapshot = store.snapshot().await.unwrap();
        let (mut first, mut second, mut note) = (0, 0, 0);
        for content in rest(&mut *snapshot).await {
            match content {
                Content::Table { id, records, indexes } => {
                    assert_eq!(records.len(), indexes.len());
                    let count = u32::try_from(records.len()).unwrap();
                    if id == TableId(7) {
                        first = count
                    } else {
                        second = count
                    }
                }
                Content::Note((_, value)) => {
                    note = u32::from_be_bytes(value.try_into().unwrap()) / 3 + 1;
                }
            }
        }
        let (tables, notes) = (before - before / 3, before / 3);
        let found = format!("{first} {second} {note}, and {before} were answered");
        assert!(first + second >= tables && note >= notes, "{found}");
        assert!(first >= second && second + 1 >= first, "{found}");
    }
    over.store(true, Ordering::Relaxed);
    writer.await.unwrap();
}

/// Two moments stand beside each other, one that is dropped changes nothing, and a closed store has
/// none.
pub(in crate::store) async fn several_moments<P: Place>(place: &mut P) {
    let store = place.open();
    let mut empty = store.snapshot().await.unwrap();
    assert_eq!(store.append(ONE, Version(0), plain(b"a")).await, done(1));
    let mut one = store.snapshot().await.unwrap();
    drop(store.snapshot().await.unwrap());
    assert_eq!(store.remove(ONE, Version(1)).await, Ok(()));
    assert_eq!(store.put("note", Some(vec![1])).await, Ok(()));
    let mut noted = store.snapshot().await.unwrap();
    assert_eq!(store.put("note", None).await, Ok(()));
    assert_eq!((empty.tables(), one.tables(), noted.tables()), (0, 1, 0));
    let table = Content::Table {
        id: ONE,
        records: vec![plain(b"a")],
        indexes: vec![],
    };
    assert_eq!(rest(&mut *noted).await, [Content::Note(("note".to_owned(), vec![1]))]);
    assert_eq!(rest(&mut *one).await, [table]);
    assert_eq!(rest(&mut *empty).await, []);
    store.close().await;
    assert_eq!(store.snapshot().await.err(), Some(StoreFault::Closed));
    assert_eq!(store.put("note", None).await, Err(Refused::Failed(StoreFault::Closed)));
}

/// A backup of another engine's store is restored: the same tables, indexes and notes, the ids of
/// interactions known, and a backup of it the same byte by byte. It wants an empty store.
pub(in crate::store) async fn a_backup_of_another_engine<P: Place>(place: &mut P) {
    let (original, mut dice) = (Memory::new(), Dice(7));
    for _ in 0..300 {
        let writer = dice.below(3);
        act(&original, &mut dice, writer).await;
    }
    let named = record(77, b"named", &[Change::Add(Index::Place(5)), Change::Add(Index::Open)]);
    assert_eq!(original.append(TableId(900), Version(0), named).await, done(1));
    let mut dump = Vec::new();
    let counted = backup(&original, &mut dump).await.unwrap();
    let mut store = place.open();
    assert_eq!(restore(&mut &*dump, &store).await, Ok(counted));
    for _ in 0..2 {
        assert!(contents(&store).await == contents(&original).await);
        let found = (store.at(5).await, store.open().await, store.of(3).await, store.due(u64::MAX).await);
        let expected =
            (original.at(5).await, original.open().await, original.of(3).await, original.due(u64::MAX).await);
        assert_eq!(found, expected);
        let twice = Appended::Twice {
            table: TableId(900),
            version: Version(1),
        };
        assert_eq!(store.append(ONE, Version(0), record(77, b"", &[])).await, Ok(twice));
        let mut again = Vec::new();
        assert_eq!(backup(&store, &mut again).await, Ok(counted));
        assert!(again == dump);
        store = reopen(place, store).await;
    }
    assert_eq!(restore(&mut &*dump, &store).await, Err(DumpFault::Occupied));
}
