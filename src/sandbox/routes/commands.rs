//! The registered commands: read, replaced as a whole, or one by one.

use serde_json::{Value, json};

use super::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::limits;
use crate::sandbox::realm::Realm;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;

/// Below `/applications/{ours}`.
pub fn route(realm: &mut Realm, call: &Call, rest: &[&str]) -> Answer {
    match rest {
        ["commands", rest @ ..] => scope(realm, call, false, rest),
        ["guilds", guild, "commands", rest @ ..] => {
            if Id::parse(guild) != Some(realm.guild.id) {
                return Err(Rejection::missing_access());
            }
            scope(realm, call, true, rest)
        }
        _ => Err(Rejection::not_found()),
    }
}

fn scope(realm: &mut Realm, call: &Call, guild: bool, rest: &[&str]) -> Answer {
    let scope = usize::from(guild);
    match (rest, call.method.as_str()) {
        ([], "GET") => {
            let mut list = realm.commands[scope].clone();
            if !call.asks("with_localizations") {
                list.iter_mut().for_each(strip_languages);
            }
            Reply::ok(json!(list))
        }
        ([], "PUT") => {
            let list = call.json()?;
            limits::commands::check(list)?;
            let list = list.as_array().cloned().unwrap_or_default();
            let list: Vec<Value> = list.iter().map(|c| complete(realm, guild, c)).collect();
            realm.put_commands(guild, list.clone());
            Reply::ok(json!(list))
        }
        ([], "POST") => {
            let given = call.json()?;
            let mut list = realm.commands[scope].clone();
            list.retain(|c| !same(c, given));
            let known = list.len() < realm.commands[scope].len();
            let mut whole = list.clone();
            whole.push(given.clone());
            limits::commands::check(&json!(whole))?;
            let command = complete(realm, guild, given);
            list.push(command.clone());
            realm.put_commands(guild, list);
            Ok(Reply { status: if known { 200 } else { 201 }, body: command })
        }
        ([id], "GET") => {
            let command = realm.commands[scope].iter().find(|c| c["id"] == **id);
            Reply::ok(command.ok_or_else(Rejection::unknown_command)?.clone())
        }
        ([id], "DELETE") => {
            let mut list = realm.commands[scope].clone();
            list.retain(|c| c["id"] != **id);
            if list.len() == realm.commands[scope].len() {
                return Err(Rejection::unknown_command());
            }
            realm.put_commands(guild, list);
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
fn complete(realm: &mut Realm, guild: bool, given: &Value) -> Value {
    let known = realm.commands[usize::from(guild)].iter().find(|c| same(c, given));
    let known = known.and_then(|c| Id::parse(c["id"].as_str()?));
    let id = known.unwrap_or_else(|| realm.id());
    let version = realm.id();
    let mut command = json!({
        "id": id,
        "application_id": realm.guild.bot,
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
    if guild {
        command["guild_id"] = json!(realm.guild.id);
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
