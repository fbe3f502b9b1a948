//! The fingerprint of a position, by which two of them are compared.

use crate::rules::{BySeat, Game, Position, Turn};
use sha2::{Digest, Sha256};
use std::fmt::{self, Display, Write};
use std::ops::Range;

/// The fingerprint of a position: what those who are awaited may do, or how the game ended, and the
/// scores.
///
/// It is made of notation and numbers alone. These a later version of a game keeps, while it may
/// lay its state out otherwise.
pub(super) fn fingerprint<G: Game>(position: &Position<G>) -> String {
    let mut text = Text::default();
    match position.turn() {
        Turn::Awaits(seats) => {
            for seat in seats.iter() {
                text.line(format_args!("seat {}", seat.number()));
                text.sorted(position.legal(seat).iter());
            }
        }
        Turn::Over(outcome) => {
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.number()).collect();
            let scores = numbers(&outcome.scores);
            text.line(format_args!("over {} {winners:?} {scores:?}", outcome.how));
        }
    }
    text.line(format_args!("scores {:?}", numbers(&position.scores())));
    hex::encode(&Sha256::digest(&text.lines)[..8])
}

/// What is hashed: lines. A position may have hundreds, so they share two pieces of memory.
#[derive(Default)]
struct Text {
    lines: String,
    unsorted: String,
}

impl Text {
    fn line(&mut self, line: fmt::Arguments<'_>) {
        // A text takes whatever is written into it.
        let _ = self.lines.write_fmt(line);
        self.lines.push('\n');
    }

    /// A line of each, in the order of their texts.
    fn sorted(&mut self, each: impl Iterator<Item = impl Display>) {
        self.unsorted.clear();
        let mut begins = 0;
        let places = each.map(|one| {
            let _ = write!(self.unsorted, "{one}");
            std::mem::replace(&mut begins, self.unsorted.len())..self.unsorted.len()
        });
        let mut places: Vec<Range<usize>> = places.collect();
        places.sort_unstable_by(|one, other| self.unsorted[one.clone()].cmp(&self.unsorted[other.clone()]));
        for place in places {
            self.lines.push_str(&self.unsorted[place]);
            self.lines.push('\n');
        }
    }
}

fn numbers(scores: &BySeat<i32>) -> Vec<i32> {
    scores.values().copied().collect()
}
