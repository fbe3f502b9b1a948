//! What somebody writes down for themselves: in their own panel, and nowhere else.

use super::bot::memory;
use super::direct::text;
use super::life;
use super::stage::{Stage, TOKEN, caller};
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::config::Hidden;
use tavolo::discord::ids::InteractionId;
use tavolo::discord::incoming::{Caller, Incoming, Ticket};
use tavolo::store::{Store, TableId};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const SECRET: &str = "clover in the third row";

/// A game of two, and the edge over the store that keeps it.
async fn begun() -> (Stage, Arc<dyn Store>, Clock, [Caller; 2], TableId) {
    let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
    let mut stage = life::stage(&store, &clock);
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage
            .command(person, "join", &[text("game", "condottiere")])
            .await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = life::table(&stage, 6).await;
    (stage, store, clock, people, table)
}

#[tokio::test]
async fn what_somebody_wrote_down_stands_in_their_panel_and_nowhere_else() {
    let (mut stage, store, _, [ana, ben], table) = begun().await;
    stage.command(&ana, "hand", &[]).await;
    let more = stage.port.after(0).into_iter().rev();
    let more = more
        .filter(|request| request.only.is_none())
        .find_map(|request| request.button("more"));
    stage.press(&ana, &more.unwrap(), &[]).await;
    let notes = stage.port.after(0).pop().unwrap().button("notes").unwrap();
    let form = stage.press_in(&ana, Some(70), &notes, &[]).await;
    assert!(form.contains("Your notes") && form.contains("1000"), "{form}");
    let said = stage.jots(&ana, table, SECRET).await;
    assert!(said.contains("Noted"), "{said}");
    stage.rest().await;
    stage.command(&ana, "hand", &[]).await;
    let panel = stage.port.after(0).pop().unwrap();
    assert!(panel.text().contains(SECRET), "{}", panel.text());
    let all = stage.port.after(0);
    let direct = all
        .iter()
        .rev()
        .find(|one| one.only == Some(1) && matches!(one.kind, "send" | "edit"));
    assert!(direct.unwrap().text().contains(SECRET), "the panel that stays has it too");
    let form = stage.press_in(&ana, Some(70), &notes, &[]).await;
    assert!(!form.contains(SECRET), "not even a debug output has it: {form}");
    for command in ["hand", "log", "board", "watch"] {
        stage.command(&ben, command, &[]).await;
    }
    stage.rest().await;
    let others = stage.port.after(0).into_iter().filter(|one| one.only != Some(1));
    for request in others {
        assert!(!format!("{request:?}").contains(SECRET), "{request:?}");
    }
    for record in store.read(table).await.unwrap() {
        assert!(!String::from_utf8_lossy(&record.body).contains(SECRET));
    }
    let said = stage.jots(&ana, table, "  \n ").await;
    assert!(said.contains("no notes"), "{said}");
    assert_eq!(store.scan("jotting/").await.unwrap(), []);
    stage.command(&ana, "hand", &[]).await;
    assert!(!stage.port.after(0).pop().unwrap().text().contains("Your notes"));
}

#[tokio::test]
async fn a_hostile_text_is_shown_and_does_nothing() {
    let (mut stage, _, _, [ana, _], table) = begun().await;
    for hostile in [
        "@everyone <@2> **x** ``` \u{202e}backwards".to_owned(),
        "```\n# Title\n> quoted\n||hidden||\n[a](https://x.test)".to_owned(),
        "*".repeat(4_000),
        "a\n".repeat(2_000),
        format!("{} @here", "word ".repeat(400)),
    ] {
        stage.jots(&ana, table, &hostile).await;
        stage.command(&ana, "hand", &[]).await;
        let panel = stage.port.after(0).pop().unwrap();
        let said = panel.text();
        assert!(said.contains("Your notes"), "{said}");
        for armed in ["@everyone", "@here", "<@2>", "**x**", "```", "\u{202e}", "||hidden", "](https:"] {
            assert!(!said.contains(armed), "{armed}: {said}");
        }
        assert!(said.encode_utf16().count() < 4_000, "{}", said.len());
        let nobody = serde_json::json!({"parse": [], "users": [], "roles": []});
        assert_eq!(panel.json["allowed_mentions"], nobody);
        assert!(
            said.contains("Condottiere") && !panel.controls().is_empty() || said.contains("Waiting"),
            "{said}"
        );
    }
}

#[tokio::test]
async fn only_who_plays_or_watches_has_notes_there() {
    let (mut stage, store, _, _, table) = begun().await;
    let zoe = caller(9, "Zoe");
    let said = stage.jots(&zoe, table, SECRET).await;
    assert!(said.contains("Only those who play at a table or watch it"), "{said}");
    assert_eq!(store.scan("jotting/").await.unwrap(), []);
    stage.command(&zoe, "watch", &[]).await;
    let said = stage.jots(&zoe, table, SECRET).await;
    assert!(said.contains("Noted"), "{said}");
    let said = stage.command(&zoe, "watch", &[]).await;
    assert!(said.contains(SECRET), "{said}");
}

#[tokio::test]
async fn it_goes_a_week_after_the_game() {
    let (mut stage, store, clock, [ana, ben], table) = begun().await;
    stage.jots(&ana, table, SECRET).await;
    let kept = async |store: &Arc<dyn Store>| store.scan("jotting/").await.unwrap().len();
    clock.advance(30 * DAY);
    stage.edge.tell_digests().await;
    assert_eq!(kept(&store).await, 1, "as long as the game goes on");
    stage.command(&ben, "resign", &[]).await;
    let all = stage.port.after(0).into_iter().rev();
    let sure = all
        .filter_map(|request| request.button("resign-surely"))
        .next()
        .unwrap();
    stage.press_in(&ben, Some(70), &sure, &[]).await;
    stage.rest().await;
    for (days, left) in [(0, 1), (6, 1), (2, 0)] {
        clock.advance(days * DAY);
        stage.edge.tell_digests().await;
        assert_eq!(kept(&store).await, left, "{days}");
    }
}

#[test]
fn no_debug_output_of_what_comes_in_has_the_text() {
    let jotted = Incoming::Jotted {
        ticket: Ticket::new(InteractionId(1), TOKEN.to_owned()),
        caller: caller(1, "Ana"),
        table: TableId(3),
        text: Hidden::new(SECRET.to_owned()),
    };
    let told = format!("{jotted:?}");
    assert!(!told.contains(SECRET) && !told.contains(TOKEN), "{told}");
}
