//! A year, phase by phase: the King's aid, three seasons with what he gives between them, the
//! winter; and the end of the game.

use super::super::Kingsburg;
use super::super::components::YEARS;
use super::super::event::Event;
use super::super::goods::Good;
use super::super::province::Province;
use super::super::scoring;
use super::super::state::{Phase, Public, YearPhase};
use super::{season, winter};
use crate::rules::{Chance, Seat, Seats, Unfolding};
use std::cmp::Reverse;
use std::ops::ControlFlow::{self, Break, Continue};

/// The first year, up to the first decision.
pub(super) fn first(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    if begin(unfolding, 1).is_continue() {
        go_on(unfolding, chance);
    }
}

/// What follows a phase that is over, up to the next decision or the end of the game.
pub(super) fn go_on(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    while next_phase(unfolding, chance).is_continue() {}
}

/// What follows the phase that is over.
fn next_phase(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    match public.step {
        YearPhase::Aid => season::begin(unfolding, chance, YearPhase::Spring),
        YearPhase::Spring => {
            let built = |province: &Province| Reverse(province.buildings.count());
            let seats = public.fewest(built);
            unfolding.happen(Event::Rewarded { seats });
            season::begin(unfolding, chance, YearPhase::Summer)
        }
        YearPhase::Summer => {
            let seat = alone(least_developed(public));
            unfolding.happen(Event::EnvoySent { seat });
            season::begin(unfolding, chance, YearPhase::Autumn)
        }
        YearPhase::Autumn => winter::begin(unfolding, chance),
        YearPhase::Winter => end(unfolding),
        YearPhase::Reward | YearPhase::Envoy | YearPhase::Recruiting => {
            unreachable!("a season begins with the King's gift, and the winter with the last recruits")
        }
    }
}

/// A year begins with the King's aid: a die to one alone, or a good for each.
fn begin(unfolding: &mut Unfolding<'_, Kingsburg>, year: u8) -> ControlFlow<()> {
    unfolding.happen(Event::Year { year });
    let seats = least_developed(&unfolding.state().public);
    if let Some(seat) = alone(seats) {
        unfolding.happen(Event::AidDie { seat });
        Continue(())
    } else {
        unfolding.happen(Event::Awaits(Phase::Aid(seats)));
        Break(())
    }
}

/// Fewest buildings, then fewest goods. Tokens are no goods.
fn least_developed(public: &Public) -> Seats {
    public.fewest(|province| (province.buildings.count(), province.goods.total()))
}

/// The one seat of a set that has no other.
fn alone(seats: Seats) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// A seat takes a good of the King's aid; the last one to do so ends the phase.
pub(super) fn aided(unfolding: &mut Unfolding<'_, Kingsburg>, seat: Seat, good: Good) -> ControlFlow<()> {
    unfolding.happen(Event::Aided { seat, good });
    if unfolding.state().public.phase == Phase::Aid(Seats::NONE) {
        Continue(())
    } else {
        Break(())
    }
}

/// After the winter: the next year, or the end.
fn end(unfolding: &mut Unfolding<'_, Kingsburg>) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    if public.year < YEARS {
        let next = public.year + 1;
        return begin(unfolding, next);
    }
    let cathedrals = public.provinces.map(|_, province| scoring::cathedral(province));
    let troops = public
        .provinces
        .map(|_, province| scoring::spare_troop(public, province));
    unfolding.happen(Event::Counted { cathedrals, troops });
    let outcome = scoring::outcome(&unfolding.state().public);
    unfolding.happen(Event::Over { outcome });
    Break(())
}
