//! Points, and who wins. Knows no board.

use super::state::Public;
use crate::rules::{BySeat, Outcome, Seat, Seats};

/// The ids of all ways in which a game ends; the texts hold a sentence for each.
pub const ENDINGS: &[&str] = &["duke", "all-passed", "idle"];

/// Each seat's points: titles, new cities, and the silver of its tokens.
#[must_use]
pub fn scores(public: &Public) -> BySeat<i32> {
    public.by_seat(|_, holding| i32::from(holding.points() + holding.tokens.silver()))
}

/// How a game that ends now ends: most points win; of those who tie, the first in turn order.
#[must_use]
pub fn outcome(public: &Public, how: &str) -> Outcome {
    let scores = scores(public);
    let most = scores.values().max();
    let winner: Option<Seat> = public
        .first
        .round(public.seats())
        .find(|seat| Some(&scores[*seat]) == most);
    Outcome {
        winners: winner.map_or(Seats::NONE, Seats::only),
        how: how.to_owned(),
        scores,
    }
}
