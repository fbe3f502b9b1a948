//! The tables that are compared when nobody waits for them: after a start all that are open, a few
//! at a time, and with a tenth of the requests that may be made. Knows no message.
//!
//! A table that somebody touches leaves the backlog: it is compared at once, at full speed. One that
//! needs a request which may not be made yet comes again when all others were compared, so that what many need
//! holds up nobody who needs something else.

use super::guard::locked;
use crate::store::TableId;
use std::collections::{HashSet, VecDeque};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How many tables of the backlog are compared at once.
pub(super) const ABREAST: usize = 8;
/// How often it is looked whether somebody has touched a table whose request waits.
const LOOK: Duration = Duration::from_millis(100);
/// The time in which no more than a tenth of all requests are made for the backlog.
const SPAN: Duration = Duration::from_secs(600);

/// The tables that are yet to be compared.
pub(super) struct Backlog {
    tables: Mutex<Tables>,
    more: Notify,
    allowance: Mutex<Allowance>,
}

#[derive(Default)]
struct Tables {
    /// In the order in which they are compared; those that were touched since are left out when
    /// their turn comes.
    queue: VecDeque<TableId>,
    /// Those that were compared and come again, since their requests may not be made yet.
    behind: VecDeque<TableId>,
    /// Those of both that nobody has touched.
    waiting: HashSet<TableId>,
    /// Those that are being compared now.
    compared: HashSet<TableId>,
    /// Those of them that were not compared before.
    first: HashSet<TableId>,
}

impl Tables {
    /// Takes out the next that nobody has touched.
    fn next(&mut self) -> Option<TableId> {
        loop {
            let first = self.queue.pop_front();
            let table = first.or_else(|| self.behind.pop_front())?;
            if self.waiting.remove(&table) {
                self.compared.insert(table);
                self.first.extend(first);
                return Some(table);
            }
        }
    }

    /// A table is not compared any more; how many come again, where it was the last of those that had
    /// not been compared before.
    fn done(&mut self, table: TableId) -> Option<usize> {
        self.compared.remove(&table);
        let last = self.first.remove(&table) && self.first.is_empty() && self.queue.is_empty();
        last.then_some(self.waiting.len())
    }

    /// A table comes again after those that were not compared yet, if there are any.
    fn put_behind(&mut self, table: TableId) -> bool {
        let first = !self.queue.is_empty();
        if first && self.waiting.insert(table) {
            self.behind.push_back(table);
        }
        first
    }
}

/// Requests that may still be made for the backlog: some at once, then one now and then.
struct Allowance {
    /// How long it takes until one more may be made.
    every: Duration,
    /// How much earlier than that they may come.
    burst: Duration,
    /// When the next is due, were they made evenly.
    due: Instant,
}

impl Allowance {
    /// A tenth of so many requests a second, over [`SPAN`]; a ninth of that at once.
    fn of(per_second: u16) -> Allowance {
        let tenth = u32::from(per_second.max(1)) * (SPAN.as_secs() as u32) / 10;
        let at_once = tenth / 9;
        let every = SPAN / (tenth - at_once);
        Allowance {
            every,
            burst: every * at_once,
            due: Instant::now(),
        }
    }

    /// Takes one, or tells how long there is none.
    fn take(&mut self) -> Result<(), Duration> {
        let now = Instant::now();
        let due = self.due.max(now);
        let early = due - now;
        if early > self.burst {
            return Err(early - self.burst);
        }
        self.due = due + self.every;
        Ok(())
    }
}

impl Backlog {
    /// An empty backlog of a bot that makes so many requests a second.
    pub(super) fn new(per_second: u16) -> Backlog {
        Backlog {
            tables: Mutex::default(),
            more: Notify::new(),
            allowance: Mutex::new(Allowance::of(per_second)),
        }
    }

    /// A table is to be compared when its turn comes.
    pub(super) fn add(&self, table: TableId) {
        let mut tables = locked(&self.tables);
        if tables.waiting.insert(table) {
            tables.queue.push_back(table);
            self.more.notify_one();
        }
    }

    /// As [`Backlog::add`], unless it is being compared.
    pub(super) fn add_again(&self, table: TableId) {
        if !locked(&self.tables).compared.contains(&table) {
            self.add(table);
        }
    }

    /// Somebody does something at a table: it is compared now, by whoever tells this.
    pub(super) fn touched(&self, table: TableId) {
        let mut tables = locked(&self.tables);
        tables.waiting.remove(&table);
        tables.compared.remove(&table);
    }

    /// Waits for the next table; it is being compared until [`Backlog::done`].
    pub(super) async fn next(&self) -> TableId {
        loop {
            {
                let next = locked(&self.tables).next();
                if let Some(table) = next {
                    return table;
                }
            }
            self.more.notified().await;
        }
    }

    /// A table was compared. Where all were by that, that is told.
    pub(super) fn done(&self, table: TableId) {
        let all = locked(&self.tables).done(table);
        if let Some(again) = all {
            tracing::info!(
                again,
                "all open tables were compared; so many come again when requests may be made"
            );
        }
    }

    /// How many tables wait.
    pub(super) fn len(&self) -> usize {
        locked(&self.tables).waiting.len()
    }

    /// Whether no table waits.
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Waits until a request may be made for a table: not at all, unless it is compared from the
    /// backlog. It is not made where others are to be compared first: then the table comes again.
    pub(super) async fn pace(&self, table: TableId) -> bool {
        while locked(&self.tables).compared.contains(&table) {
            let Err(wait) = locked(&self.allowance).take() else {
                return true;
            };
            if locked(&self.tables).put_behind(table) {
                return false;
            }
            tokio::time::sleep(wait.min(LOOK)).await;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    const ONE: TableId = TableId(1);
    const TWO: TableId = TableId(2);

    #[tokio::test(start_paused = true)]
    async fn tables_come_once_and_in_order_but_for_those_that_were_touched() {
        let backlog = Backlog::new(45);
        for table in [3, 1, 2, 3, 1].map(TableId) {
            backlog.add(table);
        }
        assert_eq!(backlog.len(), 3);
        backlog.touched(ONE);
        assert_eq!((backlog.next().await, backlog.next().await), (TableId(3), TWO));
        assert_eq!(backlog.len(), 0, "both are being compared");
        backlog.done(TWO);
        backlog.done(TableId(3));
        backlog.add(TWO);
        assert_eq!(backlog.next().await, TWO, "and again, when it is to be compared again");
        let more = tokio::time::timeout(Duration::from_secs(9), backlog.next()).await;
        assert!(more.is_err(), "there is nothing left");
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_came_meanwhile_is_waited_for() {
        let backlog = Arc::new(Backlog::new(45));
        let waits = tokio::spawn({
            let backlog = Arc::clone(&backlog);
            async move { backlog.next().await }
        });
        tokio::time::sleep(Duration::from_secs(1)).await;
        backlog.add(TWO);
        assert_eq!(waits.await.ok(), Some(TWO));
    }

    #[tokio::test(start_paused = true)]
    async fn what_may_not_be_asked_for_yet_comes_when_all_were_compared() {
        let backlog = Backlog::new(45);
        (1..=1_000).map(TableId).for_each(|table| backlog.add(table));
        let (began, mut made, mut order) = (Instant::now(), 0, Vec::new());
        while !backlog.is_empty() {
            let table = backlog.next().await;
            // The last is equal to what was shown.
            if table != TableId(1_000) {
                made += usize::from(backlog.pace(table).await);
            }
            backlog.done(table);
            order.push(table);
            if order.len() == 1_000 {
                assert!(began.elapsed() < LOOK, "comparing waits for no request");
                assert_eq!(order, Vec::from_iter((1..=1_000).map(TableId)));
            }
        }
        assert_eq!(made, 999, "none is left out");
        let seconds = began.elapsed().as_secs();
        assert!((160..200).contains(&seconds), "699 come after the first 300, four a second: {seconds}");
        assert_eq!(order[1_000], TableId(302), "the first that had to wait");
    }

    #[test]
    fn it_is_known_when_all_were_compared_and_how_many_come_again() {
        let mut tables = Tables::default();
        for table in [ONE, TWO, TableId(3)] {
            tables.waiting.insert(table);
            tables.queue.push_back(table);
        }
        assert_eq!((tables.next(), tables.next()), (Some(ONE), Some(TWO)));
        assert!(tables.put_behind(ONE));
        assert_eq!((tables.done(ONE), tables.next()), (None, Some(TableId(3))));
        assert_eq!(tables.done(TableId(3)), None, "one is still being compared");
        assert_eq!(tables.done(TWO), Some(1));
        assert_eq!((tables.next(), tables.done(ONE)), (Some(ONE), None), "that is told once");
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_again_is_left_out_where_somebody_touches_the_table() {
        let backlog = Backlog::new(45);
        (1..=400).map(TableId).for_each(|table| backlog.add(table));
        for _ in 0..390 {
            let table = backlog.next().await;
            backlog.pace(table).await;
            backlog.done(table);
        }
        let behind = backlog.len() - 10;
        assert!(behind > 50, "{behind}");
        backlog.touched(TableId(390));
        assert_eq!(backlog.len(), 10 + behind - 1);
        while !backlog.is_empty() {
            assert_ne!(backlog.next().await, TableId(390));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn ten_minutes_take_a_tenth_of_all_requests_and_a_touched_table_does_not_wait() {
        let backlog = Backlog::new(45);
        backlog.add(ONE);
        backlog.next().await;
        let began = Instant::now();
        let mut made = 0;
        while began.elapsed() < SPAN {
            assert!(backlog.pace(ONE).await);
            made += 1;
        }
        let tenth = 45 * 600 / 10;
        assert!((tenth - 5..=tenth + 2).contains(&made), "{made} of {tenth}");
        let now = Instant::now();
        assert!(backlog.pace(TWO).await);
        assert_eq!(now.elapsed(), Duration::ZERO, "nobody holds up a table outside the backlog");
        let touch = async {
            tokio::time::sleep(Duration::from_millis(10)).await;
            backlog.touched(ONE);
        };
        let many = async {
            for _ in 0..100 {
                assert!(backlog.pace(ONE).await);
            }
        };
        tokio::join!(touch, many);
        assert!(now.elapsed() <= Duration::from_millis(200), "{:?}", now.elapsed());
    }
}
