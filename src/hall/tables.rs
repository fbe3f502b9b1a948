//! The hall itself: orders in, tables out.

use super::alarm::Alarm;
use super::happening::{self, Before, Happening, What};
use super::ledger::Ledger;
use super::listeners::{Listener, Listeners};
use super::lobbies::{Lobbies, LobbyLimits};
use super::randomness::{self, Randomness};
use super::slots::{Loaded, Slot, Slots};
use crate::clock::Clock;
use crate::store::{Appended, Change, Index, Refused, Store, TableId, Version};
use crate::table::check::Checked;
use crate::table::entry::Body;
use crate::table::{AnyTable, Catalogue, Denied, Fault, Listing, Order, Place, Refusal, UserId};
use crate::words::Message;
use std::sync::Arc;

/// How many of the host's own orders may follow one order: far above what a game can need.
const AUTOMATIC: usize = 10_000;

/// All tables.
pub struct Hall {
    ledger: Ledger,
    randomness: Randomness,
    slots: Slots,
    listeners: Listeners,
    clock: Clock,
    pub(super) alarm: Alarm,
    limits: LobbyLimits,
    lobbies: Lobbies,
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
        Hall {
            ledger: Ledger { store, catalogue },
            randomness: randomness::system(),
            slots: Slots::default(),
            listeners: Listeners::default(),
            clock: Clock::system(),
            alarm: Alarm::default(),
            limits: LobbyLimits::NONE,
            lobbies: Lobbies::default(),
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
    pub fn with_limits(self, limits: LobbyLimits) -> Hall {
        Hall { limits, ..self }
    }

    /// The same hall by another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Hall {
        Hall { clock, ..self }
    }

    /// The games that can be played here.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.ledger.catalogue
    }

    /// The store, for notes beside the tables.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.ledger.store
    }

    /// The hall's clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// From now on, what happens at tables is heard here.
    pub fn listen(&self) -> Listener {
        self.listeners.add()
    }

    /// The open table of a place.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        Ok(self.ledger.store.at(place.0).await?)
    }

    /// The last table of a place that ended.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn last_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        self.ledger.last_at(place).await
    }

    /// The open tables where a person sits.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn of(&self, user: UserId) -> Result<Vec<TableId>, Fault> {
        Ok(self.ledger.store.of(user.0).await?)
    }

    /// All open tables.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, Fault> {
        Ok(self.ledger.store.open().await?)
    }

    /// Reads a table. `read` runs while nobody can change it, so it must be quick: what takes time
    /// is copied out and done after.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn read<T>(
        &self,
        table: TableId,
        read: impl FnOnce(&dyn AnyTable) -> T + Send,
    ) -> Result<T, Fault> {
        let slot = self.slots.of(table);
        let result = async {
            let mut content = slot.content.lock().await;
            let loaded = self.loaded(table, &mut content).await?;
            Ok(read(&*loaded.table))
        };
        let result = result.await;
        self.slots.leave_out(table, slot, result.as_ref().err());
        result
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
        let (table, seed) = randomness::draw(&self.randomness)?;
        let draft = self.ledger.catalogue.open(game, place, seed, order)?;
        let due = draft.due();
        let (record, body) = draft.record(game.id, order);
        match self.ledger.append(table, Version::NONE, record).await {
            Ok(Appended::Done(version)) => {
                self.lobbies.add(table, order.origin.server);
                due.into_iter().for_each(|due| self.alarm.set(due));
                happening::opened(table, &body).for_each(|happening| self.listeners.tell(happening));
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
            Err(Refused::PlaceTaken(table)) => self.order(table, order).await,
            Err(Refused::Conflict { .. }) => Err(Denied::Conflict),
            Err(Refused::Unknown) => Err(Fault::Unknown.into()),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault).into()),
        }
    }

    /// Tells that a table is another now, where nothing more can be told.
    fn changed(&self, table: TableId) {
        self.listeners.tell(Happening {
            table,
            step: Version::NONE,
            what: What::Changed,
        });
    }

    /// Whether the person of an order may open a table.
    async fn admit(&self, order: &Order) -> Result<(), Denied> {
        let full = |id: &'static str, count: usize| {
            Err(Refusal::new(Message::new(id).with("count", count as i64)).into())
        };
        if self.limits.person < usize::MAX {
            let mut waiting = 0;
            for table in self.of(order.by).await? {
                match self.read(table, |table| table.gathering()).await {
                    Ok(gathering) => waiting += usize::from(gathering),
                    Err(why) => {
                        tracing::error!(%table, %why, "a table of somebody who opens another cannot be read")
                    }
                }
            }
            if waiting >= self.limits.person {
                return full("refused-lobbies", waiting);
            }
        }
        let Some(server) = order.origin.server else {
            return Ok(());
        };
        let waiting = self.lobbies.of_server(server);
        if waiting >= self.limits.server {
            full("refused-lobbies-server", waiting)
        } else {
            Ok(())
        }
    }

    /// Carries out an order: it is in the store, durably, when this answers.
    ///
    /// # Errors
    /// [`Denied::Refused`] and [`Denied::Conflict`]: nothing was written. [`Denied::Fault`] with
    /// [`Fault::Unknown`]: it may or may not have been; the same order again will tell.
    #[tracing::instrument(skip_all, fields(%table, version = tracing::field::Empty))]
    pub async fn order(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
        let slot = self.slots.of(table);
        let ordered = self.ordered(&slot, table, order).await;
        let fault = match &ordered {
            Err(Denied::Fault(fault)) => Some(fault),
            _ => None,
        };
        self.slots.leave_out(table, slot, fault);
        ordered
    }

    async fn ordered(&self, slot: &Slot, table: TableId, order: &Order) -> Result<Done, Denied> {
        let mut content = slot.content.lock().await;
        let loaded = self.loaded(table, &mut content).await?;
        if order.id != 0 && loaded.ids.contains(&order.id) {
            return Ok(Done {
                table,
                version: loaded.table.version(),
                twice: true,
            });
        }
        let mut answer = self.carry_out(table, &mut content, order).await;
        if let Ok(done) = &mut answer {
            tracing::Span::current().record("version", done.version.0);
            if let Some(version) = self.follow_up(table, &mut content, order.at).await {
                done.version = version;
            }
        }
        answer
    }

    /// Carries out the host's own orders that are due after a person's. Answers the version of the
    /// last of them. The person's order stands whatever becomes of these: they are tried again with
    /// the next order.
    async fn follow_up(&self, table: TableId, content: &mut Option<Loaded>, at: u64) -> Option<Version> {
        let mut version = None;
        for _ in 0..AUTOMATIC {
            let Some(next) = content.as_ref().and_then(|loaded| loaded.table.automatic(at)) else {
                return version;
            };
            match self.carry_out(table, content, &next).await {
                Ok(done) => version = Some(done.version),
                Err(denied) => {
                    tracing::error!(%table, why = why(&denied), "the host's own order was not carried out");
                    return version;
                }
            }
        }
        tracing::error!(%table, AUTOMATIC, "the host's own orders come to no end");
        version
    }

    async fn carry_out(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        order: &Order,
    ) -> Result<Done, Denied> {
        let loaded = self.loaded(table, content).await?;
        let draft = loaded.table.decide(order)?;
        let ended = draft
            .changes
            .iter()
            .any(|change| matches!(change, Change::Remove(Index::Open)));
        let due = draft.due();
        let (record, body) = draft.record(loaded.table.game(), order);
        let expected = loaded.table.version();
        match self.ledger.append(table, expected, record).await {
            Ok(Appended::Done(version)) => {
                loaded.ids.insert(order.id);
                due.into_iter().for_each(|due| self.alarm.set(due));
                self.fold(table, content, &body, ended).await?;
                Ok(Done {
                    table,
                    version,
                    twice: false,
                })
            }
            Ok(Appended::Twice { table, version }) => {
                self.changed(table);
                Ok(Done {
                    table,
                    version,
                    twice: true,
                })
            }
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => {
                *content = None;
                Err(Denied::Conflict)
            }
            Err(Refused::Unknown) => {
                *content = None;
                let loaded = self.loaded(table, content).await?;
                if order.id == 0 || !loaded.ids.contains(&order.id) {
                    return Err(Fault::Unknown.into());
                }
                self.changed(table);
                Ok(Done {
                    table,
                    version: loaded.table.version(),
                    twice: false,
                })
            }
            Err(Refused::Failed(fault)) => {
                *content = None;
                Err(Fault::Store(fault).into())
            }
        }
    }

    /// Folds a record that is in the store by now into its table, which `ended` by it or did not.
    async fn fold(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        body: &Body,
        ended: bool,
    ) -> Result<(), Fault> {
        // A table that panics here is half a position: it is out of its slot meanwhile, and is
        // loaded anew.
        let Some(mut loaded) = content.take() else {
            return Err(Fault::NoTable(table));
        };
        let stood = loaded.table.place();
        let before = Before::of(loaded.table.as_ref());
        if let Err(why) = loaded.table.evolve(body) {
            let version = loaded.table.version().0;
            return Err(Fault::Unreadable { table, version, why });
        }
        self.lobbies.note(loaded.table.as_ref());
        for happening in happening::happened(before, body, loaded.table.as_ref()) {
            self.listeners.tell(happening);
        }
        let begun = loaded.table.begun();
        *content = Some(loaded);
        if ended && begun {
            self.ledger.note_last(stood, table).await;
        }
        Ok(())
    }

    /// Plays a table's records again by the rules, and compares what comes of them with what was
    /// stored.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn check(&self, table: TableId) -> Result<Checked, Fault> {
        self.ledger.check(table).await
    }

    /// Drops the tables that nobody has read since the last sweep. Answers how many stay in memory.
    pub fn sweep(&self) -> usize {
        self.slots.sweep()
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.slots.len()
    }

    /// Removes a table that ended before its game began, with all its records, as if it had never
    /// been; false where it is none, or was changed meanwhile.
    ///
    /// # Errors
    /// The store's faults. Where it is not known whether it was removed, asking again is fine.
    pub async fn remove(&self, table: TableId) -> Result<bool, Fault> {
        let slot = self.slots.of(table);
        let mut content = slot.content.lock().await;
        let version = match self.loaded(table, &mut content).await {
            Ok(loaded) => (loaded.table.ended() && !loaded.table.begun()).then(|| loaded.table.version()),
            Err(Fault::NoTable(_)) => Some(Version::NONE),
            Err(why) => return Err(why),
        };
        let Some(version) = version else { return Ok(false) };
        let removed = self.ledger.store.remove(table, version).await;
        *content = None;
        drop(content);
        self.slots.remove(table);
        self.lobbies.remove(table);
        match removed {
            Ok(()) => {
                self.listeners.tell(Happening {
                    table,
                    step: Version::NONE,
                    what: What::Removed,
                });
                Ok(true)
            }
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => Ok(false),
            Err(Refused::Unknown) => Err(Fault::Unknown),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault)),
        }
    }

    async fn loaded<'a>(
        &self,
        table: TableId,
        content: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Fault> {
        if content.is_none() {
            let loaded = self.ledger.load(table).await?;
            self.lobbies.note(loaded.table.as_ref());
            *content = Some(loaded);
        }
        content.as_mut().ok_or(Fault::NoTable(table))
    }
}

/// Why an order was not carried out, for a log: a refusal's own words may be for one person alone.
pub(super) fn why(denied: &Denied) -> String {
    match denied {
        Denied::Refused(refusal) => format!("refused: {}", refusal.reason.id),
        Denied::Conflict => "conflict".to_owned(),
        Denied::Fault(why) => why.to_string(),
    }
}
