//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;
use crate::rules::Turn;

fn whole_game(text: &str) {
    let script = Script::file(text);
    assert!(matches!(script.state.turn(), Turn::Over(_)), "the game is not over");
}

#[test]
fn quick_conquest() {
    whole_game(include_str!("../playthroughs/quick-conquest.txt"));
}

#[test]
fn two_rounds_and_a_stand_off() {
    whole_game(include_str!("../playthroughs/two-rounds-and-a-stand-off.txt"));
}

#[test]
fn sixteen_regions_and_a_final_battle() {
    whole_game(include_str!("../playthroughs/sixteen-regions-and-a-final-battle.txt"));
}
