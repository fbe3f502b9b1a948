//! A store whose notes can be held back, so that an answer takes as long as a test wants.

use tavolo::store::{Answer, Memory, Store, StoreFault, StoreLayer};
use tokio::sync::{RwLock, RwLockWriteGuard};

/// A store in memory; no note is read as long as somebody holds them.
#[derive(Debug, Default)]
pub struct Held {
    inner: Memory,
    gate: RwLock<()>,
}

impl Held {
    /// Holds the notes back as long as the answer lives.
    pub async fn hold(&self) -> RwLockWriteGuard<'_, ()> {
        self.gate.write().await
    }
}

impl StoreLayer for Held {
    fn below(&self) -> &dyn Store {
        &self.inner
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        Box::pin(async move {
            let _open = self.gate.read().await;
            self.inner.get(&key).await
        })
    }
}
