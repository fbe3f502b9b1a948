//! A table that lives for days, in the page, by a clock that the test moves: one of four stops. They are
//! reminded; the others are asked, and decide by taps: the safe action for this once, the bot until they
//! come back, a substitute; and in the end all agree to close the table.

use super::page::Seen;
use super::table::{Table, is_board};
use super::walk::{Days, WHOLE, button, says, tap, taps, types, until_up, vote};
use super::{Driver, Page};
use crate::world::World;

/// Who sits down.
const PEOPLE: [&str; 4] = ["Ana", "Bruno", "Chiara", "Dieter"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_four_stops_and_the_others_decide_by_taps() {
    let people = ["Ana:en-US", "Bruno:en-US", "Chiara:en-US", "Dieter:en-US", "Emma:en-US"];
    let world = World::with(None, 0, &people).await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let lines = [
        ("Ana", "/join game:carcassonne with:pace daily"),
        ("Bruno", "/join"),
        ("Chiara", "/join"),
        ("Dieter", "/join"),
    ];
    let mut table = Table::begin(page, &lines).await;
    let late = table.awaited(|_| false).await.unwrap();
    let others: Vec<&str> = PEOPLE.into_iter().filter(|name| *name != late).collect();

    // Reminded at half and at nine tenths, by a message of their own.
    days.pass(WHOLE / 2).await;
    table.page.at(late, "dm").await;
    let reminder = |message: &Seen| message.text.contains("The others are waiting for you");
    let reminder = table.page.wait("the first reminder", reminder).await;
    days.keep(&table.page, &reminder, "reminder").await;

    // Their time is up: for this once the safe action.
    days.pass_until_asked().await;
    let asked = says(&table.page, "What now?").await;
    days.keep(&table.page, &asked, "who-stopped").await;
    vote(&table.page, &others, "vote-safe-action").await;
    until_up(&mut table, late).await;

    // The next time a computer plays until they come back, which they do by a tap.
    days.pass_until_asked().await;
    vote(&table.page, &others, "vote-computer").await;
    says(&table.page, "is away: a computer plays for this seat").await;
    taps(&table.page, late, "return", "You play for yourself again").await;
    until_up(&mut table, late).await;

    // At last a substitute is looked for, and comes; they are told where the game is.
    days.pass_until_asked().await;
    vote(&table.page, &others, "vote-substitute").await;
    taps(&table.page, "Emma", "take-seat", "Where we are.").await;
    table.page.at("Emma", "dm").await;
    let briefing = table
        .page
        .wait("a panel of Emma's", |message| !message.ephemeral && message.text.contains("Where we are."))
        .await;
    days.keep(&table.page, &briefing, "briefing").await;

    // All agree to close the table, as one asks who did not open it; the last is asked whether they
    // mean it.
    let (asks, agree): (Vec<&str>, Vec<&str>) = others.iter().partition(|name| **name == others[2]);
    types(&table.page, (asks[0], "tables"), "/close", "You have asked to close").await;
    for name in agree {
        taps(&table.page, name, "agree", "You agree to close").await;
    }
    let asked = taps(&table.page, "Emma", "agree", "Do you really want to close").await;
    tap(&table.page, &asked, &button(&asked, "close-surely").unwrap(), "").await;
    let over = |message: &Seen| message.files.iter().any(|file| file.starts_with("tavolo-"));
    table.page.wait("the record", over).await;
    assert!(table.page.read().await.iter().any(is_board), "the last board stays");
    days.end();
    world.stop().await;
}
