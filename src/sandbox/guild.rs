//! A server.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::role::Role;
use super::snowflake::Id;

/// What the role is called that people take for themselves.
pub const PLAYERS: &str = "Players";

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub locale: String,
    /// The bot's user and application: the same in every server.
    pub bot: Id,
    /// The role that the bot was invited with.
    pub role: Id,
    /// A role that everybody may mention; none in worlds that were kept earlier.
    #[serde(default)]
    pub players: Option<Id>,
    /// Further roles that people can be given.
    #[serde(default)]
    pub roles: Vec<Role>,
    pub created_ms: i64,
    /// Whether the bot was removed.
    #[serde(default)]
    pub without_bot: bool,
}

impl Guild {
    /// All roles that people can be given.
    pub fn given(&self) -> Vec<Role> {
        let players = self.players.map(|id| Role {
            id,
            name: PLAYERS.to_owned(),
            mentionable: true,
            manages: false,
        });
        players.into_iter().chain(self.roles.iter().cloned()).collect()
    }

    /// The server as the control API says it.
    pub fn line(&self) -> Value {
        let roles: Vec<Value> = self.given().iter().map(Role::line).collect();
        json!({
            "id": self.id, "name": self.name, "locale": self.locale, "bot_in": !self.without_bot,
            "roles": roles,
        })
    }
}
