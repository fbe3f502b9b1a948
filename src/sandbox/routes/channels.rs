//! A channel: read, changed, deleted; its messages and threads lie below it.

use serde_json::json;

use super::reply::{Answer, Reply};
use super::{messages, threads};
use crate::sandbox::call::Call;
use crate::sandbox::change::Audience;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::permission::{MANAGE_THREADS, VIEW};
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// Below `/channels`.
pub fn route(world: &mut World, call: &Call, id: Id, rest: &[&str]) -> Answer {
    let channel = world
        .channels
        .get(&id)
        .cloned()
        .ok_or_else(Rejection::unknown_channel)?;
    if channel.kind != Kind::Dm && world.bot_may(&channel) & VIEW == 0 {
        return Err(Rejection::missing_access());
    }
    match rest {
        [] => itself(world, call, channel),
        ["messages", rest @ ..] => messages::route(world, call, &channel, rest),
        ["threads"] => threads::open(world, call, &channel, None),
        ["thread-members", rest @ ..] => threads::members(world, call, channel, rest),
        ["typing"] if call.method == "POST" => {
            world.tell(Audience::of(&channel), || json!({ "type": "typing", "channel": channel.id }));
            Reply::nothing()
        }
        ["typing"] => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

fn itself(world: &mut World, call: &Call, mut channel: Channel) -> Answer {
    match call.method.as_str() {
        "GET" => Reply::ok(world.channel_json(&channel)),
        "PATCH" | "DELETE" if !channel.kind.is_thread() => Err(Rejection::missing_permission()),
        "PATCH" => {
            let body = call.json()?;
            let own = channel.owner == Some(world.bot);
            if !own && world.bot_may(&channel) & MANAGE_THREADS == 0 {
                return Err(Rejection::missing_permission());
            }
            if channel.archived && body["archived"] != false {
                return Err(Rejection::archived());
            }
            if channel.locked && world.bot_may(&channel) & MANAGE_THREADS == 0 {
                return Err(Rejection::missing_permission());
            }
            if let Some(name) = body["name"].as_str() {
                threads::check_name(name)?;
                name.clone_into(&mut channel.name);
            }
            channel.archived = body["archived"].as_bool().unwrap_or(channel.archived);
            channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
            let minutes = body["auto_archive_duration"].as_u64();
            channel.archive_minutes = minutes.unwrap_or(channel.archive_minutes);
            let json = world.channel_json(&channel);
            world.put_channel(channel);
            Reply::ok(json)
        }
        "DELETE" => {
            if world.bot_may(&channel) & MANAGE_THREADS == 0 {
                return Err(Rejection::missing_permission());
            }
            let json = world.channel_json(&channel);
            world.remove_channel(channel.id);
            Reply::ok(json)
        }
        _ => Err(Rejection::wrong_method()),
    }
}
