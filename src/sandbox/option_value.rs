//! The value of a command's option: what was typed, as the event carries it.

use serde_json::{Value, json};

use super::channel::Channel;
use super::command_text::local;
use super::object::guild_json;
use super::snowflake::Id;
use super::user::User;
use super::user_action::Refused;
use super::world::World;

impl World {
    /// An option's value as the event carries it.
    pub fn value(
        &self,
        option: &Value,
        text: &str,
        (reader, place): (Id, Id),
        resolved: &mut Value,
    ) -> Result<Value, Refused> {
        let name = option["name"].as_str().unwrap_or("");
        let choices = option["choices"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let value = if choices.is_empty() {
            self.free_value(option, text, (reader, place), resolved)
        } else {
            self.choice_value(choices, text, reader)
        };
        let value = value.map_err(|why| Refused::new(format!("{name}: {why}")))?;
        Ok(json!({ "name": name, "type": option["type"], "value": value }))
    }

    /// The value of an option without choices.
    fn free_value(
        &self,
        option: &Value,
        text: &str,
        (reader, place): (Id, Id),
        resolved: &mut Value,
    ) -> Result<Value, String> {
        let server = self.channels.get(&place).and_then(|c| c.server);
        match option["type"].as_u64() {
            Some(3) => check_length(option, text),
            Some(4 | 5 | 10) => number_of(option, text),
            Some(6 | 9) => {
                let user = self.user_called(text).ok_or("no such user")?;
                resolved["users"][user.id.to_string()] = user.json();
                if let Some(server) = server.filter(|server| user.servers.contains_key(server)) {
                    let mut member = user.member(Some(self.user_may(user, server)), user.roles(server));
                    if let Some(members) = member.as_object_mut() {
                        members.shift_remove("user");
                    }
                    resolved["members"][user.id.to_string()] = member;
                }
                Ok(json!(user.id))
            }
            Some(7) => {
                let channel = self.channel_called(text, reader, server);
                let channel = channel.ok_or("no such channel")?;
                let id = channel.id;
                resolved["channels"][id.to_string()] = json!({
                    "id": id, "name": channel.name, "type": channel.kind.code(),
                    "parent_id": channel.parent, "permissions": "0",
                });
                Ok(json!(id))
            }
            Some(8) => {
                let role = self.role_called(text, server).ok_or("no such role")?;
                let id = role["id"].clone();
                resolved["roles"][id.as_str().unwrap_or_default()] = role;
                Ok(id)
            }
            _ => Err("this kind of option can't be typed here".to_owned()),
        }
    }

    /// The value of a choice that is meant by its value or its name.
    fn choice_value(&self, choices: &[Value], text: &str, reader: Id) -> Result<Value, String> {
        let locale = self.users.get(&reader).map_or("en-US", |u| u.locale.as_str());
        let fits = |choice: &&Value| {
            let names = [local(choice, "name", locale), local(choice, "name", "-")];
            let value = &choice["value"];
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            plain == text || names.iter().any(|n| n.to_lowercase() == text.to_lowercase())
        };
        let choice = choices.iter().find(fits);
        Ok(choice.ok_or_else(|| format!("«{text}» is not one of the choices"))?["value"].clone())
    }

    /// The person meant by `@Ana`, `Ana`, `<@1>` or an id.
    pub fn user_called(&self, text: &str) -> Option<&User> {
        let name = text.trim_matches(['<', '>', '@', '!']);
        let by_id = Id::parse(name).and_then(|id| self.users.get(&id));
        by_id.or_else(|| {
            self.users
                .values()
                .find(|u| u.name.to_lowercase() == name.to_lowercase())
        })
    }

    /// The role of a server meant by `@Players`, `Players`, `<@&1>` or an id.
    fn role_called(&self, text: &str, server: Option<Id>) -> Option<Value> {
        let name = text.trim_matches(['<', '>', '@', '&']).to_lowercase();
        let mut guild = guild_json(self, self.guilds.get(&server?)?);
        let roles = guild["roles"].as_array_mut()?.drain(..);
        let named = |role: &Value| {
            let called = role["name"].as_str().unwrap_or_default().to_lowercase();
            called.trim_matches('@') == name || role["id"] == *name
        };
        roles.into_iter().find(named)
    }

    /// The channel meant by `#tables`, `tables`, `<#1>` or an id, among those a user sees in a
    /// server.
    pub fn channel_called(&self, text: &str, reader: Id, server: Option<Id>) -> Option<&Channel> {
        let name = text.trim_matches(['<', '>', '#']);
        let fits = |c: &&Channel| {
            let named = c.name == name || Id::parse(name) == Some(c.id);
            named && c.server == server && self.sees(reader, c)
        };
        self.channels.values().find(fits)
    }
}

fn check_length(option: &Value, text: &str) -> Result<Value, String> {
    let length = text.chars().count() as u64;
    let least = option["min_length"]
        .as_u64()
        .unwrap_or(u64::from(option["required"] == true));
    let most = option["max_length"].as_u64().unwrap_or(6000);
    if (least..=most).contains(&length) {
        Ok(json!(text))
    } else {
        Err(format!("{least} to {most} characters are wanted"))
    }
}

/// A typed whole number, number or truth value.
pub fn number_of(option: &Value, text: &str) -> Result<Value, String> {
    let bounds = |n: f64| {
        let least = option["min_value"].as_f64().is_none_or(|least| n >= least);
        let most = option["max_value"].as_f64().is_none_or(|most| n <= most);
        if least && most {
            Ok(())
        } else {
            Err("out of bounds".to_owned())
        }
    };
    match option["type"].as_u64() {
        Some(4) => {
            let number: i32 = text.parse().map_err(|_| "a whole number is wanted".to_owned())?;
            bounds(f64::from(number))?;
            Ok(json!(number))
        }
        Some(10) => {
            let number: f64 = text.parse().map_err(|_| "a number is wanted".to_owned())?;
            bounds(number)?;
            Ok(json!(number))
        }
        Some(5) => match text.to_lowercase().as_str() {
            "true" | "yes" => Ok(json!(true)),
            "false" | "no" => Ok(json!(false)),
            _ => Err("true or false is wanted".to_owned()),
        },
        _ => Err("not a number".to_owned()),
    }
}
