//! A command that a user runs or is typing: values of options, completion, suggestions.

use serde_json::{Value, json};

use super::channel::Kind as ChannelKind;
use super::command_text::{CommandText, parse};
use super::interaction::Kind;
use super::option_value::number_of;
use super::snowflake::Id;
use super::upload::Brought;
use super::user_action::{About, Refused, Started};
use super::world::World;

impl World {
    /// The commands that a user can run in a channel.
    pub fn commands_in(&self, user: Id, channel: Id) -> Result<Vec<Value>, Refused> {
        let (person, place) = self.scene(user, channel)?;
        let direct = place.kind == ChannelKind::Dm;
        let may = |command: &Value| {
            let need = command["default_member_permissions"].as_str().unwrap_or("0");
            let need: u64 = need.parse().unwrap_or(0);
            place
                .server
                .is_none_or(|server| self.user_may(person, server) & need == need)
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
    pub fn read(&self, user: Id, channel: Id, text: &str) -> Result<CommandText, Refused> {
        let commands = self.commands_in(user, channel)?;
        let locale = self.users.get(&user).map_or("en-US", |u| u.locale.as_str());
        parse(text, &commands, locale)
    }

    fn data(&self, typed: &CommandText, values: Vec<Value>) -> Value {
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
}

fn about(typed: &CommandText, data: Value) -> About {
    let command = typed.command["name"].as_str().map(str::to_owned);
    About {
        data,
        command,
        ..About::default()
    }
}
