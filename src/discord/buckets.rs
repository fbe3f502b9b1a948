//! Discord's buckets: how many requests each has left and until when, as answers say. Knows no request.
//!
//! Which lanes are counted in one bucket is not known before they are answered. Until then one request of a lane is under
//! way at a time, which the limiter sees to.

use super::guard::locked;
use super::lane::Lane;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};

/// From how many buckets on those are forgotten that are full.
const MANY: usize = 1_000;

/// What an answer says of the bucket that its request was counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// Its name at Discord, the same for all channels.
    pub(super) bucket: String,
    /// How many requests it takes when it is full.
    pub(super) limit: u16,
    /// How many are left.
    pub(super) remaining: u16,
    /// After how long it is full again.
    pub(super) after: Duration,
}

/// All buckets of which something is known.
#[derive(Default)]
pub(super) struct Buckets(Mutex<Known>);

/// A bucket's name, and the channel or server that it is of.
type Key = (String, u64);

#[derive(Default)]
struct Known {
    of_lanes: HashMap<Lane, Key>,
    buckets: HashMap<Key, Bucket>,
}

struct Bucket {
    limit: u16,
    remaining: u16,
    /// How many requests were let through and not answered yet.
    under_way: u16,
    /// When it is full again, and how long it takes from one time to the next.
    full: Instant,
    every: Duration,
    /// Told when more may be made than was known.
    more: Arc<Notify>,
}

impl Bucket {
    /// Takes one request out, or says until when there is none.
    fn take(&mut self) -> Result<(), (Instant, Arc<Notify>)> {
        let now = Instant::now();
        if self.full <= now {
            // The next time begins with this request.
            (self.remaining, self.full) = (self.limit.max(1), now + self.every);
        }
        match self.remaining.checked_sub(1) {
            Some(left) => {
                (self.remaining, self.under_way) = (left, self.under_way + 1);
                Ok(())
            }
            None => Err((self.full, Arc::clone(&self.more))),
        }
    }

    /// What an answer says: of the time that is known what is left only falls, in whichever order answers come; of a new
    /// one what is under way is not counted yet.
    fn learn(&mut self, told: &Told) {
        let full = Instant::now() + told.after;
        self.limit = told.limit;
        if full > self.full + told.after / 2 {
            (self.remaining, self.full) = (told.remaining.saturating_sub(self.under_way), full);
            self.every = told.after;
        } else {
            (self.remaining, self.full) = (self.remaining.min(told.remaining), self.full.max(full));
        }
    }
}

impl Known {
    fn take(&mut self, lane: Lane) -> Result<Option<Key>, (Instant, Arc<Notify>)> {
        let Some(key) = self.of_lanes.get(&lane) else {
            return Ok(None);
        };
        match self.buckets.get_mut(key) {
            Some(bucket) => bucket.take().map(|()| Some(key.clone())),
            None => Ok(None),
        }
    }

    fn learn(&mut self, lane: Lane, told: &Told) {
        let key = (told.bucket.clone(), lane.major());
        let full = Instant::now() + told.after;
        self.of_lanes.insert(lane, key.clone());
        let bucket = self.buckets.entry(key).or_insert_with(|| Bucket {
            limit: told.limit,
            remaining: told.remaining,
            under_way: 0,
            full,
            every: told.after,
            more: Arc::default(),
        });
        bucket.learn(told);
        self.tidy();
    }

    /// Forgets what is full, where there is much: it is learnt anew.
    fn tidy(&mut self) {
        if self.buckets.len() < MANY {
            return;
        }
        let now = Instant::now();
        self.buckets.retain(|_, bucket| bucket.full > now);
        let buckets = &self.buckets;
        self.of_lanes.retain(|_, key| buckets.contains_key(key));
    }
}

/// A request that a bucket has room for; it counts for nothing where it is dropped unanswered.
pub(super) struct Permit {
    buckets: Arc<Buckets>,
    lane: Lane,
    key: Option<Key>,
}

impl Permit {
    /// The request was answered, with what the answer says of its bucket.
    pub(super) fn answered(mut self, told: Option<&Told>) {
        self.ends(false);
        if let Some(told) = told {
            locked(&self.buckets.0).learn(self.lane, told);
        }
    }

    /// It is under way no more; `unused` where it was not made.
    fn ends(&mut self, unused: bool) {
        let Some(key) = self.key.take() else { return };
        let mut known = locked(&self.buckets.0);
        if let Some(bucket) = known.buckets.get_mut(&key) {
            bucket.under_way = bucket.under_way.saturating_sub(1);
            if unused {
                bucket.remaining = bucket.limit.min(bucket.remaining + 1);
                bucket.more.notify_one();
            }
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.ends(true);
    }
}

impl Buckets {
    /// Waits until the bucket of a lane has room for a request.
    pub(super) async fn acquire(self: &Arc<Self>, lane: Lane) -> Permit {
        loop {
            let taken = locked(&self.0).take(lane);
            match taken {
                Ok(key) => {
                    let buckets = Arc::clone(self);
                    return Permit { buckets, lane, key };
                }
                // Sooner where somebody gives a request back.
                Err((full, more)) => drop(timeout_at(full, more.notified()).await),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ids::AnyChannel;
    use super::*;

    const EDIT: Lane = Lane::Edit(AnyChannel(7));

    fn told(bucket: &str, remaining: u16) -> Told {
        Told {
            bucket: bucket.to_owned(),
            limit: 3,
            remaining,
            after: Duration::from_secs(5),
        }
    }

    /// After how many seconds there is room.
    async fn room(buckets: &Arc<Buckets>, lane: Lane) -> (u64, Permit) {
        let began = Instant::now();
        let permit = buckets.acquire(lane).await;
        (began.elapsed().as_secs(), permit)
    }

    #[tokio::test(start_paused = true)]
    async fn a_full_bucket_takes_as_many_as_it_said_and_then_none_until_it_is_full_again() {
        let buckets = Arc::new(Buckets::default());
        room(&buckets, EDIT).await.1.answered(Some(&told("edit", 2)));
        let mut waited = Vec::new();
        for _ in 0..6 {
            let (seconds, permit) = room(&buckets, EDIT).await;
            waited.push(seconds);
            permit.answered(None);
        }
        assert_eq!(waited, [0, 0, 5, 0, 0, 5]);
    }

    #[tokio::test(start_paused = true)]
    async fn lanes_of_one_bucket_share_it_where_they_are_of_one_channel() {
        let buckets = Arc::new(Buckets::default());
        let (thread, elsewhere) = (Lane::Post(AnyChannel(7)), Lane::Edit(AnyChannel(8)));
        for lane in [EDIT, thread, elsewhere] {
            room(&buckets, lane).await.1.answered(Some(&told("all", 1)));
        }
        let (_, held) = room(&buckets, EDIT).await;
        assert_eq!(room(&buckets, elsewhere).await.0, 0, "another channel's");
        let (waiting, _) = tokio::join!(room(&buckets, thread), async {
            tokio::time::sleep(Duration::from_secs(2)).await;
            drop(held);
        });
        assert_eq!(waiting.0, 2, "a request that is not made is given back");
    }

    #[tokio::test(start_paused = true)]
    async fn answers_that_come_in_another_order_leave_no_more_than_there_is() {
        let buckets = Arc::new(Buckets::default());
        room(&buckets, EDIT).await.1.answered(Some(&told("edit", 1)));
        locked(&buckets.0).learn(EDIT, &told("edit", 2));
        room(&buckets, EDIT).await.1.answered(None);
        assert_eq!(room(&buckets, EDIT).await.0, 5);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_of_a_new_time_leaves_what_it_says_but_for_what_is_under_way() {
        let buckets = Arc::new(Buckets::default());
        room(&buckets, EDIT).await.1.answered(Some(&told("edit", 2)));
        let (first, second) = (room(&buckets, EDIT).await.1, room(&buckets, EDIT).await.1);
        tokio::time::sleep(Duration::from_secs(4)).await;
        // A second before we thought that a new time would begin it had begun: two are left of it, and one is under way.
        first.answered(Some(&told("edit", 2)));
        let (seconds, third) = room(&buckets, EDIT).await;
        assert_eq!(seconds, 0);
        assert_eq!(room(&buckets, EDIT).await.0, 5);
        drop((second, third));
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_full_is_forgotten_where_there_is_much() {
        let buckets = Arc::new(Buckets::default());
        for channel in 0..MANY as u64 {
            let lane = Lane::Edit(AnyChannel(channel));
            room(&buckets, lane).await.1.answered(Some(&told("edit", 0)));
            if channel == 9 {
                tokio::time::sleep(Duration::from_secs(6)).await;
            }
        }
        let known = locked(&buckets.0);
        assert_eq!((known.buckets.len(), known.of_lanes.len()), (MANY - 10, MANY - 10));
    }
}
