//! Places that go away or close: channels, threads, direct messages.

use super::bot::{Bot, awaited, begin, board, in_words, live, memory, newest, pick, quiet, told};
use super::trouble::{PEOPLE, table};
use crate::world::World;
use serde_json::{Value, json};

/// How many of the bot's requests were refused since one.
async fn refused(world: &World, after: u64) -> usize {
    let status = |request: &Value| request["status"].as_u64().unwrap();
    world
        .requests(after)
        .await
        .iter()
        .filter(|request| matches!(status(request), 400..=499))
        .count()
}

/// So many actions by whoever is awaited, by the direct message.
async fn actions(world: &World, people: &[&str], count: usize) {
    for _ in 0..count {
        let who = awaited(world, people).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        assert_eq!(pick(world, who, "dm", &hand, 0, 0).await.kind, "update");
        quiet(world).await;
    }
}

/// A table of two in a thread of its own: the world, the bot and the thread.
async fn threaded() -> (World, Bot, String) {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    world.user("Ana").command("/settings channel threads:true").await;
    begin(&world, &people).await;
    let line = world
        .user("Ana")
        .sees("tables", "a line that leads on", |seen| seen.content().contains("<#"))
        .await;
    let thread = line.content().split(['<', '#', '>']).nth(2).unwrap().to_owned();
    world
        .user("Ana")
        .sees(&thread, "the board", |seen| !seen.parts().is_empty())
        .await;
    quiet(&world).await;
    (world, bot, thread)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_channel_is_deleted_goes_on_in_direct_messages() {
    let (world, bot) = table().await;
    let channel = world.channel("tables").await;
    world
        .fault(json!({"kind": "delete_channel", "channel": channel}))
        .await;
    quiet(&world).await;
    let before = world.last_request().await;
    actions(&world, &PEOPLE, 3).await;
    let count = refused(&world, before).await;
    assert_eq!(count, 0, "requests were refused, though Discord has told that the channel is gone");
    let who = awaited(&world, &PEOPLE).await;
    let said = told(&world.user(who), "/hand in dm").await;
    assert!(said.contains("Your hand") && said.contains("is gone"), "{said}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_wakes_with_the_next_board() {
    let (world, bot, thread) = threaded().await;
    let before = board(&world, &thread).await.unwrap();
    world
        .fault(json!({"kind": "archive", "channel": thread, "locked": false}))
        .await;
    actions(&world, &["Ana", "Bia"], 1).await;
    world
        .user("Ana")
        .sees(&thread, "the new board", |seen| !seen.parts().is_empty() && seen.content() != before.content())
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_does_not_stop_the_hands() {
    let (world, bot, thread) = threaded().await;
    world.fault(json!({"kind": "archive", "channel": thread})).await;
    let before = world.last_request().await;
    actions(&world, &["Ana", "Bia"], 3).await;
    let count = refused(&world, before).await;
    assert!((1..=6).contains(&count), "{count} requests were refused in three actions");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_locked_and_not_archived_shows_its_board_again_when_it_is_opened() {
    let (world, bot, thread) = threaded().await;
    let lock = async |locked| {
        world
            .fault(json!({"kind": "lock", "channel": thread, "locked": locked}))
            .await;
    };
    lock(true).await;
    let before = world.last_request().await;
    actions(&world, &["Ana", "Bia"], 3).await;
    let count = refused(&world, before).await;
    assert!((1..=6).contains(&count), "{count} requests were refused in three actions");
    let stood = board(&world, &thread).await.unwrap();
    lock(false).await;
    world
        .user("Ana")
        .sees(&thread, "the present board", |seen| {
            !seen.parts().is_empty() && seen.content() != stood.content()
        })
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_closed_in_mid_game_and_opened_again_hold_the_hand_again() {
    let (world, bot) = table().await;
    let who = awaited(&world, &PEOPLE).await;
    let person = world.user(who);
    let (hand, _) = live(&person).await.unwrap();
    world
        .fault(json!({"kind": "close_dms", "user": person.id().await}))
        .await;
    world
        .fault(json!({"kind": "delete_message", "channel": person.dm().await, "message": hand.id()}))
        .await;
    let before = world.last_request().await;
    person.click("Play in #tables").await;
    let panel = newest(&person, "tables").await;
    assert!(panel.text().contains("Your hand"));
    assert_eq!(pick(&world, who, "tables", &panel, 0, 0).await.failure, None);
    quiet(&world).await;
    assert!(refused(&world, before).await <= 2, "closed direct messages are tried again and again");
    world
        .fault(json!({"kind": "open_dms", "user": person.id().await}))
        .await;
    assert!(told(&person, "/hand in dm").await.contains("Your hand"));
    quiet(&world).await;
    actions(&world, &PEOPLE, 2).await;
    assert!(
        person
            .messages("dm")
            .await
            .iter()
            .any(|seen| !seen.ephemeral() && seen.id() != hand.id()),
        "the hand does not come back"
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn that_direct_messages_are_closed_is_known_after_a_restart() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &PEOPLE).await;
    let ana = world.user("Ana");
    ana.command("/settings mine language:en-US").await;
    world
        .fault(json!({"kind": "close_dms", "user": ana.id().await}))
        .await;
    ana.command("/join game:condottiere").await;
    quiet(&world).await;
    bot.crash().await;
    let bot = Bot::start(&world, &store).await;
    quiet(&world).await;
    let said = told(&ana, "/join game:condottiere in #lounge").await;
    assert!(said.contains("I cannot send you direct messages"), "{said}");
    bot.end(&world).await;
}
