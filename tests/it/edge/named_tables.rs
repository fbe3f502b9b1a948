//! Which table is meant in direct messages by somebody who sits at several, and what is suggested there; and one more try for
//! somebody whose direct messages were closed.

use super::direct::text;
use super::stage::{Stage, at, caller, direct};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tavolo::discord::incoming::Caller;
use tavolo::discord::trouble::Trouble;
use tavolo::store::TableId;
use tavolo::table::{Place, TableView, UserId};

/// A game of these two in a channel.
async fn playing(stage: &mut Stage, people: &[Caller; 2], channel: u64, game: &str) -> TableId {
    for person in people {
        stage
            .command(&at(person, channel), "join", &[text("game", game)])
            .await;
    }
    stage.start(&at(&people[0], channel)).await;
    stage.rest().await;
    stage.hall.at(Place(channel)).await.unwrap().unwrap()
}

/// Plays at a table until somebody is up.
async fn until_up(stage: &mut Stage, people: &[Caller; 2], table: TableId, person: &Caller) {
    for _ in 0..40 {
        for one in people {
            let read = |table: &dyn TableView| {
                let seat = |user| table.roster().seat_of(user).unwrap();
                (table.awaited().has(seat(person.user)), table.legal(one.user))
            };
            let (up, legal) = stage.hall.read(table, read).await.unwrap();
            if up {
                return;
            }
            if let Some((notation, _)) = legal.first() {
                let typed = [text("move", notation), text("table", &table.to_string())];
                stage.command(one, "play", &typed).await;
            }
        }
    }
    panic!("{} is not up", person.name);
}

#[tokio::test]
async fn whoever_sits_at_two_tables_types_in_direct_messages_as_at_one() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let tables = [
        playing(&mut stage, &people, 300, "barony").await,
        playing(&mut stage, &people, 301, "carcassonne").await,
    ];
    let both = |text: &str| tables.map(|table| text.contains(&format!("\"{table}: ")));
    // Whoever is up at one alone is suggested what is legal there, whoever is up at both with the table in front.
    for person in &people {
        for table in tables {
            until_up(&mut stage, &people, table, person).await;
        }
        let seat_up =
            |table: &dyn TableView| table.awaited().has(table.roster().seat_of(person.user).unwrap());
        let mut up = Vec::new();
        for table in tables {
            up.push(stage.hall.read(table, seat_up).await.unwrap());
        }
        let person = direct(person);
        let said = stage.typing(&person, "play", "move", "").await;
        assert!(said.contains("\", \""), "something is suggested: {said}");
        if up == [true, true] {
            assert_eq!(both(&said), [true, true], "{said}");
            assert!(
                said.contains("Barony (Ana and Ben): ") && said.contains("Carcassonne (Ana and Ben): "),
                "{said}"
            );
            let said = stage.typing(&person, "ask", "question", "").await;
            assert_eq!(both(&said), [true, true], "{said}");
            let question = [text("question", &format!("{}: turn", tables[1]))];
            let said = stage.command(&person, "ask", &question).await;
            assert!(said.contains("your turn"), "{said}");
            // What was chosen is done where it was suggested; then one table waits.
            let legal = stage
                .hall
                .read(tables[0], |table| table.legal(person.user))
                .await
                .unwrap();
            let typed = [text("move", &format!("{}: {}", tables[0], legal[0].0))];
            let happened = |table: &dyn TableView| table.happened();
            let before = stage.hall.read(tables[0], happened).await.unwrap();
            let said = stage.command(&person, "play", &typed).await;
            let after = stage.hall.read(tables[0], happened).await.unwrap();
            assert!(after > before, "{said}");
        } else {
            assert_eq!(both(&said), [false, false], "{said}");
        }
    }
    // A table can be named by its number in the list that asks which is meant.
    let said = stage
        .command(&direct(&people[0]), "board", &[text("table", "2")])
        .await;
    assert!(!said.contains("There is no such table"), "{said}");
    let said = stage
        .command(&direct(&people[0]), "board", &[text("table", "3")])
        .await;
    assert!(said.contains("There is no such table"), "{said}");
}

#[tokio::test]
async fn what_is_typed_in_direct_messages_is_answered_with_what_is_asked_next() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let table = playing(&mut stage, &people, 301, "carcassonne").await;
    until_up(&mut stage, &people, table, &people[0]).await;
    let legal = stage
        .hall
        .read(table, |table| table.legal(UserId(1)))
        .await
        .unwrap();
    let typed = [text("move", &legal[0].0)];
    let said = stage.command(&direct(&people[0]), "play", &typed).await;
    let (done, next) = said.split_once('\n').unwrap_or_else(|| panic!("{said}"));
    assert!(done.starts_with("Done: ") && next.contains("follower"), "{said}");
    let answer = stage.answered(&people[0]);
    assert!(answer.button("hand").is_some(), "it leads to the panel: {answer:?}");
}

#[tokio::test]
async fn to_check_tables_that_have_ended_are_suggested_in_direct_messages_too() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let ended = playing(&mut stage, &people, 300, "barony").await;
    stage.gives_up(&at(&people[0], 300)).await;
    let runs = playing(&mut stage, &people, 300, "carcassonne").await;
    for place in [at(&people[0], 300), direct(&people[0])] {
        let said = stage.typing(&place, "verify", "table", "").await;
        assert!(said.contains(&ended.to_string()), "{said}");
        assert!(!said.contains(&runs.to_string()), "it has not ended: {said}");
        let said = stage.typing(&place, "replay", "table", "").await;
        assert!(said.contains(&ended.to_string()) && said.contains(&runs.to_string()), "{said}");
    }
    let said = stage
        .command(&direct(&people[0]), "verify", &[text("table", &ended.to_string())])
        .await;
    assert!(said.contains("Barony") && !said.contains("no such table"), "{said}");
    // Whoever did not play there is not told of it elsewhere.
    let said = stage
        .typing(&direct(&caller(3, "Cleo")), "verify", "table", "")
        .await;
    assert_eq!(said, "Suggestions([])");
}

#[tokio::test]
async fn a_wish_for_direct_messages_is_tried_once_and_answered_with_what_came_of_it() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    let shut = Arc::new(AtomicBool::new(true));
    let closed = Arc::clone(&shut);
    *stage.port.refuses.lock().unwrap() = Some(Box::new(move |kind, channel| {
        let hers = kind == "send" && channel == 501 && closed.load(Ordering::Relaxed);
        hers.then_some(Trouble::ClosedDirect)
    }));
    playing(&mut stage, &people, 300, "condottiere").await;
    let wish = [text("hand", "direct")];
    let said = stage.sub_command(&people[0], "settings", "mine", &wish).await;
    assert!(said.contains("still closed to me"), "{said}");
    assert!(stage.port.sent().iter().all(|sent| sent.channel != 501));
    shut.store(false, Ordering::Relaxed);
    let said = stage.sub_command(&people[0], "settings", "mine", &wish).await;
    assert!(said.contains("I could send you your panel"), "{said}");
    assert!(stage.port.sent().iter().any(|sent| sent.channel == 501));
    // Where nothing was closed nothing is said of it.
    let said = stage.sub_command(&people[0], "settings", "mine", &wish).await;
    assert!(!said.contains("closed to me"), "{said}");
}
