//! Threads: opened from a channel or a message, and who is in them.

use serde_json::{Value, json};

use super::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::channel::{Channel, Kind};
use crate::sandbox::clock::stamp;
use crate::sandbox::limits::Form;
use crate::sandbox::permission::{CREATE_PRIVATE_THREADS, CREATE_THREADS, SEND_IN_THREADS};
use crate::sandbox::realm::Realm;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;

/// Opens a thread under a channel, from one of its messages if one is named.
pub fn open(realm: &mut Realm, call: &Call, parent: &Channel, message: Option<Id>) -> Answer {
    if call.method != "POST" {
        return Err(Rejection::wrong_method());
    }
    if parent.kind != Kind::Text {
        return Err(Rejection::new(400, 50024, "Cannot execute action on this channel type"));
    }
    let body = call.json()?;
    // Without a kind Discord opens a private thread, unless it hangs on a message.
    let kind = match (message, body["type"].as_u64()) {
        (Some(_), _) | (None, Some(11)) => Kind::Thread,
        (None, _) => Kind::PrivateThread,
    };
    let need = if kind == Kind::Thread { CREATE_THREADS } else { CREATE_PRIVATE_THREADS };
    if realm.bot_may(parent) & need == 0 {
        return Err(Rejection::missing_permission());
    }
    check_name(body["name"].as_str().unwrap_or(""))?;
    if message.is_some_and(|id| realm.channels.contains_key(&id)) {
        let text = "A thread has already been created for this message";
        return Err(Rejection::new(400, 160_004, text));
    }
    let id = message.unwrap_or_else(|| realm.id());
    let name = body["name"].as_str().unwrap_or("");
    let mut thread = Channel::new(id, kind, name, realm.clock.now());
    thread.parent = Some(parent.id);
    thread.owner = Some(realm.guild.bot);
    thread.members.push(realm.guild.bot);
    thread.archive_minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    realm.put_channel(thread.clone());
    Ok(Reply { status: 201, body: realm.channel_json(&thread) })
}

/// A thread's name has 1 to 100 characters.
pub fn check_name(name: &str) -> Result<(), Rejection> {
    let mut form = Form::default();
    form.text("name", &json!(name), 1, 100);
    form.finish()
}

/// Below `/channels/{id}/thread-members`.
pub fn members(realm: &mut Realm, call: &Call, mut thread: Channel, rest: &[&str]) -> Answer {
    if !thread.kind.is_thread() {
        return Err(Rejection::new(400, 50024, "Cannot execute action on this channel type"));
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
        ["@me"] => realm.guild.bot,
        [id] => Id::parse(id).filter(|id| realm.users.get(id).is_some_and(|u| u.in_guild)).ok_or_else(Rejection::unknown_user)?,
        _ => return Err(Rejection::wrong_method()),
    };
    match call.method.as_str() {
        "GET" if thread.members.contains(&user) => Reply::ok(line(&thread, user)),
        "GET" => Err(Rejection::unknown_member()),
        _ if thread.archived => Err(Rejection::archived()),
        "PUT" => {
            if realm.bot_may(&thread) & SEND_IN_THREADS == 0 {
                return Err(Rejection::missing_permission());
            }
            if !thread.members.contains(&user) {
                thread.members.push(user);
                realm.put_channel(thread);
            }
            Reply::nothing()
        }
        "DELETE" => {
            thread.members.retain(|id| *id != user);
            realm.put_channel(thread);
            Reply::nothing()
        }
        _ => Err(Rejection::wrong_method()),
    }
}
