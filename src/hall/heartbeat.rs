//! When the program last ran, as a note in the store: what lies between that and its next start
//! counts against nobody at any table.

use crate::store::{Refused, Store, StoreFault};
use std::sync::Arc;

/// How often it is noted that the program runs, in milliseconds.
pub(super) const BEAT: u64 = 10 * 1_000;
/// The key of the note.
const KEY: &str = "alive";

/// Notes that the program runs.
pub(super) struct Heartbeat {
    store: Arc<dyn Store>,
    /// When it was noted last; nothing before the first time.
    noted: Option<u64>,
}

impl Heartbeat {
    pub(super) fn new(store: Arc<dyn Store>) -> Heartbeat {
        Heartbeat { store, noted: None }
    }

    /// When it was last noted that the program ran, where that is longer ago than between two
    /// notes: in milliseconds since 1970.
    pub(super) async fn silent_since(&self, now: u64) -> Result<Option<u64>, StoreFault> {
        let note = self.store.get(KEY).await?;
        let at = note.and_then(|note| String::from_utf8(note).ok()?.parse::<u64>().ok());
        Ok(at.filter(|at| now.saturating_sub(*at) > 2 * BEAT))
    }

    /// Notes that the program runs, if that is not known well enough.
    pub(super) async fn beat(&mut self, now: u64) -> Result<(), Refused> {
        if self.noted.is_some_and(|noted| now.saturating_sub(noted) < BEAT) {
            return Ok(());
        }
        self.store.put(KEY, Some(now.to_string().into_bytes())).await?;
        self.noted = Some(now);
        Ok(())
    }
}
