//! A start with many open tables: how long it takes until the bot is connected and until the first tap is
//! answered, how long until all tables are compared, with how many requests, and in how much memory.
//!
//! Run it with `cargo bench --bench start`. Games of Condottiere and Kingsburg, half of them at a pace, are played for `ORDERS` (30)
//! orders, copied to `TABLES` (100,000) tables of other people in other channels, and shown to a port that
//! takes everything, so that the notes are as after a bot's life. Then the program itself is started over
//! that store at the sandbox, once for each of the seconds in `AWAY` (`12,600`) for which it did not run before:
//! up to twenty it is as after an upgrade, by another version of the program. Somebody gives a command at some table as soon as it
//! is connected, and now and then after that. Where all messages differ it is looked at for `MINUTES` (10). At the end
//! people read the logs of 2,000 tables: what the bot takes with those loaded its start is held against.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;
#[path = "disk/mod.rs"]
mod disk;
#[expect(dead_code, reason = "nobody plays at random here")]
#[path = "load/mod.rs"]
mod load;
#[path = "memory/mod.rs"]
#[expect(dead_code, reason = "another process is looked at from outside")]
mod memory;
#[path = "start/mod.rs"]
mod parts;
#[path = "../tests/it/ports.rs"]
mod ports;

use course::Course;
use futures_util::StreamExt;
use load::{Client, OWNER, TOKEN};
use parts::proxy::Proxy;
use parts::shown;
use parts::stock::{Stock, Template};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::sandbox::{Limits, Sandbox, SandboxSetup};
use tavolo::store::{Capacity, Note, Sled, Store};
use tavolo::words::Words;

/// How many of the tables stand in the sandbox's own channels, so that somebody can do something there.
const REAL: u64 = LOADED as u64;
/// How often somebody does something while the tables are compared.
const TAPS: Duration = Duration::from_secs(5);
/// How long it is waited for a board at most.
const BOARD: Duration = Duration::from_secs(60);
/// How long it is looked at a start at most.
const HOUR: Duration = Duration::from_secs(60 * 60);
/// How long a bot may have been away without telling its tables, in seconds.
const UPGRADE: u64 = 20;
/// How many loaded tables the bot's memory is held against; how many are loaded at a time.
const LOADED: usize = 2_000;
const ABREAST: usize = 8;

fn number(name: &str, otherwise: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.and_then(|given| given.parse().ok()).unwrap_or(otherwise)
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// The program, started over a folder.
struct Process {
    child: Child,
    metrics: u16,
}

impl Process {
    fn start(api: &str, folder: &Path) -> Process {
        let metrics = ports::free();
        let config = format!(
            "[discord]\napi = \"{api}\"\npresses = 0\n[luck]\nbeacon = \"none\"\n[measure]\nport = {metrics}\n[store]\nfolder = \"store\"\n"
        );
        fs::write(folder.join("config.toml"), config).unwrap();
        let log = fs::File::options()
            .create(true)
            .append(true)
            .open(folder.join("log.txt"))
            .unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_tavolo"))
            .arg("run")
            .current_dir(folder)
            .env("TAVOLO_TOKEN", TOKEN)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        Process { child, metrics }
    }

    /// A figure of its own.
    async fn figure(&self, name: &str) -> Option<f64> {
        let page = reqwest::get(format!("http://127.0.0.1:{}/metrics", self.metrics)).await;
        let page = page.ok()?.text().await.ok()?;
        let of_it = |line: &str| {
            let (key, value) = line.rsplit_once(' ')?;
            let key = key.split('{').next()?;
            (key == name).then(|| value.parse::<f64>().ok())?
        };
        let values: Vec<f64> = page.lines().filter_map(of_it).collect();
        (!values.is_empty()).then(|| values.iter().sum())
    }

    /// Its memory, and the most that it had: MiB resident.
    fn memory(&self) -> (u64, u64) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
            kilobytes.unwrap_or(0) >> 10
        };
        (field("VmRSS:"), field("VmHWM:"))
    }

    fn end(mut self) {
        let pid = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &pid]).status().unwrap();
        self.child.wait().unwrap();
    }
}

/// Waits until the bot is connected or is not.
async fn online(client: &Client, wanted: bool) {
    while client.get("/state").await["bot"]["online"] != wanted {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn sandbox() -> (Sandbox, Client) {
    let setup = SandboxSetup {
        token: TOKEN.to_owned(),
        users: vec![OWNER.to_owned()],
        servers: 1,
        limits: Limits::off(),
        ..SandboxSetup::default()
    };
    let sandbox = Sandbox::start(setup).await.unwrap();
    let client = Client::new(&format!("http://{}", sandbox.address()));
    (sandbox, client)
}

/// What a bot notes at its first start: its commands and its emoji.
async fn first_notes(api: &str, client: &Client) -> Vec<Note> {
    let folder = tempfile::tempdir_in(".").unwrap();
    let process = Process::start(api, folder.path());
    client.bot(true).await;
    tokio::time::sleep(Duration::from_secs(20)).await;
    process.end();
    online(client, false).await;
    let store = Sled::open(&folder.path().join("store"), Capacity::default()).unwrap();
    let mut notes = store.scan("emoji/").await.unwrap();
    notes.extend(store.scan("registered/").await.unwrap());
    notes.extend(store.scan("checked").await.unwrap());
    store.close().await;
    notes
}

/// How much memory another process takes over the same store: by itself, with all that a bot draws and speaks
/// with, and with so many tables loaded.
fn loaded(folder: &Path) -> String {
    let output = Command::new(std::env::current_exe().unwrap())
        .arg("--loaded")
        .arg(folder.join("store"))
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

async fn load_some(folder: &Path) {
    let resident = || memory::resident("self") >> 20;
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder, Capacity::default()).unwrap());
    let before = resident();
    let parts = (Words::load().unwrap(), Renderer::new().unwrap());
    let hall = Hall::new(Arc::clone(&store), catalogue());
    let bare = resident();
    let tables = hall.open_tables().await.unwrap();
    // A bot comes by all of them, so that its cache is as full as it may be.
    for table in &tables {
        store.read(*table).await.unwrap();
    }
    let cached = resident();
    for table in tables.iter().take(LOADED) {
        hall.read(*table, |_| ()).await.unwrap();
    }
    println!(
        "another process over the same store: {before} MiB resident with the store alone, {bare} with words, pictures and a hall, {cached} when all records were read once, {} with {} tables loaded then",
        resident(),
        hall.in_memory()
    );
    drop(parts);
    store.close().await;
}

/// Somebody who is awaited at a table of the sandbox's plays.
struct Taps {
    client: Client,
    proxy: Proxy,
    stock: Arc<Stock>,
    /// The next table: at each somebody plays once.
    real: u64,
    /// How long each answer took, and each board after that.
    took: Vec<(Duration, Duration)>,
}

impl Taps {
    /// What came of it; nothing where somebody has played at all tables.
    async fn tap(&mut self) -> Option<String> {
        let (channel, user, notation) = self.stock.next(self.real)?;
        self.real += 1;
        let body = json!({"user": user, "channel": channel, "text": format!("/play move:{notation}")});
        let began = Instant::now();
        let act = self.client.post("/command", &body).await.unwrap_or_default();
        let took = began.elapsed();
        let channel = channel.parse().unwrap();
        let shown = loop {
            match self.proxy.shown(channel) {
                Some(at) if at > began => break at - began,
                _ if began.elapsed() > BOARD => break BOARD,
                _ => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        };
        self.took.push((took, shown));
        let failure = act["failure"].as_str().unwrap_or("answered").to_owned();
        Some(format!(
            "{failure} after {:.3} s, its board shown after {:.3} s",
            took.as_secs_f64(),
            shown.as_secs_f64()
        ))
    }

    /// How many there were, and the slowest.
    fn slowest(&self) -> String {
        let most = |of: fn(&(Duration, Duration)) -> Duration| {
            let most = self.took.iter().map(of).max().unwrap_or_default();
            most.as_secs_f64()
        };
        let (answer, board) = (most(|both| both.0), most(|both| both.1));
        format!("{} taps, the slowest answer {answer:.3} s, board {board:.3} s", self.took.len())
    }
}

/// Somebody reads the log at each table of the sandbox's, so that all of them are loaded: how many are then, and the
/// process' memory.
async fn read_logs(taps: &Taps, process: &Process) -> String {
    let read = |(channel, user): (&str, &str)| {
        let body = json!({"user": user, "channel": channel, "text": "/log"});
        async move {
            let act = taps.client.post("/command", &body).await.unwrap_or_default();
            assert!(act["failure"].is_null(), "{act}");
        }
    };
    let reads = taps.stock.players().map(read);
    futures_util::stream::iter(reads)
        .buffer_unordered(ABREAST)
        .collect::<Vec<()>>()
        .await;
    let loaded = process.figure("tavolo_tables_in_memory").await;
    let (now, most) = process.memory();
    format!(
        "{} tables loaded by those who read their logs: {now} MiB resident, {most} at most",
        loaded.unwrap_or_default()
    )
}

/// Sets what a bot finds that was away for so many seconds.
async fn prepare(path: &Path, away: u64) {
    let store = Sled::open(path, Capacity::default()).unwrap();
    let alive = (now() - away * 1_000).to_string().into_bytes();
    store.put("alive", Some(alive)).await.unwrap();
    if away <= UPGRADE {
        store.put("checked", Some(b"another".to_vec())).await.unwrap();
    }
    store.close().await;
}

/// One start, looked at until all tables are compared.
async fn start(away: u64, folder: &Path, taps: &mut Taps) {
    prepare(&folder.join("store"), away).await;
    let (mut compared, mut told) = (None, (away <= UPGRADE).then_some(0.0));
    let look = Duration::from_secs(60 * number("MINUTES", 10));
    taps.took.clear();
    taps.proxy.clear();
    let began = Instant::now();
    let process = Process::start(&format!("http://{}", taps.proxy.address), folder);
    online(&taps.client, true).await;
    let (before, connected) = (began.elapsed(), Instant::now());
    let first = taps.tap().await.unwrap();
    println!(
        "a start after {away} s: connected after {:.2} s, the first tap {first}; {} MiB resident then",
        before.as_secs_f64(),
        process.memory().0
    );
    let (mut tapped, mut loaded, mut said) = (Instant::now(), 0.0_f64, Instant::now());
    while connected.elapsed() < HOUR {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let in_memory = process.figure("tavolo_tables_in_memory").await;
        loaded = loaded.max(in_memory.unwrap_or_default());
        let waiting = process.figure("tavolo_outbox_tables").await;
        let log = fs::read_to_string(folder.join("log.txt")).unwrap_or_default();
        let now = connected.elapsed().as_secs_f64();
        if log.contains("all tables know for how long") {
            told.get_or_insert(now);
        }
        if log.contains("all open tables were compared") {
            compared.get_or_insert(now);
        }
        let rest = waiting == Some(0.0) || connected.elapsed() > look;
        if rest && compared.is_some() && told.is_some() {
            break;
        }
        if tapped.elapsed() > TAPS {
            tapped = Instant::now();
            taps.tap().await;
        }
        if said.elapsed() > BOARD {
            said = Instant::now();
            eprintln!("{now:.0} s: {waiting:?} tables wait, {:?} MiB", process.memory());
        }
    }
    let (requests, second, minutes) = taps.proxy.background();
    println!(
        "  all tables told after {} s, compared after {} s; looked at for {:.0} s; meanwhile {}\n  \
         {requests} requests for tables that nobody touched, at most {second} in a second, {minutes} in ten minutes\n  \
         {loaded} tables in memory at most; {} MiB resident, {} at most\n  requests: {}",
        told.map_or("?".to_owned(), |after| format!("{after:.0}")),
        compared.map_or("?".to_owned(), |after| format!("{after:.0}")),
        connected.elapsed().as_secs_f64(),
        taps.slowest(),
        process.memory().0,
        process.memory().1,
        taps.proxy.kinds(),
    );
    println!("  {}", read_logs(taps, &process).await);
    process.end();
    online(&taps.client, false).await;
    fs::remove_file(folder.join("log.txt")).unwrap();
}

/// Games of the two kinds, in the middle.
async fn templates(orders: usize) -> Vec<Template> {
    let mut templates = Vec::new();
    let mut number = 700_000_000_000;
    while templates.len() < 8 {
        let course = Course::play(number, orders).await;
        if ["condottiere", "kingsburg"].contains(&course.listing.id) {
            templates.push(Template::of(course, templates.len() % 4 < 2).await);
        }
        number += 1;
    }
    templates
}

/// Makes the store: its tables, and the notes of what was shown of them.
async fn fill(path: &Path, notes: &[Note], stock: &Arc<Stock>) {
    let store: Arc<dyn Store> = Arc::new(Sled::open(path, Capacity::default()).unwrap());
    let began = Instant::now();
    for (key, value) in notes {
        store.put(key, Some(value.clone())).await.unwrap();
    }
    stock.write(&store).await;
    println!(
        "{} tables of {} records written in {:.0} s",
        stock.tables().count(),
        stock.records(),
        began.elapsed().as_secs_f64()
    );
    let began = Instant::now();
    let shown = shown::show(&store, notes, stock).await;
    println!("{shown} messages shown in {:.0} s", began.elapsed().as_secs_f64());
    store.close().await;
}

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    if let (Some("--loaded"), Some(folder)) = (args.next().as_deref(), args.next()) {
        return load_some(Path::new(&folder)).await;
    }
    let (tables, orders) = (number("TABLES", 100_000), number("ORDERS", 30));
    let away = std::env::var("AWAY").unwrap_or_else(|_| "12,600".to_owned());
    let (sandbox, client) = sandbox().await;
    let api = format!("http://{}", sandbox.address());
    let notes = first_notes(&api, &client).await;
    let stock = Stock::new(templates(orders as usize).await, tables, &client, REAL).await;
    let stock = Arc::new(stock);
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().join("store");
    fill(&path, &notes, &stock).await;
    println!("{}, {} MiB on the disk", loaded(folder.path()), disk::size(&path) >> 20);
    let mut taps = Taps {
        client,
        proxy: Proxy::start(sandbox.address()).await,
        stock,
        real: 0,
        took: Vec::new(),
    };
    for away in away.split(',') {
        start(away.trim().parse().unwrap(), folder.path(), &mut taps).await;
    }
}
