//! A walk through days in the page, by taps, with a clock that the test moves: the bot in this process,
//! and what somebody does under a board, behind *More*, or in what they alone are answered.
//!
//! `TAVOLO_SCREENSHOTS=FOLDER` keeps pictures of messages on the way, 400 pixels wide.

use super::Page;
use super::page::{Seen, Shown};
use super::table::{Table, actions, control};
use crate::edge::bot::{memory, setup};
use crate::world::World;
use std::path::Path;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::{self, Settings};
use tavolo::hall::{Deadlines, Hall};
use tavolo::program::catalogue;
use tavolo::table::{TableButton, TableView};
use tavolo::words::{Locale, Words};
use tokio::runtime::{Builder, Runtime};
use tokio_util::sync::CancellationToken;

/// An hour, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;
/// A day, in hours.
pub const DAY: u64 = 24;
/// A decision's whole time at the pace *daily*, the reserve included, in hours.
pub const WHOLE: u64 = 96;
/// More taps than anything here takes.
const MOST: usize = 60;

/// The bot in this process, by a clock that stands until the test moves it.
pub struct Days {
    clock: Clock,
    hall: Arc<Hall>,
    deadlines: Deadlines,
    runtime: Runtime,
    stop: CancellationToken,
}

impl Days {
    /// Starts the bot in a world.
    pub async fn start(world: &World) -> Days {
        let clock = Clock::standing(Clock::system().now() + 60_000);
        let hall = Arc::new(Hall::new(memory(), catalogue()).with_clock(clock.clone()));
        let deadlines = Deadlines::new(Arc::clone(&hall));
        let stop = CancellationToken::new();
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let settings = Settings {
            language: Locale::English,
            ..Settings::default()
        };
        let words = Arc::new(Words::load().unwrap());
        runtime.spawn(discord::run(setup(world, settings), Arc::clone(&hall), words, stop.clone()));
        world.bot_ready().await;
        Days {
            clock,
            hall,
            deadlines,
            runtime,
            stop,
        }
    }

    /// Hours pass, and whatever is due in them is done.
    pub async fn pass(&mut self, hours: u64) {
        for _ in 0..hours {
            self.clock.advance(HOUR);
            self.deadlines.round().await;
        }
    }

    /// Hours pass until the others are asked about whoever is late.
    pub async fn pass_until_asked(&mut self) {
        let table = self.hall.open_tables().await.unwrap()[0];
        for _ in 0..2 * WHOLE {
            self.pass(1).await;
            let asks = |table: &dyn TableView| {
                let buttons = table.board().buttons;
                buttons
                    .iter()
                    .any(|button| matches!(button, TableButton::Vote(_)))
            };
            if self.hall.read(table, asks).await.unwrap() {
                return;
            }
        }
        panic!("nobody is ever late");
    }

    /// Keeps a picture of a message as it reads now, where `TAVOLO_SCREENSHOTS` names a folder.
    pub async fn keep(&self, page: &Page<'_>, message: &Seen, name: &str) {
        if let Some(folder) = std::env::var_os("TAVOLO_SCREENSHOTS") {
            let ahead = self.clock.now() - Clock::system().now();
            let picture = page.picture(message, ahead).await;
            std::fs::write(Path::new(&folder).join(format!("{name}.png")), picture).unwrap();
        }
    }

    /// Ends the bot.
    pub fn end(self) {
        self.stop.cancel();
        self.runtime.shutdown_background();
    }
}

/// The button of a message that is one of the table's own.
pub fn button(message: &Seen, id: &str) -> Option<Shown> {
    control(message, "p", id)
}

/// What a message is and says.
fn told(message: &Seen) -> (String, String) {
    (message.id.clone(), message.text.clone())
}

/// What stands on the page before something is done there.
pub struct Before(Vec<(String, String)>);

impl Before {
    /// What stands there now.
    pub async fn of(page: &Page<'_>) -> Before {
        Before(page.read().await.iter().map(told).collect())
    }

    /// Waits for a message to who taps alone that is new since then, or says something else, and says this:
    /// what all see may change at the same moment.
    pub async fn since(&self, page: &Page<'_>, answered: &str) -> Seen {
        page.wait(&format!("«{answered}»"), |message| {
            message.ephemeral && message.text.contains(answered) && !self.0.contains(&told(message))
        })
        .await
    }
}

/// Somebody taps a control of a message; what they are answered then says this.
pub async fn tap(page: &Page<'_>, message: &Seen, control: &Shown, answered: &str) -> Seen {
    let before = Before::of(page).await;
    page.tap(message, control, &[]).await;
    before.since(page, answered).await
}

/// Waits for a message that all see with a button in a channel.
pub async fn board(page: &Page<'_>, (name, place): (&str, &str), id: &str) -> Seen {
    page.at(name, place).await;
    page.wait(&format!("a board with «{id}» for {name}"), |message| {
        !message.ephemeral && button(message, id).is_some()
    })
    .await
}

/// Somebody taps a button of a board in a channel; what they alone are answered says this.
pub async fn taps_in(page: &Page<'_>, (name, place): (&str, &str), id: &str, answered: &str) -> Seen {
    let board = board(page, (name, place), id).await;
    tap(page, &board, &button(&board, id).unwrap(), answered).await
}

/// The same in the channel `tables`.
pub async fn taps(page: &Page<'_>, name: &str, id: &str, answered: &str) -> Seen {
    taps_in(page, (name, "tables"), id, answered).await
}

/// Somebody taps *More* under a board, and a button of what they are answered.
pub async fn behind_more(page: &Page<'_>, name: &str, id: &str, answered: &str) -> Seen {
    let board = board(page, (name, "tables"), "more").await;
    let before = Before::of(page).await;
    page.tap(&board, &button(&board, "more").unwrap(), &[]).await;
    let more = page
        .wait(&format!("«{id}» behind More for {name}"), |message| {
            message.ephemeral && button(message, id).is_some() && !before.0.contains(&told(message))
        })
        .await;
    tap(page, &more, &button(&more, id).unwrap(), answered).await
}

/// Somebody types a command in a channel; what they alone are answered says this.
pub async fn types(page: &Page<'_>, (name, place): (&str, &str), line: &str, answered: &str) -> Seen {
    page.at(name, place).await;
    let before = Before::of(page).await;
    page.say(line).await;
    before.since(page, answered).await
}

/// Two people give the same answer about whoever is late, which decides it.
pub async fn vote(page: &Page<'_>, names: &[&str], id: &str) {
    taps(page, names[0], id, "Your answer counts").await;
    taps(page, names[1], id, "Decided.").await;
}

/// A message that all see in the channel `tables` says this.
pub async fn says(page: &Page<'_>, told: &str) -> Seen {
    page.at("Ana", "tables").await;
    page.wait(&format!("a board with «{told}»"), |message| {
        !message.ephemeral && message.text.contains(told)
    })
    .await
}

/// Whoever is up does what comes first.
pub async fn acts(table: &mut Table<'_>, name: &str) {
    for _ in 0..MOST {
        let panel = table.panel(name).await;
        let Some(first) = actions(&panel).into_iter().next() else {
            continue;
        };
        if table.act(name, &panel, &first, &[]).await.is_none() || !first.custom_id.contains(".o.") {
            return;
        }
    }
    panic!("{name} only ever opens menus");
}

/// All act until this one is awaited.
pub async fn until_up(table: &mut Table<'_>, late: &str) {
    for _ in 0..MOST {
        match table.awaited(|_| false).await {
            Some(name) if name == late => return,
            Some(name) => acts(table, name).await,
            None => break,
        }
    }
    panic!("{late} is never up");
}
