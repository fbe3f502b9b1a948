//! The part of the servers that one of a bot's connections hears of.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::snowflake::Id;

/// One of so many connections of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which it is, from 0.
    pub number: u64,
    /// How many there are.
    pub total: u64,
}

impl Shard {
    /// What a client identifies with, `[number, total]`, or nothing, which is all of it; `None` where
    /// there is no such shard.
    pub fn read(given: &Value) -> Option<Self> {
        if given.is_null() {
            return Some(Self { number: 0, total: 1 });
        }
        let [number, total] = given.as_array()?.as_slice() else {
            return None;
        };
        let (number, total) = (number.as_u64()?, total.as_u64()?);
        (number < total).then_some(Self { number, total })
    }

    /// Whether it hears of a server, or, where none is named, of direct messages.
    pub fn has(self, server: Option<Id>) -> bool {
        server.map_or(0, |server| (server.0 >> 22) % self.total) == self.number
    }
}

impl Serialize for Shard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.number, self.total].serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_server_has_one_shard_and_direct_messages_the_first() {
        let shards: Vec<Shard> = (0..3).map(|number| Shard { number, total: 3 }).collect();
        let of = |server| {
            let has: Vec<u64> = shards
                .iter()
                .filter(|s| s.has(server))
                .map(|s| s.number)
                .collect();
            has
        };
        assert_eq!(of(None), [0]);
        for (id, number) in [(7, 0), (4 << 22, 1), ((5 << 22) + 3, 2), (6 << 22, 0)] {
            assert_eq!(of(Some(Id(id))), [number], "{id}");
        }
    }

    #[test]
    fn a_shard_is_one_of_its_total() {
        let whole = Some(Shard { number: 0, total: 1 });
        assert_eq!(Shard::read(&Value::Null), whole);
        assert_eq!(Shard::read(&json!([0, 1])), whole);
        assert_eq!(Shard::read(&json!([3, 4])), Some(Shard { number: 3, total: 4 }));
        for wrong in [json!([4, 4]), json!([0, 0]), json!([0]), json!([-1, 2]), json!("0"), json!([0, 1, 2])]
        {
            assert_eq!(Shard::read(&wrong), None, "{wrong}");
        }
    }
}
