//! What a viewer is told: the own points and followers, what an action does, why one is refused,
//! how it ended.

use super::super::Carcassonne;
use super::super::action::Action;
use super::super::cell::Cell;
use super::super::side::Side;
use super::super::spot::Spot;
use super::super::state::{Phase, Public};
use super::spots::spots;
use super::{derivation, headline, lines, naming, outlook};
use crate::portray::{self, ranked, won_by, word};
use crate::rules::{Outcome, Reason, View};
use crate::words::Message;

/// The viewer's points and followers; what is awaited, for those without a seat.
pub(super) fn own(view: View<'_, Carcassonne>) -> Vec<Message> {
    let public = view.public();
    vec![
        view.seat()
            .map_or_else(|| headline::awaited(public), |seat| lines::seat(public, seat)),
    ]
}

/// What an action does, in a few words.
pub(super) fn label(view: View<'_, Carcassonne>, action: &Action) -> Message {
    match action {
        Action::Lay { cell, top } => lay(view.public(), *cell, *top),
        Action::Man(spot) => man(view.public(), *spot),
        Action::Pass => Message::new("carcassonne-press-none"),
    }
}

fn lay(public: &Public, cell: Cell, top: Side) -> Message {
    let points = completed(public, cell, top);
    let id = if points > 0 {
        "carcassonne-do-lay-completes"
    } else {
        "carcassonne-do-lay"
    };
    Message::new(id)
        .with("cell", word(cell))
        .with("turn", naming::top(top))
        .with("points", points)
}

fn man(public: &Public, spot: Spot) -> Message {
    let laid = public.board.last();
    let part = laid.and_then(|laid| {
        let part = laid.shape().find(spot)?;
        Some(naming::among(laid, laid.shape().parts()[usize::from(part)]))
    });
    let part = part.unwrap_or_else(|| naming::spot(spot));
    match spots(public).into_iter().find(|claim| claim.spot == spot) {
        Some(claim) => Message::new("carcassonne-do-man-points")
            .with("part", part)
            .with("points", claim.points),
        None => Message::new("carcassonne-do-man").with("part", part),
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
    portray::why::<Carcassonne>(reason, |name, id| match name {
        "side" => id.parse().ok().map(naming::side),
        "spot" => id.parse().ok().map(naming::spot),
        "land" | "shows" => Some(Message::new(format!("carcassonne-land-{id}"))),
        _ => None,
    })
}

/// Who won, everyone's points by source and by what paid them, and the rules in force.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    let best = outcome.scores.values().copied().max().unwrap_or(0);
    let totals = ranked(outcome)
        .into_iter()
        .flat_map(|(seat, _)| [Some(derivation::total(public, seat)), derivation::paid_to(public, seat)])
        .flatten();
    std::iter::once(won_by::<Carcassonne>(outcome).with("points", best))
        .chain(totals)
        .chain(derivation::rules(public))
        .collect()
}
