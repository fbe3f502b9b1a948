//! The messages of a channel, by the bot's token.

use serde_json::Value;

use super::{Answer, Reply, threads};
use crate::sandbox::call::Call;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::message::Message;
use crate::sandbox::permission::{HISTORY, MANAGE_MESSAGES, SEND, SEND_IN_THREADS};
use crate::sandbox::realm::Realm;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;

/// From this age on a message can't be edited freely, in milliseconds.
const OLD: i64 = 3_600_000;
/// How long a nonce is minded, in milliseconds.
const NONCE_LIVES: i64 = 300_000;

/// Below `/channels/{id}/messages`.
pub fn route(realm: &mut Realm, call: &Call, channel: &Channel, rest: &[&str]) -> Answer {
    match (rest, call.method.as_str()) {
        ([], "GET") => list(realm, call, channel),
        ([], "POST") => post(realm, call, channel),
        ([id], "GET") => {
            let message = find(realm, channel, id)?;
            Reply::ok(realm.message_json(&message))
        }
        ([id], "PATCH") => {
            let message = find(realm, channel, id)?;
            edit(realm, call, channel, message)
        }
        ([id], "DELETE") => {
            let message = find(realm, channel, id)?;
            let own = message.author == realm.bot;
            if !own && realm.bot_may(channel) & MANAGE_MESSAGES == 0 {
                return Err(Rejection::missing_permission());
            }
            realm.remove_message(channel.id, message.id);
            Reply::nothing()
        }
        ([id, "threads"], _) => {
            let message = find(realm, channel, id)?;
            threads::open(realm, call, channel, Some(message.id))
        }
        ([] | [_], _) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

/// A message that the bot can reach by the channel: an ephemeral one it can't.
fn find(realm: &Realm, channel: &Channel, id: &str) -> Result<Message, Rejection> {
    Id::parse(id)
        .and_then(|id| realm.message(channel.id, id))
        .filter(|m| m.only_for.is_none())
        .cloned()
        .ok_or_else(Rejection::unknown_message)
}

fn list(realm: &Realm, call: &Call, channel: &Channel) -> Answer {
    if channel.kind == Kind::Forum {
        return Err(Rejection::no_text_channel());
    }
    if channel.kind != Kind::Dm && realm.bot_may(channel) & HISTORY == 0 {
        return Err(Rejection::missing_permission());
    }
    let bound = |name: &str| call.query_value(name).and_then(Id::parse);
    let most = call
        .query_value("limit")
        .and_then(|n| n.parse().ok())
        .unwrap_or(50);
    let seen = realm.messages(channel.id).rev().filter(|m| m.only_for.is_none());
    let fits = |m: &&Message| {
        bound("before").is_none_or(|id| m.id < id) && bound("after").is_none_or(|id| m.id > id)
    };
    Reply::ok(
        seen.filter(fits)
            .take(most)
            .map(|m| realm.message_json(m))
            .collect(),
    )
}

fn post(realm: &mut Realm, call: &Call, channel: &Channel) -> Answer {
    let body = call.json()?;
    realm.admit(channel, body, &call.files)?;
    if body["enforce_nonce"] == true
        && let Some(known) = already_posted(realm, channel, &body["nonce"])
    {
        return Reply::ok(realm.message_json(known));
    }
    let message = realm.compose(channel.id, body, &call.files)?;
    put(realm, message)
}

/// The message that a lately used nonce made.
fn already_posted<'a>(realm: &'a Realm, channel: &Channel, nonce: &Value) -> Option<&'a Message> {
    let now = realm.clock.now();
    let young = |m: &&Message| now - m.posted_ms < NONCE_LIVES;
    let mut late = realm.messages(channel.id).rev().take_while(young);
    late.find(|m| m.author == realm.bot && m.nonce.as_ref() == Some(nonce))
}

fn edit(realm: &mut Realm, call: &Call, channel: &Channel, mut message: Message) -> Answer {
    if message.author != realm.bot {
        return Err(Rejection::not_the_author());
    }
    if channel.kind != Kind::Dm {
        let post = if channel.kind.is_thread() {
            SEND_IN_THREADS
        } else {
            SEND
        };
        if realm.bot_may(channel) & post == 0 {
            return Err(Rejection::missing_permission());
        }
        if channel.archived {
            return Err(Rejection::archived());
        }
        let body = call.json()?;
        realm.admit(channel, body, &call.files)?;
    }
    let now = realm.clock.now();
    if now - message.posted_ms > OLD {
        realm.rates.old_edit(channel.id, now)?;
    }
    realm.fill(&mut message, call.json()?, &call.files)?;
    message.edited_ms = Some(now);
    put(realm, message)
}

fn put(realm: &mut Realm, message: Message) -> Answer {
    let json = realm.message_json(&message);
    realm.put_message(message);
    Reply::ok(json)
}
