//! A year of Kingsburg for two in the page: selects of advisors, buttons for gifts and buildings,
//! up to the second year.

use super::page::Seen;
use super::table::{Table, actions, deed, is_board};
use super::{Driver, Page, Program};
use crate::ports;

/// How many decisions a year may take: far more than it needs.
const MOST: usize = 200;
/// How the second year is said in the languages of the page.
const SECOND: [&str; 4] = ["Year 2 of 5", "Ano 2 de 5", "Jahr 2 von 5", "Anno 2 di 5"];

/// Whether the second year has begun.
fn over(messages: &[Seen]) -> bool {
    messages
        .iter()
        .any(|message| is_board(message) && SECOND.iter().any(|second| message.text.contains(second)))
}

/// One decision of a person, in the direct messages: nobody recruited, else an advisor, else the
/// first thing offered.
async fn decide(table: &mut Table<'_>, name: &str) -> String {
    let panel = table.panel(name).await;
    let actions = actions(&panel);
    let named = |notation: &str| actions.iter().find(|control| deed(control).1 == notation);
    let select = actions.iter().find(|control| control.select);
    let button = actions.iter().find(|control| deed(control).0 == "a");
    let control = named("recruit none")
        .or(select)
        .or(button)
        .unwrap_or_else(|| panic!("{name} has nothing to do: {actions:?}"));
    table.act(name, &panel, control, &[]).await;
    if control.select {
        "select".to_owned()
    } else {
        deed(control).1.split(' ').next().unwrap_or_default().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_year_of_kingsburg() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    let mut table = Table::begin(page, &[("Ana", "/join game:kingsburg"), ("Bruno", "/join")]).await;
    let mut done = Vec::new();
    while let Some(name) = table.awaited(over).await {
        assert!(done.len() < MOST, "the year does not end");
        done.push(decide(&mut table, name).await);
    }
    for kind in ["aid", "select"] {
        assert!(done.iter().any(|one| one == kind), "nobody did {kind}: {done:?}");
    }
    assert!(done.len() >= 2 + 3 * 2, "a year takes an aid each and an advisor each a season: {done:?}");
    driver.picture("kingsburg-second-year").await;
    drop(program);
}
