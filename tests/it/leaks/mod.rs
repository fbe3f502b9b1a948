//! No leak: whatever a viewer never saw can be dealt otherwise, and nothing changes of what that
//! viewer is told.
//!
//! Two kinds of twins are looked at. *Twin positions* differ in what a viewer does not see now;
//! *twin histories* are played side by side from the deal, the second with other luck where the
//! viewer does not see it fall. In both, for every seat and for a spectator, all that is told is
//! compared, place by place ([`sight::Place`]).
//!
//! `TAVOLO_LEAK_GAMES=1000 cargo test --test it leaks::` plays that many games of each game that
//! hides something; the ordinary run plays fewer. [`planted`] proves that a leak in each place is
//! found, and named.

mod condottiere;
mod disguise;
mod edge;
mod history;
mod kingsburg;
mod offered;
mod paced;
mod planted;
mod rewinds;
mod sight;
mod watched;

pub use sight::{Leak, Place, Sight};

use crate::random::Pick;
use history::Tally;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chosen, Game, Seating, State, Viewer};

/// A game that hides something from somebody.
pub trait Hides: Portray {
    /// Positions that a viewer cannot tell from this one, some for each kind of hidden thing; once the
    /// game is over, what the seats were left with is none.
    fn twins(state: &State<Self>, viewer: Viewer, pick: &mut Pick) -> Vec<Twin<Self>>;

    /// Whether nobody is about to be shown something hidden, whatever is done.
    fn quiet(_: &State<Self>) -> bool {
        true
    }
}

/// A position that a viewer cannot tell from another one.
pub struct Twin<G: Game> {
    /// The position.
    pub state: State<G>,
    /// Whether, as long as it is quiet, the same actions must be noticed in the same way in both.
    pub lasts: bool,
}

/// The games that hide something.
const HIDING: &[&str] = &[Condottiere::ID, Kingsburg::ID];

/// Games of each game in the ordinary run.
const GAMES: u64 = 4;

/// How many games of each game are played.
fn games() -> u64 {
    std::env::var("TAVOLO_LEAK_GAMES").map_or(GAMES, |number| number.parse().expect("a number of games"))
}

/// Plays games, and fails where a viewer can tell what is hidden.
fn nothing_leaks<G: Hides>() {
    let games = games();
    let mut tally = Tally::default();
    for number in 0..games {
        history::game::<G>(number, &mut tally);
        let leaks: Vec<String> = tally.leaks.iter().take(3).map(Leak::to_string).collect();
        assert!(leaks.is_empty(), "game {number} of {} leaks: {}", G::ID, leaks.join("\n"));
    }
    println!("{}: {games} games, {tally}", G::ID);
    assert!(
        tally.positions > games && tally.plies > games && tally.redealt > 0,
        "hardly anything of {} was compared: {tally}",
        G::ID
    );
}

#[test]
fn condottiere_tells_nobody_what_is_hidden() {
    nothing_leaks::<Condottiere>();
}

#[test]
fn kingsburg_tells_nobody_what_is_hidden() {
    nothing_leaks::<Kingsburg>();
}

#[test]
fn games_that_are_not_compared_hide_nothing() {
    struct Bare;
    impl Visit for Bare {
        fn visit<G: Portray>(&mut self) {
            let seating = Seating {
                seats: *G::SEATS.start(),
            };
            let options =
                G::options(&Chosen::default(), seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
            let State { private, secret, .. } = G::setup(&options, seating);
            let parts = private
                .values()
                .map(|own| serde_json::to_value(own).unwrap())
                .chain([serde_json::to_value(secret).unwrap()]);
            let hides = parts.into_iter().any(|part| !part.is_null());
            assert_eq!(hides, HIDING.contains(&G::ID), "{} is compared if it hides something", G::ID);
        }
    }
    games::each(&mut Bare);
}
