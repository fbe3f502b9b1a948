//! What a computer looks at in an action at first sight, from the viewer's hand and what all see. How much each of it
//! counts was learned by playing (`preferences.rs`).

use super::Condottiere;
use super::action::{Action, HandAnswer};
use super::battle_look::BattleLook;
use super::components::Card;
use super::stake::Stake;
use super::state::Phase;
use crate::rules::View;

/// Where the features of a region that is fought for begin; before them are those of a battle.
const REGION: usize = BattleLook::FEATURES;
/// Those of the pope's region.
const POPE: usize = REGION + 5;
/// Those of the question about the hand.
const HAND: usize = POPE + 5;
/// Those of each kind of card that is kept.
const KEPT: usize = HAND + 3;
/// How many features there are.
pub(super) const FEATURES: usize = KEPT + Card::KINDS;

/// Tells the features of each action that are not 0.
pub(super) fn features(
    view: View<'_, Condottiere>,
    actions: &[Action],
    tell: &mut dyn FnMut(usize, usize, f32),
) {
    let public = view.public();
    let (Some(seat), Some(own)) = (view.seat(), view.own()) else {
        return;
    };
    let cards = f32::from(own.hand.len()) / 10.0;
    let battle = match public.phase {
        Phase::Turn(_) => Some(BattleLook::of(view, own, seat)),
        _ => None,
    };
    for (which, action) in actions.iter().enumerate() {
        let tell = &mut |feature: usize, amount: f32| tell(which, feature, amount);
        match (action, &battle) {
            (Action::Pass | Action::Play { .. }, Some(battle)) => battle.features(action, tell),
            (Action::Region(region), _) => Stake::of(public, seat, *region).features(REGION, tell),
            (Action::Pope(Some(region)), _) => Stake::of(public, seat, *region).features(POPE, tell),
            (Action::Pope(None), _) => tell(POPE + 4, 1.0),
            (Action::Hand(HandAnswer::Discard), _) => {
                tell(HAND, 1.0);
                tell(HAND + 1, cards);
            }
            (Action::Hand(HandAnswer::KeepRound), _) => tell(HAND + 2, 1.0),
            (Action::Keep(kept), _) => kept.iter().for_each(|card| tell(KEPT + card as usize, 1.0)),
            _ => {}
        }
    }
}
