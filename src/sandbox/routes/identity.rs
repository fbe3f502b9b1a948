//! Who the bot is, who others are, where the gateway is, and the server.

use serde_json::{Value, json};

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::guild::Guild;
use crate::sandbox::object::{bot_json, guild_json, roles};
use crate::sandbox::permission::BOT;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::socket::gateway_url;
use crate::sandbox::starts::STARTS;
use crate::sandbox::user::{Rank, User};
use crate::sandbox::world::World;

/// `/gateway`, `/users`, `/applications/@me` and `/oauth2`.
pub fn route(world: &mut World, call: &Call, segments: &[&str]) -> Answer {
    match (segments, call.method.as_str()) {
        (["gateway"], "GET") => Reply::ok(json!({ "url": gateway_url(world) })),
        (["gateway", "bot"], "GET") => {
            let (remaining, reset_after) = world.gateway.starts.left(world.clock.now());
            let sharding = world.gateway.sharding;
            Reply::ok(json!({
                "url": gateway_url(world),
                "shards": sharding.shards,
                "session_start_limit": {
                    "total": STARTS, "remaining": remaining, "reset_after": reset_after,
                    "max_concurrency": sharding.max_concurrency,
                },
            }))
        }
        (["users", "@me"], "GET") => Reply::ok(bot_json(world)),
        (["users", "@me", "channels"], "POST") => open_direct(world, call),
        (["users", "@me", "guilds"], "GET") => {
            let line = |guild: &Guild| {
                json!({
                    "id": guild.id, "name": guild.name, "icon": null, "banner": null,
                    "owner": false, "permissions": BOT.to_string(), "features": [],
                })
            };
            Reply::ok(world.joined().map(line).collect())
        }
        (["users", id], "GET") => {
            let user = Id::parse(id).and_then(|id| world.users.get(&id));
            Reply::ok(user.ok_or_else(Rejection::unknown_user)?.json())
        }
        (["applications", "@me"] | ["oauth2", "applications", "@me"], "GET") => Reply::ok(application(world)),
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

fn application(world: &World) -> Value {
    let home = world.home().map(|guild| guild.id);
    let owner = world
        .users
        .values()
        .find(|u| home.and_then(|home| u.servers.get(&home)) == Some(&Rank::Owner))
        .map(User::json);
    let name = world.users.get(&world.bot).map(|bot| bot.name.clone());
    json!({
        "id": world.bot, "name": name, "icon": null, "description": "", "summary": "",
        "type": null, "bot_public": true, "bot_require_code_grant": false,
        "verify_key": "0".repeat(64), "flags": 0, "owner": owner, "team": null,
        "hook": true, "is_monetized": false, "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null,
        "approximate_guild_count": world.joined().count(), "approximate_user_install_count": 0,
        "integration_types_config": { "0": {} },
    })
}

fn open_direct(world: &mut World, call: &Call) -> Answer {
    let given = call.json()?["recipient_id"].as_str().and_then(Id::parse);
    let user = given.filter(|id| world.users.get(id).is_some_and(|u| !u.bot));
    let user = user.ok_or_else(Rejection::invalid_recipient)?;
    if !world.has_direct(user) {
        world.rates.open_direct(world.clock.now())?;
    }
    let channel = world.direct(user);
    let channel = world
        .channels
        .get(&channel)
        .ok_or_else(Rejection::unknown_channel)?;
    Reply::ok(world.channel_json(channel))
}

/// `/guilds/{id}` and below.
pub fn guild(world: &mut World, call: &Call, id: &str, rest: &[&str]) -> Answer {
    let guild = Id::parse(id)
        .and_then(|id| world.guilds.get(&id))
        .ok_or_else(Rejection::unknown_guild)?;
    if guild.without_bot {
        return Err(Rejection::missing_access());
    }
    if call.method != "GET" {
        return Err(Rejection::wrong_method());
    }
    match rest {
        [] => Reply::ok(guild_json(world, guild)),
        ["channels"] => {
            let channels = world.channels_of(guild.id).filter(|c| !c.kind.is_thread());
            Reply::ok(channels.map(|c| world.channel_json(c)).collect())
        }
        ["roles"] => Reply::ok(guild_json(world, guild)["roles"].clone()),
        ["threads", "active"] => {
            let threads = world
                .channels_of(guild.id)
                .filter(|c| c.kind.is_thread() && !c.archived);
            let threads: Vec<Value> = threads.map(|c| world.channel_json(c)).collect();
            Reply::ok(json!({ "threads": threads, "members": [] }))
        }
        ["members"] => Reply::ok(world.members(guild.id).map(|u| member(guild, u)).collect()),
        ["members", id] => {
            let id = if *id == "@me" {
                Some(world.bot)
            } else {
                Id::parse(id)
            };
            let user = world.members(guild.id).find(|u| Some(u.id) == id);
            Reply::ok(member(guild, user.ok_or_else(Rejection::unknown_member)?))
        }
        _ => Err(Rejection::not_found()),
    }
}

fn member(guild: &Guild, user: &User) -> Value {
    user.member(None, roles(guild, user))
}
