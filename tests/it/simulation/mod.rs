//! Simulated weeks: many tables in virtual time (a pause is a number of turns for the
//! others, and orders carry the hour), over a store that fails, a program that is killed and
//! started again, and a front end that loses answers and doubles, delays and reorders orders.
//! Everything follows from a number, so a run that fails can be repeated exactly:
//! `TAVOLO_SIMULATION=17 cargo test --test it simulation` runs number 17 alone,
//! `TAVOLO_SIMULATIONS=100000` as many.
//!
//! That a run is the same each time, that each fault occurs, and that a store which loses, doubles
//! or reorders a record is found out, are tests of their own.

mod check;
mod people;
mod planted;

use crate::toy::Toy;
use people::{Dice, Front, Story};
use planted::{Bug, Planted};
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
use tavolo::hall::Hall;
use tavolo::store::{Faulty, Odds, Store, Went};
use tavolo::table::Catalogue;
use tokio_util::sync::CancellationToken;

/// A store that fails as stores do.
type Flaky = Faulty<Planted>;

/// How often it does, of 1,000 calls.
const ODDS: Odds = Odds {
    conflict: 5,
    unknown_written: 25,
    unknown_lost: 25,
    full: 25,
    unread: 25,
    delay: 30,
};

/// How many runs the tests make unless told otherwise.
const RUNS: u64 = 1_000;

/// Every so many runs the tables play the games of the catalogue too.
const CATALOGUE: u64 = 20;

/// How large a run is.
#[derive(Clone, Copy)]
struct Size {
    /// The most nights.
    nights: usize,
    /// The fewest and the most tables a night.
    tables: (usize, usize),
    /// The fewest and the most orders a table.
    orders: (usize, usize),
}

/// A run as most are.
const SMALL: Size = Size {
    nights: 3,
    tables: (1, 3),
    orders: (40, 160),
};

/// A run with hundreds of tables at once.
const CROWD: Size = Size {
    nights: 1,
    tables: (300, 300),
    orders: (25, 40),
};

/// The program as it runs: its hall, and whether it was killed.
struct Program {
    hall: Hall,
    killed: CancellationToken,
}

/// What a run came to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Report {
    /// How many orders were acknowledged.
    acknowledged: usize,
    /// How many tables there were.
    tables: usize,
    /// How often the program was killed while people played.
    kills: u64,
    /// What went wrong in the store.
    went: Went,
    /// What went wrong in the front end.
    front: Front,
    /// Everything that anybody was answered, in order, and every record at the end.
    trace: String,
}

/// A hall whose seeds and ids follow from a number.
fn hall(store: &Arc<Flaky>, catalogue: &Catalogue, number: u64) -> Hall {
    let dice = Mutex::new(Dice::new(number));
    let store: Arc<dyn Store> = Arc::clone(store) as Arc<dyn Store>;
    Hall::new(store, catalogue.clone()).with_randomness(Box::new(move |bytes| {
        let mut dice = dice.lock().unwrap();
        bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
        true
    }))
}

/// One run: some tables of some games, played by people over days of virtual time.
async fn run(number: u64, catalogue: &Catalogue, size: Size, bug: Bug) -> Result<Report, String> {
    let mut dice = Dice::new(number);
    let store = Arc::new(Flaky::new(Planted::new(bug), number, ODDS));
    let (mut report, trace) = (Report::default(), Arc::new(Mutex::new(Sha256::new())));
    // The toy is quick, and meets all that the hall does; the games of the catalogue take their
    // turn.
    let every = number.is_multiple_of(CATALOGUE);
    let games: Vec<_> = catalogue
        .iter()
        .copied()
        .filter(|listing| every || listing.id == "toy")
        .collect();
    for night in 0..1 + dice.below(size.nights) as u64 {
        let started = |at: u64| {
            let hall = hall(&store, catalogue, number ^ (night << 48) ^ (at << 32));
            Arc::new(Program {
                hall,
                killed: CancellationToken::new(),
            })
        };
        let open = Arc::new(Mutex::new(started(0)));
        let tables: Vec<_> = (0..(size.tables.0 + dice.below(size.tables.1 - size.tables.0 + 1)) as u64)
            .map(|place| {
                let game = games[dice.below(games.len())];
                let story = Story::new(
                    Arc::clone(&open),
                    Arc::clone(&trace),
                    game,
                    night * 1_000 + place,
                    dice.fork(),
                );
                let (fewest, most) = size.orders;
                tokio::spawn(story.play(fewest + dice.below(most - fewest)))
            })
            .collect();
        report.tables += tables.len();
        let mut hours = dice.fork();
        let nights_end = CancellationToken::new();
        // Idle tables are swept, and now and then the program dies with whatever it was doing.
        let keeper = async {
            let mut kills = 0;
            while !nights_end.is_cancelled() {
                people::pause(600).await;
                let program = Arc::clone(&*open.lock().unwrap());
                program.hall.sweep();
                if hours.below(8) == 0 {
                    kills += 1;
                    *open.lock().unwrap() = started(kills);
                    program.killed.cancel();
                }
            }
            kills
        };
        let players = async {
            let mut told = check::Told::default();
            for table in tables {
                told.and(table.await.map_err(|why| format!("run {number}: {why}"))?);
            }
            nights_end.cancel();
            Ok::<_, String>(told)
        };
        let (kills, told) = tokio::join!(keeper, players);
        let told = told?;
        report.kills += kills;
        report.acknowledged += told.acknowledged.len();
        report.front.add(&told.front);
        store.set(Odds::default());
        let last = Arc::clone(&*open.lock().unwrap());
        told.holds(&store, &last.hall, &hall(&store, catalogue, !number), &trace)
            .await
            .map_err(|why| format!("run {number}: {why}"))?;
        store.set(ODDS);
    }
    report.went = store.went();
    report.trace = hex::encode(trace.lock().unwrap().clone().finalize());
    Ok(report)
}

fn games() -> Catalogue {
    tavolo::program::catalogue().with::<Toy>()
}

fn simulated(number: u64, catalogue: &Catalogue, size: Size, bug: Bug) -> Result<Report, String> {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
        .block_on(run(number, catalogue, size, bug))
}

#[test]
fn simulation_of_weeks_at_many_tables() {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|number| number.parse::<u64>().ok())
    };
    let runs = match number("TAVOLO_SIMULATION") {
        Some(only) => only..only + 1,
        None => 0..number("TAVOLO_SIMULATIONS").unwrap_or(RUNS),
    };
    let (games, most) = (games(), runs.end - runs.start);
    let (mut all, mut traces) = (Report::default(), Sha256::new());
    for number in runs {
        let report = simulated(number, &games, SMALL, Bug::None).unwrap_or_else(|why| panic!("{why}"));
        all.acknowledged += report.acknowledged;
        all.tables += report.tables;
        all.kills += report.kills;
        all.front.add(&report.front);
        let mut one = report.went;
        for (sum, one) in went(&mut all.went).into_iter().zip(went(&mut one)) {
            *sum += *one;
        }
        traces.update(&report.trace);
    }
    println!("simulation: {most} runs, {} tables, {} orders acknowledged", all.tables, all.acknowledged);
    println!(
        "simulation: {:?}, {:?}, {} kills, trace {}",
        all.went,
        all.front,
        all.kills,
        hex::encode(&traces.finalize()[..8])
    );
    assert!(all.acknowledged as u64 > most * 3, "hardly anything was played");
    if most >= RUNS {
        let faults = went(&mut all.went).map(|count| *count);
        let front = all.front.counts();
        let rare = faults
            .iter()
            .chain(&front)
            .chain([&all.kills])
            .any(|count| *count < most / 4);
        assert!(!rare, "a fault hardly ever occurs: {:?}, {:?}, {} kills", all.went, all.front, all.kills);
    }
}

/// The counts of what went wrong in the store.
fn went(went: &mut Went) -> [&mut u64; 5] {
    [
        &mut went.conflicts,
        &mut went.unknown_written,
        &mut went.unknown_lost,
        &mut went.full,
        &mut went.unread,
    ]
}

#[test]
fn simulation_with_hundreds_of_tables_at_once() {
    let report = simulated(1, &games(), CROWD, Bug::None).unwrap_or_else(|why| panic!("{why}"));
    println!("simulation: {} tables at once, {} orders acknowledged", report.tables, report.acknowledged);
    assert!(report.tables == 300 && report.acknowledged > 3_000 && report.kills > 0, "{report:?}");
}

#[test]
fn a_simulation_is_the_same_each_time() {
    let games = games();
    // Number 0 plays the games of the catalogue too.
    let traces: Vec<Report> = (0..12)
        .map(|number| simulated(number, &games, SMALL, Bug::None).unwrap())
        .collect();
    for (number, report) in (0..).zip(&traces) {
        assert_eq!(simulated(number, &games, SMALL, Bug::None).as_ref(), Ok(report), "run {number}");
        assert!(
            traces.iter().filter(|other| other.trace == report.trace).count() == 1,
            "two runs are the same"
        );
    }
}

#[test]
fn a_simulation_finds_a_store_that_loses_doubles_or_reorders_a_record() {
    let games = games();
    for bug in [Bug::Forgets(17), Bug::Doubles(17), Bug::Swaps(17)] {
        let found: Vec<String> = (1..9)
            .filter_map(|number| simulated(number, &games, SMALL, bug).err())
            .collect();
        assert!(found.len() >= 4, "{bug:?} is found in {} of 8 runs: {found:?}", found.len());
    }
}
