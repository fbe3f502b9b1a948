//! Which process runs a range of shards: a note that it counts up every few seconds. Whoever is started
//! with the same shards waits until that process has ended, or could not be heard of for too long;
//! so one that is started beside it takes the shards over. Knows no connection.

use crate::clock::Clock;
use crate::discord::guard::locked;
use crate::discord::shards::Shards;
use crate::store::{Refused, Store, StoreFault};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How often whoever runs the shards counts up.
const PULSE: Duration = Duration::from_secs(3);
/// How long ago a claim was counted up at most, in milliseconds, for whoever starts to think that its process
/// lives: by however much two machines' clocks differ, and less than a keeper waits that starts what has
/// died.
const LATELY: u64 = 9_000;
/// How often whoever waits looks.
const LOOK: Duration = Duration::from_millis(50);
/// How long it waits where the store does not answer.
const AGAIN: Duration = Duration::from_millis(500);
/// How long whoever has handed its shards over may still show what it had begun to show.
const SHOWING: Duration = Duration::from_secs(10);

/// A process' claim to its shards.
pub struct ShardClaim {
    store: Arc<dyn Store>,
    clock: Clock,
    key: String,
    /// The key of the note that whoever had the shards before still shows something.
    showing: String,
    /// For how long another's claim has to stand unchanged until it is nobody's.
    patience: Duration,
    own: Mutex<Claim>,
}

/// The note: who runs the shards, and how often they have counted up, the last time in milliseconds since
/// 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Claim {
    holder: String,
    count: u64,
    at: u64,
}

/// What somebody has seen who waits.
#[derive(Default)]
struct Seen {
    /// Whether they have looked at all.
    looked: bool,
    /// What stands there, and since when.
    note: Option<(Option<Vec<u8>>, Instant)>,
}

impl ShardClaim {
    /// A claim to an application's shards, which is not made yet. Another's is nobody's once it could not be heard
    /// of for so long.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        (application, shards): (u64, Shards),
        patience: Duration,
    ) -> ShardClaim {
        let mut name = [0; 16];
        if getrandom::fill(&mut name).is_err() {
            // Two of the same name would both take the claim for theirs, as without one.
            tracing::warn!("the system has no randomness; the process has no name of its own");
        }
        ShardClaim {
            store,
            clock,
            key: format!("shards/{application}/{shards}"),
            showing: format!("showing/{application}/{shards}"),
            patience,
            own: Mutex::new(Claim {
                holder: format!("{:032x}", u128::from_le_bytes(name)),
                ..Claim::default()
            }),
        }
    }

    /// Waits until no other process runs the shards, and claims them. A store that one process has alone needs no
    /// claim.
    pub async fn take(&self) {
        if self.store.alone() {
            return;
        }
        let mut seen = Seen::default();
        loop {
            match self.try_take(&mut seen).await {
                Ok(true) => return,
                Ok(false) => sleep(LOOK).await,
                Err(why) => {
                    tracing::warn!(%why, "it cannot be seen whether another process runs these shards");
                    // Whoever cannot look has not seen that nothing changes.
                    seen.note = None;
                    sleep(AGAIN).await;
                }
            }
        }
    }

    async fn try_take(&self, seen: &mut Seen) -> Result<bool, StoreFault> {
        let note = self.store.get(&self.key).await?;
        let claim = note.as_deref().and_then(read);
        if claim.as_ref().is_some_and(|claim| self.is_own(claim)) {
            // An answer was lost.
            return Ok(true);
        }
        let first = !std::mem::replace(&mut seen.looked, true);
        let unchanged = match &seen.note {
            Some((known, since)) if *known == note => since.elapsed() >= self.patience,
            _ => {
                seen.note = Some((note.clone(), Instant::now()));
                self.patience.is_zero()
            }
        };
        let lives = |claim: &Claim| !first || self.clock.now().abs_diff(claim.at) < LATELY;
        if claim.as_ref().is_some_and(lives) && !unchanged {
            if first {
                tracing::warn!(
                    "another process runs these shards; this one is ready, and takes them over when that one ends"
                );
            }
            return Ok(false);
        }
        let next = self.next();
        self.exchange(note, Some(bytes(&next, &self.key)?)).await
    }

    /// Counts up as long as this process has the claim; ends when another has made it its own.
    pub async fn keep(&self) {
        if self.store.alone() {
            return std::future::pending().await;
        }
        loop {
            sleep(PULSE).await;
            match self.count().await {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => tracing::warn!(%why, "it could not be noted that these shards are run"),
            }
        }
    }

    /// Counts up; whether the claim is this process' own.
    async fn count(&self) -> Result<bool, StoreFault> {
        let note = self.store.get(&self.key).await?;
        let claim = note.as_deref().and_then(read);
        if claim.is_some_and(|claim| !self.is_own(&claim)) {
            return Ok(false);
        }
        // Where it is gone somebody has emptied the store: it is made anew.
        let next = self.next();
        if self.exchange(note, Some(bytes(&next, &self.key)?)).await? {
            return Ok(true);
        }
        let note = self.store.get(&self.key).await?;
        Ok(note
            .as_deref()
            .and_then(read)
            .is_some_and(|claim| self.is_own(&claim)))
    }

    /// From now on this process ends: whoever has the shards after it answers at once, and shows nothing until
    /// [`ShardClaim::shown`].
    pub async fn shows(&self) {
        self.put(&self.showing, Some(b"true".to_vec())).await;
    }

    /// Gives the shards to whoever waits for them; their sessions are to be kept by then.
    pub async fn release(&self) {
        let given = async {
            let note = self.store.get(&self.key).await?;
            match note.as_deref().and_then(read) {
                Some(claim) if self.is_own(&claim) => self.exchange(note, None).await,
                _ => Ok(false),
            }
        };
        if self.store.alone() {
            return;
        }
        if let Err(why) = given.await {
            tracing::warn!(%why, "these shards were not given up; the next process waits a while for them");
        }
    }

    /// This process shows nothing any more.
    pub async fn shown(&self) {
        self.put(&self.showing, None).await;
    }

    /// Waits until whoever had the shards before shows nothing any more.
    pub async fn settled(&self) {
        if self.store.alone() {
            return;
        }
        let began = Instant::now();
        while began.elapsed() < SHOWING {
            match self.store.get(&self.showing).await {
                Ok(None) => return,
                Ok(Some(_)) => sleep(LOOK).await,
                Err(why) => {
                    tracing::warn!(%why, "it cannot be seen whether the former process shows something");
                    sleep(AGAIN).await;
                }
            }
        }
        // It died before it was done.
        self.shown().await;
    }

    async fn put(&self, key: &str, value: Option<Vec<u8>>) {
        if self.store.alone() {
            return;
        }
        if let Err(why) = self.store.put(key, value).await {
            tracing::warn!(%why, "the next process is not told what this one shows");
        }
    }

    async fn exchange(&self, from: Option<Vec<u8>>, to: Option<Vec<u8>>) -> Result<bool, StoreFault> {
        match self.store.exchange(&self.key, from, to).await {
            Ok(exchanged) => Ok(exchanged),
            // The next look says what became of it.
            Err(Refused::Unknown) => Ok(false),
            Err(Refused::Failed(why)) => Err(why),
            Err(why) => Err(StoreFault::Stopped {
                cause: why.to_string(),
            }),
        }
    }

    fn next(&self) -> Claim {
        let mut own = locked(&self.own);
        own.count += 1;
        own.at = self.clock.now();
        own.clone()
    }

    fn is_own(&self, claim: &Claim) -> bool {
        claim.holder == locked(&self.own).holder
    }
}

fn read(note: &[u8]) -> Option<Claim> {
    serde_json::from_slice(note).ok()
}

fn bytes(claim: &Claim, key: &str) -> Result<Vec<u8>, StoreFault> {
    serde_json::to_vec(claim).map_err(|_| StoreFault::Note { key: key.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Memory;
    use tokio::time::timeout;

    const PATIENCE: Duration = Duration::from_secs(12);
    const SOON: Duration = Duration::from_secs(1);
    const LATE: Duration = Duration::from_secs(600);

    fn claim(store: &Memory, shards: &str, now: u64) -> Arc<ShardClaim> {
        let shards = Shards::of(Some(shards.parse().unwrap()), 1);
        let store = Arc::new(store.beside());
        Arc::new(ShardClaim::new(store, Clock::standing(now), (5, shards), PATIENCE))
    }

    /// Whether a claim is made within a time.
    async fn taken(claim: &ShardClaim, within: Duration) -> bool {
        timeout(within, claim.take()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_second_waits_until_the_first_has_ended_and_has_the_shards_at_once() {
        let store = Memory::new();
        let first = claim(&store, "0-1/4", 900_000);
        assert!(taken(&first, SOON).await);
        let keeping = tokio::spawn({
            let first = Arc::clone(&first);
            async move { first.keep().await }
        });
        assert!(taken(&claim(&store, "2-3/4", 900_000), SOON).await, "other shards are free");
        let second = claim(&store, "0-1/4", 900_000);
        assert!(!taken(&second, LATE).await, "the first lives");
        keeping.abort();
        let waiting = tokio::spawn({
            let second = Arc::clone(&second);
            async move { timeout(LATE, second.take()).await.map(|()| Instant::now()) }
        });
        sleep(SOON).await;
        first.shows().await;
        first.release().await;
        let released = Instant::now();
        let at = waiting.await.unwrap().expect("the first has ended");
        assert!(at - released <= LOOK, "{:?}", at - released);
        // It answers at once, and shows when the first does so no more.
        assert!(timeout(SOON, second.settled()).await.is_err());
        first.shown().await;
        assert!(timeout(SOON, second.settled()).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_died_is_not_waited_for_longer_than_one_is_patient() {
        let store = Memory::new();
        assert!(taken(&claim(&store, "0/1", 900_000), SOON).await);
        let began = Instant::now();
        assert!(taken(&claim(&store, "0/1", 900_000 + LATELY - 1), LATE).await);
        assert!((PATIENCE..PATIENCE + SOON).contains(&began.elapsed()), "{:?}", began.elapsed());
        let later = claim(&store, "0/1", 900_000 + 2 * LATELY);
        assert!(taken(&later, SOON).await, "it died long ago, which the time in the note says");
        later.shows().await;
        let next = claim(&store, "0/1", 900_000 + 4 * LATELY);
        assert!(taken(&next, SOON).await);
        let began = Instant::now();
        next.settled().await;
        assert!(began.elapsed() >= SHOWING, "it might have lived");
        assert!(timeout(SOON, next.settled()).await.is_ok(), "and is not waited for again");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_was_taken_for_dead_learns_of_it_and_gives_nothing_away() {
        let store = Memory::new();
        let (first, second) = (claim(&store, "0/1", 900_000), claim(&store, "0/1", 990_000));
        assert!(taken(&first, SOON).await && taken(&second, SOON).await);
        assert!(timeout(LATE, first.keep()).await.is_ok(), "the shards are another's");
        first.release().await;
        assert!(timeout(LATE, second.keep()).await.is_err(), "who keeps them");
    }

    #[tokio::test(start_paused = true)]
    async fn one_of_two_that_wait_has_the_shards() {
        let store = Memory::new();
        let first = claim(&store, "0/1", 900_000);
        assert!(taken(&first, SOON).await);
        let waiting = [claim(&store, "0/1", 900_000), claim(&store, "0/1", 900_000)];
        let all = waiting.clone().map(|claim| {
            tokio::spawn(async move {
                claim.take().await;
                claim.keep().await;
            })
        });
        sleep(SOON).await;
        first.release().await;
        sleep(LATE).await;
        let note = store.get(&first.key).await.unwrap().unwrap();
        let holder = read(&note).unwrap().holder;
        let holders = waiting.iter().filter(|claim| locked(&claim.own).holder == holder);
        assert_eq!(holders.count(), 1);
        assert!(all.iter().all(|one| !one.is_finished()), "one runs the shards and the other waits");
        all.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
