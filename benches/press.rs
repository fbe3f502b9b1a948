//! What a press costs the bot's own process, in words and in pictures, beside a bare serenity bot.
//!
//! Run it with `cargo bench --bench press`. The bot is a process of its own (this program, started
//! again), and the system's account of it is read before and after: sandbox and scripted people are
//! not in it. `GAME`, `TABLES` and `SECONDS` choose another game, more tables and longer runs.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[expect(
    dead_code,
    reason = "only the long run closes tables, and this bot runs elsewhere"
)]
#[path = "load/mod.rs"]
mod load;
#[path = "processor/mod.rs"]
mod processor;

use futures_util::future::join_all;
use load::bare::Bare;
use load::bot::setup;
use load::{Click, Client, OWNER, TOKEN, Table, press};
use serde_json::json;
use serenity::all::*;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tavolo::discord::limiter::RequestRate;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::sandbox::{Limits, Sandbox, SandboxSetup};
use tavolo::store::{Capacity, Sled, Store};
use tavolo::words::Words;
use tokio_util::sync::CancellationToken;

/// How often each is measured; the middle one is told.
const TIMES: usize = 3;
/// So long the tables' beginnings are left alone before it is counted.
const SETTLING: Duration = Duration::from_secs(5);

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// A bot in a process of its own; it ends with its pipe.
struct Apart(Child);

impl Apart {
    fn start(kind: &str, base: &str) -> Apart {
        let mut bot = Command::new(std::env::current_exe().unwrap());
        Apart(bot.args([kind, base]).stdin(Stdio::piped()).spawn().unwrap())
    }

    /// The processor time that all its threads have taken.
    fn processor(&self) -> Duration {
        processor::spent(&self.0.id().to_string())
    }

    fn end(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().unwrap().success());
    }
}

/// Waits until whoever started this process lets go of its pipe.
async fn until_let_go() {
    tokio::task::spawn_blocking(|| std::io::stdin().read(&mut [0]).unwrap())
        .await
        .unwrap();
}

async fn our_bot(base: &str) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let mut setup = setup(base.to_owned());
    // As fast as the sandbox lets it: what a press costs does not depend on it, and more are counted.
    setup.settings.rate = RequestRate(1_000);
    let (stop, words) = (CancellationToken::new(), Arc::new(Words::load().unwrap()));
    let bot = tokio::spawn(tavolo::discord::run(setup, hall, words, stop.clone()));
    until_let_go().await;
    stop.cancel();
    bot.await.unwrap().unwrap();
    store.close().await;
}

fn http(base: &str) -> Http {
    HttpBuilder::new(TOKEN)
        .proxy(base)
        .ratelimiter_disabled(true)
        .build()
}

async fn bare_bot(base: &str) {
    let mut bot = ClientBuilder::new_with_http(http(base), GatewayIntents::GUILDS)
        .event_handler(Bare)
        .await
        .unwrap();
    let shards = Arc::clone(&bot.shard_manager);
    let task = tokio::spawn(async move { bot.start().await });
    until_let_go().await;
    shards.shutdown_all().await;
    let _ = task.await;
}

/// What one run showed: presses, and the processor's time for each.
struct Run {
    presses: usize,
    each: Duration,
}

async fn counted(bot: &Apart, presses: impl Future<Output = Vec<Click>>) -> Run {
    let before = bot.processor();
    let presses = presses.await.len();
    // What was pressed last is still being shown.
    tokio::time::sleep(Duration::from_secs(1)).await;
    Run {
        presses,
        each: (bot.processor() - before) / presses as u32,
    }
}

async fn run(kind: &str, pictures: bool) -> Run {
    let sandbox = Sandbox::start(SandboxSetup {
        token: TOKEN.to_owned(),
        users: vec![OWNER.to_owned(), "Bia".to_owned()],
        servers: 1,
        limits: Limits::off(),
        ..SandboxSetup::default()
    });
    let sandbox = sandbox.await.unwrap();
    let base = format!("http://{}", sandbox.address());
    let client = Client::new(&base);
    let bot = Apart::start(kind, &base);
    client.bot(kind == "ours").await;
    let (tables, seconds) = (number("TABLES", 16), Duration::from_secs(number("SECONDS", 20)));
    let run = match kind {
        "ours" => {
            let game = std::env::var("GAME").unwrap_or_else(|_| "condottiere".to_owned());
            let mut playing = Vec::new();
            for table in 0..tables {
                let table = Table::open(&client, table, 2, (&game, pictures)).await;
                table.begin().await;
                playing.push(table);
            }
            tokio::time::sleep(SETTLING).await;
            let end = Instant::now() + seconds;
            let people = playing.into_iter().map(|table| tokio::spawn(play(table, end)));
            let people: Vec<_> = people.collect();
            counted(&bot, all(people)).await
        }
        _ => {
            let mut people = Vec::new();
            for person in 0..tables {
                people.push(panel(&client, &base, person).await);
            }
            let end = Instant::now() + seconds;
            let people = people
                .into_iter()
                .map(|panel| tokio::spawn(keep_pressing(client.clone(), panel, end)));
            let people: Vec<_> = people.collect();
            counted(&bot, all(people)).await
        }
    };
    bot.end();
    sandbox.stop().await;
    run
}

async fn all(people: Vec<tokio::task::JoinHandle<Vec<Click>>>) -> Vec<Click> {
    let clicks = join_all(people).await.into_iter();
    clicks.flat_map(Result::unwrap).collect()
}

async fn play(mut table: Table, end: Instant) -> Vec<Click> {
    let mut clicks = Vec::new();
    while Instant::now() < end {
        match table.step().await {
            Some(click) => clicks.push(click),
            None => table.begin().await,
        }
    }
    clicks
}

/// A message with a button in somebody's direct messages.
async fn panel(client: &Client, base: &str, number: u64) -> serde_json::Value {
    let person = client.person(&format!("p{number}")).await;
    let channel: u64 = person.direct.parse().unwrap();
    let panel = CreateMessage::new()
        .content("Press.")
        .button(CreateButton::new("go").label("Go"));
    let message = ChannelId::new(channel)
        .send_message(&http(base), panel)
        .await
        .unwrap();
    json!({"user": person.id, "channel": person.direct, "message": message.id.to_string(), "custom_id": "go"})
}

async fn keep_pressing(client: Client, panel: serde_json::Value, end: Instant) -> Vec<Click> {
    let mut clicks = Vec::new();
    while Instant::now() < end {
        clicks.extend(press(&client, "/click", &panel, "").await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    clicks
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    match given.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["ours", base] => return our_bot(base).await,
        ["bare", base] => return bare_bot(base).await,
        _ => {}
    }
    println!(
        "the bot's own processor time a press, in milliseconds: the middle of {TIMES} runs (least to most)"
    );
    for (name, kind, pictures) in
        [("bare bot", "bare", false), ("words", "ours", false), ("pictures", "ours", true)]
    {
        let mut runs = Vec::new();
        for _ in 0..TIMES {
            runs.push(run(kind, pictures).await);
        }
        runs.sort_by_key(|run| run.each);
        let each = |run: usize| runs[run].each.as_secs_f64() * 1_000.0;
        println!(
            "{name:<10} {:>8.3} ({:.3} to {:.3}), {} presses",
            each(TIMES / 2),
            each(0),
            each(TIMES - 1),
            runs.iter().map(|run| run.presses).sum::<usize>()
        );
    }
}
