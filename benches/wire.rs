//! The whole way: actions a second through the gateway, the bot and back, beside a bare serenity
//! bot.
//!
//! Run it with `cargo bench --bench wire`. Sandbox, bot and scripted people share this process and
//! its machine. The bare bot answers each press with the same short text and does nothing else: no
//! rules, no disk, no board, no hands. `GAME` and `SECONDS` choose another game and longer runs,
//! `TABLES` the rows with so many tables alone, `THINK` how many seconds people think; with `LIMITS=on` the sandbox keeps
//! Discord's limits. `RATE` sets how many requests a second the bot may send: with `RATE=1000` and no limits the column
//! `sent/s` says how many are wanted.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[expect(dead_code, reason = "only the long run closes tables")]
#[path = "load/mod.rs"]
mod load;

use futures_util::future::join_all;
use load::bare::Bare;
use load::bot::Bot;
use load::{Click, Client, OWNER, TOKEN, Table, press};
use serde_json::{Value, json};
use serenity::all::*;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tavolo::discord::limiter::RequestRate;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::sandbox::{Limits, Sandbox};
use tavolo::store::{Capacity, Sled, Store};

/// How many tables at a time, of how many people, whether in pictures, and how long people think between two presses.
const SIZES: [(usize, usize, bool, Duration); 8] = [
    (1, 2, false, Duration::ZERO),
    (16, 2, false, Duration::ZERO),
    (64, 2, false, Duration::ZERO),
    (500, 2, false, Duration::from_secs(10)),
    (1, 2, true, Duration::ZERO),
    (16, 2, true, Duration::ZERO),
    (200, 3, true, Duration::from_secs(6)),
    (500, 2, true, Duration::from_secs(30)),
];

/// How long the tables' beginnings may take: 500 tables are some 2,000 requests, of which the bot sends 45
/// a second.
const SETTLING: Duration = Duration::from_secs(240);

async fn sandbox() -> (Sandbox, Client) {
    let users = vec![OWNER.to_owned(), "Bia".to_owned()];
    let setup = tavolo::sandbox::SandboxSetup {
        token: TOKEN.to_owned(),
        users,
        servers: 1,
        limits: limits(),
        ..tavolo::sandbox::SandboxSetup::default()
    };
    let sandbox = Sandbox::start(setup).await.unwrap();
    let client = Client::new(&format!("http://{}", sandbox.address()));
    (sandbox, client)
}

/// Discord's limits where `LIMITS=on` asks for them, but for that of new direct messages: these people have played before.
/// Without them the bot shows what it can do by itself.
fn limits() -> Limits {
    if std::env::var("LIMITS").is_ok_and(|asked| asked == "on") {
        Limits {
            opening: false,
            ..Limits::default()
        }
    } else {
        Limits::off()
    }
}

fn seconds() -> Duration {
    asked("SECONDS").map_or(Duration::from_secs(10), Duration::from_secs_f64)
}

/// A number that whoever measures has set.
fn asked(name: &str) -> Option<f64> {
    std::env::var(name).ok()?.parse().ok()
}

/// How many requests a second the bot may send.
fn rate() -> RequestRate {
    asked("RATE").map_or_else(RequestRate::default, |rate| RequestRate(rate as u16))
}

/// What one run showed.
#[derive(Default)]
struct Run {
    clicks: Vec<Click>,
    took: Duration,
    requests: Vec<Request>,
}

/// One of the bot's requests.
struct Request {
    at_ms: u64,
    kind: &'static str,
    channel: String,
    /// Whether it counts against the 50 a second that a bot has: answers to interactions do not.
    counted: bool,
}

impl Request {
    fn read(value: &Value, boards: &HashMap<String, ()>) -> Request {
        let path = value["path"].as_str().unwrap();
        let channel = path
            .split_once("/channels/")
            .and_then(|(_, rest)| rest.split('/').next())
            .unwrap_or_default()
            .to_owned();
        let strips = value["json"]
            .as_object()
            .is_some_and(|body| body.len() == 1 && body.contains_key("components"));
        let kind = match (value["method"].as_str().unwrap(), boards.contains_key(&channel)) {
            _ if path.contains("/callback") => "acknowledgement",
            _ if channel.is_empty() => "other",
            _ if strips => "strip",
            ("POST", true) => "board posted",
            (_, true) => "board edited",
            (_, false) => "hand",
        };
        Request {
            at_ms: value["at_ms"].as_u64().unwrap(),
            kind,
            channel,
            counted: !path.contains("/callback") && !path.contains("/webhooks/"),
        }
    }
}

/// The value below which so many of a hundred lie.
fn at(sorted: &[f64], share: usize) -> f64 {
    sorted
        .get((sorted.len().max(1) - 1) * share / 100)
        .copied()
        .unwrap_or(f64::NAN)
}

impl Run {
    fn rate(&self) -> f64 {
        self.clicks.len() as f64 / self.took.as_secs_f64()
    }

    /// From each press to the next change of its channel's board, if one came before the next
    /// press.
    fn boards(&self) -> Vec<f64> {
        let mut changes: HashMap<&str, Vec<u64>> = HashMap::new();
        for request in self
            .requests
            .iter()
            .filter(|request| request.kind.starts_with("board"))
        {
            changes.entry(&request.channel).or_default().push(request.at_ms);
        }
        let mut clicks: HashMap<&str, Vec<u64>> = HashMap::new();
        for click in &self.clicks {
            clicks.entry(&click.channel).or_default().push(click.at_ms);
        }
        let mut spans = Vec::new();
        for (channel, mut clicks) in clicks {
            clicks.sort_unstable();
            let changes = changes.get(channel).map_or(&[][..], Vec::as_slice);
            for (number, at) in clicks.iter().enumerate() {
                let until = clicks.get(number + 1).copied().unwrap_or(u64::MAX);
                let change = changes.iter().find(|change| (*at..until).contains(*change));
                spans.extend(change.map(|change| (change - at) as f64));
            }
        }
        spans.sort_by(f64::total_cmp);
        spans
    }

    /// The requests by the bot's token.
    fn counted(&self) -> impl Iterator<Item = &Request> {
        self.requests.iter().filter(|request| request.counted)
    }

    /// How many of those were sent while people pressed, and not after.
    fn sent(&self) -> usize {
        let from = self.counted().map(|request| request.at_ms).min();
        let end = from.unwrap_or_default() + self.took.as_millis() as u64;
        self.counted().filter(|request| request.at_ms < end).count()
    }

    /// The most of those within a second.
    fn busiest(&self) -> usize {
        let times: Vec<u64> = self.counted().map(|request| request.at_ms).collect();
        let within = |from: &u64| {
            times
                .iter()
                .filter(|at| (*from..*from + 1_000).contains(at))
                .count()
        };
        times.iter().map(within).max().unwrap_or_default()
    }

    fn print(&self, name: &str, tables: usize) {
        let mut waits: Vec<f64> = self
            .clicks
            .iter()
            .filter_map(|click| Some(click.acknowledged?.as_secs_f64() * 1000.0))
            .collect();
        waits.sort_by(f64::total_cmp);
        let late = self
            .clicks
            .iter()
            .filter(|click| {
                click
                    .acknowledged
                    .is_none_or(|took| took > Duration::from_secs(1))
            })
            .count();
        let boards = self.boards();
        let each = |kind: &str| {
            self.requests
                .iter()
                .filter(|request| request.kind == kind)
                .count() as f64
                / self.clicks.len() as f64
        };
        println!(
            "{name:<16} {tables:>6} {:>9.0} {:>8.1} {:>8.1} {late:>6} {:>8.0} {:>8.0} {:>8.2} {:>6.2} {:>6.2} {:>6.2} {:>6.2} {:>6.0} {:>6}",
            self.rate(),
            at(&waits, 50),
            at(&waits, 99),
            at(&boards, 50),
            at(&boards, 99),
            self.requests.len() as f64 / self.clicks.len() as f64,
            each("board posted"),
            each("board edited"),
            each("strip"),
            each("hand"),
            self.sent() as f64 / self.took.as_secs_f64(),
            self.busiest(),
        );
    }
}

/// Collects the bot's requests for as long as it is polled; the sandbox keeps only the last ones.
async fn collect(client: &Client, boards: &HashMap<String, ()>, into: &mut Vec<Request>, after: &mut u64) {
    let new = client.get(&format!("/requests?after={after}")).await;
    for request in new.as_array().unwrap() {
        *after = request["number"].as_u64().unwrap();
        into.push(Request::read(request, boards));
    }
}

/// Waits until the bot has sent what the tables' beginnings took, which no press asked for: nothing for
/// a second, at most [`SETTLING`].
async fn settled(client: &Client, boards: &HashMap<String, ()>) {
    let (mut after, mut sent) = (0, Vec::new());
    let until = Instant::now() + SETTLING;
    let mut last = Instant::now();
    while last.elapsed() < Duration::from_secs(1) {
        if Instant::now() > until {
            println!("the tables' beginnings are still being sent: requests a press count some of them");
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        sent.clear();
        collect(client, boards, &mut sent, &mut after).await;
        if !sent.is_empty() {
            last = Instant::now();
        }
    }
}

async fn ours((tables, seats): (usize, usize), pictures: bool, think: Duration, game: &str) -> Run {
    let (sandbox, client) = sandbox().await;
    let folder = tempfile::tempdir_in(".").unwrap();
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let bot = Bot::start_at(&sandbox, &client, hall, rate()).await;
    let mut playing = Vec::new();
    for number in 0..tables {
        let mut table = Table::open(&client, number as u64, seats, (game, pictures)).await;
        table.between_looks = table.between_looks.max(think / 20);
        table.write_first().await;
        table.begin().await;
        playing.push(table);
    }
    let boards = playing.iter().map(|table| (table.channel.clone(), ())).collect();
    settled(&client, &boards).await;
    client.delete("/requests").await;
    let mut run = Run::default();
    let began = Instant::now();
    let end = began + seconds() + think * 2;
    let tasks: Vec<_> = playing
        .into_iter()
        .enumerate()
        .map(|(number, table)| tokio::spawn(play(table, number, think, end)))
        .collect();
    let mut after = 0;
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(250)).await;
        collect(&client, &boards, &mut run.requests, &mut after).await;
    }
    run.took = began.elapsed();
    run.clicks = join_all(tasks)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    collect(&client, &boards, &mut run.requests, &mut after).await;
    bot.end().await;
    store.close().await;
    sandbox.stop().await;
    run
}

/// People who press, think and press again; when a game is over they begin another.
async fn play(mut table: Table, number: usize, think: Duration, end: Instant) -> Vec<Click> {
    let mut clicks = Vec::new();
    table.looks_until = Some(end);
    // Not all at once: people do not begin to think at the same time.
    tokio::time::sleep(think * (number % 100) as u32 / 100).await;
    while Instant::now() < end {
        match table.step().await {
            Some(click) => clicks.push(click),
            None if Instant::now() >= end => break,
            None => table.begin().await,
        }
        tokio::time::sleep(think).await;
    }
    clicks
}

async fn bare(people: usize) -> Run {
    let (sandbox, client) = sandbox().await;
    let base = format!("http://{}", sandbox.address());
    let http = || {
        HttpBuilder::new(TOKEN)
            .proxy(&base)
            .ratelimiter_disabled(true)
            .build()
    };
    let mut bot = ClientBuilder::new_with_http(http(), GatewayIntents::GUILDS)
        .event_handler(Bare)
        .await
        .unwrap();
    let shards = Arc::clone(&bot.shard_manager);
    let task = tokio::spawn(async move { bot.start().await });
    client.bot(false).await;
    let rest = http();
    let mut panels = Vec::new();
    for number in 0..people {
        let person = client.person(&format!("p{number}")).await;
        let channel: u64 = person.direct.parse().unwrap();
        let panel = CreateMessage::new()
            .content("Press.")
            .button(CreateButton::new("go").label("Go"));
        let message = ChannelId::new(channel).send_message(&rest, panel).await.unwrap();
        panels.push(json!({"user": person.id, "channel": person.direct, "message": message.id.to_string(), "custom_id": "go"}));
    }
    client.delete("/requests").await;
    let mut run = Run::default();
    let began = Instant::now();
    let end = began + seconds();
    let tasks: Vec<_> = panels
        .into_iter()
        .map(|panel| tokio::spawn(keep_pressing(client.clone(), panel, end)))
        .collect();
    let (mut after, boards) = (0, HashMap::new());
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(250)).await;
        collect(&client, &boards, &mut run.requests, &mut after).await;
    }
    run.took = began.elapsed();
    run.clicks = join_all(tasks)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .collect();
    shards.shutdown_all().await;
    let _ = task.await;
    sandbox.stop().await;
    run
}

async fn keep_pressing(client: Client, panel: Value, end: Instant) -> Vec<Click> {
    let mut clicks = Vec::new();
    while Instant::now() < end {
        // The people of a table look at their panel before they press, and so do these.
        let path = format!(
            "/channels/{}/messages?user={}",
            panel["channel"].as_str().unwrap(),
            panel["user"].as_str().unwrap()
        );
        client.get(&path).await;
        clicks.extend(press(&client, "/click", &panel, "").await);
    }
    clicks
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let game = std::env::var("GAME").unwrap_or_else(|_| "condottiere".to_owned());
    println!(
        "{game}; times in milliseconds; requests a press, and of them boards posted and edited, controls taken off, hands"
    );
    println!(
        "{:<16} {:>6} {:>9} {:>8} {:>8} {:>6} {:>8} {:>8} {:>8} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}",
        "",
        "tables",
        "presses/s",
        "ack p50",
        "ack p99",
        "> 1 s",
        "brd p50",
        "brd p99",
        "requests",
        "post",
        "edit",
        "strip",
        "hand",
        "sent/s",
        "in 1 s"
    );
    let only = asked("TABLES").map(|tables| tables as usize);
    for (tables, seats, pictures, think) in SIZES {
        if only.is_some_and(|only| only != tables) {
            continue;
        }
        let think = asked("THINK").map_or(think, Duration::from_secs_f64);
        let bare = if think.is_zero() {
            Some(bare(tables).await)
        } else {
            None
        };
        if let Some(bare) = &bare {
            bare.print("bare bot", tables);
        }
        let ours = ours((tables, seats), pictures, think, &game).await;
        let pace = if think.is_zero() {
            String::new()
        } else {
            format!(", {} s", think.as_secs_f64())
        };
        ours.print(&format!("{}{pace}", if pictures { "pictures" } else { "words" }), tables);
        if let Some(bare) = bare {
            println!("{:<16} {tables:>6} {:>9.2}", "ratio", ours.rate() / bare.rate());
        }
    }
}
