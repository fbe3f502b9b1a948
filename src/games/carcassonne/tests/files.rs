//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;

#[test]
fn short_game() {
    Script::file(include_str!("../playthroughs/short-game.txt"));
}
