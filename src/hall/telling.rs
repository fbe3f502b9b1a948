//! Tells all tables for how long the program did not run before it was started, while people play
//! already: whoever touches a table has it told first, and the others are told a few at a time, those
//! with the earliest deadlines first.
//!
//! What is to be told stands in the store until all were told, so a program that ends meanwhile loses
//! nothing. A table that was told takes it in once, however often it is told.

use super::heartbeat::Heartbeat;
use super::lease::PULSE;
use super::silences::Silences;
use super::{Hall, denial};
use crate::store::TableId;
use crate::table::Fault;
use futures_util::{FutureExt, StreamExt, stream};
use std::panic::AssertUnwindSafe;

/// How many tables are told at a time: the machine is there for those who play.
const ABREAST: usize = 4;
/// How long it waits with what failed, in milliseconds.
const RETRY: u64 = 60 * 1_000;

impl Hall {
    /// Finds out for how long the program did not run before it was started, at `started` (milliseconds
    /// since 1970), and whom that is to be told. From then on no table is changed or read before it was
    /// told, and it stands in the store.
    ///
    /// # Errors
    /// It cannot be read or written.
    pub(super) async fn look_back(&self, heartbeat: &mut Heartbeat, started: u64) -> Result<(), Fault> {
        let silent = heartbeat.silent_since(started).await?;
        let silence = silent.map(|from| (from, started));
        let silences = Silences::add(self.store().as_ref(), silence).await?;
        self.begin_telling(silences).await?;
        // From here on the program runs; if that cannot be noted now it is with the next beat.
        if let Err(why) = heartbeat.beat(started).await {
            tracing::error!(%why, "it cannot be noted that the program runs");
        }
        Ok(())
    }

    async fn begin_telling(&self, silences: Silences) -> Result<(), Fault> {
        if silences.is_empty() {
            self.standstill().end();
            return Ok(());
        }
        let tables = self.store().due(u64::MAX).await?;
        let tables = tables.into_iter().map(|(_, table)| table);
        self.standstill().begin(silences, tables);
        Ok(())
    }

    /// Tells all tables that have not been told for how long the program did not run; whether all of
    /// them know it.
    ///
    /// # Errors
    /// It cannot be read or noted what there is to be told.
    pub(super) async fn tell_all_of_standstill(&self) -> Result<bool, Fault> {
        while let Some(silences) = self.standstill().silences() {
            stream::iter(self.standstill().tables())
                .for_each_concurrent(ABREAST, |table| self.tell_untouched(table))
                .await;
            if !self.standstill().tables().is_empty() {
                return Ok(false);
            }
            if silences.told(self.store().as_ref()).await? {
                self.standstill().end();
            } else {
                // Another process was started at the same time, a little later.
                let silences = Silences::noted(self.store().as_ref()).await?;
                self.begin_telling(silences).await?;
            }
        }
        Ok(true)
    }

    /// Tells one table, which does not stay in memory for that.
    async fn tell_untouched(&self, table: TableId) {
        let _passage = self.pass(table);
        let telling = AssertUnwindSafe(self.tell_of_standstill(table));
        let why = match telling.catch_unwind().await {
            Ok(Ok(())) => None,
            Ok(Err(denied)) => Some(denial::why(&denied)),
            Err(_) => Some("a panic".to_owned()),
        };
        if let Some(why) = why {
            tracing::error!(%table, why, "a table was not told that the program did not run");
        }
    }

    /// Tells all tables as long as there are some to be told, if this process keeps the deadlines; never
    /// ends.
    pub(super) async fn keep_telling(&self) {
        loop {
            let wait = match self.tell_where_due().await {
                Ok(true) => PULSE,
                Ok(false) => RETRY,
                Err(why) => {
                    tracing::error!(%why, "it cannot be told for how long the program did not run");
                    RETRY
                }
            };
            let next = self.clock().now().saturating_add(wait);
            self.clock().until(next).await;
        }
    }

    /// Tells what is to be told, if that is for this process to do; whether nothing failed.
    async fn tell_where_due(&self) -> Result<bool, Fault> {
        let store = self.store().as_ref();
        if self.standstill().silences().is_none() {
            return Ok(true);
        }
        if self.lease().is_held(store, self.clock()) {
            let all = self.tell_all_of_standstill().await?;
            if all {
                tracing::info!("all tables know for how long the program did not run");
            }
            return Ok(all);
        }
        if Silences::noted(store).await?.is_empty() {
            // Another process has told all of them.
            self.standstill().end();
        }
        Ok(true)
    }
}
