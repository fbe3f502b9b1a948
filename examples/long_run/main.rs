//! Hours of play in minutes: scripted people press without a pause (or with one, `--pause` in
//! milliseconds, on a machine that has other things to do) while the bot's memory is watched.
//!
//! ```text
//! cargo run --release --example long_run -- --minutes 15 --tables 24
//! ```
//!
//! The bot runs in a process of its own (this program again), over a store on disk; this one holds
//! the sandbox and the people. Each round of tables is given up after some games and others begin,
//! so that idle tables, their messages and their notes would show if they stayed. Every line tells
//! how many presses there were, what the bot has in use (the least of the half minute, since
//! pictures that are being drawn come and go) and what its process has resident. With a small cache
//! of the store's engine (`--cache 1`, in MiB) growth that is not the cache's shows sooner.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[expect(dead_code, reason = "only the benches look at each press")]
#[path = "../../benches/load/mod.rs"]
mod load;

#[path = "../../benches/memory/mod.rs"]
mod memory;

use load::{Client, OWNER, TOKEN, Table};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::hall::Hall;
use tavolo::measure::{Measures, Probe, serve};
use tavolo::program::catalogue;
use tavolo::sandbox::{Limits, Sandbox};
use tavolo::store::{Capacity, Sled, Store};
use tavolo::words::Words;
use tokio_util::sync::CancellationToken;

/// How many presses a table sees before its people leave it and open another elsewhere.
const PRESSES: u32 = 150;

/// What the bot's process is asked, by the figures it serves.
struct Looking(Arc<Hall>, Measures);

impl Probe for Looking {
    fn look(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            let open = self.0.open_tables().await.unwrap().len();
            self.1.tables(open, self.0.in_memory());
        })
    }

    fn health(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The ending of the file in which the bot's process tells what it has in use.
const IN_USE: &str = "in_use";

/// Tells again and again what this process has in use: the least since somebody has taken it.
async fn tell(file: PathBuf) {
    let mut least = u64::MAX;
    loop {
        least = if file.exists() {
            least.min(memory::in_use())
        } else {
            memory::in_use()
        };
        // Under another name until it is whole: it is read at any time.
        let whole = file.with_extension("telling");
        std::fs::write(&whole, least.to_string()).unwrap();
        std::fs::rename(&whole, &file).unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// What the bot's process has told.
fn told(file: &std::path::Path) -> u64 {
    let told = std::fs::read_to_string(file)
        .ok()
        .and_then(|told| told.parse().ok());
    let _ = std::fs::remove_file(file);
    told.unwrap_or(0)
}

/// The bot, until it is killed.
async fn bot(api: String, folder: PathBuf, port: u16, cache: u64) {
    let store: Arc<dyn Store> = Arc::new(
        Sled::open(
            &folder,
            Capacity {
                cache: cache << 20,
                ..Capacity::default()
            },
        )
        .unwrap(),
    );
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let measures = Measures::default();
    tokio::spawn(tell(folder.with_extension(IN_USE)));
    let _serving = serve(port, measures.clone(), Arc::new(Looking(Arc::clone(&hall), measures.clone())))
        .await
        .unwrap();
    let setup = tavolo::discord::Setup {
        idle_minutes: 1,
        emoji: true,
        measures,
        ..load::bot::setup(api)
    };
    tavolo::discord::run(setup, hall, Arc::new(Words::load().unwrap()), CancellationToken::new())
        .await
        .unwrap();
}

/// How fast people press, and until when.
#[derive(Clone, Copy)]
struct Pace {
    pause: Duration,
    end: Instant,
}

/// How often people have pressed, and how often nothing acknowledged it.
#[derive(Default)]
struct Counts {
    presses: AtomicU64,
    lost: AtomicU64,
}

/// Tables one after the other, each given up after some presses.
async fn play(client: Client, first: u64, step: u64, pictures: bool, pace: Pace, counts: Arc<Counts>) {
    let games: Vec<String> = catalogue().iter().map(|listing| listing.id.to_owned()).collect();
    let mut number = first;
    while Instant::now() < pace.end {
        let mut table =
            Table::open(&client, number, 2, (&games[number as usize % games.len()], pictures)).await;
        table.begin().await;
        for _ in 0..PRESSES {
            if Instant::now() >= pace.end {
                return;
            }
            let Some(click) = table.step().await else { break };
            counts.presses.fetch_add(1, Ordering::Relaxed);
            counts
                .lost
                .fetch_add(u64::from(click.acknowledged.is_none()), Ordering::Relaxed);
            tokio::time::sleep(pace.pause).await;
        }
        // Both ask for it, so it is closed unless its game is over already.
        for seat in 0..2 {
            table.close(seat).await;
        }
        number += step;
    }
}

/// A figure of the bot's process.
async fn figure(http: &reqwest::Client, port: u64, name: &str) -> f64 {
    let Ok(answer) = http.get(format!("http://127.0.0.1:{port}/metrics")).send().await else {
        return f64::NAN;
    };
    let text = answer.text().await.unwrap_or_default();
    text.lines()
        .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
        .unwrap_or(f64::NAN)
}

fn argument(name: &str, usual: u64) -> u64 {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    arguments.next().map_or(usual, |value| value.parse().unwrap())
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, word, api, folder, port, cache] = &arguments[..]
        && word == "bot"
    {
        return bot(api.clone(), folder.into(), port.parse().unwrap(), cache.parse().unwrap()).await;
    }
    let (minutes, tables) = (argument("--minutes", 15), argument("--tables", 24));
    let pause = Duration::from_millis(argument("--pause", 0));
    let setup = tavolo::sandbox::SandboxSetup {
        token: TOKEN.to_owned(),
        users: vec![OWNER.to_owned(), "Bia".to_owned()],
        servers: 1,
        limits: Limits::off(),
        ..tavolo::sandbox::SandboxSetup::default()
    };
    let sandbox = Sandbox::start(setup).await.unwrap();
    let api = format!("http://{}", sandbox.address());
    let folder = tempfile::tempdir_in(".").unwrap();
    // A port that was free a moment ago.
    let port: u64 = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port()
        .into();
    let in_use = folder.path().join("store").with_extension(IN_USE);
    let mut command = Command::new(std::env::current_exe().unwrap());
    let mut child = command
        .args(["bot", &api])
        .arg(folder.path().join("store"))
        .args([port, argument("--cache", 64)].map(|number| number.to_string()))
        .spawn()
        .unwrap();
    let client = Client::new(&api);
    client.bot(true).await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let counts = Arc::new(Counts::default());
    let began = Instant::now();
    let end = began + Duration::from_secs(minutes * 60);
    for number in 0..tables {
        // One table in eight is drawn in pictures; the sandbox keeps all of them, and has to live
        // too.
        tokio::spawn(play(
            client.clone(),
            number,
            tables,
            number % 8 == 0,
            Pace { pause, end },
            Arc::clone(&counts),
        ));
    }
    println!(
        "{:>7} {:>9} {:>7} {:>12} {:>10} {:>12} {:>8} {:>8} {:>9}",
        "seconds",
        "presses",
        "lost",
        "interactions",
        "in use KiB",
        "resident KiB",
        "in play",
        "loaded",
        "disk MiB"
    );
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(30)).await;
        let interactions = figure(&http, port, "tavolo_interactions_total{kind=\"control\"}").await
            + figure(&http, port, "tavolo_interactions_total{kind=\"command\"}").await;
        println!(
            "{:>7} {:>9} {:>7} {interactions:>12.0} {:>10} {:>12} {:>8.0} {:>8.0} {:>9}",
            began.elapsed().as_secs(),
            counts.presses.load(Ordering::Relaxed),
            counts.lost.load(Ordering::Relaxed),
            told(&in_use) >> 10,
            memory::resident(&child.id().to_string()) >> 10,
            figure(&http, port, "tavolo_tables_in_play").await,
            figure(&http, port, "tavolo_tables_in_memory").await,
            size(folder.path()) >> 20,
        );
    }
    child.kill().unwrap();
    child.wait().unwrap();
    sandbox.stop().await;
}

/// The bytes of the files in a folder.
fn size(folder: &std::path::Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return 0;
    };
    entries
        .filter_map(Result::ok)
        .map(|entry| {
            if entry.path().is_dir() {
                size(&entry.path())
            } else {
                entry.metadata().map_or(0, |about| about.len())
            }
        })
        .sum()
}
