//! What people do is read by serenity's types, and by our own reader where those do not fit: both make the same of it.

use crate::sandbox::raw::Raw;
use crate::world::World;
use serde_json::{Value, json};
use serenity::model::Permissions;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tavolo::discord::incoming::Incoming;
use tavolo::discord::{decode, typed_interaction};
use tokio::task::JoinHandle;

/// Longer than Discord wants between two who identify.
const APART: Duration = Duration::from_secs(6);

/// Whoever hears on the gateway what the bot hears too.
pub struct Readers {
    heard: Arc<Mutex<Vec<Value>>>,
    listens: JoinHandle<()>,
}

impl Readers {
    /// From now on, after somebody else has identified.
    pub async fn begin(world: &World) -> Readers {
        tokio::time::sleep(APART).await;
        let mut raw = Raw::connect(world).await;
        let heard: Arc<Mutex<Vec<Value>>> = Arc::default();
        let book = Arc::clone(&heard);
        let listens = tokio::spawn(async move {
            while let Some(event) = raw.hears().await {
                if event["t"] == "INTERACTION_CREATE" {
                    book.lock().unwrap().push(event["d"].clone());
                }
            }
        });
        Readers { heard, listens }
    }

    /// Both readers make the same of all interactions, and serenity reads each; of how many kinds they were.
    pub fn agree(self) -> (usize, BTreeSet<String>) {
        self.listens.abort();
        let heard = self.heard.lock().unwrap();
        let mut took = [Duration::ZERO; 2];
        let kinds = heard.iter().map(|interaction| {
            let told = with_known_rights(interaction.clone()).to_string();
            let began = Instant::now();
            let typed = typed_interaction::read(&told);
            let between = Instant::now();
            let own = decode::read(&told);
            took = [took[0] + (between - began), took[1] + between.elapsed()];
            let typed = typed.unwrap_or_else(|| panic!("serenity cannot read {told}"));
            assert_eq!(format!("{typed:?}"), format!("{:?}", own.unwrap()), "{told}");
            interaction["type"].to_string()
        });
        let kinds = kinds.collect();
        let count = heard.len();
        let each = took.map(|took| took / u32::try_from(count.max(1)).unwrap());
        println!(
            "{count} interactions: {:.1?} each by serenity's types, {:.1?} by our own reader",
            each[0], each[1]
        );
        (count, kinds)
    }
}

/// The same without those rights that serenity does not know: it leaves them out, and we ask for none of them.
fn with_known_rights(mut interaction: Value) -> Value {
    if let Some(rights) = interaction.pointer_mut("/member/permissions") {
        let all: u64 = rights.as_str().unwrap().parse().unwrap();
        *rights = (all & Permissions::all().bits()).to_string().into();
    }
    interaction
}

/// A press as Discord writes it.
fn press() -> Value {
    json!({
        "id": "5", "application_id": "9", "token": "word", "version": 1, "type": 3, "channel_id": "6",
        "guild_id": "1", "guild_locale": "de", "locale": "pt-BR", "app_permissions": "2048", "entitlements": [],
        "attachment_size_limit": 10, "authorizing_integration_owners": {}, "context": 0,
        "channel": {"id": "6", "type": 11},
        "member": {
            "user": user("ana"), "nick": "A\u{7}na", "roles": ["3", "4"], "permissions": "40", "deaf": false, "mute": false,
            "joined_at": "2026-01-01T00:00:00Z", "flags": 0, "pending": false,
        },
        "data": {"component_type": 3, "custom_id": "t.x", "values": ["a", "b"]},
        "message": {
            "id": "8", "channel_id": "6", "author": user("bot"), "content": "", "timestamp": "2026-01-01T00:00:00Z",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": false, "type": 0, "flags": 64,
        },
    })
}

fn user(name: &str) -> Value {
    json!({"id": "7", "username": name, "discriminator": "0", "global_name": null, "avatar": null})
}

#[test]
fn who_asks_where_and_by_which_name_is_read_alike() {
    let whole = press();
    let mut direct = press();
    let (member, fields) = (direct["member"].take(), direct.as_object_mut().unwrap());
    for gone in ["member", "guild_id", "guild_locale", "channel"] {
        fields.remove(gone);
    }
    fields.insert("user".into(), member["user"].clone());
    let mut named = direct.clone();
    named["user"]["global_name"] = json!("Ana!");
    for told in [whole, direct, named].map(|told| told.to_string()) {
        let (typed, own) = (typed_interaction::read(&told), decode::read(&told));
        assert!(matches!(typed, Some(Incoming::Click(_))), "{told}");
        assert_eq!(format!("{typed:?}"), format!("{own:?}"), "{told}");
    }
}

/// What serenity cannot read in an interaction loses none of what we need.
#[test]
fn an_odd_value_that_nobody_needs_leaves_it_to_our_own_reader() {
    let own = |told: &Value| format!("{:?}", decode::read(&told.to_string()));
    let whole = own(&press());
    let odd = [
        ("/message/interaction_metadata", json!({"type": "x"})),
        ("/message/embeds", json!("none")),
        ("/entitlements", json!("none")),
        ("/attachment_size_limit", json!(-1)),
        ("/member/joined_at", json!(7)),
        ("/version", json!("one")),
    ];
    for (place, value) in odd {
        let mut told = press();
        let (within, field) = place.rsplit_once('/').unwrap();
        let within = told.pointer_mut(within).unwrap().as_object_mut().unwrap();
        within.insert(field.to_owned(), value);
        assert_eq!(own(&told), whole, "{place}");
        let typed = typed_interaction::read(&told.to_string());
        assert!(typed.is_none_or(|typed| format!("Some({typed:?})") == whole), "{place}");
    }
}
