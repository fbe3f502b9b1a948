//! Who of the shards may say now who it is: one in five seconds in each of Discord's buckets, and so
//! many a day in all. Knows no connection.
//!
//! Other processes of the same bot identify too, so it asks Discord anew what is left of the day, and says so where it
//! has to wait for the next one.

use super::entrance::Entrance;
use super::shared_turns::{APART, SharedTurns};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep, sleep_until};

/// How long it is believed what Discord said of the starts that are left.
const FRESH: Duration = Duration::from_secs(60);
/// How often it is asked again at least while none is left.
const ROUND: Duration = Duration::from_secs(3_600);

/// Asks Discord again what it tells of its gateway; nothing where it does not answer.
pub type Ask = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Option<Entrance>> + Send>> + Send + Sync>;

/// The queue of all shards of this process that have to identify.
#[derive(Clone)]
pub struct IdentifyQueue(Arc<Inner>);

struct Inner {
    /// When a shard of each bucket was let through last; whoever holds one is next there.
    buckets: Vec<Mutex<Option<Instant>>>,
    starts: Mutex<Starts>,
    /// How other processes' shards are waited for, where there are such.
    others: Option<Others>,
    ask: Ask,
}

/// The bot's shards in other processes.
pub struct Others {
    /// How many they are: so many starts are left to them.
    pub count: u16,
    /// Turns that are shared with them.
    pub turns: SharedTurns,
}

/// The starts of the day, as Discord said and we have counted since.
struct Starts {
    left: u32,
    total: u32,
    /// When there are all of them again.
    again: Instant,
    told: Instant,
}

impl Starts {
    fn of(entrance: &Entrance) -> Starts {
        let now = Instant::now();
        let (total, left) = entrance.starts;
        Starts {
            left,
            total,
            again: now + entrance.after,
            told: now,
        }
    }
}

impl IdentifyQueue {
    /// A queue by what Discord told just now.
    #[must_use]
    pub fn new(entrance: &Entrance, others: Option<Others>, ask: Ask) -> IdentifyQueue {
        IdentifyQueue(Arc::new(Inner {
            buckets: (0..entrance.at_once.max(1)).map(|_| Mutex::default()).collect(),
            starts: Mutex::new(Starts::of(entrance)),
            others,
            ask,
        }))
    }
}

/// A shard's turn among those of this process: nobody else of its bucket has one until it is taken or dropped. One that
/// is dropped counts as a start all the same, until Discord is asked again.
#[must_use = "a shard identifies when its turn is taken"]
pub(super) struct Turn<'a> {
    inner: &'a Inner,
    last: MutexGuard<'a, Option<Instant>>,
    shard: u32,
}

impl IdentifyQueue {
    /// Waits until it is a shard's turn in this process, and the day has a start for it.
    pub(super) async fn turn(&self, shard: u32) -> Turn<'_> {
        let bucket = self.0.bucket(shard);
        // Whoever came first has it first.
        let last = self.0.buckets[bucket].lock().await;
        if let Some(last) = *last {
            sleep_until(last + APART).await;
        }
        self.0.start(shard).await;
        Turn {
            inner: &self.0,
            last,
            shard,
        }
    }
}

impl Turn<'_> {
    /// Waits until it is the shard's turn among other processes' too: from then on it identifies.
    pub(super) async fn take(mut self) {
        if let Some(others) = &self.inner.others {
            others.turns.take(self.inner.bucket(self.shard), self.shard).await;
        }
        *self.last = Some(Instant::now());
    }
}

impl Inner {
    fn bucket(&self, shard: u32) -> usize {
        shard as usize % self.buckets.len()
    }

    /// Takes one of the day's starts; where none is left, waits until there is.
    async fn start(&self, shard: u32) {
        let reserve = self.others.as_ref().map_or(0, |others| u32::from(others.count));
        let mut starts = self.starts.lock().await;
        loop {
            if starts.told.elapsed() >= FRESH {
                self.renew(&mut starts).await;
            }
            if starts.left > reserve {
                starts.left -= 1;
                return;
            }
            let wait = starts.again.saturating_duration_since(Instant::now());
            tracing::warn!(
                shard,
                left = starts.left,
                reserve,
                minutes = wait.as_secs().div_ceil(60),
                "Discord lets this bot begin no more sessions for now; the shard waits, and the others go on"
            );
            sleep(wait.clamp(FRESH, ROUND)).await;
        }
    }

    /// Asks Discord what is left of the day; where it does not answer, it is what we counted.
    async fn renew(&self, starts: &mut Starts) {
        match (self.ask)().await {
            Some(entrance) => *starts = Starts::of(&entrance),
            None if starts.again <= Instant::now() => starts.left = starts.total,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::store::{Memory, Store};
    use futures_util::future::join_all;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::time::timeout;

    fn entrance(at_once: u16, left: u32, after: u64) -> Entrance {
        Entrance {
            url: String::new(),
            shards: 1,
            at_once,
            starts: (1_000, left),
            after: Duration::from_secs(after),
        }
    }

    fn memory() -> Arc<dyn Store> {
        Arc::new(Memory::new())
    }

    /// So many shards of other processes over a store.
    fn others(store: &Arc<dyn Store>, count: u16) -> Others {
        let turns = SharedTurns::new(Arc::clone(store), 5, Clock::standing(900_000));
        Others { count, turns }
    }

    /// A Discord that does not answer.
    fn nobody() -> Ask {
        Arc::new(|| Box::pin(std::future::ready(None)))
    }

    /// After how many seconds each shard is let through.
    async fn passed(queue: &IdentifyQueue, shards: &[u32]) -> Vec<u64> {
        let began = Instant::now();
        let passes = shards.iter().map(async |shard| {
            queue.turn(*shard).await.take().await;
            began.elapsed().as_secs()
        });
        join_all(passes).await
    }

    #[tokio::test(start_paused = true)]
    async fn one_shard_of_a_bucket_passes_in_five_seconds() {
        let queue = IdentifyQueue::new(&entrance(1, 100, 0), None, nobody());
        assert_eq!(passed(&queue, &[0, 1, 2, 3]).await, [0, 5, 11, 16]);
        let queue = IdentifyQueue::new(&entrance(4, 100, 0), None, nobody());
        assert_eq!(passed(&queue, &[4, 5, 6, 7, 8, 11]).await, [0, 0, 0, 0, 5, 5]);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_left_the_queue_holds_nobody_up() {
        let queue = IdentifyQueue::new(&entrance(1, 100, 0), None, nobody());
        let gone = queue.turn(0).await;
        let waits = timeout(Duration::from_secs(30), queue.turn(1)).await;
        assert!(waits.is_err(), "its connection is being made");
        drop(gone);
        assert_eq!(passed(&queue, &[2, 3]).await, [0, 5]);
    }

    #[tokio::test(start_paused = true)]
    async fn with_too_few_starts_left_the_rest_wait_for_the_next_day() {
        let queue = IdentifyQueue::new(&entrance(16, 2, 7_000), None, nobody());
        assert_eq!(passed(&queue, &[0, 1, 2, 3]).await, [0, 0, 7_000, 7_000]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_start_is_left_for_each_shard_of_others() {
        let queue = IdentifyQueue::new(&entrance(16, 3, 7_000), Some(others(&memory(), 2)), nobody());
        assert_eq!(passed(&queue, &[0, 1]).await, [0, 7_000]);
    }

    #[tokio::test(start_paused = true)]
    async fn two_processes_let_in_one_shard_of_a_bucket_at_a_time() {
        let store = memory();
        let process = || IdentifyQueue::new(&entrance(1, 100, 0), Some(others(&store, 2)), nobody());
        let (first, second) = (process(), process());
        let (at, also) = tokio::join!(passed(&first, &[0, 1]), passed(&second, &[2, 3]));
        let mut at = [at, also].concat();
        at.sort_unstable();
        assert_eq!(at, [0, 5, 11, 16]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_is_slow_brings_nobody_closer_together() {
        for slow in 0..9 {
            let store = memory();
            let process = || IdentifyQueue::new(&entrance(1, 100, 0), Some(others(&store, 1)), nobody());
            let (first, second) = (process(), process());
            let began = Instant::now();
            let identified = async |queue: &IdentifyQueue, shard, connecting| {
                let turn = queue.turn(shard).await;
                sleep(Duration::from_secs(connecting)).await;
                turn.take().await;
                began.elapsed()
            };
            let (one, other) = tokio::join!(identified(&first, 0, slow), identified(&second, 1, 0));
            assert!(one.abs_diff(other) >= Duration::from_secs(5), "{slow}: {one:?} and {other:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_shard_that_is_refused_again_and_again_uses_no_more_than_the_day_has() {
        let queue = IdentifyQueue::new(&entrance(1, 12, 7_000), None, nobody());
        let began = Instant::now();
        for taken in 0..12 {
            let turn = queue.turn(0).await;
            // Of every second one the connection is not even made.
            if taken % 2 == 0 {
                turn.take().await;
            }
        }
        assert!(began.elapsed() < Duration::from_secs(7_000));
        drop(queue.turn(0).await);
        assert!(began.elapsed() >= Duration::from_secs(7_000));
    }

    #[tokio::test(start_paused = true)]
    async fn what_others_have_used_is_asked_anew() {
        let asked = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&asked);
        let ask: Ask = Arc::new(move || {
            let left = [0, 1, 1_000][counted.fetch_add(1, Ordering::SeqCst).min(2) as usize];
            Box::pin(std::future::ready(Some(entrance(16, left, 600))))
        });
        let queue = IdentifyQueue::new(&entrance(16, 100, 600), None, ask);
        assert_eq!(passed(&queue, &[0]).await, [0]);
        assert_eq!(asked.load(Ordering::SeqCst), 0, "what was just told is believed");
        sleep(FRESH).await;
        assert_eq!(passed(&queue, &[1]).await, [600], "another process had used them up");
        assert_eq!(asked.load(Ordering::SeqCst), 2);
    }
}
