//! Asks for the rounds of beacons that tables wait for, and tells them what came out.
//!
//! A table waits for nothing itself: its start has bound it to a round, and whoever has it in memory asks
//! until the round is out. Where several processes have it the first to tell it is heard.

use super::Hall;
use super::awaited_tables::AwaitedTables;
use super::denial::why;
use crate::beacon::{BeaconSource, Chain};
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Order};
use std::sync::Arc;

/// How long a round is waited for at the longest before it is asked for, in milliseconds: it comes out a few
/// seconds after the start, and a clock that goes wrong here makes nobody wait longer.
const WAIT: u64 = 10_000;
/// How long it is from one question to the next, in milliseconds: at first, and at the longest.
const AGAIN: (u64, u64) = (500, 5_000);
/// How long a table waits that could not be looked at, in milliseconds.
const RETRY: u64 = 10_000;

/// Whoever asks for the rounds that a hall's tables wait for.
pub struct Rounds {
    hall: Arc<Hall>,
    source: Arc<dyn BeaconSource>,
}

impl Rounds {
    /// The rounds that a hall's tables wait for, asked of a source.
    #[must_use]
    pub fn new(hall: Arc<Hall>, source: Arc<dyn BeaconSource>) -> Rounds {
        Rounds { hall, source }
    }

    fn awaited(&self) -> &AwaitedTables {
        &self.hall.writer.rounds
    }

    /// Looks after all tables that wait for a round, as they come up; never ends.
    pub async fn keep(self) {
        self.awaited().keep(|table| self.serve(table)).await;
    }

    /// Asks for the round that a table waits for until it is out, or the table waits no more. Answers
    /// whether it is to be looked at again, because something failed.
    async fn serve(&self, table: TableId) -> (TableId, bool) {
        let clock = self.hall.clock();
        let mut pause = AGAIN.0;
        loop {
            let (chain, round) = match self.hall.writer.read(table, |table| table.awaited_round()).await {
                Ok(Some(awaited)) => awaited,
                // It waits no more, or was closed and is gone.
                Ok(None) | Err(Fault::NoTable(_)) => return (table, false),
                Err(why) => {
                    tracing::error!(%table, %why, "a table that waits for a beacon cannot be looked at");
                    // What the store could not do now it may do later; another fault stays.
                    let again = matches!(why, Fault::Store(_));
                    if again {
                        clock.until(clock.now().saturating_add(RETRY)).await;
                    }
                    return (table, again);
                }
            };
            let now = clock.now();
            if pause == AGAIN.0 {
                clock
                    .until(chain.moment(round).min(now.saturating_add(WAIT)))
                    .await;
            }
            if let Err(why) = self.tell(table, chain, round).await {
                tracing::warn!(%table, ?chain, round, %why, "a beacon's round is not there yet");
                clock.until(clock.now().saturating_add(pause)).await;
                pause = (pause * 2).min(AGAIN.1);
            }
        }
    }

    /// Tells a table what came out of a round, if it is out.
    async fn tell(&self, table: TableId, chain: &'static Chain, round: u64) -> Result<(), String> {
        let signature = self.source.ask(chain, round).await?;
        let order = Order::of_host(self.hall.clock().now(), Command::Reveal { signature });
        match self.hall.order(table, &order).await {
            // It waits no more, or somebody else has told it.
            Ok(_) | Err(Denied::Conflict) => Ok(()),
            Err(denied) => Err(why(&denied).to_string()),
        }
    }
}
