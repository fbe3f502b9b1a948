//! What a viewer may do now, and the safe action. Computed from a view alone.

use super::Kingsburg;
use super::action::Action;
use super::components::Building;
use super::goods::{Good, Goods};
use super::offers;
use super::state::{Phase, Private, Public};
use crate::rules::{Seat, View};

/// What the viewer may do, in canonical order, without doubles.
pub(super) fn legal(view: View<'_, Kingsburg>) -> Vec<Action> {
    let (Some(seat), Some(own)) = (view.seat().filter(|_| view.awaited()), view.own()) else {
        return Vec::new();
    };
    let public = view.public();
    let province = &public.provinces[seat];
    match &public.phase {
        Phase::Aid(_) => Good::ALL.into_iter().map(Action::Aid).collect(),
        Phase::Reroll(_) => rerolls(public, seat),
        Phase::Influence(_) => placements(public, seat),
        Phase::Gift(_, advisor) => offers::gift_answers(province, *advisor),
        Phase::Build(_) | Phase::BuildAgain(_) => province
            .buildable()
            .map(Action::Build)
            .chain([Action::Pass])
            .collect(),
        Phase::TownHall(_) => offers::sales(province)
            .map(Action::Sell)
            .chain([Action::Pass])
            .collect(),
        Phase::Recruit(_) => [Action::Recruit(Goods::NONE)]
            .into_iter()
            .chain(offers::wages(province).map(Action::Recruit))
            .collect(),
        Phase::Troop(_) => troops(public, seat, own),
        Phase::Aftermath { spoils, .. } if spoils.has(seat) => {
            Good::ALL.into_iter().map(Action::Spoils).collect()
        }
        Phase::Aftermath { .. } => offers::losses(province, owed(public)).map(Action::Lose).collect(),
        Phase::Setting | Phase::Over(_) => Vec::new(),
    }
}

fn rerolls(public: &Public, seat: Seat) -> Vec<Action> {
    let province = &public.provinces[seat];
    let mut actions = Vec::with_capacity(4);
    if province.statue_helps() {
        actions.push(Action::Statue { white: false });
        if province.dice.white().next().is_some() {
            actions.push(Action::Statue { white: true });
        }
    }
    if province.chapel_helps() {
        actions.push(Action::Chapel);
    }
    actions.push(Action::Keep);
    actions
}

fn placements(public: &Public, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::with_capacity(16);
    offers::each_placement(public, seat, |advisor, payment, envoy| {
        actions.push(Action::Take {
            advisor,
            payment,
            envoy,
        });
        false
    });
    actions.push(Action::Pass);
    actions
}

fn troops(public: &Public, seat: Seat, own: &Private) -> Vec<Action> {
    if own.troop.is_some() {
        return Vec::new();
    }
    public.provinces[seat].troops().map(Action::Troop).collect()
}

/// How many goods of choice this winter's enemy takes.
pub(super) fn owed(public: &Public) -> u8 {
    public
        .enemy()
        .map_or(0, |enemy| enemy.lose(public.options.other_demons).any)
}

/// The safe action: what costs nothing and cannot be regretted; of goods, the first that fits.
///
/// It is one of [`legal`] whenever the viewer is awaited.
pub(super) fn idle(view: View<'_, Kingsburg>) -> Action {
    let public = view.public();
    let first = || legal(view).into_iter().next().unwrap_or(Action::Pass);
    match &public.phase {
        Phase::Reroll(_) => Action::Keep,
        Phase::Gift(_, advisor) if advisor.declinable() => Action::Decline,
        Phase::Recruit(_) => Action::Recruit(Goods::NONE),
        Phase::Influence(_) | Phase::Build(_) | Phase::BuildAgain(_) | Phase::TownHall(_) => Action::Pass,
        _ => first(),
    }
}

/// Whether a seat could do anything about its dice.
pub(super) fn may_reroll(public: &Public, seat: Seat) -> bool {
    let province = &public.provinces[seat];
    (province.has(Building::Statue) && province.statue_helps())
        || (province.has(Building::Chapel) && province.chapel_helps())
}
