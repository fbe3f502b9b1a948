//! What every handler of the server has a hand on.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::realm::Realm;

/// The realm behind its lock, and the word that the server stops.
#[derive(Clone, Debug)]
pub struct Shared {
    realm: Arc<Mutex<Realm>>,
    stopped: watch::Receiver<bool>,
}

impl Shared {
    /// Puts a realm behind its lock.
    pub fn new(realm: Realm, stopped: watch::Receiver<bool>) -> Self {
        Self {
            realm: Arc::new(Mutex::new(realm)),
            stopped,
        }
    }

    /// The realm; not to be held over an await.
    pub fn realm(&self) -> MutexGuard<'_, Realm> {
        self.realm.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Turns true when the server stops.
    pub fn stopped(&self) -> watch::Receiver<bool> {
        self.stopped.clone()
    }

    /// Waits until the server stops.
    pub fn until_stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        until(self.stopped())
    }
}

/// Waits until a word turns true, or no one is left to say it.
pub async fn until(mut stopped: watch::Receiver<bool>) {
    stopped.wait_for(|stopped| *stopped).await.ok();
}
