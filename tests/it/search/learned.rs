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
    assert_eq!(Level::ALL.map(|level| level.effort::<Condottiere>().priors), strongest(Level::Medium));
    assert_eq!(Level::ALL.map(|level| level.effort::<Carcassonne>().priors), strongest(Level::Hard));
    assert_eq!(Level::ALL.map(|level| level.effort::<Kingsburg>().priors), strongest(Level::Medium));
    assert_eq!(Level::ALL.map(|level| level.effort::<Barony>().priors), strongest(Level::Beginner));
}

#[test]
fn but_for_the_strongest_they_look_at_what_is_drawn() {
    let strongest = Level::ALL.map(|level| level == Level::Expert);
    assert_eq!(Level::ALL.map(|level| !level.effort::<Condottiere>().sampled), strongest);
}

/// Who looks at one action alone does each as often as it is promising: as its weight is a part of all, within five
/// standard errors, in the first decisions of a game.
fn does_what_is_promising_more_often<G: Game>() {
    const TIMES: u64 = 2_000;
    let effort = Effort {
        sampled: true,
        ..Effort::of(1)
    };
    let mut decisions = 0;
    play::<G>(2, 0, |position, seat, _| {
        let actions = position.legal(seat);
        if actions.len() > 1 && decisions < 3 {
            decisions += 1;
            let does = |dice| {
                consider(position, seat, &effort, dice, &mut |_| true)
                    .unwrap()
                    .action
            };
            let done: Vec<G::Action> = (0..TIMES).map(does).collect();
            let weights = G::priors(position.view(Viewer::Seat(seat)), &actions);
            let all: f32 = weights.iter().sum();
            for (action, weight) in actions.iter().zip(&weights) {
                let (part, times) = (f64::from(weight / all), TIMES as f64);
                let count = done.iter().filter(|one| *one == action).count() as f64;
                let error = (times * part * (1.0 - part)).sqrt();
                assert!((count - times * part).abs() <= 5.0 * error + 1.0, "{action}: {count}, {part}");
            }
        }
        actions[0].clone()
    });
    assert_eq!(decisions, 3);
}

#[test]
fn who_looks_once_does_what_is_promising_more_often() {
    does_what_is_promising_more_often::<Condottiere>();
    does_what_is_promising_more_often::<Kingsburg>();
}
