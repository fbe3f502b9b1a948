//! Which of several processes keeps the deadlines, as a note in the store: whoever holds it counts it
//! up every few seconds, and another takes it over who has seen it unchanged for long enough.
//!
//! No two machines' clocks are compared: each measures by its own for how long the note has not
//! changed. A holder that was stopped for longer than that finds the note to be another's. What it
//! did before it looked is arbitrated by the records' versions, like anything else.

use super::{locked, randomness};
use crate::clock::Clock;
use crate::store::{Refused, Store};
use crate::table::Fault;
use std::sync::Mutex;

/// How often the holder counts up, and another looks, in milliseconds.
pub(super) const PULSE: u64 = 5 * 1_000;
/// For how long whoever has counted up may take the lease for theirs, in milliseconds.
const HELD: u64 = 15 * 1_000;
/// For how long another has to see the note unchanged before they take it over, in milliseconds.
const UNCHANGED: u64 = 20 * 1_000;
/// How often giving up is tried where the note changes meanwhile.
const TRIES: usize = 3;
/// The key of the note.
const KEY: &str = "lease/deadlines";

/// The lease of the deadlines, as one process sees it.
#[derive(Default)]
pub(super) struct Lease(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    /// The name under which this process holds it: random, so that no two have the same.
    holder: Option<String>,
    count: u64,
    /// What the note was when it was looked at last, and since when it is that.
    note: Option<(Option<Vec<u8>>, u64)>,
    /// When this process has counted up; nothing while another holds it.
    counted: Option<u64>,
    /// Whether this process holds it no more.
    over: bool,
}

impl Seen {
    /// What the note is next if this process counts up.
    fn next(&mut self) -> Result<Vec<u8>, Fault> {
        if self.holder.is_none() {
            self.holder = Some(randomness::name()?);
        }
        self.count += 1;
        Ok(format!("{} {}", self.holder.as_deref().unwrap_or_default(), self.count).into_bytes())
    }

    /// The note was looked at; whether this process may write it.
    fn look(&mut self, note: Option<Vec<u8>>, now: u64) -> bool {
        let holder = self.holder.as_deref();
        let ours = |note: &Vec<u8>| holder.is_some_and(|holder| note.starts_with(holder.as_bytes()));
        let free = note.as_ref().is_none_or(ours);
        if !free {
            self.counted = None;
        }
        match &self.note {
            Some((seen, since)) if *seen == note => free || now.saturating_sub(*since) >= UNCHANGED,
            _ => {
                self.note = Some((note, now));
                free
            }
        }
    }
}

impl Lease {
    /// Whether this process holds it now, as far as can be told without a look at the note.
    pub(super) fn is_held(&self, store: &dyn Store, clock: &Clock) -> bool {
        let seen = locked(&self.0);
        let counted = |at: u64| clock.ticks().saturating_sub(at) < HELD;
        !seen.over && (store.alone() || seen.counted.is_some_and(counted))
    }

    /// Takes it if nobody else has it, and counts up; whether this process holds it.
    pub(super) async fn keep(&self, store: &dyn Store, clock: &Clock) -> Result<bool, Fault> {
        if store.alone() || locked(&self.0).over {
            return Ok(self.is_held(store, clock));
        }
        // Others measure from when they see it: that is later than this.
        let now = clock.ticks();
        let note = store.get(KEY).await?;
        let next = {
            let mut seen = locked(&self.0);
            if !seen.look(note.clone(), now) {
                return Ok(false);
            }
            seen.next()?
        };
        let wrote = match store.exchange(KEY, note, Some(next.clone())).await {
            Ok(wrote) => wrote,
            Err(Refused::Failed(why)) => return Err(Fault::Store(why)),
            Err(_) => store.get(KEY).await?.as_ref() == Some(&next),
        };
        let mut seen = locked(&self.0);
        if !wrote {
            seen.counted = None;
            return Ok(false);
        }
        let before = seen.counted.replace(now);
        seen.note = Some((Some(next), now));
        if before.is_none() {
            tracing::info!("this process keeps the deadlines of all tables from now on");
        }
        Ok(!seen.over)
    }

    /// Holds it no more: another may at once.
    pub(super) async fn give_up(&self, store: &dyn Store) -> Result<(), Refused> {
        let holder = {
            let mut seen = locked(&self.0);
            seen.over = true;
            seen.counted = None;
            seen.holder.clone()
        };
        let Some(holder) = holder else { return Ok(()) };
        for _ in 0..TRIES {
            let note = store.get(KEY).await?;
            let ours = note
                .as_ref()
                .is_some_and(|note| note.starts_with(holder.as_bytes()));
            if !ours || store.exchange(KEY, note, None).await? {
                return Ok(());
            }
        }
        Ok(())
    }
}
