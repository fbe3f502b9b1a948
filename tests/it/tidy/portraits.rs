//! Every game's portrait has the same files, so that whoever knows one finds the way in another.

use super::none;
use super::source::sources;

/// The files that each portrait has; others are the game's own.
const FILES: [&str; 8] =
    ["derivation", "headline", "menu", "naming", "picture", "questions", "sentences", "tell"];

/// The game whose portrait begins with this file, if one does.
fn game(path: &str) -> Option<&str> {
    path.strip_prefix("src/games/")?.strip_suffix("/portrait/mod.rs")
}

/// What of [`FILES`] the portraits among these files lack.
fn breaches(paths: &[&str]) -> Vec<String> {
    let games = paths.iter().filter_map(|path| game(path));
    let file = |game: &str, name: &str| format!("src/games/{game}/portrait/{name}.rs");
    games
        .flat_map(|game| FILES.map(|name| file(game, name)))
        .filter(|wanted| !paths.contains(&wanted.as_str()))
        .collect()
}

#[test]
fn every_portrait_has_the_same_files() {
    let files = sources();
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let games = paths.iter().filter(|path| game(path).is_some()).count();
    assert_eq!(games, tavolo::program::catalogue().iter().count(), "each game has a portrait");
    none(&breaches(&paths));
}

#[test]
fn a_portrait_without_one_of_them_is_found() {
    let all = FILES.map(|name| format!("src/games/dominoes/portrait/{name}.rs"));
    let mut paths: Vec<&str> = all.iter().map(String::as_str).collect();
    paths.push("src/games/dominoes/portrait/mod.rs");
    none(&breaches(&paths));
    paths.retain(|path| !path.ends_with("/tell.rs"));
    assert_eq!(breaches(&paths), ["src/games/dominoes/portrait/tell.rs"]);
}
