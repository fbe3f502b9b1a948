//! What a computer looks at in an action at first sight, from the viewer's hand and what all see. How much each of it
//! counts was learned by playing (`preferences.rs`).

use super::Condottiere;
use super::action::{Action, HandAnswer};
use super::battle_look::BattleLook;
use super::components::Card;
use super::crowd::Crowd;
use super::stake::Stake;
use super::state::Phase;
use crate::rules::{FeatureTally, View};

/// Where the features of a region that is fought for begin; before them are those of a battle.
const REGION: usize = BattleLook::FEATURES;
/// Those of the pope's region.
const POPE: usize = REGION + 5;
/// Those of the question about the hand.
const HAND: usize = POPE + 5;
/// Those of each kind of card that is kept.
const KEPT: usize = HAND + 3;
/// Those of a battle with several others, and how many features there are without them.
pub(super) const CROWD: usize = KEPT + Card::KINDS;
/// How many features there are.
pub(super) const FEATURES: usize = CROWD + Crowd::FEATURES;

/// Tells the features of each action; one that is not told is 0.
pub(super) fn features(view: View<'_, Condottiere>, actions: &[Action], tally: &mut FeatureTally<'_>) {
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
        tally.look_at(which);
        match (action, &battle) {
            (Action::Pass | Action::Play { .. }, Some(battle)) => {
                battle.features(action, tally);
                battle.among_several(CROWD, action, tally);
            }
            (Action::Region(region), _) => Stake::of(public, seat, *region).features(REGION, tally),
            (Action::Pope(Some(region)), _) => Stake::of(public, seat, *region).features(POPE, tally),
            (Action::Pope(None), _) => tally.add(POPE + 4, 1.0),
            (Action::Hand(HandAnswer::Discard), _) => {
                tally.add(HAND, 1.0);
                tally.add(HAND + 1, cards);
            }
            (Action::Hand(HandAnswer::KeepRound), _) => tally.add(HAND + 2, 1.0),
            (Action::Keep(kept), _) => kept.iter().for_each(|card| tally.add(KEPT + card as usize, 1.0)),
            _ => {}
        }
    }
}
