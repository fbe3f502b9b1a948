//! What folds events names each: an event that nobody folds does not compile.

use super::parsed::Parsed;
use super::settle;
use super::source::{Source, room, sources};

/// Arms that take whatever is left, in the files that fold events.
fn wildcards(files: &[Source]) -> Vec<(String, String)> {
    let folds = |file: &&Source| file.path.contains("/evolve") && !file.test();
    let mut found = Vec::new();
    for file in files.iter().filter(folds) {
        for line in Parsed::of(file).wildcards {
            found.push((room(&file.path), format!("{}:{line}: _ =>", file.path)));
        }
    }
    found
}

#[test]
fn every_event_is_folded_by_name() {
    let folding = sources()
        .iter()
        .filter(|file| file.path.contains("/evolve"))
        .count();
    assert!(folding >= 5, "{folding} files that fold events");
    settle(wildcards(&sources()));
}

#[test]
fn an_arm_for_whatever_is_left_is_found() {
    let found = |path: &str, arm: &str| {
        wildcards(&[Source::made(path, &format!("fn f() {{ match event {{ Event::A => a(), {arm} }} }}"))])
            .len()
    };
    for evolve in ["src/games/x/evolve.rs", "src/games/x/evolve/winter.rs", "src/table/evolve.rs"] {
        assert_eq!(found(evolve, "_ => {}"), 1);
        assert_eq!(found(evolve, "_ if late => b(),"), 1);
        assert_eq!(found(evolve, "Event::B(_) => {}"), 0);
    }
    assert_eq!(found("src/games/x/legal.rs", "_ => {}"), 0);
}
