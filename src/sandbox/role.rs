//! A role of a server that people can be given.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::permission::MANAGE_GUILD;
use super::snowflake::Id;

/// A role that people can be given.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    /// Whether everybody may mention it.
    #[serde(default)]
    pub mentionable: bool,
    /// Whether those who have it may manage the server.
    #[serde(default)]
    pub manages: bool,
}

impl Role {
    /// What it allows beside what every member may.
    pub fn permissions(&self) -> u64 {
        if self.manages { MANAGE_GUILD } else { 0 }
    }

    /// The role as the control API says it.
    pub fn line(&self) -> Value {
        json!({ "id": self.id, "name": self.name, "mentionable": self.mentionable, "manages": self.manages })
    }
}
