//! Wakes whoever keeps the deadlines, where one is set before the next that they know of.

use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Notify;

/// The time that whoever keeps the deadlines sleeps until.
#[derive(Default)]
pub(super) struct Alarm {
    /// In milliseconds since 1970; 0 while nobody sleeps.
    until: AtomicU64,
    sooner: Notify,
}

impl Alarm {
    /// Whoever keeps the deadlines sleeps until a time (milliseconds since 1970).
    pub(super) fn sleeps(&self, until: u64) {
        self.until.store(until, Ordering::SeqCst);
    }

    /// A deadline was set (milliseconds since 1970).
    pub(super) fn set(&self, at: u64) {
        if at < self.until.load(Ordering::SeqCst) {
            self.sooner.notify_one();
        }
    }

    /// Waits until a deadline was set that comes sooner.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }
}
