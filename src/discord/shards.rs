//! Which of the bot's shards this process runs, and so which servers are its own. Knows no table.

use crate::config::ShardRange;
use crate::table::Server;
use std::fmt;
use std::ops::RangeInclusive;

/// The shards that this process runs, of all that the bot has; without more being said, the only
/// one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shards(ShardRange);

impl Shards {
    /// The ones that the host wants, or all that Discord recommends.
    #[must_use]
    pub fn of(wanted: Option<ShardRange>, recommended: u16) -> Shards {
        Shards(wanted.unwrap_or_else(|| ShardRange::all(recommended)))
    }

    /// One of them, by its number from 0.
    #[must_use]
    pub fn only(self, number: u16) -> Shards {
        Shards(ShardRange {
            first: number,
            last: number,
            ..self.0
        })
    }

    /// Their numbers.
    #[must_use]
    pub fn numbers(self) -> RangeInclusive<u16> {
        self.0.first..=self.0.last
    }

    /// How many they are.
    #[must_use]
    pub fn count(self) -> u16 {
        self.0.last - self.0.first + 1
    }

    /// How many the bot has in all processes together.
    #[must_use]
    pub fn total(self) -> u16 {
        self.0.total
    }

    /// Whether a server is among those that Discord tells them of; where none is named, whether
    /// direct messages are, which shard 0 is told of.
    #[must_use]
    pub fn has(self, server: Option<Server>) -> bool {
        let number = server.map_or(0, |server| (server.0 >> 22) % u64::from(self.0.total));
        self.numbers().any(|own| u64::from(own) == number)
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shards(text: &str) -> Shards {
        Shards::of(Some(text.parse().unwrap()), 1)
    }

    #[test]
    fn a_server_belongs_to_one_of_all_shards_and_direct_messages_to_the_first() {
        let server = |number: u64| Some(Server((number << 22) + 77));
        let whole = [Shards::default(), Shards::of(None, 4)];
        for server in [None, server(0), server(7), server(1 << 40)] {
            assert!(whole.iter().all(|shards| shards.has(server)), "{server:?}");
        }
        let cases = [
            ("0-1/4", [true, true, true, false, false, true]),
            ("2-3/4", [false, false, false, true, true, false]),
            ("1/4", [false, false, true, false, false, true]),
            ("0/1", [true; 6]),
        ];
        for (text, has) in cases {
            let shards = shards(text);
            let told = [None, server(0), server(1), server(2), server(3), server(5)];
            assert_eq!(told.map(|server| shards.has(server)), has, "{text}");
        }
    }

    #[test]
    fn one_of_many_is_of_the_same_total() {
        let shards = shards("4-7/8");
        assert_eq!((shards.count(), shards.total(), shards.numbers()), (4, 8, 4..=7));
        assert_eq!(shards.only(6), self::shards("6/8"));
        assert_eq!(Shards::of(None, 3).to_string(), "0-2/3");
    }
}
