//! What people said of when they are there, told to their tables: who is away, and deadlines that
//! would fall into somebody's night.

use super::presences;
use super::slots::Loaded;
use super::writer::{Writer, why};
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Order};

impl Writer {
    /// Tells a table behind an order what people said of when they are there. Where that fails it is
    /// told before anybody's time is up.
    pub(super) async fn tell_time(&self, table: TableId, content: &mut Option<Loaded>, order: &Order) {
        let excused = match order.command {
            Command::Start => self.excuse(table, content, order.at).await,
            _ => Ok(()),
        };
        for told in [excused, self.spare(table, content, order.at).await] {
            if let Err(denied) = told {
                tracing::error!(%table, why = why(&denied), "a table was not told when people are there");
            }
        }
    }

    /// Moves deadlines out of the nights of those whose they are.
    pub(super) async fn spare(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        at: u64,
    ) -> Result<(), Denied> {
        let deadlines = content.as_ref().map(|loaded| loaded.table.deadlines());
        let store = self.ledger.store.as_ref();
        let command = presences::spared(store, deadlines.unwrap_or_default())
            .await
            .map_err(Fault::Store)?;
        self.keep_time(table, content, command, at).await
    }

    /// Tells a table who of those who are awaited is away, where it has not been told.
    pub(super) async fn excuse(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        at: u64,
    ) -> Result<(), Denied> {
        let expected = content.as_ref().map(|loaded| loaded.table.expected_here());
        let store = self.ledger.store.as_ref();
        let command = presences::excused(store, expected.unwrap_or_default(), at)
            .await
            .map_err(Fault::Store)?;
        self.keep_time(table, content, command, at).await
    }

    /// An order of the host's that changes the time alone; what is refused changes nothing.
    async fn keep_time(
        &self,
        table: TableId,
        content: &mut Option<Loaded>,
        command: Option<Command>,
        at: u64,
    ) -> Result<(), Denied> {
        let Some(command) = command else { return Ok(()) };
        match self.carry_out(table, content, &Order::of_host(at, command)).await {
            Ok(_) | Err(Denied::Refused(_)) => Ok(()),
            Err(denied) => Err(denied),
        }
    }
}
