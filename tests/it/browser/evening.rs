//! An evening in the page, 400 pixels wide, by taps: a round-robin of four, of whom one stops.

use super::page::{Seen, Shown};
use super::walk::{Days, button, tap, types};
use super::{Driver, Page};
use crate::world::World;

const PEOPLE: [&str; 4] = ["Ana", "Bruno", "Chiara", "Dieter"];

/// The button of an evening.
fn of_evening(message: &Seen, word: &str) -> Option<Shown> {
    let end = format!(".{word}");
    let mut controls = message.controls.iter();
    controls
        .find(|control| control.custom_id.starts_with("e.") && control.custom_id.ends_with(&end))
        .cloned()
}

/// Somebody taps a button of the card; what they alone are answered says this.
async fn taps(page: &Page<'_>, name: &str, word: &str, answered: &str) -> Seen {
    page.at(name, "tables").await;
    let card = page
        .wait(&format!("a card with «{word}»"), |message| {
            !message.ephemeral && of_evening(message, word).is_some()
        })
        .await;
    tap(page, &card, &of_evening(&card, word).unwrap(), answered).await
}

/// The card says this.
async fn card(page: &Page<'_>, told: &str) -> Seen {
    page.at("Ana", "tables").await;
    page.wait(&format!("a card with «{told}»"), |message| {
        !message.ephemeral && message.text.contains("Game evening") && message.text.contains(told)
    })
    .await
}

/// Somebody gives up the game in the thread of their table.
async fn loses(page: &Page<'_>, name: &str, thread: &str) {
    page.at(name, thread).await;
    page.wait("the call to the table", |message| message.text.contains("your table for round"))
        .await;
    let asked = types(page, (name, thread), "/resign", "resign").await;
    let surely = button(&asked, "resign-surely").expect("it is asked whether it is meant");
    page.tap(&asked, &surely, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_robin_of_four_of_whom_one_stops() {
    let people = PEOPLE.map(|name| format!("{name}:en-US"));
    let world = World::with(None, 0, &people.each_ref().map(String::as_str)).await;
    let days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    types(&page, ("Ana", "tables"), "/settings channel board:text", "Saved.").await;
    let open = "/event open game:condottiere format:round-robin";
    types(&page, ("Ana", "tables"), open, "The evening is open").await;
    for name in PEOPLE {
        taps(&page, name, "take-part", "You are in.").await;
    }
    let signed = card(&page, "Signed up (4): Ana, Bruno, Chiara and Dieter").await;
    days.keep(&page, &signed, "evening-sign-up").await;
    taps(&page, "Ana", "begin", "The evening begins").await;

    card(&page, "Round 1 of 3").await;
    loses(&page, "Dieter", "Round 1, table 1: Ana and Dieter").await;
    loses(&page, "Bruno", "Round 1, table 2: Bruno and Chiara").await;
    let second = card(&page, "Round 2 of 3").await;
    assert!(second.text.contains("1 · Dieter and Chiara"), "{}", second.text);

    // Dieter stops: what he has played counts, and his table goes to Chiara.
    let asked = taps(&page, "Dieter", "stop", "Do you want to drop out?").await;
    tap(&page, &asked, &of_evening(&asked, "stop-now").unwrap(), "have given up your table").await;
    loses(&page, "Bruno", "Round 2, table 2: Ana and Bruno").await;
    card(&page, "not played, goes to Bruno").await;
    loses(&page, "Chiara", "Round 3, table 2: Chiara and Ana").await;

    let end = card(&page, "This evening is over.").await;
    let places = [
        "1 · Ana: 3 (3 / – / 3)",
        "2 · Chiara: 2 (1 / – / 2)",
        "3 · Bruno: 1 (0 / – / 1)",
        "4 · Dieter: 0 (0 / – / 0), dropped out",
    ];
    for place in places {
        assert!(end.text.contains(place), "{}", end.text);
    }
    days.keep(&page, &end, "evening-places").await;
    days.end();
    world.check_requests(0).await;
    world.stop().await;
}
