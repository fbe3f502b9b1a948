//! What a computer looks at in an action at first sight: what a laid tile joins and completes for whom, and what a follower
//! would stand on. From what all see. How much each of it counts was learned by playing (`preferences.rs`).

use super::Carcassonne;
use super::action::Action;
use super::lay_look::LayLook;
use super::man_look::ManLook;
use super::means::Means;
use super::state::Phase;
use crate::rules::{FeatureTally, View};

/// How many features there are: first those of laying a tile, then those of putting a follower there.
pub(super) const FEATURES: usize = LayLook::FEATURES + ManLook::FEATURES;

/// Tells the features of each action; one that is not told is 0.
pub(super) fn features(view: View<'_, Carcassonne>, actions: &[Action], tally: &mut FeatureTally<'_>) {
    let public = view.public();
    let Some(seat) = view.seat() else {
        return;
    };
    let means = Means::of(public, seat);
    if let Phase::Lay { kind, .. } = public.phase {
        let look = LayLook::of(&public.board, kind, seat, means);
        for (which, action) in actions.iter().enumerate() {
            if let Action::Lay { cell, top } = action {
                tally.look_at(which);
                look.features(*cell, *top, tally);
            }
        }
        return;
    }
    let look = ManLook {
        board: &public.board,
        means,
        first: LayLook::FEATURES,
    };
    for (which, action) in actions.iter().enumerate() {
        tally.look_at(which);
        match action {
            Action::Man(spot) => look.manning(*spot, tally),
            _ => look.passing(tally),
        }
    }
}
