//! A table whose luck a beacon goes into, as people see it: "the luck is being drawn", the message with the
//! round, and what they are asked where it does not come.

use super::bot::{Bot, board, memory, quiet, start, told};
use crate::world::World;
use serde_json::{Value, json};
use std::sync::Arc;
use tavolo::hall::{Deadlines, Rounds};
use tavolo::relay::Relays;
use tokio::task::JoinSet;

/// A bot whose tables have the sandbox's beacon, which is in this trouble; and what goes on beside it.
async fn bot(world: &World, trouble: &Value) -> (Bot, JoinSet<()>) {
    world.post("/sandbox/beacon", trouble).await;
    let bot = Bot::with_beacon(world, &memory()).await;
    let source = Relays::new(vec![format!("{}/beacon", world.base())]).unwrap();
    let mut beside = JoinSet::new();
    beside.spawn(Rounds::new(Arc::clone(&bot.hall), Arc::new(source)).keep());
    beside.spawn(Deadlines::new(Arc::clone(&bot.hall)).keep());
    for name in ["Ana", "Bia"] {
        world.user(name).command("/settings mine language:en-US").await;
    }
    (bot, beside)
}

/// What everyone reads in the channel, the newest last.
async fn channel(world: &World) -> String {
    let all = world.user("Ana").messages("tables").await;
    let all = all.into_iter().filter(|seen| !seen.ephemeral());
    all.map(|seen| seen.text()).collect::<Vec<_>>().join("\n")
}

/// Waits until everyone reads this in the channel.
async fn reads(world: &World, words: &str) {
    world
        .until_in(40, words, async || channel(world).await.contains(words))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_luck_is_drawn_in_front_of_all_and_the_game_begins_by_itself() {
    let world = World::start().await;
    let (bot, _beside) = bot(&world, &json!({ "delay_ms": 1_000 })).await;
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    quiet(&world).await;
    assert!(
        channel(&world)
            .await
            .contains("A number from the public random-number beacon sandbox goes into it too")
    );
    start(&world.user("Ana"), "/start").await;
    reads(&world, "The luck is being drawn: it waits for round ").await;
    reads(&world, "And from round ").await;
    let refused = told(&world.user("Carl"), "/join").await;
    assert!(refused.contains("Zufall dieser Partie wird gerade bestimmt"), "{refused}");
    world
        .until_in(40, "the game begins", async || {
            let board = board(&world, "tables").await;
            board.is_some_and(|board| board.buttons().contains(&"My panel".to_owned()))
        })
        .await;
    quiet(&world).await;
    let log = told(&world.user("Bia"), "/log").await;
    assert!(log.contains("of the public random-number beacon sandbox went into the luck"), "{log}");
    assert_eq!(channel(&world).await.matches("And from round ").count(), 1);
    world.user("Ana").command("/close").await;
    world.user("Ana").click("Yes, close for good in #tables").await;
    quiet(&world).await;
    let verified = told(&world.user("Bia"), "/verify").await;
    assert!(
        verified.contains(
            "of the public random-number beacon sandbox went into the luck: a number that nobody could know"
        ),
        "{verified}"
    );
    assert!(verified.contains("only a look-alike for testing"), "{verified}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_beacon_does_not_answer_all_are_asked_and_decide() {
    let world = World::start().await;
    let (bot, _beside) = bot(&world, &json!({ "gone": true })).await;
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    start(&world.user("Ana"), "/start").await;
    reads(&world, " and has not come; the luck still waits for it").await;
    quiet(&world).await;
    world
        .user("Carl")
        .click("Begin without the beacon in #tables")
        .await;
    world
        .user("Ana")
        .click("Begin without the beacon in #tables")
        .await;
    reads(&world, "For beginning without the beacon: Ana (1 of 2 so far).").await;
    world.user("Ana").click("Keep waiting in #tables").await;
    world
        .user("Bia")
        .click("Begin without the beacon in #tables")
        .await;
    reads(&world, "For beginning without the beacon: Bia (1 of 2 so far).").await;
    world
        .user("Ana")
        .click("Begin without the beacon in #tables")
        .await;
    quiet(&world).await;
    let log = told(&world.user("Bia"), "/log").await;
    assert!(log.contains("did not reach me in time; all agreed to begin without it"), "{log}");
    bot.end(&world).await;
}
