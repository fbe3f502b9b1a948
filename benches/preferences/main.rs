//! Learns how much each feature of an action counts, for the games that tell features ([`Game::features`]): the game is
//! played against itself by what the preferences make likely, and what was done in games that were won becomes likelier
//! (REINFORCE, R. J. Williams 1992, with steps after Adam).
//!
//! `cargo bench --bench preferences` prints a list of weights for each such game, as its `preferences.rs` holds them, and
//! how often the learner beats others that do anything, and the game's preferences as they are. Environment variables:
//!
//! - `PREFERENCES_GAME`: a game's id (all);
//! - `PREFERENCES_SEATS`: the numbers of seats that it is learned with, `2` or `3-6` (all that the game has from 2 on);
//! - `PREFERENCES_BATCHES`: how many steps (300), of `PREFERENCES_BATCH` games each (256): two thirds of them with the
//!   fewest of these seats, the others with any of them;
//! - `PREFERENCES_RATE`: how long the first steps are (0.03); the last ones are a tenth of that;
//! - `PREFERENCES_MIXED`: of each hundred other seats so many play at random, and as many by weights of earlier steps (0);
//! - `PREFERENCES_DECAY`: how far a weight is drawn to nothing in a step, as a part of itself (0.0001); the more, the softer
//!   the choices stay;
//! - `PREFERENCES_HASTE`: how much less a game counts that is twice as long as usual, of 1 (0): long games take long to play
//!   out;
//! - `PREFERENCES_SEED`: which games (1).

mod learner;
mod policy;

use learner::{Course, Learner};
use policy::{Policy, share};
use std::env;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Instant;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;

/// So often it is told how far it is.
const TOLD: u64 = 5;
/// How many deals a measure takes.
const DEALS: u64 = 500;

fn main() {
    games::each(&mut Preferences);
}

fn variable<T: FromStr>(name: &str, otherwise: T) -> T {
    let found = env::var(name).ok();
    found.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The numbers of seats that a game is learned with: those that are wanted, as far as it has them.
fn seats<G: Portray>() -> RangeInclusive<u8> {
    let (first, last) = (*G::SEATS.start().max(&2), *G::SEATS.end());
    let wanted = variable("PREFERENCES_SEATS", String::new());
    let (low, high) = wanted.split_once('-').unwrap_or((&wanted, &wanted));
    let number = |text: &str, otherwise: u8| text.parse::<u8>().unwrap_or(otherwise).clamp(first, last);
    number(low, first)..=number(high, last)
}

struct Preferences;

impl Visit for Preferences {
    fn visit<G: Portray>(&mut self) {
        let wanted = variable("PREFERENCES_GAME", String::new());
        if G::preferences(2).is_empty() || !wanted.is_empty() && wanted != G::ID {
            return;
        }
        let batches: u64 = variable("PREFERENCES_BATCHES", 300);
        let (batch, rate) = (variable("PREFERENCES_BATCH", 256), variable("PREFERENCES_RATE", 0.03));
        let seats = seats::<G>();
        let mut learner = Learner::<G>::new(Course {
            seed: variable("PREFERENCES_SEED", 1),
            seats: seats.clone(),
            mixed: variable("PREFERENCES_MIXED", 0),
            decay: variable("PREFERENCES_DECAY", 1e-4),
            haste: variable("PREFERENCES_HASTE", 0.0),
        });
        let begun = Instant::now();
        println!("\n{}", G::ID);
        for step in 0..batches {
            learner.step(batch, rate * (1.0 - 0.9 * step as f32 / batches as f32));
            if (step + 1) % batches.div_ceil(TOLD) == 0 || step + 1 == batches {
                let won = share::<G>(&learner.policy(), &Policy::Any, *seats.start(), DEALS / 5);
                println!(
                    "{} of {batches} steps, {:.0} s: {:.1} % against any, {:.0} choices a game",
                    step + 1,
                    begun.elapsed().as_secs_f32(),
                    100.0 * won,
                    learner.length()
                );
            }
        }
        let learned = learner.policy();
        for seats in seats {
            let game = Policy::Weights(G::preferences(seats).to_vec());
            let any = share::<G>(&learned, &Policy::Any, seats, DEALS);
            let own = share::<G>(&learned, &game, seats, DEALS);
            println!(
                "{seats} seats: {:.1} % against any, {:.1} % against the game's",
                100.0 * any,
                100.0 * own
            );
        }
        let list: Vec<String> = learner
            .weights()
            .iter()
            .map(|weight| format!("{weight:.2}"))
            .collect();
        println!("[{}]", list.join(", "));
    }
}
