//! Lines of the log, what an action does, why one is refused, how it ended.

use super::super::Carcassonne;
use super::super::action::Action;
use super::super::cell::Cell;
use super::super::event::Event;
use super::super::side::Side;
use super::super::spot::Spot;
use super::super::state::{Phase, Public, Score};
use super::{lines, naming, outlook};
use crate::rules::{Detail, Outcome, Reason, Seat, View};
use crate::words::{Arg, Message};

/// A line of the log.
pub(super) fn tell(event: &Event) -> Message {
    let seated = |id: &'static str, seat: &Seat| Message::new(id).seat("player", seat.number());
    match event {
        Event::Began { seat } => seated("carcassonne-log-began", seat),
        Event::Drew { seat, kind } => seated("carcassonne-log-drew", seat)
            .with("kind", naming::word(kind))
            .with("tile", naming::tile(*kind)),
        Event::Discarded { seat, kind } => seated("carcassonne-log-discarded", seat)
            .with("kind", naming::word(kind))
            .with("tile", naming::tile(*kind)),
        Event::Laid {
            seat,
            kind,
            cell,
            top,
        } => seated("carcassonne-log-laid", seat)
            .with("kind", naming::word(kind))
            .with("cell", naming::word(cell))
            .with("turn", naming::top(*top)),
        Event::Manned { seat, cell, spot } => seated("carcassonne-log-manned", seat)
            .with("cell", naming::word(cell))
            .with("part", naming::spot(*spot)),
        Event::Passed { seat } => seated("carcassonne-log-passed", seat),
        Event::Completed { score } => paid("carcassonne-log-completed", score),
        Event::Counted { score } => paid("carcassonne-log-counted", score),
        Event::Over { outcome } => lines::won(outcome),
    }
}

fn paid(id: &'static str, score: &Score) -> Message {
    Message::new(id)
        .with("part", naming::land(score.spot.land()))
        .with("cell", naming::word(score.cell))
        .with("points", i64::from(score.points))
        .with("players", naming::players(score.seats.iter()))
        .with("count", score.seats.len())
}

/// What an action does, in a few words.
pub(super) fn label(view: View<'_, Carcassonne>, action: &Action) -> Message {
    match action {
        Action::Lay { cell, top } => {
            let points = completed(view.public(), *cell, *top);
            let message = Message::new(if points > 0 {
                "carcassonne-do-lay-completes"
            } else {
                "carcassonne-do-lay"
            });
            let message = message
                .with("cell", naming::word(cell))
                .with("turn", naming::top(*top));
            if points > 0 {
                message.with("points", points)
            } else {
                message
            }
        }
        Action::Man(spot) => {
            let claim = super::spots::spots(view.public())
                .into_iter()
                .find(|claim| claim.spot == *spot);
            let message = Message::new(if claim.is_some() {
                "carcassonne-do-man-points"
            } else {
                "carcassonne-do-man"
            });
            let part = view.public().board.last().and_then(|laid| {
                Some(naming::part(laid.shape().parts()[usize::from(laid.shape().find(*spot)?)]))
            });
            let message = message.with("part", part.unwrap_or_else(|| naming::spot(*spot)));
            claim.map_or(message.clone(), |claim| message.with("points", i64::from(claim.points)))
        }
        Action::Pass => Message::new("carcassonne-press-none"),
    }
}

/// The points of what the drawn tile would complete there.
fn completed(public: &Public, cell: Cell, top: Side) -> i64 {
    match public.phase {
        Phase::Lay { kind, .. } if public.board.frontier().at(cell).is_some() => {
            outlook::completed(public, kind, cell, top)
                .iter()
                .map(|score| i64::from(score.points))
                .sum()
        }
        _ => 0,
    }
}

/// The sentence of a refusal.
pub(super) fn why(reason: &Reason) -> Message {
    let message = Message::new(format!("carcassonne-why-{}", reason.rule));
    reason
        .details
        .iter()
        .fold(message, |message, (name, detail)| message.with(name, named(name, detail)))
}

fn named(name: &str, detail: &Detail) -> Arg {
    match detail {
        Detail::Number(number) => Arg::Number(*number),
        Detail::Seat(seat) => Arg::Seat(seat.number()),
        Detail::Component(id) => match (name, id.parse::<Side>(), id.parse::<Spot>()) {
            ("side", Ok(side), _) => naming::side(side).into(),
            ("spot", _, Ok(spot)) => naming::spot(spot).into(),
            ("land" | "shows", ..) => Message::new(format!("carcassonne-land-{id}")).into(),
            _ => naming::word(id),
        },
    }
}

/// Who won, and everyone's points by source.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let how = Message::new(format!("carcassonne-ending-{}", outcome.how))
        .with("players", naming::players(outcome.winners.iter()))
        .with("points", i64::from(outcome.scores.values().copied().max().unwrap_or(0)));
    let mut ranked: Vec<(Seat, &i32)> = outcome.scores.iter().collect();
    ranked.sort_by_key(|(seat, score)| (!outcome.winners.has(*seat), std::cmp::Reverse(**score)));
    let totals = ranked
        .into_iter()
        .map(|(seat, _)| super::score::total(public, seat));
    std::iter::once(how)
        .chain(totals)
        .chain(super::score::rules(public))
        .collect()
}
