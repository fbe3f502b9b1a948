//! A computer sees what its seat sees: in positions that differ in what is hidden from it, with the same dice
//! and iterations, it comes to the same thought, to the last bit.
//!
//! `TAVOLO_SEARCH_TWINS=100000 cargo test --release --test it search::twins` looks at that many pairs of each
//! game that hides something.

use super::walk::{number, play};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, Position, Viewer};
use tavolo::search::{Effort, Thought, consider};

/// Pairs of each game in the ordinary run.
const TWINS: usize = 400;
/// What each of them is thought about.
const LOOK: Effort = Effort {
    horizon: Some(20),
    ..Effort::of(8)
};

struct Twins;

impl Visit for Twins {
    fn visit<G: Portray>(&mut self) {
        if size_of::<G::Private>() + size_of::<G::Secret>() == 0 {
            return;
        }
        let (wanted, mut found, mut table) = (number("TAVOLO_SEARCH_TWINS", TWINS), 0, 0);
        while found < wanted {
            let seats = G::SEATS.start() + table as u8 % (G::SEATS.end() - G::SEATS.start() + 1);
            play::<G>(seats, table, |position, seat, dice| {
                let view = position.view(Viewer::Seat(seat));
                let twin = Position::determinized(view, &mut Chance::unrecorded(!dice)).unwrap();
                if found < wanted && twin != *position {
                    found += 1;
                    let thoughts =
                        [position, &twin].map(|one| said(&consider(one, seat, &LOOK, dice, &mut |_| true)));
                    assert!(thoughts[0] == thoughts[1], "{} at table {table}: {thoughts:?}", G::ID);
                }
                let actions = position.legal(seat);
                let which = Chance::unrecorded(dice).number("action", actions.len() as u32);
                actions[which as usize].clone()
            });
            table += 1;
            assert!(table < 50 + wanted, "{} has hardly anything hidden", G::ID);
        }
    }
}

/// All of a thought: what it does, and how it looked at everything.
fn said<G: Game>(thought: &Option<Thought<G>>) -> String {
    let thought = thought.as_ref().unwrap();
    let looks = thought.candidates.iter();
    let looks: Vec<String> = looks
        .map(|one| format!("{} {} {:x}", one.action, one.visits, one.value().to_bits()))
        .collect();
    format!("{} by {}", thought.action, looks.join(", "))
}

#[test]
fn what_is_hidden_changes_no_thought() {
    games::each(&mut Twins);
}
