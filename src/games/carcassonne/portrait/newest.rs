//! The tile laid last: who laid it, what lies there as it is turned, the follower on it, and what
//! it has paid.

use super::super::board::Laid;
use super::super::features::Feature;
use super::super::scoring;
use super::super::spot::Land;
use super::super::state::{Phase, Public, Score};
use super::naming;
use crate::portray::{seated, word};
use crate::rules::Seat;
use crate::words::Message;

/// The tile laid last, unless it is the start tile.
pub(super) fn newest(public: &Public) -> Option<Laid> {
    public.board.last().filter(|_| public.board.laid().len() > 1)
}

/// Who laid it: whoever may man it, or whoever was up before; nobody knows once the game is over.
pub(super) fn layer(public: &Public) -> Option<Seat> {
    newest(public)?;
    match public.phase {
        Phase::Man(seat) => Some(seat),
        Phase::Lay { seat, .. } => Some(Seat::new((seat.number() + public.seats() - 1) % public.seats())),
        Phase::Begin | Phase::Draw(_) | Phase::Over(_) => None,
    }
}

/// What it has paid, in order; nothing while its follower is awaited.
pub(super) fn paid(public: &Public) -> Vec<&Score> {
    if newest(public).is_none() || matches!(public.phase, Phase::Man(_)) {
        return Vec::new();
    }
    let completed: Vec<Feature> = scoring::completed(&public.board).collect();
    let of = |score: &Score| {
        let part = public.board.part_at(score.cell, score.spot);
        part.is_some_and(|part| completed.contains(&public.board.feature(part)))
    };
    // What is counted at the end is not complete, or is a farm.
    let mut scores: Vec<&Score> = public.ledger.iter().filter(|score| of(score)).collect();
    scores.retain(|score| score.spot.land() != Land::Field);
    scores
}

/// The tile in sentences, with the follower on it.
pub(super) fn told(public: &Public) -> Vec<Message> {
    let Some(laid) = newest(public) else {
        return Vec::new();
    };
    let parts: Vec<Message> = laid
        .parts()
        .filter(|(_, part)| part.land != Land::Field)
        .map(|(_, part)| naming::part(part))
        .collect();
    let tile = match layer(public) {
        Some(seat) => seated("carcassonne-last-by", seat),
        None => Message::new("carcassonne-last"),
    };
    let tile = tile.with("cell", word(laid.cell)).with("parts", parts);
    let on_it = |(number, part)| {
        let follower = public.board.followers().iter().find(|one| one.part == number)?;
        let told = seated("carcassonne-last-follower", follower.seat);
        Some(told.with("part", naming::manned(follower.seat, naming::among(laid, part))))
    };
    std::iter::once(tile)
        .chain(laid.parts().filter_map(on_it))
        .collect()
}
