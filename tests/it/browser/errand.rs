//! What stands beside a game, in the page: somebody watches and is told of its end, writes notes in a
//! form, is away and back; and whoever manages the server pauses, ends and reopens it and gives a
//! seat.

use super::page::{Seen, Shown};
use super::table::{Table, deed};
use super::walk::{Before, Days, behind_more, board, button, says, tap, taps, types};
use super::{Driver, Page};
use crate::world::World;

/// The button of a message with which a manager means it.
fn surely(message: &Seen) -> Shown {
    let mut means = message.controls.iter().filter(|control| deed(control).0 == "d");
    means.next().expect("it is asked whether it is meant").clone()
}

/// Whoever manages the server does something to the table, and means it.
async fn manages(page: &Page<'_>, line: &str, asked: &str, answered: &str) {
    let asked = types(page, ("Max", "tables"), line, asked).await;
    tap(page, &asked, &surely(&asked), answered).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_watches_notes_is_away_or_manages_does_it_by_taps() {
    let people = ["Max:en-US", "Ana:en-US", "Bruno:en-US", "Chiara:en-US", "Emma:en-US"];
    let world = World::with(None, 0, &people).await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let lines = [("Ana", "/join game:carcassonne with:pace daily"), ("Bruno", "/join"), ("Chiara", "/join")];
    let mut table = Table::begin(page, &lines).await;
    let up = table.awaited(|_| false).await.unwrap();
    let page = table.page;

    // Emma watches.
    let watched = behind_more(&page, "Emma", "watch", "You watch this table").await;
    days.keep(&page, &watched, "watch").await;

    // Somebody writes notes in a form; they stand in their own panel.
    let board = board(&page, (up, "tables"), "more").await;
    let more = tap(&page, &board, &button(&board, "more").unwrap(), "More").await;
    page.tap(&more, &button(&more, "notes").unwrap(), &[]).await;
    let before = Before::of(&page).await;
    page.fill("the river ends in the north").await;
    before.since(&page, "Noted.").await;
    page.at(up, "dm").await;
    let notes = page
        .wait("the notes", |message| message.text.contains("the river ends in the north"))
        .await;
    days.keep(&page, &notes, "notes").await;

    // Whoever is up is away, and back by a tap.
    let away = types(&page, (up, "tables"), "/away until:3 days", "will be back").await;
    says(&page, " is away").await;
    days.pass(24).await;
    page.at(up, "tables").await;
    let back = away
        .controls
        .iter()
        .find(|control| control.label == "I am back")
        .unwrap();
    tap(&page, &away, back, "You are back").await;
    page.wait("a board where nobody is away", |message| {
        !message.ephemeral && message.text.contains("own time until") && !message.text.contains("is away")
    })
    .await;

    // Max, who manages the server, stops the clocks and lets them run.
    manages(&page, "/table pause", "Do you want the clocks to stand", "The clocks stand").await;
    says(&page, "The table pauses").await;
    manages(&page, "/table go-on", "Do you want the clocks to run again", "The clocks run").await;

    // Max ends the game for now, reopens it, and gives a seat to somebody who agrees.
    manages(&page, "/table end", "Do you want to end this game", "Ended: Carcassonne").await;
    says(&page, "has ended this game").await;
    manages(&page, "/table reopen", "Do you want this game to go on", "It goes on: Carcassonne").await;
    manages(&page, "/table seat seat:Chiara to:Emma", "Do you want to offer Emma", "The seat is offered")
        .await;
    taps(&page, "Emma", "take-offer", "Where we are.").await;

    // The game ends; whoever watched it and plays by now is told nothing more, another watcher is.
    behind_more(&page, "Chiara", "watch", "You watch this table").await;
    manages(&page, "/table end", "Do you want to end this game", "Ended: Carcassonne").await;
    days.pass(25).await;
    says(&page, "has closed this table").await;
    page.at("Chiara", "dm").await;
    page.wait("the end", |message| message.text.contains("You watched:"))
        .await;
    days.end();
    world.stop().await;
}
