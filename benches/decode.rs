//! A press from the gateway's text to what the edge takes in: by serenity's types, and by our own reader.
//!
//! Run it with `cargo bench --bench decode`. Both read the same presses in turns, and the middle of many rounds is told:
//! `interaction` is the interaction alone, `event` the whole event that stands around it, as serenity reads it from the
//! gateway's text. `PAIRS` sets how many rounds there are.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

use serde_json::{Value, json};
use serenity::model::Permissions;
use serenity::model::event::GatewayEvent;
use std::hint::black_box;
use std::time::{Duration, Instant};
use tavolo::discord::{decode, typed_interaction};

/// So many presses a round.
const PRESSES: u32 = 200;

fn user(id: &str, name: &str) -> Value {
    json!({"id": id, "username": name, "discriminator": "0", "global_name": name, "avatar": null, "public_flags": 0})
}

fn id(number: u64) -> String {
    (1_573_910_576_201_990_150 + number).to_string()
}

fn member() -> Value {
    json!({
        "user": user(&id(5), "ana"), "nick": "Ana", "roles": [id(6), id(7), id(8)], "permissions": Permissions::all().bits().to_string(),
        "deaf": false, "mute": false, "joined_at": "2026-01-01T00:00:00Z", "flags": 0, "pending": false,
        "avatar": null, "banner": null, "premium_since": null, "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
    })
}

/// A board with a picture and fifteen buttons.
fn message() -> Value {
    let button = |number: usize| json!({"type": 2, "id": number + 2, "style": 2, "label": format!("{number} wood"), "custom_id": format!("t.{number}")});
    let row = |row: usize| json!({"type": 1, "id": row, "components": (0..5).map(|at| button(row * 5 + at)).collect::<Vec<_>>()});
    json!({
        "id": id(9), "channel_id": id(3), "author": user(&id(2), "Tavolo"), "content": "Ana's turn. ".repeat(30),
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [user(&id(5), "ana")], "mention_roles": [], "embeds": [], "pinned": false, "type": 0, "flags": 0,
        "attachments": [{"id": id(10), "filename": "board.png", "size": 90_112, "width": 1_000, "height": 1_000,
            "url": "https://127.0.0.1/attachments/1/2/board.png", "content_type": "image/png",
            "proxy_url": "https://127.0.0.1/attachments/1/2/board.png", "description": "The board. ".repeat(40)}],
        "components": (0..3).map(row).collect::<Vec<_>>(),
    })
}

/// A press of a button below a board with a picture, in a server, with the fields of Discord's description.
fn press() -> Value {
    json!({
        "id": id(1), "application_id": id(2), "token": "x".repeat(210), "version": 1, "type": 3, "channel_id": id(3),
        "guild_id": id(4), "guild_locale": "de", "locale": "pt-BR", "app_permissions": Permissions::all().bits().to_string(),
        "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": 10_485_760, "context": 0,
        "authorizing_integration_owners": {"0": id(4)},
        "guild": {"id": id(4), "locale": "de", "features": ["COMMUNITY", "NEWS"]},
        "channel": {"id": id(3), "type": 0, "name": "table-1", "guild_id": id(4), "flags": 0, "position": 2,
            "permissions": Permissions::all().bits().to_string(), "last_message_id": id(9), "nsfw": false, "rate_limit_per_user": 0},
        "member": member(),
        "data": {"component_type": 2, "custom_id": "t.3", "id": 5},
        "message": message(),
    })
}

/// How long a press takes.
fn each<T>(read: impl Fn() -> T) -> Duration {
    let began = Instant::now();
    for _ in 0..PRESSES {
        black_box(read());
    }
    began.elapsed() / PRESSES
}

fn middle(mut times: Vec<Duration>) -> (Duration, Duration, Duration) {
    times.sort_unstable();
    (times[times.len() / 2], times[0], times[times.len() - 1])
}

fn main() {
    let pairs = std::env::var("PAIRS").ok().and_then(|pairs| pairs.parse().ok());
    let interaction = press().to_string();
    let event = json!({"op": 0, "s": 7, "t": "INTERACTION_CREATE", "d": press()}).to_string();
    let (typed, own) = (typed_interaction::read(&interaction), decode::read(&interaction));
    assert_eq!(format!("{:?}", typed.unwrap()), format!("{:?}", own.unwrap()));
    let mut times = [const { Vec::new() }; 3];
    for _ in 0..pairs.unwrap_or(101) {
        times[0].push(each(|| decode::read(black_box(&interaction))));
        times[1].push(each(|| typed_interaction::read(black_box(&interaction))));
        times[2].push(each(|| serde_json::from_str::<GatewayEvent>(black_box(&event)).unwrap()));
    }
    println!("a press of {} bytes; µs: middle (lowest to highest)", event.len());
    let names = ["interaction, our reader", "interaction, serenity", "event, serenity"];
    for (name, times) in names.into_iter().zip(times) {
        let (middle, lowest, highest) = middle(times);
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        println!("{name:<26} {:>7.1} ({:.1} to {:.1})", micros(middle), micros(lowest), micros(highest));
    }
}
