//! What Discord tells of its gateway before one goes there. Knows no connection.

use serde_json::Value;
use std::time::Duration;

/// What Discord tells of its gateway, and how often we may tell it who we are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrance {
    /// Where it is.
    pub url: String,
    /// How many shards Discord recommends for as many servers as we are in, at least 1.
    pub shards: u16,
    /// In how many buckets one shard at a time may identify, at least 1.
    pub at_once: u16,
    /// How often we may identify a day, and how often that is left.
    pub starts: (u32, u32),
    /// When there are as many left as a day again.
    pub after: Duration,
}

impl Entrance {
    /// What Discord's JSON says; where it says nothing of starts, as many as Discord gives
    /// everybody.
    #[must_use]
    pub fn of(told: &Value) -> Option<Entrance> {
        let starts = &told["session_start_limit"];
        let total = number(&starts["total"], 1_000).max(1);
        Some(Entrance {
            url: told["url"].as_str()?.trim_end_matches('/').to_owned(),
            shards: number(&told["shards"], 1_u16).max(1),
            at_once: number(&starts["max_concurrency"], 1_u16).max(1),
            starts: (total, number(&starts["remaining"], total).min(total)),
            after: Duration::from_millis(starts["reset_after"].as_u64().unwrap_or_default()),
        })
    }
}

/// A number as it is told, or another where it is not.
fn number<T: TryFrom<u64>>(told: &Value, or: T) -> T {
    told.as_u64()
        .and_then(|number| T::try_from(number).ok())
        .unwrap_or(or)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_entrance_is_read_with_what_is_left_of_the_day() {
        let starts = json!({"total": 1000, "remaining": 12, "reset_after": 5000, "max_concurrency": 16});
        let told = json!({"url": "wss://x/", "shards": 3, "session_start_limit": starts});
        let whole = Entrance {
            url: "wss://x".to_owned(),
            shards: 3,
            at_once: 16,
            starts: (1_000, 12),
            after: Duration::from_secs(5),
        };
        assert_eq!(Entrance::of(&told), Some(whole));
        let bare = Entrance::of(&json!({"url": "ws://y"})).unwrap();
        assert_eq!((bare.shards, bare.at_once, bare.starts), (1, 1, (1_000, 1_000)));
        let none = json!({"url": "ws://y", "shards": 0, "session_start_limit": {"max_concurrency": 0}});
        let none = Entrance::of(&none).unwrap();
        assert_eq!((none.shards, none.at_once), (1, 1));
        assert_eq!(Entrance::of(&json!({})), None);
    }
}
