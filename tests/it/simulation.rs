//! Simulated weeks: many tables in virtual time (a pause is a number of turns for the
//! others, and orders carry the hour), over a store that fails and a front end that loses,
//! doubles and reorders. Everything follows from a number, so a run that fails can be repeated exactly:
//! `TAVOLO_SIMULATION=17 cargo test --test it simulation` runs number 17 alone, `TAVOLO_SIMULATIONS=100000` as many.

mod people;

use crate::toy::Toy;
use people::{Dice, Story};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tavolo::store::{Faulty, Memory, Odds, Store, TableId};
use tavolo::table::replay::Verdict;
use tavolo::table::{Catalogue, Hall};

/// A store that fails as stores do.
type Flaky = Faulty<Memory>;

/// How often it does, of 1,000 calls.
const ODDS: Odds = Odds { conflict: 5, unknown_written: 25, unknown_lost: 25, full: 25, unread: 25, delay: 30 };

/// How many runs the tests make unless told otherwise.
const RUNS: u64 = 1_000;

/// Every so many runs the tables play the games of the catalogue too.
const CATALOGUE: u64 = 20;

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

/// One run: some tables of some games, played by people over days of virtual time. Answers how many orders were acknowledged.
async fn run(number: u64, catalogue: &Catalogue) -> usize {
    let mut count = 0;
    let mut dice = Dice::new(number);
    let store = Arc::new(Flaky::new(Memory::default(), number, ODDS));
    let mut open = Arc::new(hall(&store, catalogue, number));
    // The toy is quick, and meets all that the hall does; the games of the catalogue take their turn.
    let every = number.is_multiple_of(CATALOGUE);
    let games: Vec<_> = catalogue.iter().copied().filter(|listing| every || listing.id == "toy").collect();
    for night in 0..1 + dice.below(3) as u64 {
        let tables: Vec<_> = (0..1 + dice.below(3) as u64)
            .map(|place| {
                let game = games[dice.below(games.len())];
                let story = Story::new(Arc::clone(&open), Arc::clone(&store), game, night * 10 + place, dice.fork());
                tokio::spawn(story.play(40 + dice.below(120)))
            })
            .collect();
        let swept = Arc::clone(&open);
        let sweeper = tokio::spawn(async move {
            loop {
                people::pause(600).await;
                swept.sweep();
            }
        });
        let mut acknowledged: HashMap<TableId, Vec<(u64, u32)>> = HashMap::new();
        for table in tables {
            for (table, id, version) in table.await.unwrap() {
                acknowledged.entry(table).or_default().push((id, version));
            }
        }
        sweeper.abort();
        count += acknowledged.values().map(Vec::len).sum::<usize>();
        store.set(Odds::default());
        check(number, &store, &open, &hall_again(&store, catalogue, number), &acknowledged).await;
        store.set(ODDS);
        // The program is started again for the next night.
        open = Arc::new(hall(&store, catalogue, number ^ ((night + 1) << 32)));
    }
    count
}

fn hall_again(store: &Arc<Flaky>, catalogue: &Catalogue, number: u64) -> Hall {
    hall(store, catalogue, !number)
}

/// What was acknowledged is there once and in its place; a restart changes nothing; the luck is the seed's.
async fn check(number: u64, store: &Flaky, one: &Hall, other: &Hall, acknowledged: &HashMap<TableId, Vec<(u64, u32)>>) {
    for (table, acknowledged) in acknowledged {
        let records = store.read(*table).await.unwrap();
        for (id, version) in acknowledged {
            let at: Vec<usize> = records.iter().enumerate().filter(|(_, record)| record.id == *id).map(|(at, _)| at).collect();
            assert_eq!(at.len(), 1, "run {number}: interaction {id} stands {} times at table {table}", at.len());
            assert!(at[0] < *version as usize, "run {number}: interaction {id} was acknowledged before it was written");
        }
        let show = |table: &dyn tavolo::table::AnyTable| {
            let transcript = table.transcript();
            (format!("{:?} {:?} {transcript:?}", table.version(), table.board()), transcript, table.ended())
        };
        let (before, transcript, ended) = one.look(*table, show).await.unwrap();
        let (after, _, _) = other.look(*table, show).await.unwrap();
        assert_eq!(before, after, "run {number}: a restart changed table {table}");
        if let (Some(transcript), true) = (transcript, ended) {
            let verdict = one.catalogue().verify(&transcript);
            assert!(matches!(verdict, Some(Verdict::Fair(_))), "run {number}: table {table}: {verdict:?}");
        }
    }
}

#[test]
fn simulation_of_weeks_at_many_tables() {
    let all = tavolo::program::catalogue().with::<Toy>();
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let runs = match number("TAVOLO_SIMULATION") {
        Some(only) => only..only + 1,
        None => 0..number("TAVOLO_SIMULATIONS").unwrap_or(RUNS),
    };
    let (mut acknowledged, most) = (0, runs.end - runs.start);
    for number in runs {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        acknowledged += runtime.block_on(run(number, &all));
    }
    println!("simulation: {most} runs, {acknowledged} orders acknowledged");
    assert!(acknowledged as u64 > most * 3, "hardly anything was played");
}
