//! What Discord has refused lately, and when it is worth asking again: after minutes, doubling up
//! to a time that keeps a day's refusals few. Kept in memory alone, so that a start asks anew.
//! Knows no table's content.

use super::guard::locked;
use super::ids::ChannelId;
use super::target::Target;
use super::trouble::Trouble;
use crate::table::{Server, UserId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;

/// What a refusal stands in the way of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// All that is asked of a channel: it is gone, or closed to us.
    Channel(ChannelId),
    /// Embeds in a channel, where we may write otherwise.
    Embeds(ChannelId),
    /// Files in a channel, where we may write otherwise.
    Files(ChannelId),
    /// The file of one message, which is not taken; its text may be.
    File(Target),
    /// Direct messages to a person, who takes none.
    Person(UserId),
    /// Opening direct messages with anybody: Discord holds us for too quick.
    Opening,
    /// All direct messages: Discord has flagged us.
    Direct,
    /// One message: something about it is wrong.
    Message(Target),
    /// A server's card: something about it is wrong, or it is edited too often for its age.
    Card(Server),
}

/// The first wait and the longest, by way.
fn waits(way: Way) -> (Duration, Duration) {
    let minutes = |first: u64, most: u64| (Duration::from_secs(60 * first), Duration::from_secs(60 * most));
    match way {
        // What one message is refused for may be another thing the next time.
        Way::Message(_) => (Duration::from_secs(15), Duration::from_secs(30 * 60)),
        Way::Channel(_) | Way::Embeds(_) | Way::Files(_) | Way::File(_) | Way::Card(_) => minutes(2, 30),
        Way::Person(_) => minutes(10, 120),
        Way::Opening | Way::Direct => minutes(5, 60),
    }
}

/// How many ways that were refused before may be tried again within [`SPAN`]: Discord shuts out for
/// a while who makes 10,000 refused requests in that time.
const TRIALS: usize = 500;
/// So many refusals in a row are answered with hope at once.
const HOPES: u32 = 3;
/// The time over which Discord counts refused requests.
const SPAN: Duration = Duration::from_secs(600);

/// A refusal that stands.
#[derive(Clone, Debug)]
struct Refusal {
    why: Trouble,
    wait: Duration,
    until: Instant,
    /// How often it was refused in a row.
    times: u32,
}

/// What was refused lately.
#[derive(Debug, Default)]
pub struct Refusals(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    standing: HashMap<Way, Refusal>,
    /// When something was tried again that had been refused.
    trials: VecDeque<Instant>,
}

impl Refusals {
    /// Something was refused; how long it is not asked for again.
    pub fn refused(&self, way: Way, why: &Trouble) -> Duration {
        let (first, most) = waits(way);
        let mut inner = self.inner();
        let before = inner.standing.get(&way);
        let wait = before.map_or(first, |before| (before.wait * 2).min(most));
        let times = before.map_or(1, |before| before.times + 1);
        let until = Instant::now() + wait;
        inner.standing.insert(
            way,
            Refusal {
                why: why.clone(),
                wait,
                until,
                times,
            },
        );
        wait
    }

    /// Something is allowed again, as far as is known; whether it was refused before.
    pub fn allowed(&self, way: Way) -> bool {
        self.inner().standing.remove(&way).is_some()
    }

    /// Something may be allowed again, by what people do: it is worth asking sooner, unless that
    /// was in vain too often.
    pub fn hoped(&self, way: Way) {
        let now = Instant::now();
        if let Some(refusal) = self.inner().standing.get_mut(&way) {
            let since = refusal
                .wait
                .saturating_sub(refusal.until.saturating_duration_since(now));
            if refusal.times <= HOPES || since >= refusal.wait / 4 {
                refusal.until = now;
            }
        }
    }

    /// Why something is refused, as far as is known.
    pub fn why(&self, way: Way) -> Option<Trouble> {
        self.inner().standing.get(&way).map(|refusal| refusal.why.clone())
    }

    /// The channels that are closed to us, or to embeds or files of ours, as far as is known.
    pub fn channels(&self) -> Vec<ChannelId> {
        let channel = |way: &Way| match way {
            Way::Channel(channel) | Way::Embeds(channel) | Way::Files(channel) => Some(*channel),
            _ => None,
        };
        self.inner().standing.keys().filter_map(channel).collect()
    }

    /// Whether something would be asked for now; nothing is noted of it.
    ///
    /// # Errors
    /// How long it is not.
    pub fn closed(&self, ways: &[Way]) -> Result<(), Duration> {
        let now = Instant::now();
        let inner = self.inner();
        let until = ways
            .iter()
            .filter_map(|way| inner.standing.get(way))
            .map(|refusal| refusal.until)
            .max();
        until
            .filter(|until| *until > now)
            .map_or(Ok(()), |until| Err(until - now))
    }

    /// Something was refused before the start, so that the first try counts as one that may be
    /// refused again.
    pub fn suppose(&self, way: Way, why: Trouble) {
        let (first, _) = waits(way);
        self.inner().standing.entry(way).or_insert_with(|| Refusal {
            why,
            wait: first,
            until: Instant::now(),
            times: 0,
        });
    }

    /// Whether something may be asked for now, or how long not. Whoever may ask for what was
    /// refused is the only one for a while: what comes of it tells for all.
    ///
    /// # Errors
    /// How long it may not.
    pub fn ask(&self, ways: &[Way]) -> Result<(), Duration> {
        let now = Instant::now();
        let mut inner = self.inner();
        let standing = |inner: &Inner, way| inner.standing.get(way).map(|refusal: &Refusal| refusal.until);
        let latest = ways.iter().filter_map(|way| standing(&inner, way)).max();
        match latest {
            None => return Ok(()),
            Some(until) if until > now => return Err(until - now),
            Some(_) => {}
        }
        while inner
            .trials
            .front()
            .is_some_and(|trial| now.duration_since(*trial) >= SPAN)
        {
            inner.trials.pop_front();
        }
        if inner.trials.len() >= TRIALS {
            return Err(SPAN);
        }
        inner.trials.push_back(now);
        for way in ways {
            if let Some(refusal) = inner.standing.get_mut(way) {
                refusal.until = now + refusal.wait;
            }
        }
        Ok(())
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        locked(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often something that is refused for a day is asked for, where somebody wants it every
    /// ten seconds.
    async fn in_a_day(way: Way) -> u32 {
        let refusals = Refusals::default();
        let mut asked = 0;
        for _ in 0..8_640 {
            if refusals.ask(&[way]).is_ok() {
                refusals.refused(way, &Trouble::MissingPermission);
                asked += 1;
            }
            tokio::time::advance(Duration::from_secs(10)).await;
        }
        asked
    }

    #[tokio::test(start_paused = true)]
    async fn a_day_of_refusals_costs_few_requests() {
        for (way, most) in [
            (Way::Channel(ChannelId(1)), 60),
            (Way::Person(UserId(1)), 16),
            (Way::Opening, 30),
            (Way::Direct, 30),
        ] {
            let asked = in_a_day(way).await;
            assert!((10..=most).contains(&asked), "{way:?}: {asked}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_allowed_again_is_asked_for_at_once() {
        let refusals = Refusals::default();
        let way = Way::Channel(ChannelId(7));
        refusals.refused(way, &Trouble::Archived);
        assert!(refusals.ask(&[way]).is_err() && refusals.ask(&[Way::Channel(ChannelId(8))]).is_ok());
        assert_eq!(refusals.why(way), Some(Trouble::Archived));
        assert!(refusals.allowed(way) && !refusals.allowed(way));
        assert!(refusals.ask(&[way]).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn one_tries_for_all() {
        let refusals = Refusals::default();
        let ways = [Way::Direct, Way::Person(UserId(3))];
        refusals.refused(Way::Direct, &Trouble::Flagged);
        tokio::time::advance(Duration::from_secs(301)).await;
        assert!(refusals.ask(&ways).is_ok() && refusals.ask(&[Way::Direct]).is_err());
    }
}
