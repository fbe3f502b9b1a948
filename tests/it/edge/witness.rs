//! What a table says of its luck: the promise in a message of its own that never changes, the
//! joiners' own numbers, and the list at the start; each once, whatever is lost on the way.

use super::bot::{Bot, begin, memory, quiet, start, told};
use crate::world::{Seen, World};
use serde_json::json;

/// The messages in a channel that say this, as everyone sees them.
async fn saying(world: &World, channel: &str, words: &str) -> Vec<Seen> {
    let all = world.user("Ana").messages(channel).await;
    all.into_iter()
        .filter(|seen| !seen.ephemeral() && seen.content().contains(words))
        .collect()
}

/// The one message that promises the luck, and its promise.
async fn promise(world: &World, channel: &str) -> (Seen, String) {
    let mut found = saying(world, channel, "and this is its promise:").await;
    assert_eq!(found.len(), 1, "{found:?}");
    let one = found.remove(0);
    let promise = one.content().split('`').nth(1).unwrap().to_owned();
    assert_eq!(promise.len(), 64, "{promise}");
    (one, promise)
}

/// A request of the bot that edits a message.
async fn edited(world: &World, message: &Seen) -> bool {
    let requests = world.requests(0).await;
    requests
        .iter()
        .any(|one| one["method"] == "PATCH" && one["path"].as_str().unwrap().ends_with(message.id()))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_stands_in_a_message_of_its_own_and_in_each_joiners_answer() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    for name in ["Ana", "Bia"] {
        world.user(name).command("/settings mine language:en-US").await;
    }
    let first = told(&world.user("Ana"), "/join game:condottiere").await;
    quiet(&world).await;
    let (message, promised) = promise(&world, "tables").await;
    let second = told(&world.user("Bia"), "/join word:clover").await;
    quiet(&world).await;
    assert!(first.contains(&promised) && second.contains(&promised), "{first} {second}");
    let number = |text: &str| {
        text.split("gave to your joining) is ")
            .nth(1)
            .unwrap()
            .split(',')
            .next()
            .unwrap()
            .parse::<u64>()
            .unwrap()
    };
    assert!(number(&first) < message.id().parse().unwrap(), "the first joins before it is promised");
    assert!(number(&second) > message.id().parse().unwrap(), "and all others after it");
    start(&world.user("Bia"), "/start").await;
    quiet(&world).await;
    let lists = saying(&world, "tables", "in this order:").await;
    let expected =
        [format!("-# 1. Ana: {}", number(&first)), format!("-# 2. Bia: {}, “clover”", number(&second))];
    assert_eq!(lists.len(), 1, "{lists:?}");
    assert_eq!(lists[0].content().lines().skip(1).collect::<Vec<_>>(), expected);
    world.user("Ana").command("/close").await;
    world.user("Ana").click("Yes, close for good in #tables").await;
    quiet(&world).await;
    assert_eq!(promise(&world, "tables").await.0.0, message.0, "it is as it was");
    assert!(!edited(&world, &message).await && !edited(&world, &lists[0]).await);
    let verified = told(&world.user("Bia"), &format!("/verify promise:{promised}")).await;
    assert!(verified.contains("the one that you gave"), "{verified}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_stays_where_it_was_when_the_table_moves_to_a_thread() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    world.user("Ana").command("/settings channel threads:true").await;
    begin(&world, &["Ana", "Bia"]).await;
    quiet(&world).await;
    let (message, _) = promise(&world, "tables").await;
    assert!(!edited(&world, &message).await);
    assert!(saying(&world, "tables", "in this order:").await.is_empty(), "the list stands in the thread");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_said_once_over_a_restart_and_a_lost_answer() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    world
        .fault(json!({ "kind": "lose", "method": "POST", "path": "/channels" }))
        .await;
    begin(&world, &["Ana", "Bia"]).await;
    quiet(&world).await;
    bot.end(&world).await;
    // By then Discord has forgotten what was posted under which nonce.
    world.advance(10 * 60 * 1_000).await;
    let bot = Bot::start(&world, &store).await;
    quiet(&world).await;
    promise(&world, "tables").await;
    assert_eq!(saying(&world, "tables", "in this order:").await.len(), 1);
    bot.end(&world).await;
}
