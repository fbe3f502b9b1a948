//! Notes beside the tables: small JSON values in the store. Knows what none of them means.

use super::edge::Edge;
use crate::store::{Fault, Refused};
use serde::Serialize;
use serde::de::DeserializeOwned;

impl Edge {
    /// A note; where there is none, the default.
    ///
    /// # Errors
    /// It cannot be looked up, or is not what was written. Whoever writes after that writes over what nobody has read.
    pub(super) async fn note<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, Fault> {
        match self.hall.store().get(key).await? {
            Some(bytes) => read(key, &bytes),
            None => Ok(T::default()),
        }
    }

    /// A note that only says how something is wished: where it is not what was written, the default. Never to be written back.
    ///
    /// # Errors
    /// It cannot be looked up.
    pub(super) async fn wish<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, Fault> {
        match self.note(key).await {
            Err(Fault::Note { .. }) => Ok(T::default()),
            other => other,
        }
    }

    /// Writes a note.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was.
    pub(super) async fn keep<T: Serialize + Sync>(&self, key: &str, value: &T) -> Result<(), Fault> {
        let bytes = serde_json::to_vec(value).map_err(|_| Fault::Note { key: key.to_owned() })?;
        self.put(key, Some(bytes)).await
    }

    /// Removes a note.
    ///
    /// # Errors
    /// It was not removed, or nobody knows whether it was.
    pub(super) async fn forget(&self, key: &str) -> Result<(), Fault> {
        self.put(key, None).await
    }

    async fn put(&self, key: &str, bytes: Option<Vec<u8>>) -> Result<(), Fault> {
        match self.hall.store().put(key, bytes.clone()).await {
            // The same again is the same note.
            Err(Refused::Unknown) => self.hall.store().put(key, bytes).await,
            done => done,
        }
        .map_err(|why| match why {
            Refused::Failed(fault) => fault,
            why => Fault::Stopped { cause: why.to_string() },
        })
    }
}

/// A note's value.
///
/// # Errors
/// The bytes are none of this program's.
pub(super) fn read<T: DeserializeOwned>(key: &str, bytes: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(bytes).map_err(|why| {
        tracing::error!(key, %why, "a note cannot be read");
        Fault::Note { key: key.to_owned() }
    })
}
