//! Before the start: options; and people who sit at several tables.

use super::bot::{Bot, awaited, begin, in_words, memory, newest, quiet, told};
use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn options_are_chosen_in_a_private_panel_and_stand_on_the_card() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = world.user("Ana");
    ana.command("/join game:barony").await;
    let card = ana.sees("tables", "the card", |seen| seen.buttons().contains(&"Options".to_owned())).await;
    ana.click("Options in #tables").await;
    let panel = newest(&ana, "tables").await;
    let list = panel.parts()[0].clone();
    let other = list["options"].as_array().unwrap().iter().find(|option| option["emoji"].is_null()).unwrap();
    let label = other["label"].as_str().unwrap();
    let act = ana.select(list["custom_id"].as_str().unwrap(), &[label]).await;
    assert_eq!((act.kind.as_str(), act.failure), ("update", None));
    let changed = newest(&ana, "tables").await;
    assert!(changed.parts()[0]["placeholder"].as_str().unwrap().contains(label), "{changed:?}");
    ana.sees("tables", "the option on the card", |seen| seen.id() == card.id() && seen.content().contains(label)).await;
    world.user("Bia").click("Join in #tables").await;
    world.user("Bia").click("Leave in #tables").await;
    ana.click("Leave in #tables").await;
    let closed = ana.sees("tables", "the closed card", |seen| seen.id() == card.id() && seen.content().contains("closed")).await;
    assert!(closed.buttons().is_empty());
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_several_tables_acts_where_they_are_awaited_or_is_asked() {
    let people = ["Ana", "Dora"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    for name in people {
        world.user(name).command("/settings mine language:en-US").await;
    }
    begin(&world, &people).await;
    let who = awaited(&world, &people).await;
    let person = world.user(who);
    world.new_channel("second").await;
    person.command("/join game:condottiere in #second").await;
    quiet(&world).await;
    assert!(told(&person, "/hand in dm").await.contains("Your hand"), "the one table where they are awaited is meant");
    let tables = person.complete("/hand table: in dm").await;
    assert_eq!(tables.len(), 2, "{tables:?}");
    let choices = person.complete("/play move: in dm").await;
    person.command(&format!("/play move:{} in dm", choices[0].1.as_str().unwrap())).await;
    quiet(&world).await;
    let other = people.into_iter().find(|name| *name != who).unwrap();
    assert!(told(&world.user(other), "/hand in dm").await.contains("Your hand"));
    bot.end(&world).await;
}
