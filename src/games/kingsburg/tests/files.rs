//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;

#[test]
fn two_with_neutral_dice() {
    Script::file(include_str!("../playthroughs/two-with-neutral-dice.txt"));
}

#[test]
fn four_with_troops() {
    Script::file(include_str!("../playthroughs/four-with-troops.txt"));
}
