//! The bot ends or dies in the middle, and goes on as if nothing had happened.

use super::bot::{Bot, Dice, awaited, begin, board, clear_faults, in_words, live, memory, pick, quiet, told};
use super::game::step;
use crate::world::World;

const PEOPLE: [&str; 3] = ["Ana", "Bia", "Carl"];

/// How many messages in a channel mention somebody.
async fn mentions(world: &World) -> usize {
    world
        .user("Ana")
        .messages("tables")
        .await
        .iter()
        .filter(|seen| !seen.mentions().is_empty())
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_everything_stands_as_before_and_nobody_is_mentioned_twice() {
    let world = World::start().await;
    let store = memory();
    let mut bot = Bot::start(&world, &store).await;
    in_words(&world, &PEOPLE).await;
    begin(&world, &PEOPLE).await;
    let mut dice = Dice(3);
    for round in 0..4 {
        for _ in 0..5 {
            step(&world, &PEOPLE, &mut dice).await;
        }
        quiet(&world).await;
        let (before, count) = (board(&world, "tables").await.unwrap(), mentions(&world).await);
        let hand = live(&world.user(awaited(&world, &PEOPLE).await)).await.unwrap();
        bot.crash().await;
        bot = Bot::start(&world, &store).await;
        quiet(&world).await;
        assert_eq!(board(&world, "tables").await.unwrap(), before, "round {round}");
        assert_eq!(mentions(&world).await, count, "round {round}: somebody was mentioned again");
        assert_eq!(live(&world.user(awaited(&world, &PEOPLE).await)).await.unwrap(), hand, "round {round}");
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_sent_before_the_crash_is_sent_after_it() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &PEOPLE).await;
    begin(&world, &PEOPLE).await;
    let who = awaited(&world, &PEOPLE).await;
    quiet(&world).await;
    let tables = world.channel("tables").await;
    let before = board(&world, "tables").await.unwrap();
    world.fault(serde_json::json!({"kind": "answer", "path": format!("/channels/{tables}/messages"), "status": 503, "times": 1_000})).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    pick(&world, who, "dm", &hand, 0, 0).await;
    bot.crash().await;
    assert_eq!(board(&world, "tables").await.unwrap().content(), before.content());
    clear_faults(&world).await;
    let bot = Bot::start(&world, &store).await;
    world
        .user("Ana")
        .sees("tables", "the new board", |seen| {
            !seen.parts().is_empty() && seen.content() != before.content()
        })
        .await;
    assert!(told(&world.user(who), "/log").await.contains("Condottiere"));
    bot.end(&world).await;
}
