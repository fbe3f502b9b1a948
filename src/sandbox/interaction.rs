//! An interaction: something a user did that the bot has to answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::message::Origin;
use super::snowflake::Id;

/// How long the bot has for its first answer, in milliseconds.
pub const ANSWER_WITHIN: i64 = 3_000;
/// How long an interaction's token works, in milliseconds.
pub const TOKEN_LIVES: i64 = 900_000;

/// What sort of thing the user did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Command,
    Component,
    Complete,
    Modal,
}

impl Kind {
    /// Discord's number for it.
    pub fn code(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Complete => 4,
            Self::Modal => 5,
        }
    }
}

/// The bot's first answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ack {
    /// Discord's number for the kind of answer, 4 to 9.
    pub kind: u8,
    pub after_ms: i64,
    /// Whether only the user sees what it makes.
    pub ephemeral: bool,
    /// Suggestions, for a completion.
    pub choices: Option<Value>,
    /// The modal, if it opens one.
    pub modal: Option<Value>,
}

impl Ack {
    /// The kind in a word, as the control API says it.
    pub fn word(&self) -> &'static str {
        match self.kind {
            4 => "message",
            5 => "deferred",
            6 => "deferred_update",
            7 => "update",
            8 => "choices",
            _ => "modal",
        }
    }
}

/// Something a user did, and what the bot answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: Kind,
    pub user: Id,
    pub channel: Id,
    /// The command's name, if it was one.
    pub command: Option<String>,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// For a modal that was sent off: the interaction that opened it.
    pub opener: Option<Box<Origin>>,
    pub created_ms: i64,
    pub ack: Option<Ack>,
    /// The message that `@original` means.
    pub original: Option<Id>,
}

impl Interaction {
    /// What a message that answers it says about it.
    pub fn origin(&self) -> Origin {
        Origin {
            id: self.id,
            kind: self.kind.code(),
            user: self.user,
            name: self.command.clone(),
            source: self.source,
            opener: self.opener.clone(),
        }
    }
}
