//! Alone with computers, in the page of a phone: from `/join` over *Computers* to the result.

use super::page::Seen;
use super::table::{Table, actions, deed, is_board, recorded};
use super::walk::{button, tap, taps_in};
use super::{Driver, Page, Program};
use crate::ports;

/// How many decisions a person takes until they give up: the computers have acted between them.
const DECISIONS: usize = 4;
/// How many decisions they take where the whole game is to be played.
const WHOLE: usize = 400;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_against_computers() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &program.address).await;
    page.at("Ana", "tables").await;
    page.say("/join game:condottiere").await;
    page.wait("the lobby", |message| button(message, "computers").is_some())
        .await;

    // The weakest twice, and one of them is sent away again for a stronger one.
    let mut panel = taps_in(&page, ("Ana", "tables"), "computers", "Computers play like anybody").await;
    driver.picture("computers-panel").await;
    for (level, named) in [("beginner", "Robo Ada"), ("beginner", "Robo Blaise")] {
        let add = panel
            .controls
            .iter()
            .find(|control| control.select)
            .unwrap()
            .clone();
        page.tap(&panel, &add, &[&format!("computer {level}")]).await;
        panel = page
            .wait(named, |message| message.ephemeral && message.text.contains(named))
            .await;
    }
    let away = |panel: &Seen| {
        let away = panel
            .controls
            .iter()
            .find(|control| deed(control).1 == "computer - 2");
        away.unwrap().clone()
    };
    let gone = tap(&page, &panel, &away(&panel), "Robo Blaise").await;
    assert!(!gone.text.contains("Robo Ada"), "{}", gone.text);
    let add = gone
        .controls
        .iter()
        .find(|control| control.select)
        .unwrap()
        .clone();
    page.tap(&gone, &add, &["computer easy"]).await;
    let lobby = |message: &Seen| {
        !message.ephemeral
            && ["computer: beginner", "computer: easy"]
                .iter()
                .all(|level| message.text.contains(level))
    };
    page.wait("both computers on the card", lobby).await;
    driver.picture("computers-lobby").await;

    let mut table = begin(page).await;
    let whole = std::env::var_os("TAVOLO_WHOLE_GAMES").is_some();
    let (most, mut over) = (if whole { WHOLE } else { DECISIONS }, false);
    for decision in 0..most {
        let Some(name) = table.awaited(recorded).await else {
            over = true;
            break;
        };
        assert_eq!(name, "Ana", "nobody waits for a computer");
        let panel = table.panel("Ana").await;
        let actions = actions(&panel);
        let control = actions
            .iter()
            .find(|control| deed(control).1 == "pass")
            .unwrap_or(&actions[0]);
        table.act("Ana", &panel, control, &[]).await;
        assert!(decision + 1 < WHOLE, "the game does not end");
    }
    driver.picture("computers-board").await;
    if !whole && !over {
        table.resign("Ana").await;
    }
    table.page.at("Ana", "tables").await;
    let record = |message: &Seen| recorded(std::slice::from_ref(message));
    table.page.wait("the record", record).await;
    table.verify().await;
    table.go_through().await;
    if std::env::var_os("TAVOLO_WHOLE_GAMES").is_none() {
        table.film().await;
    }
}

/// Begins: the board is there, whoever is up.
async fn begin(page: Page<'_>) -> Table<'_> {
    page.at("Ana", "tables").await;
    page.say("/start").await;
    let few = |message: &Seen| button(message, "start-few");
    let next = page
        .wait("the first board, or whether to begin", |message| is_board(message) || few(message).is_some())
        .await;
    if let Some(few) = few(&next) {
        page.tap(&next, &few, &[]).await;
    }
    page.wait("the first board", is_board).await;
    Table::of(page, &["Ana"])
}
