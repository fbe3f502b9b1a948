//! How many random games and plies a second the rules play on one core.
//!
//! `cargo bench --bench rules` prints a table with a line for each game of the catalogue; each ply
//! goes through view, legal, permit, decide and evolve. Several runs, so that one can see how far
//! to trust them.

use std::time::{Duration, Instant};
use tavolo::games::{self, Visit};
use tavolo::rules::{Chance, Chosen, Game, Seating, random_play};

/// Runs of each game.
const RUNS: usize = 5;
/// How long a run is.
const RUN: Duration = Duration::from_secs(1);
/// No random game takes as many plies.
const MOST_PLIES: u32 = 20_000;

fn main() {
    println!("random games on one core, {RUNS} runs of {} s each\n", RUN.as_secs());
    println!("| game | games a second: median | lowest | highest | plies a second: median | plies a game |");
    println!("|---|---:|---:|---:|---:|---:|");
    games::each(&mut Race);
}

struct Race;

impl Visit for Race {
    fn visit<G: Game>(&mut self) {
        let mut number = 0;
        let mut runs: Vec<(f64, f64)> = (0..RUNS).map(|_| run::<G>(&mut number)).collect();
        runs.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (games, plies) = runs[RUNS / 2];
        let (lowest, highest) = (runs[0].0, runs[RUNS - 1].0);
        println!(
            "| {} | {games:.0} | {lowest:.0} | {highest:.0} | {plies:.0} | {:.0} |",
            G::ID,
            plies / games
        );
    }
}

/// Games and plies a second.
fn run<G: Game>(number: &mut u64) -> (f64, f64) {
    let (mut games, mut plies) = (0.0, 0.0);
    let begun = Instant::now();
    while begun.elapsed() < RUN {
        *number += 1;
        games += 1.0;
        plies += f64::from(play::<G>(*number));
    }
    let seconds = begun.elapsed().as_secs_f64();
    (games / seconds, plies / seconds)
}

/// A whole game, with numbers of seats taking turns; answers with its plies.
fn play<G: Game>(number: u64) -> u32 {
    let seats = G::SEATS.start() + (number % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
    let seating = Seating { seats };
    let Ok(options) = G::options(&Chosen::default(), seating) else {
        return 0;
    };
    let mut mixed = number;
    let pick = |bound: usize| {
        mixed = mixed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((mixed >> 33) % bound as u64) as usize
    };
    let luck = |ply: u32| Chance::numbered((number << 32) + u64::from(ply));
    random_play(G::setup(&options, seating), MOST_PLIES, pick, luck, |_, _| {}).0
}
