//! How several processes share one bot: its shards, and what Discord lets it ask.

use serde::Deserialize;
use serde::de::{Deserializer, Error};
use std::fmt;
use std::str::FromStr;

/// The most requests a second that Discord takes of one bot.
const MOST: u16 = 50;

/// This process' part of the bot.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClusterSection {
    /// The shards that it runs; all that Discord recommends where nothing is said.
    pub shards: Option<ShardRange>,
    /// How many requests a second it makes at most.
    #[serde(deserialize_with = "requests")]
    pub requests_per_second: u16,
}

impl Default for ClusterSection {
    fn default() -> ClusterSection {
        ClusterSection {
            shards: None,
            requests_per_second: 45,
        }
    }
}

fn requests<'de, D: Deserializer<'de>>(from: D) -> Result<u16, D::Error> {
    let requests = u16::deserialize(from)?;
    if (1..=MOST).contains(&requests) {
        Ok(requests)
    } else {
        Err(Error::custom(
            "this must be a whole number from 1 to 50: Discord takes 50 requests a second of one bot",
        ))
    }
}

/// Some of a bot's shards, one after the other: `0-3/8` are the first four of eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ShardRange {
    /// The first, from 0.
    pub first: u16,
    /// The last.
    pub last: u16,
    /// How many the bot has in all.
    pub total: u16,
}

impl ShardRange {
    /// All of so many, at least one.
    #[must_use]
    pub fn all(total: u16) -> ShardRange {
        let total = total.max(1);
        ShardRange {
            first: 0,
            last: total - 1,
            total,
        }
    }
}

impl Default for ShardRange {
    /// The only one.
    fn default() -> ShardRange {
        ShardRange::all(1)
    }
}

impl fmt::Display for ShardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            return write!(f, "{}/{}", self.first, self.total);
        }
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

/// A text that names no shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoShards {
    /// It is written otherwise.
    #[error(
        "this must be a range of the bot's shards with their total, such as \"0-3/8\" for the first four of eight, or one of them, such as \"2/8\""
    )]
    Form,
    /// The range does not lie below the total.
    #[error(
        "shards are counted from 0, so the last one of a range is below the total, and not before the first: of eight they are \"0-7/8\""
    )]
    Order,
}

impl FromStr for ShardRange {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<ShardRange, NoShards> {
        let number = |text: &str| match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => text.parse::<u16>().map_err(|_| NoShards::Form),
            false => Err(NoShards::Form),
        };
        let (range, total) = text.split_once('/').ok_or(NoShards::Form)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let range = ShardRange {
            first: number(first)?,
            last: number(last)?,
            total: number(total)?,
        };
        if range.first <= range.last && range.last < range.total {
            Ok(range)
        } else {
            Err(NoShards::Order)
        }
    }
}

impl TryFrom<String> for ShardRange {
    type Error = NoShards;

    fn try_from(text: String) -> Result<ShardRange, NoShards> {
        text.parse()
    }
}
