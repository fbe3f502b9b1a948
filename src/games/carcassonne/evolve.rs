//! How each event changes the state. Draws no luck and decides nothing that an event does not say.

use super::Carcassonne;
use super::event::Event;
use super::state::{Phase, Public, Score};
use crate::rules::{Impossible, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Carcassonne>, event: &Event) -> Result<(), Impossible> {
    let public = &mut state.public;
    match event {
        Event::Began { seat } => public.phase = Phase::Draw(*seat),
        Event::Drew { seat, kind } => {
            public.bag.take(*kind);
            public.phase = Phase::Lay {
                seat: *seat,
                kind: *kind,
            };
        }
        Event::Discarded { kind, .. } => {
            public.bag.take(*kind);
            public.discarded.push(*kind);
        }
        Event::Laid {
            seat,
            kind,
            cell,
            top,
        } => {
            public.board.lay(*kind, *cell, *top);
            public.phase = Phase::Man(*seat);
        }
        Event::Manned { seat, cell, spot } => {
            if let Some(part) = public.board.part_at(*cell, *spot) {
                public.board.place(*seat, part);
                public.supply[*seat] -= 1;
            }
            public.phase = Phase::Draw(seat.left(public.seats()));
        }
        Event::Passed { seat } => public.phase = Phase::Draw(seat.left(public.seats())),
        Event::Completed { score } => completed(public, score),
        Event::Counted { score } => count(public, score),
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
    }
    Ok(())
}

fn count(public: &mut Public, score: &Score) {
    score
        .seats
        .iter()
        .for_each(|seat| public.scores[seat] += score.points);
    public.ledger.push(*score);
}

fn completed(public: &mut Public, score: &Score) {
    count(public, score);
    let Public { board, supply, .. } = public;
    if let Some(part) = board.part_at(score.cell, score.spot) {
        board.clear(board.feature(part), |seat| supply[seat] += 1);
    }
}
