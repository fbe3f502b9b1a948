//! How many playouts a second a computer does on one core, from the start position.
//!
//! `cargo bench --bench playouts` prints a line for each game of the catalogue: the position is guessed
//! anew and played out, to the end or as far as the game is looked at. `PLAYOUTS_GAME=carcassonne` does
//! one game alone; `PLAYOUTS_SECONDS` says how long a run takes (2), for profiles.

use std::env;
use std::time::{Duration, Instant};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Opening, Position, Seating, Viewer};
use tavolo::search::{Effort, play_out};

/// Runs of each game.
const RUNS: usize = 5;
/// The seats that play; each game can be played by so many.
const SEATS: u8 = 2;
/// Where a game is broken off that is too long to play it out, in plies.
const CUT: [(&str, u32); 1] = [("barony", 30)];

fn main() {
    let seconds = env::var("PLAYOUTS_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let mut race = Race {
        game: env::var("PLAYOUTS_GAME").ok(),
        run: Duration::from_secs(seconds.unwrap_or(2)),
    };
    println!("playouts on one core from the start, {RUNS} runs of {} s, {SEATS} seats\n", race.run.as_secs());
    println!("| game | cut at plies | playouts a second: median | lowest | highest |");
    println!("|---|---:|---:|---:|---:|");
    games::each(&mut race);
}

struct Race {
    game: Option<String>,
    run: Duration,
}

impl Visit for Race {
    fn visit<G: Portray>(&mut self) {
        if self.game.as_ref().is_some_and(|game| game != G::ID) {
            return;
        }
        let Ok(opening) = Opening::<G>::new(&Chosen::default(), Seating { seats: SEATS }) else {
            return;
        };
        let cut = CUT
            .iter()
            .find(|(game, _)| *game == G::ID)
            .map(|(_, plies)| *plies);
        let (position, _) = opening.deal(&mut Chance::numbered(1));
        let mut number = 0;
        let mut runs: Vec<f64> = (0..RUNS)
            .map(|_| run(&position, cut, self.run, &mut number))
            .collect();
        runs.sort_by(f64::total_cmp);
        let cut = cut
            .or(G::HORIZON)
            .map_or_else(|| "–".to_owned(), |plies| plies.to_string());
        let (median, lowest, highest) = (runs[RUNS / 2], runs[0], runs[RUNS - 1]);
        println!("| {} | {cut} | {median:.0} | {lowest:.0} | {highest:.0} |", G::ID);
    }
}

/// Playouts a second.
fn run<G: Portray>(start: &Position<G>, cut: Option<u32>, long: Duration, number: &mut u64) -> f64 {
    let Some(seat) = start.turn().seats().iter().next() else {
        return 0.0;
    };
    let view = start.view(Viewer::Seat(seat));
    let effort = Effort {
        horizon: cut,
        ..Effort::of(0)
    };
    let (mut count, begun) = (0.0, Instant::now());
    while begun.elapsed() < long {
        *number += 1;
        let mut chance = Chance::unrecorded(*number);
        let Some(mut position) = Position::determinized(view, &mut chance) else {
            return 0.0;
        };
        play_out(&mut position, &effort, &mut chance);
        count += 1.0;
    }
    count / begun.elapsed().as_secs_f64()
}
