//! All tables: one writer a table, loaded when asked for and dropped when idle. The only caller of
//! the store, and the only file here that waits. Knows no game by name and nothing of Discord.

use super::check::Checked;
use super::decide::Draft;
use super::entry::{Body, SCHEMA};
use super::fair::Seed;
use super::{AnyTable, Catalogue, Denied, Fault, Listing, Order, Place, Refusal, Server, UserId};
use crate::store::{Appended, Change, Index, Record, Refused, Store, TableId, Version};
use crate::words::Message;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tracing::Instrument;

/// How many of the host's own orders may follow one order: far above what a game can need.
const AUTOMATIC: usize = 10_000;

/// Fills bytes with randomness; false if there is none.
pub type Randomness = Box<dyn Fn(&mut [u8]) -> bool + Send + Sync>;

/// All tables.
pub struct Hall {
    store: Arc<dyn Store>,
    catalogue: Catalogue,
    randomness: Randomness,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    watchers: Mutex<Vec<UnboundedSender<TableId>>>,
    limits: Limits,
    /// The tables that wait for their game to begin, each with its server. What nobody has looked
    /// at since the start is not among them.
    lobbies: Mutex<HashMap<TableId, Option<Server>>>,
}

/// How many tables may wait for their game to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Those where one person sits, who opens another.
    pub person: usize,
    /// Those of one server.
    pub server: usize,
}

impl Limits {
    /// As many as anybody likes.
    pub const NONE: Limits = Limits {
        person: usize::MAX,
        server: usize::MAX,
    };
}

/// A table's place in memory: whoever holds the lock is the table's one writer.
#[derive(Default)]
struct Slot {
    loaded: tokio::sync::Mutex<Option<Loaded>>,
    used: AtomicBool,
}

struct Loaded {
    table: Box<dyn AnyTable>,
    /// The interactions that its records came by.
    ids: HashSet<u64>,
}

/// An order was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// At which table.
    pub table: TableId,
    /// The version it has now.
    pub version: Version,
    /// Whether the same order had been carried out before, so that nothing happened now.
    pub twice: bool,
}

impl Hall {
    /// A hall over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, catalogue: Catalogue) -> Hall {
        let randomness: Randomness = Box::new(|bytes| getrandom::fill(bytes).is_ok());
        Hall {
            store,
            catalogue,
            randomness,
            slots: Mutex::default(),
            watchers: Mutex::default(),
            limits: Limits::NONE,
            lobbies: Mutex::default(),
        }
    }

    /// The same hall with seeds and ids from elsewhere than the operating system: for simulations
    /// that can be repeated, never for people's tables.
    #[must_use]
    pub fn with_randomness(self, randomness: Randomness) -> Hall {
        Hall { randomness, ..self }
    }

    /// The same hall, in which so many tables may wait for their game to begin.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Hall {
        Hall { limits, ..self }
    }

    /// The games that can be played here.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The store, for notes beside the tables.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// From now on, each table that changes is told here.
    pub fn watch(&self) -> UnboundedReceiver<TableId> {
        let (sender, receiver) = unbounded_channel();
        locked(&self.watchers).push(sender);
        receiver
    }

    /// The open table of a place.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        Ok(self.store.at(place.0).await?)
    }

    /// The last table of a place that ended.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn last_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        let note = self.store.get(&last(place)).await?;
        Ok(note
            .and_then(|id| String::from_utf8(id).ok())
            .and_then(|id| id.parse().ok()))
    }

    /// The open tables where a person sits.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn of(&self, user: UserId) -> Result<Vec<TableId>, Fault> {
        Ok(self.store.of(user.0).await?)
    }

    /// All open tables.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, Fault> {
        Ok(self.store.open().await?)
    }

    /// Looks at a table. `look` runs while nobody can change it, so it must be quick.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn look<T>(
        &self,
        table: TableId,
        look: impl FnOnce(&dyn AnyTable) -> T + Send,
    ) -> Result<T, Fault> {
        let slot = self.slot(table);
        let looked = async {
            let mut loaded = slot.loaded.lock().await;
            let loaded = self.loaded(table, &mut loaded).await?;
            Ok(look(&*loaded.table))
        };
        let looked = looked.await;
        self.leave_out(table, slot, looked.as_ref().err());
        looked
    }

    /// Takes a seat in a place: at the table that stands there, or at a new one of the game.
    ///
    /// # Errors
    /// As [`Hall::order`].
    pub async fn join(&self, place: Place, game: &Listing, order: &Order) -> Result<Done, Denied> {
        if let Some(table) = self.at(place).await? {
            return self.order(table, order).await;
        }
        self.admit(order).await?;
        let (mut id, mut seed) = ([0; 8], [0; 32]);
        if !(self.randomness)(&mut id) || !(self.randomness)(&mut seed) {
            return Err(Fault::NoRandomness.into());
        }
        let id = TableId(u64::from_le_bytes(id));
        let draft = self.catalogue.open(game, place, Seed::new(seed), order)?;
        let (record, _) = record(game.id, order, draft);
        match self.append(id, Version::NONE, record).await {
            Ok(Appended::Done(version)) => {
                locked(&self.lobbies).insert(id, order.origin.server);
                self.tell(id);
                Ok(Done {
                    table: id,
                    version,
                    twice: false,
                })
            }
            Ok(Appended::Twice { table, version }) => Ok(Done {
                table,
                version,
                twice: true,
            }),
            Err(Refused::PlaceTaken(table)) => self.order(table, order).await,
            Err(Refused::Conflict { .. }) => Err(Denied::Conflict),
            Err(Refused::Unknown) => Err(Fault::Unknown.into()),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault).into()),
        }
    }

    /// Whether the person of an order may open a table.
    async fn admit(&self, order: &Order) -> Result<(), Denied> {
        let full = |id: &'static str, count: usize| {
            Err(Refusal::new(Message::new(id).with("count", count as i64)).into())
        };
        if self.limits.person < usize::MAX {
            let mut waiting = 0;
            for table in self.of(order.by).await? {
                waiting += usize::from(self.look(table, |table| table.gathering()).await.unwrap_or(false));
            }
            if waiting >= self.limits.person {
                return full("refused-lobbies", waiting);
            }
        }
        let Some(server) = order.origin.server else {
            return Ok(());
        };
        let waiting = locked(&self.lobbies)
            .values()
            .filter(|lobby| **lobby == Some(server))
            .count();
        if waiting >= self.limits.server {
            full("refused-lobbies-server", waiting)
        } else {
            Ok(())
        }
    }

    /// Notes whether a table waits for its game to begin.
    fn note_lobby(&self, table: &dyn AnyTable) {
        let mut lobbies = locked(&self.lobbies);
        match table.gathering() {
            true => drop(lobbies.insert(table.id(), table.server())),
            false => drop(lobbies.remove(&table.id())),
        }
    }

    /// Carries out an order: it is in the store, durably, when this answers.
    ///
    /// # Errors
    /// [`Denied::Refused`] and [`Denied::Conflict`]: nothing was written. [`Denied::Fault`] with
    /// [`Fault::Unknown`]: it may or may not have been; the same order again will tell.
    #[tracing::instrument(skip_all, fields(%table, version = tracing::field::Empty))]
    pub async fn order(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
        let slot = self.slot(table);
        let ordered = self.ordered(&slot, table, order).await;
        let fault = match &ordered {
            Err(Denied::Fault(fault)) => Some(fault),
            _ => None,
        };
        self.leave_out(table, slot, fault);
        ordered
    }

    async fn ordered(&self, slot: &Slot, table: TableId, order: &Order) -> Result<Done, Denied> {
        let mut place = slot.loaded.lock().await;
        let loaded = self.loaded(table, &mut place).await?;
        if order.id != 0 && loaded.ids.contains(&order.id) {
            return Ok(Done {
                table,
                version: loaded.table.version(),
                twice: true,
            });
        }
        let mut answer = self.carry_out(table, &mut place, order).await;
        if let Ok(done) = &answer {
            tracing::Span::current().record("version", done.version.0);
            for _ in 0..AUTOMATIC {
                let Some(next) = place.as_ref().and_then(|loaded| loaded.table.automatic(order.at)) else {
                    break;
                };
                // The person's order stands whatever becomes of the host's own: that is tried again
                // with the next order.
                match self.carry_out(table, &mut place, &next).await {
                    Ok(done) => answer = Ok(done),
                    Err(_) => break,
                }
            }
            self.tell(table);
        }
        answer
    }

    async fn carry_out(
        &self,
        table: TableId,
        place: &mut Option<Loaded>,
        order: &Order,
    ) -> Result<Done, Denied> {
        let loaded = self.loaded(table, place).await?;
        let draft = loaded.table.decide(order)?;
        let ended = draft
            .changes
            .iter()
            .any(|change| matches!(change, Change::Remove(Index::Open)));
        let (record, body) = record(loaded.table.game(), order, draft);
        let expected = loaded.table.version();
        match self.append(table, expected, record).await {
            Ok(Appended::Done(version)) => {
                loaded.ids.insert(order.id);
                let stands = loaded.table.place();
                // A table that panics here is half a position: it is out of its place meanwhile,
                // and is loaded anew.
                let Some(mut whole) = place.take() else {
                    return Err(Fault::NoTable(table).into());
                };
                if let Err(why) = whole.table.evolve(&body) {
                    return Err(Fault::Unreadable {
                        table,
                        version: version.0,
                        why,
                    }
                    .into());
                }
                self.note_lobby(whole.table.as_ref());
                let begun = whole.table.begun();
                *place = Some(whole);
                if ended && begun {
                    // A note for looking back; if it cannot be written the table can still be asked
                    // for by its id.
                    let _ = self
                        .store
                        .put(&last(stands), Some(table.to_string().into_bytes()))
                        .await;
                }
                Ok(Done {
                    table,
                    version,
                    twice: false,
                })
            }
            Ok(Appended::Twice { table, version }) => Ok(Done {
                table,
                version,
                twice: true,
            }),
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => {
                *place = None;
                Err(Denied::Conflict)
            }
            Err(Refused::Unknown) => {
                *place = None;
                let loaded = self.loaded(table, place).await?;
                match order.id != 0 && loaded.ids.contains(&order.id) {
                    true => Ok(Done {
                        table,
                        version: loaded.table.version(),
                        twice: false,
                    }),
                    false => Err(Fault::Unknown.into()),
                }
            }
            Err(Refused::Failed(fault)) => {
                *place = None;
                Err(Fault::Store(fault).into())
            }
        }
    }

    /// Gives a record to the store, in a span of its own.
    async fn append(&self, table: TableId, expected: Version, record: Record) -> Result<Appended, Refused> {
        let span = tracing::debug_span!("append", %table, version = expected.next().0);
        let answer = self
            .store
            .append(table, expected, record)
            .instrument(span.clone())
            .await;
        tracing::debug!(parent: &span, done = answer.is_ok(), "the store has answered");
        answer
    }

    /// Plays a table's records again by the rules, and compares what comes of them with what was
    /// stored.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn check(&self, table: TableId) -> Result<Checked, Fault> {
        let records = self.store.read(table).await?;
        // The first record opens the table: there is nothing yet to compare it with.
        let mut checked = Checked {
            records: 1,
            ..Checked::default()
        };
        self.fold(table, &records, |table, body| checked.take(table.compare(body)))?;
        Ok(checked)
    }

    /// Drops the tables that nobody has looked at since the last sweep. Answers how many stay in
    /// memory.
    pub fn sweep(&self) -> usize {
        let mut slots = locked(&self.slots);
        slots.retain(|_, slot| slot.used.swap(false, Ordering::Relaxed) || Arc::strong_count(slot) > 1);
        slots.len()
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        locked(&self.slots).len()
    }

    fn slot(&self, table: TableId) -> Arc<Slot> {
        let slot = Arc::clone(locked(&self.slots).entry(table).or_default());
        slot.used.store(true, Ordering::Relaxed);
        slot
    }

    /// Where there is no such table, nothing of it stays in memory, unless somebody else asks for
    /// it now.
    fn leave_out(&self, table: TableId, slot: Arc<Slot>, fault: Option<&Fault>) {
        if let Some(Fault::NoTable(_)) = fault {
            let mut slots = locked(&self.slots);
            drop(slot);
            if slots.get(&table).is_some_and(|slot| Arc::strong_count(slot) == 1) {
                slots.remove(&table);
            }
        }
    }

    /// Removes a table that ended before its game began, with all its records, as if it had never
    /// been; false where it is none, or was changed meanwhile.
    ///
    /// # Errors
    /// The store's faults. Where it is not known whether it was removed, asking again is fine.
    pub async fn remove(&self, table: TableId) -> Result<bool, Fault> {
        let slot = self.slot(table);
        let mut place = slot.loaded.lock().await;
        let looked = match self.loaded(table, &mut place).await {
            Ok(loaded) => (loaded.table.ended() && !loaded.table.begun()).then(|| loaded.table.version()),
            Err(Fault::NoTable(_)) => Some(Version::NONE),
            Err(why) => return Err(why),
        };
        let Some(version) = looked else { return Ok(false) };
        let removed = self.store.remove(table, version).await;
        *place = None;
        drop(place);
        locked(&self.slots).remove(&table);
        locked(&self.lobbies).remove(&table);
        match removed {
            Ok(()) => Ok(true),
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => Ok(false),
            Err(Refused::Unknown) => Err(Fault::Unknown),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault)),
        }
    }

    fn tell(&self, table: TableId) {
        locked(&self.watchers).retain(|watcher| watcher.send(table).is_ok());
    }

    async fn loaded<'a>(
        &self,
        table: TableId,
        place: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Fault> {
        if place.is_none() {
            *place = Some(self.load(table).await?);
        }
        place.as_mut().ok_or(Fault::NoTable(table))
    }

    async fn load(&self, table: TableId) -> Result<Loaded, Fault> {
        let records = self.store.read(table).await?;
        let ids = records.iter().map(|record| record.id).collect();
        let table = self.fold(table, &records, |_, _| true)?;
        self.note_lobby(table.as_ref());
        Ok(Loaded { table, ids })
    }

    /// Folds records into a table for as long as `each` says, which sees every later record before
    /// it is folded.
    fn fold(
        &self,
        table: TableId,
        records: &[Record],
        mut each: impl FnMut(&dyn AnyTable, &Body) -> bool,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let mut loaded: Option<Box<dyn AnyTable>> = None;
        for (version, record) in (1..).zip(records) {
            let unreadable = |why: String| Fault::Unreadable { table, version, why };
            if record.schema > SCHEMA {
                return Err(unreadable(format!(
                    "its schema {} is newer than this program's {SCHEMA}",
                    record.schema
                )));
            }
            let body: Body = serde_json::from_slice(&record.body)
                .map_err(|why| unreadable(format!("column {}", why.column())))?;
            match &mut loaded {
                None => loaded = Some(self.catalogue.load(table, &body).map_err(unreadable)?),
                Some(table) if !each(table.as_ref(), &body) => break,
                Some(table) => table.evolve(&body).map_err(unreadable)?,
            }
        }
        loaded.ok_or(Fault::NoTable(table))
    }
}

/// The key of the note that names a place's last table.
fn last(place: Place) -> String {
    format!("last/{}", place.0)
}

/// The record of a draft, and its body as it will be read again.
pub(super) fn record(game: &str, order: &Order, draft: Draft) -> (Record, Body) {
    let body = Body {
        at: order.at,
        by: order.by,
        entries: draft.entries,
    };
    // Entries are plain data: writing them cannot fail.
    let bytes = serde_json::to_vec(&body).unwrap_or_else(|_| unreachable!("entries are plain data"));
    (
        Record {
            schema: SCHEMA,
            game: game.to_owned(),
            id: order.id,
            body: bytes,
            changes: draft.changes,
        },
        body,
    )
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
