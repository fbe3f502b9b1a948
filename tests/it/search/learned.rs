//! What computers have learned of a game: without a try they do what looks most promising, and those that do not go by it
//! look at all alike.

use super::walk::play;
use tavolo::games::barony::Barony;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::rules::{Game, Viewer};
use tavolo::search::{Effort, Level, consider};

/// How much a weight may differ by the order of adding.
const NEARLY: f32 = 1e-6;

/// Plays a game by what looks most promising alone.
fn goes_by_what_is_learned<G: Game>(seats: u8) {
    let mut decisions = 0;
    play::<G>(seats, 0, |position, seat, dice| {
        let actions = position.legal(seat);
        let weights = G::priors(position.view(Viewer::Seat(seat)), &actions);
        let most = weights.iter().copied().fold(0.0, f32::max);
        let thought = consider(position, seat, &Effort::of(100), dice, &mut |_| false).unwrap();
        let which = actions
            .iter()
            .position(|action| *action == thought.action)
            .unwrap();
        assert!(weights[which] >= most - NEARLY, "{weights:?}: {which}");
        decisions += usize::from(actions.len() > 1);
        thought.action
    });
    assert!(decisions > 10, "{decisions}");
}

#[test]
fn without_a_try_what_looks_most_promising_is_done() {
    for seats in 2..=4 {
        goes_by_what_is_learned::<Condottiere>(seats);
        goes_by_what_is_learned::<Carcassonne>(seats);
        goes_by_what_is_learned::<Kingsburg>(seats);
    }
}

#[test]
fn only_the_strongest_go_by_what_was_learned_where_weaker_ones_were_measured_without() {
    let strongest = |weakest: Level| Level::ALL.map(|level| level >= weakest);
    assert_eq!(Level::ALL.map(|level| level.effort::<Condottiere>().priors), strongest(Level::Expert));
    assert_eq!(Level::ALL.map(|level| level.effort::<Carcassonne>().priors), strongest(Level::Hard));
    assert_eq!(Level::ALL.map(|level| level.effort::<Kingsburg>().priors), strongest(Level::Medium));
    assert_eq!(Level::ALL.map(|level| level.effort::<Barony>().priors), strongest(Level::Beginner));
}
