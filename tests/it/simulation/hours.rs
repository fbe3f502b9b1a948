//! The simulated hour. People wait for it, and it goes on when nobody has anything left to do now.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tavolo::clock::Clock;
use tokio::sync::oneshot;

/// The hour, and who waits for which.
pub struct Hours {
    pub clock: Clock,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// How many have something to do now.
    busy: usize,
    /// Who waits, by the hour, and then in the order in which they began to.
    sleepers: BTreeMap<(u64, u64), oneshot::Sender<()>>,
    next: u64,
}

/// Somebody who has something to do until this is dropped.
pub struct Busy(Arc<Hours>);

impl Drop for Busy {
    fn drop(&mut self) {
        // Whoever is dropped while asleep was not busy.
        let mut waiting = self.0.waiting();
        waiting.busy = waiting.busy.saturating_sub(1);
    }
}

impl Hours {
    pub fn new(at: u64) -> Arc<Hours> {
        Arc::new(Hours {
            clock: Clock::standing(at),
            waiting: Mutex::default(),
        })
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more has something to do.
    pub fn busy(self: &Arc<Hours>) -> Busy {
        self.waiting().busy += 1;
        Busy(Arc::clone(self))
    }

    /// Whoever was busy waits for an hour.
    pub async fn until(&self, at: u64) {
        let woken = self.sleeper(at);
        // Whoever is never woken is dropped with the run.
        let _woken = woken.await.is_ok();
    }

    fn sleeper(&self, at: u64) -> oneshot::Receiver<()> {
        let (wakes, woken) = oneshot::channel();
        let mut waiting = self.waiting();
        waiting.busy -= 1;
        waiting.next += 1;
        let number = waiting.next;
        waiting.sleepers.insert((at, number), wakes);
        woken
    }

    /// Whether nobody has anything to do now.
    pub fn idle(&self) -> bool {
        self.waiting().busy == 0
    }

    /// The next hour that somebody waits for; nothing once all have gone.
    pub fn next(&self) -> Option<u64> {
        self.waiting().sleepers.first_key_value().map(|((at, _), _)| *at)
    }

    /// It becomes another hour, and whoever waited for it has something to do.
    pub fn go_on_to(&self, at: u64) {
        self.clock.advance(at.saturating_sub(self.clock.now()));
        let mut waiting = self.waiting();
        let later = waiting.sleepers.split_off(&(at + 1, 0));
        let woken = std::mem::replace(&mut waiting.sleepers, later);
        waiting.busy += woken.len();
        drop(waiting);
        woken.into_values().for_each(|wakes| {
            let _gone = wakes.send(());
        });
    }
}
