//! What users do: each act becomes an interaction and goes to the bot.
//!
//! Checks what Discord's client checks before it sends anything; a [`Refused`] is its sentence.

use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::channel::{Channel, Kind as ChannelKind};
use super::faults::Delivery;
use super::interaction::{Ack, Interaction, Kind};
use super::message::{EPHEMERAL, Message};
use super::snowflake::Id;
use super::user::User;
use super::world::World;

/// Why the client did not even send it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl Refused {
    /// A refusal with this sentence.
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

/// An interaction that is under way.
#[derive(Debug)]
pub struct Started {
    pub id: Id,
    /// Gets the first answer.
    pub answer: oneshot::Receiver<Ack>,
    /// Whether the bot can hear of it at all.
    pub reachable: bool,
}

/// What an interaction is about.
#[derive(Debug, Default)]
pub struct About {
    pub data: Value,
    pub command: Option<String>,
    pub source: Option<Message>,
    pub opener: Option<Box<super::message::Origin>>,
}

impl World {
    /// A user and a channel that the user sees.
    pub fn place(&self, user: Id, channel: Id) -> Result<(&User, &Channel), Refused> {
        let person = self.users.get(&user).filter(|u| !u.bot);
        let person = person.ok_or_else(|| Refused::new("no such user"))?;
        let place = self.channels.get(&channel).filter(|c| self.sees(user, c));
        Ok((person, place.ok_or_else(|| Refused::new("no such channel for this user"))?))
    }

    /// A user and a channel where that user can do something with the bot.
    pub fn scene(&self, user: Id, channel: Id) -> Result<(&User, &Channel), Refused> {
        let (person, place) = self.place(user, channel)?;
        if place.kind == ChannelKind::Forum {
            return Err(Refused::new("a forum holds posts only; choose one of them, or write one"));
        }
        if place.server.is_some_and(|server| !self.has_joined(server)) {
            return Err(Refused::new("Unknown Integration"));
        }
        Ok((person, place))
    }

    /// A click on a button.
    pub fn click(&mut self, user: Id, channel: Id, message: Id, custom_id: &str) -> Result<Started, Refused> {
        let (source, part) = self.part(user, channel, message, custom_id)?;
        if part["type"] != 2 {
            return Err(Refused::new("that is not a button"));
        }
        let data = json!({ "custom_id": custom_id, "component_type": 2, "id": 1 });
        let about = About {
            data,
            source: Some(source),
            ..About::default()
        };
        Ok(self.start(Kind::Component, user, channel, about))
    }

    /// A choice in a select.
    pub fn select(
        &mut self,
        user: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: &[String],
    ) -> Result<Started, Refused> {
        let (source, part) = self.part(user, channel, message, custom_id)?;
        let kind = part["type"].as_u64().filter(|kind| matches!(kind, 3 | 5..=8));
        let kind = kind.ok_or_else(|| Refused::new("that is not a select"))?;
        let least = part["min_values"].as_u64().unwrap_or(1);
        let most = part["max_values"].as_u64().unwrap_or(1);
        let count = values.len() as u64;
        if count < least || count > most {
            return Err(Refused::new(format!("choose {least} to {most} of them")));
        }
        let options = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let known = |value: &String| options.iter().any(|o| o["value"] == **value);
        if kind == 3 && !values.iter().all(known) {
            return Err(Refused::new("that is not an option of this select"));
        }
        let data = json!({
            "custom_id": custom_id, "component_type": kind, "id": 1, "values": values,
        });
        let about = About {
            data,
            source: Some(source),
            ..About::default()
        };
        Ok(self.start(Kind::Component, user, channel, about))
    }

    /// The component that a user sees in a message and may use.
    fn part(&self, user: Id, channel: Id, message: Id, custom_id: &str) -> Result<(Message, Value), Refused> {
        self.scene(user, channel)?;
        let source = self.message(channel, message).filter(|m| m.seen_by(user));
        let source = source.ok_or_else(|| Refused::new("no such message for this user"))?;
        let part = source.component(custom_id);
        let part = part.ok_or_else(|| Refused::new("no such component in this message"))?;
        if part["disabled"] == true {
            return Err(Refused::new("it is disabled"));
        }
        Ok((source.clone(), part.clone()))
    }

    /// A modal sent off; `fields` are the texts by custom id.
    pub fn submit(
        &mut self,
        user: Id,
        opener: Id,
        fields: &serde_json::Map<String, Value>,
    ) -> Result<Started, Refused> {
        let opened = self.interactions.get(&opener).filter(|i| i.user == user).cloned();
        let opened = opened.ok_or_else(|| Refused::new("no such modal"))?;
        let modal = opened.ack.as_ref().and_then(|ack| ack.modal.clone());
        let modal = modal.ok_or_else(|| Refused::new("it did not open a modal"))?;
        let rows = modal["components"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        let filled: Result<Vec<Value>, Refused> = rows.iter().map(|row| fill(row, fields)).collect();
        let data = json!({ "custom_id": modal["custom_id"], "components": filled? });
        let source = opened
            .source
            .and_then(|id| self.message(opened.channel, id))
            .cloned();
        let about = About {
            data,
            source,
            opener: Some(Box::new(opened.origin())),
            command: None,
        };
        Ok(self.start(Kind::Modal, user, opened.channel, about))
    }

    /// Makes the interaction and sends it to the bot.
    pub fn start(&mut self, kind: Kind, user: Id, channel: Id, about: About) -> Started {
        let id = self.id();
        let now = self.clock.now();
        let interaction = Interaction {
            id,
            token: format!("sandbox{:x}x{:x}", id.0, id.0.wrapping_mul(0x9E37_79B9_7F4A_7C15)),
            kind,
            user,
            channel,
            command: about.command.clone(),
            source: about.source.as_ref().map(|m| m.id),
            opener: about.opener.clone(),
            created_ms: now,
            ack: None,
            original: None,
        };
        let event = self.event(&interaction, &about);
        let (sender, answer) = oneshot::channel();
        self.waiting.insert(id, sender);
        self.put_interaction(interaction);
        self.deliver(event);
        Started {
            id,
            answer,
            reachable: self.gateway.reachable(self.server_of(channel)),
        }
    }

    fn deliver(&mut self, event: Value) {
        let delivery = self.faults.delivery();
        if delivery == Some(Delivery::Held) {
            self.held.push(event);
            return;
        }
        for _ in 0..delivery.map_or(0, |d| if d == Delivery::Twice { 2 } else { 1 }) {
            self.send_interaction(&event);
        }
        for held in std::mem::take(&mut self.held) {
            self.send_interaction(&held);
        }
    }

    fn send_interaction(&mut self, event: &Value) {
        let server = event["guild_id"].as_str().and_then(Id::parse);
        self.gateway.send(0, server, "INTERACTION_CREATE", event);
    }

    /// The event as the gateway sends it.
    fn event(&self, interaction: &Interaction, about: &About) -> Value {
        let channel = self.channels.get(&interaction.channel);
        let user = self.users.get(&interaction.user);
        let direct = channel.is_some_and(|c| c.kind == ChannelKind::Dm);
        let permissions = match (channel, direct) {
            (Some(channel), false) => self.bot_has(channel),
            _ => super::permission::BOT,
        };
        let guild = channel.and_then(|c| self.guilds.get(&c.server?));
        let mut place = channel.map_or(Value::Null, |c| self.channel_json(c));
        let mut event = json!({
            "id": interaction.id,
            "application_id": self.bot,
            "type": interaction.kind.code(),
            "token": interaction.token,
            "version": 1,
            "data": about.data,
            "channel_id": interaction.channel,
            "app_permissions": permissions.to_string(),
            "locale": user.map(|u| u.locale.clone()),
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "context": u8::from(direct),
        });
        if let Some(guild) = guild {
            let may = user.map_or(0, |u| self.user_may(u, guild.id));
            place["permissions"] = json!(may.to_string());
            event["guild_id"] = json!(guild.id);
            event["guild_locale"] = json!(guild.locale);
            event["guild"] = json!({ "id": guild.id, "locale": guild.locale, "features": [] });
            event["member"] = user.map_or(Value::Null, |u| u.member(Some(may), u.roles(guild.id)));
            event["authorizing_integration_owners"] = json!({ "0": guild.id });
        } else {
            event["user"] = user.map_or(Value::Null, User::json);
            event["authorizing_integration_owners"] = json!({ "0": "0" });
        }
        event["channel"] = place;
        if let Some(message) = &about.source {
            event["message"] = self.message_json(message);
        }
        event
    }

    /// Takes an ephemeral message off its reader's screen.
    pub fn dismiss(&mut self, user: Id, channel: Id, message: Id) -> Result<(), Refused> {
        let seen = self.message(channel, message);
        let own = seen.is_some_and(|m| m.flags & EPHEMERAL != 0 && m.only_for == Some(user));
        if !own {
            return Err(Refused::new("only one's own ephemeral messages can be dismissed"));
        }
        self.remove_message(channel, message);
        Ok(())
    }

    /// A plain message of a user.
    pub fn say(&mut self, user: Id, channel: Id, text: &str) -> Result<Id, Refused> {
        let (_, place) = self.place(user, channel)?;
        let mut woken = place.clone();
        if place.kind == ChannelKind::Forum {
            return Err(Refused::new("a forum holds posts only; choose one of them, or write one"));
        }
        if place.locked {
            return Err(Refused::new("this thread is locked"));
        }
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return Err(Refused::new("a message has 1 to 2000 characters"));
        }
        if woken.archived {
            woken.archived = false;
            self.put_channel(woken);
        }
        let id = self.id();
        let mut message = Message::new(id, channel, user, self.clock.now());
        text.clone_into(&mut message.content);
        message.mentions = super::post::mentioned(text);
        message.mentions.retain(|id| self.users.contains_key(id));
        self.put_message(message);
        Ok(id)
    }
}

/// A modal's row with what the user wrote in it.
fn fill(row: &Value, fields: &serde_json::Map<String, Value>) -> Result<Value, Refused> {
    let label = row["type"] == 18;
    let part = if label {
        &row["component"]
    } else {
        &row["components"][0]
    };
    if part.is_null() {
        return Ok(json!({ "type": row["type"], "id": 1 }));
    }
    let name = part["custom_id"].as_str().unwrap_or("");
    let given = fields.get(name);
    let mut filled = json!({ "type": part["type"], "custom_id": name, "id": 2 });
    if part["type"] == 3 {
        filled["values"] = given.cloned().unwrap_or_else(|| json!([]));
    } else {
        let text = given
            .and_then(Value::as_str)
            .or(part["value"].as_str())
            .unwrap_or("");
        let length = text.chars().count() as u64;
        let least = part["min_length"].as_u64().unwrap_or(0);
        let most = part["max_length"].as_u64().unwrap_or(4000);
        let required = part["required"] != false;
        if (required && length == 0) || (length > 0 && length < least) || length > most {
            let least = least.max(u64::from(required));
            return Err(Refused::new(format!("«{name}» has {least} to {most} characters")));
        }
        filled["value"] = json!(text);
    }
    Ok(if label {
        json!({ "type": 18, "id": 1, "component": filled })
    } else {
        json!({ "type": 1, "id": 1, "components": [filled] })
    })
}
