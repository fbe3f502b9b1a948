//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;

#[test]
fn quick_conquest() {
    Script::file(include_str!("../playthroughs/quick-conquest.txt"));
}
