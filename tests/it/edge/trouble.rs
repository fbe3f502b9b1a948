//! What Discord refuses, loses or forgets, and how the table stays playable.

use super::bot::{
    Bot, awaited, begin, board, in_words, live, memory, newest, pick, quiet, setup, start, told,
};
use crate::world::{Act, Seen, World};
use serde_json::json;
use std::sync::Arc;
use tavolo::config::Hidden;
use tavolo::discord::{self, Settings, Setup};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::words::Words;
use tokio_util::sync::CancellationToken;

/// Who sits at these tables.
pub const PEOPLE: [&str; 3] = ["Ana", "Bia", "Carl"];

/// A table at which the game has begun, in words and in English.
pub async fn table() -> (World, Bot) {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    for name in PEOPLE {
        world.user(name).command("/settings mine language:en-US").await;
    }
    begin(&world, &PEOPLE).await;
    awaited(&world, &PEOPLE).await;
    quiet(&world).await;
    (world, bot)
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_fall_back_to_a_private_panel() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    let ana = world.user("Ana");
    world
        .fault(json!({"kind": "close_dms", "user": ana.id().await}))
        .await;
    ana.command("/join game:condottiere").await;
    let corrected = |seen: &Seen| {
        seen.text().contains("I cannot send you direct messages") && seen.text().contains("/hand")
    };
    ana.sees("tables", "that her hand comes in another way", |seen| seen.ephemeral() && corrected(seen))
        .await;
    world.user("Bia").command("/join").await;
    start(&ana, "/start").await;
    quiet(&world).await;
    let dm = ana.dm().await;
    let tries = |requests: Vec<serde_json::Value>| {
        requests
            .iter()
            .filter(|r| r["path"].as_str().unwrap().contains(&dm))
            .count()
    };
    assert_eq!(tries(world.requests(0).await), 1, "a closed direct message is not tried again");
    ana.click("My panel in #tables").await;
    assert!(
        newest(&ana, "tables").await.text().contains("Your hand"),
        "{}",
        newest(&ana, "tables").await.text()
    );
    // She opens them and writes a command there: from then on her hand comes.
    world
        .fault(json!({"kind": "open_dms", "user": ana.id().await}))
        .await;
    assert!(told(&ana, "/hand in dm").await.contains("Your hand"));
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_named() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let cases = [("send", "Send Messages"), ("attach", "Attach Files"), ("view", "View Channel")];
    for (bit, name) in cases {
        let channel = world.channel("tables").await;
        world
            .fault(json!({"kind": "permissions", "channel": channel, "deny": [bit]}))
            .await;
        let said = told(&world.user("Ana"), "/join game:condottiere").await;
        assert!(said.contains("I lack the permission") && said.contains(name), "{bit}: {said}");
    }
    let channel = world.channel("tables").await;
    world
        .fault(json!({"kind": "permissions", "channel": channel, "deny": []}))
        .await;
    assert!(
        told(&world.user("Ana"), "/join game:condottiere")
            .await
            .contains("You have a seat")
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_lost_in_mid_game_does_not_stop_the_hands() {
    let (world, bot) = table().await;
    let channel = world.channel("tables").await;
    world
        .fault(json!({"kind": "permissions", "channel": channel, "deny": ["send"]}))
        .await;
    let before = world.last_request().await;
    let who = awaited(&world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    assert_eq!(pick(&world, who, "dm", &hand, 0, 0).await.kind, "update");
    quiet(&world).await;
    let refused = world
        .requests(before)
        .await
        .iter()
        .filter(|request| request["status"] == 403)
        .count();
    assert!(refused <= 2, "{refused} requests were refused");
    world
        .fault(json!({"kind": "permissions", "channel": channel, "deny": []}))
        .await;
    let who = awaited(&world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    assert_eq!(pick(&world, who, "dm", &hand, 0, 0).await.kind, "update");
    quiet(&world).await;
    assert!(board(&world, "tables").await.is_some());
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_posted_anew_with_the_next_change() {
    let (world, bot) = table().await;
    let board_before = board(&world, "tables").await.unwrap();
    let channel = world.channel("tables").await;
    world
        .fault(json!({"kind": "delete_message", "channel": channel, "message": board_before.id()}))
        .await;
    let who = awaited(&world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    world
        .user("Ana")
        .sees("tables", "a new board", |seen| {
            seen.buttons().contains(&"My panel".to_owned()) && seen.id() != board_before.id()
        })
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_fails_at_is_tried_again() {
    for (status, more) in [(429, json!({"retry_after": 0.3})), (500, json!({})), (503, json!({}))] {
        let (world, bot) = table().await;
        let before = board(&world, "tables").await.unwrap();
        let channel = world.channel("tables").await;
        let mut fault = json!({"kind": "answer", "path": format!("/channels/{channel}/messages"), "status": status, "times": 2});
        fault
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        world.fault(fault).await;
        let who = awaited(&world, &PEOPLE).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        pick(&world, who, "dm", &hand, 0, 0).await;
        world
            .user("Ana")
            .sees("tables", "the new board", |seen| {
                !seen.parts().is_empty() && seen.content() != before.content()
            })
            .await;
        bot.end(&world).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_to_a_new_board_does_not_double_it() {
    let (world, bot) = table().await;
    let channel = world.channel("tables").await;
    let who = awaited(&world, &PEOPLE).await;
    let boards = async || world.user("Ana").messages("tables").await.len();
    world
        .fault(json!({"kind": "lose", "method": "POST", "path": format!("/channels/{channel}/messages")}))
        .await;
    let before = boards().await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    quiet(&world).await;
    assert!(boards().await <= before + 1, "the board stands there twice");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_answer_was_lost_shows_what_happened_meanwhile() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let channel = world.channel("tables").await;
    world
        .fault(json!({"kind": "lose", "method": "POST", "path": format!("/channels/{channel}/messages")}))
        .await;
    for name in ["Ana", "Bia"] {
        world.user(name).command("/join game:condottiere").await;
    }
    let both =
        |seen: &Seen| !seen.ephemeral() && ["Ana", "Bia"].iter().all(|name| seen.content().contains(name));
    world.user("Carl").sees("tables", "a card with both", both).await;
    let carl = world.user("Carl").messages("tables").await;
    let cards = carl.iter().filter(|seen| !seen.parts().is_empty()).count();
    assert_eq!((cards, carl.len() - cards), (1, 1), "the card or the promise stands there twice");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_interaction_twice_is_one_action() {
    let (world, bot) = table().await;
    let who = awaited(&world, &PEOPLE).await;
    let person = world.user(who);
    world.fault(json!({"kind": "duplicate_interactions"})).await;
    let (hand, _) = live(&person).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    quiet(&world).await;
    let log = told(&person, "/log").await;
    assert_eq!(log.matches("places the Condottiere on").count(), 1, "{log}");
    bot.end(&world).await;
}

/// A table in `#other` whose game Ana begins in a thread that takes long to open.
pub async fn slow_start(world: &World) -> Act {
    let other = world.new_channel("other").await;
    let ana = world.user("Ana");
    ana.command("/settings channel threads:true in #other").await;
    ana.command("/join game:condottiere in #other").await;
    world.user("Dora").command("/join in #other").await;
    quiet(world).await;
    world
        .fault(json!({"kind": "delay", "path": format!("/channels/{other}/threads"), "ms": 2_500}))
        .await;
    start(&ana, "/start in #other").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_is_promised_first() {
    let (world, bot) = table().await;
    let ana = world.user("Ana");
    // Opening a thread takes long; the answer waits for it, but not the acknowledgement.
    let act = slow_start(&world).await;
    assert_eq!((act.kind.as_str(), act.failure), ("deferred", None));
    ana.sees("other", "the promised answer", |seen| {
        seen.ephemeral() && seen.text().contains("The game begins")
    })
    .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_grown_old_are_posted_anew() {
    let (world, bot) = table().await;
    world.advance(2 * 60 * 60 * 1_000).await;
    for _ in 0..6 {
        let who = awaited(&world, &PEOPLE).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        let before = told(&world.user(who), "/log").await;
        pick(&world, who, "dm", &hand, 0, 0).await;
        quiet(&world).await;
        assert_ne!(told(&world.user(who), "/log").await, before);
    }
    awaited(&world, &PEOPLE).await;
    assert!(board(&world, "tables").await.is_some());
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_the_bot_with_a_sentence() {
    let world = World::start().await;
    let wrong = Setup {
        token: Hidden::new("wrong".to_owned()),
        ..setup(&world, Settings::default())
    };
    let words = Arc::new(Words::load().unwrap());
    let hall = || Arc::new(Hall::new(memory(), catalogue()));
    let ended = discord::run(wrong.clone(), hall(), Arc::clone(&words), CancellationToken::new()).await;
    assert!(
        ended
            .unwrap_err()
            .to_string()
            .contains("does not accept the bot token")
    );
    let known = Setup {
        application: Some(1),
        ..wrong
    };
    let ended = discord::run(known, hall(), Arc::clone(&words), CancellationToken::new()).await;
    assert!(
        ended
            .unwrap_err()
            .to_string()
            .contains("does not accept the bot token")
    );
    let nowhere = Setup {
        api: Some("http://127.0.0.1:9".to_owned()),
        ..setup(&world, Settings::default())
    };
    let ended = discord::run(nowhere, hall(), words, CancellationToken::new()).await;
    assert!(
        ended
            .unwrap_err()
            .to_string()
            .contains("http://127.0.0.1:9 does not answer")
    );
}
