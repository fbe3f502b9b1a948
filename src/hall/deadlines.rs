//! The deadlines of all tables: each is woken when its own has come, and never before.
//!
//! A deadline is kept in the store beside the record that set it, so it outlives the program. The
//! record that answers one names it, and the table knows only one at a time: woken twice, or by two
//! programs, it answers once.

use super::Hall;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Order};
use std::collections::HashSet;
use std::sync::Arc;

/// How long nobody looks into the store for deadlines that this hall did not set, in milliseconds.
const ROUND: u64 = 60 * 60 * 1_000;
/// How long it waits with what failed, in milliseconds.
const RETRY: u64 = 10 * 60 * 1_000;

/// Whoever keeps the deadlines of a hall's tables.
pub struct Deadlines {
    hall: Arc<Hall>,
    /// Whether all tables that earlier versions of this program left without a deadline have one.
    adopted: bool,
}

impl Deadlines {
    /// The deadlines of a hall's tables.
    #[must_use]
    pub fn new(hall: Arc<Hall>) -> Deadlines {
        Deadlines { hall, adopted: false }
    }

    /// Wakes tables whenever their deadlines have come; never ends.
    pub async fn keep(mut self) {
        let hall = Arc::clone(&self.hall);
        loop {
            // Nothing that is set from here on is missed: the alarm keeps it.
            hall.alarm().sleeps(u64::MAX);
            let next = self.round().await;
            hall.alarm().sleeps(next);
            tokio::select! {
                () = hall.clock().until(next) => {}
                () = hall.alarm().sooner() => {}
            }
        }
    }

    /// Wakes all tables whose deadlines have come. Answers when to do so again, in milliseconds
    /// since 1970.
    pub async fn round(&mut self) -> u64 {
        let now = self.hall.clock().now();
        match self.wake_due(now).await {
            Ok(next) => next,
            Err(why) => {
                tracing::error!(%why, "the deadlines of tables cannot be kept; they are tried again");
                now.saturating_add(RETRY)
            }
        }
    }

    async fn wake_due(&mut self, now: u64) -> Result<u64, Fault> {
        let mut whole = self.adopted || self.adopt(now).await?;
        self.adopted = whole;
        for (due, table) in self.hall.store().due(now).await? {
            let woken = self
                .hall
                .order(table, &Order::of_host(now, Command::Wake { due }))
                .await;
            if let Err(denied) = woken {
                whole &= self.lost(table, due, &denied).await;
            }
        }
        let last = now.saturating_add(if whole { ROUND } else { RETRY });
        let next = self.hall.store().due(last).await?;
        Ok(next
            .into_iter()
            .map(|(due, _)| due)
            .find(|due| *due > now)
            .unwrap_or(last))
    }

    /// A table did not answer its deadline; whether that is as it should be, since somebody was
    /// faster.
    async fn lost(&self, table: TableId, due: u64, denied: &Denied) -> bool {
        let still = self.hall.store().due(due).await;
        let faster = still.is_ok_and(|still| !still.contains(&(due, table)));
        if !faster {
            tracing::error!(%table, due, why = super::writer::why(denied), "a table did not answer its deadline");
        }
        faster
    }

    /// Gives a deadline to the tables that earlier versions of this program left without one, as if
    /// they had been touched now. Whether all of them could be read.
    async fn adopt(&self, now: u64) -> Result<bool, Fault> {
        let known: HashSet<TableId> = self
            .hall
            .store()
            .due(u64::MAX)
            .await?
            .into_iter()
            .map(|(_, table)| table)
            .collect();
        let mut whole = true;
        for table in self.hall.open_tables().await? {
            if known.contains(&table) {
                continue;
            }
            match self
                .hall
                .read(table, |table| table.gathering() && table.due().is_none())
                .await
            {
                Ok(false) | Err(Fault::NoTable(_)) => {}
                Ok(true) => {
                    let waits = self.hall.order(table, &Order::of_host(now, Command::Wait)).await;
                    whole &= waits.is_ok();
                }
                Err(why) => {
                    tracing::error!(%table, %why, "a table cannot be given a deadline");
                    whole = false;
                }
            }
        }
        Ok(whole)
    }
}
