//! How long a film of a whole game takes, and how many bytes it has: `cargo bench --bench films`. Prints a table;
//! asserts nothing.
//!
//! A whole game of each kind, played at random by two people and the same at every run, is retold, drawn 400 pixels wide
//! and encoded, as *Show as a film* does; beside it stands what its pictures alone cost as PNG, drawn in the same run, and
//! how much of the time the retelling takes.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/mod.rs"]
mod course;

use course::Course;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tavolo::program::catalogue;
use tavolo::render::{Film, Renderer};
use tavolo::store::Memory;
use tavolo::table::transcript::Transcript;
use tavolo::words::{Locale, Style, Words};

/// More orders than any game takes.
const ORDERS: usize = 5_000;
/// How wide, in pixels.
const WIDTH: u16 = 400;
/// The most bytes.
const MOST: usize = 4 << 20;
/// How often each is made; the median is told.
const TIMES: usize = 5;

/// What one run showed.
struct Run {
    film: Duration,
    encoding: Duration,
    pictures: Duration,
    retelling: Duration,
    shown: usize,
    bytes: usize,
}

/// The record of a game that was played to its end.
async fn record(number: u64) -> Transcript {
    let course = Course::play(number, ORDERS).await;
    let hall = course::hall(Arc::new(Memory::new()), number);
    let (first, others) = course.orders.split_first().unwrap();
    let joined = hall.join(course.place(), &course.listing, first).await;
    let table = joined.unwrap().table;
    for order in others {
        hall.order(table, order).await.unwrap();
    }
    let record = hall
        .read(table, |table| table.finished_transcript())
        .await
        .unwrap();
    record.unwrap().into_transcript()
}

#[tokio::main]
async fn main() {
    let words = Words::load().expect("the embedded texts parse");
    println!(
        "{:<14}{:>8}{:>8}{:>10}{:>13}{:>14}{:>10}{:>8}",
        "game", "moves", "frames", "seconds", "of encoding", "of retelling", "PNGs", "KiB"
    );
    for number in 0..catalogue().iter().count() as u64 {
        let transcript = record(number).await;
        let mut runs: Vec<Run> = (0..TIMES).map(|_| run(&transcript, &words)).collect();
        runs.sort_by_key(|run| run.film);
        let middle = &runs[TIMES / 2];
        println!(
            "{:<14}{:>8}{:>8}{:>10.2}{:>13.2}{:>14.2}{:>10.2}{:>8}",
            transcript.game,
            transcript.moves.len(),
            middle.shown,
            middle.film.as_secs_f64(),
            middle.encoding.as_secs_f64(),
            middle.retelling.as_secs_f64(),
            middle.pictures.as_secs_f64(),
            middle.bytes.div_ceil(1_024),
        );
    }
}

/// Makes the film of a game once, with a renderer that has drawn nothing yet.
fn run(transcript: &Transcript, words: &Words) -> Run {
    let renderer = Renderer::new().expect("the embedded fonts parse");
    let begun = Instant::now();
    let mut film = Film::default();
    let told = catalogue().retell_turns(transcript, &mut |step| {
        let speaker = words.speaker(Locale::English, &step.names, Style::Plain);
        let scene = step.picture.as_ref().expect("each position has a picture");
        let appended = renderer.append(&mut film, scene, &|message| speaker.say(message), WIDTH);
        appended.expect("it can be drawn");
    });
    told.expect("it can be retold");
    let drawn = begun.elapsed();
    let (gif, shown) = film.gif(MOST).expect("it can be encoded");
    let made = begun.elapsed();
    let mut pictures = Duration::ZERO;
    let begun = Instant::now();
    let told = catalogue().retell_turns(transcript, &mut |step| {
        let begun = Instant::now();
        let speaker = words.speaker(Locale::English, &step.names, Style::Plain);
        let scene = step.picture.as_ref().expect("each position has a picture");
        let scale = f32::from(WIDTH) / scene.width;
        let png = renderer.png(scene, &|message| speaker.say(message), scale);
        std::hint::black_box(png.expect("it can be drawn"));
        pictures += begun.elapsed();
    });
    told.expect("it can be retold");
    Run {
        film: made,
        encoding: made - drawn,
        retelling: begun.elapsed() - pictures,
        pictures,
        shown,
        bytes: gif.len(),
    }
}
