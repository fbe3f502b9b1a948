//! What a channel hides from somebody, the bot hides too, whatever way they ask; and roles that are given count at once.

use super::bot::{Bot, begin, in_words, memory, quiet, told};
use crate::world::World;
use serde_json::json;
use std::sync::Arc;
use tavolo::store::Store;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_hidden_channel_is_none_for_whoever_does_not_see_it() {
    let world = World::start().await;
    let store: Arc<dyn Store> = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &["Ana", "Bia", "Carl"]).await;
    begin(&world, &["Ana", "Bia"]).await;
    quiet(&world).await;
    let table = bot.hall.open_tables().await.unwrap()[0];
    let role = world.post("/sandbox/roles", &json!({ "name": "Insiders" })).await["id"].clone();
    let tables = world.channel("tables").await;
    world
        .patch(&format!("/sandbox/channels/{tables}"), &json!({ "hidden": true, "shown_to": [role] }))
        .await;

    for name in ["Bia", "Carl", "Dora"] {
        world.user(name).change(json!({ "locale": "en-US" })).await;
    }
    let carl = world.user("Carl");
    assert!(carl.try_command("/board in #tables").await.is_err(), "the channel is hidden");
    let said = told(&carl, &format!("/board table:{table} in #lounge")).await;
    assert!(said.contains("There is no such table"), "{said}");
    let said = told(&carl, "/tables in #lounge").await;
    assert!(!said.contains(&tables), "{said}");
    // Who plays there looks at it from everywhere, and so does whoever was given the role.
    let said = told(&world.user("Bia"), &format!("/board table:{table} in #lounge")).await;
    assert!(!said.contains("There is no such table"), "{said}");
    let dora = world.user("Dora");
    dora.change(json!({ "roles": [role] })).await;
    let said = told(&dora, &format!("/board table:{table} in #lounge")).await;
    assert!(!said.contains("There is no such table") && !said.is_empty(), "{said}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_given_a_role_that_manages_the_server_may_use_its_commands() {
    let world = World::start().await;
    let store: Arc<dyn Store> = memory();
    let bot = Bot::start(&world, &store).await;
    let carl = world.user("Carl");
    assert!(carl.try_command("/server show in #lounge").await.is_err(), "a plain member has no such command");
    let role = world
        .post("/sandbox/roles", &json!({ "name": "Stewards", "manages": true }))
        .await["id"]
        .clone();
    carl.change(json!({ "roles": [role] })).await;
    let said = told(&carl, "/server show in #lounge").await;
    assert!(!said.is_empty(), "{said}");
    bot.end(&world).await;
}
