//! What a table agrees on, in the page, by taps: to take back what others have built on, which one
//! refuses and all agree to; that whoever is up be reminded; a pause, and its end.

use super::page::Seen;
use super::table::Table;
use super::walk::{Before, DAY, Days, WHOLE, acts, behind_more, says, taps};
use super::{Driver, Page};
use crate::world::World;

/// Who sits down.
const PEOPLE: [&str; 3] = ["Ana", "Bruno", "Chiara"];

/// Somebody asks to go back as far as they can.
async fn asks_back(page: &Page<'_>, name: &str) {
    let offered = behind_more(page, name, "take-back", "Others have acted since").await;
    let list = offered.controls.iter().find(|control| control.select).unwrap();
    let before = Before::of(page).await;
    page.tap(&offered, list, &[]).await;
    before.since(page, "You have asked to take something back").await;
}

/// Somebody acts until it is another's turn: whose.
async fn acts_out(table: &mut Table<'_>, name: &str) -> &'static str {
    loop {
        acts(table, name).await;
        match table.awaited(|_| false).await {
            Some(next) if next != name => return next,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_agreed_by_taps_what_is_taken_back_and_when_a_table_rests() {
    let world = World::with(
        None,
        0,
        &PEOPLE
            .map(|name| [name, ":en-US"].concat())
            .each_ref()
            .map(String::as_str),
    )
    .await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let lines = [("Ana", "/join game:carcassonne with:pace daily"), ("Bruno", "/join"), ("Chiara", "/join")];
    let mut table = Table::begin(page, &lines).await;
    let first = table.awaited(|_| false).await.unwrap();
    let second = acts_out(&mut table, first).await;
    let third = acts_out(&mut table, second).await;

    // One asks, what goes and what was seen is told, and one refuses.
    asks_back(&table.page, first).await;
    let asked = says(&table.page, "asks to take back the last").await;
    for told in ["This would be undone:", "come the same again", "A single no lets it stand"] {
        assert!(asked.text.contains(told), "no «{told}» in {}", asked.text);
    }
    days.keep(&table.page, &asked, "take-back").await;
    taps(&table.page, second, "let-stand", "It stands as it is").await;
    says(&table.page, "does not agree").await;

    // They ask again, and all agree.
    asks_back(&table.page, first).await;
    taps(&table.page, second, "agree-rewind", "You agree").await;
    taps(&table.page, third, "agree-rewind", "It is taken back").await;
    says(&table.page, "are taken back.").await;
    let again = table.awaited(|_| false).await.unwrap();
    assert_eq!(again, first, "they decide anew");

    // Whoever is up is reminded by a tap of another.
    days.pass(2).await;
    behind_more(&table.page, second, "nudge", "(by direct message)").await;
    table.page.at(first, "dm").await;
    let reminder = |message: &Seen| message.text.contains("The others are waiting for you");
    table.page.wait("the reminder", reminder).await;

    // The table pauses by vote; nobody's time is up in it, and it goes on by two taps.
    behind_more(&table.page, first, "pause", "You would like a pause").await;
    taps(&table.page, second, "pause", "The table pauses").await;
    let pauses = says(&table.page, "The table pauses").await;
    days.keep(&table.page, &pauses, "pause").await;
    days.pass(WHOLE + 5 * DAY).await;
    says(&table.page, "The table pauses").await;
    taps(&table.page, third, "go-on", "You would like to go on").await;
    taps(&table.page, first, "go-on", "The table goes on").await;
    let runs = |message: &Seen| {
        !message.ephemeral && message.text.contains("own time until") && !message.text.contains("pauses")
    };
    table.page.at("Ana", "tables").await;
    table.page.wait("a board whose clocks run", runs).await;
    days.pass_until_asked().await;
    says(&table.page, "What now?").await;
    days.end();
    world.stop().await;
}
