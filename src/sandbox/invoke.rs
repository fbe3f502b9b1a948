//! A command that a user runs or is typing: values of options, completion, suggestions.

use serde_json::{Value, json};

use super::acts::{About, Refused, Started};
use super::channel::Kind as ChannelKind;
use super::interaction::Kind;
use super::realm::Realm;
use super::snowflake::Id;
use super::typed::{Typed, local, parse};
use super::upload::Brought;
use super::user::User;

impl Realm {
    /// The commands that a user can run in a channel.
    pub fn commands_in(&self, user: Id, channel: Id) -> Result<Vec<Value>, Refused> {
        let (person, place) = self.scene(user, channel)?;
        let direct = place.kind == ChannelKind::Dm;
        let may = |command: &Value| {
            let need = command["default_member_permissions"].as_str().unwrap_or("0");
            let need: u64 = need.parse().unwrap_or(0);
            place
                .server
                .is_none_or(|server| person.permissions(server) & need == need)
        };
        let there = |command: &Value| match command["contexts"].as_array() {
            Some(contexts) => contexts.iter().any(|c| *c == u8::from(direct)),
            None => !direct || command["dm_permission"] != false,
        };
        let own = if direct { &[] } else { self.commands(place.server) };
        let chat = |command: &&Value| command["type"].as_u64().unwrap_or(1) == 1;
        let all = own.iter().chain(self.commands(None)).filter(chat);
        let mut found: Vec<Value> = Vec::new();
        for command in all.filter(|c| may(c) && there(c)) {
            if found.iter().all(|known| known["name"] != command["name"]) {
                found.push(command.clone());
            }
        }
        Ok(found)
    }

    /// A typed command, run, with the files that the user brings along.
    pub fn run(&mut self, user: Id, channel: Id, text: &str, brought: &Brought) -> Result<Started, Refused> {
        let typed = self.read(user, channel, text)?;
        let mut resolved = json!({});
        let mut values = Vec::new();
        for (option, text) in &typed.given {
            if option["type"] == 11 {
                let file = self.given_file(text, brought, user, channel)?;
                let id = file["id"].clone();
                values.push(json!({ "name": option["name"], "type": 11, "value": id }));
                resolved["attachments"][id.as_str().unwrap_or_default()] = file;
                continue;
            }
            values.push(self.value(option, text, (user, channel), &mut resolved)?);
        }
        for option in typed.options() {
            let given = typed.given.iter().any(|(o, _)| o["name"] == option["name"]);
            if option["required"] == true && !given {
                let name = option["name"].as_str().unwrap_or("");
                return Err(Refused::new(format!("this command needs {name}:")));
            }
        }
        let mut data = self.data(&typed, values);
        if resolved.as_object().is_some_and(|r| !r.is_empty()) {
            data["resolved"] = resolved;
        }
        Ok(self.start(Kind::Command, user, channel, about(&typed, data)))
    }

    /// Asks the bot for suggestions for the option that is being typed.
    pub fn complete(&mut self, user: Id, channel: Id, text: &str) -> Result<Started, Refused> {
        let typed = self.read(user, channel, text)?;
        let focused = typed.given.len().saturating_sub(1);
        let last = typed
            .given
            .last()
            .ok_or_else(|| Refused::new("no option is being typed"))?;
        if last.0["autocomplete"] != true {
            return Err(Refused::new("this option has no suggestions"));
        }
        let values = typed.given.iter().enumerate().map(|(number, (option, text))| {
            let mut value = json!({ "name": option["name"], "type": option["type"], "value": text });
            if number == focused {
                value["focused"] = json!(true);
            } else if let Ok(plain) = number_of(option, text) {
                value["value"] = plain;
            }
            value
        });
        let values = values.collect();
        let data = self.data(&typed, values);
        Ok(self.start(Kind::Complete, user, channel, about(&typed, data)))
    }

    /// A typed text taken apart with the commands that a user has in a channel.
    pub fn read(&self, user: Id, channel: Id, text: &str) -> Result<Typed, Refused> {
        let commands = self.commands_in(user, channel)?;
        let locale = self.users.get(&user).map_or("en-US", |u| u.locale.as_str());
        parse(text, &commands, locale)
    }

    fn data(&self, typed: &Typed, values: Vec<Value>) -> Value {
        let nest = |inner: Vec<Value>, step: &Value| {
            vec![json!({ "name": step["name"], "type": step["type"], "options": inner })]
        };
        let options = typed.path.iter().rev().fold(values, nest);
        let mut data = json!({
            "id": typed.command["id"], "name": typed.command["name"], "type": 1,
            "options": options,
        });
        if !typed.command["guild_id"].is_null() {
            data["guild_id"] = typed.command["guild_id"].clone();
        }
        data
    }

    /// An option's value as the event carries it.
    fn value(
        &self,
        option: &Value,
        text: &str,
        (reader, place): (Id, Id),
        resolved: &mut Value,
    ) -> Result<Value, Refused> {
        let server = self.channels.get(&place).and_then(|c| c.server);
        let name = option["name"].as_str().unwrap_or("");
        let bad = |why: &str| Refused::new(format!("{name}: {why}"));
        let choices = option["choices"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let value = if choices.is_empty() {
            match option["type"].as_u64() {
                Some(3) => check_length(option, text).map_err(|why| bad(&why))?,
                Some(4 | 5 | 10) => number_of(option, text).map_err(|why| bad(&why))?,
                Some(6 | 9) => {
                    let user = self.user_called(text).ok_or_else(|| bad("no such user"))?;
                    resolved["users"][user.id.to_string()] = user.json();
                    if let Some(server) = server.filter(|server| user.servers.contains_key(server)) {
                        let mut member = user.member(Some(user.permissions(server)), &[]);
                        if let Some(members) = member.as_object_mut() {
                            members.shift_remove("user");
                        }
                        resolved["members"][user.id.to_string()] = member;
                    }
                    json!(user.id)
                }
                Some(7) => {
                    let channel = self.channel_called(text, reader, server);
                    let channel = channel.ok_or_else(|| bad("no such channel"))?;
                    let id = channel.id;
                    resolved["channels"][id.to_string()] = json!({
                        "id": id, "name": channel.name, "type": channel.kind.code(),
                        "parent_id": channel.parent, "permissions": "0",
                    });
                    json!(id)
                }
                _ => return Err(bad("this kind of option can't be typed here")),
            }
        } else {
            let locale = self.users.get(&reader).map_or("en-US", |u| u.locale.as_str());
            let fits = |choice: &&Value| {
                let names = [local(choice, "name", locale), local(choice, "name", "-")];
                let value = &choice["value"];
                let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                plain == text || names.iter().any(|n| n.to_lowercase() == text.to_lowercase())
            };
            let choice = choices.iter().find(fits);
            choice.ok_or_else(|| bad(&format!("«{text}» is not one of the choices")))?["value"].clone()
        };
        Ok(json!({ "name": name, "type": option["type"], "value": value }))
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

    /// The channel meant by `#tables`, `tables`, `<#1>` or an id, among those a user sees in a
    /// server.
    pub fn channel_called(
        &self,
        text: &str,
        reader: Id,
        server: Option<Id>,
    ) -> Option<&super::channel::Channel> {
        let name = text.trim_matches(['<', '>', '#']);
        let fits = |c: &&super::channel::Channel| {
            let named = c.name == name || Id::parse(name) == Some(c.id);
            named && c.server == server && self.sees(reader, c)
        };
        self.channels.values().find(fits)
    }
}

fn about(typed: &Typed, data: Value) -> About {
    let command = typed.command["name"].as_str().map(str::to_owned);
    About {
        data,
        command,
        ..About::default()
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
fn number_of(option: &Value, text: &str) -> Result<Value, String> {
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
