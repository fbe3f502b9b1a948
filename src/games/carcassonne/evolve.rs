//! How each event changes the state. Draws no luck and decides nothing that an event does not say.

use super::Carcassonne;
use super::cell::Cell;
use super::components::Kind;
use super::event::Event;
use super::side::Side;
use super::spot::Spot;
use super::state::{Phase, Public, Score};
use crate::rules::{Impossible, Outcome, Seat, State};

type Folded = Result<(), Impossible>;

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Carcassonne>, event: &Event) -> Folded {
    let public = &mut state.public;
    match event {
        Event::Began { seat } => began(public, *seat),
        Event::Drew { seat, kind } => drew(public, *seat, *kind),
        Event::Discarded { seat, kind } => discarded(public, *seat, *kind),
        Event::Laid {
            seat,
            kind,
            cell,
            top,
        } => laid(public, *seat, *kind, (*cell, *top)),
        Event::Manned { seat, cell, spot } => manned(public, *seat, *cell, *spot),
        Event::Passed { seat } => passed(public, *seat),
        Event::Completed { score } => completed(public, score),
        Event::Counted { score } => count(public, score),
        Event::Over { outcome } => over(public, outcome),
    }
}

fn began(public: &mut Public, seat: Seat) -> Folded {
    Impossible::unless(public.phase == Phase::Begin, "the game has begun")?;
    Impossible::unless(seat.number() < public.seats(), "no such seat plays")?;
    public.phase = Phase::Draw(seat);
    Ok(())
}

/// A tile leaves the bag.
fn out_of_the_bag(public: &mut Public, seat: Seat, kind: Kind) -> Folded {
    Impossible::unless(public.phase == Phase::Draw(seat), "that seat draws no tile now")?;
    Impossible::unless(public.bag.take(kind), "no such tile is in the bag")
}

fn drew(public: &mut Public, seat: Seat, kind: Kind) -> Folded {
    out_of_the_bag(public, seat, kind)?;
    public.phase = Phase::Lay { seat, kind };
    Ok(())
}

fn discarded(public: &mut Public, seat: Seat, kind: Kind) -> Folded {
    out_of_the_bag(public, seat, kind)?;
    public.discarded.push(kind);
    Ok(())
}

fn laid(public: &mut Public, seat: Seat, kind: Kind, (cell, top): (Cell, Side)) -> Folded {
    Impossible::unless(public.phase == Phase::Lay { seat, kind }, "that seat lays no such tile now")?;
    Impossible::unless(public.board.lay(kind, cell, top), "the tile does not fit there")?;
    public.phase = Phase::Man(seat);
    Ok(())
}

/// The next seat is about to draw.
fn next(public: &mut Public, seat: Seat) {
    public.phase = Phase::Draw(seat.left(public.seats()));
}

fn manned(public: &mut Public, seat: Seat, cell: Cell, spot: Spot) -> Folded {
    Impossible::unless(public.phase == Phase::Man(seat), "that seat puts no follower down now")?;
    let part = public.board.part_at(cell, spot);
    let part = part.ok_or(Impossible("no such part is on the table"))?;
    let left = public.supply[seat].checked_sub(1);
    public.supply[seat] = left.ok_or(Impossible("that seat has no follower left"))?;
    public.board.place(seat, part);
    next(public, seat);
    Ok(())
}

fn passed(public: &mut Public, seat: Seat) -> Folded {
    Impossible::unless(public.phase == Phase::Man(seat), "that seat is not asked for a follower")?;
    next(public, seat);
    Ok(())
}

fn count(public: &mut Public, score: &Score) -> Folded {
    Impossible::unless(matches!(public.phase, Phase::Draw(_)), "nothing pays in the midst of a turn")?;
    for seat in score.seats.iter() {
        Impossible::unless(seat.number() < public.seats(), "no such seat plays")?;
        public.scores[seat] += score.points;
    }
    public.ledger.push(*score);
    Ok(())
}

fn completed(public: &mut Public, score: &Score) -> Folded {
    count(public, score)?;
    let Public { board, supply, .. } = public;
    let part = board.part_at(score.cell, score.spot);
    let part = part.ok_or(Impossible("no such part is on the table"))?;
    board.clear(board.feature(part), |seat| supply[seat] += 1);
    Ok(())
}

fn over(public: &mut Public, outcome: &Outcome) -> Folded {
    Impossible::unless(matches!(public.phase, Phase::Draw(_)), "a game ends where no tile is left")?;
    public.phase = Phase::Over(outcome.clone());
    Ok(())
}
