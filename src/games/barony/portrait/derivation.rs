//! Points with their derivation, and how the game ended.

use super::super::components::{CITY_POINTS, TITLE_POINTS};
use super::super::state::Public;
use super::{headline, naming};
use crate::rules::{Outcome, Seat};
use crate::words::Message;

/// Each seat's points.
pub(super) fn derivation(public: &Public) -> Vec<Message> {
    Seat::all(public.seats())
        .map(|seat| points(public, seat))
        .chain(headline::soon(public))
        .collect()
}

/// A seat's points: titles, new cities, silver.
pub(super) fn points(public: &Public, seat: Seat) -> Message {
    let holding = public.holding(seat);
    let total = holding.points() + holding.tokens.silver();
    Message::new("barony-points")
        .seat("player", seat.number())
        .with("title", naming::title(holding.title))
        .with("titles", i64::from(holding.title))
        .with("each", i64::from(TITLE_POINTS))
        .with("cities", i64::from(holding.founded))
        .with("worth", i64::from(CITY_POINTS))
        .with("silver", i64::from(holding.tokens.silver()))
        .with("total", i64::from(total))
}

/// Who won by what, and everyone's points, the best first.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let winners: Vec<Message> = outcome.winners.iter().map(naming::player).collect();
    let how = Message::new(format!("barony-ending-{}", outcome.how)).with("players", winners);
    let mut ranked: Vec<(Seat, &i32)> = outcome.scores.iter().collect();
    ranked.sort_by_key(|(seat, score)| (!outcome.winners.has(*seat), std::cmp::Reverse(**score)));
    std::iter::once(how)
        .chain(ranked.into_iter().map(|(seat, _)| points(public, seat)))
        .collect()
}
