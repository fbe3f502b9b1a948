//! The fingerprint of a position, by which two of them are compared.

use crate::rules::{BySeat, Game, Position, Turn};
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::fmt::{self, Display, Write};
use std::ops::Range;

/// The fingerprint of a position: what those who are awaited may do, or how the game ended, and the
/// scores.
///
/// It is made of notation and numbers alone. These a later version of a game keeps, while it may
/// lay its state out otherwise.
pub(super) fn fingerprint<G: Game>(position: &Position<G>) -> String {
    TEXT.with_borrow_mut(|text| {
        text.lines.clear();
        text.take(position);
        hex::encode(&Sha256::digest(&text.lines)[..8])
    })
}

thread_local! {
    /// One text a thread, kept: it has grown to what a position needs after the first ones.
    static TEXT: RefCell<Text> = RefCell::default();
}

/// What is hashed: lines. A position may have hundreds, so they share three pieces of memory.
#[derive(Default)]
struct Text {
    lines: String,
    unsorted: String,
    places: Vec<Range<usize>>,
}

impl Text {
    fn take<G: Game>(&mut self, position: &Position<G>) {
        match position.turn() {
            Turn::Awaits(seats) => {
                for seat in seats.iter() {
                    self.line(format_args!("seat {}", seat.number()));
                    self.sorted(position.legal(seat).iter());
                }
            }
            Turn::Over(outcome) => {
                let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.number()).collect();
                let scores = numbers(&outcome.scores);
                self.line(format_args!("over {} {winners:?} {scores:?}", outcome.how));
            }
        }
        self.line(format_args!("scores {:?}", numbers(&position.scores())));
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        // A text takes whatever is written into it.
        let _ = self.lines.write_fmt(line);
        self.lines.push('\n');
    }

    /// A line of each, in the order of their texts.
    fn sorted(&mut self, each: impl Iterator<Item = impl Display>) {
        let Text {
            lines,
            unsorted,
            places,
        } = self;
        unsorted.clear();
        places.clear();
        for one in each {
            let begins = unsorted.len();
            let _ = write!(unsorted, "{one}");
            places.push(begins..unsorted.len());
        }
        places.sort_unstable_by(|one, other| unsorted[one.clone()].cmp(&unsorted[other.clone()]));
        for place in places {
            lines.push_str(&unsorted[place.clone()]);
            lines.push('\n');
        }
    }
}

fn numbers(scores: &BySeat<i32>) -> Vec<i32> {
    scores.values().copied().collect()
}
