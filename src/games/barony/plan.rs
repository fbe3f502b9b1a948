//! A turn planned beforehand: one a seat, for its next turn, offered when that comes. Knows nobody
//! else's plans.
//!
//! A plan is the number of the turn and the line: `7 move B3-B4 C2-C3`.

use super::Barony;
use super::action::Action;
use super::ahead::Ahead;
use super::state::{Phase, Public};
use super::whole::Whole;
use crate::rules::{Due, Reason, Seat, View};
use std::cmp::Ordering;

/// The number of the seat's next turn, after the one that is going on; turns are counted from 1,
/// forced passes included.
pub(super) fn next_turn(public: &Public, seat: Seat) -> u16 {
    let seats = public.seats();
    let own = u16::from((seat.number() + seats - public.first.number()) % seats);
    let seats = u16::from(seats);
    public.turns + 1 + (own + seats - public.turns % seats) % seats
}

/// The round of a turn, counted from 1.
pub(super) fn round(public: &Public, turn: u16) -> u16 {
    turn.div_ceil(public.seats().into())
}

/// A plan's turn and line.
pub(super) fn read(plan: &str) -> Option<(u16, Whole)> {
    let (turn, line) = plan.split_once(' ')?;
    Some((turn.parse().ok()?, line.parse().ok()?))
}

/// The viewer's plans with a wish: it takes the place of another one.
pub(super) fn plan(view: View<'_, Barony>, wish: &str) -> Result<Vec<String>, Reason> {
    let public = view.public();
    let seat = view.seat().ok_or_else(Reason::not_awaited)?;
    let whole: Whole = wish.parse().map_err(|_| Reason::rule("wish-illegible"))?;
    if public.turns == 0 {
        return Err(Reason::rule("wish-early"));
    }
    Ahead::turn(public, seat).complete(&whole)?;
    Ok(vec![format!("{} {whole}", next_turn(public, seat))])
}

/// What a plan of the viewer comes to: it is offered in its turn, as long as nothing else was done
/// in that.
pub(super) fn due(view: View<'_, Barony>, plan: &str) -> Due<Action> {
    let public = view.public();
    let (Some(seat), Some((turn, whole))) = (view.seat(), read(plan)) else {
        return Due::Passed;
    };
    match (public.turns.cmp(&turn), &public.phase) {
        (Ordering::Less, _) => Due::Waits,
        (Ordering::Greater, _) => Due::Passed,
        (Ordering::Equal, Phase::Turn(actor)) if *actor == seat => {
            match Ahead::now(public, seat).complete(&whole) {
                Ok(steps) => Due::Offers(steps),
                Err(reason) => Due::Broken(reason),
            }
        }
        (Ordering::Equal, _) => Due::Waits,
    }
}
