//! Matches between two computers: paired deals, every seat once.
//!
//! `cargo bench --bench matches` prints a line for each game; environment variables say what is played:
//!
//! - `MATCH_A`, `MATCH_B`: who plays (`medium` against `flat`): `random`, `flat[:playouts[:ms]]`, or a level
//!   or `search` with `[:iterations[:ms]]`, and behind it `,horizon=`, `,tree=`, `,priors=`, `,sampled=`;
//! - `MATCH_GAMES`: games' ids, with commas between (all);
//! - `MATCH_SEATS`: the number of seats (2): one is A's, all others are B's;
//! - `MATCH_OPTIONS`: `key=value` with commas between (the defaults);
//! - `MATCH_DEALS`: how many deals (10): each is played once with A in each of the seats;
//! - `MATCH_SEED`: which deals (1);
//! - `MATCH_SECONDS`: after how long no more deal of a game is begun (60).
//!
//! A's share of the wins is told with ties split, its mean margin before the best other, and the share's
//! 95 % interval by bootstrap over the deals, or by Wilson where all deals ended alike.

mod flat;
mod player;
mod share;

use player::Player;
use std::env;
use std::time::{Duration, Instant};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Opening, Outcome, Seat, Seating, Turn};

/// A game that has not ended after so many plies is nobody's.
const MOST: u32 = 5_000;

fn main() {
    let mut matches = match Match::read() {
        Ok(matches) => matches,
        Err(why) => return println!("{why}"),
    };
    let (one, other) = (variable("MATCH_A", "medium"), variable("MATCH_B", "flat"));
    println!("{one} against {other}, {} seats\n", matches.seating.seats);
    println!(
        "| game | deals | games | share | 95 % | margin | iterations a decision: A | B | ms: A | B | s |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    games::each(&mut matches);
}

fn variable(name: &str, otherwise: &str) -> String {
    env::var(name).unwrap_or_else(|_| otherwise.to_owned())
}

fn number<T: std::str::FromStr>(name: &str, otherwise: &str) -> Result<T, String> {
    let text = variable(name, otherwise);
    text.parse()
        .map_err(|_| format!("{name} is {text:?}, and has to be a number"))
}

struct Match {
    games: String,
    players: [Player; 2],
    seating: Seating,
    chosen: Chosen,
    deals: u64,
    seed: u64,
    time: Duration,
    spent: [Spent; 2],
}

/// What one of the two spent.
#[derive(Clone, Copy, Default)]
struct Spent {
    decisions: u32,
    iterations: f64,
    time: Duration,
}

impl Match {
    fn read() -> Result<Match, String> {
        let mut chosen = Chosen::default();
        for pair in variable("MATCH_OPTIONS", "")
            .split(',')
            .filter(|pair| !pair.is_empty())
        {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| format!("{pair:?} is not key=value"))?;
            chosen.set(key, value);
        }
        Ok(Match {
            games: variable("MATCH_GAMES", ""),
            players: [
                Player::read(&variable("MATCH_A", "medium"))?,
                Player::read(&variable("MATCH_B", "flat"))?,
            ],
            seating: Seating {
                seats: number("MATCH_SEATS", "2")?,
            },
            chosen,
            deals: number("MATCH_DEALS", "10")?,
            seed: number("MATCH_SEED", "1")?,
            time: Duration::from_secs(number("MATCH_SECONDS", "60")?),
            spent: [Spent::default(); 2],
        })
    }

    /// A deal with A in each of the seats: its shares of the wins, and its margins; nothing where a player
    /// cannot play the game.
    fn deal<G: Portray>(&mut self, opening: &Opening<G>, deal: u64) -> Option<Vec<(f64, f64)>> {
        let seats = Seat::all(self.seating.seats);
        let outcomes = seats.map(|seat| Some((seat, self.game(opening, deal, seat)?)));
        outcomes
            .map(|found| found.map(|(seat, outcome)| (won(&outcome, seat), margin(&outcome, seat))))
            .collect()
    }

    fn game<G: Portray>(&mut self, opening: &Opening<G>, deal: u64, first: Seat) -> Option<Outcome> {
        let number = |ply: u64| (self.seed << 40) + (deal << 16) + ply;
        let (mut position, _) = opening.deal(&mut Chance::numbered(number(0)));
        for ply in 1..u64::from(MOST) {
            let seats = match position.turn() {
                Turn::Over(outcome) => return Some(outcome),
                Turn::Awaits(seats) => seats,
            };
            let seat = seats.iter().next()?;
            let side = usize::from(seat != first);
            let begun = Instant::now();
            let dice = number(ply) ^ u64::from(seat.number() + 1) << 60;
            let (which, iterations) = self.players[side].choose(&position, seat, dice)?;
            if position.legal(seat).len() > 1 {
                let spent = &mut self.spent[side];
                spent.decisions += 1;
                spent.iterations += f64::from(iterations);
                spent.time += begun.elapsed();
            }
            position.advance(seat, |_, _, _| which, &mut Chance::numbered(number(ply)));
        }
        let scores = position.scores();
        Some(Outcome {
            winners: Seat::all(self.seating.seats).collect(),
            how: String::new(),
            scores,
        })
    }
}

impl Visit for Match {
    fn visit<G: Portray>(&mut self) {
        if !self.games.is_empty() && !self.games.split(',').any(|game| game == G::ID) {
            return;
        }
        let Ok(opening) = Opening::<G>::new(&self.chosen, self.seating) else {
            return println!("| {} | not with these seats and options |", G::ID);
        };
        self.spent = [Spent::default(); 2];
        let begun = Instant::now();
        let mut deals = Vec::new();
        for deal in 0..self.deals {
            if begun.elapsed() > self.time {
                break;
            }
            match self.deal(&opening, deal) {
                Some(results) => deals.push(results),
                None => return println!("| {} | no computer plays it |", G::ID),
            }
        }
        let taken = begun.elapsed().as_secs_f64();
        let games = deals.len() * usize::from(self.seating.seats);
        let mean = |of: fn(&(f64, f64)) -> f64| deals.iter().flatten().map(of).sum::<f64>() / games as f64;
        let shares: Vec<f64> = deals
            .iter()
            .map(|results| results.iter().map(|(share, _)| share).sum::<f64>() / results.len() as f64)
            .collect();
        let (low, high) = share::interval(&shares, games);
        let per = |of: fn(&Spent) -> f64| {
            self.spent
                .map(|spent| of(&spent) / f64::from(spent.decisions.max(1)))
        };
        let (iterations, times) = (per(|one| one.iterations), per(|one| one.time.as_secs_f64() * 1e3));
        println!(
            "| {} | {} | {games} | {:.1} % | {:.1} to {:.1} | {:+.1} | {:.0} | {:.0} | {:.1} | {:.1} | {taken:.0} |",
            G::ID,
            deals.len(),
            100.0 * mean(|one| one.0),
            100.0 * low,
            100.0 * high,
            mean(|one| one.1),
            iterations[0],
            iterations[1],
            times[0],
            times[1],
        );
    }
}

/// A seat's share of the victory.
fn won(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.has(seat) {
        1.0 / outcome.winners.len() as f64
    } else {
        0.0
    }
}

/// A seat's points before the best other's.
fn margin(outcome: &Outcome, seat: Seat) -> f64 {
    let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, score)| *score).max().unwrap_or_default();
    f64::from(outcome.scores[seat] - best)
}
