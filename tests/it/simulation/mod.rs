//! Simulated weeks: many tables in virtual time (a pause is a number of turns for the
//! others, and the hour goes on when nobody has anything to do), over a store that fails, a program
//! that is killed and started again at once or hours later, and a front end that loses answers and
//! doubles, delays and reorders orders. Tables have paces; people stay away for days, answer what
//! becomes of those who do, come back, and take free seats, while the program keeps all deadlines.
//! They sleep in several zones, some of which change their clocks meanwhile, are away as they said,
//! pause, and nudge each other; they ask each other to go back, agree or do not, and play on.
//! Everything follows from a number, so a run that fails can be repeated exactly:
//! `TAVOLO_SIMULATION=17 cargo test --test it simulation` runs number 17 alone,
//! `TAVOLO_SIMULATIONS=100000` as many; `TAVOLO_DEADLINES=10000` goes on until so many deadlines were
//! met under a tenth as many kills.
//!
//! That a run is the same each time, that each fault occurs, that a store which loses, doubles
//! or reorders a record is found out, and that a table is which is asked early, twice, late or
//! never, are tests of their own.

mod check;
mod count;
mod counts;
mod habits;
mod hours;
mod keeper;
mod people;
mod planted;
mod rewinds;
mod untimely;

use crate::toy::Toy;
use count::Known;
use counts::Counts;
use hours::Hours;
use keeper::Keeper;
use people::{Dice, Front, Story};
use planted::{Bug, Planted};
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
use tavolo::hall::Hall;
use tavolo::store::{Faulty, Odds, Record, Store, StoreLayer, Went};
use tavolo::table::table_event::{RecordBody, TableEvent};
use tavolo::table::{Catalogue, UserId};
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
const RUNS: u64 = 250;

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
    /// One in so many hours kills the program.
    kills: usize,
}

/// A run as most are.
const SMALL: Size = Size {
    nights: 3,
    tables: (1, 3),
    orders: (40, 160),
    kills: 14,
};

/// A run with hundreds of tables at once.
const CROWD: Size = Size {
    nights: 1,
    tables: (300, 300),
    orders: (35, 60),
    kills: 100,
};

/// A run in which the program hardly lives.
const HASTY: Size = Size {
    nights: 3,
    tables: (3, 6),
    orders: (40, 160),
    kills: 5,
};

/// So many deadlines are to be met under a tenth as many kills unless told otherwise.
const DEADLINES: u64 = 500;

/// When the first night begins, in milliseconds since 1970: 13 March 2027, a day before the clocks
/// of New York change and two weeks before those of Rome do.
const START: u64 = 1_804_900_000_000;

/// The program as it runs: its hall, and whether it was killed.
struct Program {
    hall: Arc<Hall>,
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
    /// What happened at tables whose time was counted.
    counts: Counts,
    /// Everything that anybody was answered, in order, and every record at the end.
    trace: String,
}

/// A hall whose seeds and ids follow from a number.
fn hall(store: &Arc<Flaky>, catalogue: &Catalogue, hours: &Hours, number: u64) -> Hall {
    let dice = Mutex::new(Dice::new(number));
    let store: Arc<dyn Store> = Arc::clone(store) as Arc<dyn Store>;
    Hall::new(store, catalogue.clone())
        .with_clock(hours.clock.clone())
        .with_randomness(Box::new(move |bytes| {
            let mut dice = dice.lock().unwrap();
            bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
            true
        }))
}

/// A run: its store, what it has come to, and what is looked at when it is over.
struct Run<'a> {
    number: u64,
    catalogue: &'a Catalogue,
    size: Size,
    dice: Dice,
    store: Arc<Flaky>,
    hours: Arc<Hours>,
    report: Report,
    trace: Arc<Mutex<Sha256>>,
    /// From when to when the program did not run.
    downs: Vec<(u64, u64)>,
}

impl<'a> Run<'a> {
    fn new(number: u64, catalogue: &'a Catalogue, size: Size, bug: Bug) -> Run<'a> {
        Run {
            number,
            catalogue,
            size,
            dice: Dice::new(number),
            store: Arc::new(Flaky::new(Planted::new(bug), number, ODDS)),
            hours: Hours::new(START),
            report: Report::default(),
            trace: Arc::default(),
            downs: Vec::new(),
        }
    }

    /// Some tables of some games, played by people over days of virtual time.
    async fn plays(mut self) -> Result<Self, String> {
        for night in 0..1 + self.dice.below(self.size.nights) as u64 {
            self.night(night)
                .await
                .map_err(|why| format!("run {}: {why}", self.number))?;
        }
        self.report.went = self.store.went();
        self.report.trace = hex::encode(self.trace.lock().unwrap().clone().finalize());
        Ok(self)
    }

    async fn night(&mut self, night: u64) -> Result<(), String> {
        let started = |at: u64| {
            let number = self.number ^ (night << 48) ^ (at << 32);
            Arc::new(Program {
                hall: Arc::new(hall(&self.store, self.catalogue, &self.hours, number)),
                killed: CancellationToken::new(),
            })
        };
        let mut dice = self.dice.fork();
        let (store, hours) = (Arc::clone(&self.store), Arc::clone(&self.hours));
        let mut keeper = Keeper::new(store, hours, started, self.size.kills, dice.fork()).await;
        let open = keeper.open();
        let (least, most) = self.size.tables;
        let tables: Vec<_> = (0..(least + dice.below(most - least + 1)) as u64)
            .map(|place| self.story(&open, night * 1_000 + place, &mut dice))
            .collect();
        let players = async {
            let mut told = check::Told::default();
            for table in tables {
                told.and(table.await.map_err(|why| why.to_string())?);
            }
            Ok::<_, String>(told)
        };
        let ((), told) = tokio::try_join!(keeper.keep(), players)?;
        self.store.set(Odds::default());
        keeper.settles().await?;
        let last = Arc::clone(&*open.lock().unwrap());
        self.downs.extend(&keeper.downs);
        let other = hall(&self.store, self.catalogue, &self.hours, !self.number);
        told.holds(&self.store, &last.hall, &other, &self.trace).await?;
        self.report.kills += keeper.kills;
        self.report.tables += told.tables().len();
        self.report.acknowledged += told.acknowledged.len();
        self.report.front.add(&told.front);
        for table in told.tables() {
            let records = self.store.read(table).await.map_err(|why| why.to_string())?;
            let known = self.known(&records).await;
            let counted = count::count(self.catalogue, table, &records, &known, self.hours.clock.now())?;
            self.report.counts.add(counted);
        }
        self.store.set(ODDS);
        Ok(())
    }

    /// What is known beside a table's records.
    async fn known(&self, records: &[Record]) -> Known {
        let mut known = Known {
            downs: self.downs.clone(),
            ..Known::default()
        };
        for user in records.iter().flat_map(people) {
            let note = self.store.inner().below().get(&format!("presence/{user}")).await;
            let presence = note.unwrap().map(|note| serde_json::from_slice(&note).unwrap());
            known.presences.extend(presence.map(|presence| (user, presence)));
        }
        known
    }

    /// A table's people begin.
    fn story(
        &self,
        open: &Arc<Mutex<Arc<Program>>>,
        place: u64,
        dice: &mut Dice,
    ) -> tokio::task::JoinHandle<check::Told> {
        // The toy is quick, and meets all that the hall does; the games of the catalogue take their
        // turn.
        let every = self.number.is_multiple_of(CATALOGUE);
        let games: Vec<_> = self
            .catalogue
            .iter()
            .copied()
            .filter(|listing| every || listing.id == "toy")
            .collect();
        let game = games[dice.below(games.len())];
        let (open, trace, hours) = (Arc::clone(open), Arc::clone(&self.trace), Arc::clone(&self.hours));
        let story = Story::new(open, trace, hours, game, place, dice.fork());
        let (fewest, most) = self.size.orders;
        let (busy, orders) = (self.hours.busy(), fewest + dice.below(most - fewest));
        tokio::spawn(async move {
            let _busy = busy;
            story.play(orders).await
        })
    }
}

/// Who sat down by a record.
fn people(record: &Record) -> Vec<UserId> {
    let body: RecordBody = serde_json::from_slice(&record.body).unwrap();
    let joins = |entry: &TableEvent| match entry {
        TableEvent::Joined(player) | TableEvent::Replaced { player, .. } => player.user(),
        _ => None,
    };
    body.entries.iter().filter_map(joins).collect()
}

/// One run.
async fn run(number: u64, catalogue: &Catalogue, size: Size, bug: Bug) -> Result<Report, String> {
    Ok(Run::new(number, catalogue, size, bug).plays().await?.report)
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

/// The number that an environment variable holds.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn simulation_of_weeks_at_many_tables() {
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
        all.counts.add(report.counts);
        let mut one = report.went;
        for (sum, one) in went(&mut all.went).into_iter().zip(went(&mut one)) {
            *sum += *one;
        }
        traces.update(&report.trace);
    }
    println!("simulation: {most} runs, {} tables, {} orders acknowledged", all.tables, all.acknowledged);
    println!(
        "simulation: {:?}, {:?}, {:?}, {} kills, trace {}",
        all.went,
        all.front,
        all.counts,
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
            .any(|count| *count < most / 4)
            || all.counts.rarest() < most / 20;
        assert!(
            !rare,
            "it hardly ever occurs: {:?}, {:?}, {:?}, {} kills",
            all.went, all.front, all.counts, all.kills
        );
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
fn simulation_of_deadlines_while_the_program_is_killed() {
    let wanted = number("TAVOLO_DEADLINES").unwrap_or(DEADLINES);
    let games = games();
    let mut all = Report::default();
    for number in 0..wanted {
        if all.counts.deadlines() >= wanted && all.kills >= wanted / 10 {
            break;
        }
        let report = simulated(number, &games, HASTY, Bug::None).unwrap_or_else(|why| panic!("{why}"));
        all.kills += report.kills;
        all.tables += report.tables;
        all.counts.add(report.counts);
    }
    let (met, kills) = (all.counts.deadlines(), all.kills);
    println!(
        "simulation: {met} deadlines met at {} tables under {kills} kills: {:?}",
        all.tables, all.counts
    );
    assert!(met >= wanted && kills >= wanted / 10, "{met} deadlines, {kills} kills");
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
