//! What a list of 10,000 results costs: `cargo bench --bench results`. Prints a table; asserts nothing.
//!
//! The results are read from their notes' JSON, as each answer of `/results`, `/stats` and `/ranking` does anew, and are put to each
//! use; the medians of several runs are told.

use std::hint::black_box;
use std::time::{Duration, Instant};
use tavolo::results::{GameResult, PersonFigures, SeatLuck, SeatResult, csv, ranking, statistics};
use tavolo::table::{Place, UserId};

/// So many results.
const RESULTS: u64 = 10_000;
/// Of so many people.
const PEOPLE: u64 = 300;
/// How often each is done.
const TIMES: usize = 9;

fn main() {
    let notes: Vec<Vec<u8>> = (0..RESULTS)
        .map(|number| serde_json::to_vec(&result(number)).expect("a result is plain data"))
        .collect();
    let bytes: usize = notes.iter().map(Vec::len).sum();
    let read = || -> Vec<GameResult> {
        let notes = notes.iter();
        notes
            .map(|note| serde_json::from_slice(note).expect("it was written so"))
            .collect()
    };
    let results = read();
    let all: Vec<&GameResult> = results.iter().collect();
    println!("{RESULTS} results of {PEOPLE} people, {} bytes each", bytes / notes.len());
    println!("{:<24}{:>14}", "", "milliseconds");
    told("reading", || drop(black_box(read())));
    told("one's own statistics", || {
        drop(black_box(statistics(&results, |seat| seat.user == Some(UserId(7)))));
    });
    told("one's own figures", || {
        let figures = PersonFigures::of(&results, |seat| seat.user == Some(UserId(7)));
        assert!(black_box(figures.usual_answer()).is_some());
    });
    told("all statistics", || drop(black_box(statistics(&results, |_| true))));
    told("the ranking", || drop(black_box(ranking(&all, false))));
    told("as CSV", || drop(black_box(csv(&all))));
}

/// A game of four whose places follow from its number.
fn result(number: u64) -> GameResult {
    let seat = |index: u64| {
        let person = (number * 31 + index * 77) % PEOPLE;
        SeatResult {
            user: Some(UserId(person)),
            name: format!("Person {person}"),
            alias: format!("{person:016x}"),
            won: index == number % 4,
            points: i32::try_from(20 + (number + index * 3) % 40).ok(),
            luck: vec![SeatLuck {
                of: "dice".to_owned(),
                times: 54,
                came: 180 + u32::try_from(index).unwrap_or(0),
                usual: 1_890,
            }],
            answers: Some((30, 45_000 + number).into()),
            ..SeatResult::default()
        }
    };
    GameResult {
        table: format!("{number:013}"),
        game: "barony".to_owned(),
        at: 1_750_000_000_000 + number * 60_000,
        place: Place(7),
        how: Some("total".to_owned()),
        moves: 120,
        options: vec![("tiles".to_owned(), "standard".to_owned())],
        irregular: false,
        seats: (0..4).map(seat).collect(),
        edition: GameResult::EDITION,
    }
}

/// Does something several times and tells the median.
fn told(what: &str, does: impl Fn()) {
    let time = || {
        let before = Instant::now();
        does();
        before.elapsed()
    };
    let mut times: Vec<Duration> = (0..TIMES).map(|_| time()).collect();
    times.sort_unstable();
    println!("{what:<24}{:>14.1}", times[TIMES / 2].as_secs_f64() * 1_000.0);
}
