//! The same people again: who is invited, whose seats are kept and until when, and who is its host.

use super::bot::memory;
use super::direct::text;
use super::stage::{Request, Stage, caller};
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Caller;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::Store;
use tavolo::table::{TableView, UserId};

const MINUTE: u64 = 60_000;

fn stage(store: &Arc<dyn Store>, clock: &Clock) -> Stage {
    let hall = Hall::new(Arc::clone(store), catalogue()).with_clock(clock.clone());
    Stage::with(hall, Settings::default())
}

fn manager(person: &Caller) -> Caller {
    Caller {
        permissions: 1 << 5,
        ..person.clone()
    }
}

/// A game of Barony of four that was closed; the id of its button for a rematch.
async fn closed(stage: &mut Stage, people: &[Caller]) -> String {
    closed_with(stage, people, "idle-rounds 10").await
}

/// The same with other options.
async fn closed_with(stage: &mut Stage, people: &[Caller], with: &str) -> String {
    let game = [text("game", "barony"), text("with", with)];
    stage.command(&people[0], "join", &game).await;
    for person in &people[1..] {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    stage.command(&manager(&people[0]), "close", &[]).await;
    let all = stage.port.after(0);
    let asked = all
        .iter()
        .rev()
        .find_map(|request| request.button("close-surely"))
        .unwrap();
    stage.press_in(&manager(&people[0]), Some(70), &asked, &[]).await;
    stage.rest().await;
    let all = stage.port.after(0);
    all.iter()
        .rev()
        .find_map(|request| request.button("rematch"))
        .unwrap()
}

/// The newest card of a table that waits for its game.
fn card(stage: &Stage) -> Request {
    let all = stage.port.after(0);
    let mut cards = all
        .into_iter()
        .rev()
        .filter(|request| request.button("how").is_some());
    cards.next().unwrap()
}

fn four() -> Vec<Caller> {
    ["Ana", "Ben", "Cleo", "Dan"]
        .into_iter()
        .zip(1..)
        .map(|(name, user)| caller(user, name))
        .collect()
}

#[tokio::test]
async fn a_rematch_invites_all_who_sat_there_once_each_and_keeps_their_seats_for_ten_minutes() {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let (mut first, people) = (stage(&store, &clock), four());
    let rematch = closed(&mut first, &people).await;
    let before = first.port.sent().len();
    let said = first.press(&caller(9, "Zoe"), &rematch, &[]).await;
    assert!(said.contains("Only those who played at that table"), "{said}");
    first.press(&people[1], &rematch, &[]).await;
    first.rest().await;
    let sent = first.port.sent().split_off(before);
    let mut mentioned: Vec<u64> = sent
        .iter()
        .flat_map(|sent| &sent.mention)
        .map(|user| user.0)
        .collect();
    mentioned.sort_unstable();
    assert_eq!(mentioned, [1, 3, 4], "each of the others once");
    let said = card(&first).text();
    assert!(said.contains("a rematch? Your seats are kept for you") && said.contains("after 10"), "{said}");
    // Whoever restarts the bot forgets nothing of it.
    drop(first);
    let mut second = stage(&store, &clock);
    second.later();
    let said = second.command(&caller(9, "Zoe"), "join", &[]).await;
    assert!(
        said.contains("are kept for those") && said.contains("<t:") && said.contains("Ana, Cleo and Dan"),
        "{said}"
    );
    second.press(&people[2], &rematch, &[]).await;
    assert_eq!(second.hall.of(UserId(3)).await.unwrap().len(), 1, "who is invited has a seat");
    clock.advance(9 * MINUTE);
    assert!(
        second
            .command(&caller(9, "Zoe"), "join", &[])
            .await
            .contains("are kept for those")
    );
    clock.advance(MINUTE);
    let before = second.port.sent().len();
    let said = second.command(&caller(9, "Zoe"), "join", &[]).await;
    assert!(said.contains("You have a seat"), "{said}");
    second.rest().await;
    let shown = card(&second).text();
    assert!(shown.contains("Zoe") && !shown.contains("kept for you"), "the time is over: {shown}");
    let sent = second.port.sent().split_off(before);
    assert!(sent.iter().all(|sent| sent.mention.is_empty()), "nobody is called once more");
}

#[tokio::test]
async fn at_a_game_over_days_seats_are_kept_for_a_day() {
    for (pace, hours) in [("pace daily", 24), ("pace brisk", 24)] {
        let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
        let (mut stage, people) = (stage(&store, &clock), four());
        let rematch = closed_with(&mut stage, &people, pace).await;
        stage.press(&people[1], &rematch, &[]).await;
        stage.rest().await;
        clock.advance((hours * 60 - 1) * MINUTE);
        let said = stage.command(&caller(9, "Zoe"), "join", &[]).await;
        assert!(said.contains("are kept for those"), "{pace}: {said}");
        clock.advance(MINUTE);
        let said = stage.command(&caller(9, "Zoe"), "join", &[]).await;
        assert!(said.contains("You have a seat"), "{pace}: {said}");
    }
}

#[tokio::test]
async fn no_seat_is_kept_for_whoever_sat_down_and_left() {
    let (mut stage, people) = (Stage::new(), four());
    let rematch = closed(&mut stage, &people).await;
    for person in &people[..3] {
        stage.press(person, &rematch, &[]).await;
    }
    let zoe = caller(9, "Zoe");
    let said = stage.command(&zoe, "join", &[]).await;
    assert!(said.contains("kept for") && said.contains("Dan"), "{said}");
    stage.command(&people[2], "leave", &[]).await;
    let said = stage.command(&zoe, "join", &[]).await;
    assert!(said.contains("You have a seat"), "Cleo has answered: {said}");
    let said = stage.command(&people[2], "join", &[]).await;
    assert!(said.contains("kept for") && said.contains("Dan"), "{said}");
}

#[tokio::test]
async fn a_table_that_plays_the_old_deal_is_no_rematch() {
    let mut stage = Stage::new();
    let people = four();
    let again = closed(&mut stage, &people).await;
    let all = stage.port.after(0).into_iter().rev();
    let deal = all
        .filter_map(|request| request.button("duplicate"))
        .next()
        .unwrap();
    stage.press(&caller(9, "Zoe"), &deal, &[]).await;
    stage.rest().await;
    let said = stage.press(&people[0], &again, &[]).await;
    assert!(said.contains("plays an earlier deal again: Barony. Press “Join” there"), "{said}");
    let outside = stage.press(&caller(20, "Vera"), &again, &[]).await;
    assert!(outside.contains("A table with a free seat stands here: Barony"), "{outside}");
    for (user, name) in [(10, "Yara"), (11, "Xia"), (12, "Will")] {
        stage.command(&caller(user, name), "join", &[]).await;
    }
    let outside = stage.press(&caller(20, "Vera"), &again, &[]).await;
    assert!(outside.contains("where no table stands"), "the one here is full: {outside}");
    let said = stage.press(&people[0], &again, &[]).await;
    assert!(said.contains("Ask for the rematch once the game at that table is over"), "it is full: {said}");
    assert!(!card(&stage).text().contains("Ana"));
}

#[tokio::test]
async fn no_seat_is_kept_for_who_has_left_the_server() {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let (mut stage, people) = (stage(&store, &clock), four());
    let rematch = closed(&mut stage, &people).await;
    clock.advance(11 * MINUTE);
    stage.port.departed.lock().unwrap().push(people[3].user.0);
    stage.press(&people[1], &rematch, &[]).await;
    stage.rest().await;
    let called = card(&stage).notifies();
    assert!(called.contains(&3) && !called.contains(&4), "{called:?}");
}

#[tokio::test]
async fn seats_that_nobody_had_are_free_for_others_in_a_rematch() {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let (mut stage, people) = (stage(&store, &clock), four());
    let rematch = closed(&mut stage, &people[..3]).await;
    stage.press(&people[1], &rematch, &[]).await;
    let said = stage.command(&caller(9, "Zoe"), "join", &[]).await;
    assert!(said.contains("You have a seat"), "a fourth seat is free: {said}");
    let said = stage.command(&caller(8, "Yara"), "join", &[]).await;
    assert!(said.contains("are kept for those"), "{said}");
}

#[tokio::test]
async fn the_host_of_before_is_the_host_again_and_whoever_starts_sees_who_is_expected() {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let (mut stage, people) = (stage(&store, &clock), four());
    let rematch = closed(&mut stage, &people[..3]).await;
    stage.press(&people[1], &rematch, &[]).await;
    let table = stage.hall.of(UserId(2)).await.unwrap()[0];
    let host = |table: &dyn TableView| table.host();
    assert_eq!(stage.hall.read(table, host).await.unwrap(), Some(UserId(2)));
    stage.press(&people[0], &rematch, &[]).await;
    assert_eq!(stage.hall.read(table, host).await.unwrap(), Some(UserId(1)));
    stage.rest().await;
    let start = card(&stage).button("start").unwrap();
    let said = stage.press(&people[1], &start, &[]).await;
    assert!(said.contains("with 2 of 4?") && said.contains("Still expected: Cleo."), "{said}");
}

/// Giving up is how most games of two end, and both may want another.
#[tokio::test]
async fn who_gave_up_a_seat_that_nobody_took_over_can_ask_for_a_rematch_and_is_invited() {
    for asks in [0, 1] {
        let (mut stage, people) = (Stage::new(), four());
        let game = [text("game", "barony")];
        stage.command(&people[0], "join", &game).await;
        stage.command(&people[1], "join", &[]).await;
        stage.start(&people[0]).await;
        stage.gives_up(&people[1]).await;
        stage.rest().await;
        let all = stage.port.after(0).into_iter().rev();
        let rematch = all.filter_map(|request| request.button("rematch")).next();
        let rematch = rematch.unwrap();
        let said = stage.press(&people[2], &rematch, &[]).await;
        assert!(said.contains("Only those who played at that table"), "{said}");
        let before = stage.port.sent().len();
        let said = stage.press(&people[asks], &rematch, &[]).await;
        assert!(said.contains("You have a seat"), "{said}");
        stage.rest().await;
        let sent = stage.port.sent().split_off(before);
        let mentioned: Vec<u64> = sent
            .iter()
            .flat_map(|sent| &sent.mention)
            .map(|user| user.0)
            .collect();
        assert_eq!(mentioned, [people[1 - asks].user.0], "the other one is invited");
    }
}
