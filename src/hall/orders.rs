//! Orders in: what comes before each and what follows it.

use super::attempt::{Attempt, Done, TRIES};
use super::denial::{denied, why};
use super::happening;
use super::slots::{Content, Slot};
use super::writer::Writer;
use crate::store::{Appended, Refused, TableId, Version};
use crate::table::{Command, Denied, Draft, Listing, Order};

/// How many of the host's own orders may follow one order: far above what a game can need.
const AUTOMATIC: usize = 10_000;
/// What became of opening a table.
pub(super) enum Opened {
    /// It is open.
    Done(Done),
    /// Another stands in its place.
    Taken(TableId),
}

impl Writer {
    /// Writes the first record of a table, which is in memory from then on.
    pub(super) async fn open(
        &self,
        table: TableId,
        game: &Listing,
        draft: Draft,
        order: &Order,
    ) -> Result<Opened, Denied> {
        let due = draft.due();
        let (record, body) = draft.record(game.id, order);
        let slot = self.slots.of(table);
        // Whoever hears of the table by others waits until it is there.
        let mut content = slot.content.lock().await;
        let written = self.ledger.append(table, Version::NONE, record.clone()).await;
        if let (Ok(Appended::Done(version)), Ok(loaded)) = (&written, self.ledger.load(table, &[record])) {
            content.told = Some(*version);
            content.loaded = Some(loaded);
        } else {
            drop(content);
            drop(slot);
            self.slots.release(table);
        }
        match written {
            Ok(Appended::Done(version)) => {
                self.lobbies.add(table, order.origin.server);
                self.servers.add(table, order.origin.server);
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
            let begins =
                matches!(order.command, Command::Start | Command::Reveal { .. } | Command::Waive { .. });
            if let Err(denied) = self.tell_time(table, &mut content, (order.at, begins)).await {
                // It is told before anybody's time is up.
                tracing::error!(%table, why = why(&denied), "a table was not told when people are there");
            }
            if let Some(loaded) = content.loaded.as_ref() {
                done.version = loaded.table.version();
            }
        }
        answer
    }

    /// Carries out the host's own orders that are due after a person's. Answers the version of the
    /// last of them. The person's order stands whatever becomes of these: they are tried again with
    /// the next order.
    async fn follow_up(&self, table: TableId, content: &mut Content, at: u64) -> Option<Version> {
        let (mut version, mut behind) = (None, 0);
        for _ in 0..AUTOMATIC {
            let Some(next) = content
                .loaded
                .as_ref()
                .and_then(|loaded| loaded.table.automatic(at))
            else {
                return version;
            };
            match Box::pin(self.attempt(table, content, &next)).await {
                Ok(Attempt::Done(done)) => version = Some(done.version),
                // What is due then may be something else, or nothing.
                Ok(Attempt::Behind) if behind < TRIES => behind += 1,
                Ok(Attempt::Behind) => return version,
                Err(denied) => {
                    tracing::error!(%table, why = why(&denied), "the host's own order was not carried out");
                    return version;
                }
            }
        }
        tracing::error!(%table, AUTOMATIC, "the host's own orders come to no end");
        version
    }
}
