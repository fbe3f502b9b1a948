//! A channel: of a server, a thread of one, or the direct messages with one user.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::stamp;
use super::permission::VIEW;
use super::snowflake::Id;

/// What sort of channel it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Text,
    Dm,
    /// Its chat; nobody speaks here.
    Voice,
    Announcement,
    /// A thread of an announcement channel.
    AnnouncementThread,
    /// A public thread, or a post of a forum.
    Thread,
    PrivateThread,
    /// Holds posts, and no messages of its own.
    Forum,
}

impl Kind {
    /// Discord's number for it.
    pub fn code(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Dm => 1,
            Self::Voice => 2,
            Self::Announcement => 5,
            Self::AnnouncementThread => 10,
            Self::Thread => 11,
            Self::PrivateThread => 12,
            Self::Forum => 15,
        }
    }

    /// Whether it hangs under another channel.
    pub fn is_thread(self) -> bool {
        matches!(self, Self::AnnouncementThread | Self::Thread | Self::PrivateThread)
    }

    /// The kind of thread that this number stands for under a channel of this kind; Discord opens
    /// no other there.
    pub fn thread(self, code: u64) -> Option<Self> {
        match (self, code) {
            (Self::Text | Self::Forum, 11) => Some(Self::Thread),
            (Self::Text, 12) => Some(Self::PrivateThread),
            (Self::Announcement, 10) => Some(Self::AnnouncementThread),
            _ => None,
        }
    }

    /// The kind of thread that everyone sees under a channel of this kind.
    pub fn public_thread(self) -> Option<Self> {
        [10, 11].into_iter().find_map(|code| self.thread(code))
    }
}

/// A place where messages are.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub kind: Kind,
    /// The server it is in; none for direct messages.
    #[serde(default)]
    pub server: Option<Id>,
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
    /// The permissions that the bot has here beside those that it has everywhere.
    #[serde(default)]
    pub allowed: u64,
    /// Whether it is hidden from all but its server's owner and those named.
    #[serde(default)]
    pub hidden: bool,
    /// The people and roles that see it where it is hidden.
    #[serde(default)]
    pub shown_to: Vec<Id>,
    pub created_ms: i64,
}

impl Channel {
    /// A new, empty channel of a server; without one the direct messages of somebody.
    pub fn new(id: Id, kind: Kind, server: Option<Id>, name: &str, created_ms: i64) -> Self {
        Self {
            id,
            kind,
            server,
            name: name.to_owned(),
            parent: None,
            owner: None,
            user: None,
            archived: false,
            locked: false,
            archive_minutes: 1440,
            members: Vec::new(),
            denied: 0,
            allowed: 0,
            hidden: false,
            shown_to: Vec::new(),
            created_ms,
        }
    }

    /// What the channel says of who may do what in it: of the bot, and where it is hidden of everybody and of those who see it
    /// all the same. `is_role` tells ids of roles from those of people.
    fn overwrites(&self, bot: Id, is_role: impl Fn(Id) -> bool) -> Value {
        let line = |id: Id, kind: u8, allowed: u64, denied: u64| json!({ "id": id, "type": kind, "allow": allowed.to_string(), "deny": denied.to_string() });
        let hidden = if self.hidden { VIEW } else { 0 };
        let mut lines = Vec::new();
        if let (true, Some(everyone)) = (self.hidden, self.server) {
            lines.push(line(everyone, 0, 0, VIEW));
            lines.extend(
                self.shown_to
                    .iter()
                    .map(|id| line(*id, u8::from(!is_role(*id)), VIEW, 0)),
            );
        }
        if self.allowed | self.denied | hidden != 0 {
            lines.push(line(bot, 1, (self.allowed | hidden) & !self.denied, self.denied));
        }
        json!(lines)
    }

    /// Discord's channel object for a channel of a server; `bot` is whom the overwrites are about.
    pub fn json(&self, bot: Id, last_message: Option<Id>, is_role: impl Fn(Id) -> bool) -> Value {
        let mut channel = json!({
            "id": self.id,
            "type": self.kind.code(),
            "guild_id": self.server,
            "name": self.name,
            "parent_id": self.parent,
            "last_message_id": last_message,
            "rate_limit_per_user": 0,
            "flags": 0,
        });
        if self.kind.is_thread() {
            channel["owner_id"] = json!(self.owner);
            channel["message_count"] = json!(0);
            channel["total_message_sent"] = json!(0);
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
            channel["permission_overwrites"] = self.overwrites(bot, is_role);
            self.add_own_members(&mut channel);
        }
        channel
    }

    /// What only a channel of this kind has.
    fn add_own_members(&self, channel: &mut Value) {
        let own = match self.kind {
            Kind::Voice => json!({ "bitrate": 64_000, "user_limit": 0, "rtc_region": null }),
            Kind::Forum => {
                json!({ "available_tags": [], "default_reaction_emoji": null, "default_sort_order": null, "default_forum_layout": 0 })
            }
            _ => return,
        };
        for (name, value) in own.as_object().into_iter().flatten() {
            channel[name] = value.clone();
        }
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
