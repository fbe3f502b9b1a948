//! The games' drawings as emoji: each is uploaded once, and where Discord has none, words do.

use super::bot::{Bot, begin, clear_faults, memory, newest, setup, told, try_pick};
use crate::random::Pick;
use crate::world::World;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex};
use tavolo::discord::{Settings, Setup};
use tavolo::games::{self, Visit};
use tavolo::portray::{Control, Intent, Menu, Portray, Symbol};
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::rules::{Chance, Chosen, Seat, Seating, State, Viewer, random_play};
use tavolo::store::Store;

/// Starts a bot that gives Discord the drawings.
pub async fn start(world: &World, store: &Arc<dyn Store>) -> Bot {
    let setup = Setup {
        emoji: true,
        ..setup(world, Settings::default())
    };
    Bot::set_up(world, store, setup).await
}

/// The emoji that the application has: their names and ids.
async fn listed(world: &World) -> Vec<(String, String)> {
    let (status, answer) = world.api("GET", &place(world, "").await, &Value::Null).await;
    assert_eq!(status, 200, "{answer}");
    let text = |item: &Value, name: &str| item[name].as_str().unwrap().to_owned();
    let items = answer["items"].as_array().unwrap();
    items
        .iter()
        .map(|item| (text(item, "name"), text(item, "id")))
        .collect()
}

async fn place(world: &World, rest: &str) -> String {
    let bot = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    format!("/applications/{bot}/emojis{rest}")
}

/// How many the games draw.
fn drawn() -> usize {
    catalogue().drawings().len()
}

pub async fn all_there(world: &World) {
    world
        .until("the emoji are uploaded", async || listed(world).await.len() == drawn())
        .await;
}

/// How many emoji were uploaded and removed since a request.
async fn changed(world: &World, after: u64) -> (usize, usize) {
    let requests = world.requests(after).await;
    let some = |method: &str| {
        let ours = |request: &&Value| {
            request["method"] == method && request["path"].as_str().unwrap_or_default().contains("/emojis")
        };
        requests.iter().filter(ours).count()
    };
    (some("POST"), some("DELETE"))
}

/// Begins a game of Condottiere and goes on until a hand shows cards; what stands before them.
async fn shown(world: &World) -> Vec<Value> {
    let people = ["Ana", "Bia"];
    begin(world, &people).await;
    let found = Mutex::new(Vec::new());
    world
        .until("a hand shows something before a label", async || {
            for name in people {
                let hands = world.user(name).messages("dm").await;
                let Some(hand) = hands.into_iter().rev().find(|seen| !seen.parts().is_empty()) else {
                    continue;
                };
                let parts = hand.parts();
                let some = parts.iter().map(|part| part["emoji"].clone());
                let emoji: Vec<Value> = some.filter(|emoji| !emoji.is_null()).collect();
                if !emoji.is_empty() {
                    *found.lock().unwrap() = emoji;
                    return true;
                }
                let open = |part: &Value| part["type"] == 3 && part["disabled"] != true;
                if let Some(select) = parts.iter().position(open) {
                    // It may have been changed meanwhile.
                    let _ = try_pick(world, name, "dm", &hand, select, 0).await;
                }
            }
            false
        })
        .await;
    found.into_inner().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_drawing_is_uploaded_once_and_none_at_the_next_start() {
    let (world, store) = (World::start().await, memory());
    let bot = start(&world, &store).await;
    all_there(&world).await;
    assert!(
        listed(&world)
            .await
            .iter()
            .all(|(name, _)| name.starts_with("tv_") && name.len() <= 32)
    );
    bot.end(&world).await;
    let before = world.last_request().await;
    let bot = start(&world, &store).await;
    let ids: BTreeSet<String> = listed(&world).await.into_iter().map(|(_, id)| id).collect();
    for emoji in shown(&world).await {
        assert!(ids.contains(emoji["id"].as_str().unwrap_or_default()), "{emoji}");
    }
    assert_eq!(changed(&world, before).await, (0, 0));
    bot.end(&world).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_drawing_goes_away_and_what_others_made_stays() {
    let (world, store) = (World::start().await, memory());
    for name in ["tv_dominoes_one_00000000", "party_parrot"] {
        let image = json!({"name": name, "image": "data:image/png;base64,iVBORw0KGgo="});
        let (status, answer) = world.api("POST", &place(&world, "").await, &image).await;
        assert_eq!(status, 201, "{answer}");
    }
    let bot = start(&world, &store).await;
    world
        .until("what is not wanted is gone", async || {
            let names = listed(&world).await;
            let named = |wanted: &str| names.iter().any(|(name, _)| name == wanted);
            names.len() == drawn() + 1 && !named("tv_dominoes_one_00000000") && named("party_parrot")
        })
        .await;
    bot.end(&world).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_uploading_fails_words_do() {
    let (world, store) = (World::start().await, memory());
    let fault =
        json!({"kind": "answer", "method": "POST", "contains": "/emojis", "status": 500, "times": 1000});
    world.fault(fault).await;
    let bot = start(&world, &store).await;
    assert!(shown(&world).await.iter().all(|emoji| emoji["id"].is_null()));
    assert!(listed(&world).await.is_empty());
    clear_faults(&world).await;
    bot.end(&world).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_that_somebody_removes_costs_nobody_an_answer() {
    let (world, store) = (World::start().await, memory());
    let bot = start(&world, &store).await;
    all_there(&world).await;
    shown(&world).await;
    for (_, id) in listed(&world).await {
        let gone = world
            .api("DELETE", &place(&world, &format!("/{id}")).await, &Value::Null)
            .await;
        assert_eq!(gone.0, 204);
    }
    for name in ["Ana", "Bia"] {
        told(&world.user(name), "/hand in #tables").await;
        let hand = newest(&world.user(name), "tables").await;
        assert!(hand.parts().iter().all(|part| part["emoji"]["id"].is_null()), "{hand:?}");
    }
    bot.end(&world).await;
    world.stop().await;
}

#[test]
fn drawings_have_names_of_their_own_and_can_be_drawn() {
    let renderer = Renderer::new().unwrap();
    let mut names = BTreeSet::new();
    for art in catalogue().drawings() {
        assert!(names.insert(art.name), "{} twice", art.name);
        assert_eq!(art.size.0, art.size.1, "{} is not square", art.name);
        let png = renderer.emoji(art).unwrap();
        assert!(png.len() < 16 * 1024, "{}: {} bytes", art.name, png.len());
        assert_eq!(png, renderer.emoji(art).unwrap(), "{} is another picture each time", art.name);
        if let Some(folder) = std::env::var_os("EMOJI") {
            std::fs::write(Path::new(&folder).join(format!("{}.png", art.name.replace('/', "-"))), png)
                .unwrap();
        }
    }
    assert_eq!(names.len(), drawn());
}

/// The names of the drawings that controls show in a random game of each kind.
#[derive(Default)]
struct Shown(BTreeSet<&'static str>);

impl Shown {
    /// The drawings of a menu; the menus that it opens.
    fn menu(&mut self, menu: &Menu) -> Vec<String> {
        let mut opened = Vec::new();
        for control in &menu.controls {
            let parts: Vec<(Option<Symbol>, &Intent)> = match control {
                Control::Button { symbol, intent, .. } => vec![(*symbol, intent)],
                Control::Select { entries, .. } => entries
                    .iter()
                    .map(|entry| (entry.symbol, &entry.intent))
                    .collect(),
                Control::Break => Vec::new(),
            };
            for (symbol, intent) in parts {
                self.0.extend(symbol.and_then(|symbol| match symbol {
                    Symbol::Drawn(art, _) => Some(art.name),
                    Symbol::Character(_) => None,
                }));
                if let Intent::Open(path) = intent {
                    opened.push(path.clone());
                }
            }
        }
        opened
    }
}

impl Visit for Shown {
    fn visit<G: Portray>(&mut self) {
        let mut chosen = Chosen::default();
        if G::OPTIONS.iter().any(|option| option.key == "capturing") {
            chosen.set("capturing", "on");
        }
        let seating = Seating {
            seats: *G::SEATS.end(),
        };
        let options = G::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        let mut pick = Pick::new(5);
        let luck = |ply| Chance::numbered(u64::from(ply));
        let watch = |state: &State<G>, _: Option<(Seat, &G::Action)>| {
            for seat in state.turn().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                for path in self.menu(&G::menu(view, "")) {
                    self.menu(&G::menu(view, &path));
                }
            }
        };
        random_play(G::setup(&options, seating), 400, |count| pick.below(count), luck, watch);
    }
}

#[test]
fn each_drawing_that_a_control_shows_is_uploaded() {
    let mut shown = Shown::default();
    games::each(&mut shown);
    let known: BTreeSet<&str> = catalogue().drawings().iter().map(|art| art.name).collect();
    let unknown: Vec<_> = shown.0.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    for name in ["kingsburg/advisor-7", "kingsburg/emoji/gold", "carcassonne/follower-a", "seat/b"] {
        assert!(shown.0.contains(name), "{name} is on no control: {:?}", shown.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_to_choose_from_stands_beside_a_drawing_of_its_own() {
    let (world, store) = (World::start().await, memory());
    let settings = Settings {
        game: None,
        ..Settings::default()
    };
    let setup = Setup {
        emoji: true,
        ..setup(&world, settings)
    };
    let bot = Bot::set_up(&world, &store, setup).await;
    all_there(&world).await;
    let ana = world.user("Ana");
    told(&ana, "/join").await;
    let parts = newest(&ana, "tables").await.parts();
    let shown: BTreeSet<&str> = parts
        .iter()
        .filter_map(|part| part["emoji"]["id"].as_str())
        .collect();
    assert_eq!((parts.len(), shown.len()), (4, 4), "{parts:?}");
    bot.end(&world).await;
    world.stop().await;
}
