//! A start with many open tables: how long it takes until the bot is connected and until the first tap is
//! answered, how long until all tables are compared, and in how much memory.
//!
//! Run it with `cargo bench --bench start`. Games of Condottiere and Kingsburg are played for `ORDERS` (30)
//! orders, copied to `TABLES` (100,000) tables of other people in other channels, and shown to a port that
//! takes everything, so that the notes are as after a bot's life. Then the program itself is started over
//! that store at the sandbox, twice: as after an upgrade's few seconds, and as if it had not run for ten
//! minutes. Somebody gives a command at some table as soon as it is connected, and now and then after that.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;
#[expect(dead_code, reason = "nobody plays at random here")]
#[path = "load/mod.rs"]
mod load;
#[path = "memory/mod.rs"]
#[expect(dead_code, reason = "another process is looked at from outside")]
mod memory;
#[path = "start/mod.rs"]
mod parts;

use course::{Course, Dice};
use load::{Client, OWNER, TOKEN};
use parts::shown;
use parts::stock::{Stock, Template};
use serde_json::json;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::sandbox::{Limits, Sandbox, SandboxSetup};
use tavolo::store::{Capacity, Note, Sled, Store};

/// How many of the tables stand in the sandbox's own channels, so that somebody can do something there.
const REAL: u64 = 40;
/// How often somebody does something while the tables are compared.
const TAPS: Duration = Duration::from_secs(5);
/// How long it is looked at a start at most.
const HOUR: Duration = Duration::from_secs(60 * 60);
/// How many loaded tables the bot's memory is held against.
const LOADED: usize = 2_000;

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
        let metrics = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let config = format!(
            "[discord]\napi = \"{api}\"\npresses = 0\n[measure]\nport = {metrics}\n[store]\nfolder = \"store\"\n"
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

/// How much memory the same store takes by itself, and with so many tables loaded: MiB resident.
fn loaded(folder: &Path) -> String {
    let output = Command::new(std::env::current_exe().unwrap())
        .arg("--loaded")
        .arg(folder.join("store"))
        .output()
        .unwrap();
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

async fn load_some(folder: &Path) {
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder, Capacity::default()).unwrap());
    let hall = Hall::new(Arc::clone(&store), catalogue());
    let tables = hall.open_tables().await.unwrap();
    let before = memory::resident("self") >> 20;
    for table in tables.iter().take(LOADED) {
        hall.read(*table, |_| ()).await.unwrap();
    }
    let after = memory::resident("self") >> 20;
    println!("{before} MiB with the store alone, {after} MiB with {} tables loaded", hall.in_memory());
    store.close().await;
}

/// Somebody who is awaited at a table of the sandbox's plays.
struct Taps {
    client: Client,
    stock: Stock,
    dice: Dice,
    took: Vec<Duration>,
}

impl Taps {
    async fn tap(&mut self) -> String {
        let real = self.dice.below(REAL as usize) as u64;
        let (channel, user, notation) = self.stock.next(real);
        let body = json!({"user": user, "channel": channel, "text": format!("/play move:{notation}")});
        let began = Instant::now();
        let act = self.client.post("/command", &body).await.unwrap_or_default();
        let took = began.elapsed();
        self.took.push(took);
        let failure = act["failure"].as_str().unwrap_or("answered").to_owned();
        format!("{} after {:.3} s", failure, took.as_secs_f64())
    }
}

/// One start, looked at until all tables are compared.
async fn start(what: &str, api: &str, folder: &Path, taps: &mut Taps) {
    taps.took.clear();
    let began = Instant::now();
    let process = Process::start(api, folder);
    online(&taps.client, true).await;
    let connected = began.elapsed();
    let first = taps.tap().await;
    let (resident, _) = process.memory();
    println!(
        "{what}: connected after {:.2} s, the first tap {first}; {resident} MiB then",
        connected.as_secs_f64()
    );
    let (mut tapped, mut known, mut loaded) = (Instant::now(), None, 0.0_f64);
    loop {
        tokio::time::sleep(Duration::from_millis(500)).await;
        loaded = loaded.max(
            process
                .figure("tavolo_tables_in_memory")
                .await
                .unwrap_or_default(),
        );
        if process.figure("tavolo_outbox_tables").await == Some(0.0) {
            break;
        }
        if tapped.elapsed() > TAPS {
            tapped = Instant::now();
            taps.tap().await;
        }
        let log = fs::read_to_string(folder.join("log.txt")).unwrap_or_default();
        if log.contains("all tables know for how long") {
            // All messages differ by that, which takes as long as the limit says.
            known = Some(began.elapsed());
            break;
        }
        if began.elapsed() > HOUR {
            println!("{what}: not all tables are compared after an hour");
            break;
        }
    }
    let took = began.elapsed() - connected;
    let (_, most) = process.memory();
    taps.took.sort_unstable();
    let done = known.map_or("compared", |_| "told for how long the bot did not run");
    println!(
        "{what}: all tables {done} {:.0} s after that; {} taps meanwhile, the slowest {:.3} s; {loaded} tables in memory at most; {most} MiB resident at most",
        took.as_secs_f64(),
        taps.took.len(),
        taps.took.last().unwrap().as_secs_f64(),
    );
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
            templates.push(Template::of(course).await);
        }
        number += 1;
    }
    templates
}

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    if let (Some("--loaded"), Some(folder)) = (args.next().as_deref(), args.next()) {
        return load_some(Path::new(&folder)).await;
    }
    let (tables, orders) = (number("TABLES", 100_000), number("ORDERS", 30));
    let (sandbox, client) = sandbox().await;
    let api = format!("http://{}", sandbox.address());
    let notes = first_notes(&api, &client).await;
    let stock = Stock::new(templates(orders as usize).await, tables, &client, REAL).await;
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().join("store");
    let store: Arc<dyn Store> = Arc::new(Sled::open(&path, Capacity::default()).unwrap());
    let began = Instant::now();
    for (key, value) in &notes {
        store.put(key, Some(value.clone())).await.unwrap();
    }
    stock.write(&store).await;
    println!(
        "{tables} tables of {} records written in {:.0} s",
        stock.records(),
        began.elapsed().as_secs_f64()
    );
    let began = Instant::now();
    let shown = shown::show(&store, &notes, stock.tables()).await;
    println!("{shown} messages shown in {:.0} s", began.elapsed().as_secs_f64());
    store.close().await;
    drop(store);
    println!("{}, {} MiB on the disk", loaded(folder.path()), course::size(&path) >> 20);
    let mut taps = Taps {
        client,
        stock,
        dice: Dice::new(7),
        took: Vec::new(),
    };
    start("a start", &api, folder.path(), &mut taps).await;
    let store = Sled::open(&path, Capacity::default()).unwrap();
    let alive = (now() - 600_000).to_string().into_bytes();
    store.put("alive", Some(alive)).await.unwrap();
    store.close().await;
    drop(store);
    start("a start after ten minutes", &api, folder.path(), &mut taps).await;
}
