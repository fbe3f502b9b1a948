//! Notes beside the tables: small JSON values in the store. Knows what none of them means.
//!
//! A note that cannot be read is a fault and never "nothing was noted": whoever took one for the
//! other would show a second board, or forget what a person wished.

use super::guard::locked;
use crate::store::{Refused, Store, StoreFault};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

/// How often a change is made anew where somebody else was faster.
const TRIES: usize = 16;

/// The notes over a store.
#[derive(Clone)]
pub struct Notes {
    store: Arc<dyn Store>,
    /// What has happened and could not be noted: it is noted before the same note is read again.
    unwritten: Arc<Mutex<HashMap<String, Vec<u8>>>>,
}

impl Notes {
    /// Notes over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Notes {
        Notes {
            store,
            unwritten: Arc::default(),
        }
    }

    /// A note; the default where there is none.
    ///
    /// # Errors
    /// The store cannot read it, or it is not what was written. Whoever writes after that writes
    /// over what nobody has read.
    pub async fn get<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, StoreFault> {
        self.catch_up(|unwritten| unwritten == key).await?;
        match self.store.get(key).await? {
            Some(bytes) => read(key, &bytes),
            None => Ok(T::default()),
        }
    }

    /// A note that only says how something is wished: where it is not what was written, the
    /// default. Never to be written back.
    ///
    /// # Errors
    /// The store cannot read it.
    pub async fn wish<T: DeserializeOwned + Default>(&self, key: &str) -> Result<T, StoreFault> {
        match self.get(key).await {
            Err(StoreFault::Note { .. }) => Ok(T::default()),
            other => other,
        }
    }

    /// The notes whose key begins so, with their keys.
    ///
    /// # Errors
    /// As [`Notes::get`].
    pub async fn scan<T: DeserializeOwned>(&self, prefix: &str) -> Result<Vec<(String, T)>, StoreFault> {
        self.catch_up(|unwritten| unwritten.starts_with(prefix)).await?;
        let notes = self.store.scan(prefix).await?;
        notes
            .into_iter()
            .map(|(key, bytes)| read(&key, &bytes).map(|note| (key, note)))
            .collect()
    }

    /// Writes a note.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was.
    pub async fn put<T: Serialize + Sync>(&self, key: &str, note: &T) -> Result<(), StoreFault> {
        self.write(key, Some(bytes(key, note)?)).await
    }

    /// Changes a note by what it is in the store, anew as often as somebody else was faster; it is the default where
    /// there is none. Answers what the change did.
    ///
    /// # Errors
    /// It was not written, or nobody knows whether it was; or it cannot be read.
    pub async fn change<T, R>(&self, key: &str, change: impl Fn(&mut T) -> R + Send) -> Result<R, StoreFault>
    where
        T: Serialize + DeserializeOwned + Default + Clone + PartialEq + Send,
        R: Send,
    {
        for _ in 0..TRIES {
            let stored = self.store.get(key).await?;
            let before: T = match &stored {
                Some(bytes) => read(key, bytes)?,
                None => T::default(),
            };
            let mut note = before.clone();
            let did = change(&mut note);
            if note == before {
                return Ok(did);
            }
            let bytes = bytes(key, &note)?;
            if self
                .store
                .exchange(key, stored, Some(bytes))
                .await
                .map_err(failed)?
            {
                return Ok(did);
            }
        }
        Err(failed(Refused::Unknown))
    }

    /// Writes a note of something that has happened; where that fails it is remembered, and written
    /// before it is read.
    ///
    /// # Errors
    /// It was not written yet.
    pub async fn put_fact<T: Serialize + Sync>(&self, key: &str, note: &T) -> Result<(), StoreFault> {
        let bytes = bytes(key, note)?;
        let written = self.write(key, Some(bytes.clone())).await;
        match &written {
            Ok(()) => self.unwritten().remove(key),
            Err(_) => self.unwritten().insert(key.to_owned(), bytes),
        };
        written
    }

    /// Removes a note.
    ///
    /// # Errors
    /// It was not removed, or nobody knows whether it was.
    pub async fn remove(&self, key: &str) -> Result<(), StoreFault> {
        self.unwritten().remove(key);
        self.write(key, None).await
    }

    /// The keys of what has happened and could not be noted yet.
    pub(super) fn unwritten_keys(&self) -> Vec<String> {
        self.unwritten().keys().cloned().collect()
    }

    /// Writes what could not be written before.
    async fn catch_up(&self, wanted: impl Fn(&str) -> bool) -> Result<(), StoreFault> {
        let owed: Vec<(String, Vec<u8>)> = self
            .unwritten()
            .iter()
            .filter(|(key, _)| wanted(key))
            .map(|(key, bytes)| (key.clone(), bytes.clone()))
            .collect();
        for (key, bytes) in owed {
            self.write(&key, Some(bytes)).await?;
            self.unwritten().remove(&key);
        }
        Ok(())
    }

    async fn write(&self, key: &str, bytes: Option<Vec<u8>>) -> Result<(), StoreFault> {
        let written = match self.store.put(key, bytes.clone()).await {
            // The same again is the same note.
            Err(Refused::Unknown) => self.store.put(key, bytes).await,
            done => done,
        };
        written.map_err(failed)
    }

    fn unwritten(&self) -> MutexGuard<'_, HashMap<String, Vec<u8>>> {
        locked(&self.unwritten)
    }
}

fn failed(why: Refused) -> StoreFault {
    match why {
        Refused::Failed(fault) => fault,
        why => StoreFault::Stopped {
            cause: why.to_string(),
        },
    }
}

fn bytes<T: Serialize>(key: &str, note: &T) -> Result<Vec<u8>, StoreFault> {
    serde_json::to_vec(note).map_err(|_| StoreFault::Note { key: key.to_owned() })
}

fn read<T: DeserializeOwned>(key: &str, bytes: &[u8]) -> Result<T, StoreFault> {
    serde_json::from_slice(bytes).map_err(|why| {
        tracing::error!(key, %why, "a note cannot be read");
        StoreFault::Note { key: key.to_owned() }
    })
}
