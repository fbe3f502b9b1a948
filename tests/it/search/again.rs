//! What a computer did is computed again from its seat's view, its effort, its dice and the number of its
//! iterations.
//!
//! `TAVOLO_AGAIN_GAMES=1000 cargo test --release --test it search::again` looks at that many whole games of
//! each game of the catalogue; the ordinary run at three.

use super::walk::{number, play};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Position, Viewer};
use tavolo::search::{Effort, consider};

/// Games of each game in the ordinary run.
const GAMES: usize = 3;
/// More than any decision is given time for.
const LOOK: Effort = Effort {
    horizon: Some(5),
    ..Effort::of(60)
};

struct Again;

impl Visit for Again {
    fn visit<G: Portray>(&mut self) {
        let mut stopped = 0;
        for game in 0..number("TAVOLO_AGAIN_GAMES", GAMES) {
            let seats = G::SEATS.start() + game as u8 % (G::SEATS.end() - G::SEATS.start() + 1);
            play::<G>(seats, game, |position, seat, dice| {
                // Time is up sooner or later, as on a busy machine.
                let time = (dice % 23) as u32;
                let thought = consider(position, seat, &LOOK, dice, &mut |done| done < time).unwrap();
                stopped += u32::from(thought.iterations < LOOK.iterations);
                let view = position.view(Viewer::Seat(seat));
                let guessed = Position::determinized(view, &mut Chance::unrecorded(!dice)).unwrap();
                let iterations = thought.iterations;
                let again = consider(&guessed, seat, &LOOK, dice, &mut |done| done < iterations).unwrap();
                assert_eq!(again.action, thought.action, "{} at iteration {iterations}", G::ID);
                assert_eq!(again.iterations, iterations);
                thought.action
            });
        }
        assert!(stopped > 0, "no decision of {} was stopped by time", G::ID);
    }
}

#[test]
fn what_a_computer_did_is_computed_again() {
    games::each(&mut Again);
}
