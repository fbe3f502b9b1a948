//! A message, as it is kept and as Discord writes it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::attachment::Attachment;
use super::clock::stamp;
use super::snowflake::Id;

/// Only its reader sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// "… is thinking": a deferred answer that has not come yet.
pub const LOADING: u64 = 1 << 7;
/// Made of the components of the second kind.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// The interaction that a message answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Origin {
    pub id: Id,
    /// Discord's number for the kind of interaction.
    pub kind: u8,
    pub user: Id,
    /// The command's name, if it was one.
    pub name: Option<String>,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// For a modal that was sent off: the interaction that opened it.
    pub opener: Option<Box<Origin>>,
}

impl Origin {
    /// Discord's interaction metadata, with the user object of whoever acted.
    fn json(&self, user: &Value) -> Value {
        let mut json = json!({
            "id": self.id,
            "type": self.kind,
            "user": user,
            "authorizing_integration_owners": {},
        });
        if self.kind == 3 {
            json["interacted_message_id"] = json!(self.source);
        }
        if let Some(opener) = &self.opener {
            json["triggering_interaction_metadata"] = opener.json(user);
        }
        json
    }
}

/// A message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Whom it notifies.
    pub mentions: Vec<Id>,
    /// The roles that it notifies.
    #[serde(default)]
    pub roles: Vec<Id>,
    pub everyone: bool,
    pub nonce: Option<Value>,
    pub posted_ms: i64,
    pub edited_ms: Option<i64>,
    /// The one reader of an ephemeral message.
    pub only_for: Option<Id>,
    pub origin: Option<Origin>,
    pub reply_to: Option<Id>,
}

impl Message {
    /// An empty message.
    pub fn new(id: Id, channel: Id, author: Id, posted_ms: i64) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            mentions: Vec::new(),
            roles: Vec::new(),
            everyone: false,
            nonce: None,
            posted_ms,
            edited_ms: None,
            only_for: None,
            origin: None,
            reply_to: None,
        }
    }

    /// Whether a user sees it, given that the user sees the channel.
    pub fn seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|reader| reader == user)
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && (self.flags & COMPONENTS_V2 == 0 || self.components.is_empty())
    }

    /// The part of the message with this custom id, wherever it is nested.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.components.iter().find_map(|part| find(part, custom_id))
    }

    /// The embeds, with `attachment://` addresses resolved.
    pub fn embeds_json(&self, base: &str) -> Vec<Value> {
        self.embeds
            .iter()
            .map(|embed| {
                let mut embed = embed.clone();
                embed["type"] = json!("rich");
                for place in ["image", "thumbnail"] {
                    self.resolve(&mut embed[place], base);
                    if embed[place].is_null()
                        && let Some(members) = embed.as_object_mut()
                    {
                        members.shift_remove(place);
                    }
                }
                embed
            })
            .collect()
    }

    fn resolve(&self, media: &mut Value, base: &str) {
        let found = media["url"]
            .as_str()
            .and_then(|url| url.strip_prefix("attachment://"))
            .and_then(|name| self.attachments.iter().find(|a| a.filename == name));
        if let Some(attachment) = found {
            media["url"] = json!(format!("{base}{}", attachment.path(self.channel)));
            if let Some((width, height)) = attachment.pixels {
                media["width"] = json!(width);
                media["height"] = json!(height);
            }
        }
    }

    /// Discord's message object; `people` are the author and those mentioned, as user objects.
    pub fn json(&self, base: &str, people: &People) -> Value {
        let ephemeral = self.flags & EPHEMERAL != 0;
        let files: Vec<Value> = self
            .attachments
            .iter()
            .map(|a| a.json(base, self.channel, ephemeral))
            .collect();
        let mut json = json!({
            "id": self.id,
            "type": self.kind(),
            "channel_id": self.channel,
            "author": people.author,
            "content": self.content,
            "timestamp": stamp(self.posted_ms),
            "edited_timestamp": self.edited_ms.map(stamp),
            "tts": false,
            "mention_everyone": self.everyone,
            "mentions": people.mentioned,
            "mention_roles": self.roles,
            "attachments": files,
            "embeds": self.embeds_json(base),
            "components": self.components,
            "pinned": false,
            "flags": self.flags,
        });
        if let Some(nonce) = &self.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(reply) = self.reply_to {
            json["message_reference"] = json!({ "type": 0, "channel_id": self.channel, "message_id": reply });
        }
        if let (Some(origin), Some(user)) = (&self.origin, &people.origin) {
            json["interaction_metadata"] = origin.json(user);
            if let Some(name) = &origin.name {
                json["interaction"] =
                    json!({ "id": origin.id, "type": origin.kind, "name": name, "user": user });
            }
        }
        if self.origin.is_some() {
            json["application_id"] = people.author["id"].clone();
            json["webhook_id"] = people.author["id"].clone();
        }
        json
    }

    fn kind(&self) -> u8 {
        match &self.origin {
            Some(Origin { kind: 2, .. }) => 20,
            _ if self.reply_to.is_some() => 19,
            _ => 0,
        }
    }
}

/// The user objects that stand in a message object.
#[derive(Debug)]
pub struct People {
    pub author: Value,
    pub mentioned: Vec<Value>,
    pub origin: Option<Value>,
}

fn find<'a>(part: &'a Value, custom_id: &str) -> Option<&'a Value> {
    if part["custom_id"].as_str() == Some(custom_id) {
        return Some(part);
    }
    let inner = part["components"].as_array().into_iter().flatten();
    let lone = [&part["accessory"], &part["component"]]
        .into_iter()
        .filter(|v| v.is_object());
    inner.chain(lone).find_map(|part| find(part, custom_id))
}
