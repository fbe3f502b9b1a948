//! Turns to identify that the processes of one bot share: notes in the store that all of them reach.
//! Knows no connection.

use crate::clock::Clock;
use crate::discord::guard::locked;
use crate::store::{Refused, Store, StoreFault};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How long the shards of a bucket wait for each other: Discord wants five seconds between them as
/// they arrive, and one may have been longer under way than the next.
pub const APART: Duration = Duration::from_millis(5_500);
/// How long ago a turn is over, in milliseconds, by however much the clocks of two machines differ.
const OVER: u64 = 60_000;

/// The turns of an application's shards.
pub struct SharedTurns {
    store: Arc<dyn Store>,
    application: u64,
    clock: Clock,
    /// What was last seen of each bucket, and since when it stands there.
    seen: Mutex<HashMap<usize, (Vec<u8>, Instant)>>,
}

/// Who had the last turn of a bucket, and when, in milliseconds since 1970.
#[derive(Serialize, Deserialize)]
struct Turn {
    shard: u32,
    at: u64,
}

impl SharedTurns {
    /// The turns over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, application: u64, clock: Clock) -> SharedTurns {
        SharedTurns {
            store,
            application,
            clock,
            seen: Mutex::default(),
        }
    }

    /// Waits until it is a shard's turn in its bucket. Where the store fails nobody waits: the worst
    /// that comes of it is that Discord sends a shard away, which comes again.
    pub async fn take(&self, bucket: usize, shard: u32) {
        while let Err(until) = self.try_take(bucket, shard).await.unwrap_or_else(|why| {
            tracing::warn!(shard, %why, "it cannot be seen when other processes identify");
            Ok(())
        }) {
            sleep_until(until).await;
        }
    }

    /// Takes the turn, or tells until when it is somebody else's.
    async fn try_take(&self, bucket: usize, shard: u32) -> Result<Result<(), Instant>, StoreFault> {
        let key = format!("identify/{}/{bucket}", self.application);
        let last = self.store.get(&key).await?;
        if let Some(last) = &last {
            let until = self.since(bucket, last) + APART;
            if until > Instant::now() && !self.over(last) {
                return Ok(Err(until));
            }
        }
        let at = self.clock.now();
        let turn =
            serde_json::to_vec(&Turn { shard, at }).map_err(|_| StoreFault::Note { key: key.clone() })?;
        match self.store.exchange(&key, last, Some(turn.clone())).await {
            Ok(true) => {
                locked(&self.seen).insert(bucket, (turn, Instant::now()));
                Ok(Ok(()))
            }
            // Another process was faster, so it is looked at again.
            Ok(false) => Ok(Err(Instant::now())),
            Err(Refused::Failed(why)) => Err(why),
            Err(why) => Err(StoreFault::Stopped {
                cause: why.to_string(),
            }),
        }
    }

    /// Since when a bucket's last turn stands there, as far as we have seen.
    fn since(&self, bucket: usize, turn: &[u8]) -> Instant {
        let mut seen = locked(&self.seen);
        match seen.get(&bucket) {
            Some((known, since)) if known == turn => *since,
            _ => {
                let since = Instant::now();
                seen.insert(bucket, (turn.to_vec(), since));
                since
            }
        }
    }

    /// Whether a turn was so long ago that nobody has to wait for it to be seen.
    fn over(&self, turn: &[u8]) -> bool {
        let turn: Option<Turn> = serde_json::from_slice(turn).ok();
        turn.is_none_or(|turn| self.clock.now().abs_diff(turn.at) >= OVER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Memory;

    fn turns(store: &Arc<dyn Store>, now: u64) -> Arc<SharedTurns> {
        Arc::new(SharedTurns::new(Arc::clone(store), 5, Clock::standing(now)))
    }

    #[tokio::test(start_paused = true)]
    async fn processes_take_turns_whatever_their_clocks_say() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let began = Instant::now();
        let mut taken = tokio::task::JoinSet::new();
        for (process, now) in [900_000, 925_000, 900_000].into_iter().enumerate() {
            let turns = turns(&store, now);
            taken.spawn(async move {
                let mut at = Vec::new();
                for shard in 0..3 {
                    turns.take(0, process as u32 * 3 + shard).await;
                    at.push(began.elapsed());
                }
                at
            });
        }
        let mut at: Vec<Duration> = taken.join_all().await.into_iter().flatten().collect();
        at.sort_unstable();
        assert_eq!(at.len(), 9);
        assert!(at.windows(2).all(|two| two[1] - two[0] >= APART), "{at:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn other_buckets_and_turns_long_over_are_not_waited_for() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let began = Instant::now();
        turns(&store, 900_000).take(0, 0).await;
        turns(&store, 900_000).take(1, 1).await;
        turns(&store, 900_000 + OVER).take(0, 2).await;
        assert_eq!(began.elapsed(), Duration::ZERO);
        turns(&store, 900_000 + OVER).take(0, 3).await;
        assert_eq!(began.elapsed(), APART);
    }

    #[tokio::test(start_paused = true)]
    async fn a_store_that_fails_holds_nobody_up() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        store.close().await;
        let began = Instant::now();
        turns(&store, 0).take(0, 0).await;
        assert_eq!(began.elapsed(), Duration::ZERO);
    }
}
