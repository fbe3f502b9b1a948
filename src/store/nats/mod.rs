//! The engine on three NATS servers with JetStream. Knows no table, no game and no clock.
//!
//! A table is a subject of one stream, and its records are the subject's messages. The last
//! sequence that a message expects of its subject is what arbitrates: the servers compare it in the
//! agreement that they write by. Each message's heading holds all that is known of the table after
//! it, so that indexes are never a second write: every process folds the headings into the same map
//! (`table_map.rs`), from its own writes, from what the others tell of theirs (`news.rs`) and from the
//! stream (`feed.rs`). What must be compared for several subjects, a table and its places, is an
//! atomic batch. `docs/decisions/nats.md` tells why.

mod append;
mod attempt;
mod barrier;
mod body;
mod consumer;
mod current;
mod fault;
mod feed;
mod heading;
mod link;
mod log;
mod monitor;
mod names;
mod news;
mod note_map;
mod notes;
mod parcels;
mod progress;
mod removal;
mod settings;
mod start;
mod table_map;
mod tables;
mod verdict;

use self::append::Draft;
use self::barrier::Barrier;
use self::current::Current;
use self::feed::Feed;
use self::link::{Link, Parcel};
use self::names::Names;
use self::news::Announcer;
use self::notes::Notes;
use self::progress::Progress;
use self::tables::Tables;
use super::{
    Answer, Appended, Changed, Index, Note, Record, Refused, Rewording, Store, StoreFault, TableId, Version,
};
use async_nats::connection::State;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{RwLock, RwLockReadGuard};

pub use self::fault::NatsFault;
pub use self::settings::NatsSettings;

/// A store on NATS servers. Several processes may have it at once.
pub struct Nats {
    link: Arc<Link>,
    tables: Arc<Tables>,
    notes: Arc<Notes>,
    /// The streams of both are followed.
    _feeds: [Feed; 2],
    /// Held by whoever does something; taken alone by whoever closes.
    gate: RwLock<()>,
    closed: AtomicBool,
}

impl std::fmt::Debug for Nats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Nats")
            .field("stream", &self.tables.stream)
            .finish_non_exhaustive()
    }
}

impl Nats {
    /// Connects, sees that the servers keep what they answer, makes the streams where there are
    /// none, takes in what there is, and ends what another process left unfinished.
    ///
    /// # Errors
    /// The settings are not in order, nobody answers, or the servers would not keep a store: too
    /// old, fewer than three replicas, not on disks, or answering before their disks have it.
    pub async fn open(settings: &NatsSettings) -> Result<Nats, NatsFault> {
        let client = start::connect(settings).await?;
        let mut origin = [0; 8];
        getrandom::fill(&mut origin).map_err(|error| NatsFault::Refused {
            cause: error.to_string(),
        })?;
        let link = Arc::new(Link::new(client, Names::new(&settings.stream), u64::from_be_bytes(origin)));
        start::prepare(&link, settings).await?;
        let names = &link.names;
        let (announcer, current) = followed(&link, &names.tables(), barrier::table_message(&link));
        let tables = Arc::new(Tables::new(Arc::clone(&link), announcer, Arc::clone(&current)));
        let tabled = Feed::follow(Arc::clone(&link), names.tables(), current, Arc::clone(&tables));
        let (announcer, current) = followed(&link, &names.notes(), barrier::note_message(&link));
        let notes = Arc::new(Notes::new(Arc::clone(&link), announcer, Arc::clone(&current)));
        let noted = Feed::follow(Arc::clone(&link), names.notes(), current, Arc::clone(&notes));
        let store = Nats {
            _feeds: [tabled, noted],
            gate: RwLock::new(()),
            closed: AtomicBool::new(false),
            link,
            tables,
            notes,
        };
        store.current().await?;
        store.current_notes().await?;
        store.tables.finish_all().await?;
        Ok(store)
    }

    /// What keeps the store open.
    async fn enter(&self) -> Result<RwLockReadGuard<'_, ()>, StoreFault> {
        let guard = self.gate.read().await;
        if self.closed.load(Ordering::Acquire) {
            Err(StoreFault::Closed)
        } else {
            Ok(guard)
        }
    }

    /// Waits until all that was answered anywhere before is known here.
    async fn current(&self) -> Result<(), NatsFault> {
        self.tables.current.reach().await
    }

    async fn current_notes(&self) -> Result<(), NatsFault> {
        self.notes.current.reach().await
    }

    /// An answer from the map, up to date.
    fn look<'a, T: Send + 'a>(
        &'a self,
        read: impl FnOnce(&table_map::TableMap) -> T + Send + 'a,
    ) -> Answer<'a, Result<T, StoreFault>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            self.current().await?;
            let map = self.tables.map();
            Ok(read(&map))
        })
    }
}

/// What tells the others of a stream, and makes it current here.
fn followed(link: &Arc<Link>, stream: &str, barrier: Parcel) -> (Arc<Announcer>, Arc<Current>) {
    let progress = Arc::new(Progress::new());
    let news = link.names.news(stream);
    let announcer = Arc::new(Announcer::new(link.client.clone(), news, Arc::clone(&progress)));
    let barrier = Barrier::new(Arc::clone(link), barrier, Arc::clone(&announcer));
    (announcer, Arc::new(Current::new(barrier, progress)))
}

impl Store for Nats {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            let draft = Draft {
                table,
                expected,
                record: &record,
            };
            self.tables.append(&draft).await
        })
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            self.tables.remove(table, expected).await
        })
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            self.tables.reword(table, expected, records, leaves).await
        })
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            self.current().await.map_err(StoreFault::from)?;
            self.tables.finish_all().await.map_err(StoreFault::from)?;
            Ok(())
        })
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        Box::pin(async move {
            let _open = self.enter().await?;
            self.current().await?;
            if self.tables.row(table).version == Version::NONE {
                return Ok(Vec::new());
            }
            let log = self.tables.log(table).await?;
            Ok(log.records.into_values().map(|kept| kept.record).collect())
        })
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.look(move |map| map.row(table).indexes.set().into_iter().collect())
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(table_map::TableMap::tables)
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(table_map::TableMap::open)
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.look(move |map| map.lease(place).table)
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.look(move |map| map.of(user))
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.look(move |map| map.due(until))
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        let key = key.to_owned();
        Box::pin(async move {
            let _open = self.enter().await?;
            self.notes.put(&key, value).await
        })
    }

    fn exchange(
        &self,
        key: &str,
        expected: Option<Vec<u8>>,
        value: Option<Vec<u8>>,
    ) -> Answer<'_, Result<bool, Refused>> {
        let key = key.to_owned();
        Box::pin(async move {
            let _open = self.enter().await?;
            self.notes.exchange(&key, expected, value).await
        })
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        Box::pin(async move {
            let _open = self.enter().await?;
            Ok(self.notes.get(&key).await?)
        })
    }

    fn supposed(&self, key: &str) -> Option<bool> {
        Some(self.notes.supposed(key))
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        let prefix = prefix.to_owned();
        Box::pin(async move {
            let _open = self.enter().await?;
            self.current_notes().await?;
            self.notes.scan(&prefix).await
        })
    }

    fn changed(&self) -> Answer<'_, Changed> {
        Box::pin(self.tables.others.next())
    }

    fn health(&self) -> Result<(), StoreFault> {
        if self.closed.load(Ordering::Acquire) {
            return Err(StoreFault::Closed);
        }
        match self.link.client.connection_state() {
            State::Connected => Ok(()),
            State::Pending | State::Disconnected => {
                let cause = "the connection is lost".to_owned();
                Err(NatsFault::Unreachable { cause }.into())
            }
        }
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.closed.store(true, Ordering::Release);
            // Whoever has begun is waited for.
            drop(self.gate.write().await);
            self.tables.announced().await;
            self.notes.announced().await;
            // What is sent is sent; a connection that is lost has nothing to send.
            let _ = self.link.client.flush().await;
        })
    }
}

#[cfg(test)]
#[expect(dead_code, reason = "no server is paused here")]
#[path = "../../../tests/it/nats/cluster.rs"]
mod cluster;

#[cfg(test)]
mod tests;
