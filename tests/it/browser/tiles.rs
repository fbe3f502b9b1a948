//! A whole game of Carcassonne in the page: numbers for cells, ways round, followers. After some
//! turns of all, Bruno resigns, and the host lays the safe tile for him. The two others play on, with
//! `TAVOLO_WHOLE_GAMES` to the last tile; else until Chiara resigns too.

use super::page::{Seen, Shown};
use super::table::{Table, actions, deed, end, recorded};
use super::{Driver, Page, Program};
use crate::ports;

/// How many decisions all make before Bruno resigns.
const ALL: usize = 12;
/// How many tiles are laid before Chiara resigns too, where games are not played whole.
const LAID: usize = 14;
/// How many decisions a game may take: a tile and a follower for each of 71 tiles.
const MOST: usize = 142;

/// What was done, by its kind.
#[derive(Debug, Default)]
struct Done {
    laid: usize,
    turned: usize,
    manned: usize,
    passed: usize,
}

impl Done {
    /// One decision on a panel: the best connected cell, whichever way round is offered first; a
    /// follower where it pays at once or on every third tile.
    async fn decide(&mut self, table: &mut Table<'_>, name: &str, mut panel: Seen) {
        loop {
            let actions = actions(&panel);
            let follower = |control: &&Shown| {
                ["city", "road", "cloister"]
                    .iter()
                    .any(|land| deed(control).1.starts_with(land))
            };
            let pass = actions.iter().find(|control| deed(control).1 == "pass");
            let control = match pass {
                Some(pass) => actions
                    .iter()
                    .find(follower)
                    .filter(|_| self.laid.is_multiple_of(3))
                    .unwrap_or(pass),
                None => &actions[0],
            };
            let kind = match (pass, deed(control)) {
                (Some(_), (_, "pass")) => &mut self.passed,
                (Some(_), _) => &mut self.manned,
                (None, ("o", _)) => &mut self.turned,
                (None, _) => &mut self.laid,
            };
            *kind += 1;
            let turns = deed(control).0 == "o";
            match table.act(name, &panel, control, &[]).await {
                Some(ways) if turns => panel = ways,
                _ => return,
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_carcassonne() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    let mut table =
        Table::begin(page, &[("Ana", "/join game:carcassonne"), ("Bruno", "/join"), ("Chiara", "/join")])
            .await;
    let mut done = Done::default();
    for _ in 0..ALL {
        let name = table.awaited(|_| false).await.unwrap();
        let panel = table.panel(name).await;
        done.decide(&mut table, name, panel).await;
    }
    driver.picture("carcassonne-all").await;
    table.resign("Bruno").await;
    table.asks_others("Bruno").await;
    let whole = std::env::var_os("TAVOLO_WHOLE_GAMES").is_some();
    while let Some(name) = table.awaited(recorded).await {
        if !whole && done.laid >= LAID {
            table.resign("Chiara").await;
            break;
        }
        let panel = table.panel(name).await;
        done.decide(&mut table, name, panel).await;
        assert!(done.laid + done.manned + done.passed <= MOST, "the game does not end: {done:?}");
    }
    // Of the few tiles of a game that is not played whole hardly more than every third is for a follower.
    let (laid, manned) = if whole { (25, 2) } else { (LAID - 1, 0) };
    assert!(done.laid > laid && done.turned > 0 && done.manned > manned && done.passed > 2, "{done:?}");
    let record = table.record(&driver, &program.address, folder.path()).await;
    assert_eq!(end(&record).starts_with("over alone"), !whole, "{record}");
    driver.picture("carcassonne-the-end").await;
    table.go_through().await;
    drop(program);
}
