//! Notes beside the tables: small JSON values in the store. Knows what none of them means.

use super::edge::Edge;
use serde::Serialize;
use serde::de::DeserializeOwned;

impl Edge {
    /// A note; where there is none or it cannot be read, the default.
    pub(super) async fn note<T: DeserializeOwned + Default>(&self, key: &str) -> T {
        match self.hall.store().get(key).await {
            Ok(Some(bytes)) => serde_json::from_slice(&bytes).unwrap_or_else(|why| {
                tracing::warn!(key, %why, "a note cannot be read");
                T::default()
            }),
            Ok(None) => T::default(),
            Err(why) => {
                tracing::error!(key, %why, "a note cannot be looked up");
                T::default()
            }
        }
    }

    /// Writes a note.
    pub(super) async fn keep<T: Serialize + Sync>(&self, key: &str, value: &T) {
        let bytes = serde_json::to_vec(value).unwrap_or_default();
        if let Err(why) = self.hall.store().put(key, Some(bytes)).await {
            tracing::error!(key, %why, "a note cannot be written");
        }
    }

    /// Removes a note.
    pub(super) async fn forget(&self, key: &str) {
        if let Err(why) = self.hall.store().put(key, None).await {
            tracing::error!(key, %why, "a note cannot be removed");
        }
    }
}
