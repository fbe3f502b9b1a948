//! What memory a computer's search takes while it thinks, and what of it stays afterwards.
//!
//! `cargo bench --bench search_memory` plays a game of each kind at random, with the most seats, and lets an *expert* think
//! about every `EVERY`th decision (10) for as many iterations as a decision takes at most, or `MILLISECONDS` (1,000). It
//! prints the most that was in use beside what was before, in KiB (64 MiB are allowed), and what stayed, in bytes.

use std::cell::Cell;
use std::env;
use std::time::{Duration, Instant};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Opening, Seating, Turn};
use tavolo::search::{Level, consider};

#[expect(dead_code, reason = "what is resident is not asked here")]
#[path = "memory/mod.rs"]
mod memory;

fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

fn main() {
    println!("| game | seats | thoughts | iterations a thought | most in use, KiB | stayed, bytes |");
    println!("|---|---:|---:|---:|---:|---:|");
    games::each(&mut Searches {
        every: number("EVERY", 10).max(1),
        time: Duration::from_millis(number("MILLISECONDS", 1_000)),
    });
}

struct Searches {
    every: u64,
    time: Duration,
}

impl Visit for Searches {
    fn visit<G: Portray>(&mut self) {
        let seats = *G::SEATS.end();
        let Ok(opening) = Opening::<G>::new(&Chosen::default(), Seating { seats }) else {
            return println!("| {} | {seats} | cannot be opened | | | |", G::ID);
        };
        let mut chance = Chance::unrecorded(7);
        let (mut position, _) = opening.deal(&mut Chance::numbered(7));
        let (mut thoughts, mut iterations, mut most, mut stayed) = (0u64, 0u64, 0u64, 0u64);
        for ply in 0..5_000 {
            let Turn::Awaits(awaited) = position.turn() else {
                break;
            };
            let Some(seat) = awaited.iter().next() else {
                break;
            };
            if ply % self.every == 0 && position.legal(seat).len() > 1 {
                let (before, peak, begun) = (memory::in_use(), Cell::new(0), Instant::now());
                let mut goes_on = |_| {
                    peak.set(peak.get().max(memory::in_use()));
                    begun.elapsed() < self.time
                };
                let thought = consider(&position, seat, &Level::Expert.effort::<G>(), ply, &mut goes_on);
                iterations += thought.map_or(0, |thought| u64::from(thought.iterations));
                thoughts += 1;
                most = most.max(peak.get().saturating_sub(before));
                stayed = stayed.max(memory::in_use().saturating_sub(before));
            }
            position.advance(
                seat,
                |_, actions, chance| chance.number("action", actions.len().max(1) as u32) as usize,
                &mut chance,
            );
        }
        println!(
            "| {} | {seats} | {thoughts} | {} | {:.1} | {stayed} |",
            G::ID,
            iterations / thoughts.max(1),
            most as f64 / 1024.0
        );
    }
}
