//! The gateway closes, refuses and forgets, and the table goes on; or the bot ends and says why.

use super::bot::{Bot, awaited, clear_faults, live, memory, pick, quiet, setup, told};
use super::trouble::{PEOPLE, table};
use crate::world::World;
use serde_json::json;
use std::sync::Arc;
use tavolo::discord::{self, SessionFault, Settings};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::words::Words;
use tokio_util::sync::CancellationToken;

/// Somebody acts, and all see that it was done.
async fn somebody_acts(world: &World) {
    let who = awaited(world, &PEOPLE).await;
    let before = told(&world.user(who), "/log").await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    assert_eq!(pick(world, who, "dm", &hand, 0, 0).await.kind, "update");
    quiet(world).await;
    assert_ne!(told(&world.user(who), "/log").await, before, "nothing was done");
}

/// Waits until the bot is there again.
async fn back(world: &World) {
    world
        .until("the bot is back", async || world.state().await["bot"]["online"] == true)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_drop_the_session_is_resumed_and_play_goes_on() {
    let (world, bot) = table().await;
    for (resumed, code) in (1..).zip([4000, 1001, 4000]) {
        world.fault(json!({"kind": "gateway_close", "code": code})).await;
        back(&world).await;
        somebody_acts(&world).await;
        assert_eq!(world.state().await["bot"]["resumed"], resumed, "after a close with {code}");
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_ends_in_any_way_is_resumed() {
    let (world, bot) = table().await;
    let ends = [json!({"kind": "gateway_close"}), json!({"kind": "gateway_reset"})];
    for (resumed, end) in (1..).zip(ends) {
        world.fault(end.clone()).await;
        back(&world).await;
        somebody_acts(&world).await;
        assert_eq!(world.state().await["bot"]["resumed"], resumed, "{end}");
    }
    // What Discord cannot do for a moment is tried again, and the session is there still.
    world.fault(json!({"kind": "refuse_resume", "code": 4000})).await;
    world.fault(json!({"kind": "gateway_reset"})).await;
    back(&world).await;
    somebody_acts(&world).await;
    let seen = &world.state().await["bot"];
    assert_eq!((&seen["resumed"], &seen["identified"]), (&json!(3), &json!(1)));
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_refused_again_and_again_is_given_up() {
    let (world, bot) = table().await;
    world
        .fault(json!({"kind": "refuse_resume", "code": 4000, "times": 3}))
        .await;
    world.fault(json!({"kind": "gateway_reset"})).await;
    back(&world).await;
    somebody_acts(&world).await;
    let seen = &world.state().await["bot"];
    assert_eq!((&seen["resumed"], &seen["identified"]), (&json!(0), &json!(2)));
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_says_nothing_is_left_and_tried_again() {
    let (world, bot) = table().await;
    world.fault(json!({"kind": "mute_gateway", "times": 1})).await;
    world.fault(json!({"kind": "gateway_reset"})).await;
    back(&world).await;
    somebody_acts(&world).await;
    assert_eq!(world.state().await["bot"]["resumed"], 1);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_refused_resume_the_bot_comes_back_and_play_goes_on() {
    let (world, bot) = table().await;
    world.fault(json!({"kind": "refuse_resume"})).await;
    world.fault(json!({"kind": "gateway_close", "code": 4000})).await;
    world
        .until("the resume is refused", async || world.get("/sandbox/faults").await["refuse_resumes"] == 0)
        .await;
    back(&world).await;
    somebody_acts(&world).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_has_gone_silent_is_noticed_and_resumed() {
    let world = World::start().await;
    world.fault(json!({"kind": "heartbeat", "ms": 400})).await;
    let bot = Bot::start(&world, &memory()).await;
    for resumed in 1..=2 {
        world.fault(json!({"kind": "silence_gateway"})).await;
        // What is asked while nothing is heard is answered as soon as the session is taken up
        // again.
        let asked = world.user("Ana").command("/about").await;
        assert_eq!((asked.kind.as_str(), asked.failure), ("message", None));
        let bot = &world.state().await["bot"];
        assert_eq!((&bot["resumed"], &bot["identified"]), (&json!(resumed), &json!(1)));
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_invalid_session_play_goes_on() {
    let (world, bot) = table().await;
    for resumable in [false, true] {
        world
            .fault(json!({"kind": "invalid_session", "resumable": resumable}))
            .await;
        if !resumable {
            back(&world).await;
        }
        somebody_acts(&world).await;
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_sends_the_bot_away_ends_it_with_a_sentence() {
    let cases = [
        (4004, "does not accept the bot token"),
        (4010, "does not take the bot's shard"),
        (4011, "wants more shards"),
        (4012, "4012"),
        (4014, "does not grant the bot its gateway intents"),
    ];
    for (code, sentence) in cases {
        let world = World::start().await;
        world
            .fault(json!({"kind": "refuse_identify", "code": code}))
            .await;
        let hall = Arc::new(Hall::new(memory(), catalogue()));
        let run = discord::run(
            setup(&world, Settings::default()),
            hall,
            Arc::new(Words::load().unwrap()),
            CancellationToken::new(),
        );
        let ended = tokio::time::timeout(std::time::Duration::from_secs(30), run)
            .await
            .expect("the bot goes on");
        let said = ended.unwrap_err().to_string();
        assert!(said.contains(sentence), "{code} at the start: {said}");
        clear_faults(&world).await;
        let bot = Bot::start(&world, &memory()).await;
        world.fault(json!({"kind": "gateway_close", "code": code})).await;
        let said = bot.ended().await.unwrap_err().to_string();
        assert!(said.contains(sentence), "{code} later: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_refused_in_mid_game_ends_the_bot_and_is_not_tried_again() {
    let (world, bot) = table().await;
    let before = world.last_request().await;
    world
        .fault(json!({"kind": "answer", "path": "/channels", "status": 401, "times": 1_000}))
        .await;
    let who = awaited(&world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    let ended = bot.ended().await;
    assert!(matches!(ended, Err(SessionFault::Token)), "{ended:?}");
    let refused = world
        .requests(before)
        .await
        .iter()
        .filter(|request| request["status"] == 401)
        .count();
    assert!((1..=PEOPLE.len() + 1).contains(&refused), "{refused} requests were refused");
}
