//! A user of the look-alike: a scripted or clicking person, or the bot.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::stamp;
use super::permission;
use super::snowflake::Id;

/// A person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub name: String,
    /// The language of that person's client, in Discord's spelling.
    pub locale: String,
    /// Owns the server and so may do everything.
    pub owner: bool,
    pub bot: bool,
    /// Whether the bot may write to this person.
    pub dms_open: bool,
    /// Whether this person is a member of the server.
    pub in_guild: bool,
    pub joined_ms: i64,
}

impl User {
    /// Discord's user object.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.name.to_lowercase().replace(' ', "_"),
            "global_name": if self.bot { Value::Null } else { json!(self.name) },
            "discriminator": "0",
            "avatar": null,
            "avatar_decoration_data": null,
            "bot": self.bot,
            "public_flags": 0,
        })
    }

    /// Discord's member object, with what the member may do where that belongs in it.
    pub fn member(&self, permissions: Option<u64>, roles: &[Id]) -> Value {
        let mut member = json!({
            "user": self.json(),
            "nick": null,
            "avatar": null,
            "roles": roles,
            "joined_at": stamp(self.joined_ms),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
            "communication_disabled_until": null,
        });
        if let Some(bits) = permissions {
            member["permissions"] = json!(bits.to_string());
        }
        member
    }

    /// What this person may do in the server.
    pub fn permissions(&self) -> u64 {
        if self.owner { permission::OWNER } else { permission::MEMBER }
    }
}
