//! Discord's rate limits, as sliding windows; two of them only count when switched on.

use std::collections::{HashMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::rejection::Rejection;
use super::snowflake::Id;

/// How many events fit into how many milliseconds.
#[derive(Clone, Copy, Debug)]
struct Limit {
    events: usize,
    millis: i64,
}

const GLOBAL: Limit = Limit { events: 50, millis: 1_000 };
const CHANNEL: Limit = Limit { events: 5, millis: 5_000 };
const OLD_EDITS: Limit = Limit { events: 3, millis: 6_000 };

/// Which limits are enforced.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// 5 messages or edits per 5 s in a channel.
    pub channel: bool,
    /// 50 requests per second in all.
    pub global: bool,
}

/// What the headers of an answer say about its bucket.
#[derive(Clone, Debug)]
pub struct Standing {
    pub bucket: String,
    pub limit: usize,
    pub remaining: usize,
    /// Seconds until the bucket is whole again.
    pub reset_after: f64,
}

/// The counts of what was asked lately.
#[derive(Debug, Default)]
pub struct Rates {
    pub switches: Switches,
    global: VecDeque<i64>,
    buckets: HashMap<String, VecDeque<i64>>,
    old_edits: HashMap<Id, VecDeque<i64>>,
}

impl Rates {
    /// Counts a request of a bucket.
    pub fn count(&mut self, bucket: &str, exempt: bool, now: i64) -> Result<Standing, Rejection> {
        if self.switches.global && !exempt {
            enter(&mut self.global, GLOBAL, now).map_err(|wait| Rejection::limited(wait, true))?;
        }
        if self.buckets.len() > 10_000 {
            self.buckets.retain(|_, seen| seen.back().is_some_and(|at| now - at < CHANNEL.millis));
        }
        let seen = self.buckets.entry(bucket.to_owned()).or_default();
        let entered = enter(seen, CHANNEL, now);
        if let (Err(wait), true) = (&entered, self.switches.channel) {
            return Err(Rejection::limited(*wait, false));
        }
        let oldest = seen.front().copied().unwrap_or(now);
        Ok(Standing {
            bucket: bucket.to_owned(),
            limit: CHANNEL.events,
            remaining: CHANNEL.events.saturating_sub(seen.len()),
            reset_after: seconds(oldest + CHANNEL.millis - now),
        })
    }

    /// Counts the edit of a message that is older than an hour.
    pub fn old_edit(&mut self, channel: Id, now: i64) -> Result<(), Rejection> {
        enter(self.old_edits.entry(channel).or_default(), OLD_EDITS, now).map_err(Rejection::old_message_edits)
    }
}

/// Enters an event into a window; where it is full, says how many seconds to wait.
fn enter(seen: &mut VecDeque<i64>, limit: Limit, now: i64) -> Result<(), f64> {
    while seen.front().is_some_and(|at| now - at >= limit.millis) {
        seen.pop_front();
    }
    if seen.len() >= limit.events {
        return Err(seconds(seen.front().copied().unwrap_or(now) + limit.millis - now));
    }
    seen.push_back(now);
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "spans of a few seconds")]
fn seconds(millis: i64) -> f64 {
    millis.max(1) as f64 / 1000.0
}
