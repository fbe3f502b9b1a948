//! The registered commands: read, replaced as a whole, or one by one.

use serde_json::{Value, json};

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::limits;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::world::World;

/// Below `/applications/{ours}`.
pub fn route(world: &mut World, call: &Call, rest: &[&str]) -> Answer {
    match rest {
        ["commands", rest @ ..] => scope(world, call, None, rest),
        ["guilds", guild, "commands", rest @ ..] => {
            let joined = Id::parse(guild).filter(|id| world.has_joined(*id));
            scope(world, call, Some(joined.ok_or_else(Rejection::missing_access)?), rest)
        }
        _ => Err(Rejection::not_found()),
    }
}

fn scope(world: &mut World, call: &Call, server: Option<Id>, rest: &[&str]) -> Answer {
    match (rest, call.method.as_str()) {
        ([], "GET") => {
            let mut list = world.commands(server).to_vec();
            if !call.asks("with_localizations") {
                list.iter_mut().for_each(strip_languages);
            }
            Reply::ok(json!(list))
        }
        ([], "PUT") => {
            let list = call.json()?;
            limits::commands::check(list)?;
            let list = list.as_array().cloned().unwrap_or_default();
            let list: Vec<Value> = list.iter().map(|c| complete(world, server, c)).collect();
            world.put_commands(server, list.clone());
            Reply::ok(json!(list))
        }
        ([], "POST") => {
            let given = call.json()?;
            let mut list = world.commands(server).to_vec();
            list.retain(|c| !same(c, given));
            let known = list.len() < world.commands(server).len();
            let mut whole = list.clone();
            whole.push(given.clone());
            limits::commands::check(&json!(whole))?;
            let command = complete(world, server, given);
            list.push(command.clone());
            world.put_commands(server, list);
            Ok(Reply {
                status: if known { 200 } else { 201 },
                body: command,
            })
        }
        ([id], "GET") => {
            let command = world.commands(server).iter().find(|c| c["id"] == **id);
            Reply::ok(command.ok_or_else(Rejection::unknown_command)?.clone())
        }
        ([id], "DELETE") => {
            let mut list = world.commands(server).to_vec();
            list.retain(|c| c["id"] != **id);
            if list.len() == world.commands(server).len() {
                return Err(Rejection::unknown_command());
            }
            world.put_commands(server, list);
            Reply::nothing()
        }
        ([] | [_], _) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

fn same(one: &Value, other: &Value) -> bool {
    let kind = |c: &Value| c["type"].as_u64().unwrap_or(1);
    one["name"] == other["name"] && kind(one) == kind(other)
}

/// A command as Discord gives it back: with ids and every member that was left out.
fn complete(world: &mut World, server: Option<Id>, given: &Value) -> Value {
    let known = world.commands(server).iter().find(|c| same(c, given));
    let known = known.and_then(|c| Id::parse(c["id"].as_str()?));
    let id = known.unwrap_or_else(|| world.id());
    let version = world.id();
    let mut command = json!({
        "id": id,
        "application_id": world.bot,
        "version": version,
        "type": 1,
        "name": "",
        "name_localizations": null,
        "description": "",
        "description_localizations": null,
        "options": [],
        "default_member_permissions": null,
        "dm_permission": true,
        "contexts": null,
        "integration_types": [0],
        "nsfw": false,
    });
    if let Some(server) = server {
        command["guild_id"] = json!(server);
    }
    for (member, value) in given.as_object().into_iter().flatten() {
        if !value.is_null() && !matches!(member.as_str(), "id" | "version" | "application_id") {
            command[member] = value.clone();
        }
    }
    if let Some(bits) = command["default_member_permissions"].as_u64() {
        command["default_member_permissions"] = json!(bits.to_string());
    }
    command
}

fn strip_languages(part: &mut Value) {
    if let Some(members) = part.as_object_mut() {
        members.shift_remove("name_localizations");
        members.shift_remove("description_localizations");
    }
    for list in ["options", "choices"] {
        if let Some(parts) = part[list].as_array_mut() {
            parts.iter_mut().for_each(strip_languages);
        }
    }
}
