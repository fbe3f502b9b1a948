//! The messages of a channel, by the bot's token.

use serde_json::Value;

use super::reply::{Answer, Reply};
use super::threads;
use crate::sandbox::call::Call;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::message::Message;
use crate::sandbox::permission::{HISTORY, MANAGE_MESSAGES, SEND, SEND_IN_THREADS};
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// From this age on a message can't be edited freely, in milliseconds.
const OLD: i64 = 3_600_000;
/// How long a nonce is minded, in milliseconds.
const NONCE_LIVES: i64 = 300_000;

/// Below `/channels/{id}/messages`.
pub fn route(world: &mut World, call: &Call, channel: &Channel, rest: &[&str]) -> Answer {
    match (rest, call.method.as_str()) {
        ([], "GET") => list(world, call, channel),
        ([], "POST") => post(world, call, channel),
        ([id], "GET") => {
            let message = find(world, channel, id)?;
            Reply::ok(world.message_json(&message))
        }
        ([id], "PATCH") => {
            let message = find(world, channel, id)?;
            edit(world, call, channel, message)
        }
        ([id], "DELETE") => {
            let message = find(world, channel, id)?;
            let own = message.author == world.bot;
            if !own && world.bot_may(channel) & MANAGE_MESSAGES == 0 {
                return Err(Rejection::missing_permission());
            }
            world.remove_message(channel.id, message.id);
            Reply::nothing()
        }
        ([id, "threads"], _) => {
            let message = find(world, channel, id)?;
            threads::open(world, call, channel, Some(message.id))
        }
        ([] | [_], _) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

/// A message that the bot can reach by the channel: an ephemeral one it can't.
fn find(world: &World, channel: &Channel, id: &str) -> Result<Message, Rejection> {
    Id::parse(id)
        .and_then(|id| world.message(channel.id, id))
        .filter(|m| m.only_for.is_none())
        .cloned()
        .ok_or_else(Rejection::unknown_message)
}

fn list(world: &World, call: &Call, channel: &Channel) -> Answer {
    if channel.kind == Kind::Forum {
        return Err(Rejection::no_text_channel());
    }
    if channel.kind != Kind::Dm && world.bot_may(channel) & HISTORY == 0 {
        return Err(Rejection::missing_permission());
    }
    let bound = |name: &str| call.query_value(name).and_then(Id::parse);
    let most = call
        .query_value("limit")
        .and_then(|n| n.parse().ok())
        .unwrap_or(50);
    let seen = world.messages(channel.id).rev().filter(|m| m.only_for.is_none());
    let fits = |m: &&Message| {
        bound("before").is_none_or(|id| m.id < id) && bound("after").is_none_or(|id| m.id > id)
    };
    Reply::ok(
        seen.filter(fits)
            .take(most)
            .map(|m| world.message_json(m))
            .collect(),
    )
}

fn post(world: &mut World, call: &Call, channel: &Channel) -> Answer {
    let body = call.json()?;
    world.admit(channel, body, &call.files)?;
    if body["enforce_nonce"] == true
        && let Some(known) = already_posted(world, channel, &body["nonce"])
    {
        return Reply::ok(world.message_json(known));
    }
    let message = world.compose(channel.id, body, &call.files)?;
    put(world, message)
}

/// The message that a lately used nonce made.
fn already_posted<'a>(world: &'a World, channel: &Channel, nonce: &Value) -> Option<&'a Message> {
    let now = world.clock.now();
    let young = |m: &&Message| now - m.posted_ms < NONCE_LIVES;
    let mut late = world.messages(channel.id).rev().take_while(young);
    late.find(|m| m.author == world.bot && m.nonce.as_ref() == Some(nonce))
}

fn edit(world: &mut World, call: &Call, channel: &Channel, mut message: Message) -> Answer {
    if message.author != world.bot {
        return Err(Rejection::not_the_author());
    }
    if channel.kind != Kind::Dm {
        let post = if channel.kind.is_thread() {
            SEND_IN_THREADS
        } else {
            SEND
        };
        if world.bot_may(channel) & post == 0 {
            return Err(Rejection::missing_permission());
        }
        if channel.archived {
            return Err(Rejection::archived());
        }
        let body = call.json()?;
        world.admit(channel, body, &call.files)?;
    }
    let now = world.clock.now();
    if now - message.posted_ms > OLD {
        world.rates.old_edit(channel.id, now)?;
    }
    world.fill(&mut message, call.json()?, &call.files)?;
    message.edited_ms = Some(now);
    put(world, message)
}

fn put(world: &mut World, message: Message) -> Answer {
    let json = world.message_json(&message);
    world.put_message(message);
    Reply::ok(json)
}
