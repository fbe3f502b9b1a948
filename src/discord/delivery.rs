//! What was shown where: the note that the board and each hand leave. Knows no table's content.

use super::ids::MessageRef;
use super::notes::Notes;
use super::pending_post::PendingPost;
use crate::store::{StoreFault, TableId};
use crate::table::{Everyone, UserId};
use serde::{Deserialize, Deserializer, Serialize};

/// What was shown last, in channels of a kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, bound(deserialize = "C: Deserialize<'de>"))]
pub struct Delivery<C> {
    /// Where it stands.
    pub standing: Option<MessageRef<C>>,
    /// The messages before it, which still show what they showed.
    #[serde(deserialize_with = "one_or_many")]
    pub before: Vec<Former<C>>,
    /// The turn it belongs to.
    pub turn: u32,
    /// How many of the turns by then were none of the game ([`crate::table::Everyone::asks`]).
    pub asks: u32,
    /// What had happened beside the game when it was posted ([`crate::table::Everyone::news`]).
    pub news: u32,
    /// How often it was posted in this turn before.
    pub again: u32,
    /// When it was posted, in milliseconds since 1970; 0 if it never was.
    pub at: u64,
    /// When its turn began, in milliseconds since 1970.
    pub since: u64,
    /// What it looks like ([`super::composer::Sheet::fingerprint`]).
    #[serde(rename = "print")]
    pub fingerprint: String,
    /// What it looks like without the line that says who is up.
    pub settled: String,
    /// Which of its panels was opened: empty, or what the opened control said.
    pub path: String,
    /// The stamp that the opened panel has.
    pub stamp: u32,
    /// How many reminders of a decision it has told of.
    pub reminders: usize,
    /// Whether it told nobody of the turn that it shows, since its person was away.
    pub untold: bool,
    /// The numbers of the seats whose players a board has mentioned in its turn, or whose mention a digest stands
    /// for; nothing where that was not noted.
    pub called: Option<Vec<u8>>,
    /// Whether Discord does not let it be edited any more.
    pub stale: bool,
    /// Whether other messages stand below it, so that it is posted anew instead of being changed.
    pub buried: bool,
    /// Whether the record of the game, or its result, was sent.
    pub recorded: bool,
    /// Whether nothing will change any more.
    pub done: bool,
    /// A message that was asked for and may stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingPost<C>>,
}

/// A message in whose place another stands by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Former<C> {
    /// The message.
    #[serde(flatten)]
    pub at: MessageRef<C>,
    /// The turn that it showed, if that was noted.
    #[serde(default)]
    pub turn: Option<u32>,
}

/// A panel as it was shown: which, and what it looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpenedPanel {
    /// What the opened control said; empty for the panel that is first seen.
    pub path: String,
    /// The panel's stamp.
    pub stamp: u32,
    /// What it looks like; empty where that is not known.
    pub fingerprint: String,
    /// The same without the line that says who is up.
    pub settled: String,
}

/// After this long a message is posted anew: an hour after it was posted Discord hardly lets it be
/// edited.
const OLD: u64 = 50 * 60 * 1_000;

/// For so long after the end of a game what could not be shown is tried, in milliseconds: a week.
pub const AFTERWARDS: u64 = 7 * 24 * 60 * 60 * 1_000;

impl<C> Default for Delivery<C> {
    fn default() -> Delivery<C> {
        Delivery {
            standing: None,
            before: Vec::new(),
            turn: 0,
            asks: 0,
            news: 0,
            again: 0,
            at: 0,
            since: 0,
            fingerprint: String::new(),
            settled: String::new(),
            path: String::new(),
            stamp: 0,
            reminders: 0,
            untold: false,
            called: None,
            stale: false,
            buried: false,
            recorded: false,
            done: false,
            pending: None,
        }
    }
}

/// Whether nothing will change any more about a board or a hand, whichever it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Finished {
    /// Whether nothing will change any more.
    pub done: bool,
}

impl<C: Copy> Delivery<C> {
    /// Where it stands, unless that cannot be edited.
    #[must_use]
    pub fn editable(&self, now: u64) -> Option<MessageRef<C>> {
        self.standing
            .filter(|_| !self.stale && !self.buried && now.saturating_sub(self.at) < OLD)
    }

    /// When the turn began that a board is to show, if the one that stands shows the same: a question lets no turn of
    /// the game begin anew.
    pub(super) fn began(&self, all: &Everyone) -> Option<u64> {
        let (stood, now) = (self.turn.saturating_sub(self.asks), all.turn.saturating_sub(all.asks));
        (self.at > 0 && stood == now).then_some(self.since)
    }

    /// What stands, as a message in whose place another comes.
    #[must_use]
    pub fn former(&self) -> Option<Former<C>> {
        let turn = Some(self.turn);
        self.standing.map(|at| Former { at, turn })
    }
}

impl<C: PartialEq> Delivery<C> {
    /// A message shows no more than what stays of it.
    pub fn shrunk(&mut self, message: MessageRef<C>) {
        self.before.retain(|before| before.at != message);
        self.standing.take_if(|standing| *standing == message);
    }
}

/// The message before, as it was noted once, or all of them.
fn one_or_many<'de, C: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Vec<Former<C>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Before<C> {
        Many(Vec<Former<C>>),
        One(Option<Former<C>>),
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
pub fn hand(table: TableId, user: UserId) -> String {
    format!("shown/{table}/hand/{user}")
}

/// How the keys of all messages' notes begin.
pub const SHOWN: &str = "shown/";

/// The person whose hand a key stands for.
#[must_use]
pub fn holder(key: &str) -> Option<UserId> {
    key.rsplit_once("/hand/")?.1.parse().ok().map(UserId)
}

/// The table of whose message a key tells.
#[must_use]
pub fn table(key: &str) -> Option<TableId> {
    key.strip_prefix("shown/")?.split('/').next()?.parse().ok()
}

/// How the keys of the notes begin that tables still have something to show.
pub const OWED: &str = "owed/";

/// The key of the note that a table still has something to show.
#[must_use]
pub fn owed(table: TableId) -> String {
    format!("{OWED}{table}")
}

/// The tables of such notes.
pub fn owing<T>(notes: Vec<(String, T)>) -> impl Iterator<Item = TableId> {
    let table = |(key, _): (String, T)| key.strip_prefix(OWED)?.parse().ok();
    notes.into_iter().filter_map(table)
}

/// Forgets what was shown of a table that is there no more.
///
/// # Errors
/// It cannot be read or removed.
pub(super) async fn forget(notes: &Notes, table: TableId) -> Result<(), StoreFault> {
    let shown: Vec<(String, Finished)> = notes.scan(&all(table)).await?;
    for (key, _) in shown {
        notes.remove(&key).await?;
    }
    // What leads here comes last, so that nothing is left where this breaks off.
    notes.remove(&owed(table)).await
}

#[cfg(test)]
mod tests {
    use super::super::ids::{ChannelId, MessageId};
    use super::*;

    #[test]
    fn notes_of_earlier_programs_are_read() {
        let standing = MessageRef {
            channel: ChannelId(1),
            message: MessageId(2),
        };
        let cases = [
            (
                r#"{"standing":null,"before":null,"blocked":"abc","done":true}"#,
                Delivery {
                    done: true,
                    ..Delivery::default()
                },
            ),
            (
                r#"{"before":{"channel":1,"message":2}}"#,
                Delivery {
                    before: vec![Former {
                        at: standing,
                        turn: None,
                    }],
                    ..Delivery::default()
                },
            ),
            (
                r#"{"before":[{"channel":1,"message":2}],"turn":3}"#,
                Delivery {
                    before: vec![Former {
                        at: standing,
                        turn: None,
                    }],
                    turn: 3,
                    ..Delivery::default()
                },
            ),
            ("{}", Delivery::default()),
        ];
        for (note, shown) in cases {
            assert_eq!(serde_json::from_str::<Delivery<ChannelId>>(note).unwrap(), shown, "{note}");
        }
    }
}
