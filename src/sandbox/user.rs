//! A user of the look-alike: a scripted or clicking person, or the bot; and what they are in which
//! server.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::stamp;
use super::permission;
use super::snowflake::Id;

/// What somebody is in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    Member,
    /// May manage the server.
    Manager,
    /// Owns the server and so may do everything.
    Owner,
}

impl Rank {
    /// What it allows.
    pub fn permissions(self) -> u64 {
        match self {
            Self::Member => permission::MEMBER,
            Self::Manager => permission::MANAGER,
            Self::Owner => permission::OWNER,
        }
    }
}

/// A person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub name: String,
    /// The language of that person's client, in Discord's spelling.
    pub locale: String,
    pub bot: bool,
    /// Whether the bot may write to this person.
    pub dms_open: bool,
    /// The servers that this person is a member of.
    #[serde(default)]
    pub servers: BTreeMap<Id, Rank>,
    /// The roles that this person was given in them.
    #[serde(default)]
    pub roles: BTreeMap<Id, Vec<Id>>,
    pub joined_ms: i64,
    /// How the journal said it when there was one server.
    #[serde(default, skip_serializing)]
    in_guild: bool,
    #[serde(default, skip_serializing)]
    owner: bool,
}

impl User {
    /// A person who is in no server, open to messages.
    pub fn new(id: Id, name: &str, locale: &str, joined_ms: i64) -> Self {
        Self {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            bot: false,
            dms_open: true,
            servers: BTreeMap::new(),
            roles: BTreeMap::new(),
            joined_ms,
            in_guild: false,
            owner: false,
        }
    }

    /// Whoever was kept when there was one server is a member of that one.
    pub fn settle(&mut self, home: Id) {
        if std::mem::take(&mut self.in_guild) {
            self.servers
                .insert(home, if self.owner { Rank::Owner } else { Rank::Member });
        }
    }

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

    /// What this person may do in a server by their rank alone.
    pub fn permissions(&self, server: Id) -> u64 {
        self.servers.get(&server).map_or(0, |rank| rank.permissions())
    }

    /// The roles that this person has in a server.
    pub fn roles(&self, server: Id) -> &[Id] {
        let member = self.servers.contains_key(&server);
        let roles = self.roles.get(&server).filter(|_| member);
        roles.map(Vec::as_slice).unwrap_or_default()
    }
}
