//! What a computer tells a person comes from what their seat sees: in positions that differ in what is hidden from
//! it, with the same dice, it says the same, to the last word; and it names what the seat may do.

use super::walk::play;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, GameId, Position, Seat, Viewer};
use tavolo::table::{Advice, AdvicePhase, Counsel};

/// How many pairs of each game that hides something.
const PAIRS: usize = 30;

/// What is said of a seat's decision after a few iterations: of one that it is yet to make, or of one that it made.
fn said<G: Portray>(position: &Position<G>, seat: Seat, made: Option<G::Action>, dice: u64) -> Advice {
    let counsel = Counsel::of(position.view(Viewer::Seat(seat)), seat, 7, made).unwrap();
    let (mut looks, mut tries) = (12, 3);
    let goes_on = &mut |phase| {
        let left = match phase {
            AdvicePhase::Looking => &mut looks,
            AdvicePhase::Weighing => &mut tries,
        };
        *left -= 1;
        *left >= 0
    };
    counsel.advice(dice, goes_on).unwrap()
}

#[derive(Default)]
struct Pairs {
    found: Vec<(GameId, usize)>,
    different: Vec<String>,
}

impl Visit for Pairs {
    fn visit<G: Portray>(&mut self) {
        if size_of::<<G as Game>::Private>() + size_of::<<G as Game>::Secret>() == 0 {
            return;
        }
        let (mut found, mut table, mut decisions) = (0, 0, 0_usize);
        while found < PAIRS && table < 20 {
            play::<G>(*G::SEATS.start(), table, |position, seat, dice| {
                let actions = position.legal(seat);
                let which = Chance::unrecorded(dice).number("action", actions.len() as u32) as usize;
                let view = position.view(Viewer::Seat(seat));
                let twin = Position::determinized(view, &mut Chance::unrecorded(!dice)).unwrap();
                decisions += 1;
                // Not the first ones alone.
                if found < PAIRS && decisions.is_multiple_of(5) && actions.len() > 1 && twin != *position {
                    found += 1;
                    let made = (found % 2 == 0).then(|| actions[which].clone());
                    let [one, other] =
                        [position, &twin].map(|position| said(position, seat, made.clone(), dice));
                    let words: Vec<_> = actions.iter().map(|action| G::label(view, action)).collect();
                    assert!(one.actions.iter().all(|advised| words.contains(&advised.label)), "{one:?}");
                    if one != other {
                        self.different.push(format!("{}: {one:?} and {other:?}", G::ID));
                    }
                }
                actions[which].clone()
            });
            table += 1;
        }
        self.found.push((G::ID, found));
    }
}

#[test]
fn what_is_hidden_changes_no_word_of_a_hint() {
    let mut pairs = Pairs::default();
    games::each(&mut pairs);
    assert_eq!(pairs.found, [("condottiere", PAIRS), ("kingsburg", PAIRS)]);
    assert!(pairs.different.is_empty(), "{:?}", pairs.different);
}
