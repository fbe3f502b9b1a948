//! Those who listen to what happens at tables.

use super::Happening;
use tokio::sync::broadcast::{Receiver, Sender, error::RecvError};

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
            Err(RecvError::Lagged(count)) => {
                tracing::warn!(count, "a listener was too slow; it looks at all tables");
                Some(Heard::Missed)
            }
            Err(RecvError::Closed) => None,
        }
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
