//! Ids as Discord makes them: the time in the upper bits, so that they grow.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The first millisecond of 2015, which Discord counts from.
const EPOCH: i64 = 1_420_070_400_000;

/// What the usual numbers of shards divide.
const SPREAD: u64 = 240;

/// A snowflake; written in JSON as a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// Reads an id from its digits.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok().filter(|n| *n > 0).map(Self)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom("not a snowflake"))
    }
}

/// Where new ids come from: each is greater than all before it.
#[derive(Debug, Default)]
pub struct Mint {
    last: u64,
}

impl Mint {
    /// A new id for something made at this time (milliseconds since 1970).
    pub fn next(&mut self, now: i64) -> Id {
        let base = u64::try_from(now - EPOCH).unwrap_or(1) << 22;
        self.last = base.max(self.last + 1);
        Id(self.last)
    }

    /// A new id for the server of this number, from 0: made up to [`SPREAD`] milliseconds later, so
    /// that servers of successive numbers belong to successive shards.
    pub fn next_of(&mut self, number: usize, now: i64) -> Id {
        let earliest = (self.next(now).0 >> 22) + 1;
        let wanted = number as u64 % SPREAD;
        let later = (wanted + SPREAD - earliest % SPREAD) % SPREAD;
        self.last = (earliest + later) << 22;
        Id(self.last)
    }

    /// Minds an id from before a restart.
    pub fn saw(&mut self, id: Id) {
        self.last = self.last.max(id.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_spread_over_shards() {
        let mut mint = Mint::default();
        let mut last = Id(0);
        for number in 0..500 {
            let id = mint.next_of(number, EPOCH + 5_000 + number as i64 / 7);
            assert!(id > last && mint.next(EPOCH) > id);
            for shards in [1, 2, 3, 4, 8, 12, 16] {
                assert_eq!((id.0 >> 22) % shards, number as u64 % 240 % shards, "{number} of {shards}");
            }
            last = id;
        }
    }

    #[test]
    fn ids_grow_when_the_clock_goes_back() {
        let mut mint = Mint::default();
        let first = mint.next(EPOCH + 1000);
        assert!(mint.next(EPOCH + 10) > first);
        mint.saw(Id(u64::MAX >> 1));
        assert_eq!(mint.next(EPOCH), Id((u64::MAX >> 1) + 1));
    }
}
