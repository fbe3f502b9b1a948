//! Deadlines in several processes: one serves them, another takes over when it is gone, and none is
//! lost, answered twice or early; by a clock that the test moves.

use super::course::Dice;
use super::{who, word};
use crate::toy::Toy;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall};
use tavolo::store::{Answer, Memory, Store, StoreFault, StoreLayer, TableId};
use tavolo::table::table_event::{RecordBody, TableEvent};
use tavolo::table::{Actor, Catalogue, Command, Order, Place};

const SECOND: u64 = 1_000;
const HOUR: u64 = 60 * 60 * SECOND;
const DAY: u64 = 24 * HOUR;
const START: u64 = 20_000 * DAY;
/// How often each looks, and within which time another serves after a kill.
const PULSE: u64 = 5 * SECOND;
const PASSES: u64 = 30 * SECOND;

/// A store in which time passes while deadlines are looked for: a process that is stopped then.
struct Slow {
    store: Memory,
    clock: Clock,
    stops: AtomicU64,
}

impl StoreLayer for Slow {
    fn below(&self) -> &dyn Store {
        &self.store
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        Box::pin(async move {
            let due = self.store.due(until).await;
            self.clock.advance(self.stops.swap(0, Ordering::Relaxed));
            due
        })
    }
}

/// A process.
struct Process {
    hall: Arc<Hall>,
    store: Arc<Slow>,
    deadlines: Deadlines,
}

/// Several processes over one store.
struct Cluster {
    first: Memory,
    clock: Clock,
    next: u64,
}

impl Cluster {
    fn new() -> Cluster {
        Cluster {
            first: Memory::new(),
            clock: Clock::standing(START),
            next: 0,
        }
    }

    /// One more process is started.
    async fn start(&self) -> Process {
        let store = Arc::new(Slow {
            store: self.first.beside(),
            clock: self.clock.clone(),
            stops: AtomicU64::new(0),
        });
        let catalogue = Catalogue::default().with::<Toy>();
        let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, catalogue).with_clock(self.clock.clone());
        let hall = Arc::new(hall);
        let mut deadlines = Deadlines::new(Arc::clone(&hall));
        deadlines.catch_up().await;
        Process {
            hall,
            store,
            deadlines,
        }
    }

    /// Somebody opens a table, which is due in three days.
    async fn opens(&mut self, process: &Process, place: u64) -> TableId {
        let join = self.by('a', Command::join());
        let game = *process.hall.catalogue().iter().next().unwrap();
        process.hall.join(Place(place), &game, &join).await.unwrap().table
    }

    fn by(&mut self, person: char, command: Command) -> Order {
        self.next += 1;
        Order {
            by: Actor::person(who(person), self.next),
            name: person.to_string(),
            ..Order::of_host(self.clock.now(), command)
        }
    }

    /// Time passes, and these processes look every five seconds.
    async fn passes(&self, time: u64, processes: &mut [&mut Process]) {
        let until = self.clock.now() + time;
        while self.clock.now() < until {
            self.clock.advance(PULSE.min(until - self.clock.now()));
            for process in processes.iter_mut() {
                process.deadlines.round().await;
            }
        }
    }

    async fn bodies(&self, table: TableId) -> Vec<RecordBody> {
        let records = self.first.read(table).await.unwrap();
        let body = |record: &tavolo::store::Record| serde_json::from_slice(&record.body).unwrap();
        records.iter().map(body).collect()
    }
}

#[tokio::test]
async fn one_serves_and_when_it_is_killed_another_does_within_half_a_minute() {
    let mut cluster = Cluster::new();
    let (mut one, mut other) = (cluster.start().await, cluster.start().await);
    let table = cluster.opens(&one, 1).await;
    cluster.passes(PULSE, &mut [&mut one, &mut other]).await;
    cluster.clock.advance(3 * DAY - 2 * PULSE);
    one.deadlines.round().await;
    other.deadlines.round().await;
    cluster.clock.advance(PULSE);
    other.deadlines.round().await;
    assert_eq!(cluster.bodies(table).await.len(), 1, "it has come, and another serves it");
    one.deadlines.round().await;
    assert_eq!(cluster.bodies(table).await.len(), 2);
    // The next is due right after a kill.
    cluster.clock.advance(4 * DAY - PULSE);
    one.deadlines.round().await;
    other.deadlines.round().await;
    drop(one);
    cluster.passes(PULSE, &mut [&mut other]).await;
    assert_eq!(cluster.bodies(table).await.len(), 2, "it may only be slow");
    cluster.passes(PASSES - PULSE, &mut [&mut other]).await;
    assert_eq!(cluster.bodies(table).await.len(), 3);
    let stood = |body: &RecordBody| {
        let stood = |entry: &TableEvent| matches!(entry, TableEvent::Stood { .. });
        body.entries.iter().any(stood)
    };
    assert!(!cluster.bodies(table).await.iter().any(stood), "one of them ran all the time");
}

#[tokio::test]
async fn who_ends_in_order_gives_up_at_once_and_serves_no_more() {
    let mut cluster = Cluster::new();
    let (mut one, mut other) = (cluster.start().await, cluster.start().await);
    let table = cluster.opens(&other, 1).await;
    cluster.passes(PULSE, &mut [&mut one, &mut other]).await;
    cluster.clock.advance(3 * DAY - 2 * PULSE);
    one.deadlines.round().await;
    other.deadlines.round().await;
    one.hall.rest().await;
    cluster.clock.advance(PULSE);
    one.deadlines.round().await;
    assert_eq!(cluster.bodies(table).await.len(), 1, "it has given that up");
    other.deadlines.round().await;
    assert_eq!(cluster.bodies(table).await.len(), 2);
}

#[tokio::test]
async fn who_was_stopped_for_too_long_finds_that_another_serves_and_does_nothing_twice() {
    let mut cluster = Cluster::new();
    let (mut slow, mut other) = (cluster.start().await, cluster.start().await);
    let table = cluster.opens(&slow, 1).await;
    let due = START + 3 * DAY;
    cluster.passes(PULSE, &mut [&mut slow, &mut other]).await;
    cluster.clock.advance(3 * DAY - 2 * PULSE);
    slow.deadlines.round().await;
    other.deadlines.round().await;
    cluster.clock.advance(PULSE);
    // It is stopped when it has found out what is due.
    slow.store.stops.store(20 * SECOND, Ordering::Relaxed);
    slow.deadlines.round().await;
    assert_eq!(cluster.bodies(table).await.len(), 1, "it stops before it writes");
    cluster.passes(PASSES, &mut [&mut other]).await;
    assert_eq!(cluster.bodies(table).await.len(), 2, "the other has taken over");
    slow.deadlines.round().await;
    slow.deadlines.round().await;
    // Even if it writes: the deadline is known by its record, and the record by its version.
    let wake = Order::of_host(cluster.clock.now(), Command::Wake { due });
    assert_eq!(word(slow.hall.order(table, &wake).await), "conflict");
    assert_eq!(cluster.bodies(table).await.len(), 2);
    // It serves again when it is the other that is gone.
    drop(other);
    cluster.clock.advance(4 * DAY);
    cluster.passes(PASSES, &mut [&mut slow]).await;
    assert_eq!(cluster.bodies(table).await.len(), 3);
}

/// A game at a pace, begun in a process; its deadline.
async fn paced(cluster: &mut Cluster, process: &Process) -> (TableId, u64) {
    let table = cluster.opens(process, 1).await;
    let pace = Command::Set {
        key: "pace".to_owned(),
        value: "brisk".to_owned(),
    };
    for (person, command) in [('b', Command::join()), ('a', pace), ('a', Command::Start)] {
        let order = cluster.by(person, command);
        process.hall.order(table, &order).await.unwrap();
    }
    let due = deadline(process, table).await;
    (table, due)
}

async fn deadline(process: &Process, table: TableId) -> u64 {
    process
        .hall
        .read(table, |table| table.due())
        .await
        .unwrap()
        .unwrap()
}

#[tokio::test]
async fn time_passes_as_long_as_any_process_runs_and_stands_once_while_none_does() {
    let mut cluster = Cluster::new();
    let mut one = cluster.start().await;
    let (table, due) = paced(&mut cluster, &one).await;
    cluster.passes(60 * SECOND, &mut [&mut one]).await;
    // A second one comes, the first is killed, a third comes before anybody serves.
    let mut second = cluster.start().await;
    cluster.passes(10 * SECOND, &mut [&mut one, &mut second]).await;
    drop(one);
    cluster.passes(18 * SECOND, &mut [&mut second]).await;
    let mut third = cluster.start().await;
    cluster.passes(PASSES, &mut [&mut second, &mut third]).await;
    assert_eq!(deadline(&second, table).await, due, "time passed");
    // All are killed, and two come back after two hours.
    drop((second, third));
    cluster.clock.advance(2 * HOUR);
    let (mut one, mut second) = (cluster.start().await, cluster.start().await);
    let stood = deadline(&one, table).await - due;
    assert!((2 * HOUR..=2 * HOUR + 10 * SECOND).contains(&stood), "{stood}");
    assert_eq!(deadline(&second, table).await, deadline(&one, table).await, "it stood once");
    cluster.passes(PASSES, &mut [&mut one, &mut second]).await;
    assert_eq!(deadline(&one, table).await, due + stood);
}

/// Days in which processes are started, stopped and killed while lobbies come due.
async fn days(seed: u64) {
    let mut dice = Dice(seed * 2 + 1);
    let mut cluster = Cluster::new();
    let mut running = vec![cluster.start().await];
    let mut opened = BTreeMap::new();
    for place in 0..20 {
        let at = dice.below(running.len());
        opened.insert(cluster.opens(&running[at], place).await, cluster.clock.now());
        for _ in 0..dice.below(60) {
            cluster.clock.advance(SECOND + dice.below(5) as u64 * SECOND);
            for process in &mut running {
                process.deadlines.round().await;
            }
        }
        match dice.below(4) {
            0 if running.len() < 4 => running.push(cluster.start().await),
            1 if running.len() > 1 => {
                let ended = running.swap_remove(dice.below(running.len()));
                ended.hall.rest().await;
            }
            2 if running.len() > 1 => drop(running.swap_remove(dice.below(running.len()))),
            _ => {}
        }
    }
    // Until the first is due nothing happens but that each notes that it runs.
    for day in [3, 4] {
        let first = cluster.clock.now();
        let due = opened.values().min().unwrap() + if day == 3 { 3 * DAY } else { 7 * DAY };
        while running.len() < 4 {
            running.push(cluster.start().await);
        }
        cluster.clock.advance(due.saturating_sub(first + 60 * SECOND));
        let end = opened.values().max().unwrap() + if day == 3 { 3 * DAY } else { 7 * DAY } + 2 * PASSES;
        let mut kills = 0;
        while cluster.clock.now() < end {
            cluster.clock.advance(PULSE);
            for process in &mut running {
                process.deadlines.round().await;
            }
            // Nobody is killed before the last kill's table was answered: then it would be later.
            if running.len() > 1 && kills < 2 && dice.below(40) == 0 {
                kills += 1;
                drop(running.swap_remove(dice.below(running.len())));
                cluster
                    .passes(PASSES, &mut running.iter_mut().collect::<Vec<_>>())
                    .await;
            }
        }
    }
    for (table, at) in opened {
        let bodies = cluster.bodies(table).await;
        let whens: Vec<u64> = bodies.iter().map(|body| body.at).collect();
        let [_, reminded, closed] = whens[..] else {
            panic!("seed {seed}: {bodies:?}")
        };
        let late = [reminded - (at + 3 * DAY), closed - (at + 7 * DAY)];
        assert!(late.iter().all(|late| *late <= PASSES + PULSE), "seed {seed}: {late:?}");
    }
}

#[tokio::test]
async fn whoever_is_started_stopped_and_killed_no_deadline_is_lost_doubled_or_early() {
    for seed in 0..12 {
        days(seed).await;
    }
}
