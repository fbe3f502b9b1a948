//! What a legal action brings about, and the opening. The only place where luck is drawn.
//!
//! An action's own event comes first; then everything that plays itself, up to the next decision.
//! What plays itself answers whether its phase of the year is over (`Continue`), so that the year
//! goes on, or a decision is awaited in it (`Break`).

mod season;
mod winter;
mod year;

use super::Kingsburg;
use super::action::Action;
use super::event::{Event, Placement};
use super::goods::Goods;
use super::offers;
use super::state::Phase;
use crate::rules::{Chance, DrawLabel, Legal, Seat, Unfolding};
use std::ops::ControlFlow;

/// The luck of the starting order.
const TRACK: DrawLabel = "track";

/// The opening: the starting order, and the first year.
pub(super) fn deal(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let mut seats: Vec<Seat> = Seat::all(unfolding.state().seats()).collect();
    let count = seats.len();
    let track = chance.deal(TRACK, &mut seats, count);
    unfolding.happen(Event::Drawn { track });
    year::first(unfolding, chance);
}

/// What an action brings about.
pub(super) fn decide(
    legal: &Legal<Kingsburg>,
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
) {
    if act(unfolding, chance, legal.seat(), *legal.action()).is_continue() {
        year::go_on(unfolding, chance);
    }
}

/// What an action brings about in its phase of the year.
fn act(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    action: Action,
) -> ControlFlow<()> {
    match action {
        Action::Aid(good) => year::aided(unfolding, seat, good),
        Action::Statue { white } => season::statue(unfolding, chance, seat, white),
        Action::Chapel => season::chapel(unfolding, chance, seat),
        Action::Keep => season::kept(unfolding, chance, seat),
        Action::Take {
            advisor,
            payment,
            envoy,
        } => {
            unfolding.happen(Event::Placed(Placement {
                seat,
                advisor,
                payment,
                envoy,
            }));
            season::next_at_court(unfolding, chance, seat)
        }
        Action::Pass => pass(unfolding, chance, seat),
        Action::Gift(goods) => season::gift_taken(unfolding, chance, Goods::NONE, goods),
        Action::Swap(good) => season::gift_taken(unfolding, chance, Goods::one(good), offers::alchemy(good)),
        Action::Decline => season::gift_declined(unfolding, chance),
        Action::Build(building) => season::build(unfolding, seat, building),
        Action::Sell(sale) => season::sold(unfolding, seat, Some(sale)),
        Action::Recruit(paid) => winter::recruit(unfolding, chance, seat, paid),
        Action::Troop(troop) => {
            unfolding.happen(Event::Named { seat, troop });
            winter::after_troop(unfolding, chance)
        }
        Action::Spoils(good) => {
            unfolding.happen(Event::Spoils { seat, good });
            winter::after_choice(unfolding)
        }
        Action::Lose(goods) => {
            unfolding.happen(Event::Losses { seat, goods });
            winter::after_choice(unfolding)
        }
    }
}

/// A pass means what is asked: an advisor, a building, or something to sell.
fn pass(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, seat: Seat) -> ControlFlow<()> {
    match unfolding.state().public.phase {
        Phase::Influence(_) => {
            unfolding.happen(Event::Passed { seat, forced: false });
            season::next_at_court(unfolding, chance, seat)
        }
        Phase::Build(_) | Phase::BuildAgain(_) => {
            unfolding.happen(Event::NotBuilt { seat, forced: false });
            season::builds_after(unfolding, seat)
        }
        Phase::TownHall(_) => season::sold(unfolding, seat, None),
        _ => unreachable!("only who influences, builds or sells may pass"),
    }
}
