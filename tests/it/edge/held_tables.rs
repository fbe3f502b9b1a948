//! A table of which this version of the program would make something else than was stored: those who
//! play there are told once, and nothing is done there.

use super::bot::{Bot, awaited, begin, in_words, memory, quiet, told};
use crate::world::World;
use serde_json::Value;
use std::sync::Arc;
use tavolo::store::{Rewording, Store, TableId, Version};

const PEOPLE: [&str; 2] = ["Ana", "Bia"];

/// From now on another version says that something else came of what the table's players did.
async fn store_otherwise(store: &Arc<dyn Store>, table: TableId) {
    let records = store.read(table).await.unwrap();
    let mut reworded = Vec::new();
    for (version, record) in (1..).zip(&records) {
        let mut body = serde_json::from_slice::<Value>(&record.body).unwrap();
        for entry in body["did"].as_array_mut().unwrap() {
            if let Some(played) = entry.get_mut("played") {
                played["print"] = "0".repeat(16).into();
            }
        }
        reworded.push(Rewording {
            version: Version(version),
            schema: record.schema,
            body: serde_json::to_vec(&body).unwrap(),
        });
    }
    store
        .reword(table, Version(records.len() as u32), reworded, Vec::new())
        .await
        .unwrap();
}

/// How many messages in a channel say that its table is held.
async fn notices(world: &World, channel: &str) -> usize {
    quiet(world).await;
    let all = world.user("Ana").messages(channel).await;
    let said = |content: &str| content.starts_with("This table was stored by another version");
    all.iter()
        .filter(|seen| !seen.ephemeral() && said(seen.content()))
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn its_channel_is_told_once_whatever_is_tried_there_and_however_often_the_bot_starts() {
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &PEOPLE).await;
    for name in PEOPLE {
        world.user(name).command("/settings mine language:en-US").await;
    }
    begin(&world, &PEOPLE).await;
    let who = awaited(&world, &PEOPLE).await;
    told(&world.user(who), "/play move:region turin").await;
    assert_eq!(notices(&world, "tables").await, 0);
    bot.end(&world).await;
    let table = store.open().await.unwrap()[0];
    store_otherwise(&store, table).await;
    let before = store.read(table).await.unwrap();
    for start in 0..2 {
        let bot = Bot::start(&world, &store).await;
        bot.hall.expect_version("another").await.unwrap();
        if start == 0 {
            // Whoever is first at it is told, and so is the channel.
            let refused = told(&world.user(awaited(&world, &PEOPLE).await), "/pass").await;
            assert!(refused.contains("stored by another version"), "{refused}");
            assert_eq!(notices(&world, "tables").await, 1, "by somebody's order");
        }
        assert_eq!(bot.hall.recheck_all("another").await, Ok(vec![table]));
        assert_eq!(notices(&world, "tables").await, 1, "start {start}");
        bot.end(&world).await;
    }
    assert_eq!(store.read(table).await.unwrap(), before);
}
