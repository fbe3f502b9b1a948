//! Discord's rate limits: windows that begin with a request and are whole again when they end.

use std::collections::HashMap;

use serde::Serialize;

use super::bucket::{Bucket, Limit};
use super::rejection::{Rejection, Scope};
use super::snowflake::Id;

/// What the bot's token may ask in all.
const GLOBAL: Limit = Limit {
    events: 50,
    millis: 1_000,
};
/// Follow-ups in one channel, whichever interactions they follow.
const FOLLOW_UPS: Limit = Limit {
    events: 30,
    millis: 60_000,
};
/// Edits in one channel of messages that are older than an hour.
const OLD_EDITS: Limit = Limit {
    events: 3,
    millis: 6_000,
};
/// Direct messages that were not open before.
const OPENINGS: Limit = Limit {
    events: 40,
    millis: 600_000,
};

/// Which of Discord's limits are kept; all of them where nothing else is said.
///
/// Edits of messages that are older than an hour are always limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limits {
    /// Each route's own: 5 requests in 5 s by channel and method.
    pub routes: bool,
    /// 50 requests in 1 s by the bot's token.
    pub global: bool,
    /// 30 follow-ups in 60 s in a channel.
    pub shared: bool,
    /// 40 new direct messages in 10 min; more are refused with 40003.
    pub opening: bool,
    /// One shard of a bucket identifies in 5 s; others are told that their session is invalid.
    pub identify: bool,
}

impl Limits {
    /// None is kept: for what is about something else.
    #[must_use]
    pub fn off() -> Self {
        Self {
            routes: false,
            global: false,
            shared: false,
            opening: false,
            identify: false,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            routes: true,
            global: true,
            shared: true,
            opening: true,
            identify: true,
        }
    }
}

/// What the headers of an answer say about its bucket.
#[derive(Clone, Debug)]
pub struct Standing {
    pub bucket: String,
    pub limit: usize,
    pub remaining: usize,
    /// When the bucket is whole again, in milliseconds since 1970.
    pub reset_ms: i64,
    /// Milliseconds until then.
    pub reset_after_ms: i64,
}

/// A span of time and how much of its limit is used.
#[derive(Clone, Copy, Debug, Default)]
struct Window {
    began: i64,
    used: usize,
}

impl Window {
    /// Enters an event; where the window is full, says how many milliseconds to wait.
    fn enter(&mut self, limit: Limit, now: i64) -> Result<(), i64> {
        if self.used == 0 || !(self.began..self.end(limit)).contains(&now) {
            *self = Self { began: now, used: 0 };
        }
        if self.used >= limit.events {
            return Err(self.end(limit) - now);
        }
        self.used += 1;
        Ok(())
    }

    fn end(&self, limit: Limit) -> i64 {
        self.began + limit.millis
    }
}

/// The counts of what was asked lately.
#[derive(Debug, Default)]
pub struct Rates {
    pub limits: Limits,
    global: Window,
    buckets: HashMap<(String, String), Window>,
    follow_ups: HashMap<Id, Window>,
    old_edits: HashMap<Id, Window>,
    openings: Window,
}

impl Rates {
    /// Counts a request: how its bucket stands then, and whether it may pass.
    pub fn count(&mut self, bucket: &Bucket, now: i64) -> (Option<Standing>, Result<(), Rejection>) {
        if bucket.global
            && self.limits.global
            && let Err(wait) = self.global.enter(GLOBAL, now)
        {
            return (None, Err(Rejection::limited(seconds(wait), Scope::Global)));
        }
        if !self.limits.routes {
            return (None, Ok(()));
        }
        if self.buckets.len() > 10_000 {
            self.buckets.retain(|_, window| now - window.began < 10_000);
        }
        let window = self
            .buckets
            .entry((bucket.route.clone(), bucket.whose.clone()))
            .or_default();
        let entered = window.enter(bucket.limit, now);
        let reset_ms = window.end(bucket.limit);
        let remaining = bucket.limit.events.saturating_sub(window.used);
        let standing = Standing {
            bucket: bucket.name(),
            limit: bucket.limit.events,
            remaining,
            reset_ms,
            reset_after_ms: reset_ms - now,
        };
        (Some(standing), entered.map_err(|wait| Rejection::limited(seconds(wait), Scope::User)))
    }

    /// Counts a follow-up in a channel.
    pub fn follow_up(&mut self, channel: Id, now: i64) -> Result<(), Rejection> {
        if !self.limits.shared {
            return Ok(());
        }
        let window = self.follow_ups.entry(channel).or_default();
        window
            .enter(FOLLOW_UPS, now)
            .map_err(|wait| Rejection::limited(seconds(wait), Scope::Shared))
    }

    /// Counts the edit of a message that is older than an hour.
    pub fn old_edit(&mut self, channel: Id, now: i64) -> Result<(), Rejection> {
        let window = self.old_edits.entry(channel).or_default();
        window
            .enter(OLD_EDITS, now)
            .map_err(|wait| Rejection::old_message_edits(seconds(wait)))
    }

    /// Counts direct messages that are opened with somebody for the first time.
    pub fn open_direct(&mut self, now: i64) -> Result<(), Rejection> {
        if !self.limits.opening {
            return Ok(());
        }
        self.openings
            .enter(OPENINGS, now)
            .map_err(|_| Rejection::opening_too_fast())
    }
}

#[expect(clippy::cast_precision_loss, reason = "spans of minutes at most")]
fn seconds(millis: i64) -> f64 {
    millis.max(1) as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_begins_with_a_request_and_is_whole_when_it_ends() {
        let limit = Limit {
            events: 2,
            millis: 10,
        };
        let mut window = Window::default();
        let entered: Vec<_> = [0, 7, 9, 10, 19, 19, 20]
            .map(|now| window.enter(limit, now))
            .into();
        assert_eq!(entered, [Ok(()), Ok(()), Err(1), Ok(()), Ok(()), Err(1), Ok(())]);
        assert_eq!(window.enter(limit, 5), Ok(()), "a clock that is set back begins a window");
    }
}
