//! Lets computers think and act, whenever one is awaited at a table.
//!
//! A decision is taken out of its table with what the computer's seat sees, thought about on a few threads
//! of their own while people play on, and carried out as an order of that seat. If the position is another
//! by then it is dropped, and the computer thinks anew.

use super::Hall;
use super::awaited_tables::AwaitedTables;
use super::denial::why;
use super::randomness;
use super::thinking_threads::ThinkingThreads;
use crate::store::TableId;
use crate::table::{
    Actor, Command, ComputerCommand, Deliberated, Deliberation, Denied, Fault, Order, Origin,
};
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often the time is looked at: every so many iterations.
const LOOKS: u32 = 8;
/// The shortest that a computer thinks where many do, in milliseconds.
const SHORTEST: u64 = 50;
/// How long a table waits whose computer could not act, in milliseconds.
const RETRY: u64 = 10_000;

/// How computers think.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingLimits {
    /// On how many threads.
    pub threads: usize,
    /// How long a decision takes at the longest, in milliseconds; less where many wait for a thread.
    pub budget: u64,
    /// How long after a decision arose a computer acts, in milliseconds, or later where it took longer:
    /// the same for every decision, so that it tells nothing of what the computer holds.
    pub pause: u64,
    /// What each thread does first, such as standing back behind everything else.
    pub begin: fn(),
}

impl Default for ThinkingLimits {
    fn default() -> ThinkingLimits {
        ThinkingLimits {
            threads: 1,
            budget: 1_000,
            pause: 1_500,
            begin: || {},
        }
    }
}

/// Whoever lets the computers of a hall's tables think and act.
pub struct Computers {
    hall: Arc<Hall>,
    limits: ThinkingLimits,
    threads: Arc<ThinkingThreads>,
    /// How many decisions are thought about, or wait for a thread.
    thinking: AtomicUsize,
}

impl Computers {
    /// The computers of a hall's tables.
    ///
    /// # Errors
    /// The system gives no threads.
    pub fn new(hall: Arc<Hall>, limits: ThinkingLimits) -> std::io::Result<Computers> {
        let threads = Arc::new(ThinkingThreads::new(limits.threads.max(1), limits.begin)?);
        hall.hints.on(&threads);
        Ok(Computers {
            hall,
            limits,
            threads,
            thinking: AtomicUsize::new(0),
        })
    }

    /// The tables at which a computer is awaited.
    fn awaited(&self) -> &AwaitedTables {
        &self.hall.writer.computers
    }

    /// The decision of a computer that is awaited at a table.
    async fn deliberation(&self, table: TableId) -> Result<Option<Deliberation>, Fault> {
        self.hall.writer.read(table, |table| table.deliberation()).await
    }

    /// Looks after all tables at which a computer is awaited, as they come up; never ends.
    pub async fn keep(self) {
        self.awaited().keep(|table| self.serve(table)).await;
    }

    /// Serves all that are awaited now, at every table; ends when none is.
    pub async fn round(&self) {
        loop {
            let tables = self.awaited().take();
            if tables.is_empty() {
                return;
            }
            let serving: FuturesUnordered<_> = tables.into_iter().map(|table| self.serve(table)).collect();
            serving.for_each(|_| async {}).await;
        }
    }

    /// Lets the computers of a table act as long as one is awaited. Answers whether it is to be looked at
    /// again, because something failed.
    async fn serve(&self, table: TableId) -> (TableId, bool) {
        let mut refused = None;
        loop {
            let from = self.hall.clock().now();
            let awaited = match self.deliberation(table).await {
                Ok(Some(awaited)) => awaited,
                Ok(None) => return (table, false),
                Err(why) => {
                    tracing::error!(%table, %why, "a computer cannot look at its table");
                    // What the store could not do now it may do later; another fault stays.
                    let again = matches!(why, Fault::Store(_));
                    if again {
                        self.hall.clock().until(from.saturating_add(RETRY)).await;
                    }
                    return (table, again);
                }
            };
            let (seat, stamp) = (awaited.seat, awaited.stamp);
            let Some(done) = self.think(awaited).await else {
                tracing::error!(%table, "a computer came to nothing");
                self.hall.clock().until(from.saturating_add(RETRY)).await;
                return (table, true);
            };
            self.hall
                .clock()
                .until(from.saturating_add(self.limits.pause))
                .await;
            let order = Order {
                by: Actor::Computer(seat),
                name: String::new(),
                at: self.hall.clock().now(),
                stamp: Some(stamp),
                origin: Origin::NOWHERE,
                command: Command::Computer(ComputerCommand::Act(done)),
            };
            match self.hall.order(table, &order).await {
                Ok(_) | Err(Denied::Conflict) => {}
                // Its game may be over by now: that shows when the table is looked at again.
                Err(Denied::Refused(_)) if refused != Some(stamp) => refused = Some(stamp),
                Err(denied) => {
                    tracing::error!(%table, why = why(&denied), "a computer's action was not carried out");
                    self.hall.clock().until(from.saturating_add(RETRY)).await;
                    return (table, true);
                }
            }
        }
    }

    /// Thinks about a decision; nothing where that panicked, or there is no randomness.
    async fn think(&self, awaited: Deliberation) -> Option<Deliberated> {
        let dice = randomness::number()?;
        let waiting = self.thinking.fetch_add(1, Ordering::Relaxed) + 1;
        let share = waiting.div_ceil(self.limits.threads.max(1));
        let budget = (self.limits.budget / share as u64).max(SHORTEST);
        let clock = self.hall.clock().clone();
        let thought = self.threads.run(move || {
            let until = clock.ticks().saturating_add(budget);
            awaited.decide(dice, &mut |done| done % LOOKS != 0 || clock.ticks() < until)
        });
        let thought = thought.await;
        self.thinking.fetch_sub(1, Ordering::Relaxed);
        thought
    }
}
