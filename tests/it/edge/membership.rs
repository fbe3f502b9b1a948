//! People who have left the server, where Discord does not say so by itself: found out when a game is to begin, when
//! somebody's turn begins, and when they act by direct message.

use super::bot::memory;
use super::direct::text;
use super::pace::Paced;
use super::stage::{Stage, caller, direct};
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Caller;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::{TableView, UserId};

const MINUTE: u64 = 60_000;

/// A lobby of Barony where these sat down eleven minutes ago.
async fn lobby(names: &[&str]) -> (Stage, Vec<Caller>) {
    let clock = Clock::standing(Clock::system().now());
    let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
    let mut stage = Stage::with(hall, Settings::default());
    let people: Vec<Caller> = (1..).zip(names).map(|(user, name)| caller(user, name)).collect();
    for person in &people {
        stage.command(person, "join", &[text("game", "barony")]).await;
    }
    clock.advance(11 * MINUTE);
    (stage, people)
}

fn leaves(stage: &Stage, person: &Caller) {
    stage.port.departed.lock().unwrap().push(person.user.0);
}

async fn seated(stage: &Stage, person: &Caller) -> Vec<u64> {
    let table = stage.hall.of(person.user).await.unwrap()[0];
    let people = |table: &dyn TableView| table.roster().people().map(|user| user.0).collect();
    stage.hall.read(table, people).await.unwrap()
}

#[tokio::test]
async fn who_has_left_is_not_dealt_in_and_whoever_begins_is_told_first() {
    let (mut stage, people) = lobby(&["Ana", "Ben", "Cleo"]).await;
    leaves(&stage, &people[1]);
    let said = stage.start(&people[0]).await;
    assert!(said.contains("Ben left the server, so that seat is free again"), "{said}");
    assert_eq!(seated(&stage, &people[0]).await, [1, 3]);
    let table = stage.hall.of(people[0].user).await.unwrap()[0];
    assert!(!stage.hall.read(table, |table| table.begun()).await.unwrap(), "not without being asked again");
    stage.start(&people[0]).await;
    assert!(stage.hall.read(table, |table| table.begun()).await.unwrap());
}

#[tokio::test]
async fn where_it_cannot_be_looked_up_the_game_begins() {
    let (mut stage, people) = lobby(&["Ana", "Ben"]).await;
    *stage.port.silent_about_members.lock().unwrap() = true;
    stage.start(&people[0]).await;
    let table = stage.hall.of(people[0].user).await.unwrap()[0];
    assert!(stage.hall.read(table, |table| table.begun()).await.unwrap());
}

#[tokio::test]
async fn a_full_table_has_room_again_where_somebody_of_it_has_left() {
    let (mut stage, people) = lobby(&["Ana", "Ben", "Cleo", "Dan"]).await;
    let eve = caller(9, "Eve");
    leaves(&stage, &people[3]);
    let said = stage.command(&eve, "join", &[]).await;
    assert!(said.contains("You have a seat"), "{said}");
    assert_eq!(seated(&stage, &eve).await, [1, 2, 3, 9]);
}

#[tokio::test]
async fn when_the_turn_of_somebody_begins_who_has_left_the_others_are_asked_at_once() {
    for pace in ["pace daily", "pace relaxed"] {
        let mut paced = Paced::begun("condottiere", pace).await;
        let up = paced.up().await;
        let others: Vec<Caller> = paced
            .people
            .iter()
            .filter(|other| other.user != paced.people[up].user)
            .cloned()
            .collect();
        others.iter().for_each(|other| leaves(&paced.stage, other));
        paced.pass(1).await;
        assert!(paced.board().button("vote-computer").is_none(), "nobody looks as long as nothing happens");
        while paced.up().await == up {
            paced.act(up).await;
        }
        let next = paced.people[paced.up().await].clone();
        let board = paced.board();
        let left = format!("{} has left the server.", next.name);
        assert!(board.text().contains(&left), "{pace}: {}", board.text());
        assert!(!board.text().contains("Time is up"), "it is not: {}", board.text());
        assert!(board.button("vote-computer").is_some(), "{pace}");
        let said = paced.stage.command(&direct(&next), "hand", &[]).await;
        assert!(said.contains("You are not on this table’s server any more"), "{said}");
        assert!(!said.contains("You can still play."), "{said}");
    }
}

#[tokio::test]
async fn who_left_after_their_turn_began_is_found_out_when_they_are_reminded() {
    let mut paced = Paced::begun("condottiere", "pace daily").await;
    let up = paced.up().await;
    let gone = paced.people[up].clone();
    leaves(&paced.stage, &gone);
    paced.pass(17).await;
    assert!(paced.board().button("vote-computer").is_none(), "nothing has happened");
    paced.pass(2).await;
    let board = paced.board();
    assert!(board.text().contains("has left the server."), "{}", board.text());
    assert!(board.button("vote-computer").is_some());
}

#[tokio::test]
async fn who_was_banned_does_not_play_on_by_direct_message_and_who_comes_back_does() {
    let mut paced = Paced::begun("condottiere", "pace daily").await;
    let up = paced.up().await;
    let banned = paced.people[up].clone();
    let there = direct(&banned);
    leaves(&paced.stage, &banned);
    paced.pass(1).await;
    let before = paced
        .stage
        .hall
        .read(paced.table, |table| table.version())
        .await
        .unwrap();
    let legal = paced
        .stage
        .hall
        .read(paced.table, |table| table.legal(banned.user));
    let first = [text("move", &legal.await.unwrap()[0].0)];
    let said = paced.stage.command(&there, "play", &first).await;
    assert!(said.contains("not on this table’s server any more"), "{said}");
    paced.stage.rest().await;
    let board = paced.board();
    assert!(board.text().contains("has left the server."), "{}", board.text());
    let step = paced
        .stage
        .hall
        .read(paced.table, |table| table.version())
        .await
        .unwrap();
    assert!(step > before, "the others are asked");
    assert_eq!(paced.up().await, up, "nothing was played");
    // Who comes back plays on.
    paced.stage.port.departed.lock().unwrap().clear();
    let done = paced.stage.hall.read(paced.table, |table| table.happened());
    let before = done.await.unwrap();
    let said = paced.stage.command(&there, "play", &first).await;
    assert!(!said.contains("not on this table’s server any more"), "{said}");
    let done = paced.stage.hall.read(paced.table, |table| table.happened());
    assert!(done.await.unwrap() > before, "{said}");
    assert!(
        paced
            .stage
            .hall
            .of(UserId(banned.user.0))
            .await
            .unwrap()
            .contains(&paced.table)
    );
}

#[tokio::test]
async fn who_was_banned_may_give_up_by_direct_message() {
    let mut paced = Paced::begun("condottiere", "pace daily").await;
    let banned = paced.people[paced.up().await].clone();
    let there = direct(&banned);
    leaves(&paced.stage, &banned);
    paced.pass(1).await;
    let asked = paced.stage.port.asked();
    paced.stage.command(&there, "resign", &[]).await;
    let sure = paced.stage.port.after(asked);
    let sure = sure.iter().find_map(|request| request.button("resign-surely"));
    let said = paced.stage.press_in(&there, None, &sure.unwrap(), &[]).await;
    assert!(!said.contains("not on this table’s server any more"), "{said}");
    let seated = seated_at(&paced).await;
    assert!(!seated.contains(&banned.user.0), "{seated:?}");
}

async fn seated_at(paced: &Paced) -> Vec<u64> {
    let people = |table: &dyn TableView| table.roster().people().map(|user| user.0).collect();
    paced.stage.hall.read(paced.table, people).await.unwrap()
}
