//! A store that fails now and then, for simulations. Knows no engine: it stands in front of one.

use super::odds::{Lot, Odds, State, Went};
use super::{
    Answer, Appended, Changed, Index, Note, Record, Refused, Rewording, Snapshot, Store, StoreFault, TableId,
    Version,
};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// A store whose faults come from a seed: the same calls in the same order meet the same faults.
#[derive(Debug)]
pub struct Faulty<S> {
    inner: S,
    state: Mutex<State>,
}

impl<S: Store> Faulty<S> {
    /// A store in front of another one.
    #[must_use]
    pub fn new(inner: S, seed: u64, odds: Odds) -> Faulty<S> {
        Faulty {
            inner,
            state: Mutex::new(State::new(seed, odds)),
        }
    }

    /// Changes the odds from now on.
    pub fn set(&self, odds: Odds) {
        self.state(|state| state.odds = odds);
    }

    /// How often what went wrong until now.
    pub fn went(&self) -> Went {
        self.state(|state| state.went)
    }

    /// The store behind it, which does not fail.
    pub fn inner(&self) -> &S {
        &self.inner
    }

    fn state<T>(&self, with: impl FnOnce(&mut State) -> T) -> T {
        with(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    async fn wait(&self) {
        let delay = self.state(|state| match state.odds.delay {
            0 => 0,
            delay => state.draw(delay + 1),
        });
        if delay > 0 {
            for _ in 0..delay {
                tokio::task::yield_now().await;
            }
        }
    }

    async fn write<T>(
        &self,
        conflict: Option<TableId>,
        write: Answer<'_, Result<T, Refused>>,
    ) -> Result<T, Refused> {
        self.wait().await;
        let lot = self.state(|state| {
            let odds = state.odds;
            let conflicts = if conflict.is_some() { odds.conflict } else { 0 };
            let lot = state.lot(&[
                (conflicts, Lot::Conflict),
                (odds.unknown_written, Lot::UnknownWritten),
                (odds.unknown_lost, Lot::UnknownLost),
                (odds.full, Lot::Full),
            ]);
            state.count(lot)
        });
        let answer = match (lot, conflict) {
            (Lot::Conflict, Some(table)) => {
                let actual = Version(u32::try_from(self.inner.read(table).await?.len()).unwrap_or(u32::MAX));
                Err(Refused::Conflict { actual })
            }
            (Lot::UnknownWritten, _) => write.await.and(Err(Refused::Unknown)),
            (Lot::UnknownLost, _) => Err(Refused::Unknown),
            (Lot::Full, _) => Err(StoreFault::DiskFull {
                folder: PathBuf::from("simulated"),
                free: 0,
                needed: 1,
            }
            .into()),
            _ => write.await,
        };
        self.wait().await;
        answer
    }

    fn look<'a, T: Send + 'a>(&'a self, read: Answer<'a, Looked<T>>) -> Answer<'a, Looked<T>> {
        Box::pin(async move {
            self.wait().await;
            let lot = self.state(|state| {
                let lot = state.lot(&[(state.odds.unread, Lot::Unread)]);
                state.count(lot)
            });
            let answer = match lot {
                Lot::Unread => Err(StoreFault::System {
                    folder: PathBuf::from("simulated"),
                    cause: "a read failed".to_owned(),
                }),
                _ => read.await,
            };
            self.wait().await;
            answer
        })
    }
}

type Looked<T> = Result<T, StoreFault>;

impl<S: Store> Store for Faulty<S> {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(self.write(Some(table), self.inner.append(table, expected, record)))
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.write(Some(table), self.inner.remove(table, expected)))
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.write(Some(table), self.inner.reword(table, expected, records, leaves)))
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        self.inner.scrub()
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.look(self.inner.read(table))
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.look(self.inner.indexes(table))
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(self.inner.tables())
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(self.inner.open())
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.look(self.inner.at(place))
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(self.inner.of(user))
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.look(self.inner.due(until))
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        Box::pin(self.write(None, self.inner.put(key, value)))
    }

    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        Box::pin(self.write(None, self.inner.exchange(key, expected, value)))
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        self.look(self.inner.get(key))
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        self.look(self.inner.scan(prefix))
    }

    fn changed(&self) -> Answer<'_, Changed> {
        self.inner.changed()
    }

    fn alone(&self) -> bool {
        self.inner.alone()
    }

    fn snapshot(&self) -> Answer<'_, Result<Box<dyn Snapshot + '_>, StoreFault>> {
        self.look(self.inner.snapshot())
    }

    fn health(&self) -> Result<(), StoreFault> {
        self.inner.health()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::contract::Place;
    use crate::store::snapshot::Passage;
    use crate::store::{Change, Content, Memory};

    const ODDS: Odds = Odds {
        conflict: 100,
        unknown_written: 100,
        unknown_lost: 100,
        full: 100,
        unread: 100,
        delay: 0,
    };

    /// Appends until each record is in, as a caller does that knows what the answers mean.
    async fn play(seed: u64) -> (Vec<u8>, Went) {
        let store = Faulty::new(Memory::new(), seed, ODDS);
        let table = TableId(1);
        let mut expected = Version::NONE;
        for byte in 0..100_u8 {
            let record = Record {
                game: "g".into(),
                id: u64::from(byte) + 1,
                body: vec![byte],
                ..Record::default()
            };
            expected = loop {
                match store.append(table, expected, record.clone()).await {
                    Ok(Appended::Done(version) | Appended::Twice { version, .. }) => break version,
                    Err(_) => continue,
                }
            };
        }
        let read = store.inner().read(table).await.unwrap();
        (read.into_iter().flat_map(|record| record.body).collect(), store.went())
    }

    #[tokio::test]
    async fn a_seed_meets_the_same_faults_again_and_ids_make_them_harmless() {
        for seed in 0..20 {
            let (bodies, went) = play(seed).await;
            assert_eq!(bodies, (0..100).collect::<Vec<_>>());
            assert!(went.conflicts > 0 && went.unknown_written > 0 && went.unknown_lost > 0 && went.full > 0);
            assert_eq!(play(seed).await, (bodies, went));
        }
        assert_ne!(play(1).await.1, play(2).await.1);
    }

    #[tokio::test]
    async fn each_fault_leaves_the_store_as_it_says() {
        let one = |odds: Odds| async move {
            let store = Faulty::new(Memory::new(), 1, odds);
            let answer = store
                .append(
                    TableId(1),
                    Version(0),
                    Record {
                        game: "g".into(),
                        ..Record::default()
                    },
                )
                .await;
            (answer, store.inner().tables().await.unwrap().len())
        };
        let conflict = Refused::Conflict { actual: Version(0) };
        assert_eq!(
            one(Odds {
                conflict: 1000,
                ..Odds::default()
            })
            .await,
            (Err(conflict), 0)
        );
        assert_eq!(
            one(Odds {
                unknown_written: 1000,
                ..Odds::default()
            })
            .await,
            (Err(Refused::Unknown), 1)
        );
        assert_eq!(
            one(Odds {
                unknown_lost: 1000,
                ..Odds::default()
            })
            .await,
            (Err(Refused::Unknown), 0)
        );
        assert!(matches!(
            one(Odds {
                full: 1000,
                ..Odds::default()
            })
            .await,
            (Err(Refused::Failed(StoreFault::DiskFull { .. })), 0)
        ));
        let store = Faulty::new(
            Memory::new(),
            1,
            Odds {
                unread: 1000,
                ..Odds::default()
            },
        );
        assert!(store.tables().await.is_err() && store.get("a").await.is_err());
        store.set(Odds::default());
        assert!(store.tables().await.is_ok() && store.went().unread == 2);
    }

    struct Here(Memory);

    impl Place for Here {
        type Engine = Faulty<Memory>;

        fn open(&mut self) -> Faulty<Memory> {
            Faulty::new(
                self.0.reopened(),
                3,
                Odds {
                    delay: 1,
                    ..Odds::default()
                },
            )
        }

        fn keep(&mut self, store: &Faulty<Memory>) {
            self.0 = store.inner().reopened();
        }
    }

    #[tokio::test]
    async fn a_passage_has_each_table_as_it_is_when_its_turn_comes() {
        let store = Memory::new();
        let record = |due| Record {
            game: "g".into(),
            changes: vec![Change::Add(Index::Due(due))],
            ..Record::default()
        };
        for table in 1..4 {
            store
                .append(TableId(table), Version(0), record(table))
                .await
                .unwrap();
        }
        let mut passage = Passage::over(&store).await.unwrap();
        assert_eq!(passage.tables(), 3);
        store.remove(TableId(2), Version(1)).await.unwrap();
        store.append(TableId(3), Version(1), record(9)).await.unwrap();
        store.put("note", Some(vec![1])).await.unwrap();
        let mut found = Vec::new();
        while let Some(content) = passage.next().await.unwrap() {
            found.push(match content {
                Content::Table { id, records, indexes } => (id.0, records.len(), indexes.len()),
                Content::Note((_, value)) => (0, 0, value.len()),
            });
        }
        assert_eq!(found, [(1, 1, 1), (3, 2, 2), (0, 0, 1)]);
    }

    crate::store::contract::contract!(alone super::Here(super::Memory::new()));
}
