//! A whole three-player game of Condottiere in the page: typed commands, buttons, selects and direct
//! messages, in three languages, with the program killed and started again in the middle.

use super::driver::free_port;
use super::page::{Seen, Shown};
use super::program::tavolo;
use super::{Driver, Page, Program};
use serde_json::Value;
use std::path::Path;

const PEOPLE: [&str; 3] = ["Ana", "Bruno", "Chiara"];
/// Regions as the first of them is preferred: each lies beside an earlier one.
const REGIONS: [&str; 9] = ["modena", "milano", "parma", "lucca", "firenze", "bologna", "mantova", "genova", "ferrara"];
/// How many decisions the game may take: far more than it needs.
const MOST: usize = 400;

/// What a control does: its letter and its notation, as its id carries them.
pub fn deed(control: &Shown) -> (&str, &str) {
    let mut parts = control.custom_id.splitn(6, '.').skip(4);
    (parts.next().unwrap_or(""), parts.next().unwrap_or(""))
}

/// The controls of a message that do an action of the game and can be used.
pub fn actions(message: &Seen) -> Vec<Shown> {
    let usable = |control: &&Shown| !control.disabled && matches!(deed(control).0, "a" | "o" | "s" | "m");
    message.controls.iter().filter(usable).cloned().collect()
}

/// The value of a mercenary's card, by its notation.
fn value(control: &Shown) -> Option<u8> {
    deed(control).1.strip_prefix('m').and_then(|value| value.parse().ok())
}

/// Plays with the page: the first player takes each battle with one card, the others let it be.
struct Table<'a> {
    page: Page<'a>,
    fought: bool,
    typed: bool,
    suggested: bool,
}

impl Table<'_> {
    /// Who is awaited, as the newest board in the channel says: it mentions them. With it the board
    /// itself, to tell an old one from a new one; nothing once the record lies there.
    async fn awaited(&self) -> Option<(Option<&'static str>, String)> {
        self.page.be("Ana").await;
        self.page.go("tables").await;
        self.page.wait("a board", is_board).await;
        let messages = self.page.read().await;
        if messages.iter().any(|message| message.files.iter().any(|file| file.starts_with("tavolo-"))) {
            return None;
        }
        let board = messages.iter().rev().find(|message| is_board(message))?;
        let named = PEOPLE.into_iter().find(|name| board.text.contains(&format!("@{name}")));
        Some((named, format!("{} {}", board.id, lasting(board))))
    }

    /// One decision of whoever is awaited, in their direct messages.
    async fn decide(&mut self, name: &str) {
        let page = &self.page;
        page.be(name).await;
        page.go("dm").await;
        let hand = page.wait("a hand with something to do", |message| !actions(message).is_empty()).await;
        let actions = actions(&hand);
        if !self.suggested && actions.iter().any(|control| control.select) {
            self.suggested = true;
            let offered = page.suggestions("/play move:mod").await;
            assert!(offered.iter().any(|offer| offer.contains("region modena")), "autocompletion offers {offered:?}");
        }
        let find = |notation: &str| actions.iter().find(|control| deed(control).1 == notation);
        if let Some(keep) = find("hand keep round") {
            return page.tap(&hand, keep, &[]).await;
        }
        if let Some(select) = actions.iter().find(|control| control.select) {
            self.fought = false;
            let wanted: Vec<String> = REGIONS.iter().map(|region| format!("region {region}")).collect();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            return page.tap(&hand, select, &wanted).await;
        }
        let best = actions.iter().filter(|control| value(control).is_some()).max_by_key(|control| value(control));
        if let (true, false, Some(card)) = (name == "Ana", self.fought, best) {
            self.fought = true;
            return page.tap(&hand, card, &[]).await;
        }
        if name == "Bruno" && !self.typed {
            self.typed = true;
            return page.say("/pass").await;
        }
        let pass = find("pass").unwrap_or_else(|| panic!("{name} has nothing to do: {actions:?}"));
        page.tap(&hand, pass, &[]).await;
    }
}

/// Sits three people down by typing, and begins.
async fn begin(page: &Page<'_>) {
    page.go("tables").await;
    for (name, line) in PEOPLE.into_iter().zip(["/join", "/join word:clover", "/join"]) {
        page.be(name).await;
        page.go("tables").await;
        page.say(line).await;
        page.wait("the lobby with the new name", |message| !message.ephemeral && message.text.contains(name)).await;
    }
    page.be("Ana").await;
    page.say("/start").await;
    page.wait("the first board", |message| !message.ephemeral && !message.alts.is_empty()).await;
}

/// What a person's direct messages and the channel show.
async fn shown(page: &Page<'_>, name: &str) -> Vec<String> {
    let mut shown = Vec::new();
    page.be(name).await;
    for place in ["tables", "dm"] {
        page.go(place).await;
        let newest = page.wait("a message with a picture", |message| !message.alts.is_empty() && !message.ephemeral).await;
        shown.push(format!("{} {:?}", lasting(&newest), newest.controls));
    }
    shown
}

/// The record as the page gives it away.
pub async fn record(driver: &Driver, address: &str, folder: &Path) -> std::path::PathBuf {
    let link = driver.client.find(fantoccini::Locator::Css("a[data-file^='tavolo-']")).await.unwrap();
    let url = link.prop("href").await.unwrap().unwrap();
    assert!(url.starts_with(address.trim_end_matches('/')), "{url}");
    let text = reqwest::get(url).await.unwrap().text().await.unwrap();
    let path = folder.join("record.txt");
    std::fs::write(&path, text).unwrap();
    path
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_a_kill_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let port = free_port();
    let mut program = Program::start(port, &state);
    let address = program.address.clone();
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &address).await;
    begin(&page).await;
    let mut table = Table { page, fought: false, typed: false, suggested: false };
    let mut decisions = 0;
    let mut last = String::new();
    let mut waits = 0;
    while let Some((named, board)) = table.awaited().await {
        let (Some(name), true) = (named, board != last) else {
            // What was done is not on the board yet, or the record is still to come.
            waits += 1;
            assert!(waits < MOST, "the board never changed after {last}");
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            continue;
        };
        waits = 0;
        decisions += 1;
        assert!(decisions < MOST, "the game does not end");
        if decisions == 9 {
            let before = shown(&table.page, "Chiara").await;
            program.kill();
            program = Program::start(port, &state);
            table.page = Page::open(&driver, &address).await;
            assert_eq!(shown(&table.page, "Chiara").await, before, "the restart changed what is shown");
            driver.picture("after-the-kill").await;
            continue;
        }
        last = board;
        table.decide(name).await;
    }
    assert!(table.typed && table.suggested, "nobody typed");
    driver.picture("the-end").await;
    let record = record(&driver, &address, folder.path()).await;
    table.page.say("/verify").await;
    table.page.wait("the answer of /verify", |message| message.ephemeral && message.text.contains("draws follow from the seed")).await;
    check(&record);
    drop(program);
}

/// What a message says, but for the line that mentions people: it also tells for how long, and that goes on.
pub fn lasting(message: &Seen) -> String {
    let lines: Vec<&str> = message.text.lines().filter(|line| !line.contains('@')).collect();
    format!("{lines:?} {:?}", message.alts)
}

/// Whether a message is a board that everyone sees.
pub fn is_board(message: &Seen) -> bool {
    !message.alts.is_empty() && !message.ephemeral
}

/// The program confirms every draw, and its replay ends as the record says.
pub fn check(record: &Path) {
    let path = record.to_str().unwrap();
    let verified = tavolo(&["verify", path]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let replayed = tavolo(&["replay", path, "--json"]);
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let lines: Vec<Value> = String::from_utf8(replayed.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let text = std::fs::read_to_string(record).unwrap();
    let over = text.lines().last().unwrap();
    let end = &lines.last().unwrap()["next"]["over"];
    let numbers = |key: &str| end[key].as_array().unwrap().iter().map(|number| format!(" {number}")).collect::<String>();
    let how = end["how"].as_str().unwrap();
    assert_eq!(over, format!("over {how} | winners{} | scores{}", numbers("winners"), numbers("scores")));
    let plies = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    let played = lines.iter().filter(|line| line["action"] != "resigned").count();
    assert_eq!(played, plies, "one line a ply, and one for who resigned");
}
