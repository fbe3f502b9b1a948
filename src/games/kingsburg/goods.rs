//! The kinds of goods, gold, wood and stone, and a multiset of them. Knows no province and no price.

use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Gold.
    Gold,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
}

impl Good {
    /// All goods in canonical order.
    pub const ALL: [Good; 3] = [Good::Gold, Good::Wood, Good::Stone];

    /// The id, which is also the notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Good::Gold => "gold",
            Good::Wood => "wood",
            Good::Stone => "stone",
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Good {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Good, Illegible> {
        Good::ALL
            .into_iter()
            .find(|good| good.id() == text)
            .ok_or(Illegible)
    }
}

/// So many of each good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Goods {
    /// Pieces of gold.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gold: u8,
    /// Pieces of wood.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wood: u8,
    /// Pieces of stone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stone: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Goods {
    /// No goods.
    pub const NONE: Goods = Goods::new(0, 0, 0);

    /// So many pieces of gold, wood and stone.
    #[must_use]
    pub const fn new(gold: u8, wood: u8, stone: u8) -> Goods {
        Goods { gold, wood, stone }
    }

    /// One piece of a good.
    #[must_use]
    pub const fn one(good: Good) -> Goods {
        match good {
            Good::Gold => Goods::new(1, 0, 0),
            Good::Wood => Goods::new(0, 1, 0),
            Good::Stone => Goods::new(0, 0, 1),
        }
    }

    /// How many of a good there are.
    #[must_use]
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Gold => self.gold,
            Good::Wood => self.wood,
            Good::Stone => self.stone,
        }
    }

    /// How many there are in all, as far as they can be counted.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.gold.saturating_add(self.wood).saturating_add(self.stone)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Whether all of the other goods are in these.
    #[must_use]
    pub const fn holds(self, other: Goods) -> bool {
        self.gold >= other.gold && self.wood >= other.wood && self.stone >= other.stone
    }

    /// These and the others, as far as they can be counted: whoever types may type any number.
    #[must_use]
    pub const fn and(self, other: Goods) -> Goods {
        Goods::new(
            self.gold.saturating_add(other.gold),
            self.wood.saturating_add(other.wood),
            self.stone.saturating_add(other.stone),
        )
    }

    /// These without the others, as far as they are there.
    #[must_use]
    pub const fn without(self, other: Goods) -> Goods {
        Goods::new(
            self.gold.saturating_sub(other.gold),
            self.wood.saturating_sub(other.wood),
            self.stone.saturating_sub(other.stone),
        )
    }

    /// These and the others; nothing if they cannot be counted any more.
    #[must_use]
    pub fn plus(self, other: Goods) -> Option<Goods> {
        Some(Goods::new(
            self.gold.checked_add(other.gold)?,
            self.wood.checked_add(other.wood)?,
            self.stone.checked_add(other.stone)?,
        ))
    }

    /// These without the others; nothing if not all of them are there.
    #[must_use]
    pub fn less(self, other: Goods) -> Option<Goods> {
        self.holds(other).then(|| self.without(other))
    }

    /// What both hold.
    #[must_use]
    pub fn common(self, other: Goods) -> Goods {
        Goods::new(self.gold.min(other.gold), self.wood.min(other.wood), self.stone.min(other.stone))
    }

    /// Each good with its number, where there is any.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL
            .into_iter()
            .map(move |good| (good, self.of(good)))
            .filter(|(_, count)| *count > 0)
    }

    /// The different ways to take `count` goods out of these.
    pub fn choices(self, count: u8) -> impl Iterator<Item = Goods> {
        (0..=self.gold.min(count)).rev().flat_map(move |gold| {
            let rest = count - gold;
            (0..=self.wood.min(rest)).rev().filter_map(move |wood| {
                let stone = rest - wood;
                (stone <= self.stone).then_some(Goods::new(gold, wood, stone))
            })
        })
    }

    /// As many of each good as a choice can ever ask for.
    pub const PLENTY: Goods = Goods::new(u8::MAX, u8::MAX, u8::MAX);
}

impl fmt::Display for Goods {
    /// `gold 2 wood`: each good with its number, if that is not 1; `none` for no goods.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, (good, count)) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{good}")?;
            if count > 1 {
                write!(f, " {count}")?;
            }
        }
        Ok(())
    }
}

impl Goods {
    /// Reads the words of a notation.
    ///
    /// # Errors
    /// [`Illegible`] if a word is no good and no number behind one.
    pub fn read(words: &[&str]) -> Result<Goods, Illegible> {
        if words == ["none"] {
            return Ok(Goods::NONE);
        }
        let mut goods = Goods::NONE;
        let mut words = words.iter().peekable();
        while let Some(word) = words.next() {
            let good: Good = word.parse()?;
            let count = words.peek().and_then(|word| figure(word));
            if count.is_some() {
                words.next();
            }
            let more = match (good, count.unwrap_or(1)) {
                (_, 0) => return Err(Illegible),
                (Good::Gold, count) => Goods::new(count, 0, 0),
                (Good::Wood, count) => Goods::new(0, count, 0),
                (Good::Stone, count) => Goods::new(0, 0, count),
            };
            goods = goods.and(more);
        }
        if goods.is_empty() {
            Err(Illegible)
        } else {
            Ok(goods)
        }
    }
}

/// A number in figures alone.
pub(super) fn figure(word: &str) -> Option<u8> {
    word.bytes()
        .all(|mark| mark.is_ascii_digit())
        .then(|| word.parse().ok())
        .flatten()
}

impl FromStr for Goods {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Goods, Illegible> {
        Goods::read(&text.split_whitespace().collect::<Vec<_>>())
    }
}
