//! Which channels people see, as Discord has said of late: what a channel hides from somebody no list and no command tells
//! them. Knows no table.

use super::ids::ChannelId;
use super::port::Port;
use crate::table::{Place, UserId};
use futures_util::{StreamExt, stream};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// For so long an answer of Discord's holds, in milliseconds.
const HOLDS: u64 = 60_000;
/// So many channels are asked about for one list at most, and so many at a time.
const MOST: usize = 60;
const ABREAST: usize = 8;
/// So many answers are kept; where there are more, those that hold no longer go.
const KEPT: usize = 10_000;
/// For so long a list waits, and suggestions do, which Discord wants within three seconds.
pub(super) const FOR_A_LIST: Duration = Duration::from_secs(20);
pub(super) const FOR_SUGGESTIONS: Duration = Duration::from_millis(1_500);

/// What is known: who sees which channel, and until when that holds.
type Known = HashMap<(UserId, Place), (bool, u64)>;

/// Which channels people see.
pub(super) struct ChannelViews {
    port: Arc<dyn Port>,
    known: Mutex<Known>,
}

impl ChannelViews {
    /// Nothing is known yet.
    pub(super) fn new(port: Arc<dyn Port>) -> ChannelViews {
        ChannelViews {
            port,
            known: Mutex::default(),
        }
    }

    /// Whether somebody sees a channel now (milliseconds since 1970). Where that cannot be found out they do not.
    pub(super) async fn sees(&self, user: UserId, place: Place, now: u64) -> bool {
        if let Some(sees) = self.remembered(user, place, now) {
            return sees;
        }
        match self.port.may_see(ChannelId(place.0), user).await {
            Ok(sees) => {
                let mut known = self.known();
                if known.len() >= KEPT {
                    known.retain(|_, (_, until)| *until > now);
                }
                known.insert((user, place), (sees, now + HOLDS));
                sees
            }
            Err(why) => {
                tracing::warn!(%why, "it could not be found out whether somebody sees a channel");
                false
            }
        }
    }

    /// Those of some channels that somebody sees, as far as that is known after a while; the first are asked about first.
    pub(super) async fn of(
        &self,
        user: UserId,
        places: impl IntoIterator<Item = Place>,
        (now, wait): (u64, Duration),
    ) -> HashSet<Place> {
        let mut met = HashSet::new();
        let places: Vec<Place> = places.into_iter().filter(|place| met.insert(*place)).collect();
        let unknown = places
            .iter()
            .copied()
            .filter(|place| self.remembered(user, *place, now).is_none());
        let unknown: Vec<Place> = unknown.take(MOST).collect();
        let look = stream::iter(unknown).for_each_concurrent(ABREAST, |place| async move {
            self.sees(user, place, now).await;
        });
        if timeout(wait, look).await.is_err() {
            tracing::info!(
                "Discord did not say in time who sees some channels; what stands there is left out"
            );
        }
        let seen = |place: &Place| self.remembered(user, *place, now) == Some(true);
        places.into_iter().filter(seen).collect()
    }

    fn remembered(&self, user: UserId, place: Place, now: u64) -> Option<bool> {
        let known = self.known();
        known
            .get(&(user, place))
            .filter(|(_, until)| *until > now)
            .map(|(sees, _)| *sees)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
