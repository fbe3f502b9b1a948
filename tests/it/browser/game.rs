//! A whole three-player game of Condottiere in the page: typed commands, buttons, selects and
//! direct messages, in three languages, with the program killed and started again in the middle.

use super::page::{Seen, Shown};
use super::table::{Table, actions, deed, lasting, recorded};
use super::{Driver, Page, Program};
use crate::ports;
use std::time::Duration;

/// Regions as the first of them is preferred: each lies beside an earlier one.
const REGIONS: [&str; 9] =
    ["modena", "milano", "parma", "lucca", "firenze", "bologna", "mantova", "genova", "ferrara"];
/// How many decisions the game may take: far more than it needs.
const MOST: usize = 400;
/// How often the channel is looked at until it is tidied up, twice a second.
const TIDYING: usize = 60;
/// The longest alternative text of what is no board: a sign beside a word.
const SHORT: usize = 60;

/// The value of a mercenary's card, by its notation.
fn value(control: &Shown) -> Option<u8> {
    deed(control)
        .1
        .strip_prefix('m')
        .and_then(|value| value.parse().ok())
}

/// Plays with the page: the first player takes each battle with one card, the others let it be.
struct War<'a> {
    table: Table<'a>,
    fought: bool,
    typed: bool,
    suggested: bool,
    /// How many panels told what the others had done.
    told: usize,
}

impl War<'_> {
    /// One decision of whoever is awaited, in their direct messages.
    async fn decide(&mut self, name: &str) {
        let hand = self.table.panel(name).await;
        let told = hand.text.lines().filter(|line| line.starts_with("· ")).count();
        assert!(told <= 5, "{name} is told too much: {}", hand.text);
        self.told += usize::from(told > 0);
        let actions = actions(&hand);
        let page = &self.table.page;
        if !self.suggested && actions.iter().any(|control| control.select) {
            self.suggested = true;
            let offered = page.suggestions("/play move:mod").await;
            assert!(
                ["region", "região", "regione"].iter().any(|word| {
                    let said = format!("{word} Modena");
                    offered.iter().any(|offer| offer.contains(&said))
                }),
                "autocompletion offers {offered:?}"
            );
        }
        let find = |notation: &str| actions.iter().find(|control| deed(control).1 == notation);
        let select = actions.iter().find(|control| control.select);
        let best = actions
            .iter()
            .filter(|control| value(control).is_some())
            .max_by_key(|control| value(control));
        let control = match (find("hand keep round"), select, best) {
            (Some(keep), ..) => keep,
            (None, Some(select), _) => {
                self.fought = false;
                select
            }
            (None, None, Some(card)) if name == "Ana" && !self.fought => {
                self.fought = true;
                card
            }
            _ if name == "Bruno" && !self.typed => {
                self.typed = true;
                return page.say("/pass").await;
            }
            _ => find("pass").unwrap_or_else(|| panic!("{name} has nothing to do: {actions:?}")),
        };
        let regions = REGIONS.map(|region| format!("region {region}"));
        self.table
            .act(name, &hand, control, &regions.each_ref().map(String::as_str))
            .await;
    }
}

/// What a person's direct messages and the channel show.
async fn shown(page: &Page<'_>, name: &str) -> Vec<String> {
    let mut shown = Vec::new();
    for place in ["tables", "dm"] {
        page.at(name, place).await;
        let newest = page
            .wait("a message with a picture", |message| !message.alts.is_empty() && !message.ephemeral)
            .await;
        shown.push(format!("{} {:?}", lasting(&newest), newest.controls));
    }
    shown
}

/// How many pictures all see in the channel, when what stood before has been tidied up.
async fn pictures(page: &Page<'_>) -> usize {
    page.at("Ana", "tables").await;
    let mut shown = 0;
    for _ in 0..TIDYING {
        let messages = page.read().await;
        let drawn = |message: &&Seen| !message.ephemeral && message.alts.iter().any(|alt| alt.len() > SHORT);
        shown = messages.iter().filter(drawn).count();
        if shown <= 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    shown
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_a_kill_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let port = ports::free();
    let mut program = Program::start(port, &state);
    let address = program.address.clone();
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &address).await;
    let table =
        Table::begin(page, &[("Ana", "/join game:condottiere"), ("Bruno", "/join"), ("Chiara", "/join")])
            .await;
    let mut war = War {
        table,
        fought: false,
        typed: false,
        suggested: false,
        told: 0,
    };
    let mut decisions = 0;
    while let Some(name) = war.table.awaited(recorded).await {
        decisions += 1;
        assert!(decisions < MOST, "the game does not end");
        if decisions == 9 {
            let before = shown(&war.table.page, "Chiara").await;
            program.kill();
            program = Program::start(port, &state);
            war.table.page = Page::open(&driver, &address).await;
            assert_eq!(shown(&war.table.page, "Chiara").await, before, "the restart changed what is shown");
            driver.picture("after-the-kill").await;
        }
        war.decide(name).await;
    }
    assert!(war.typed && war.suggested, "nobody typed");
    assert!(war.told > decisions / 3, "{} of {decisions} panels told what had happened", war.told);
    let pictures = pictures(&war.table.page).await;
    assert!(pictures <= 2, "{pictures} pictures stand in the channel");
    driver.picture("the-end").await;
    war.table.record(&driver, &address, folder.path()).await;
    war.table.page.go("dm").await;
    war.table.page.go("tables").await;
    war.table.page.at_end().await;
    war.table.page.grow().await;
    war.table.verify().await;
    war.table.go_through().await;
    if std::env::var_os("TAVOLO_WHOLE_GAMES").is_some() {
        // All hands of the beginning are higher than the page: whoever scrolls up to choose them follows no more.
        war.table.page.go("dm").await;
        war.table.page.go("tables").await;
    }
    war.table.page.at_end().await;
    war.table.page.say("/log from:1").await;
    let told = ["1. Round ", "2. The draw gives the Condottiere to "];
    let numbered = |message: &Seen| message.ephemeral && told.iter().all(|told| message.text.contains(told));
    war.table.page.wait("the log with its numbers", numbered).await;
    drop(program);
}
