//! The deadlines of all tables: each is woken when its own has come, and never before.
//!
//! A deadline is kept in the store beside the record that set it, so it outlives the program. The
//! record that answers one names it, and the table knows only one at a time: woken twice, or by two
//! programs, it answers once.
//!
//! While the program does not run no time passes at any table: after a start each is told so before
//! anything is done there ([`super::telling`]). Of several processes that have one store each notes
//! that it runs, and one of them wakes the tables ([`super::lease`]): time passes as long as any of
//! them runs.

use super::Hall;
use super::heartbeat::{BEAT, Heartbeat};
use super::lease::PULSE;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Order};
use futures_util::{StreamExt, stream};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How long nobody looks into the store for deadlines that this hall did not set, in milliseconds.
const ROUND: u64 = 60 * 60 * 1_000;
/// How long it waits with what failed, in milliseconds.
const RETRY: u64 = 10 * 60 * 1_000;

/// How often what fails at a start is tried before people come.
const TRIES: usize = 3;

/// How many tables are woken at a time: the store writes what comes together together.
const ABREAST: usize = 64;

/// Whoever keeps the deadlines of a hall's tables.
pub struct Deadlines {
    hall: Arc<Hall>,
    heartbeat: Heartbeat,
    /// When it was started, in milliseconds since 1970, until it is known for how long the program did
    /// not run before that.
    started: Option<u64>,
    /// Whether all tables that earlier versions of this program left without a deadline have one.
    adopted: bool,
}

impl Deadlines {
    /// The deadlines of a hall's tables.
    #[must_use]
    pub fn new(hall: Arc<Hall>) -> Deadlines {
        Deadlines {
            heartbeat: Heartbeat::new(Arc::clone(hall.store())),
            started: Some(hall.clock().now()),
            hall,
            adopted: false,
        }
    }

    /// Finds out for how long the program did not run before it was started: from then on no table is
    /// changed or read before it was told. For whoever starts the program, before anybody can act; all
    /// tables are told by [`Deadlines::keep`].
    pub async fn look_back(&mut self) {
        let Some(started) = self.started else { return };
        for _ in 0..TRIES {
            match self.hall.look_back(&mut self.heartbeat, started).await {
                Ok(()) => {
                    self.started = None;
                    return;
                }
                Err(why) => tracing::error!(%why, "it cannot be told for how long the program did not run"),
            }
        }
    }

    /// Looks back, and tells all tables. One where that fails is told later, before anything else is
    /// done there.
    pub async fn catch_up(&mut self) {
        self.look_back().await;
        for _ in 0..TRIES {
            match self.hall.tell_all_of_standstill().await {
                Ok(true) => return,
                Ok(false) => {}
                Err(why) => tracing::error!(%why, "it cannot be told for how long the program did not run"),
            }
        }
    }

    /// Wakes tables whenever their deadlines have come, and tells them beside that for how long the
    /// program did not run; never ends.
    pub async fn keep(mut self) {
        let hall = Arc::clone(&self.hall);
        self.look_back().await;
        tokio::select! {
            () = self.keep_waking(&hall) => {}
            () = hall.keep_telling() => {}
        }
    }

    async fn keep_waking(&mut self, hall: &Hall) {
        loop {
            // Nothing that is set from here on is missed: the alarm keeps it.
            hall.alarm().sleeps(u64::MAX);
            let next = self.wake().await;
            hall.alarm().sleeps(next);
            let most = if hall.store().alone() { BEAT } else { PULSE };
            let next = next.min(hall.clock().now().saturating_add(most));
            tokio::select! {
                () = hall.clock().until(next) => {}
                () = hall.alarm().sooner() => {}
            }
        }
    }

    /// Catches up, and wakes all tables whose deadlines have come. Answers when to do so again, in
    /// milliseconds since 1970. For whoever keeps the deadlines by a clock of their own.
    pub async fn round(&mut self) -> u64 {
        self.catch_up().await;
        self.wake().await
    }

    /// Wakes all tables whose deadlines have come. Answers when to do so again, in milliseconds since
    /// 1970.
    async fn wake(&mut self) -> u64 {
        self.look_back().await;
        let now = self.hall.clock().now();
        if self.started.is_some() {
            // What is due may only seem to be.
            return now.saturating_add(BEAT);
        }
        if let Err(why) = self.heartbeat.beat(now).await {
            tracing::error!(%why, "it cannot be noted that the program runs");
        }
        match self.serve(now).await {
            Ok(next) => next,
            Err(why) => {
                tracing::error!(%why, "the deadlines of tables cannot be kept; they are tried again");
                now.saturating_add(RETRY)
            }
        }
    }

    /// Wakes all tables whose deadlines have come, if no other process does.
    async fn serve(&mut self, now: u64) -> Result<u64, Fault> {
        let hall = &self.hall;
        if hall.lease().keep(hall.store().as_ref(), hall.clock()).await? {
            return self.wake_due(now).await;
        }
        // Whoever serves next has not looked for what earlier versions left.
        self.adopted = false;
        Ok(now.saturating_add(PULSE))
    }

    async fn wake_due(&mut self, now: u64) -> Result<u64, Fault> {
        let mut whole = self.adopted || self.adopt(now).await?;
        self.adopted = whole;
        let mut due = self.hall.store().due(now).await?;
        // What is due where the time in which the program did not run was not taken out may only seem to be.
        let standstill = self.hall.standstill();
        due.retain(|(_, table)| standstill.of(*table).is_none());
        let woken = AtomicBool::new(true);
        let wake = |(due, table)| {
            let (this, woken) = (&*self, &woken);
            async move {
                let order = Order::of_host(now, Command::Wake { due });
                let hall = &this.hall;
                if !hall.lease().is_held(hall.store().as_ref(), hall.clock()) {
                    // It took longer than another process waits.
                    woken.store(false, Ordering::Relaxed);
                } else if let Err(denied) = this.hall.order(table, &order).await
                    && !this.lost(table, due, &denied).await
                {
                    woken.store(false, Ordering::Relaxed);
                }
            }
        };
        stream::iter(due).for_each_concurrent(ABREAST, wake).await;
        whole &= woken.into_inner();
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
            tracing::error!(%table, due, why = super::denial::why(denied), "a table did not answer its deadline");
        }
        faster
    }

    /// Gives a deadline to the tables that earlier versions of this program left without one: to those
    /// that wait for their game as if they had been touched now, to those where no time runs by when
    /// somebody last did something. Whether all of them could be read.
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
                .read(table, |table| {
                    let waits = table.gathering() || table.begun() && table.stands_still();
                    waits && !table.ended() && table.due().is_none()
                })
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
