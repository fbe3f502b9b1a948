//! How often a bot identifies: so many times a day, and so many shards at once.

use std::collections::{HashMap, VecDeque};

use serde::Serialize;

use super::shard::Shard;

/// How often a bot may identify in a day.
pub const STARTS: usize = 1_000;
/// A day, in milliseconds.
const DAY: i64 = 86_400_000;
/// How long the shards of a bucket wait for each other, in milliseconds.
const APART: i64 = 5_000;

/// How many starts are kept to be looked at.
const KEPT: usize = 2_000;

/// What a bot is told of shards, and what is asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sharding {
    /// How many shards are recommended to it.
    pub shards: u32,
    /// How many buckets there are in which one shard at a time may identify, at least 1.
    pub max_concurrency: u32,
    /// How many servers a shard may have; one with more is closed with 4011.
    pub servers: usize,
}

impl Default for Sharding {
    /// What Discord tells a small bot.
    fn default() -> Self {
        Self {
            shards: 1,
            max_concurrency: 1,
            servers: 2_500,
        }
    }
}

/// A client that said who it is.
#[derive(Clone, Debug, Serialize)]
pub struct Start {
    pub at_ms: i64,
    pub shard: Shard,
    /// Whether it was sent away since another of its bucket had just come.
    pub refused: bool,
}

/// When clients said who they are.
#[derive(Debug, Default)]
pub struct Starts {
    /// Those of the last day that were let in.
    day: VecDeque<i64>,
    /// The last one of each bucket that was let in.
    buckets: HashMap<u64, i64>,
    /// The last ones, the oldest first.
    pub list: VecDeque<Start>,
}

impl Starts {
    /// How many are left today, and in how many milliseconds that is a thousand again.
    pub fn left(&mut self, now: i64) -> (usize, i64) {
        while self.day.front().is_some_and(|at| now - at >= DAY) {
            self.day.pop_front();
        }
        (STARTS.saturating_sub(self.day.len()), self.day.front().map_or(DAY, |at| at + DAY - now))
    }

    /// Notes one; whether it is let in. With `apart` its bucket's shards have to wait for each other.
    pub fn enter(&mut self, shard: Shard, sharding: Sharding, apart: bool, now: i64) -> bool {
        let bucket = shard.number % u64::from(sharding.max_concurrency.max(1));
        let last = self.buckets.get(&bucket);
        let refused = apart && last.is_some_and(|last| (*last..last + APART).contains(&now));
        if self.list.len() == KEPT {
            self.list.pop_front();
        }
        self.list.push_back(Start {
            at_ms: now,
            shard,
            refused,
        });
        if !refused {
            self.day.push_back(now);
            self.buckets.insert(bucket, now);
        }
        !refused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(number: u64) -> Shard {
        Shard { number, total: 8 }
    }

    #[test]
    fn a_thousand_starts_fit_into_a_day() {
        let mut starts = Starts::default();
        for at in 0..1_000 {
            assert!(starts.left(at).0 > 0);
            assert!(starts.enter(shard(0), Sharding::default(), false, at));
        }
        assert_eq!(starts.left(1_000), (0, DAY - 1_000));
        assert_eq!(starts.left(DAY + 4), (5, 1));
    }

    #[test]
    fn one_shard_of_a_bucket_starts_in_five_seconds() {
        let mut starts = Starts::default();
        let sharding = Sharding {
            max_concurrency: 2,
            ..Sharding::default()
        };
        let cases = [
            (0, 0, true),
            (1, 10, true),
            (2, 4_999, false),
            (2, 5_000, true),
            (3, 5_010, true),
            (4, 5_011, false),
        ];
        for (number, at, let_in) in cases {
            assert_eq!(starts.enter(shard(number), sharding, true, at), let_in, "{number} at {at}");
        }
        assert_eq!(starts.left(6_000).0, 1_000 - 4, "who was sent away has not started");
    }
}
