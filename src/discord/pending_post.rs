//! A message that was asked for: noted before it is sent, with the word by which it stands once only. Where no answer
//! comes the same word is used again, before anything newer is posted. Knows no table's content.

use serde::{Deserialize, Serialize};

/// A message that was asked for, of which nobody knows whether it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PendingPost<C> {
    /// Where it was to stand.
    pub channel: C,
    /// The word by which it stands once only.
    pub nonce: String,
    /// The turn that it belongs to.
    pub turn: u32,
    /// How many of the turns by then were none of the game.
    #[serde(default)]
    pub asks: u32,
    /// What had happened beside the game by then.
    #[serde(default)]
    pub news: u32,
    /// How often it was posted in that turn before.
    #[serde(default)]
    pub again: u32,
    /// When it was asked for, in milliseconds since 1970.
    pub at: u64,
    /// When its turn began, in milliseconds since 1970.
    #[serde(default)]
    pub since: u64,
    /// The numbers of the seats whose players it was to mention, as in a note of what was shown.
    #[serde(default)]
    pub called: Option<Vec<u8>>,
}

impl<C> PendingPost<C> {
    /// A person's panel of a turn, posted so often before, that is asked for at a moment.
    pub(super) fn of_panel(channel: C, nonce: String, (turn, again): (u32, u32), at: u64) -> PendingPost<C> {
        PendingPost {
            channel,
            nonce,
            turn,
            asks: 0,
            news: 0,
            again,
            at,
            since: 0,
            called: None,
        }
    }
}
