//! A year of Kingsburg for two in the page: selects of advisors, buttons for gifts and buildings, up to the second year.

use super::driver::free_port;
use super::game::{actions, deed, is_board, lasting};
use super::page::{Seen, Shown};
use super::{Driver, Page, Program};
use std::time::Duration;

const PEOPLE: [&str; 2] = ["Ana", "Bruno"];
/// How many decisions a year may take: far more than it needs.
const MOST: usize = 200;
/// How the second year is said in the languages of the page.
const SECOND: [&str; 4] = ["Year 2 of 5", "Ano 2 de 5", "Jahr 2 von 5", "Anno 2 di 5"];

/// Sits two people down by typing, and begins.
async fn begin(page: &Page<'_>) {
    for (name, line) in PEOPLE.into_iter().zip(["/join game:kingsburg", "/join"]) {
        page.be(name).await;
        page.go("tables").await;
        page.say(line).await;
        page.wait("the lobby with the new name", |message| !message.ephemeral && message.text.contains(name)).await;
    }
    page.be("Ana").await;
    page.say("/start").await;
    page.wait("the first board", is_board).await;
}

/// The newest board in the channel.
async fn board(page: &Page<'_>) -> Seen {
    page.be("Ana").await;
    page.go("tables").await;
    page.wait("a board", is_board).await
}

/// The stamp of a panel's controls: another one for each decision of a person.
fn stamp(control: &Shown) -> String {
    control.custom_id.split('.').nth(2).unwrap_or_default().to_owned()
}

/// One decision of a person, in the direct messages: nobody recruited, else an advisor, else the first thing offered.
///
/// The board and the panel are changed at the same time, so the panel may still be that of the person's last decision
/// when the board names them again; `answered` is its stamp, and such a panel is waited out.
async fn decide(page: &Page<'_>, name: &str, answered: &mut String) -> String {
    page.be(name).await;
    page.go("dm").await;
    let fresh = |message: &Seen| actions(message).first().is_some_and(|control| stamp(control) != *answered);
    let hand = page.wait("a panel with something new to do", fresh).await;
    let actions = actions(&hand);
    let named = |notation: &str| actions.iter().find(|control| deed(control).1 == notation);
    let select = actions.iter().find(|control| control.select);
    let button = actions.iter().find(|control| deed(control).0 == "a");
    let control = named("recruit none").or(select).or(button).unwrap_or_else(|| panic!("{name} has nothing to do: {actions:?}"));
    page.tap(&hand, control, &[]).await;
    *answered = stamp(control);
    if control.select { "select".to_owned() } else { deed(control).1.split(' ').next().unwrap_or_default().to_owned() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_year_of_kingsburg() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(free_port(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    begin(&page).await;
    let (mut done, mut last, mut waits) = (Vec::new(), String::new(), 0);
    let mut answered = PEOPLE.map(|_| String::new());
    loop {
        let shown = board(&page).await;
        if SECOND.iter().any(|second| shown.text.contains(second)) {
            break;
        }
        let now = format!("{} {}", shown.id, lasting(&shown));
        let named = PEOPLE.into_iter().zip(&mut answered).find(|(name, _)| shown.text.contains(&format!("@{name}")));
        let (Some((name, answered)), true) = (named, now != last) else {
            waits += 1;
            assert!(waits < MOST, "the board never changed after {last}");
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        };
        waits = 0;
        assert!(done.len() < MOST, "the year does not end");
        last = now;
        done.push(decide(&page, name, answered).await);
    }
    for kind in ["aid", "select"] {
        assert!(done.iter().any(|one| one == kind), "nobody did {kind}: {done:?}");
    }
    assert!(done.len() >= 2 + 3 * 2, "a year takes an aid each and an advisor each a season: {done:?}");
    driver.picture("kingsburg-second-year").await;
    drop(program);
}
