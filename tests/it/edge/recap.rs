//! What those read who come back: what happened since they acted, and a channel that reads like a
//! log.

use super::bot::{Bot, Dice, awaited, begin, board, in_words, live, memory, pick, quiet, told};
use super::direct::text;
use super::game::step;
use super::stage::{Request, Stage, caller};
use crate::world::{Seen, World};
use std::collections::BTreeMap;
use std::time::Duration;
use tavolo::discord::incoming::Caller;
use tavolo::table::{Actor, Command, Order, UserId};

const PEOPLE: [&str; 3] = ["Ana", "Bia", "Carl"];

/// A table that has begun, in English and in words.
async fn table() -> (World, Bot) {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    for name in PEOPLE {
        world.user(name).command("/settings mine language:en-US").await;
    }
    in_words(&world, &PEOPLE).await;
    begin(&world, &PEOPLE).await;
    (world, bot)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_up_reads_what_the_others_did_since() {
    let (world, bot) = table().await;
    let first = awaited(&world, &PEOPLE).await;
    let mut others = Vec::new();
    loop {
        let who = awaited(&world, &PEOPLE).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        if who == first && !others.is_empty() {
            let text = hand.text();
            let recap: Vec<&str> = text.lines().filter(|line| line.contains("· ")).collect();
            assert!(text.contains("Since your last turn:"), "{text}");
            for other in &others {
                assert!(recap.iter().any(|line| line.contains(other)), "{other}: {text}");
            }
            assert!(!recap.iter().any(|line| line.contains(first)), "not what one did oneself: {text}");
            let board = board(&world, "tables").await.unwrap().text();
            assert!(board.contains(&format!("Since {first}’s last turn:")), "{board}");
            break;
        }
        if who != first {
            others.push(who);
        }
        // The first card or region: nobody passes.
        pick(&world, who, "dm", &hand, 0, 0).await;
        quiet(&world).await;
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_and_is_taken_back_is_told_as_taken_back() {
    let (world, bot) = table().await;
    for _ in 0..2 {
        // A region, and a card.
        let who = awaited(&world, &PEOPLE).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        pick(&world, who, "dm", &hand, 0, 0).await;
        quiet(&world).await;
    }
    let now = awaited(&world, &PEOPLE).await;
    let mut last = None;
    for name in PEOPLE {
        let said = told(&world.user(name), "/takeback").await;
        quiet(&world).await;
        if awaited(&world, &PEOPLE).await != now {
            last = Some(name);
            break;
        }
        assert!(!said.is_empty());
    }
    let last = last.expect("somebody took their card back");
    assert_eq!(awaited(&world, &PEOPLE).await, last);
    let board = board(&world, "tables").await.unwrap().text();
    assert!(board.contains(&format!("{last} takes this back: “plays")), "{board}");
    let log = told(&world.user(last), "/log").await;
    assert!(log.contains(&format!("{last} takes this back: “plays")), "{log}");
    bot.end(&world).await;
}

/// How many of the messages show a picture.
fn pictures(messages: &[Seen]) -> usize {
    let shows = |seen: &&Seen| !seen.0["attachments"].as_array().unwrap().is_empty();
    messages.iter().filter(shows).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_keeps_two_pictures_of_a_game_and_the_rest_in_words() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    for name in PEOPLE {
        world.user(name).command("/settings mine language:en-US").await;
        world.user(name).command("/settings mine board:text").await;
    }
    begin(&world, &PEOPLE).await;
    let mut dice = Dice(5);
    for _ in 0..30 {
        step(&world, &PEOPLE, &mut dice).await;
    }
    quiet(&world).await;
    // What stood before is tidied up when there is time for it.
    let mut boards = Vec::new();
    for _ in 0..600 {
        let messages = world.user("Ana").messages("tables").await;
        boards = messages.into_iter().filter(|seen| !seen.ephemeral()).collect();
        if pictures(&boards) <= 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(pictures(&boards), 2, "the first board and the present one");
    let controls = boards.iter().filter(|seen| !seen.parts().is_empty()).count();
    assert_eq!(controls, 1, "the present board alone can be pressed");
    let stale = boards
        .iter()
        .rev()
        .skip(1)
        .filter(|seen| seen.text().contains("your turn"));
    assert_eq!(stale.count(), 0, "nobody's turn of long ago stands there");
    assert!(boards.iter().any(|seen| seen.text().contains(" plays ")), "what was done is told");
    let older = |seen: &Seen| {
        seen.text()
            .contains("The picture shows the board before this turn was over.")
    };
    let told: Vec<&Seen> = boards.iter().filter(|seen| older(seen)).collect();
    assert_eq!(told.len(), 1, "of the first board: {told:?}");
    assert_eq!(told[0].0["attachments"].as_array().unwrap().len(), 1);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_button_says_can_be_typed_in_any_language() {
    let (world, bot) = table().await;
    let first = awaited(&world, &PEOPLE).await;
    let other = PEOPLE.into_iter().find(|name| *name != first).unwrap();
    let said = told(&world.user(other), "/play move:siena").await;
    assert!(said.contains("turn"), "off turn that comes first: {said}");
    // Before the first battle a region is chosen; then cards.
    let said = told(&world.user(first), "/play move:qualcosa").await;
    assert!(said.contains("I do not understand"), "{said}");
    assert!(
        told(&world.user(first), "/play move:SIENA")
            .await
            .contains("Siena")
    );
    quiet(&world).await;
    let next = awaited(&world, &PEOPLE).await;
    let said = told(&world.user(next), "/play move:passar").await;
    assert!(said.contains(&format!("{next} passes.")), "a sentence says what was done: {said}");
    world
        .until("somebody else is up", async || awaited(&world, &PEOPLE).await != next)
        .await;
    bot.end(&world).await;
}

#[tokio::test]
async fn a_winter_is_told_in_spring_with_its_picture_at_hand_and_stays_told_in_the_channel() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let manager = Caller {
        permissions: 1 << 5,
        ..caller(9, "Zoe")
    };
    let words = [text("board", "text")];
    stage.sub_command(&manager, "settings", "channel", &words).await;
    for person in &people {
        stage.sub_command(person, "settings", "mine", &words).await;
        stage.command(person, "join", &[text("game", "kingsburg")]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let offers = |request: &Request| request.controls().iter().any(|id| id.ends_with(".l.battle"));
    let newest = |stage: &Stage| {
        let all = stage.port.after(0).into_iter();
        all.rev().find(Request::shows_controls).unwrap()
    };
    assert!(!offers(&newest(&stage)), "there was no battle yet");
    let mut fought = false;
    for _ in 0..150 {
        let read = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user)[0].0.clone(), format!("{:?}", table.board().lines)))
        });
        let (user, notation, lines) = read.await.unwrap().unwrap();
        fought = lines.contains("kingsburg-last-battle");
        if fought && notation.starts_with("take") {
            break;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &notation)]).await;
        stage.rest().await;
    }
    assert!(fought, "no winter came");
    let board = newest(&stage);
    assert!(offers(&board), "{board:?}");
    let id = board.controls().into_iter().find(|id| id.ends_with(".l.battle"));
    stage.press(&manager, &id.unwrap(), &[]).await;
    let shown = stage.port.after(0).pop().unwrap();
    assert!(shown.file.is_some() && shown.text().contains("The last battle"), "{shown:?}");
    // Whoever is up has it in their own message.
    let up = stage.hall.read(table, |table| {
        let seat = table.awaited().iter().next()?;
        table.roster().player(seat)?.user()
    });
    let up = up.await.unwrap().unwrap();
    let all = stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(up.0) && matches!(request.kind, "send" | "edit"));
    let own = own.next().unwrap();
    assert!(offers(&own), "{own:?}");
    // The message of the turn in which it was fought stays, in words.
    let told = |request: &Request| {
        request.kind == "edit" && request.only.is_none() && request.text().contains("Battle against")
    };
    let kept = stage
        .port
        .after(0)
        .into_iter()
        .find(|request| told(request) && request.controls().is_empty());
    assert!(kept.is_some(), "{:#?}", stage.port.after(0).iter().map(Request::text).collect::<Vec<_>>());
    // Nobody is mentioned twice in a row, be it that they act on both sides of the winter.
    let mentions: Vec<Vec<UserId>> = stage.port.sent().into_iter().map(|sent| sent.mention).collect();
    let mentions: Vec<&Vec<UserId>> = mentions.iter().filter(|mention| !mention.is_empty()).collect();
    assert!(mentions.windows(2).all(|two| two[0] != two[1]), "{mentions:?}");
}

#[tokio::test]
async fn turns_that_pass_before_they_are_shown_are_told_with_the_next() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage
            .command(person, "join", &[text("game", "carcassonne")])
            .await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let mut places = Vec::new();
    for ply in 0..24 {
        let read = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user)[0].0.clone()))
        });
        let (user, notation) = read.await.unwrap().unwrap();
        let who = people.iter().find(|person| person.user == user).unwrap();
        let order = Order {
            by: Actor::person(user, 5_000 + ply),
            name: who.name.clone(),
            ..Order::of_host(
                0,
                Command::Play {
                    notation: notation.clone(),
                },
            )
        };
        // Nobody waits for the channel: many of these turns are never shown.
        stage.hall.order(table, &order).await.unwrap();
        places.extend(
            notation
                .split(' ')
                .next()
                .filter(|place| place.contains(char::is_numeric))
                .map(str::to_owned),
        );
    }
    stage.rest().await;
    let mut channel: BTreeMap<u64, String> = BTreeMap::new();
    for request in stage.port.after(0) {
        if let (None, Some(message), "send" | "edit") = (request.only, request.message, request.kind) {
            channel.insert(message, request.text());
        }
    }
    let told: Vec<String> = channel.into_values().collect();
    let missing: Vec<&String> = places
        .iter()
        .filter(|place| !told.iter().any(|text| text.contains(place.as_str())))
        .collect();
    assert!(places.len() > 8 && missing.is_empty(), "{missing:?} of {places:?}: {told:#?}");
}
