//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;
use crate::rules::Turn;

fn whole_game(text: &str) {
    let script = Script::file(text);
    assert!(matches!(script.state.turn(), Turn::Over(_)), "the game is not over");
}

#[test]
fn locked_in() {
    whole_game(include_str!("../playthroughs/locked-in.txt"));
}

#[test]
fn four_to_the_duke() {
    whole_game(include_str!("../playthroughs/four-to-the-duke.txt"));
}

#[test]
fn board_laid_twice() {
    whole_game(include_str!("../playthroughs/board-laid-twice.txt"));
}
