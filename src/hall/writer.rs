//! The writer of tables: orders in, records written, listeners told.

use super::alarm::Alarm;
use super::denial::{denied, why};
use super::happening::{self, Before, Happening, What};
use super::ledger::Ledger;
use super::listeners::Listeners;
use super::lobbies::Lobbies;
use super::presences;
use super::servers::Servers;
use super::slots::{Loaded, Slot, Slots};
use super::standstill::Standstill;
use crate::store::{Appended, Change, Index, Refused, StoreFault, TableId, Version};
use crate::table::table_event::RecordBody;
use crate::table::{AnyTable, Command, Denied, Draft, Fault, Listing, Order, Step};

/// How many of the host's own orders may follow one order: far above what a game can need.
const AUTOMATIC: usize = 10_000;

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

impl Done {
    fn now(table: TableId, version: Version) -> Done {
        Done {
            table,
            version,
            twice: false,
        }
    }

    fn before(table: TableId, version: Version) -> Done {
        Done {
            table,
            version,
            twice: true,
        }
    }
}

/// What became of opening a table.
pub(super) enum Opened {
    /// It is open.
    Done(Done),
    /// Another stands in its place.
    Taken(TableId),
}

/// The one who writes the tables of a hall.
pub(super) struct Writer {
    pub(super) ledger: Ledger,
    pub(super) slots: Slots,
    pub(super) listeners: Listeners,
    pub(super) alarm: Alarm,
    pub(super) lobbies: Lobbies,
    pub(super) servers: Servers,
    pub(super) standstill: Standstill,
}

impl Writer {
    /// The writer of the tables that a ledger keeps, none in memory yet.
    pub(super) fn new(ledger: Ledger) -> Writer {
        Writer {
            ledger,
            slots: Slots::default(),
            listeners: Listeners::default(),
            alarm: Alarm::default(),
            lobbies: Lobbies::default(),
            servers: Servers::default(),
            standstill: Standstill::default(),
        }
    }

    /// As [`super::Hall::read`].
    pub(super) async fn read<T>(
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

    /// Writes the first record of a table.
    pub(super) async fn open(
        &self,
        table: TableId,
        game: &Listing,
        draft: Draft,
        order: &Order,
    ) -> Result<Opened, Denied> {
        let due = draft.due();
        let (record, body) = draft.record(game.id, order);
        match self.ledger.append(table, Version::NONE, record).await {
            Ok(Appended::Done(version)) => {
                self.lobbies.add(table, order.origin.server);
                due.into_iter().for_each(|due| self.alarm.set(due));
                happening::opened(table, &body).for_each(|happening| self.listeners.tell(happening));
                Ok(Opened::Done(Done::now(table, version)))
            }
            Ok(Appended::Twice { table, version }) => Ok(Opened::Done(Done::before(table, version))),
            Err(Refused::PlaceTaken(table)) => Ok(Opened::Taken(table)),
            Err(refused) => Err(denied(refused)),
        }
    }

    /// As [`super::Hall::order`].
    #[tracing::instrument(name = "order", skip_all, fields(%table, version = tracing::field::Empty))]
    pub(super) async fn order(&self, table: TableId, order: &Order) -> Result<Done, Denied> {
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
        if loaded.holds(order) {
            return Ok(Done::before(table, loaded.table.version()));
        }
        self.stand(table, &mut content).await?;
        if let Command::Wake { .. } = order.command {
            // What people wish for may be another than when the deadline was set; as long as that
            // cannot be read nobody's time is up.
            self.tell_time(table, &mut content, (order.at, true)).await?;
        }
        let mut answer = self.carry_out(table, &mut content, order).await;
        if let Ok(done) = &mut answer {
            tracing::Span::current().record("version", done.version.0);
            if let Some(version) = self.follow_up(table, &mut content, order.at).await {
                done.version = version;
            }
            let begins = matches!(order.command, Command::Start);
            if let Err(denied) = self.tell_time(table, &mut content, (order.at, begins)).await {
                // It is told before anybody's time is up.
                tracing::error!(%table, why = why(&denied), "a table was not told when people are there");
            }
            if let Some(loaded) = content.as_ref() {
                done.version = loaded.table.version();
            }
        }
        answer
    }

    /// Tells a table that the program did not run, if it has not been told: what is done there
    /// after that may not cost anybody that time.
    pub(super) async fn tell_of_standstill(&self, table: TableId) -> Result<(), Denied> {
        let slot = self.slots.of(table);
        let told = async {
            let mut content = slot.content.lock().await;
            self.stand(table, &mut content).await
        };
        let told = told.await;
        let fault = match &told {
            Err(Denied::Fault(fault)) => Some(fault),
            _ => None,
        };
        self.slots.leave_out(table, slot, fault);
        if let Some(Fault::Unreadable { .. } | Fault::NoTable(_)) = fault {
            // Nobody can do anything there.
            self.standstill.told(table);
        }
        told
    }

    async fn stand(&self, table: TableId, content: &mut Option<Loaded>) -> Result<(), Denied> {
        let Some((from, to)) = self.standstill.of(table) else {
            return Ok(());
        };
        let loaded = self.loaded(table, content).await?;
        if loaded.table.begun() && !loaded.table.ended() {
            let order = Order::of_host(to, Command::Stand { from, to });
            self.carry_out(table, content, &order).await?;
        }
        self.standstill.told(table);
        Ok(())
    }

    /// Moves deadlines out of the nights of those whose they are, at a moment; before that, where it
    /// matters, a table is told who of those who are awaited is away.
    async fn tell_time(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        (at, away): (u64, bool),
    ) -> Result<(), Denied> {
        let store = self.ledger.store.as_ref();
        if away {
            let expected = content.as_ref().map(|loaded| loaded.table.expected_here());
            let excused = presences::excused(store, expected.unwrap_or_default(), at).await;
            self.keep_time(table, content, (excused, at)).await?;
        }
        let deadlines = content.as_ref().map(|loaded| loaded.table.deadlines());
        let spared = presences::spared(store, deadlines.unwrap_or_default()).await;
        self.keep_time(table, content, (spared, at)).await
    }

    /// Carries out an order of the host's that changes the time alone; what is refused changes
    /// nothing.
    async fn keep_time(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        (command, at): (Result<Option<Command>, StoreFault>, u64),
    ) -> Result<(), Denied> {
        let Some(command) = command.map_err(Fault::Store)? else {
            return Ok(());
        };
        let order = Order::of_host(at, command);
        match self.carry_out(table, content, &order).await {
            Ok(_) | Err(Denied::Refused(_)) => Ok(()),
            Err(denied) => Err(denied),
        }
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
                loaded.ids.extend(order.by.interaction());
                due.into_iter().for_each(|due| self.alarm.set(due));
                self.fold(table, content, &body, ended).await?;
                Ok(Done::now(table, version))
            }
            Ok(Appended::Twice { table, version }) => {
                self.changed(table);
                Ok(Done::before(table, version))
            }
            Err(Refused::Unknown) => self.look_again(table, content, order).await,
            Err(refused) => {
                *content = None;
                Err(denied(refused))
            }
        }
    }

    /// Where the store did not say whether an order was written, its records do.
    async fn look_again(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        order: &Order,
    ) -> Result<Done, Denied> {
        *content = None;
        let loaded = self.loaded(table, content).await?;
        if !loaded.holds(order) {
            return Err(Fault::Unknown.into());
        }
        self.changed(table);
        Ok(Done::now(table, loaded.table.version()))
    }

    /// Folds a record that is in the store by now into its table, which `ended` by it or did not.
    async fn fold(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        body: &RecordBody,
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
        self.servers.note(loaded.table.as_ref());
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

    /// As [`super::Hall::remove`].
    pub(super) async fn remove(&self, table: TableId) -> Result<bool, Fault> {
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
        self.servers.remove(table);
        match removed {
            Ok(()) => {
                self.listeners.tell(Happening {
                    table,
                    step: Step::NONE,
                    what: What::Removed,
                });
                Ok(true)
            }
            Err(Refused::Conflict { .. } | Refused::PlaceTaken(_)) => Ok(false),
            Err(Refused::Unknown) => Err(Fault::Unknown),
            Err(Refused::Failed(fault)) => Err(Fault::Store(fault)),
        }
    }

    /// Tells that a table is another now, where nothing more can be told.
    pub(super) fn changed(&self, table: TableId) {
        self.listeners.tell(Happening {
            table,
            step: Step::NONE,
            what: What::Changed,
        });
    }

    async fn loaded<'a>(
        &self,
        table: TableId,
        content: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Fault> {
        if content.is_none() {
            let loaded = self.ledger.load(table).await?;
            self.lobbies.note(loaded.table.as_ref());
            self.servers.note(loaded.table.as_ref());
            *content = Some(loaded);
        }
        content.as_mut().ok_or(Fault::NoTable(table))
    }
}
