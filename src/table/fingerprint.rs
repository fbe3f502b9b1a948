//! The fingerprint of a position, by which two of them are compared.

use crate::rules::{BySeat, Game, Position, Turn};
use sha2::{Digest, Sha256};

/// The fingerprint of a position: what those who are awaited may do, or how the game ended, and the
/// scores.
///
/// It is made of notation and numbers alone. These a later version of a game keeps, while it may
/// lay its state out otherwise.
pub(super) fn fingerprint<G: Game>(position: &Position<G>) -> String {
    let mut hash = Sha256::new();
    let mut line = |text: &str| {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    };
    match position.turn() {
        Turn::Awaits(seats) => {
            for seat in seats.iter() {
                line(&format!("seat {}", seat.number()));
                let mut legal: Vec<String> = position.legal(seat).iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                legal.iter().for_each(|notation| line(notation));
            }
        }
        Turn::Over(outcome) => {
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.number()).collect();
            line(&format!("over {} {winners:?} {:?}", outcome.how, numbers(&outcome.scores)));
        }
    }
    line(&format!("scores {:?}", numbers(&position.scores())));
    hex::encode(&hash.finalize()[..8])
}

fn numbers(scores: &BySeat<i32>) -> Vec<i32> {
    scores.values().copied().collect()
}
