//! A table that lives for days, in the page, by a clock that the test moves: one of four stops. They are
//! reminded; the others are asked, and decide by taps: the safe action for this once, the bot until they
//! come back, a substitute; and in the end all agree to close the table.

use super::page::{Seen, Shown};
use super::table::{Table, actions, control, is_board};
use super::{Driver, Page};
use crate::edge::bot::{memory, setup};
use crate::world::World;
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
/// A decision's whole time at the pace *daily*, the reserve included, in hours.
const WHOLE: u64 = 96;
/// Who sits down.
const PEOPLE: [&str; 4] = ["Ana", "Bruno", "Chiara", "Dieter"];
/// More taps than anything here takes.
const MOST: usize = 60;

/// The bot in this process, by a clock that stands until the test moves it.
struct Days {
    clock: Clock,
    hall: Arc<Hall>,
    deadlines: Deadlines,
    runtime: Runtime,
    stop: CancellationToken,
}

impl Days {
    async fn start(world: &World) -> Days {
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
    async fn pass(&mut self, hours: u64) {
        for _ in 0..hours {
            self.clock.advance(HOUR);
            self.deadlines.round().await;
        }
    }

    /// Hours pass until the others are asked about whoever is late.
    async fn pass_until_asked(&mut self) {
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

    fn end(self) {
        self.stop.cancel();
        self.runtime.shutdown_background();
    }
}

/// The button of a message that is one of the table's own.
fn button(message: &Seen, id: &str) -> Option<Shown> {
    control(message, "p", id)
}

/// Two people give the same answer about whoever is late, which decides it.
async fn vote(page: &Page<'_>, names: &[&str], id: &str) {
    taps(page, names[0], id, "Your answer counts").await;
    taps(page, names[1], id, "Decided.").await;
}

/// Somebody taps a button of a board in the channel; what they alone are answered says this.
async fn taps(page: &Page<'_>, name: &str, id: &str, answered: &str) {
    page.at(name, "tables").await;
    let board = page
        .wait(&format!("a board with «{id}» for {name}"), |message| {
            !message.ephemeral && button(message, id).is_some()
        })
        .await;
    page.tap(&board, &button(&board, id).unwrap(), &[]).await;
    page.wait(&format!("«{answered}» for {name}"), |message| message.text.contains(answered))
        .await;
}

/// The board says this.
async fn says(page: &Page<'_>, told: &str) {
    page.at("Ana", "tables").await;
    page.wait(&format!("a board with «{told}»"), |message| {
        !message.ephemeral && message.text.contains(told)
    })
    .await;
}

/// Whoever is up does what comes first.
async fn acts(table: &mut Table<'_>, name: &str) {
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
async fn until_up(table: &mut Table<'_>, late: &str) {
    for _ in 0..MOST {
        match table.awaited(|_| false).await {
            Some(name) if name == late => return,
            Some(name) => acts(table, name).await,
            None => break,
        }
    }
    panic!("{late} is never up");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_four_stops_and_the_others_decide_by_taps() {
    let people = ["Ana:en-US", "Bruno:en-US", "Chiara:en-US", "Dieter:en-US", "Emma:en-US"];
    let world = World::with(None, 0, &people).await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &world.base()).await;
    let lines = [
        ("Ana", "/join game:carcassonne with:pace daily"),
        ("Bruno", "/join"),
        ("Chiara", "/join"),
        ("Dieter", "/join"),
    ];
    let mut table = Table::begin(page, &lines).await;
    let late = table.awaited(|_| false).await.unwrap();
    let others: Vec<&str> = PEOPLE.into_iter().filter(|name| *name != late).collect();

    // Reminded at half and at nine tenths, by a message of their own.
    days.pass(WHOLE / 2).await;
    table.page.at(late, "dm").await;
    let reminder = |message: &Seen| message.text.contains("The others are waiting for you");
    table.page.wait("the first reminder", reminder).await;

    // Their time is up: for this once the safe action.
    days.pass_until_asked().await;
    says(&table.page, "What now?").await;
    vote(&table.page, &others, "vote-safe-action").await;
    until_up(&mut table, late).await;

    // The next time the bot plays until they come back, which they do by a tap.
    days.pass_until_asked().await;
    vote(&table.page, &others, "vote-stand-in").await;
    says(&table.page, "is away: the bot plays for this seat").await;
    taps(&table.page, late, "return", "You play for yourself again").await;
    until_up(&mut table, late).await;

    // At last a substitute is looked for, and comes; they are told where the game is.
    days.pass_until_asked().await;
    vote(&table.page, &others, "vote-substitute").await;
    taps(&table.page, "Emma", "take-seat", "Where we are.").await;
    table.page.at("Emma", "dm").await;
    table
        .page
        .wait("a panel of Emma's", |message| !message.ephemeral && message.text.contains("Where we are."))
        .await;

    // All agree to close the table; the last is asked whether they mean it.
    table.page.at(others[0], "tables").await;
    table.page.say("/close").await;
    for name in &others[1..] {
        taps(&table.page, name, "agree", "You agree to close").await;
    }
    table.page.at("Emma", "tables").await;
    let board = table
        .page
        .wait("a board that asks Emma", |message| !message.ephemeral && button(message, "agree").is_some())
        .await;
    table
        .page
        .tap(&board, &button(&board, "agree").unwrap(), &[])
        .await;
    let asked = table
        .page
        .wait("whether it is meant", |message| button(message, "close-surely").is_some())
        .await;
    table
        .page
        .tap(&asked, &button(&asked, "close-surely").unwrap(), &[])
        .await;
    let over = |message: &Seen| message.files.iter().any(|file| file.starts_with("tavolo-"));
    table.page.wait("the record", over).await;
    assert!(table.page.read().await.iter().any(is_board), "the last board stays");
    days.end();
    world.stop().await;
}
