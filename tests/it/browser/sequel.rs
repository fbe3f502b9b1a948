//! What follows a game, in the page, by taps: the card of its result and its film, what is listed and ranked; and the
//! same deal once more, with somebody who knows it, and both games beside each other.

use super::page::Seen;
use super::table::{Table, control};
use super::walk::{Before, Days, button, says, tap, taps, types};
use super::{Driver, Page};
use crate::world::World;

/// Somebody gives the game up, and means it.
async fn resigns(page: &Page<'_>, name: &str) {
    let asked = types(page, (name, "tables"), "/resign", "resign").await;
    let surely = button(&asked, "resign-surely").expect("it is asked whether it is meant");
    page.tap(&asked, &surely, &[]).await;
}

/// The newest message that all see with this button says this.
async fn card(page: &Page<'_>, id: &str, told: &str) -> Seen {
    page.at("Ana", "tables").await;
    page.wait(&format!("a card with «{id}» that says «{told}»"), |message| {
        !message.ephemeral && button(message, id).is_some() && message.text.contains(told)
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_follows_a_game_and_the_same_deal_once_more() {
    let people = ["Max:en-US", "Ana:en-US", "Bruno:en-US", "Chiara:en-US"];
    let world = World::with(None, 0, &people).await;
    let days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let wishes = "/server set results:tables films:yes ranking:people";
    types(&page, ("Max", "tables"), wishes, "films: yes · ranking: games of people alone").await;

    let table = Table::begin(page, &[("Ana", "/join game:barony"), ("Bruno", "/join")]).await;
    let page = table.page;
    resigns(&page, "Bruno").await;
    let record = |file: &String| file.starts_with("tavolo-") && file.ends_with(".txt");
    let given = page
        .wait("the record", |message: &Seen| message.files.iter().any(record))
        .await;
    let file = given.files.iter().find(|file| record(file)).unwrap();
    let first = file["tavolo-".len()..file.len() - ".txt".len()].to_owned();

    // The card of the result and the film come by themselves; the lists know the game.
    says(&page, "Ana 🏆").await;
    let film = says(&page, "This game of Barony from beginning to end").await;
    assert!(
        film.alts
            .iter()
            .any(|alt| alt.starts_with("A film of a game of Barony")),
        "{film:?}"
    );
    for (line, answered) in [
        ("/results", "one game"),
        ("/stats", "Your games on this server"),
        ("/stats whose:server", "Games on this server"),
        ("/ranking game:barony", "rated games here yet"),
    ] {
        types(&page, ("Ana", "tables"), line, answered).await;
    }

    // Ana plays the deal again; Chiara is told that Ana knows it, and agrees.
    taps(&page, "Ana", "duplicate", "You have a seat").await;
    let lobby = card(&page, "join", "plays the deal of table").await;
    days.keep(&page, &lobby, "duplicate-lobby").await;
    page.at("Chiara", "tables").await;
    let joined = Before::of(&page).await;
    let lobby = page
        .wait("the lobby", |message| button(message, "join").is_some())
        .await;
    page.tap(&lobby, &button(&lobby, "join").unwrap(), &[]).await;
    joined.since(&page, "You have a seat").await;
    card(&page, "consent", "Played this deal before and may know what comes: Ana").await;
    let refused = types(&page, ("Ana", "tables"), "/start", "First everyone else has to press").await;
    assert!(refused.text.contains("Chiara"), "{}", refused.text);
    taps(&page, "Chiara", "consent", "You agree to play with those who know this deal").await;
    card(&page, "start", "Played this deal before: Ana. Everyone else agrees.").await;
    let luck = taps(&page, "Ana", "luck", &format!("is the luck of table {first} once more")).await;
    days.keep(&page, &luck, "duplicate-promise").await;
    page.at("Ana", "tables").await;
    page.say("/start").await;
    let plays = |message: &Seen| !message.ephemeral && button(message, "play").is_some();
    page.wait("the board", plays).await;
    resigns(&page, "Chiara").await;

    let end = card(&page, "compare", "Ana").await;
    let compare = control(&end, "p", "compare").unwrap();
    let compared = tap(&page, &end, &compare, "The same deal at two tables").await;
    assert!(compared.text.contains(&first), "{}", compared.text);
    assert!(compared.text.contains("Chiara") && compared.text.contains("Bruno"), "{}", compared.text);
    days.keep(&page, &compared, "duplicate-compared").await;
    let told = format!("They are the draws of table {first}");
    tap(&page, &end, &button(&end, "verify").unwrap(), &told).await;
    types(&page, ("Ana", "tables"), "/results", "2 games").await;
    days.end();
    world.stop().await;
}

/// A board that everyone sees, in a channel.
async fn covered(page: &Page<'_>, name: &str, channel: &str, told: &str) -> Seen {
    page.at(name, channel).await;
    page.wait(&format!("a board that says «{told}»"), |message| {
        !message.ephemeral && button(message, "board").is_some() && message.text.contains(told)
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twin_tables_are_seen_by_their_players_and_compared_at_the_end() {
    let people = ["Ana:en-US", "Bruno:en-US", "Chiara:en-US", "Dora:en-US"];
    let world = World::with(None, 0, &people).await;
    let days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    types(&page, ("Ana", "tables"), "/join game:barony with:twins on", "You have a seat").await;
    let lobby = card(&page, "start", "Twin tables").await;
    days.keep(&page, &lobby, "twins-lobby").await;
    types(&page, ("Bruno", "tables"), "/join", "You have a seat").await;
    page.at("Ana", "tables").await;
    page.say("/start").await;
    // Two seats stay free, which is asked about.
    page.say("/start").await;
    let board = covered(&page, "Ana", "tables", "only those who play this one see it").await;
    assert!(board.alts.is_empty(), "no picture is there for all: {board:?}");
    days.keep(&page, &board, "twins-covered").await;
    let first = board
        .text
        .split("twin:")
        .nth(1)
        .and_then(|rest| rest.split_whitespace().next());
    let first = first
        .expect("how others come to play it")
        .trim_matches('`')
        .to_owned();

    // Two others play the deal in another channel.
    let line = format!("/join twin:{first}");
    types(&page, ("Chiara", "lounge"), &line, "You have a seat").await;
    types(&page, ("Dora", "lounge"), &line, "You have a seat").await;
    page.at("Chiara", "lounge").await;
    page.say("/start").await;
    let there = covered(&page, "Chiara", "lounge", "only those who play this one see it").await;
    let other = control(&there, "p", "board").expect("a button for the board");

    // Whoever plays sees the board; whoever does not is told why.
    let own = tap(&page, &there, &other, "Barony").await;
    assert!(!own.alts.is_empty(), "a picture with its words: {own:?}");
    page.at("Ana", "lounge").await;
    tap(&page, &there, &other, "only those who play this one see it").await;
    resigns(&page, "Bruno").await;
    let over = covered(&page, "Ana", "tables", "when the games at all of its twin tables are over").await;
    days.keep(&page, &over, "twins-over").await;
    tap(&page, &over, &control(&over, "p", "board").unwrap(), "Ana").await;

    let asked = types(&page, ("Dora", "lounge"), "/resign", "resign").await;
    page.tap(&asked, &button(&asked, "resign-surely").expect("it is asked"), &[])
        .await;
    let end = card(&page, "compare", "Ana").await;
    let compared = tap(&page, &end, &button(&end, "compare").unwrap(), "The same deal at two tables").await;
    assert!(compared.text.contains("Chiara") && compared.text.contains("Bruno"), "{}", compared.text);
    days.keep(&page, &compared, "twins-compared").await;
    tap(&page, &end, &button(&end, "verify").unwrap(), "follow from the seed").await;
    days.end();
    world.stop().await;
}
