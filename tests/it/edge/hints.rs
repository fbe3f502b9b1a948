//! `/hint` as people meet it: agreed to in the lobby's panel, and told to whoever asks alone.

use super::direct::text;
use super::stage::{Request, Stage, caller};
use std::time::Duration;
use tavolo::discord::incoming::Caller;
use tavolo::table::UserId;

impl Stage {
    /// The newest of what somebody alone sees that has this in it; it is waited for.
    async fn told(&self, person: &Caller, part: &str) -> String {
        for _ in 0..1_200 {
            let all = self.port.after(0).into_iter().rev();
            let mut own = all.filter(|request| request.only == Some(person.user.0));
            if let Some(found) = own.find(|request| request.text().contains(part)) {
                return found.text();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nobody tells {} {part}", person.name);
    }

    /// The newest that all see with controls.
    pub(super) fn card(&self) -> Request {
        let all = self.port.after(0).into_iter().rev();
        let mut cards = all.filter(Request::shows_controls);
        cards.next().unwrap()
    }

    /// Somebody opens the options and presses what they say of hints.
    async fn agrees(&mut self, person: &Caller) {
        let options = self.card().button("options").unwrap();
        self.press(person, &options, &[]).await;
        self.rest().await;
        let all = self.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(person.user.0));
        let (id, values) = own.find_map(|request| request.act("set hints on")).unwrap();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.press_in(person, Some(70), &id, &values).await;
        self.rest().await;
    }
}

#[tokio::test]
async fn hints_are_agreed_to_in_the_lobby_and_told_to_whoever_is_awaited() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage.command(person, "join", &[]).await;
    }
    stage.rest().await;
    let early = stage.command(&people[0], "hint", &[]).await;
    assert!(early.contains("“Agree to hints”"), "{early}");
    stage.agrees(&people[0]).await;
    let card = stage.card().text();
    assert!(card.contains("Hints: off; Ana would like them, Ben not yet"), "{card}");
    stage.agrees(&people[1]).await;
    assert!(stage.card().text().contains("Hints: on"), "{}", stage.card().text());
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let awaited = |table: &dyn tavolo::table::TableView| table.awaited().iter().next().unwrap().index();
    let up = stage.hall.read(table, awaited).await.unwrap();
    stage.command(&people[up], "hint", &[]).await;
    let hint = stage.told(&people[up], "What a computer would do").await;
    assert!(hint.contains("1. ") && hint.contains("points on average, compared with 1.)"), "{hint}");
    // Whoever asks again is told the same, and the panel in which they press stays as it is.
    let before = stage.port.after(0).len();
    stage
        .press_in(&people[up], Some(71), &format!("t.{table}.0.0.p.hint"), &[])
        .await;
    stage.rest().await;
    let since = stage.port.after(before);
    assert!(since.iter().any(|request| request.text() == hint), "{since:#?}");
    assert!(since.iter().all(|request| request.message != Some(71)), "{since:#?}");
    let other = stage.command(&people[1 - up], "hint", &[]).await;
    assert!(other.contains("No decision of yours is awaited"), "{other}");
    let watching = stage.command(&caller(9, "Zoe"), "hint", &[]).await;
    assert!(watching.contains("You have no seat here"), "{watching}");
}

#[tokio::test]
async fn who_had_no_seat_names_one_after_the_end() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let off = stage.command(&people[0], "hint", &[]).await;
    assert!(off.contains("Not everybody agreed to hints"), "{off}");
    stage.command(&people[1], "resign", &[]).await;
    stage.rest().await;
    let id = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find_map(|request| request.button("resign-surely"));
    if let Some(id) = id {
        stage.press_in(&people[1], Some(70), &id, &[]).await;
        stage.rest().await;
    }
    let zoe = caller(9, "Zoe");
    let whose = stage.command(&zoe, "hint", &[]).await;
    assert!(whose.contains("Whose decisions?"), "{whose}");
    let seats = stage.typing(&zoe, "hint", "seat", "A").await;
    assert!(seats.contains("Ana"), "{seats}");
    stage.command(&zoe, "hint", &[text("seat", "Ana")]).await;
    stage.told(&zoe, "no decision with a choice").await;
}
