//! What a computer sees of a battle at first sight where several others play, counted by hand.

use super::super::Condottiere;
use super::super::action::Action;
use super::super::components::Card;
use super::super::features::{CROWD, FEATURES};
use super::script::Script;
use crate::rules::{FeatureTally, Game, Seat, Viewer};

/// From a position, what passing has of those features, and what playing a card has: a number above 0 for each
/// that is there, to two places.
fn looks(position: &str, seat: u8, pass: &str, card: Card, plays: &str) {
    let state = Script::given(position).state;
    let seat = Seat::new(seat);
    let view = state.view(Viewer::Seat(seat));
    let actions = Condottiere::legal(view);
    let weights = [0.0; FEATURES];
    let mut tally = FeatureTally::remembering(&weights, actions.len());
    Condottiere::features(view, &actions, &mut tally);
    let told = tally.into_sums().1;
    let of = |action: Action| {
        let which = actions.iter().position(|one| *one == action).unwrap();
        let several = told
            .iter()
            .filter(|(of, feature, _)| *of == which && *feature >= CROWD);
        let amounts: Vec<String> = several.map(|(_, _, amount)| format!("{amount:.2}")).collect();
        amounts.join(" ")
    };
    assert_eq!(of(Action::Pass), pass, "pass in {position}");
    assert_eq!(of(Action::Play { card, back: None }), plays, "{card} in {position}");
}

#[test]
fn with_several_others_it_is_seen_who_can_still_play_and_what_the_strongest_would_win() {
    // Ahead of two who can both play.
    looks(
        "hands m5 m1 | m1 | m1; rows m10 | m6 | m1",
        0,
        "0.67 0.67 0.00 0.00 0.00 0.00 0.00",
        Card::M5,
        "0.33 0.00 0.00 0.00 0.00 0.00",
    );
    // Behind one who has no cards left, has two regions more of 17 and one beside Torino, and with three seats wins by
    // four connected ones; a third seat still plays.
    looks(
        "hands m5 m1 |  | m1; rows m3 | m6 | m1; own 1 milano genova venezia; own 0 roma",
        0,
        "0.33 0.00 1.00 1.00 1.00 0.12 1.00",
        Card::M5,
        "0.17 0.33 1.00 0.50 0.00 0.00",
    );
    // Ahead of two, of whom one has no cards: a Surrender ends the battle before the other plays.
    looks(
        "hands surrender m1 | m1 | ; rows m10 | m6 | m1",
        0,
        "0.33 0.33 0.00 0.00 0.00 0.00 0.00",
        Card::Surrender,
        "0.00 0.00 0.00 0.00 0.33 0.00",
    );
}

#[test]
fn with_one_other_there_is_nothing_of_that() {
    looks("hands m5 m1 | m1; rows m10 | m6", 0, "", Card::M5, "");
}
