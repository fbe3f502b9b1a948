//! Durable actions a second through three processes and three servers of NATS, beside the bare engine
//! that is given the same bytes by as many processes; and how long it takes to read a table.
//!
//! Run it with `cargo bench --bench cluster`; the server's program is the one that `./test.sh` fetches,
//! or what `NATS_SERVER` names. Games that were played before are played again, one table a writer, each
//! order when the one before is durable on two servers; each process has a third of the tables. The
//! bare side publishes the same records' bodies, a subject a table, each with the sequence that it
//! expects there. `TABLES` chooses one size, or another, `TIMES` how often each is measured.
//!
//! On both sides the servers have one half of the processors and the processes the other, as they have machines
//! of their own where the bot is many. With `SHARED=1` all share all of them, as on one machine, where whatever
//! the processes need is taken from the servers.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;
#[path = "processor/mod.rs"]
mod processor;
#[expect(dead_code, reason = "no server dies here")]
#[path = "../tests/it/nats/cluster.rs"]
mod servers;

use async_nats::{Client, HeaderMap};
use course::{Course, hall_from};
use futures_util::future::join_all;
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use serde_json::{Value, json};
use servers::{Cluster, Oddity};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::hall::Hall;
use tavolo::store::{Nats, NatsSettings, Record, Store, TableId, Version};
use tavolo::table::{Actor, Order};

/// How many tables, and how many orders of each game at most.
const SIZES: [(usize, usize); 3] = [(1, 60), (64, 60), (1_000, 100)];
const PROCESSES: usize = 3;
/// How long the processes have to hear of the tables that were opened last.
const HEARD: Duration = Duration::from_secs(3);

/// One table's orders, through the hall.
async fn through(hall: Arc<Hall>, course: Arc<Course>) -> Vec<Duration> {
    let table = hall.at(course.place()).await.unwrap().unwrap();
    let mut latencies = Vec::new();
    for order in &course.orders[1..] {
        let order = Order {
            by: Actor::person(order.by.user().unwrap(), order.by.interaction().unwrap()),
            ..order.clone()
        };
        let began = Instant::now();
        hall.order(table, &order).await.unwrap();
        latencies.push(began.elapsed());
    }
    latencies
}

/// The sequence under which a message was stored.
fn sequence(answer: &[u8]) -> u64 {
    let answer: Value = serde_json::from_slice(answer).unwrap();
    answer["seq"].as_u64().unwrap_or_else(|| panic!("{answer}"))
}

/// One table's bodies, to the bare engine.
async fn plainly(client: Client, stream: String, course: Arc<Course>) -> Vec<Duration> {
    let subject = format!("{stream}.{}", course.number);
    let (mut latencies, mut last) = (Vec::new(), 0_u64);
    for body in &course.bodies {
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Expected-Last-Subject-Sequence", last.to_string().as_str());
        let began = Instant::now();
        let request = client.request_with_headers(subject.clone(), headers, body.clone().into());
        last = sequence(&request.await.unwrap().payload);
        latencies.push(began.elapsed());
    }
    // The first one opens the table, which the other side does before it is timed.
    latencies.split_off(1)
}

/// A process: it plays its third of the tables when it is told to.
async fn process(
    kind: &str,
    stream: &str,
    which: usize,
    (tables, orders): (usize, usize),
    servers: Vec<String>,
    monitors: Vec<String>,
) {
    let numbers = (0..tables as u64).filter(|number| *number as usize % PROCESSES == which);
    let courses: Vec<Arc<Course>> = join_all(numbers.map(|number| Course::play(number, orders)))
        .await
        .into_iter()
        .map(Arc::new)
        .collect();
    let mut tasks = Vec::new();
    let mut kept: Option<Arc<dyn Store>> = None;
    if kind == "bare" {
        let client = async_nats::connect(servers).await.unwrap();
        ready();
        for course in courses {
            tasks.push(tokio::spawn(plainly(client.clone(), stream.to_owned(), course)));
        }
    } else {
        let settings = NatsSettings {
            servers,
            monitors,
            credentials: None,
            stream: stream.to_owned(),
        };
        let store: Arc<dyn Store> = Arc::new(Nats::open(&settings).await.unwrap());
        let calls = Arc::new(AtomicU64::new(0));
        let hall = Arc::new(hall_from(Arc::clone(&store), Arc::clone(&calls)));
        for course in &courses {
            calls.store(course.number * 2, Ordering::Relaxed);
            hall.join(course.place(), &course.listing, &course.orders[0])
                .await
                .unwrap();
        }
        // As a bot does: what the others do is heard of.
        let follower = Arc::clone(&hall);
        drop(tokio::spawn(async move { follower.follow_peers().await }));
        ready();
        for course in courses {
            tasks.push(tokio::spawn(through(Arc::clone(&hall), course)));
        }
        kept = Some(store);
    }
    let latencies: Vec<String> = join_all(tasks)
        .await
        .into_iter()
        .flat_map(Result::unwrap)
        .map(|took| took.as_micros().to_string())
        .collect();
    println!("{}", latencies.join(" "));
    if let Some(store) = kept {
        store.close().await;
    }
}

/// Says that it is ready, and waits for the word.
fn ready() {
    println!("ready");
    std::io::stdout().flush().unwrap();
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

/// What one run showed.
struct Run {
    rate: f64,
    latencies: Vec<u64>,
    /// Processor time an action in microseconds: the servers', and the processes'.
    spent: [f64; 2],
}

fn start(given: &[String]) -> (Child, ChildStdin, BufReader<std::process::ChildStdout>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(given)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    (child, to, BufReader::new(from))
}

/// Three processes at once, from the word to the last one's last action.
async fn run(kind: &str, cluster: &Cluster, (tables, orders): (usize, usize)) -> Run {
    let stream = servers::name();
    if kind == "bare" {
        let client = async_nats::connect(cluster.servers(0)).await.unwrap();
        let config = json!({
            "name": stream, "subjects": [format!("{stream}.>")], "num_replicas": PROCESSES,
            "storage": "file", "retention": "limits", "discard": "old", "max_age": 0,
        });
        let made = client.request(format!("$JS.API.STREAM.CREATE.{stream}"), config.to_string().into());
        let made: Value = serde_json::from_slice(&made.await.unwrap().payload).unwrap();
        assert!(made["error"].is_null(), "{made}");
    } else {
        // The streams are made once, not by three at a time.
        let settings = NatsSettings {
            servers: cluster.servers(0),
            monitors: cluster.monitors(),
            credentials: None,
            stream: stream.clone(),
        };
        Nats::open(&settings).await.unwrap().close().await;
    }
    let mut processes: Vec<_> = (0..PROCESSES)
        .map(|which| {
            start(&[
                kind.to_owned(),
                stream.clone(),
                which.to_string(),
                tables.to_string(),
                orders.to_string(),
                cluster.servers(which).join(","),
                cluster.monitors().join(","),
            ])
        })
        .collect();
    for (_, _, from) in &mut processes {
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert_eq!(line, "ready\n");
    }
    tokio::time::sleep(HEARD).await;
    let ids: Vec<u32> = processes.iter().map(|(child, _, _)| child.id()).collect();
    let nodes: Vec<u32> = (0..PROCESSES).filter_map(|node| cluster.process(node)).collect();
    let spent = || [&nodes, &ids].map(|ids| total(ids));
    let (began, before) = (Instant::now(), spent());
    processes
        .iter_mut()
        .for_each(|(_, to, _)| to.write_all(b"go\n").unwrap());
    let mut latencies: Vec<u64> = Vec::new();
    for (_, _, from) in &mut processes {
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        latencies.extend(line.split_whitespace().map(|took| took.parse::<u64>().unwrap()));
    }
    let (took, after) = (began.elapsed(), spent());
    for (mut child, to, _) in processes {
        drop(to);
        assert!(child.wait().unwrap().success());
    }
    latencies.sort_unstable();
    let each = |which: usize| (after[which] - before[which]).as_secs_f64() * 1e6 / latencies.len() as f64;
    Run {
        spent: [each(0), each(1)],
        rate: latencies.len() as f64 / took.as_secs_f64(),
        latencies,
    }
}

/// The processors for what is started from here on.
#[derive(Clone, Copy)]
enum Half {
    /// The servers'.
    First,
    /// The processes'.
    Second,
}

/// What this thread starts from here on runs on one half of the processors, unless all are to share them or there is
/// one alone.
fn keep_to(half: Half, all: &CpuSet) {
    let given: Vec<usize> = (0..CpuSet::MAX_CPU)
        .filter(|processor| all.is_set(*processor))
        .collect();
    if std::env::var_os("SHARED").is_some() || given.len() < 2 {
        return;
    }
    let (first, second) = given.split_at(given.len() / 2);
    let mut own = CpuSet::new();
    match half {
        Half::First => first.iter().for_each(|processor| own.set(*processor)),
        Half::Second => second.iter().for_each(|processor| own.set(*processor)),
    }
    sched_setaffinity(None, &own).unwrap();
}

/// The processor time of all these processes.
fn total(ids: &[u32]) -> Duration {
    ids.iter().map(|id| processor::spent(&id.to_string())).sum()
}

/// Milliseconds of sorted microseconds, below which so many of a hundred lie.
fn at(sorted: &[u64], share: usize) -> f64 {
    sorted[(sorted.len() - 1) * share / 100] as f64 / 1_000.0
}

/// Tables of 200 records of 300 bytes, each read five times by another process' connection.
async fn loads(cluster: &Cluster) {
    const TABLES: u64 = 50;
    let stream = servers::name();
    let settings = |node: usize| NatsSettings {
        servers: cluster.servers(node),
        monitors: cluster.monitors(),
        credentials: None,
        stream: stream.clone(),
    };
    let store = Arc::new(Nats::open(&settings(0)).await.unwrap());
    let fill = |table: u64| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for version in 0..200_u32 {
                let record = Record {
                    game: "chess".into(),
                    id: table * 1_000 + u64::from(version) + 1,
                    body: vec![version as u8; 300],
                    ..Record::default()
                };
                store
                    .append(TableId(table), Version(version), record)
                    .await
                    .unwrap();
            }
        })
    };
    for filled in join_all((0..TABLES).map(fill)).await {
        filled.unwrap();
    }
    let other = Nats::open(&settings(1)).await.unwrap();
    let mut latencies = Vec::new();
    for _ in 0..5 {
        for table in 0..TABLES {
            let began = Instant::now();
            assert_eq!(other.read(TableId(table)).await.unwrap().len(), 200);
            latencies.push(began.elapsed().as_micros() as u64);
        }
    }
    latencies.sort_unstable();
    println!(
        "a table of 200 records is read in {:.1} ms (half), {:.1} (99 of 100), {:.1} (all), {} readings",
        at(&latencies, 50),
        at(&latencies, 99),
        at(&latencies, 100),
        latencies.len()
    );
    other.close().await;
    store.close().await;
}

#[tokio::main]
async fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    if let [kind, stream, which, tables, orders, servers, monitors] = &given[..] {
        let list = |text: &str| text.split(',').map(str::to_owned).collect();
        let size = (tables.parse().unwrap(), orders.parse().unwrap());
        return process(kind, stream, which.parse().unwrap(), size, list(servers), list(monitors)).await;
    }
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse::<usize>().ok())
    };
    let times = number("TIMES").unwrap_or(3);
    let all = sched_getaffinity(None).unwrap();
    keep_to(Half::First, &all);
    let cluster = Cluster::start(&[Oddity::default(); 3]);
    keep_to(Half::Second, &all);
    loads(&cluster).await;
    println!(
        "{:<12} {:>6} {:>10} {:>8} {:>8} {:>10} {:>12}",
        "", "tables", "actions/s", "p50 ms", "p99 ms", "servers µs", "processes µs"
    );
    let sizes = match number("TABLES") {
        Some(only) => {
            let known = SIZES.into_iter().find(|(tables, _)| *tables == only);
            vec![known.unwrap_or((only, 100))]
        }
        None => SIZES.to_vec(),
    };
    for size in sizes {
        let mut ratios = Vec::new();
        for _ in 0..times {
            let [bare, ours] = [run("bare", &cluster, size).await, run("ours", &cluster, size).await];
            for (name, run) in [("bare engine", &bare), ("three halls", &ours)] {
                println!(
                    "{name:<12} {:>6} {:>10.0} {:>8.2} {:>8.2} {:>10.1} {:>12.1}",
                    size.0,
                    run.rate,
                    at(&run.latencies, 50),
                    at(&run.latencies, 99),
                    run.spent[0],
                    run.spent[1]
                );
            }
            ratios.push(ours.rate / bare.rate);
        }
        ratios.sort_by(f64::total_cmp);
        println!(
            "{:<12} {:>6} {:>10.2} ({:.2} to {:.2})",
            "ratio",
            size.0,
            ratios[times / 2],
            ratios[0],
            ratios[times - 1]
        );
    }
}
