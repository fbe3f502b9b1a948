//! A computer sees what its seat sees: in positions that differ in what is hidden from it, with the same dice
//! and iterations, it comes to the same thought, to the last bit.
//!
//! `TAVOLO_SEARCH_TWINS=100000 cargo test --release --test it search::twins` looks at that many pairs of each
//! game that hides something.

use super::walk::{number, play};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, GameId, Position, Seat, Viewer};
use tavolo::search::{Effort, Thought, consider, play_out};

/// Pairs of each game in the ordinary run.
const TWINS: usize = 400;
/// Pairs of each game that show whether somebody cheats.
const CHEATED: usize = 100;
/// The games in which something is hidden.
const HIDING: [GameId; 2] = ["condottiere", "kingsburg"];
/// What each of them is thought about.
const LOOK: Effort = Effort {
    horizon: Some(20),
    ..Effort::of(8)
};

/// Something that thinks about a decision.
trait Thinker {
    /// All that it thinks for a seat, to the last bit.
    fn thought<G: Game>(&self, position: &Position<G>, seat: Seat, dice: u64) -> String;
}

/// The computers' search.
struct Computer;

impl Thinker for Computer {
    fn thought<G: Game>(&self, position: &Position<G>, seat: Seat, dice: u64) -> String {
        said(&consider(position, seat, &LOOK, dice, &mut |_| true))
    }
}

/// A cheat: tries each action in the position as it is, and guesses nothing.
struct Cheat;

impl Thinker for Cheat {
    fn thought<G: Game>(&self, position: &Position<G>, seat: Seat, dice: u64) -> String {
        let tries = (0..position.legal(seat).len()).map(|which| {
            let (mut peeked, mut chance) = (position.clone(), Chance::unrecorded(dice));
            peeked.advance(seat, |_, _, _| which, &mut chance);
            let rewards = play_out(&mut peeked, &LOOK, &mut chance);
            format!("{which} {:x}", rewards[seat].to_bits())
        });
        tries.collect::<Vec<String>>().join(", ")
    }
}

/// So many pairs of each game that hides something, and which thoughts differed.
struct Twins<T> {
    thinker: T,
    pairs: usize,
    differed: Vec<(GameId, usize)>,
}

impl<T: Thinker> Twins<T> {
    fn of(thinker: T, pairs: usize) -> Vec<(GameId, usize)> {
        let mut twins = Twins {
            thinker,
            pairs,
            differed: Vec::new(),
        };
        games::each(&mut twins);
        twins.differed
    }
}

impl<T: Thinker> Visit for Twins<T> {
    fn visit<G: Portray>(&mut self) {
        if size_of::<G::Private>() + size_of::<G::Secret>() == 0 {
            return;
        }
        let (mut found, mut table, mut differed) = (0, 0, 0);
        while found < self.pairs {
            let seats = G::SEATS.start() + table as u8 % (G::SEATS.end() - G::SEATS.start() + 1);
            play::<G>(seats, table, |position, seat, dice| {
                let view = position.view(Viewer::Seat(seat));
                let twin = Position::determinized(view, &mut Chance::unrecorded(!dice)).unwrap();
                if found < self.pairs && twin != *position {
                    found += 1;
                    let [one, other] =
                        [position, &twin].map(|position| self.thinker.thought(position, seat, dice));
                    differed += usize::from(one != other);
                }
                let actions = position.legal(seat);
                let which = Chance::unrecorded(dice).number("action", actions.len() as u32);
                actions[which as usize].clone()
            });
            table += 1;
            assert!(table < 50 + self.pairs, "{} has hardly anything hidden", G::ID);
        }
        self.differed.push((G::ID, differed));
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
    let differed = Twins::of(Computer, number("TAVOLO_SEARCH_TWINS", TWINS));
    let hiding: Vec<GameId> = differed.iter().map(|(game, _)| *game).collect();
    assert_eq!(hiding, HIDING);
    assert!(differed.iter().all(|(_, differed)| *differed == 0), "{differed:?}");
}

#[test]
fn a_cheat_is_found_out_in_each_game_that_hides_something() {
    let differed = Twins::of(Cheat, CHEATED);
    assert_eq!(differed.len(), HIDING.len());
    assert!(differed.iter().all(|(_, differed)| *differed > 0), "{differed:?}");
}
