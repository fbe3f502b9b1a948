//! What people, channels and servers wish, while somebody else writes of them: nothing of either is lost.

use super::direct::text;
use super::stage::{DIRECT, Stage, at, caller};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Answer, Memory, Store, StoreFault, StoreLayer};

/// A store in which somebody else writes something of a kind of notes as soon as one was read, so often.
struct Meddling {
    inner: Memory,
    turns: Mutex<(&'static str, u64)>,
}

impl Meddling {
    /// The next notes of a kind are written to by somebody else, as often as that.
    fn meddle(&self, kind: &'static str, turns: u64) {
        *self.turns.lock().unwrap() = (kind, turns);
    }

    /// How often it is still written to a note, this time included; nothing where it is not.
    fn turn(&self, key: &str) -> Option<u64> {
        let mut turns = self.turns.lock().unwrap();
        let (kind, left) = *turns;
        if !key.starts_with(kind) || left == 0 {
            return None;
        }
        turns.1 -= 1;
        Some(left)
    }
}

impl StoreLayer for Meddling {
    fn below(&self) -> &dyn Store {
        &self.inner
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        let key = key.to_owned();
        Box::pin(async move {
            let read = self.inner.get(&key).await?;
            if let (Some((field, of)), Some(turn)) = (theirs(&key), self.turn(&key)) {
                let note = read.as_deref().map(serde_json::from_slice);
                let mut note: Value = note.transpose().unwrap().unwrap_or(json!({}));
                note[field] = of(turn);
                let note = note.to_string().into_bytes();
                self.inner.put(&key, Some(note)).await.unwrap();
            }
            Ok(read)
        })
    }
}

/// A field of a note, and what it holds.
type Field = (&'static str, fn(u64) -> Value);

/// What the other one writes in a note: a field of it that counts down.
fn theirs(key: &str) -> Option<Field> {
    let field: Field = match key.split_once('/')?.0 {
        "person" => ("roles", |turn| json!({ "99": [turn] })),
        "channel" => ("game", |turn| json!(format!("{turn}"))),
        "server" => ("language", |turn| json!(format!("{turn}"))),
        _ => return None,
    };
    Some(field)
}

/// Somebody manages the server.
fn manager(person: &Caller) -> Caller {
    Caller {
        permissions: 1 << 5,
        ..person.clone()
    }
}

#[tokio::test]
async fn what_is_chosen_and_what_is_found_out_at_once_both_hold() {
    let store = Arc::new(Meddling {
        inner: Memory::new(),
        turns: Mutex::new(("person/", 0)),
    });
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, catalogue());
    let mut stage = Stage::with(hall, Settings::default());
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    // How often a note is read before it is written differs: wherever the other writes, nothing is lost.
    for turns in 1..=4 {
        let language = ["de", "it", "pt-BR", "de"][turns - 1];
        let turns = u64::try_from(turns).unwrap();
        store.meddle("person/", turns);
        stage
            .sub_command(&ana, "settings", "mine", &[text("language", language)])
            .await;
        let note = read(&store, "person/1").await;
        assert_eq!((&note["language"], &note["roles"]["99"]), (&json!(language), &json!([1])), "{note}");
        store.meddle("channel/", turns);
        let board = [text("board", if turns % 2 == 0 { "picture" } else { "text" })];
        stage
            .sub_command(&manager(&ana), "settings", "channel", &board)
            .await;
        let note = read(&store, "channel/6").await;
        assert_eq!((&note["board"], &note["game"]), (&board_word(&board), &json!("1")), "{note}");
        store.meddle("server/", turns);
        let threads = [("threads", Given::Switch(turns % 2 == 0))];
        stage.sub_command(&manager(&ana), "server", "set", &threads).await;
        let note = read(&store, "server/5").await;
        assert_eq!((&note["threads"], &note["language"]), (&json!(turns % 2 == 0), &json!("1")), "{note}");
    }
    store.meddle("person/", 0);
    // A direct message is opened, and the next person's is refused.
    let closed = |_: &'static str, to: u64| (to == DIRECT + 2).then_some(Trouble::ClosedDirect);
    *stage.port.refuses.lock().unwrap() = Some(Box::new(closed));
    stage.command(&ana, "join", &[text("game", "condottiere")]).await;
    store.meddle("person/2", 3);
    stage.command(&at(&ben, 6), "join", &[]).await;
    stage.rest().await;
    let note = read(&store, "person/2").await;
    assert_eq!((&note["closed"], &note["roles"]["99"]), (&json!(true), &json!([1])), "{note}");
}

fn board_word(given: &[(&'static str, Given)]) -> Value {
    match &given[0].1 {
        Given::Text(word) => json!(word),
        _ => Value::Null,
    }
}

async fn read(store: &Meddling, key: &str) -> Value {
    let note = store.inner.get(key).await.unwrap().unwrap();
    serde_json::from_slice(&note).unwrap()
}
