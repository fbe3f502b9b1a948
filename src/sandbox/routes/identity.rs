//! Who the bot is, who others are, where the gateway is, and the server.

use serde_json::{Value, json};

use super::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::channel::Kind;
use crate::sandbox::guild;
use crate::sandbox::realm::Realm;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::socket::gateway_url;
use crate::sandbox::user::User;

/// `/gateway`, `/users`, `/applications/@me` and `/oauth2`.
pub fn route(realm: &mut Realm, call: &Call, segments: &[&str]) -> Answer {
    match (segments, call.method.as_str()) {
        (["gateway"], "GET") => Reply::ok(json!({ "url": gateway_url(realm) })),
        (["gateway", "bot"], "GET") => Reply::ok(json!({
            "url": gateway_url(realm),
            "shards": 1,
            "session_start_limit": {
                "total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1,
            },
        })),
        (["users", "@me"], "GET") => Reply::ok(guild::bot_json(realm)),
        (["users", "@me", "channels"], "POST") => open_direct(realm, call),
        (["users", "@me", "guilds"], "GET") => {
            let guild = guild::json(realm);
            Reply::ok(json!([{
                "id": guild["id"], "name": guild["name"], "icon": null, "banner": null,
                "owner": false, "permissions": "0", "features": [],
            }]))
        }
        (["users", id], "GET") => {
            let user = Id::parse(id).and_then(|id| realm.users.get(&id));
            Reply::ok(user.ok_or_else(Rejection::unknown_user)?.json())
        }
        (["applications", "@me"] | ["oauth2", "applications", "@me"], "GET") => Reply::ok(application(realm)),
        (
            ["gateway"]
            | ["gateway", "bot"]
            | ["users", _]
            | ["users", "@me", "channels" | "guilds"]
            | ["applications", "@me"]
            | ["oauth2", "applications", "@me"],
            _,
        ) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

fn application(realm: &Realm) -> Value {
    let owner = realm.users.values().find(|u| u.owner).map(User::json);
    let name = realm.users.get(&realm.guild.bot).map(|bot| bot.name.clone());
    json!({
        "id": realm.guild.bot, "name": name, "icon": null, "description": "", "summary": "",
        "type": null, "bot_public": true, "bot_require_code_grant": false,
        "verify_key": "0".repeat(64), "flags": 0, "owner": owner, "team": null,
        "hook": true, "is_monetized": false, "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "approximate_guild_count": 1, "approximate_user_install_count": 0,
        "integration_types_config": { "0": {} },
    })
}

fn open_direct(realm: &mut Realm, call: &Call) -> Answer {
    let given = call.json()?["recipient_id"].as_str().and_then(Id::parse);
    let user = given.filter(|id| realm.users.get(id).is_some_and(|u| !u.bot));
    let user = user.ok_or_else(Rejection::invalid_recipient)?;
    if !realm.has_direct(user) {
        realm.rates.open_direct(realm.clock.now())?;
    }
    let channel = realm.direct(user);
    let channel = realm.channels.get(&channel).ok_or_else(Rejection::unknown_channel)?;
    Reply::ok(realm.channel_json(channel))
}

/// `/guilds/{ours}` and below.
pub fn guild(realm: &mut Realm, call: &Call, rest: &[&str]) -> Answer {
    if call.method != "GET" {
        return Err(Rejection::wrong_method());
    }
    match rest {
        [] => Reply::ok(guild::json(realm)),
        ["channels"] => {
            let channels = realm.channels.values().filter(|c| c.kind == Kind::Text);
            Reply::ok(channels.map(|c| realm.channel_json(c)).collect())
        }
        ["roles"] => Reply::ok(guild::json(realm)["roles"].clone()),
        ["threads", "active"] => {
            let open = |kind: Kind, archived: bool| kind.is_thread() && !archived;
            let threads = realm.channels.values().filter(|c| open(c.kind, c.archived));
            let threads: Vec<Value> = threads.map(|c| realm.channel_json(c)).collect();
            Reply::ok(json!({ "threads": threads, "members": [] }))
        }
        ["members"] => {
            let members = realm.users.values().filter(|u| u.in_guild);
            Reply::ok(members.map(|u| member(realm, u)).collect())
        }
        ["members", id] => {
            let id = if *id == "@me" { Some(realm.guild.bot) } else { Id::parse(id) };
            let user = id.and_then(|id| realm.users.get(&id)).filter(|u| u.in_guild);
            Reply::ok(member(realm, user.ok_or_else(Rejection::unknown_member)?))
        }
        _ => Err(Rejection::not_found()),
    }
}

fn member(realm: &Realm, user: &User) -> Value {
    user.member(None, guild::roles(realm, user))
}
