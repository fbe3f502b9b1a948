//! Threads: opened from a channel or a message, and who is in them.

use serde_json::{Value, json};

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::clock::stamp;
use crate::sandbox::limits::Form;
use crate::sandbox::message::Message;
use crate::sandbox::permission::{
    ATTACH, CREATE_PRIVATE_THREADS, CREATE_THREADS, EMBED, SEND, SEND_IN_THREADS,
};
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// Opens a thread under a channel, from one of its messages if one is named.
pub fn open(world: &mut World, call: &Call, parent: &Channel, message: Option<Id>) -> Answer {
    if call.method != "POST" {
        return Err(Rejection::wrong_method());
    }
    let body = call.json()?;
    let kind = kind_of(parent, body, message.is_some())?;
    let need = match (parent.kind, kind) {
        (Kind::Forum, _) => SEND,
        (_, Kind::PrivateThread) => CREATE_PRIVATE_THREADS,
        _ => CREATE_THREADS,
    };
    if world.bot_may(parent) & need == 0 {
        return Err(Rejection::missing_permission());
    }
    check_name(body["name"].as_str().unwrap_or(""))?;
    if message.is_some_and(|id| world.channels.contains_key(&id)) {
        return Err(Rejection::has_thread());
    }
    let id = message.unwrap_or_else(|| world.id());
    let name = body["name"].as_str().unwrap_or("");
    let mut thread = Channel::new(id, kind, parent.server, name, world.clock.now());
    thread.parent = Some(parent.id);
    thread.owner = Some(world.bot);
    thread.members.push(world.bot);
    thread.archive_minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    let first = match parent.kind {
        Kind::Forum => Some(first_message(world, call, parent, id)?),
        _ => None,
    };
    world.put_channel(thread.clone());
    let mut json = world.channel_json(&thread);
    if let Some(first) = first {
        json["message"] = world.message_json(&first);
        world.put_message(first);
    }
    Ok(Reply {
        status: 201,
        body: json,
    })
}

/// What is opened: a public thread from a message, a post in a forum; else what the body says, or a
/// private thread.
fn kind_of(parent: &Channel, body: &Value, from_message: bool) -> Result<Kind, Rejection> {
    let kind = match (parent.kind, from_message) {
        (Kind::Forum, true) => None,
        (Kind::Forum, false) | (_, true) => parent.kind.public_thread(),
        (_, false) => parent.kind.thread(body["type"].as_u64().unwrap_or(12)),
    };
    kind.ok_or_else(Rejection::wrong_kind)
}

/// The message that a forum's post begins with; it has the post's id.
fn first_message(world: &mut World, call: &Call, forum: &Channel, id: Id) -> Result<Message, Rejection> {
    let body = &call.json()?["message"];
    let mut form = Form::default();
    if !body.is_object() {
        form.flaw("message", "BASE_TYPE_REQUIRED", "This field is required");
    }
    form.finish()?;
    let may = world.bot_may(forum);
    let embeds = body["embeds"].as_array().is_some_and(|list| !list.is_empty());
    if (embeds && may & EMBED == 0) || (!call.files.is_empty() && may & ATTACH == 0) {
        return Err(Rejection::missing_permission());
    }
    let mut message = world.compose(id, body, &call.files)?;
    message.id = id;
    Ok(message)
}

/// A thread's name has 1 to 100 characters.
pub fn check_name(name: &str) -> Result<(), Rejection> {
    let mut form = Form::default();
    form.text("name", &json!(name), 1, 100);
    form.finish()
}

/// Below `/channels/{id}/thread-members`.
pub fn members(world: &mut World, call: &Call, mut thread: Channel, rest: &[&str]) -> Answer {
    if !thread.kind.is_thread() {
        return Err(Rejection::wrong_kind());
    }
    let line = |thread: &Channel, user: Id| -> Value {
        json!({
            "id": thread.id, "user_id": user, "flags": 0,
            "join_timestamp": stamp(thread.created_ms),
        })
    };
    let user = match rest {
        [] if call.method == "GET" => {
            return Reply::ok(thread.members.iter().map(|user| line(&thread, *user)).collect());
        }
        ["@me"] => world.bot,
        [id] => {
            let member = |id: &Id| {
                thread
                    .server
                    .is_some_and(|server| world.members(server).any(|u| u.id == *id))
            };
            Id::parse(id).filter(member).ok_or_else(Rejection::unknown_user)?
        }
        _ => return Err(Rejection::wrong_method()),
    };
    match call.method.as_str() {
        "GET" if thread.members.contains(&user) => Reply::ok(line(&thread, user)),
        "GET" => Err(Rejection::unknown_member()),
        _ if thread.archived => Err(Rejection::archived()),
        "PUT" => {
            if world.bot_may(&thread) & SEND_IN_THREADS == 0 {
                return Err(Rejection::missing_permission());
            }
            if !thread.members.contains(&user) {
                thread.members.push(user);
                world.put_channel(thread);
            }
            Reply::nothing()
        }
        "DELETE" => {
            thread.members.retain(|id| *id != user);
            world.put_channel(thread);
            Reply::nothing()
        }
        _ => Err(Rejection::wrong_method()),
    }
}
