//! Those who listen to what happens at tables.

use super::Happening;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::broadcast::{Receiver, Sender};

/// What somebody hears who listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Something happened.
    Happened(Happening),
    /// More happened than could be kept for who listens too slowly, or than could be named by
    /// another process that did it: whoever needs all looks at all tables.
    Missed,
}

/// Somebody who listens. Each hears everything in order, or that something was missed.
pub struct Listener(Receiver<Heard>);

impl Listener {
    /// How much is kept for a listener who is busy.
    pub const KEPT: usize = 4096;

    /// What happens next; nothing when the hall is gone.
    pub async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(heard) => Some(heard),
            Err(RecvError::Lagged(count)) => Some(Listener::lagged(count)),
            Err(RecvError::Closed) => None,
        }
    }

    /// What has happened and was not heard yet; nothing where that was all, or the hall is gone.
    pub fn try_next(&mut self) -> Option<Heard> {
        match self.0.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Lagged(count)) => Some(Listener::lagged(count)),
            Err(TryRecvError::Empty | TryRecvError::Closed) => None,
        }
    }

    fn lagged(count: u64) -> Heard {
        tracing::warn!(count, "a listener was too slow; it looks at all tables");
        Heard::Missed
    }
}

/// All who listen.
pub(super) struct Listeners(Sender<Heard>);

impl Default for Listeners {
    fn default() -> Listeners {
        Listeners(Sender::new(Listener::KEPT))
    }
}

impl Listeners {
    /// One more, who hears what happens from now on.
    pub(super) fn add(&self) -> Listener {
        Listener(self.0.subscribe())
    }

    /// Tells all of them. That nobody listens is fine.
    pub(super) fn tell(&self, happening: Happening) {
        self.send(Heard::Happened(happening));
    }

    /// Tells all of them that something was missed that others have done.
    pub(super) fn miss(&self) {
        self.send(Heard::Missed);
    }

    fn send(&self, heard: Heard) {
        if self.0.send(heard).is_err() {
            tracing::trace!(?heard, "nobody listens");
        }
    }
}
