//! A channel: of the server, a thread of one, or the direct messages with one user.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::stamp;
use super::snowflake::Id;

/// What sort of channel it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Text,
    Dm,
    Thread,
    PrivateThread,
}

impl Kind {
    /// Discord's number for it.
    pub fn code(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Dm => 1,
            Self::Thread => 11,
            Self::PrivateThread => 12,
        }
    }

    /// Whether it hangs under another channel.
    pub fn is_thread(self) -> bool {
        matches!(self, Self::Thread | Self::PrivateThread)
    }
}

/// A place where messages are.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub kind: Kind,
    pub name: String,
    /// The channel a thread hangs under.
    pub parent: Option<Id>,
    /// Who opened a thread.
    pub owner: Option<Id>,
    /// The person at the other end of direct messages.
    pub user: Option<Id>,
    pub archived: bool,
    pub locked: bool,
    pub archive_minutes: u64,
    /// Who was added to a thread.
    pub members: Vec<Id>,
    /// The permissions taken from the bot here.
    pub denied: u64,
    pub created_ms: i64,
}

impl Channel {
    /// A new, empty channel.
    pub fn new(id: Id, kind: Kind, name: &str, created_ms: i64) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            parent: None,
            owner: None,
            user: None,
            archived: false,
            locked: false,
            archive_minutes: 1440,
            members: Vec::new(),
            denied: 0,
            created_ms,
        }
    }

    /// Discord's channel object for a channel of the server; `bot` is whom the overwrites are about.
    pub fn json(&self, guild: Id, bot: Id, last_message: Option<Id>) -> Value {
        let mut channel = json!({
            "id": self.id,
            "type": self.kind.code(),
            "guild_id": guild,
            "name": self.name,
            "parent_id": self.parent,
            "last_message_id": last_message,
            "rate_limit_per_user": 0,
            "flags": 0,
        });
        if self.kind.is_thread() {
            channel["owner_id"] = json!(self.owner);
            channel["message_count"] = json!(0);
            channel["member_count"] = json!(self.members.len().min(50));
            channel["thread_metadata"] = json!({
                "archived": self.archived,
                "auto_archive_duration": self.archive_minutes,
                "archive_timestamp": stamp(self.created_ms),
                "locked": self.locked,
                "create_timestamp": stamp(self.created_ms),
            });
        } else {
            channel["position"] = json!(0);
            channel["topic"] = Value::Null;
            channel["nsfw"] = json!(false);
            channel["permission_overwrites"] = match self.denied {
                0 => json!([]),
                denied => {
                    json!([{ "id": bot, "type": 1, "allow": "0", "deny": denied.to_string() }])
                }
            };
        }
        channel
    }

    /// Discord's channel object for direct messages.
    pub fn dm_json(&self, recipient: Value, last_message: Option<Id>) -> Value {
        json!({
            "id": self.id,
            "type": 1,
            "flags": 0,
            "last_message_id": last_message,
            "recipients": [recipient],
        })
    }
}
