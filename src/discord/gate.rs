//! So many requests by the bot's token are made in a second, all lanes together: whatever may still arrive at Discord is
//! counted, not what was let through. Knows no lane.

use super::guard::locked;
use super::lane::Urgency;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot::{Sender, channel};
use tokio::time::Instant;

/// The second over which requests are counted, with a little to spare: Discord counts them as they arrive, and the network
/// may push together what was sent apart.
const SECOND: Duration = Duration::from_millis(1_050);
/// For so long a request that is not answered may still arrive.
const ARRIVES: Duration = Duration::from_secs(3);

/// What lets requests through.
#[derive(Clone)]
pub(super) struct Gate(Arc<Inner>);

struct Inner {
    counts: Mutex<Counts>,
    per_second: usize,
}

/// What counts for all requests together.
#[derive(Default)]
struct Counts {
    /// When requests were let through that are not answered: a process that gets no time sends them later, and together.
    under_way: HashMap<u64, Instant>,
    /// When requests were answered, within the last second.
    answered: VecDeque<Instant>,
    /// Nothing goes through before this.
    shut_until: Option<Instant>,
    /// Who waits: the urgent first, then in the order they came.
    waiting: BTreeMap<(Urgency, u64), Sender<OpenRequest>>,
    next: u64,
    /// Whether somebody lets those through who wait.
    kept: bool,
}

/// A request that was let through; it is answered when this is dropped.
pub(super) struct OpenRequest {
    gate: Gate,
    number: u64,
}

impl Drop for OpenRequest {
    fn drop(&mut self) {
        locked(&self.gate.0.counts).leave(self.number);
    }
}

impl Gate {
    /// A gate for so many requests a second.
    pub(super) fn new(per_second: u16) -> Gate {
        Gate(Arc::new(Inner {
            counts: Mutex::default(),
            per_second: usize::from(per_second.max(1)),
        }))
    }

    /// Waits until one more request may be made.
    pub(super) async fn pass(&self, urgency: Urgency) -> Option<OpenRequest> {
        let waiting = {
            let mut counts = locked(&self.0.counts);
            if counts.waiting.is_empty()
                && let Ok(number) = counts.open(self.0.per_second)
            {
                return Some(self.request(number));
            }
            let (sender, receiver) = channel();
            counts.next += 1;
            let place = (urgency, counts.next);
            counts.waiting.insert(place, sender);
            if !counts.kept {
                counts.kept = true;
                tokio::spawn(self.clone().keep());
            }
            receiver
        };
        // Whoever keeps the gate goes on until nobody waits.
        waiting.await.ok()
    }

    /// Nothing is let through for so long.
    pub(super) fn shut(&self, wait: Duration) {
        let until = Instant::now() + wait;
        let mut counts = locked(&self.0.counts);
        counts.shut_until = counts.shut_until.max(Some(until));
    }

    fn request(&self, number: u64) -> OpenRequest {
        let gate = self.clone();
        OpenRequest { gate, number }
    }

    /// Lets through whoever waits, until nobody does.
    async fn keep(self) {
        loop {
            let next = {
                let mut counts = locked(&self.0.counts);
                // Whoever waits no longer is not let through.
                counts.waiting.retain(|_, sender| !sender.is_closed());
                if counts.waiting.is_empty() {
                    counts.kept = false;
                    return;
                }
                let number = counts.open(self.0.per_second);
                number.map(|number| (counts.waiting.pop_first(), number))
            };
            match next {
                Err(wait) => tokio::time::sleep(wait).await,
                Ok((Some((_, sender)), number)) => drop(sender.send(self.request(number))),
                Ok((None, number)) => drop(self.request(number)),
            }
        }
    }
}

impl Counts {
    /// Lets one request through, and tells its number; or how long none will be.
    fn open(&mut self, per_second: usize) -> Result<u64, Duration> {
        let now = Instant::now();
        if let Some(until) = self.shut_until.filter(|until| *until > now) {
            return Err(until - now);
        }
        let since = |then: &Instant| now.duration_since(*then);
        while self.answered.front().is_some_and(|then| since(then) >= SECOND) {
            self.answered.pop_front();
        }
        self.under_way.retain(|_, then| since(then) < ARRIVES + SECOND);
        if self.under_way.len() + self.answered.len() < per_second {
            self.next += 1;
            self.under_way.insert(self.next, now);
            return Ok(self.next);
        }
        // What is under way counts for a second more, should it be answered at once.
        let first = self.answered.front().map(since).unwrap_or_default();
        Err(SECOND.saturating_sub(first).max(Duration::from_millis(1)))
    }

    /// A request is answered, or will not be made.
    fn leave(&mut self, number: u64) {
        if self.under_way.remove(&number).is_some() {
            self.answered.push_back(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long after the beginning requests arrive that are all wanted at once, each so many milliseconds after it was let
    /// through, and answered then.
    async fn arrivals(count: u64, late: fn(u64) -> u64) -> Vec<Duration> {
        let (gate, began) = (Gate::new(50), Instant::now());
        let request = |number| {
            let (gate, late) = (gate.clone(), Duration::from_millis(late(number)));
            tokio::spawn(async move {
                let _passage = gate.pass(Urgency::Board).await;
                tokio::time::sleep(late).await;
                began.elapsed()
            })
        };
        let tasks: Vec<_> = (0..count).map(request).collect();
        let mut arrived = Vec::new();
        for task in tasks {
            arrived.push(task.await.unwrap());
        }
        arrived.sort();
        arrived
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_go_through_in_a_second_than_discord_takes() {
        let arrived = arrivals(125, |_| 0).await;
        let within = |second| arrived.iter().filter(|at| at.as_secs() == second).count();
        assert_eq!((within(0), within(1), within(2)), (50, 50, 25));
    }

    #[tokio::test(start_paused = true)]
    async fn where_sending_comes_late_no_more_arrive_in_a_second() {
        type Late = fn(u64) -> u64;
        let cases: [(&str, Late); 3] = [
            ("some at once, some late", |number| number % 7 * 400),
            ("the first as late as the next", |number| if number < 50 { 1_060 } else { 0 }),
            ("all late", |_| 2_900),
        ];
        for (what, late) in cases {
            let arrived = arrivals(200, late).await;
            for (index, first) in arrived.iter().enumerate() {
                let second = *first + Duration::from_secs(1);
                let within = arrived[index..].iter().take_while(|at| **at < second);
                assert!(within.count() <= 50, "{what}: after {first:?}");
            }
            assert!(arrived.last().unwrap().as_secs() < 18, "{what}: {:?}", arrived.last());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_never_answered_stands_in_the_way_of_nothing_for_long() {
        let (gate, began) = (Gate::new(2), Instant::now());
        let hanging = (gate.pass(Urgency::Board).await, gate.pass(Urgency::Board).await);
        drop(gate.pass(Urgency::Board).await);
        assert_eq!(began.elapsed().as_secs(), 4);
        drop(hanging);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_no_longer_takes_no_place() {
        let (gate, began) = (Gate::new(1), Instant::now());
        let first = gate.pass(Urgency::Board).await;
        let gone = tokio::spawn({
            let gate = gate.clone();
            async move { gate.pass(Urgency::Turn).await }
        });
        tokio::time::sleep(Duration::from_millis(1)).await;
        gone.abort();
        drop(first);
        drop(gate.pass(Urgency::Tidy).await);
        assert_eq!(began.elapsed().as_secs(), 1);
    }
}
