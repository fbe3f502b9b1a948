//! How far a stream is taken in: up to a sequence, and some beyond it that came before those between.
//! Knows no connection.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

/// Which sequences of a stream are taken in.
#[derive(Debug)]
pub(super) struct Progress {
    beyond: Mutex<BTreeSet<u64>>,
    /// All up to here; nothing before all that there was is taken in for the first time.
    applied: watch::Sender<Option<u64>>,
}

impl Progress {
    pub(super) fn new() -> Progress {
        Progress {
            beyond: Mutex::default(),
            applied: watch::Sender::new(None),
        }
    }

    fn beyond(&self) -> MutexGuard<'_, BTreeSet<u64>> {
        self.beyond.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sequence up to which nothing is missing.
    pub(super) fn applied(&self) -> Option<u64> {
        *self.applied.borrow()
    }

    /// The message of a sequence is taken in.
    pub(super) fn mark(&self, sequence: u64) {
        let mut beyond = self.beyond();
        match self.applied() {
            Some(applied) if sequence <= applied => {}
            Some(applied) if sequence == applied + 1 => self.advance(&mut beyond, sequence),
            Some(_) | None => drop(beyond.insert(sequence)),
        }
    }

    /// Everything up to a sequence is taken in, or is gone.
    pub(super) fn raise(&self, through: u64) {
        let mut beyond = self.beyond();
        if self.applied().is_none_or(|applied| applied < through) {
            self.advance(&mut beyond, through);
        }
    }

    /// Goes on from a sequence through those that follow it.
    fn advance(&self, beyond: &mut BTreeSet<u64>, through: u64) {
        let mut applied = through;
        while let Some(next) = beyond.first().copied().filter(|next| *next <= applied + 1) {
            beyond.pop_first();
            applied = applied.max(next);
        }
        self.applied.send_replace(Some(applied));
    }

    /// Waits until everything up to a sequence is taken in: until `until`, and whenever it has taken
    /// `patience` without, `doubt` is called. Whether it is.
    pub(super) async fn reached(
        &self,
        sequence: u64,
        until: Instant,
        patience: Duration,
        doubt: impl Fn(),
    ) -> bool {
        let mut applied = self.applied.subscribe();
        loop {
            let reached = applied.wait_for(|applied| applied.is_some_and(|applied| applied >= sequence));
            match timeout(patience, reached).await {
                Ok(reached) => return reached.is_ok(),
                Err(_) if Instant::now() > until => return false,
                Err(_) => doubt(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Progress;

    #[test]
    fn what_comes_before_those_between_waits_for_them() {
        let progress = Progress::new();
        for (sequence, applied) in [(4, None), (2, None)] {
            progress.mark(sequence);
            assert_eq!(progress.applied(), applied, "{sequence}");
        }
        progress.raise(1);
        assert_eq!(progress.applied(), Some(2), "2 was there already");
        for (sequence, applied) in [(6, 2), (3, 4), (3, 4), (7, 4), (1, 4), (5, 7), (8, 8)] {
            progress.mark(sequence);
            assert_eq!(progress.applied(), Some(applied), "{sequence}");
        }
    }

    #[test]
    fn a_gap_that_was_read_from_the_stream_is_passed() {
        let progress = Progress::new();
        progress.raise(0);
        for sequence in [2, 5, 9, 10] {
            progress.mark(sequence);
        }
        for (through, applied) in [(1, 2), (1, 2), (7, 7), (8, 10), (3, 10), (12, 12)] {
            progress.raise(through);
            assert_eq!(progress.applied(), Some(applied), "{through}");
        }
    }
}
