//! What laying the drawn tile would complete: found on a copy of the table, before anything is
//! done.

use super::super::board::Board;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::pay;
use super::super::scoring;
use super::super::side::Side;
use super::super::state::{Public, Score};
use super::candidates::Candidate;
use super::{derivation, naming};
use crate::portray::several;
use crate::rules::Seats;
use crate::words::Message;

/// What a tile on a cell would complete, with what it would pay to whom; what nobody holds yet, to
/// nobody.
pub(super) fn completed(public: &Public, kind: Kind, cell: Cell, top: Side) -> Vec<Score> {
    let mut board: Board = public.board.clone();
    if !board.lay(kind, cell, top) {
        return Vec::new();
    }
    let score = |feature| {
        let held = scoring::score(&board, public.options, feature);
        held.unwrap_or_else(|| {
            let (laid, part) = board.part(feature.first());
            let source = scoring::source(&board, feature);
            Score {
                source,
                cell: laid.cell,
                spot: part.spot(),
                points: pay::points(source, public.options),
                seats: Seats::NONE,
            }
        })
    };
    scoring::completed(&board).map(score).collect()
}

/// Whether a tile on a cell would complete something, some way round.
pub(super) fn completes(public: &Public, kind: Kind, candidate: &Candidate) -> bool {
    candidate
        .tops
        .iter()
        .any(|top| !completed(public, kind, candidate.cell, *top).is_empty())
}

/// The most points that a tile on a cell would pay at once to who lays it, or would pay a follower put
/// there; none where others have all of it.
pub(super) fn points(public: &Public, kind: Kind, candidate: &Candidate) -> u16 {
    let layer = public.turn().seats().iter().next();
    let own = |score: &&Score| {
        score.seats.is_empty() && layer.is_some_and(|seat| public.supply[seat] > 0)
            || layer.is_some_and(|seat| score.seats.has(seat))
    };
    let of = |top: &Side| {
        let scores = completed(public, kind, candidate.cell, *top);
        scores.iter().filter(own).map(|score| score.points).sum()
    };
    candidate.tops.iter().map(of).max().unwrap_or(0)
}

/// For each way round that completes something, what.
pub(super) fn lines(
    public: &Public,
    kind: Kind,
    cell: Cell,
    tops: impl Iterator<Item = Side>,
) -> Vec<Message> {
    let line = |top: Side| {
        let scores: Vec<Message> = completed(public, kind, cell, top)
            .iter()
            .map(|score| would(public, score))
            .collect();
        let message = || {
            Message::new("carcassonne-outlook")
                .with("turn", naming::top(top))
                .with("side", naming::side(top))
        };
        (!scores.is_empty()).then(|| message().with("scores", scores))
    };
    tops.filter_map(line).collect()
}

fn would(public: &Public, score: &Score) -> Message {
    several("carcassonne-would", score.seats.iter()).with("what", derivation::what(public, score))
}
