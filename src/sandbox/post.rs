//! Puts what the bot sends into messages: content, components, files, mentions.

use serde_json::Value;

use super::attachment::{Attachment, File, content_type, png_pixels, safe_name};
use super::channel::{Channel, Kind};
use super::limits;
use super::limits::message::id_of;
use super::message::{COMPONENTS_V2, EPHEMERAL, LOADING, Message};
use super::object::guild_json;
use super::permission::{ATTACH, EMBED, EVERYONE, SEND, SEND_IN_THREADS, VIEW};
use super::rejection::Rejection;
use super::snowflake::Id;
use super::world::World;

/// The flags that a bot may set on a message.
const OWN_FLAGS: u64 = 1 << 2 | 1 << 12 | COMPONENTS_V2;

impl World {
    /// Makes the message that a body describes; it is not put anywhere yet.
    pub fn compose(&mut self, channel: Id, body: &Value, files: &[File]) -> Result<Message, Rejection> {
        let id = self.id();
        let mut message = Message::new(id, channel, self.bot, self.clock.now());
        self.fill(&mut message, body, files)?;
        message.nonce = Some(body["nonce"].clone()).filter(|nonce| !nonce.is_null());
        message.reply_to = body["message_reference"]["message_id"]
            .as_str()
            .and_then(Id::parse);
        Ok(message)
    }

    /// Changes a message by a body: what the body does not name stays.
    pub fn fill(&mut self, message: &mut Message, body: &Value, files: &[File]) -> Result<(), Rejection> {
        limits::message::check(body, files, message.flags & COMPONENTS_V2 != 0)?;
        let mut form = limits::Form::default();
        let known = |id| self.emoji.contains_key(&id);
        limits::emoji::check_shown(&mut form, "components", &body["components"], &known);
        form.finish()?;
        let flags = body["flags"].as_u64().unwrap_or(0);
        message.flags = (message.flags | flags & OWN_FLAGS) & !LOADING;
        if let Some(content) = body.get("content") {
            content
                .as_str()
                .unwrap_or("")
                .trim()
                .clone_into(&mut message.content);
        }
        if let Some(embeds) = body.get("embeds") {
            message.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        if let Some(components) = body.get("components") {
            message.components = components.as_array().cloned().unwrap_or_default();
        }
        self.attach(message, body, files)?;
        let (mentions, everyone) = self.mentions(message, &body["allowed_mentions"]);
        message.mentions = mentions;
        message.everyone = everyone;
        message.roles = self.called_roles(message, &body["allowed_mentions"]);
        Ok(())
    }

    fn attach(&mut self, message: &mut Message, body: &Value, files: &[File]) -> Result<(), Rejection> {
        let listed = body["attachments"].as_array();
        let entries = listed.map(Vec::as_slice).unwrap_or_default();
        let mut kept = match listed {
            None => message.attachments.clone(),
            Some(_) => Vec::new(),
        };
        for (number, entry) in entries.iter().enumerate() {
            let id = id_of(entry);
            if files.iter().any(|file| Some(file.index) == id) {
                continue;
            }
            let old = message.attachments.iter().find(|a| Some(a.id.0) == id);
            let Some(mut old) = old.cloned() else {
                let mut form = limits::Form::default();
                let place = format!("attachments.{number}.id");
                form.flaw(&place, "ATTACHMENT_NOT_FOUND", "No such attachment");
                return form.finish();
            };
            if let Some(text) = entry["description"].as_str() {
                old.description = Some(text.to_owned());
            }
            kept.push(old);
        }
        if kept.len() + files.len() > 10 {
            let mut form = limits::Form::default();
            let most = "Must be 10 or fewer in length.";
            form.flaw("attachments", "BASE_TYPE_MAX_LENGTH", most);
            return form.finish();
        }
        let listed_out = Message {
            attachments: kept,
            ..message.clone()
        };
        if files.is_empty() && listed_out.is_empty() {
            return Err(Rejection::empty_message());
        }
        let mut kept = listed_out.attachments;
        for file in files {
            let entry = entries.iter().find(|entry| id_of(entry) == Some(file.index));
            kept.push(self.keep_file(file, entry));
        }
        message.attachments = kept;
        Ok(())
    }

    fn keep_file(&mut self, file: &File, entry: Option<&Value>) -> Attachment {
        let id = self.id();
        self.keep_bytes(id, &file.bytes);
        let name = entry.and_then(|e| e["filename"].as_str()).unwrap_or(&file.name);
        let filename = safe_name(name);
        let known = content_type(&filename).map(str::to_owned);
        Attachment {
            id,
            description: entry.and_then(|e| e["description"].as_str()).map(str::to_owned),
            content_type: known.or_else(|| file.content_type.clone()),
            size: file.bytes.len(),
            pixels: png_pixels(&file.bytes),
            filename,
        }
    }

    /// Whom a message notifies, given what the bot allows.
    fn mentions(&self, message: &Message, allowed: &Value) -> (Vec<Id>, bool) {
        let parses = |word: &str| {
            allowed.is_null()
                || allowed["parse"]
                    .as_array()
                    .is_some_and(|l| l.iter().any(|w| w == word))
        };
        let listed: Vec<Id> = allowed["users"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|id| Id::parse(id.as_str()?))
            .collect();
        let mut found = mentioned(&message.content);
        found.retain(|id| self.users.contains_key(id) && (parses("users") || listed.contains(id)));
        let may = self
            .channels
            .get(&message.channel)
            .is_some_and(|c| self.bot_may(c) & EVERYONE != 0);
        let calls = message.content.contains("@everyone") || message.content.contains("@here");
        (found, calls && may && parses("everyone"))
    }

    /// The roles that a message notifies, given what the bot allows: those that everybody may mention,
    /// or all where the bot may.
    fn called_roles(&self, message: &Message, allowed: &Value) -> Vec<Id> {
        let channel = self.channels.get(&message.channel);
        let server = channel.and_then(|channel| self.guilds.get(&channel.server?));
        let Some((channel, server)) = channel.zip(server) else {
            return Vec::new();
        };
        let lists = |word: &str, wanted: &str| {
            let list = allowed[word].as_array();
            list.is_some_and(|list| list.iter().any(|one| one == wanted))
        };
        let may = self.bot_may(channel) & EVERYONE != 0;
        let roles = guild_json(self, server)["roles"].take();
        let called = |role: &Value| {
            let id = role["id"].as_str()?;
            let allowed = lists("parse", "roles") || lists("roles", id);
            let notifies = allowed && (may || role["mentionable"] == true);
            let named = message.content.contains(&format!("<@&{id}>"));
            Id::parse(id).filter(|_| named && notifies)
        };
        roles
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(called)
            .collect()
    }

    /// Whether the bot may post this in a channel; wakes a thread that sleeps.
    pub fn admit(&mut self, channel: &Channel, body: &Value, files: &[File]) -> Result<(), Rejection> {
        if let Some(user) = channel.user.and_then(|id| self.users.get(&id)) {
            return match (self.is_met(user), user.dms_open) {
                (false, _) => Err(Rejection::no_mutual_guild()),
                (_, false) => Err(Rejection::closed_to_messages()),
                _ => Ok(()),
            };
        }
        let may = self.bot_may(channel);
        let post = if channel.kind.is_thread() {
            SEND_IN_THREADS
        } else {
            SEND
        };
        let embeds = body["embeds"].as_array().is_some_and(|list| !list.is_empty());
        if may & VIEW == 0 {
            return Err(Rejection::missing_access());
        }
        if channel.kind == Kind::Forum {
            return Err(Rejection::no_text_channel());
        }
        let lacks = (embeds && may & EMBED == 0) || (!files.is_empty() && may & ATTACH == 0);
        if may & post == 0 || lacks {
            return Err(Rejection::missing_permission());
        }
        if channel.locked {
            return Err(if channel.archived {
                Rejection::archived()
            } else {
                Rejection::locked()
            });
        }
        if channel.archived {
            let mut woken = channel.clone();
            woken.archived = false;
            self.put_channel(woken);
        }
        Ok(())
    }

    /// Makes a message ephemeral for one reader.
    pub fn whisper(message: &mut Message, reader: Id) {
        message.flags |= EPHEMERAL;
        message.only_for = Some(reader);
    }
}

/// The users that a text mentions: `<@1>` and `<@!1>`.
pub fn mentioned(text: &str) -> Vec<Id> {
    let mut found = Vec::new();
    for part in text.split("<@").skip(1) {
        let digits = part.trim_start_matches('!').split('>').next().unwrap_or("");
        if let Some(id) = Id::parse(digits)
            && part.contains('>')
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}
