//! Free seats in the page: the server's card that is edited, *One more?*, and `/tables`, each with a
//! button that takes a seat.

use super::page::Seen;
use super::walk::{Days, button, says, tap, taps, taps_in, types};
use super::{Driver, Page};
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn free_seats_are_taken_by_a_tap_from_the_card_the_call_and_the_list() {
    let people = ["Max:en-US", "Ana:en-US", "Bruno:en-US", "Chiara:en-US", "Dieter:en-US"];
    let world = World::with(None, 0, &people).await;
    let days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    types(&page, ("Max", "tables"), "/server set card:#lounge role:@Players", "Open tables").await;
    types(&page, ("Ana", "tables"), "/join game:carcassonne", "").await;

    // The card in another channel lists the table; a tap there takes a seat, and the card is edited.
    let card = async |told: &str| {
        page.at("Bruno", "lounge").await;
        let lists = |message: &Seen| !message.ephemeral && message.text.contains(told);
        page.wait(told, lists).await
    };
    let before = card("1 of 5 seats is taken").await;
    taps_in(&page, ("Bruno", "lounge"), "join", "You have a seat").await;
    let after = card("2 of 5 seats are taken").await;
    assert_eq!(before.id, after.id, "it is edited");

    // One more? The role is asked, and somebody takes the seat from there.
    taps(&page, "Ana", "one-more", "@Players is asked").await;
    let call = says(&page, "one more for Carcassonne").await;
    days.keep(&page, &call, "one-more").await;
    page.at("Chiara", "tables").await;
    tap(&page, &call, &button(&call, "join").unwrap(), "You have a seat").await;
    taps(&page, "Bruno", "one-more", "has been asked for Carcassonne within the hour").await;

    // The list of open tables has a button as well.
    let list = types(&page, ("Dieter", "lounge"), "/tables", "Other tables on this server").await;
    days.keep(&page, &list, "tables").await;
    tap(&page, &list, &button(&list, "join").unwrap(), "You have a seat").await;
    let card = card("4 of 5 seats are taken").await;
    days.keep(&page, &card, "card").await;
    days.end();
    world.stop().await;
}
