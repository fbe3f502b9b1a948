//! The writer of tables, and the tables that it reads: what others have written to them since is folded
//! and told to whoever listens as if it had been done here, each record once and in order.

use super::alarm::Alarm;
use super::awaited_tables::AwaitedTables;
use super::happening::{self, Before, Happening, What};
use super::ledger::Ledger;
use super::listeners::Listeners;
use super::lobbies::Lobbies;
use super::passage::Passages;
use super::rechecks::Rechecks;
use super::servers::Servers;
use super::slots::{Content, Digest, Loaded, Slots};
use super::standstill::Standstill;
use crate::store::{Record, TableId, Version};
use crate::table::table_event::RecordBody;
use crate::table::{Fault, Step};

/// The one who writes the tables of a hall.
pub(super) struct Writer {
    pub(super) ledger: Ledger,
    pub(super) slots: Slots,
    pub(super) listeners: Listeners,
    pub(super) alarm: Alarm,
    /// The tables at which a computer's decision is awaited.
    pub(super) computers: AwaitedTables,
    /// The tables that wait for the round of a beacon.
    pub(super) rounds: AwaitedTables,
    pub(super) lobbies: Lobbies,
    pub(super) servers: Servers,
    pub(super) standstill: Standstill,
    pub(super) rechecks: Rechecks,
    pub(super) passages: Passages,
}

impl Writer {
    /// The writer of the tables that a ledger keeps, none in memory yet.
    pub(super) fn new(ledger: Ledger) -> Writer {
        Writer {
            ledger,
            slots: Slots::default(),
            listeners: Listeners::default(),
            alarm: Alarm::default(),
            computers: AwaitedTables::default(),
            rounds: AwaitedTables::default(),
            lobbies: Lobbies::default(),
            servers: Servers::default(),
            standstill: Standstill::default(),
            rechecks: Rechecks::default(),
            passages: Passages::default(),
        }
    }

    /// A table, read from the store where it is not in memory.
    pub(super) async fn loaded<'a>(
        &self,
        table: TableId,
        content: &'a mut Content,
    ) -> Result<&'a mut Loaded, Fault> {
        if content.loaded.is_none() {
            Box::pin(self.catch_up(table, content)).await?;
        }
        content.loaded.as_mut().ok_or(Fault::NoTable(table))
    }

    /// Reads what was written to a table since it was read, and tells it. Whether there was anything.
    pub(super) async fn catch_up(&self, table: TableId, content: &mut Content) -> Result<bool, Fault> {
        // Where it breaks off the table is loaded anew: it is out of its slot meanwhile. So it is not shown as it was
        // where what others have done cannot be read.
        let known = content.loaded.take();
        let records = self.ledger.store.read(table).await?;
        if records.is_empty() {
            self.gone(table, content);
            return Err(Fault::NoTable(table));
        }
        let known = known.filter(|known| is_of(known, &records));
        let before = known.as_ref().map(|known| known.table.version());
        let mut loaded = match known {
            Some(known) => known,
            None => self.anew(table, content, &records)?,
        };
        let from = loaded.table.version();
        for (version, record) in (from.0 + 1..).zip(&records[index(from)..]) {
            let body = Ledger::body(table, Version(version), record)?;
            self.take_in(content, &mut loaded, &body)?;
            loaded.ids.extend(Some(record.id).filter(|id| *id != 0));
            loaded.digest = loaded.digest.with(record);
        }
        let now = loaded.table.version();
        if now > from {
            // Whoever keeps the deadlines may sleep beyond what others have set.
            loaded.table.due().into_iter().for_each(|due| self.alarm.set(due));
        }
        self.lobbies.note(loaded.table.as_ref());
        self.servers.note(loaded.table.as_ref());
        self.note_awaited(&loaded);
        content.loaded = Some(loaded);
        Ok(before != Some(now))
    }

    /// A table as whoever listens knows it, or as its records tell it where nobody was told anything.
    fn anew(&self, table: TableId, content: &mut Content, records: &[Record]) -> Result<Loaded, Fault> {
        let told = content.told.map_or(records.len(), index);
        let known = if (1..=records.len()).contains(&told) {
            told
        } else {
            records.len()
        };
        let loaded = self.ledger.load(table, &records[..known])?;
        content.silent |= content.told != Some(loaded.table.version());
        content.told = Some(loaded.table.version());
        Ok(loaded)
    }

    /// Folds a record into its table, and tells what happened by it.
    pub(super) fn take_in(
        &self,
        content: &mut Content,
        loaded: &mut Loaded,
        body: &RecordBody,
    ) -> Result<(), Fault> {
        let before = Before::of(loaded.table.as_ref());
        if let Err(why) = loaded.table.evolve(body) {
            let (table, version) = (loaded.table.id(), loaded.table.version().0);
            return Err(Fault::Unreadable { table, version, why });
        }
        self.lobbies.note(loaded.table.as_ref());
        self.servers.note(loaded.table.as_ref());
        for happening in happening::happened(before, body, loaded.table.as_ref()) {
            self.listeners.tell(happening);
        }
        self.note_awaited(loaded);
        content.told = Some(loaded.table.version());
        content.silent = false;
        Ok(())
    }

    /// Wakes whoever looks after computers, or after rounds of beacons, where one is awaited.
    fn note_awaited(&self, loaded: &Loaded) {
        if loaded.table.awaits_computer() {
            self.computers.add(loaded.table.id());
        }
        if loaded.table.awaited_round().is_some() {
            self.rounds.add(loaded.table.id());
        }
    }

    /// A table is not there any more, if it has been.
    fn gone(&self, table: TableId, content: &mut Content) {
        self.lobbies.remove(table);
        self.servers.remove(table);
        if std::mem::take(content).told.is_some() {
            self.tell(table, What::Removed);
        }
    }

    /// Tells that a table is another now, where nothing more can be told.
    pub(super) fn changed(&self, table: TableId) {
        self.tell(table, What::Changed);
    }

    /// Tells that something happened to a table of which no step is known.
    pub(super) fn tell(&self, table: TableId, what: What) {
        let step = Step::NONE;
        self.listeners.tell(Happening { table, step, what });
    }
}

/// Whether a table is what the first of these records make.
fn is_of(loaded: &Loaded, records: &[Record]) -> bool {
    records
        .get(..index(loaded.table.version()))
        .is_some_and(|records| Digest::of(records) == loaded.digest)
}

fn index(version: Version) -> usize {
    usize::try_from(version.0).unwrap_or(usize::MAX)
}
