//! A whole game of Carcassonne in the page: numbers for cells, ways round, followers. After some turns of both, Bruno
//! resigns, the host lays the safe tile for him, and Ana plays on to the last tile.

use super::driver::free_port;
use super::game::{actions, check, deed, is_board, lasting, record};
use super::page::{Seen, Shown};
use super::{Driver, Page, Program};
use std::time::Duration;

const PEOPLE: [&str; 2] = ["Ana", "Bruno"];
/// How many decisions both make before Bruno resigns.
const BOTH: usize = 12;
/// How many decisions a game may take: a tile and a follower for each of 71 tiles.
const MOST: usize = 142;
/// How many looks there are at an unchanged panel before somebody taps again, and before it is given up.
const LOOKS: (usize, usize) = (20, 200);

/// What was done, by its kind.
#[derive(Debug, Default)]
struct Done {
    laid: usize,
    turned: usize,
    manned: usize,
    passed: usize,
}

/// Sits two people down by typing, and begins.
async fn begin(page: &Page<'_>) {
    for (name, line) in PEOPLE.into_iter().zip(["/join game:carcassonne", "/join"]) {
        page.be(name).await;
        page.go("tables").await;
        page.say(line).await;
        page.wait("the lobby with the new name", |message| !message.ephemeral && message.text.contains(name)).await;
    }
    page.be("Ana").await;
    page.say("/start").await;
    page.wait("the first board", is_board).await;
}

/// Who is awaited, as the newest board says, and the board.
async fn awaited(page: &Page<'_>) -> (Option<&'static str>, String) {
    page.be("Ana").await;
    page.go("tables").await;
    let board = page.wait("a board", is_board).await;
    let named = PEOPLE.into_iter().find(|name| board.text.contains(&format!("@{name}")));
    (named, format!("{} {}", board.id, lasting(&board)))
}

/// The newest panel in the direct messages with something to do.
async fn panel(page: &Page<'_>) -> Seen {
    page.wait("a panel with something to do", |message| !actions(message).is_empty()).await
}

/// One decision on a panel: the best connected cell, whichever way round is offered first; a follower where it pays at
/// once or on every third tile.
async fn decide(page: &Page<'_>, panel: &Seen, done: &mut Done) {
    let actions = actions(panel);
    let follower = |control: &&Shown| ["city", "road", "cloister"].iter().any(|land| deed(control).1.starts_with(land));
    let pass = actions.iter().find(|control| deed(control).1 == "pass");
    let control = match pass {
        Some(pass) => actions.iter().find(follower).filter(|_| done.laid.is_multiple_of(3)).unwrap_or(pass),
        None => &actions[0],
    };
    match (pass, deed(control)) {
        (Some(_), (_, "pass")) => done.passed += 1,
        (Some(_), _) => done.manned += 1,
        (None, ("o", _)) => done.turned += 1,
        (None, _) => done.laid += 1,
    }
    page.tap(panel, control, &[]).await;
}

/// What a panel shows that changes with every decision.
fn shown(panel: &Seen) -> String {
    format!("{} {:?}", lasting(panel), actions(panel).iter().map(|control| &control.custom_id).collect::<Vec<_>>())
}

/// Turns of both, each looking at the board for whose turn it is.
async fn both(page: &Page<'_>, done: &mut Done) {
    let (mut decisions, mut last, mut waits) = (0, String::new(), 0);
    while decisions < BOTH {
        let (named, board) = awaited(page).await;
        let (Some(name), true) = (named, board != last) else {
            waits += 1;
            assert!(waits < LOOKS.1, "the board never changed after {last}");
            if usize::is_multiple_of(waits, LOOKS.0) {
                last.clear();
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
            continue;
        };
        waits = 0;
        last = board;
        page.be(name).await;
        page.go("dm").await;
        let before = panel(page).await;
        let turned = done.turned;
        decide(page, &before, done).await;
        if done.turned > turned {
            // The same panel asks which way round.
            let earlier = shown(&before);
            let after = page.wait("the ways round", |message| !actions(message).is_empty() && shown(message) != earlier).await;
            decide(page, &after, done).await;
        }
        decisions += 1;
    }
}

/// Bruno gives the game up, and confirms it.
async fn resign(page: &Page<'_>) {
    page.be("Bruno").await;
    page.go("tables").await;
    page.say("/resign").await;
    let sure = |message: &Seen| message.controls.iter().any(|control| deed(control) == ("p", "resign-surely"));
    let asked = page.wait("whether it is meant", sure).await;
    let yes = asked.controls.iter().find(|control| deed(control).1 == "resign-surely").unwrap();
    page.tap(&asked, yes, &[]).await;
}

/// Ana plays on alone, in her direct messages, until nothing is asked any more.
async fn alone(page: &Page<'_>, done: &mut Done) {
    page.be("Ana").await;
    page.go("dm").await;
    let (mut last, mut waits) = (String::new(), 0);
    loop {
        let messages = page.read().await;
        let newest = messages.iter().rev().find(|message| !actions(message).is_empty());
        let Some(panel) = newest.filter(|panel| shown(panel) != last) else {
            if messages.iter().any(|message| message.files.iter().any(|file| file.starts_with("tavolo-"))) {
                return;
            }
            waits += 1;
            if usize::is_multiple_of(waits, LOOKS.0) {
                // Either it is over, or the tap met a panel of an earlier turn.
                page.go("tables").await;
                if page.read().await.iter().any(|message| message.files.iter().any(|file| file.starts_with("tavolo-"))) {
                    return;
                }
                page.go("dm").await;
                last.clear();
            }
            assert!(waits < LOOKS.1, "nothing comes after {last}");
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        waits = 0;
        last = shown(panel);
        decide(page, panel, done).await;
        assert!(done.laid + done.manned + done.passed <= MOST, "the game does not end: {done:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_carcassonne() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(free_port(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    begin(&page).await;
    let mut done = Done::default();
    both(&page, &mut done).await;
    driver.picture("carcassonne-both").await;
    resign(&page).await;
    alone(&page, &mut done).await;
    page.go("tables").await;
    page.wait("the record", |message| message.files.iter().any(|file| file.starts_with("tavolo-"))).await;
    driver.picture("carcassonne-the-end").await;
    assert!(done.laid > 25 && done.turned > 0 && done.manned > 5 && done.passed > 5, "{done:?}");
    check(&record(&driver, &program.address, folder.path()).await);
    drop(program);
}
