//! Computers in all seats play whole games: no action is refused, and nobody is stuck.
//!
//! `TAVOLO_COMPUTER_GAMES=1000 cargo test --release --test it search::seated` plays that many games for each
//! number of seats of each game, every option among them; the ordinary run plays so many that each value of
//! each option comes up.

use super::walk::{GLANCE, number, play, tables};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::Chance;
use tavolo::search::{Level, consider};

struct Whole;

impl Visit for Whole {
    fn visit<G: Portray>(&mut self) {
        for seats in G::SEATS {
            for table in 0..number("TAVOLO_COMPUTER_GAMES", tables::<G>()) {
                let plies = play::<G>(seats, table, |position, seat, dice| {
                    let thought = consider(position, seat, &GLANCE, dice, &mut |_| true);
                    thought
                        .unwrap_or_else(|| panic!("no computer plays {}", G::ID))
                        .action
                });
                assert!(plies > 0, "a game of {} was over before it began", G::ID);
            }
        }
    }
}

#[test]
fn computers_play_every_game_with_every_number_of_seats_and_all_options() {
    games::each(&mut Whole);
}

/// Each level, a few decisions of each game.
struct Levels;

impl Visit for Levels {
    fn visit<G: Portray>(&mut self) {
        let mut asked = 0;
        play::<G>(*G::SEATS.start(), 0, |position, seat, dice| {
            let legal = position.legal(seat);
            if legal.len() < 2 || asked >= Level::ALL.len() {
                return legal[Chance::unrecorded(dice).number("action", legal.len() as u32) as usize].clone();
            }
            let level = Level::ALL[asked];
            asked += 1;
            let thought =
                consider(position, seat, &level.effort::<G>(), dice, &mut |done| done < 12).unwrap();
            assert_eq!(thought.candidates.len(), legal.len());
            assert_eq!(
                thought.iterations,
                level.effort::<G>().iterations.min(12),
                "{} of {}",
                level.id(),
                G::ID
            );
            let tried: u32 = thought.candidates.iter().map(|one| one.visits).sum();
            assert_eq!(tried, thought.iterations);
            assert!(legal.contains(&thought.action));
            thought.action
        });
        assert_eq!(asked, Level::ALL.len(), "{} asked for fewer decisions", G::ID);
    }
}

#[test]
fn every_level_answers_with_what_it_may_do_and_stops_where_it_is_told() {
    games::each(&mut Levels);
}

/// A number as the documents write it.
fn written(number: u32) -> String {
    match (number / 1_000, number % 1_000) {
        (0, ones) => ones.to_string(),
        (thousands, ones) => format!("{thousands},{ones:03}"),
    }
}

/// The iterations of each game's levels, as `docs/COMPUTERS.md` has to tell them.
struct Rows(Vec<String>);

impl Visit for Rows {
    fn visit<G: Portray>(&mut self) {
        // Whoever goes by what is promising needs fewer.
        let (without, with) = G::ITERATIONS.split_at(G::PRIORS_FROM);
        assert!(without.is_sorted() && with.is_sorted(), "{}", G::ID);
        let told = Level::ALL.map(|level| written(level.effort::<G>().iterations));
        self.0.push(format!("| {} | {} |", G::ID, told.join(" | ")));
    }
}

#[test]
fn the_iterations_of_each_level_stand_in_the_documents() {
    let mut rows = Rows(Vec::new());
    games::each(&mut rows);
    let document = include_str!("../../../docs/COMPUTERS.md");
    for row in rows.0 {
        assert!(document.contains(&row), "{row}");
    }
}
