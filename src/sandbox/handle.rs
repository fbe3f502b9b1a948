//! What every handler of the server has a hand on.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::world::World;

/// The world behind its lock, and the word that the server stops.
#[derive(Clone, Debug)]
pub struct Handle {
    world: Arc<Mutex<World>>,
    stopped: watch::Receiver<bool>,
}

impl Handle {
    /// Puts a world behind its lock.
    pub fn new(world: World, stopped: watch::Receiver<bool>) -> Self {
        Self {
            world: Arc::new(Mutex::new(world)),
            stopped,
        }
    }

    /// The world; not to be held over an await.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
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
