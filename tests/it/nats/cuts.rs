//! What three processes are told while the network between their servers is cut, in all ways, and servers are paused
//! and killed: every answer can have been given in one order, and no read misses what was answered before it began.
//!
//! `TAVOLO_CUTS` says how many rounds there are, of as many kinds by turns; `TAVOLO_CUTS_FROM` with which one to begin;
//! `TAVOLO_BUSY` how many threads do nothing but keep the processors busy meanwhile. Where a round fails, what was sent
//! and answered is in a file beside the servers' logs and stores.

use super::cluster::Cluster;
use super::linear::{NoteAct, NoteOp, Span, TableAct, TableOp, note_is_linear, table_faults};
use super::relay::Network;
use super::{leader, open, record};
use crate::edge::bot::Dice;
use crate::support::Log;
use futures_util::future::join_all;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tavolo::store::{Appended, Change, Index, Nats, Refused, Store, TableId, Version};
use tokio::time::{Instant, sleep};
use tracing::instrument::WithSubscriber;

/// What happens to the servers in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// The leader and another node are cut off from each other; then what waited arrives, or is lost.
    LeaderAndOne { lost: bool },
    /// The leader is cut off from both others.
    LeaderAlone { lost: bool },
    /// The two others are cut off from each other.
    Followers,
    /// What the leader sends to another does not arrive, or what the other sends to it.
    OneWay { from_leader: bool },
    /// The same with both others.
    BothOneWay { from_leader: bool },
    /// The leader and another are cut off again and again, within an election's time.
    Flapping,
    /// The leader is cut off from both, again and again.
    FlappingAlone,
    /// Now this way is cut and now that.
    Wandering,
    /// The leader is stopped in the middle of what it does, and goes on.
    Paused,
    /// It is stopped again and again, whoever it is then.
    PausedAgain,
    /// The leader and another are cut off from each other, and the third is killed.
    CutAndKilled,
    /// The leader is killed.
    Killed,
}

const TROUBLES: [Trouble; 16] = [
    Trouble::LeaderAndOne { lost: false },
    Trouble::LeaderAlone { lost: false },
    Trouble::Paused,
    Trouble::Flapping,
    Trouble::LeaderAndOne { lost: true },
    Trouble::OneWay { from_leader: true },
    Trouble::Followers,
    Trouble::BothOneWay { from_leader: false },
    Trouble::FlappingAlone,
    Trouble::Killed,
    Trouble::OneWay { from_leader: false },
    Trouble::LeaderAlone { lost: true },
    Trouble::Wandering,
    Trouble::BothOneWay { from_leader: true },
    Trouble::PausedAgain,
    Trouble::CutAndKilled,
];

/// How long a cut lasts: longer than an election takes.
const CUT: Duration = Duration::from_secs(10);
/// How long it goes well before and after.
const WELL: Duration = Duration::from_millis(1_500);
/// How many tables, and how many notes, are written in a round.
const TABLES: u64 = 3;
const NOTES: usize = 2;

/// What was asked and answered in a round.
#[derive(Default)]
struct Told {
    tables: Mutex<BTreeMap<TableId, Vec<TableOp>>>,
    notes: Mutex<BTreeMap<String, Vec<NoteOp>>>,
    answers: Mutex<Vec<Instant>>,
}

impl Told {
    fn table(&self, table: TableId, who: &str, begun: Instant, act: TableAct) {
        let ended = Instant::now();
        if let TableAct::Appended(..) = act {
            self.answers.lock().unwrap().push(ended);
        }
        let op = TableOp {
            span: Span { begun, ended },
            who: who.to_owned(),
            act,
        };
        self.tables.lock().unwrap().entry(table).or_default().push(op);
    }

    fn note(&self, key: &str, begun: Instant, known: bool, act: NoteAct) {
        let op = NoteOp {
            begun,
            ended: known.then(Instant::now),
            act,
        };
        self.notes
            .lock()
            .unwrap()
            .entry(key.to_owned())
            .or_default()
            .push(op);
    }

    /// The longest time in which no record was acknowledged.
    fn pause(&self) -> Duration {
        let mut answers = self.answers.lock().unwrap().clone();
        answers.sort();
        let pauses = answers.windows(2).map(|two| two[1] - two[0]);
        pauses.max().unwrap_or_default()
    }

    fn counted(&self) -> (usize, usize, usize) {
        let tables = self.tables.lock().unwrap();
        let count = |which: fn(&TableAct) -> bool| {
            let ops = tables.values().flatten();
            ops.filter(|op| which(&op.act)).count()
        };
        (
            count(|act| matches!(act, TableAct::Appended(..))),
            count(|act| matches!(act, TableAct::Unknown(_))),
            count(|act| matches!(act, TableAct::Failed(_))),
        )
    }
}

/// Somebody who uses a store until it is enough.
#[derive(Clone)]
struct Actor {
    store: Arc<Nats>,
    told: Arc<Told>,
    stop: Arc<AtomicBool>,
    number: u64,
    round: u64,
}

impl Actor {
    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    fn table(&self, number: u64) -> TableId {
        TableId(self.round * 10 + 1 + number % TABLES)
    }

    fn key(&self, number: usize) -> String {
        format!("round/{}/{}", self.round, number % NOTES)
    }

    /// Writes records to a table that others write to also.
    async fn write(self) {
        let mut dice = Dice(self.round * 64 + self.number);
        let table = self.table(self.number);
        let who = format!("writer {}", self.number);
        let (mut expected, mut count) = (Version::NONE, 0);
        while self.goes_on() {
            count += 1;
            let id = (self.round * 100 + self.number) * 1_000_000 + count;
            let mut doubtful = false;
            loop {
                let begun = Instant::now();
                let answer = self
                    .store
                    .append(table, expected, of_version(id, table, expected))
                    .await;
                let act = match answer {
                    Ok(Appended::Done(version) | Appended::Twice { version, .. }) => {
                        TableAct::Appended(id, version.0)
                    }
                    Err(Refused::Conflict { actual }) => TableAct::Conflict(id, actual.0),
                    Err(Refused::Failed(_)) if !doubtful => TableAct::Failed(id),
                    Err(Refused::Unknown | Refused::Failed(_)) => TableAct::Unknown(id),
                    Err(refused @ Refused::PlaceTaken(_)) => panic!("{refused:?}"),
                };
                self.told.table(table, &who, begun, act.clone());
                match act {
                    TableAct::Appended(_, version) => expected = Version(version),
                    TableAct::Conflict(_, actual) => {
                        expected = Version(actual);
                        continue;
                    }
                    // Some ask again with the same record.
                    TableAct::Unknown(_) if dice.below(2) == 0 && self.goes_on() => {
                        doubtful = true;
                        continue;
                    }
                    _ => {}
                }
                break;
            }
            sleep(Duration::from_millis(5 + dice.below(40) as u64)).await;
        }
    }

    /// Reads tables, and what leads to them.
    async fn read(self) {
        let who = format!("reader {}", self.number);
        let mut dice = Dice(self.round * 64 + self.number);
        while self.goes_on() {
            self.look(&who, self.table(dice.below(TABLES as usize) as u64), Instant::now())
                .await;
            sleep(Duration::from_millis(dice.below(40) as u64)).await;
        }
    }

    async fn look(&self, who: &str, table: TableId, begun: Instant) {
        if let Ok(records) = self.store.read(table).await {
            let ids = records.iter().map(|record| record.id).collect();
            self.told.table(table, who, begun, TableAct::Read(ids));
        }
        let begun = Instant::now();
        if let Ok(indexes) = self.store.indexes(table).await {
            let due = indexes.iter().find_map(|index| match index {
                Index::Due(due) => u32::try_from(*due).ok(),
                _ => None,
            });
            self.told
                .table(table, who, begun, TableAct::Indexed(due.unwrap_or_default()));
        }
    }

    /// Reads and writes notes.
    async fn note(self) {
        let mut dice = Dice(self.round * 64 + self.number);
        let value = |bytes: Option<Vec<u8>>| bytes.map(|bytes| u64::from_be_bytes(bytes.try_into().unwrap()));
        let mut known: BTreeMap<String, Option<u64>> = BTreeMap::new();
        let mut count = 0;
        while self.goes_on() {
            let key = self.key(dice.below(NOTES));
            let begun = Instant::now();
            count += 1;
            let next = self.number * 1_000_000 + count;
            let bytes = Some(next.to_be_bytes().to_vec());
            match dice.below(4) {
                0 => match self.store.put(&key, bytes).await {
                    Ok(()) => self.told.note(&key, begun, true, NoteAct::Put(next)),
                    Err(Refused::Failed(_)) => {}
                    Err(_) => self.told.note(&key, begun, false, NoteAct::Put(next)),
                },
                1 => {
                    let expected = known.get(&key).copied().flatten();
                    let before = expected.map(|value| value.to_be_bytes().to_vec());
                    let exchanged = NoteAct::Exchanged(expected, next);
                    match self.store.exchange(&key, before, bytes).await {
                        Ok(true) => self.told.note(&key, begun, true, exchanged),
                        Ok(false) => self.told.note(&key, begun, true, NoteAct::Kept(expected)),
                        Err(Refused::Failed(_)) => {}
                        Err(_) => self.told.note(&key, begun, false, exchanged),
                    }
                }
                _ => {
                    if let Ok(found) = self.store.get(&key).await {
                        let found = value(found);
                        self.told.note(&key, begun, true, NoteAct::Got(found));
                        known.insert(key, found);
                    }
                }
            }
            sleep(Duration::from_millis(10 + dice.below(60) as u64)).await;
        }
    }
}

/// The record that would have the version after this one; every few take a place, or leave it.
fn of_version(id: u64, table: TableId, expected: Version) -> tavolo::store::Record {
    let version = u64::from(expected.0) + 1;
    let mut record = record(id, &id.to_be_bytes());
    record.changes = vec![Change::Remove(Index::Due(version - 1)), Change::Add(Index::Due(version))];
    match version % 12 {
        3 => record.changes.push(Change::Add(Index::Place(table.0))),
        9 => record.changes.push(Change::Remove(Index::Place(table.0))),
        _ => {}
    }
    record
}

/// Opens a store by one node and another, as a process does that starts, and reads everything there.
async fn come_and_go(scene: Arc<Scene>, told: Arc<Told>, stop: Arc<AtomicBool>, round: u64) {
    let mut dice = Dice(round);
    let mut number = 0;
    while !stop.load(Ordering::Relaxed) {
        number += 1;
        let begun = Instant::now();
        let settings = super::settings(&scene.cluster, dice.below(3), &scene.stream);
        if let Ok(store) = Nats::open(&settings).await {
            let actor = Actor {
                store: Arc::new(store),
                told: Arc::clone(&told),
                stop: Arc::clone(&stop),
                number,
                round,
            };
            for table in 0..TABLES {
                let begun = if table == 0 { begun } else { Instant::now() };
                actor
                    .look(&format!("comer {number}"), actor.table(table), begun)
                    .await;
            }
            actor.store.close().await;
        }
        sleep(Duration::from_millis(200)).await;
    }
}

/// The servers, the network between them, and a store by each.
struct Scene {
    network: Network,
    cluster: Cluster,
    stream: String,
}

impl Scene {
    /// What happens to the servers, until it is over.
    async fn suffer(&self, trouble: Trouble, dice: &mut Dice) {
        let leader = leader(&self.cluster, &self.stream).await;
        let others = match dice.below(2) {
            0 => [(leader + 1) % 3, (leader + 2) % 3],
            _ => [(leader + 2) % 3, (leader + 1) % 3],
        };
        let while_cut = async || sleep(CUT).await;
        match trouble {
            Trouble::LeaderAndOne { lost } => {
                self.network.cut(leader, others[0]);
                while_cut().await;
                self.heal(lost);
            }
            Trouble::LeaderAlone { lost } => {
                others.iter().for_each(|other| self.network.cut(leader, *other));
                while_cut().await;
                self.heal(lost);
            }
            Trouble::Followers => {
                self.network.cut(others[0], others[1]);
                while_cut().await;
            }
            Trouble::OneWay { from_leader: true } => {
                self.network.cut_one_way(leader, others[0]);
                while_cut().await;
            }
            Trouble::OneWay { from_leader: false } => {
                self.network.cut_one_way(others[0], leader);
                while_cut().await;
            }
            Trouble::BothOneWay { from_leader } => {
                for other in others {
                    let (from, to) = if from_leader {
                        (leader, other)
                    } else {
                        (other, leader)
                    };
                    self.network.cut_one_way(from, to);
                }
                while_cut().await;
            }
            Trouble::Flapping | Trouble::FlappingAlone => {
                let cut = if trouble == Trouble::Flapping {
                    &others[..1]
                } else {
                    &others[..]
                };
                for _ in 0..5 {
                    cut.iter().for_each(|other| self.network.cut(leader, *other));
                    sleep(Duration::from_millis(500 + dice.below(5_000) as u64)).await;
                    self.heal(dice.below(3) == 0);
                    sleep(Duration::from_millis(dice.below(1_500) as u64)).await;
                }
            }
            Trouble::Wandering => {
                for _ in 0..8 {
                    let (from, to) = (dice.below(3), 1 + dice.below(2));
                    self.network.cut_one_way(from, (from + to) % 3);
                    if dice.below(2) == 0 {
                        self.network.cut(from, (from + to) % 3);
                    }
                    sleep(Duration::from_millis(200 + dice.below(4_000) as u64)).await;
                    if dice.below(3) > 0 {
                        self.heal(dice.below(3) == 0);
                    }
                }
            }
            Trouble::Paused => self.paused(leader, 3_000 + dice.below(12_000)).await,
            Trouble::PausedAgain => {
                self.paused(leader, 1_000 + dice.below(9_000)).await;
                sleep(Duration::from_millis(dice.below(1_500) as u64)).await;
                self.paused(others[0], 1_000 + dice.below(9_000)).await;
                self.paused(leader, 1_000 + dice.below(5_000)).await;
            }
            Trouble::CutAndKilled => {
                self.network.cut(leader, others[0]);
                sleep(Duration::from_millis(dice.below(6_000) as u64)).await;
                self.cluster.kill(others[1]);
                sleep(Duration::from_millis(1_000 + dice.below(3_000) as u64)).await;
                self.cluster.run(others[1]);
                sleep(Duration::from_millis(dice.below(6_000) as u64)).await;
            }
            Trouble::Killed => {
                self.cluster.kill(leader);
                while_cut().await;
                self.cluster.run(leader);
            }
        }
        self.heal(false);
    }

    fn heal(&self, lost: bool) {
        if lost {
            self.network.reset();
        } else {
            self.network.heal();
        }
    }

    async fn paused(&self, node: usize, milliseconds: usize) {
        self.cluster.pause(node);
        sleep(Duration::from_millis(milliseconds as u64)).await;
        self.cluster.resume(node);
    }

    /// One round: people use the stores while the servers suffer; what they were told can be true.
    async fn round(self: &Arc<Scene>, stores: &[Arc<Nats>], trouble: Trouble, round: u64) {
        let (told, stop) = (Arc::new(Told::default()), Arc::new(AtomicBool::new(false)));
        let log = Log::default();
        let mut actors = Vec::new();
        for (number, store) in (0..).zip(stores.iter().cycle().take(3 * stores.len())) {
            let actor = Actor {
                store: Arc::clone(store),
                told: Arc::clone(&told),
                stop: Arc::clone(&stop),
                number,
                round,
            };
            actors.push(tokio::spawn(actor.clone().write().with_subscriber(log.subscriber())));
            if number < 3 {
                actors.push(tokio::spawn(actor.clone().read()));
                actors.push(tokio::spawn(actor.note().with_subscriber(log.subscriber())));
            }
        }
        let visitors = come_and_go(Arc::clone(self), Arc::clone(&told), Arc::clone(&stop), round);
        actors.push(tokio::spawn(visitors));
        sleep(WELL).await;
        let mut dice = Dice(round.wrapping_mul(7_919) + 3);
        self.suffer(trouble, &mut dice).await;
        // Whatever comes later is told, too.
        while told
            .answers
            .lock()
            .unwrap()
            .last()
            .is_none_or(|last| last.elapsed() > WELL)
        {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(WELL).await;
        stop.store(true, Ordering::Relaxed);
        for actor in join_all(actors).await {
            actor.unwrap();
        }
        let faults = self.judge(&told, round).await;
        let (written, unknown, failed) = told.counted();
        println!(
            "round {round}: {trouble:?}: {written} records, {unknown} unknown, {failed} failed, nothing was answered for {:.1?}",
            told.pause()
        );
        if !faults.is_empty() {
            self.keep(&told, &log, &faults);
            panic!("round {round}: {trouble:?}: {faults:#?}");
        }
    }

    /// What cannot be true of what was told.
    async fn judge(&self, told: &Told, round: u64) -> Vec<String> {
        let mut faults = Vec::new();
        let tables: Vec<(TableId, Vec<TableOp>)> = {
            let tables = told.tables.lock().unwrap();
            tables.iter().map(|(table, ops)| (*table, ops.clone())).collect()
        };
        let mut logs: Vec<BTreeMap<TableId, Vec<u64>>> = Vec::new();
        for node in 0..3 {
            let store = open(&self.cluster, node, &self.stream).await;
            let mut log = BTreeMap::new();
            for (table, _) in &tables {
                let records = store.read(*table).await.unwrap();
                log.insert(*table, records.iter().map(|record| record.id).collect::<Vec<u64>>());
            }
            logs.push(log);
            store.close().await;
        }
        if logs.iter().any(|log| *log != logs[0]) {
            faults.push(format!("by each node something else is read: {logs:?}"));
        }
        for (table, ops) in &tables {
            let found = table_faults(&logs[0][table], ops);
            faults.extend(
                found
                    .into_iter()
                    .map(|fault| format!("round {round}, table {table}: {fault}")),
            );
        }
        for (key, ops) in told.notes.lock().unwrap().iter() {
            if !note_is_linear(ops) {
                faults.push(format!("round {round}, note {key}: there is no order of what was told of it"));
            }
        }
        faults
    }

    /// Writes all that is known to a file beside the servers' logs.
    fn keep(&self, told: &Told, log: &Log, faults: &[String]) {
        let mut text = format!("{faults:#?}\n");
        for (table, ops) in told.tables.lock().unwrap().iter() {
            let mut ops = ops.clone();
            ops.sort_by_key(|op| op.span.begun);
            for op in ops {
                let _ = writeln!(text, "table {table}: {op}");
            }
        }
        for (key, ops) in told.notes.lock().unwrap().iter() {
            for op in ops {
                let _ = writeln!(text, "{key} {op:?}");
            }
        }
        text += &log.text();
        self.cluster.keep("told.txt", &text);
    }
}

/// Keeps processors busy until it is dropped.
struct Busy(Arc<AtomicBool>);

impl Busy {
    fn with(threads: usize) -> Busy {
        let over = Arc::new(AtomicBool::new(false));
        for _ in 0..threads {
            let over = Arc::clone(&over);
            std::thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        Busy(over)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn number(name: &str, ordinary: u64) -> u64 {
    std::env::var(name).map_or(ordinary, |number| number.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_told_through_cuts_and_pauses_happened_in_one_order() {
    let (first, rounds) = (number("TAVOLO_CUTS_FROM", 0), number("TAVOLO_CUTS", 4));
    let _busy = Busy::with(number("TAVOLO_BUSY", 0) as usize);
    let (network, cluster) = tokio::task::spawn_blocking(Network::start).await.unwrap();
    let scene = Arc::new(Scene {
        network,
        cluster,
        stream: super::cluster::name(),
    });
    let mut stores = Vec::new();
    for node in 0..3 {
        stores.push(Arc::new(open(&scene.cluster, node, &scene.stream).await));
    }
    for round in first..first + rounds {
        let trouble = TROUBLES[round as usize % TROUBLES.len()];
        scene.round(&stores, trouble, round).await;
    }
}
