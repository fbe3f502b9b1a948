//! The hall itself: what the edge and the program ask of all tables.

use super::alarm::Alarm;
use super::attempt::Done;
use super::hint_desk::HintDesk;
use super::lease::Lease;
use super::ledger::Ledger;
use super::listeners::Listener;
use super::lobbies::LobbyLimits;
use super::passage::Passage;
use super::presences::{self, Unsaid};
use super::randomness::{self, Randomness};
use super::standstill::Standstill;
use super::writer::Writer;
use crate::beacon::Chain;
use crate::clock::Clock;
use crate::presence::Presence;
use crate::store::{Store, StoreFault, TableId};
use crate::table::{
    Actor, Away, Catalogue, Command, Denied, Fault, Order, Place, Server, TableAudit, TableView, UserId,
};
use std::sync::Arc;

/// All tables.
pub struct Hall {
    pub(super) writer: Writer,
    pub(super) randomness: Randomness,
    clock: Clock,
    pub(super) limits: LobbyLimits,
    lease: Lease,
    /// The beacon that goes into the luck of new tables.
    pub(super) beacon: Option<&'static Chain>,
    pub(super) hints: HintDesk,
    /// Those of whom nothing was ever said of when they are there.
    unsaid: Unsaid,
}

impl Hall {
    /// A hall over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, catalogue: Catalogue) -> Hall {
        Hall {
            writer: Writer::new(Ledger { store, catalogue }),
            randomness: randomness::system(),
            clock: Clock::system(),
            limits: LobbyLimits::NONE,
            lease: Lease::default(),
            beacon: None,
            hints: HintDesk::default(),
            unsaid: Unsaid::default(),
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

    /// The same hall, with a beacon that goes into the luck of new tables.
    #[must_use]
    pub fn with_beacon(self, beacon: Option<&'static Chain>) -> Hall {
        Hall { beacon, ..self }
    }

    /// The same hall by another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Hall {
        Hall { clock, ..self }
    }

    /// The games that can be played here.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.writer.ledger.catalogue
    }

    /// The store, for notes beside the tables.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.writer.ledger.store
    }

    /// The hall's clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// From now on, what happens at tables is heard here.
    pub fn listen(&self) -> Listener {
        self.writer.listeners.add()
    }

    /// The open table of a place.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        Ok(self.writer.ledger.store.at(place.0).await?)
    }

    /// The last table of a place that ended.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn last_at(&self, place: Place) -> Result<Option<TableId>, Fault> {
        self.writer.ledger.last_at(place).await
    }

    /// The open tables where a person sits.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn of(&self, user: UserId) -> Result<Vec<TableId>, Fault> {
        Ok(self.writer.ledger.store.of(user.0).await?)
    }

    /// All open tables.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, Fault> {
        Ok(self.writer.ledger.store.open().await?)
    }

    /// The open tables of a server, in order. The first who asks after a start has the first record of
    /// each open table read.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn in_server(&self, server: Server) -> Result<Vec<TableId>, Fault> {
        self.writer.know_servers().await?;
        self.writer.still_open(self.writer.servers.tables(server)).await
    }

    /// All open tables with their servers, where these were written down, in no order; some may have
    /// ended. The first who asks after a start has the first record of each read.
    ///
    /// # Errors
    /// The store's faults.
    pub async fn servers(&self) -> Result<Vec<(TableId, Option<Server>)>, Fault> {
        self.writer.know_servers().await?;
        Ok(self.writer.servers.all())
    }

    /// The server where a table stands, where that was written down.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn server_of(&self, table: TableId) -> Result<Option<Server>, Fault> {
        self.writer.server_of(table).await
    }

    /// When a table was opened, in milliseconds since 1970.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn opened(&self, table: TableId) -> Result<u64, Fault> {
        self.writer.ledger.opened(table).await
    }

    /// What wakes whoever keeps the deadlines.
    pub(super) fn alarm(&self) -> &Alarm {
        &self.writer.alarm
    }

    /// The tables that are yet to be told for how long the program did not run.
    pub(super) fn standstill(&self) -> &Standstill {
        &self.writer.standstill
    }

    pub(super) fn lease(&self) -> &Lease {
        &self.lease
    }

    /// Tells a table for how long the program did not run, if it has not been told.
    pub(super) async fn tell_of_standstill(&self, table: TableId) -> Result<(), Denied> {
        self.writer.tell_of_standstill(table).await
    }

    /// Reads what a table shows. `read` runs while nobody can change it, so it must be quick: what
    /// takes time is copied out and done after.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn read<T>(
        &self,
        table: TableId,
        read: impl FnOnce(&dyn TableView) -> T + Send,
    ) -> Result<T, Fault> {
        self.writer.read(table, |table| read(table)).await
    }

    /// As [`Hall::read`]; a table that was not in memory is not kept there.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn glance<T>(
        &self,
        table: TableId,
        read: impl FnOnce(&dyn TableView) -> T + Send,
    ) -> Result<T, Fault> {
        let _passage = self.pass(table);
        self.read(table, read).await
    }

    /// A table is looked at, or told something, which is no reason to keep it in memory afterwards.
    pub fn pass(&self, table: TableId) -> Passage<'_> {
        self.writer.passages.begin(&self.writer.slots, table)
    }

    /// Reads all of a table, hidden cards and all: for whoever runs the program, never for what is
    /// shown to people.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn audit<T>(
        &self,
        table: TableId,
        audit: impl FnOnce(&dyn TableAudit) -> T + Send,
    ) -> Result<T, Fault> {
        self.writer.read(table, |table| audit(table)).await
    }

    /// Whether an order would be carried out now; nothing is written.
    ///
    /// # Errors
    /// Why it would not be.
    pub async fn would(&self, table: TableId, order: &Order) -> Result<(), Denied> {
        self.writer
            .read(table, |table| table.decide(order).map(drop))
            .await?
    }

    /// Carries out an order: it is in the store, durably, when this answers.
    ///
    /// # Errors
    /// [`Denied::Refused`] and [`Denied::Conflict`]: nothing was written. [`Denied::Fault`] with
    /// [`Fault::Unknown`]: it may or may not have been; the same order again will tell.
    pub async fn order(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
        self.writer.spare_other_twins(table, order).await?;
        let done = self.writer.order(table, order).await?;
        if let (Command::Play { .. } | Command::TakeBack, Some((user, _))) =
            (&order.command, order.by.as_person())
            && !self.unsaid.has(self.store().as_ref(), user)
            && self
                .read(table, |table| table.away(user))
                .await
                .is_ok_and(|away| away.is_none())
        {
            self.moved(user).await;
        }
        Ok(done)
    }

    /// Drops the tables that nobody has read since the last sweep. Answers how many stay in memory.
    pub fn sweep(&self) -> usize {
        self.writer.slots.sweep()
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn holds(&self, table: TableId) -> bool {
        self.writer.slots.holds(table)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.writer.slots.len()
    }

    /// Removes a table that ended before its game began, with all its records, as if it had never
    /// been; false where it is none, or was changed meanwhile.
    ///
    /// # Errors
    /// The store's faults. Where it is not known whether it was removed, asking again is fine.
    pub async fn remove(&self, table: TableId) -> Result<bool, Fault> {
        self.writer.remove(table).await
    }

    /// When a person is there.
    ///
    /// # Errors
    /// The store's faults, or what it keeps cannot be read.
    pub async fn presence(&self, user: UserId) -> Result<Presence, StoreFault> {
        presences::of(self.store().as_ref(), user).await
    }

    /// Changes when a person is there: anew as often as another was faster. Answers what it did.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was.
    pub async fn change_presence<T>(
        &self,
        user: UserId,
        change: impl Fn(&mut Presence) -> T + Send,
    ) -> Result<T, StoreFault> {
        presences::change((self.store().as_ref(), &self.unsaid), user, change).await
    }

    /// Somebody is away until a moment (milliseconds since 1970), or back where it has come: noted
    /// first, then told at all their tables. Answers the tables where their clock stands, and until
    /// when.
    ///
    /// # Errors
    /// It was not noted. A table that cannot be told is left out; it asks before it counts a
    /// deadline against anybody.
    pub async fn go_away(&self, user: UserId, until: u64) -> Result<Vec<(TableId, Option<u64>)>, Fault> {
        let at = self.clock().now();
        let change = |presence: &mut Presence| {
            let mut before = presence.absence.clone();
            before.end(at);
            if until > at {
                presence.absence.begin(at, until);
            } else {
                presence.absence.end(at);
            }
            before.taken(at)
        };
        let taken = self.change_presence(user, change).await?;
        let mut told = Vec::new();
        for table in self.of(user).await? {
            let people = vec![Away { user, until, taken }];
            let order = Order {
                by: Actor::Host {
                    because_of: Some(user),
                },
                ..Order::of_host(at, Command::Excuse { people })
            };
            match self.writer.order(table, &order).await {
                Ok(_) | Err(Denied::Refused(_) | Denied::Conflict) => {
                    let stands = self.read(table, |table| table.away(user)).await;
                    told.extend(stands.ok().map(|until| (table, until)));
                }
                Err(denied) => {
                    tracing::error!(%table, why = super::denial::why(&denied), "a table was not told who is away")
                }
            }
        }
        Ok(told)
    }

    /// Somebody has moved: they are not away any more, at none of their tables.
    async fn moved(&self, user: UserId) {
        let at = self.clock().now();
        let presence = self.unsaid.read(self.store().as_ref(), user).await;
        if presence.is_ok_and(|presence| presence.absence.until(at).is_some())
            && let Err(why) = Box::pin(self.go_away(user, 0)).await
        {
            tracing::error!(%why, "it was not noted that somebody is back");
        }
    }
}
