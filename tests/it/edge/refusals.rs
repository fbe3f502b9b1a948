//! Bad input: each gets a sentence that its reader understands, and changes nothing.

use super::bot::{Bot, awaited, begin, in_words, live, memory, newest, pick, quiet, told};
use crate::world::World;

const ALL: [&str; 3] = ["Ana", "Ben", "Cleo"];
/// Seven people who read English, so that the sentences can be compared; one more than the game
/// seats.
const PEOPLE: [&str; 7] =
    ["Ana:en-US", "Ben:en-US", "Cleo:en-US", "Dan:en-US", "Eve:en-US", "Finn:en-US", "Gus:en-US"];

async fn english() -> World {
    World::with(None, 0, &PEOPLE).await
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start() {
    let world = english().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = world.user("Ana");
    let cases = [
        ("/start", "There is no table in this channel"),
        ("/play move:m1", "There is no table in this channel"),
        ("/hand in dm", "You sit at no table"),
        ("/verify", "No game has ended here yet"),
        ("/verify table:nonsense!", "There is no such table"),
        ("/log table:zzz", "There is no such table"),
        ("/join game:condottiere", "You have a seat at a table of Condottiere"),
        ("/join", "You already have a seat here"),
        ("/start", "needs at least two players"),
        ("/play move:m1", "The game has not begun yet"),
        ("/resign", "The game has not begun yet. Use /leave"),
        ("/verify table:", "There is no such table"),
        ("/rules topic:xyzzy", "no chapter about “xyzzy”"),
        ("/settings channel board:text", "Saved"),
    ];
    for (command, sentence) in cases {
        let said = told(&ana, command).await;
        assert!(
            said.contains(sentence) || (sentence.contains("two players") && said.contains("at least 2")),
            "{command}: {said}"
        );
    }
    let said = told(&world.user("Ben"), "/play move:m1").await;
    assert!(said.contains("You have no seat at this table. Take one with /join"), "{said}");
    assert!(
        told(&world.user("Ben"), "/settings channel board:text")
            .await
            .contains("Only those who manage the server")
    );
    for name in ["Ben", "Cleo", "Dan", "Eve", "Finn"] {
        world.user(name).command("/join").await;
    }
    let said = told(&world.user("Gus"), "/play move:m1").await;
    assert!(said.contains("You have no seat at this table, and all its seats are taken"), "{said}");
    let said = told(&world.user("Gus"), "/join").await;
    assert!(said.contains("This table is full: all 6 seats are taken"), "{said}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_game_is_on() {
    let world = english().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &ALL).await;
    begin(&world, &ALL).await;
    let who = awaited(&world, &ALL).await;
    let other = ALL.into_iter().find(|name| *name != who).unwrap();
    assert!(
        told(&world.user("Gus"), "/join")
            .await
            .contains("none of its seats is free")
    );
    assert!(
        told(&world.user("Gus"), "/play move:pass")
            .await
            .contains("You have no seat at this table")
    );
    assert!(
        told(&world.user(other), "/play move:region milano")
            .await
            .contains(&format!("It is not your turn. Waiting for {who}"))
    );
    assert!(told(&world.user(other), "/leave").await.contains("Use /resign"));
    let hostile = "@everyone <@1> \u{202e}**x** `y`";
    let said = told(&world.user(who), &format!("/play move:{hostile}")).await;
    assert!(
        said.contains("I do not understand") && !said.contains('\u{202e}') && !said.contains("@everyone"),
        "{said}"
    );
    assert!(newest(&world.user(who), "tables").await.mentions().is_empty());
    let long = world
        .user(who)
        .try_command(&format!("/play move:{}", "x".repeat(4_000)))
        .await;
    assert!(long.is_err(), "the client takes a text that the command limits");
    // Choose a region, so that cards can be played; then one that nobody can hold now.
    let choices = world.user(who).complete("/play move:").await;
    let region = choices[0].1.as_str().unwrap().to_owned();
    world.user(who).command(&format!("/play move:{region}")).await;
    let who = awaited(&world, &ALL).await;
    let said = told(&world.user(who), "/play move:region milano").await;
    assert!(said.contains("Instead you can"), "{said}");
    let alternatives = said.lines().filter(|line| line.starts_with("- ")).count();
    assert!((1..=3).contains(&alternatives), "{said}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_panel_leads_to_the_present_one() {
    let world = english().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &ALL).await;
    begin(&world, &ALL).await;
    let who = awaited(&world, &ALL).await;
    let person = world.user(who);
    person
        .sees("tables", "the board", |seen| seen.buttons().contains(&"Play".to_owned()))
        .await;
    person.click("Play in #tables").await;
    let old = newest(&person, "tables").await;
    let choice = old
        .parts()
        .into_iter()
        .find(|part| !part["options"].is_null())
        .unwrap();
    let (hand, parts) = live(&person).await.unwrap();
    assert_eq!(
        parts[0]["options"], choice["options"],
        "the private panel offers what the direct message offers"
    );
    let done = pick(&world, who, "dm", &hand, 0, 0).await;
    assert_eq!(done.kind, "update");
    quiet(&world).await;
    // The same panel as before, in a position that has another question or another one to answer
    // it.
    let log = told(&person, "/log").await;
    let done = pick(&world, who, "tables", &old, 0, 1).await;
    assert_eq!((done.kind.as_str(), done.failure), ("update", None));
    let now = person
        .messages("tables")
        .await
        .into_iter()
        .find(|seen| seen.id() == old.id())
        .unwrap();
    assert!(
        now.content()
            .starts_with("The table has moved on; this is how things stand now."),
        "{}",
        now.content()
    );
    assert_eq!(told(&person, "/log").await, log, "something happened");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_of_a_table_that_is_gone_is_answered() {
    let world = english().await;
    let bot = Bot::start(&world, &memory()).await;
    world.user("Ana").command("/join game:condottiere").await;
    world
        .user("Ana")
        .sees("tables", "the lobby", |seen| seen.buttons().contains(&"Join".to_owned()))
        .await;
    bot.end(&world).await;
    // The same server, but a bot that has forgotten everything.
    let bot = Bot::start(&world, &memory()).await;
    let act = world.user("Ben").click("Join").await;
    assert_eq!((act.failure, act.ephemeral), (None, true));
    assert!(
        newest(&world.user("Ben"), "tables")
            .await
            .content()
            .contains("There is no such table")
    );
    bot.end(&world).await;
}
