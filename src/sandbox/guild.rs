//! The server as Discord writes it.

use serde_json::{Value, json};

use super::channel::Kind;
use super::clock::stamp;
use super::permission;
use super::realm::Realm;
use super::snowflake::Id;
use super::user::User;

/// The bot's own user object.
pub fn bot_json(realm: &Realm) -> Value {
    let mut user = realm.users.get(&realm.guild.bot).map_or(Value::Null, super::user::User::json);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    user["flags"] = json!(0);
    user
}

/// Discord's guild object.
pub fn json(realm: &Realm) -> Value {
    let owner = realm.users.values().find(|u| u.owner).map_or(realm.guild.bot, |u| u.id);
    let role = |id, name: &str, bits: u64, position: u8, managed: bool| {
        json!({
            "id": id, "name": name, "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": bits.to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "flags": 0,
            "tags": if managed { json!({ "bot_id": realm.guild.bot }) } else { json!({}) },
        })
    };
    json!({
        "id": realm.guild.id, "name": realm.guild.name, "owner_id": owner,
        "icon": null, "splash": null, "discovery_splash": null, "banner": null,
        "description": null, "vanity_url_code": null, "features": [], "emojis": [], "stickers": [],
        "roles": [
            role(realm.guild.id, "@everyone", permission::MEMBER, 0, false),
            role(realm.guild.role, "Bot", permission::BOT, 1, true),
        ],
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "mfa_level": 0, "nsfw_level": 0, "nsfw": false, "premium_tier": 0,
        "premium_subscription_count": 0, "premium_progress_bar_enabled": false,
        "preferred_locale": realm.guild.locale, "application_id": null,
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
        "public_updates_channel_id": null, "safety_alerts_channel_id": null,
        "max_members": 500_000, "max_video_channel_users": 25, "afk_channel_id": null,
        "afk_timeout": 300, "region": "deprecated", "widget_enabled": false,
    })
}

/// The event that makes the server available to a client.
pub fn create_event(realm: &Realm) -> Value {
    let mut guild = json(realm);
    let of = |threads: bool| -> Vec<Value> {
        realm
            .channels
            .values()
            .filter(|c| c.kind != Kind::Dm && c.kind.is_thread() == threads && !c.archived)
            .map(|c| realm.channel_json(c))
            .collect()
    };
    let people = realm.users.values().filter(|u| u.in_guild);
    guild["joined_at"] = json!(stamp(realm.guild.created_ms));
    guild["large"] = json!(false);
    guild["unavailable"] = json!(false);
    guild["member_count"] = json!(people.clone().count());
    guild["members"] = people.filter(|u| u.bot).map(|u| u.member(None, roles(realm, u))).collect();
    guild["channels"] = json!(of(false));
    guild["threads"] = json!(of(true));
    for empty in ["voice_states", "presences", "stage_instances", "guild_scheduled_events"] {
        guild[empty] = json!([]);
    }
    guild
}

/// The roles that a user has: the bot has the one that it was invited with.
pub fn roles<'a>(realm: &'a Realm, user: &User) -> &'a [Id] {
    if user.bot { std::slice::from_ref(&realm.guild.role) } else { &[] }
}
