//! What was shown where: the note that the board and each hand leave. Knows no table's content.

use crate::store::TableId;
use serde::{Deserialize, Deserializer, Serialize};

/// A message that stands somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Its channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

/// What was shown last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shown {
    /// Where it stands.
    pub standing: Option<Standing>,
    /// The messages before it, which still have their controls.
    #[serde(deserialize_with = "one_or_many")]
    pub before: Vec<Standing>,
    /// The turn it belongs to.
    pub turn: u32,
    /// What had happened beside the game when it was posted ([`crate::table::Everyone::news`]).
    pub news: u32,
    /// How often it was posted in this turn before.
    pub again: u32,
    /// When it was posted, in milliseconds since 1970; 0 if it never was.
    pub at: u64,
    /// When its turn began, in milliseconds since 1970.
    pub since: u64,
    /// What it looks like ([`super::composer::Sheet::print`]).
    pub print: String,
    /// Which of its panels was opened: empty, or what the opened control said.
    pub path: String,
    /// The stamp that the opened panel has.
    pub stamp: u32,
    /// Whether Discord does not let it be edited any more.
    pub stale: bool,
    /// Whether the record of the game, or its result, was sent.
    pub recorded: bool,
    /// Whether nothing will change any more.
    pub done: bool,
}

/// A panel as it was shown: which, and what it looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// What the opened control said; empty for the panel that is first seen.
    pub path: String,
    /// The panel's stamp.
    pub stamp: u32,
    /// What it looks like; empty where that is not known.
    pub print: String,
}

/// After this long a message is posted anew: an hour after it was posted Discord hardly lets it be
/// edited.
const OLD: u64 = 50 * 60 * 1_000;

/// For so long after the end of a game what could not be shown is tried, in milliseconds: a week.
pub const AFTERWARDS: u64 = 7 * 24 * 60 * 60 * 1_000;

impl Shown {
    /// Where it stands, unless that cannot be edited.
    #[must_use]
    pub fn editable(&self, now: u64) -> Option<Standing> {
        self.standing
            .filter(|_| !self.stale && now.saturating_sub(self.at) < OLD)
    }
}

/// The message before, as it was noted once, or all of them.
fn one_or_many<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Standing>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Before {
        Many(Vec<Standing>),
        One(Option<Standing>),
    }
    Ok(match Before::deserialize(from)? {
        Before::Many(many) => many,
        Before::One(one) => one.into_iter().collect(),
    })
}

/// What every note of a table's messages begins with.
#[must_use]
pub fn all(table: TableId) -> String {
    format!("shown/{table}/")
}

/// The key of a table's board.
#[must_use]
pub fn board(table: TableId) -> String {
    format!("shown/{table}/board")
}

/// The key of a person's hand.
#[must_use]
pub fn hand(table: TableId, user: u64) -> String {
    format!("shown/{table}/hand/{user}")
}

/// The person whose hand a key stands for.
#[must_use]
pub fn holder(key: &str) -> Option<u64> {
    key.rsplit_once("/hand/")?.1.parse().ok()
}

/// The key of the note that a table still has something to show.
#[must_use]
pub fn owed(table: TableId) -> String {
    format!("owed/{table}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_earlier_programs_are_read() {
        let standing = Standing {
            channel: 1,
            message: 2,
        };
        let cases = [
            (
                r#"{"standing":null,"before":null,"blocked":"abc","done":true}"#,
                Shown {
                    done: true,
                    ..Shown::default()
                },
            ),
            (
                r#"{"before":{"channel":1,"message":2}}"#,
                Shown {
                    before: vec![standing],
                    ..Shown::default()
                },
            ),
            (
                r#"{"before":[{"channel":1,"message":2}],"turn":3}"#,
                Shown {
                    before: vec![standing],
                    turn: 3,
                    ..Shown::default()
                },
            ),
            ("{}", Shown::default()),
        ];
        for (note, shown) in cases {
            assert_eq!(serde_json::from_str::<Shown>(note).unwrap(), shown, "{note}");
        }
    }
}
