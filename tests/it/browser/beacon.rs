//! A game whose luck a beacon goes into, begun in the page: once where the beacon is slow by five seconds, and
//! once where it does not answer at all, so that the players decide.

use super::page::Seen;
use super::table::{control, is_board};
use super::walk::{says, taps, types};
use super::{Driver, Page, Program};
use crate::ports;
use serde_json::{Value, json};

/// Lets something go wrong with the look-alike of a beacon.
async fn trouble(program: &Program, trouble: &Value) {
    let address = format!("{}/sandbox/beacon", program.address.trim_end_matches('/'));
    let answer = reqwest::Client::new().post(address).json(trouble).send().await;
    answer.unwrap().error_for_status().unwrap();
}

/// Ana and Bruno sit down, and Ana begins.
async fn begin(page: &Page<'_>) {
    types(page, ("Ana", "tables"), "/join game:condottiere", "You have a seat").await;
    types(page, ("Bruno", "tables"), "/join", "You have a seat").await;
    page.at("Ana", "tables").await;
    page.say("/start").await;
    let few = page
        .wait("whether to begin", |message: &Seen| control(message, "p", "start-few").is_some())
        .await;
    page.tap(&few, &control(&few, "p", "start-few").unwrap(), &[])
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_beacon_is_waited_for_and_without_one_the_players_decide() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &program.address).await;
    for name in ["Ana", "Bruno"] {
        types(&page, (name, "tables"), "/settings mine language:en-US", "English").await;
    }
    trouble(&program, &json!({ "delay_ms": 5_000 })).await;
    begin(&page).await;
    says(&page, "The game begins by itself in a few seconds.").await;
    says(&page, "Luck: beacon round ").await;
    driver.picture("beacon-drawing").await;
    page.wait("the first board", is_board).await;
    let messages = page.read().await;
    let late = |message: &Seen| message.text.contains("has not reached me");
    assert!(!messages.iter().any(late), "it was slow, and not late");

    types(&page, ("Ana", "tables"), "/close", "Do you really want to close").await;
    page.at("Ana", "tables").await;
    let sure = page
        .wait("whether to close", |message| control(message, "p", "close-surely").is_some())
        .await;
    page.tap(&sure, &control(&sure, "p", "close-surely").unwrap(), &[])
        .await;
    says(&page, "has closed this table").await;

    trouble(&program, &json!({ "gone": true })).await;
    begin(&page).await;
    says(&page, "has not reached me.").await;
    driver.picture("beacon-late").await;
    taps(&page, "Bruno", "waive", "You agree to begin without proof").await;
    says(&page, "For beginning without proof: Bruno (1 of 2 so far).").await;
    taps(&page, "Bruno", "await", "You would rather wait for the beacon").await;
    taps(&page, "Ana", "later-round", "The luck waits for a later round of the beacon").await;
    says(&page, "has not reached me.").await;
    taps(&page, "Ana", "waive", "You agree to begin without proof").await;
    taps(&page, "Bruno", "waive", "Everyone has agreed, so the game begins").await;
    types(&page, ("Bruno", "tables"), "/log", "this game is without proof").await;

    // The time of a message is its link, which whoever checks the luck gives.
    page.click("article[data-ephemeral=false] [data-link]").await;
    let copied = page.find("#notice:not(:empty)").await.text().await.unwrap();
    let (_, link) = copied.split_once(": ").unwrap();
    assert!(link.starts_with(&format!("{}/channels/", program.address.trim_end_matches('/'))), "{link}");
    types(&page, ("Bruno", "tables"), &format!("/verify message:{link}"), "The game is still on").await;

    // Whoever has a record of elsewhere brings it along.
    let record = folder.path().join("elsewhere.txt");
    std::fs::write(&record, include_str!("../edge/record.txt")).unwrap();
    page.attach(&record).await;
    let hint = page.find("#hint:not([hidden])").await.text().await.unwrap();
    assert!(hint.starts_with("elsewhere.txt "), "{hint}");
    page.at("Ana", "tables").await;
    missing(&page).await;
    types(&page, ("Bruno", "tables"), "/verify file:elsewhere.txt", "draws follow from the seed").await;
    missing(&page).await;
}

/// Whoever is there has brought no file along, or it went along already.
async fn missing(page: &Page<'_>) {
    page.say("/verify file:elsewhere.txt").await;
    let notice = page.find("#notice:not(:empty)").await.text().await.unwrap();
    assert!(notice.contains("you see no file elsewhere.txt here"), "{notice}");
    page.find("[data-entry]").await.clear().await.unwrap();
}
