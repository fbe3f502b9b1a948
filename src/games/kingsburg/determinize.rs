//! A position that a viewer cannot tell from the true one. Computed from a view alone.
//!
//! Hidden are this year's enemy, once somebody has looked at it, and troops that were named and not yet
//! revealed. To who has not looked the enemy is each card of the year alike, and each troop that a seat
//! could name is as likely as the others.

use super::Kingsburg;
use super::components::Enemy;
use super::state::{Phase, Private, Public, Secret};
use crate::rules::{BySeat, Chance, DrawLabel, Seat, State, View};

/// The luck of the enemy that others have looked at.
const ENEMY: DrawLabel = "enemy";
/// The luck of the troops that others have named.
const TROOP: DrawLabel = "troop";

/// Draws what the viewer does not see.
pub(super) fn determinize(view: View<'_, Kingsburg>, chance: &mut Chance<'_>) -> State<Kingsburg> {
    let public = view.public();
    let own = |seat: Seat| view.own().filter(|_| view.seat() == Some(seat));
    let seen = |seat: Seat| own(seat).or_else(|| view.disclosed(seat));
    let enemy = looked_at(public).then(|| {
        let known = Seat::all(view.seats()).find_map(|seat| seen(seat)?.seen);
        known.or_else(|| chance.one(ENEMY, &mut Enemy::of_year(public.year).collect()))
    });
    let enemy = enemy.flatten();
    let private = BySeat::make(view.seats(), |seat| {
        seen(seat).cloned().unwrap_or_else(|| Private {
            seen: enemy.filter(|_| public.knows.has(seat)),
            troop: if named(public, seat) {
                chance.one(TROOP, &mut public.provinces[seat].troops().collect())
            } else {
                None
            },
        })
    });
    State {
        public: public.clone(),
        private,
        secret: Secret { enemy },
    }
}

/// Whether somebody has looked at the enemy that is still to come.
fn looked_at(public: &Public) -> bool {
    !public.knows.is_empty() && public.faced.len() < usize::from(public.year)
}

/// Whether a seat has named a troop that is still to be revealed: it had a choice, and is not waited for.
fn named(public: &Public, seat: Seat) -> bool {
    let Phase::Troop(waiting) = public.phase else {
        return false;
    };
    !waiting.has(seat) && public.provinces[seat].troops().count() > 1
}
