//! A server: what is kept of it, and how Discord writes it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::channel::Kind;
use super::clock::stamp;
use super::permission;
use super::realm::Realm;
use super::snowflake::Id;
use super::user::{Rank, User};

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
    pub created_ms: i64,
    /// Whether the bot was removed.
    #[serde(default)]
    pub without_bot: bool,
}

impl Guild {
    /// The server as the control API says it.
    pub fn line(&self) -> Value {
        json!({ "id": self.id, "name": self.name, "locale": self.locale, "bot_in": !self.without_bot })
    }
}

/// The bot's own user object.
pub fn bot_json(realm: &Realm) -> Value {
    let mut user = realm.users.get(&realm.bot).map_or(Value::Null, User::json);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    user["flags"] = json!(0);
    user
}

/// Discord's guild object.
pub fn json(realm: &Realm, guild: &Guild) -> Value {
    let owner = realm
        .members(guild.id)
        .find(|u| u.servers.get(&guild.id) == Some(&Rank::Owner))
        .map_or(realm.bot, |u| u.id);
    let role = |id, name: &str, bits: u64, position: u8, managed: bool| {
        json!({
            "id": id, "name": name, "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": bits.to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "flags": 0,
            "tags": if managed { json!({ "bot_id": realm.bot }) } else { json!({}) },
        })
    };
    json!({
        "id": guild.id, "name": guild.name, "owner_id": owner,
        "icon": null, "splash": null, "discovery_splash": null, "banner": null,
        "description": null, "vanity_url_code": null, "features": [], "emojis": [], "stickers": [],
        "roles": [
            role(guild.id, "@everyone", permission::MEMBER, 0, false),
            role(guild.role, "Bot", permission::BOT, 1, true),
        ],
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "mfa_level": 0, "nsfw_level": 0, "nsfw": false, "premium_tier": 0,
        "premium_subscription_count": 0, "premium_progress_bar_enabled": false,
        "preferred_locale": guild.locale, "application_id": null,
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
        "public_updates_channel_id": null, "safety_alerts_channel_id": null,
        "max_members": 500_000, "max_video_channel_users": 25, "afk_channel_id": null,
        "afk_timeout": 300, "region": "deprecated", "widget_enabled": false,
    })
}

/// The event that makes a server available to a client.
pub fn create_event(realm: &Realm, server: &Guild) -> Value {
    let mut guild = json(realm, server);
    let of = |threads: bool| -> Vec<Value> {
        let there = realm
            .channels_of(server.id)
            .filter(|c| c.kind.is_thread() == threads && !c.archived);
        there.map(|c| realm.channel_json(c)).collect()
    };
    guild["joined_at"] = json!(stamp(server.created_ms));
    guild["large"] = json!(false);
    guild["unavailable"] = json!(false);
    guild["member_count"] = json!(realm.members(server.id).count());
    guild["members"] = realm
        .members(server.id)
        .filter(|u| u.bot)
        .map(|u| u.member(None, roles(server, u)))
        .collect();
    guild["channels"] = json!(of(false));
    guild["threads"] = json!(of(true));
    for empty in ["voice_states", "presences", "stage_instances", "guild_scheduled_events"] {
        guild[empty] = json!([]);
    }
    guild
}

/// The roles that a user has: the bot has the one that it was invited with.
pub fn roles<'a>(guild: &'a Guild, user: &User) -> &'a [Id] {
    if user.bot {
        std::slice::from_ref(&guild.role)
    } else {
        &[]
    }
}

impl Realm {
    /// The server that was there first.
    pub fn home(&self) -> Option<&Guild> {
        self.guilds.values().next()
    }

    /// The servers that the bot is in.
    pub fn joined(&self) -> impl Iterator<Item = &Guild> {
        self.guilds.values().filter(|guild| !guild.without_bot)
    }

    /// Whether the bot is in a server.
    pub fn has_joined(&self, server: Id) -> bool {
        self.guilds.get(&server).is_some_and(|guild| !guild.without_bot)
    }

    /// The members of a server, and the bot where it is in.
    pub fn members(&self, server: Id) -> impl Iterator<Item = &User> {
        let bot = self.has_joined(server);
        self.users.values().filter(move |user| {
            if user.bot {
                bot
            } else {
                user.servers.contains_key(&server)
            }
        })
    }

    /// The channels and threads of a server.
    pub fn channels_of(&self, server: Id) -> impl Iterator<Item = &super::channel::Channel> {
        self.channels
            .values()
            .filter(move |channel| channel.server == Some(server) && channel.kind != Kind::Dm)
    }
}
