//! What is hidden in a position is open to the rules of its game alone: everybody else holds a
//! closed one, and opens and plays it in the one way that there is.

use super::none;
use super::source::{Source, sources};

/// What of the contract is for the rules of a game.
const OPEN: [&str; 3] = ["rules::State", "rules::Legal", "rules::Unfolding"];
/// The functions of a game that open a position and go on from it: this contract calls them.
const CALLED: [&str; 4] = ["G::setup(", "G::deal(", "G::decide(", "G::evolve("];

/// Where others than a game's rules name or call these.
fn opened(files: &[Source]) -> Vec<String> {
    let rules = |file: &Source| {
        let game = file.path.starts_with("src/games/");
        file.path.starts_with("src/rules/") || game && !file.path.contains("/portrait")
    };
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.test() && !rules(file)) {
        let named = file
            .uses()
            .into_iter()
            .filter(|(_, used)| OPEN.contains(&used.as_str()));
        found.extend(named.map(|(line, used)| format!("{}:{line}: {used}", file.path)));
        for (line, text) in file.code() {
            let called = CALLED.iter().filter(|call| text.contains(*call));
            found.extend(called.map(|call| format!("{}:{line}: {call}", file.path)));
        }
    }
    found
}

#[test]
fn a_position_is_open_to_the_rules_of_its_game_alone() {
    none(&opened(&sources()));
}

#[test]
fn an_opened_position_is_found() {
    let count = |path: &str, text: &str| opened(&[Source::made(path, text)]).len();
    let named = "use crate::rules::{Seat, State};";
    assert_eq!(count("src/table/stage.rs", named), 1);
    assert_eq!(count("src/games/x/portrait/menu.rs", named), 1);
    assert_eq!(count("src/games/x/evolve.rs", named), 0);
    assert_eq!(count("src/games/x/portrait/tests.rs", named), 0);
    assert_eq!(count("src/sandbox/page.rs", "use axum::extract::State;"), 0);
    assert_eq!(count("src/table/stage.rs", "fn f() { G::evolve(&mut state, &event) }"), 1);
    assert_eq!(count("src/rules/legal.rs", "fn f() { G::evolve(&mut state, &event) }"), 0);
}
