//! One person alone with the bot: a table in their direct messages, with computers.

use super::bot::{Bot, memory, newest, pick, quiet, told};
use crate::world::{Person, Seen, World};
use std::sync::Arc;
use tavolo::hall::{Computers, ThinkingLimits};
use tavolo::table::UserId;
use tokio::task::JoinHandle;

/// Lets a bot's computers think, briefly.
fn thinking(bot: &Bot) -> JoinHandle<()> {
    let limits = ThinkingLimits {
        pause: 50,
        budget: 50,
        ..ThinkingLimits::default()
    };
    let computers = Computers::new(Arc::clone(&bot.hall), limits).unwrap();
    tokio::spawn(computers.keep())
}

/// What stands in somebody's direct messages for good, with a control of this name.
async fn with(person: &Person<'_>, label: &str) -> Vec<Seen> {
    let all = person.dms().await.into_iter();
    all.filter(|seen| !seen.ephemeral() && seen.buttons().iter().any(|button| button == label))
        .collect()
}

/// The table of Carcassonne in somebody's direct messages, begun with a computer.
async fn begun<'w>(world: &'w World, name: &str) -> Person<'w> {
    let person = world.user(name);
    person.command("/join game:carcassonne in dm").await;
    // The card is in the person's own language, and nobody could sit down by it.
    let (said, join, computers, add, level) = match name {
        "Ana" => ("for you and computers", "Join", "Computers", "Add a computer …", "beginner"),
        _ => ("você e computadores", "Entrar", "Computadores", "Adicionar um computador …", "iniciante"),
    };
    let card = person
        .sees("dm", "the card", |seen| seen.content().contains(said))
        .await;
    assert!(!card.buttons().contains(&join.to_owned()), "{card:?}");
    person.click(&format!("{computers} in dm")).await;
    person.select(&format!("{add} in dm"), &[level]).await;
    person.command("/start in dm").await;
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_in_direct_messages_stays_a_board_and_calls_only_whose_turn_it_is() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let computers = thinking(&bot);
    let ana = begun(&world, "Ana").await;
    for turn in 1..=3 {
        ana.sees("dm", "the turn", |seen| {
            seen.buttons().contains(&"Play".to_owned()) && seen.content().contains(": your turn")
        })
        .await;
        quiet(&world).await;
        let boards = with(&ana, "Play").await;
        assert_eq!(boards.len(), 1, "{boards:#?}");
        let opened = ana.click("Play in dm").await;
        assert_eq!((opened.kind.as_str(), opened.failure), ("message", None), "a panel of its own");
        let after = with(&ana, "Play").await;
        assert_eq!(after[0].id(), boards[0].id());
        assert!(after[0].content().contains("tiles are left to draw"), "{after:#?}");

        // The tile, then the follower, in the panel that was opened.
        for _ in 0..2 {
            let panel = newest(&ana, "dm").await;
            pick(&world, "Ana", "dm", &panel, 0, 0).await;
        }
        let posted = ana
            .dms()
            .await
            .iter()
            .filter(|seen| seen.content().contains("left to draw"))
            .count();
        assert!(posted <= turn + 1, "the computer's turn is a change of what stands: {posted}");
    }
    computers.abort();
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_direct_messages_is_nobody_elses() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = begun(&world, "Ana").await;
    let bia = begun(&world, "Bia").await;
    let of = async |person: &Person<'_>| {
        let user = UserId(person.id().await.parse().unwrap());
        bot.hall.of(user).await.unwrap()
    };
    let (hers, others) = (of(&ana).await, of(&bia).await);
    assert_eq!((hers.len(), others.len()), (1, 1));
    assert_ne!(hers, others);
    for (command, place) in [("board", "dm"), ("log", "dm"), ("board", "#tables"), ("verify", "dm")] {
        let told = told(&bia, &format!("/{command} table:{} in {place}", hers[0])).await;
        assert!(told.contains("Essa mesa não existe"), "{command} in {place}: {told}");
    }
    assert!(!told(&bia, "/tables").await.contains(&hers[0].to_string()));
    // Where the server's people meet nothing of it stands.
    assert!(told(&ana, "/tables").await.contains("our direct messages"));
    let tables = bia.messages("tables").await;
    assert!(tables.iter().all(|seen| seen.ephemeral()), "{tables:#?}");
    bot.end(&world).await;
}
