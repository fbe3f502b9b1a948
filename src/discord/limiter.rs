//! Discord's limits, kept before a request is made: one request at a time a lane, the urgent ones
//! first, no more than a bucket allows, and so many a second in all. Knows no table and no message.

use super::buckets::{Buckets, Permit, Told};
use super::gate::{Gate, OpenRequest};
use super::guard::locked;
use super::lane::{Lane, Urgency};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot::{Receiver, Sender, channel};

/// How many requests by the bot's token are made in a second at most, all routes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestRate(pub u16);

impl Default for RequestRate {
    /// What one process may make: Discord takes 50 and counts them as they arrive.
    fn default() -> RequestRate {
        RequestRate(45)
    }
}

/// Who waits for something: the urgent first, then in the order they came.
type Queue<T> = BTreeMap<(Urgency, u64), Sender<T>>;

/// The limits of one application.
#[derive(Clone)]
pub struct Limiter(Arc<Inner>);

struct Inner {
    buckets: Arc<Buckets>,
    lanes: Mutex<Lanes>,
    gate: Gate,
}

/// The lanes that are in use, and who waits for each.
#[derive(Default)]
struct Lanes {
    used: HashMap<Lane, Queue<Hold>>,
    /// The next place in a queue.
    next: u64,
}

/// A lane that is held for one request; the next one has it when this is dropped.
struct Hold {
    lane: Lane,
    inner: Arc<Inner>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut lanes = locked(&self.inner.lanes);
        let next = lanes.used.get_mut(&self.lane).and_then(BTreeMap::pop_first);
        if next.is_none() {
            lanes.used.remove(&self.lane);
        }
        drop(lanes);
        if let Some((_, waiting)) = next {
            // One who waits no longer drops it at once, and so hands it on.
            let _ = waiting.send(Hold {
                lane: self.lane,
                inner: Arc::clone(&self.inner),
            });
        }
    }
}

/// A request's turn: its lane and its bucket are free for it. Dropped unused, it counts for
/// nothing.
#[must_use = "the next request of the lane waits until it is used or dropped"]
pub struct Slot(Option<Taken>);

struct Taken {
    permit: Permit,
    hold: Hold,
    urgency: Urgency,
}

impl Slot {
    /// A turn where nothing is limited.
    pub fn free() -> Slot {
        Slot(None)
    }

    /// Waits until a request may be made at all; then tells of its answer by [`Sent::answered`].
    pub(super) async fn leave(self) -> Sent {
        let request = match &self.0 {
            Some(taken) => taken.hold.inner.gate.pass(taken.urgency).await,
            None => None,
        };
        Sent(self.0, request)
    }
}

/// A request under way.
pub(super) struct Sent(Option<Taken>, Option<OpenRequest>);

impl Sent {
    /// The request was answered, with what the answer tells of its bucket.
    pub(super) fn answered(self, told: Option<&Told>) {
        let Sent(taken, request) = self;
        drop(request);
        if let Some(taken) = taken {
            taken.permit.answered(told);
        }
    }

    /// Nothing by the bot's token is asked for so long.
    pub(super) fn shut(&self, wait: Duration) {
        if let Some(taken) = &self.0 {
            taken.hold.inner.gate.shut(wait);
        }
    }
}

impl Limiter {
    /// Limits of so many requests a second.
    #[must_use]
    pub fn new(RequestRate(per_second): RequestRate) -> Limiter {
        let inner = Inner {
            buckets: Arc::default(),
            lanes: Mutex::default(),
            gate: Gate::new(per_second),
        };
        Limiter(Arc::new(inner))
    }

    /// Waits for a request's turn.
    pub async fn turn(&self, lane: Lane, urgency: Urgency) -> Slot {
        let hold = match self.hold(lane, urgency) {
            Ok(hold) => hold,
            Err(waiting) => match waiting.await {
                Ok(hold) => hold,
                // Nobody drops a queue that somebody waits in.
                Err(_) => unreachable!("a lane is handed on until nobody waits for it"),
            },
        };
        let permit = self.0.buckets.acquire(lane).await;
        Slot(Some(Taken {
            permit,
            hold,
            urgency,
        }))
    }

    fn hold(&self, lane: Lane, urgency: Urgency) -> Result<Hold, Receiver<Hold>> {
        let mut lanes = locked(&self.0.lanes);
        lanes.next += 1;
        let place = (urgency, lanes.next);
        match lanes.used.get_mut(&lane) {
            None => {
                lanes.used.insert(lane, Queue::new());
                Ok(Hold {
                    lane,
                    inner: Arc::clone(&self.0),
                })
            }
            Some(queue) => {
                let (sender, receiver) = channel();
                queue.insert(place, sender);
                Err(receiver)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ids::AnyChannel;
    use super::*;
    use tokio::time::Instant;

    const CHANNEL: Lane = Lane::Edit(AnyChannel(7));

    /// An answer after which so many requests are left in the bucket, for five seconds.
    fn left(remaining: u16) -> Option<Told> {
        Some(Told {
            bucket: "edit".to_owned(),
            limit: 5,
            remaining,
            after: Duration::from_secs(5),
        })
    }

    async fn request(limiter: &Limiter, lane: Lane, urgency: Urgency, told: Option<Told>) {
        let sent = limiter.turn(lane, urgency).await.leave().await;
        sent.answered(told.as_ref());
    }

    #[tokio::test(start_paused = true)]
    async fn a_bucket_that_is_empty_is_waited_for() {
        let limiter = Limiter::new(RequestRate(50));
        let began = Instant::now();
        for remaining in (0..5).rev() {
            request(&limiter, CHANNEL, Urgency::Board, left(remaining)).await;
        }
        assert!(began.elapsed() < Duration::from_secs(1));
        request(&limiter, Lane::Edit(AnyChannel(8)), Urgency::Board, None).await;
        assert!(began.elapsed() < Duration::from_secs(1), "another channel has a bucket of its own");
        request(&limiter, CHANNEL, Urgency::Board, left(4)).await;
        assert!(began.elapsed() >= Duration::from_secs(4));
    }

    #[tokio::test(start_paused = true)]
    async fn the_urgent_goes_first_and_what_is_not_wanted_any_more_not_at_all() {
        let limiter = Limiter::new(RequestRate(50));
        let first = limiter.turn(CHANNEL, Urgency::Hand).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for (name, urgency) in [
            ("hand", Urgency::Hand),
            ("gone", Urgency::Turn),
            ("tidy", Urgency::Tidy),
            ("turn", Urgency::Turn),
        ] {
            let (limiter, order) = (limiter.clone(), Arc::clone(&order));
            tasks.push((
                name,
                tokio::spawn(async move {
                    let turn = limiter.turn(CHANNEL, urgency).await;
                    locked(&order).push(name);
                    turn.leave().await.answered(None);
                }),
            ));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tasks[1].1.abort();
        drop(first);
        for (name, task) in tasks {
            assert_eq!(task.await.is_err(), name == "gone");
        }
        assert_eq!(*locked(&order), ["turn", "hand", "tidy"]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_limit_for_all_holds_all() {
        let limiter = Limiter::new(RequestRate(50));
        let began = Instant::now();
        let sent = limiter.turn(CHANNEL, Urgency::Board).await.leave().await;
        sent.shut(Duration::from_secs(3));
        sent.answered(None);
        request(&limiter, Lane::Post(AnyChannel(9)), Urgency::Board, None).await;
        assert!(began.elapsed() >= Duration::from_secs(3));
    }
}
