//! After a start all tables are told for how long no program ran, while people play already: programs
//! are killed in the middle of telling, and each table loses exactly that time, once; by a clock that the
//! test moves.

use super::course::Dice;
use super::{who, word};
use crate::toy::Toy;
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall, Heard, What};
use tavolo::store::{Faulty, Memory, Odds, Record, Store, TableId, Version};
use tavolo::table::table_event::{RecordBody, TableEvent};
use tavolo::table::{Actor, Catalogue, Command, Everyone, Only, Order, Place, Post, Step, TableView};
use tokio::task::JoinSet;

const SECOND: u64 = 1_000;
const HOUR: u64 = 60 * 60 * SECOND;
const START: u64 = 500_000 * HOUR;
const TABLES: u64 = 12;
/// The store takes its time, so that whoever is killed is killed anywhere.
const SLOW: Odds = Odds {
    conflict: 0,
    unknown_written: 0,
    unknown_lost: 0,
    full: 0,
    unread: 0,
    delay: 6,
};

/// The tables of some processes, by a clock that stands.
struct Machines {
    store: Memory,
    clock: Clock,
    next: u64,
    /// The tables with their deadlines when they began.
    tables: Vec<(TableId, u64)>,
    /// For how long no process ran since then.
    lost: u64,
}

/// A process, as long as it is not killed.
struct Process {
    hall: Arc<Hall>,
    tasks: JoinSet<()>,
}

impl Machines {
    /// Games of two at a pace, begun one after the other while a process runs that is gone then.
    async fn begun() -> Machines {
        let mut machines = Machines {
            store: Memory::new(),
            clock: Clock::standing(START),
            next: 0,
            tables: Vec::new(),
            lost: 0,
        };
        let hall = machines.hall(0);
        let mut deadlines = Deadlines::new(Arc::clone(&hall));
        for place in 1..=TABLES {
            machines.clock.advance(SECOND);
            let game = *hall.catalogue().iter().next().unwrap();
            let join = machines.by('a', Command::join());
            let table = hall.join(Place(place), &game, &join).await.unwrap().table;
            let pace = Command::Set {
                key: "pace".to_owned(),
                value: "brisk".to_owned(),
            };
            for (person, command) in [('b', Command::join()), ('a', pace), ('a', Command::Start)] {
                let order = machines.by(person, command);
                hall.order(table, &order).await.unwrap();
            }
            machines
                .tables
                .push((table, machines.deadline(&hall, table).await));
        }
        deadlines.round().await;
        machines
    }

    fn hall(&self, seed: u64) -> Arc<Hall> {
        let store: Arc<dyn Store> = Arc::new(Faulty::new(self.store.beside(), seed, SLOW));
        let catalogue = Catalogue::default().with::<Toy>();
        Arc::new(Hall::new(store, catalogue).with_clock(self.clock.clone()))
    }

    fn by(&mut self, person: char, command: Command) -> Order {
        self.next += 1;
        Order {
            by: Actor::person(who(person), self.next),
            name: person.to_string(),
            ..Order::of_host(self.clock.now(), command)
        }
    }

    async fn deadline(&self, hall: &Hall, table: TableId) -> u64 {
        let deadlines = |table: &dyn TableView| ['a', 'b'].map(|one| table.deadline(who(one)));
        let deadlines = hall.read(table, deadlines).await.unwrap();
        deadlines.into_iter().flatten().min().unwrap()
    }

    /// All processes have been gone for a while, and some are started at once; none has told anybody
    /// anything yet.
    async fn start(&mut self, gone: u64, count: u64, seed: u64) -> Vec<Process> {
        self.clock.advance(gone);
        let alive = self.store.get("alive").await.unwrap().unwrap();
        let alive: u64 = String::from_utf8(alive).unwrap().parse().unwrap();
        let now = self.clock.now();
        if now - alive > 20 * SECOND {
            self.lost += now - alive;
        }
        let this = &*self;
        let started = (seed..seed + count).map(|seed| async move {
            let hall = this.hall(seed);
            let mut deadlines = Deadlines::new(Arc::clone(&hall));
            deadlines.look_back().await;
            (hall, deadlines)
        });
        let started = join_all(started).await;
        let process = |(hall, deadlines): (Arc<Hall>, Deadlines)| {
            let mut tasks = JoinSet::new();
            tasks.spawn(deadlines.keep());
            Process { hall, tasks }
        };
        started.into_iter().map(process).collect()
    }

    /// The records that a table has since its game began.
    async fn since(&self, table: TableId) -> Vec<RecordBody> {
        let records = self.store.read(table).await.unwrap();
        let body = |record: &tavolo::store::Record| serde_json::from_slice(&record.body).unwrap();
        let bodies: Vec<RecordBody> = records.iter().map(body).collect();
        let starts = |body: &RecordBody| {
            let starts = |entry: &TableEvent| matches!(entry, TableEvent::Started { .. });
            body.entries.iter().any(starts)
        };
        let begun = bodies.iter().position(starts).unwrap();
        bodies.into_iter().skip(begun + 1).collect()
    }

    async fn told(&self, table: TableId) -> bool {
        !self.since(table).await.is_empty()
    }
}

/// Others get so many turns.
async fn turns(count: usize) {
    for _ in 0..count {
        tokio::task::yield_now().await;
    }
}

/// Waits until all tables were told, and that is noted.
async fn all_told(machines: &Machines) {
    let done = async {
        while machines.store.get("standstill").await.unwrap().is_some() {
            machines.clock.advance(5 * SECOND);
            turns(50).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), done)
        .await
        .expect("the tables are not told");
}

/// Processes are started and killed, most of them before all tables were told, and people look at some tables
/// or try what they may not meanwhile.
async fn killed_while_telling(seed: u64, most: u64) -> usize {
    let mut dice = Dice(seed * 2 + 1);
    let mut machines = Machines::begun().await;
    let mut unfinished = 0;
    for round in 0..8 {
        let gone = match dice.below(4) {
            0 => 15 * SECOND,
            1 => 25 * SECOND,
            _ => dice.below(50 * 3_600) as u64 * SECOND,
        };
        let count = 1 + dice.below(most as usize) as u64;
        let mut processes = machines.start(gone, count, seed * 1_000 + round * 10).await;
        for _ in 0..dice.below(10) {
            turns(dice.below(60)).await;
            let process = &processes[dice.below(processes.len())];
            let (table, _) = machines.tables[dice.below(machines.tables.len())];
            match dice.below(4) {
                0 => process.hall.read(table, |_| ()).await.unwrap(),
                1 => {
                    let order = machines.by('c', Command::Resign);
                    assert!(process.hall.order(table, &order).await.is_err());
                }
                2 => machines.clock.advance(5 * SECOND),
                _ => {}
            }
            if processes.len() > 1 && dice.below(4) == 0 {
                drop(processes.swap_remove(0));
            }
        }
        unfinished += usize::from(machines.store.get("standstill").await.unwrap().is_some());
        for process in &mut processes {
            process.tasks.shutdown().await;
        }
    }
    let processes = machines.start(0, 1, seed).await;
    all_told(&machines).await;
    let fresh = machines.hall(seed);
    for (table, due) in &machines.tables {
        let since = machines.since(*table).await;
        let silence = |entry: &TableEvent| match entry {
            TableEvent::Stood { .. } | TableEvent::Due { .. } => {}
            other => panic!("seed {seed}: {other:?} of table {table}, where nothing was due"),
        };
        since.iter().flat_map(|body| &body.entries).for_each(silence);
        let now = machines.deadline(&fresh, *table).await;
        assert_eq!(now - due, machines.lost, "seed {seed}: table {table} lost another time: {since:?}");
    }
    drop(processes);
    unfinished
}

#[tokio::test]
async fn whenever_the_program_is_killed_while_it_tells_each_table_loses_exactly_its_time() {
    let mut unfinished = 0;
    for seed in 0..40 {
        unfinished += killed_while_telling(seed, 1).await;
    }
    assert!(unfinished > 40, "hardly ever is it killed in the middle: {unfinished}");
}

#[tokio::test]
async fn so_it_does_where_several_processes_are_started_at_once() {
    let mut unfinished = 0;
    for seed in 100..130 {
        unfinished += killed_while_telling(seed, 3).await;
    }
    assert!(unfinished > 30, "hardly ever are they killed in the middle: {unfinished}");
}

#[tokio::test]
async fn whoever_touches_a_table_has_it_told_first_and_nobody_else_is_held_up() {
    let mut machines = Machines::begun().await;
    machines.clock.advance(40 * HOUR);
    let hall = machines.hall(1);
    let mut listener = hall.listen();
    Deadlines::new(Arc::clone(&hall)).look_back().await;
    let [(looked, due), (played, _), (left, _)] = machines.tables[..3] else {
        panic!("there are more");
    };
    assert_eq!(machines.deadline(&hall, looked).await - due, 40 * HOUR, "who looks sees it");
    let roll = Command::Play {
        notation: "roll".to_owned(),
    };
    let roll = machines.by('a', roll);
    assert_eq!(word(hall.order(played, &roll).await), "done");
    let heard = std::iter::from_fn(|| listener.try_next());
    let of = |table| {
        move |heard: Heard| match heard {
            Heard::Happened(happening) if happening.table == table => Some(happening.what),
            _ => None,
        }
    };
    let heard: Vec<Heard> = heard.collect();
    let first: Vec<What> = heard.iter().copied().filter_map(of(looked)).collect();
    assert_eq!(first, [What::Stood]);
    let then: Vec<What> = heard.iter().copied().filter_map(of(played)).collect();
    assert_eq!(then.first(), Some(&What::Stood), "before anything is done there");
    assert!(!machines.told(left).await);
    assert!(machines.store.get("standstill").await.unwrap().is_some(), "not all know it");
}

#[tokio::test]
async fn of_several_processes_one_tells_and_the_others_learn_of_it() {
    let machines = Machines::begun().await;
    machines.clock.advance(2 * HOUR);
    let (one, other) = (machines.hall(1), machines.hall(2));
    let mut telling = Deadlines::new(Arc::clone(&one));
    telling.look_back().await;
    Deadlines::new(Arc::clone(&other)).look_back().await;
    let mut listener = other.listen();
    // What the others hear of it is nothing that a board has to show at once.
    let first = machines.tables[0].0;
    one.read(first, |_| ()).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(60), other.hear_peers()).await;
    heard.expect("the other process hears what this one does");
    let whats = std::iter::from_fn(|| listener.try_next());
    let whats: Vec<What> = whats
        .filter_map(|heard| match heard {
            Heard::Happened(happening) => Some(happening.what),
            Heard::Missed => None,
        })
        .collect();
    assert_eq!(whats, [What::Stood]);
    telling.catch_up().await;
    assert_eq!(machines.store.get("standstill").await, Ok(None));
    for (table, due) in &machines.tables {
        assert_eq!(machines.deadline(&other, *table).await - due, 2 * HOUR);
        assert_eq!(machines.since(*table).await.len(), 1, "once");
    }
}

/// What all and two people see of a table: its board and their panels.
#[derive(Clone, Debug, PartialEq)]
struct Sight {
    step: Step,
    board: Post<Everyone>,
    panels: [Post<Only>; 2],
}

impl Sight {
    async fn of(hall: &Hall, table: TableId) -> Sight {
        let see = |table: &dyn TableView| Sight {
            step: table.step(),
            board: table.board(),
            panels: ['a', 'b'].map(|one| table.panel(who(one), "")),
        };
        hall.read(table, see).await.unwrap()
    }

    /// The same with the lines of another, where deadlines stand.
    fn with_lines_of(mut self, other: &Sight) -> Sight {
        self.board.lines.clone_from(&other.board.lines);
        for (panel, other) in self.panels.iter_mut().zip(&other.panels) {
            panel.lines.clone_from(&other.lines);
        }
        self
    }
}

#[tokio::test]
async fn no_time_taken_out_is_a_step_and_what_was_pressed_before_still_holds() {
    let mut machines = Machines::begun().await;
    let (table, due) = machines.tables[0];
    let before = Sight::of(&machines.hall(0), table).await;
    machines.clock.advance(40 * HOUR);
    let hall = machines.hall(1);
    Deadlines::new(Arc::clone(&hall)).look_back().await;
    let after = Sight::of(&hall, table).await;
    assert_eq!(machines.deadline(&hall, table).await - due, 40 * HOUR);
    assert_eq!(machines.since(table).await.len(), 1, "it was told");
    assert_ne!(after.board.lines, before.board.lines, "its board says another deadline");
    assert_ne!(after.panels[0].lines, before.panels[0].lines, "and so does the panel of whoever is awaited");
    assert_eq!(after.panels[1], before.panels[1], "whoever waits sees the same");
    assert_eq!(after.clone().with_lines_of(&before), before, "nothing else is different");
    // The same from the store, and once more.
    let fresh = machines.hall(2);
    assert_eq!(Sight::of(&fresh, table).await, after);
    let mut roll = machines.by(
        'a',
        Command::Play {
            notation: "roll".to_owned(),
        },
    );
    roll.stamp = Some(before.panels[0].stamp);
    assert_eq!(word(fresh.order(table, &roll).await), "done", "a button that stood before");
    assert_eq!(Sight::of(&fresh, table).await.step, before.step.next());
}

#[tokio::test]
async fn time_that_an_earlier_version_took_out_stays_the_step_that_it_was() {
    let mut machines = Machines::begun().await;
    let (table, due) = machines.tables[0];
    let before = Sight::of(&machines.hall(0), table).await;
    let now = machines.clock.now();
    machines.clock.advance(HOUR);
    let did = format!("{{\"stood\":{{\"from\":{now},\"to\":{}}}}}", now + HOUR);
    let record = Record {
        schema: 6,
        game: "toy".to_owned(),
        id: 99,
        body: format!("{{\"at\":{},\"by\":0,\"did\":[{did}]}}", now + HOUR).into_bytes(),
        changes: Vec::new(),
    };
    let version = machines.store.read(table).await.unwrap().len() as u32;
    machines
        .store
        .append(table, Version(version), record)
        .await
        .unwrap();
    let stored = &machines.since(table).await[0];
    let again = serde_json::to_string(&stored.entries[0]).unwrap();
    assert_eq!(again, did, "it is written as it was");
    let hall = machines.hall(1);
    let after = Sight::of(&hall, table).await;
    assert_eq!(machines.deadline(&hall, table).await - due, HOUR);
    assert_eq!(after.step, before.step.next());
    // Nobody has anything else to decide.
    assert_eq!(after.panels.clone().map(|panel| panel.stamp), before.panels.clone().map(|panel| panel.stamp));
    // What this version takes out after that is no further step.
    machines.clock.advance(HOUR);
    let hall = machines.hall(2);
    Deadlines::new(Arc::clone(&hall)).look_back().await;
    let last = Sight::of(&hall, table).await;
    assert_eq!(last.step, after.step);
    assert_eq!(last.with_lines_of(&after), after);
    // The controls of an earlier version bear the step by which it was shown.
    let notation = "roll".to_owned();
    let mut roll = machines.by('a', Command::Play { notation });
    roll.stamp = Some(after.step);
    assert_eq!(word(hall.order(table, &roll).await), "done");
}
