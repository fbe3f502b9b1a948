//! Twins with a watcher: what one is told by direct message, and whether and when, is the same whatever
//! somebody answers in secret.

use crate::edge::bot::memory;
use crate::edge::stage::{Stage, caller};
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Given;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::UserId;

const HOUR: u64 = 60 * 60 * 1_000;
const ZOE: u64 = 9;

/// What a watcher is told while the second of three has given this answer in secret, and the panel that
/// they see then.
async fn told(answer: &str) -> Vec<String> {
    let clock = Clock::standing(500_000 * HOUR);
    let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
    let hall = hall.with_randomness(Box::new(|bytes| {
        bytes.fill(7);
        true
    }));
    let mut stage = Stage::with(hall, Settings::default());
    let given = |name: &'static str, value: &str| [(name, Given::Text(value.to_owned()))];
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people {
        stage.command(person, "join", &given("game", "condottiere")).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let zoe = caller(ZOE, "Zoe");
    stage
        .sub_command(&zoe, "settings", "mine", &given("board", "text"))
        .await;
    stage.command(&zoe, "watch", &given("when", "each-day")).await;
    // A region is chosen, nobody fights for it, the next is chosen: all are asked about their hands.
    for turn in 0..5 {
        let up = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user)[0].0.clone()))
        });
        let (user, first) = up.await.unwrap().unwrap();
        let person = people.iter().find(|person| person.user == user).unwrap().clone();
        let action = if turn % 4 == 0 { first.as_str() } else { "pass" };
        stage.command(&person, "play", &given("move", action)).await;
    }
    stage.rest().await;
    let asked = stage
        .hall
        .read(table, |table| table.awaited().len())
        .await
        .unwrap();
    assert_eq!(asked, 3, "all are asked");
    stage.command(&people[1], "play", &given("move", answer)).await;
    stage.rest().await;
    let left = stage
        .hall
        .read(table, |table| table.awaited().len())
        .await
        .unwrap();
    assert_eq!(left, 2, "{answer} is an answer");
    for _ in 0..50 {
        clock.advance(HOUR);
        stage.edge.tell_digests().await;
    }
    stage.command(&zoe, "watch", &[]).await;
    stage.rest().await;
    let all = stage
        .port
        .after(0)
        .into_iter()
        .filter(|one| one.only == Some(ZOE));
    all.map(|one| format!("{} {} {:?}", one.kind, one.json, one.file))
        .collect()
}

#[tokio::test]
async fn what_a_watcher_is_told_tells_nothing_of_secret_answers() {
    let (one, other) = (told("hand keep").await, told("hand keep round").await);
    let sent = one.iter().filter(|told| told.starts_with("send")).count();
    assert_eq!(sent, 1, "once in all that time: {one:?}");
    assert_eq!(one, other);
}
