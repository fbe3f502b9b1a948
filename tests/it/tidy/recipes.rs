//! The recipes of ARCHITECTURE, "to change something", lead to places that are there.

use super::none;
use super::source::everything;

const PAGE: &str = "docs/ARCHITECTURE.md";

/// The places that a recipe's cell names in backticks: files and folders, not what is to be written
/// (`NAME`, `GAME`, `CODE`) and not code.
fn places(cell: &str) -> Vec<&str> {
    let ends = |place: &str| {
        [".rs", ".toml", ".ftl", ".md", "/"]
            .iter()
            .any(|end| place.ends_with(end))
    };
    let new = |place: &str| {
        ["NAME", "GAME", "CODE", "*"]
            .iter()
            .any(|word| place.contains(word))
    };
    cell.split('`')
        .skip(1)
        .step_by(2)
        .filter(|place| ends(place) && !new(place))
        .collect()
}

fn recipes(page: &str) -> Vec<&str> {
    let (_, table) = page.split_once("\n## To change something\n").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    table
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .collect()
}

fn astray(page: &str, files: &[String]) -> Vec<String> {
    let there = |place: &str| {
        let inside = format!("/{place}");
        files.iter().map(|file| format!("/{file}")).any(|file| {
            if place.ends_with('/') {
                file.contains(&inside)
            } else {
                file.ends_with(&inside)
            }
        })
    };
    let named = recipes(page).into_iter().flat_map(places);
    named.filter(|place| !there(place)).map(str::to_owned).collect()
}

#[test]
fn every_place_that_a_recipe_names_exists() {
    let all = everything();
    let files: Vec<String> = all.iter().map(|(path, _)| path.clone()).collect();
    let (_, page) = all.iter().find(|(path, _)| path == PAGE).unwrap();
    assert!(recipes(page).len() >= 10, "the recipes are not where they were");
    assert!(recipes(page).iter().all(|recipe| !places(recipe).is_empty()));
    none(&astray(page, &files));
}

#[test]
fn a_place_that_is_gone_is_found() {
    let page = "\n## To change something\n\n| to add | go to |\n|---|---|\n\
                | a | `src/here.rs`, `gone.rs`, `art/`, `NAME.rs`, `Board` |\n\n## Next\n";
    let files = ["src/here.rs", "src/art/tile.svg"].map(str::to_owned);
    assert_eq!(astray(page, &files), ["gone.rs"]);
}
