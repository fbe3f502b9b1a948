//! Interactions, from Discord's JSON to the answer: whatever is read is the same when its JSON is
//! written otherwise, shows no token, and is answered once, within Discord's limits.
//!
//! An input is JSON, or else a few lines that are made into it: a command's name and its options,
//! each a name and a value (`move m5`, `on yes`, `last 3`), or `press` and a custom id, with picked
//! values on the lines below.

use super::tables;
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock, Mutex};
use tavolo::discord::body::{Body, CONTENT, EMBED};
use tavolo::discord::decode;
use tavolo::discord::emoji::{Emoji, EmojiSet};
use tavolo::discord::ids::{AnyChannel, ChannelId, DirectId, EmojiId, MessageId, MessageRef};
use tavolo::discord::incoming::{ChannelKind, Incoming, Ticket};
use tavolo::discord::lane::{Lane, Urgency};
use tavolo::discord::limiter::Slot;
use tavolo::discord::port::{Acknowledgement, Call, Port, Posted, Waiting};
use tavolo::discord::trouble::Trouble;
use tavolo::discord::{Edge, Settings};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::{Memory, Store, Version};
use tavolo::table::{Everyone, Only, Server, UserId};
use tavolo::words::Words;
use tokio::runtime::{Builder, Runtime};

/// The word that an answer needs, and that nothing may show.
const TOKEN: &str = "aW50ZXJhY3Rpb246c2VjcmV0";
/// The most options of a command, and the most entries of a list.
const OPTIONS: usize = 25;
/// Where the tables stand.
const CHANNEL: u64 = 7;

static WORDS: LazyLock<Arc<Words>> =
    LazyLock::new(|| Arc::new(Words::load().unwrap_or_else(|why| panic!("{why}"))));
static RENDERER: LazyLock<Arc<Renderer>> =
    LazyLock::new(|| Arc::new(Renderer::new().unwrap_or_else(|why| panic!("{why}"))));
static RUNTIME: LazyLock<Mutex<Runtime>> = LazyLock::new(|| {
    Mutex::new(
        Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap_or_else(|why| panic!("{why}")),
    )
});

/// A store with a table of a game in the channel, as it was after so many records.
static STORE: LazyLock<Memory> = LazyLock::new(|| {
    let runtime = Builder::new_current_thread()
        .build()
        .unwrap_or_else(|why| panic!("{why}"));
    let store = Memory::new();
    runtime.block_on(async {
        let games = catalogue();
        let game = games.iter().next().unwrap_or_else(|| panic!("no game"));
        let (table, records) = tables::played(game).await;
        for (version, record) in (0..).zip(records.into_iter().take(8)) {
            store
                .append(table, Version(version), record)
                .await
                .unwrap_or_else(|why| panic!("{why}"));
        }
    });
    store
});

/// Reads an input as an interaction, and has it answered.
pub fn check(bytes: &[u8]) {
    let Some((json, incoming)) = read(bytes) else {
        return;
    };
    if let Ok(value) = serde_json::from_str::<Value>(&json) {
        // What is shown of it, since it also holds the moment it came in.
        assert_eq!(
            format!("{:?}", decode::read(&value.to_string())),
            format!("{:?}", Some(&incoming)),
            "{json}"
        );
    }
    let token = incoming.ticket().token.clone();
    let told = json.matches(token.as_str()).count() == 1 && token.len() >= 12;
    assert!(!told || !format!("{incoming:?}").contains(token.as_str()), "a token is shown");
    let answers = answered(incoming);
    assert_eq!(answers.len(), 1, "{json} has {} answers", answers.len());
    for answer in &answers {
        assert!(!told || !written(answer).contains(token.as_str()), "a token is shown");
        fits(answer);
    }
}

/// An input as JSON, and what came in by it.
pub fn read(bytes: &[u8]) -> Option<(String, Incoming)> {
    let text = std::str::from_utf8(bytes).ok()?;
    let json = if text.trim_start().starts_with('{') {
        text.to_owned()
    } else {
        made(text).to_string()
    };
    decode::read(&json).map(|incoming| (json, incoming))
}

/// What the edge answers, over tables that are the same each time.
fn answered(incoming: Incoming) -> Vec<Acknowledgement> {
    let runtime = RUNTIME.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let answers = Arc::new(Mutex::new(Vec::new()));
    let hall = Arc::new(Hall::new(Arc::new(STORE.reopened()), catalogue()));
    let port = Arc::new(Answers(Arc::clone(&answers), Arc::default()));
    let edge = Edge::new(hall, Arc::clone(&WORDS), Arc::clone(&RENDERER), port, Settings::default());
    runtime.block_on(async {
        edge.take(incoming);
        edge.close();
        edge.drained().await;
    });
    assert_eq!(WORDS.missing(), 0, "a text is missing");
    let answers = answers.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    answers.clone()
}

/// What an answer holds.
fn written(answer: &Acknowledgement) -> String {
    match answer {
        Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => body.ephemeral().to_string(),
        Acknowledgement::Suggestions(list) => format!("{list:?}"),
        Acknowledgement::MessageLater | Acknowledgement::UpdateLater => String::new(),
        Acknowledgement::Form(form) => format!("{form:?}"),
    }
}

fn fits(answer: &Acknowledgement) {
    match answer {
        Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => shown(body),
        Acknowledgement::Suggestions(list) => {
            assert!(list.len() <= 25, "{} suggestions", list.len());
            for (name, value) in list {
                assert!((1..=100).contains(&units(name)) && units(value) <= 100, "{name:?}: {value:?}");
            }
        }
        Acknowledgement::MessageLater | Acknowledgement::UpdateLater | Acknowledgement::Form(_) => {}
    }
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

fn shown(body: &Body<Only>) {
    let embed = body.embed.as_deref().unwrap_or_default();
    assert!(units(&body.content) <= CONTENT && units(embed) <= EMBED, "{}", body.ephemeral());
    assert!(body.rows.len() <= 5, "{}", body.ephemeral());
    let text = format!("{}{embed}", body.content);
    assert!(!text.contains("@everyone") && !text.contains("@here") && !text.contains('\u{202e}'), "{text}");
    let json = body.ephemeral();
    let rows = json["components"].as_array().into_iter().flatten();
    for control in rows.flat_map(|row| row["components"].as_array().into_iter().flatten()) {
        let long =
            |member: &str, most: usize| control[member].as_str().is_some_and(|text| units(text) > most);
        assert!(!long("custom_id", 100) && !long("label", 80) && !long("placeholder", 150), "{control}");
        let entries = control["options"].as_array().map_or(0, Vec::len);
        assert!(entries <= 25, "{control}");
    }
}

/// The JSON of an interaction from a few lines.
fn made(text: &str) -> Value {
    let mut lines = text.lines().take(1 + OPTIONS);
    let head = lines.next().unwrap_or_default();
    let user =
        json!({"id": "1", "username": "ana", "discriminator": "0", "avatar": null, "global_name": "Ana"});
    let mut body = json!({
        "id": "900", "application_id": "5", "token": TOKEN, "version": 1, "locale": "en-US", "guild_locale": "de",
        "guild_id": "6", "channel_id": CHANNEL.to_string(), "app_permissions": "8", "entitlements": [],
        "authorizing_integration_owners": {}, "context": 0, "attachment_size_limit": 1000,
        "member": {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false, "flags": 0,
            "permissions": "0", "nick": null, "avatar": null, "premium_since": null, "pending": false},
    });
    if let Some(id) = head.strip_prefix("press ") {
        let values: Vec<&str> = lines.collect();
        let kind = if values.is_empty() { 2 } else { 3 };
        body["type"] = json!(3);
        body["data"] = json!({"custom_id": id, "component_type": kind, "values": values});
        body["message"] = json!({
            "id": "800", "channel_id": CHANNEL.to_string(), "author": user, "content": "", "timestamp": "2026-01-01T00:00:00Z",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": false, "type": 0, "components": [], "flags": 64,
        });
        return body;
    }
    let (name, typing) = head.strip_suffix('?').map_or((head, false), |name| (name, true));
    let (name, sub) = name
        .split_once(' ')
        .map_or((name, None), |(name, sub)| (name, Some(sub)));
    let count = text.lines().take(1 + OPTIONS).count().saturating_sub(2);
    let options: Vec<Value> = lines
        .enumerate()
        .map(|(at, line)| option(line, typing && at == count))
        .collect();
    let options = match sub {
        Some(sub) => json!([{"name": sub, "type": 1, "options": options}]),
        None => json!(options),
    };
    body["type"] = json!(if typing { 4 } else { 2 });
    body["data"] = json!({"id": "3", "name": name, "type": 1, "options": options});
    body
}

fn option(line: &str, focused: bool) -> Value {
    let (name, value) = line.split_once(' ').unwrap_or((line, ""));
    let mut option = match (value, value.parse::<i64>()) {
        ("yes" | "no", _) => json!({"name": name, "type": 5, "value": value == "yes"}),
        (_, Ok(number)) => json!({"name": name, "type": 4, "value": number}),
        _ => json!({"name": name, "type": 3, "value": value}),
    };
    if focused {
        option["type"] = json!(3);
        option["value"] = json!(value);
        option["focused"] = json!(true);
    }
    option
}

/// A port that keeps the answers.
struct Answers(Arc<Mutex<Vec<Acknowledgement>>>, Arc<EmojiSet>);

fn done<T: Send + 'static>(value: T) -> Call<'static, T> {
    Box::pin(std::future::ready(Ok(value)))
}

/// What any message comes to.
const POSTED: Posted = Posted {
    message: MessageId(1),
    as_asked: true,
};

impl Port for Answers {
    fn turn(&self, _: Lane, _: Urgency) -> Waiting<'_> {
        Box::pin(std::future::ready(Slot::free()))
    }
    fn post(&self, _: Slot, _: ChannelId, _: Body<Everyone>) -> Call<'_, Posted> {
        done(POSTED)
    }
    fn edit(&self, _: Slot, _: MessageRef<ChannelId>, _: Body<Everyone>) -> Call<'_, ()> {
        done(())
    }
    fn post_direct(&self, _: Slot, _: DirectId, _: Body<Only>) -> Call<'_, Posted> {
        done(POSTED)
    }
    fn edit_direct(&self, _: Slot, _: MessageRef<DirectId>, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn remove(&self, _: Slot, _: MessageRef<AnyChannel>) -> Call<'_, ()> {
        done(())
    }
    fn strip(&self, _: Slot, _: MessageRef<AnyChannel>) -> Call<'_, ()> {
        done(())
    }
    fn acknowledge(&self, _: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        self.0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .push(how);
        done(())
    }
    fn follow_up(&self, _: Ticket, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn amend(&self, _: Ticket, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn open_direct(&self, _: Slot, _: UserId) -> Call<'_, DirectId> {
        done(DirectId(2))
    }
    fn open_thread(&self, _: Slot, _: ChannelId, _: ChannelKind, _: String) -> Call<'_, ChannelId> {
        done(ChannelId(3))
    }
    fn open_message_thread(&self, _: Slot, _: MessageRef<ChannelId>, _: String) -> Call<'_, ChannelId> {
        done(ChannelId(4))
    }
    fn register(&self, _: Slot, _: Option<Server>, _: Value) -> Call<'_, ()> {
        done(())
    }
    fn emoji(&self) -> &Arc<EmojiSet> {
        &self.1
    }
    fn list_emoji(&self, _: Slot) -> Call<'_, Vec<Emoji>> {
        done(Vec::new())
    }
    fn upload_emoji(&self, _: Slot, _: String, _: Vec<u8>) -> Call<'_, EmojiId> {
        done(EmojiId(1))
    }
    fn remove_emoji(&self, _: Slot, _: EmojiId) -> Call<'_, ()> {
        done(())
    }
    fn may_see(&self, _: ChannelId, _: UserId) -> Call<'_, bool> {
        done(true)
    }
    fn readers_see(&self, _: ChannelId, _: ChannelId) -> Call<'_, bool> {
        done(true)
    }
    fn is_member(&self, _: Server, _: UserId, _: Urgency) -> Call<'_, bool> {
        done(true)
    }
    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>> {
        let file = url.into_bytes();
        Box::pin(std::future::ready(if file.len() <= most {
            Ok(file)
        } else {
            Err(Trouble::Refused { status: 413, code: 0 })
        }))
    }
}
