//! Nothing holds up anything else: a slow or refused direct message delays neither a board nor an
//! answer.

use super::bot::{Bot, awaited, board, in_words, live, memory, pick, quiet, told};
use super::trouble::{PEOPLE, table};
use crate::world::{Seen, World};
use serde_json::{Value, json};

/// Whether a request that has begun is not done yet.
fn hangs(request: &Value, channel: &str) -> bool {
    request["path"].as_str().unwrap().contains(channel) && request["done"] != true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_does_not_wait_for_a_direct_message_that_hangs() {
    let (world, bot) = table().await;
    let before = board(&world, "tables").await.unwrap();
    let who = awaited(&world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    let mut others = Vec::new();
    for name in PEOPLE.iter().filter(|name| **name != who) {
        let dm = world.user(name).dm().await;
        world.fault(json!({"kind": "delay", "path": format!("/channels/{dm}/messages"), "ms": 8_000, "times": 10})).await;
        others.push(dm);
    }
    let count = world.last_request().await;
    pick(&world, who, "dm", &hand, 0, 0).await;
    world
        .user("Ana")
        .sees("tables", "the new board", |seen| {
            !seen.parts().is_empty() && seen.content() != before.content()
        })
        .await;
    let requests = world.requests(count).await;
    let done = |dm: &String| {
        requests
            .iter()
            .any(|request| request["path"].as_str().unwrap().contains(dm.as_str()) && !hangs(request, dm))
    };
    assert!(!others.iter().any(done), "the board came after a direct message");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_waits_for_no_direct_message() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &["Ana"]).await;
    world
        .fault(json!({"kind": "delay", "path": "/users/@me/channels", "ms": 5_000, "times": 2}))
        .await;
    let ana = world.user("Ana");
    let act = ana.command("/join game:condottiere").await;
    assert_eq!((act.kind.as_str(), act.failure), ("message", None));
    ana.sees("tables", "the lobby", |seen| !seen.ephemeral() && seen.content().contains("Ana"))
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_the_token_could_not_send_is_sent_after_the_next_start() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &PEOPLE).await;
    super::bot::begin(&world, &PEOPLE).await;
    let who = awaited(&world, &PEOPLE).await;
    quiet(&world).await;
    world
        .fault(json!({"kind": "answer", "path": "/channels", "status": 401, "times": 1_000}))
        .await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    assert!(bot.ended().await.is_err());
    super::bot::clear_faults(&world).await;
    let bot = Bot::start(&world, &store).await;
    quiet(&world).await;
    // Whoever is awaited now has a live panel, and it works.
    let who = awaited(&world, &PEOPLE).await;
    let before = told(&world.user(who), "/log").await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    assert_eq!(pick(&world, who, "dm", &hand, 0, 0).await.kind, "update");
    quiet(&world).await;
    assert_ne!(told(&world.user(who), "/log").await, before, "the panel was dead");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_discord_that_keeps_its_limits_is_not_met_by_any() {
    let world = World::limited().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    super::bot::begin(&world, &PEOPLE).await;
    for _ in 0..20 {
        let who = awaited(&world, &PEOPLE).await;
        let Some((hand, _)) = live(&world.user(who)).await else {
            continue;
        };
        let _ = super::bot::try_pick(&world, who, "dm", &hand, 0, 0).await;
    }
    let limited = world
        .requests(0)
        .await
        .iter()
        .filter(|request| request["status"] == 429)
        .count();
    assert_eq!(limited, 0, "the bot asked more than Discord takes");
    let shown = |seen: &Seen| !seen.ephemeral() && !seen.parts().is_empty();
    world.user("Ana").sees("tables", "a board", shown).await;
    bot.end(&world).await;
}
