//! How Discord writes what there is, and how the control API does.

use serde_json::{Value, json};

use super::channel::Channel;
use super::clock::stamp;
use super::guild::Guild;
use super::message::{Message, People};
use super::permission;
use super::snowflake::Id;
use super::user::{Rank, User};
use super::world::World;

impl World {
    /// Discord's message object.
    pub fn message_json(&self, message: &Message) -> Value {
        let person = |id: &Id| self.users.get(id).map(User::json);
        let people = People {
            author: person(&message.author).unwrap_or(Value::Null),
            mentioned: message.mentions.iter().filter_map(person).collect(),
            origin: message.origin.as_ref().and_then(|origin| person(&origin.user)),
        };
        message.json(&self.base, &people)
    }

    /// Discord's channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let last = self.last_message(channel.id);
        match channel.user.and_then(|user| self.users.get(&user)) {
            Some(user) => channel.dm_json(user.json(), last),
            None => channel.json(self.bot, last, |id| !self.users.contains_key(&id)),
        }
    }

    /// A user as the control API says it: `owner` and `in_guild` are about the first server.
    pub fn user_line(&self, user: &User) -> Value {
        let rank = self.home().and_then(|home| user.servers.get(&home.id));
        json!({
            "id": user.id, "name": user.name, "locale": user.locale, "owner": rank == Some(&Rank::Owner),
            "bot": user.bot, "dms_open": user.dms_open, "in_guild": rank.is_some(), "servers": user.servers,
            "roles": user.roles,
        })
    }
}

/// A channel as the control API says it.
pub fn channel_line(channel: &Channel) -> Value {
    json!({
        "id": channel.id, "kind": channel.kind, "server": channel.server, "name": channel.name, "parent": channel.parent,
        "user": channel.user, "members": channel.members, "archived": channel.archived, "locked": channel.locked,
        "denied": permission::names(channel.denied), "allowed": permission::names(channel.allowed),
        "hidden": channel.hidden, "shown_to": channel.shown_to,
    })
}

/// The bot's own user object.
pub fn bot_json(world: &World) -> Value {
    let mut user = world.users.get(&world.bot).map_or(Value::Null, User::json);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    user["flags"] = json!(0);
    user
}

/// Discord's guild object.
pub fn guild_json(world: &World, guild: &Guild) -> Value {
    let owner = world
        .members(guild.id)
        .find(|u| u.servers.get(&guild.id) == Some(&Rank::Owner))
        .map_or(world.bot, |u| u.id);
    let role = |id, name: &str, bits: u64, position: u8, managed: bool| {
        json!({
            "id": id, "name": name, "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": bits.to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "flags": 0,
            "tags": if managed { json!({ "bot_id": world.bot }) } else { json!({}) },
        })
    };
    let mut roles = vec![
        role(guild.id, "@everyone", permission::MEMBER, 0, false),
        role(guild.role, "Bot", permission::BOT, 1, true),
    ];
    for (given, position) in guild.given().iter().zip(2..) {
        let mut line = role(given.id, &given.name, given.permissions(), position, false);
        line["mentionable"] = json!(given.mentionable);
        roles.push(line);
    }
    json!({
        "id": guild.id, "name": guild.name, "owner_id": owner,
        "icon": null, "splash": null, "discovery_splash": null, "banner": null,
        "description": null, "vanity_url_code": null, "features": [], "emojis": [], "stickers": [],
        "roles": roles,
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
pub fn create_event(world: &World, server: &Guild) -> Value {
    let mut guild = guild_json(world, server);
    let of = |threads: bool| -> Vec<Value> {
        let there = world
            .channels_of(server.id)
            .filter(|c| c.kind.is_thread() == threads && !c.archived);
        there.map(|c| world.channel_json(c)).collect()
    };
    guild["joined_at"] = json!(stamp(server.created_ms));
    guild["large"] = json!(false);
    guild["unavailable"] = json!(false);
    guild["member_count"] = json!(world.members(server.id).count());
    guild["members"] = world
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
pub fn roles<'a>(guild: &'a Guild, user: &'a User) -> &'a [Id] {
    if user.bot {
        std::slice::from_ref(&guild.role)
    } else {
        user.roles(guild.id)
    }
}
