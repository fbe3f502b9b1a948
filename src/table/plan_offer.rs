//! Which of a seat's plans is offered to it: what it can do as planned, with one tap.

use crate::rules::{Due, Game, Position, Seat, Viewer};

/// The notation that does what is offered.
pub(super) const OFFERED: &str = "planned";

/// The first plan of a seat that is offered now, with its actions; only if the first of them is
/// legal.
pub(super) fn offered<G: Game>(
    position: &Position<G>,
    seat: Seat,
    plans: &[String],
) -> Option<(String, Vec<G::Action>)> {
    let view = position.view(Viewer::Seat(seat));
    if !view.awaited() {
        return None;
    }
    plans.iter().find_map(|plan| match G::due(view, plan) {
        Due::Offers(actions)
            if actions
                .first()
                .is_some_and(|first| G::legal(view).contains(first)) =>
        {
            Some((plan.clone(), actions))
        }
        _ => None,
    })
}
