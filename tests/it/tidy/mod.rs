//! The house rules that a program can check: which room knows which, circles, sizes, names, and what
//! no tracked file may say.

mod circles;
mod folders;
mod layers;
mod modules;
mod names;
mod orphans;
mod parsed;
mod portraits;
mod positions;
mod recipes;
mod sizes;
mod source;
mod types;
mod wildcards;

use source::{Source, everything, root, sources};
use std::collections::BTreeSet;
use std::fs;

/// Holds that a check has found nothing; each finding comes with its room.
fn settle(found: Vec<(String, String)>) {
    none(&found.into_iter().map(|(_, finding)| finding).collect::<Vec<_>>());
}

fn none(found: &[String]) {
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_room_says_what_it_is() {
    let silent = |file: &&Source| !file.test() && !file.text.starts_with("//! ");
    none(
        &sources()
            .iter()
            .filter(silent)
            .map(|file| file.path.clone())
            .collect::<Vec<_>>(),
    );
}

#[test]
fn nothing_is_left_undone_or_silenced() {
    let words = ["todo!", "unimplemented!", "TODO", "FIXME", "#[allow", "#![allow", "#[ignore", "dbg!"];
    let mut found = Vec::new();
    for file in sources().into_iter().chain(source::tests()) {
        for (line, text) in file.code() {
            found.extend(
                words
                    .iter()
                    .filter(|word| text.contains(*word))
                    .map(|word| format!("{}:{line}: {word}", file.path)),
            );
        }
    }
    none(&found);
}

#[test]
fn no_file_names_a_machine_or_a_registrys_host() {
    let banned: Vec<String> = [
        ["/wor", "k/"],
        ["/tm", "p/t/"],
        ["/roo", "t/"],
        ["/hom", "e/"],
        ["crate", "s.io/api"],
        ["static.crate", "s.io"],
        ["index.crate", "s.io"],
        ["py", "pi.org"],
        ["registry.np", "mjs"],
        ["deb.deb", "ian.org"],
    ]
    .map(|parts| parts.concat())
    .to_vec();
    let mut found = Vec::new();
    for (path, text) in everything() {
        found.extend(
            banned
                .iter()
                .filter(|word| text.contains(*word))
                .map(|word| format!("{path}: {word}")),
        );
    }
    none(&found);
}

#[test]
fn every_dependency_comes_from_the_usual_place() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    let places: BTreeSet<&str> = lock
        .lines()
        .filter_map(|line| line.strip_prefix("source = "))
        .collect();
    assert!(places.len() == 1 && places.iter().all(|place| place.starts_with("\"registry+")), "{places:?}");
}

/// The packages that whoever ordered the bot named carry the program; of Discord's no other library does, and no TLS that
/// is not kept any more.
#[test]
fn the_packages_that_were_ordered_carry_the_program() {
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    for name in ["serenity", "tokio", "serde", "rand", "sled", "tracing"] {
        assert!(manifest["dependencies"].get(name).is_some(), "{name}");
    }
    let lock = read("Cargo.lock");
    for gone in [
        "name = \"twilight-",
        "name = \"rustls\"\nversion = \"0.22",
        "name = \"rustls-webpki\"\nversion = \"0.102",
    ] {
        assert!(!lock.contains(gone), "{gone}");
    }
}

/// The packages that deny.toml makes an exception for are still there: an exception whose cause is
/// gone goes, too.
#[test]
fn every_exception_for_a_dependency_has_its_reason_and_its_package() {
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let (deny, lock): (toml::Table, String) = (read("deny.toml").parse().unwrap(), read("Cargo.lock"));
    let there =
        |name: &str, version: &str| lock.contains(&format!("name = \"{name}\"\nversion = \"{version}"));
    let causes = [
        ("RUSTSEC-2025-0057", "fxhash", ""),
        ("RUSTSEC-2024-0384", "instant", ""),
        ("RUSTSEC-2026-0192", "ttf-parser", ""),
    ];
    let ignored = deny["advisories"]["ignore"].as_array().unwrap();
    let mut found: Vec<String> = Vec::new();
    for one in ignored {
        let id = one["id"].as_str().unwrap();
        let cause = causes.iter().find(|cause| cause.0 == id);
        if one["reason"].as_str().is_none_or(|why| why.len() < 20)
            || !cause.is_some_and(|(_, name, version)| there(name, version))
        {
            found.push(id.to_owned());
        }
    }
    for one in deny["licenses"]["exceptions"].as_array().unwrap() {
        let name = one["crate"].as_str().unwrap();
        found.extend((!there(name, "")).then(|| name.to_owned()));
    }
    assert_eq!(ignored.len(), causes.len());
    none(&found);
    assert!(read("test.sh").contains("cargo deny --locked check") && read("test.sh").contains("NOT CHECKED"));
}

#[test]
fn every_test_and_playthrough_that_rules_name_exists() {
    let tests: BTreeSet<String> = sources()
        .iter()
        .chain(&source::tests())
        .flat_map(Source::test_names)
        .collect();
    let (mut found, mut checked) = (Vec::new(), 0);
    for (path, text) in everything()
        .into_iter()
        .filter(|(path, _)| path.ends_with("RULES.md") || path.ends_with("bad-input.md"))
    {
        let named: Vec<String> = source::tests_named(&text);
        checked += named.len();
        let folder = root().join(&path).parent().unwrap().to_owned();
        let files = |name: &String| {
            [root().join(name), folder.join(name), folder.join(format!("playthroughs/{name}.txt"))]
        };
        let there = |name: &String| tests.contains(name) || files(name).iter().any(|file| file.exists());
        found.extend(
            named
                .into_iter()
                .filter(|name| !there(name))
                .map(|name| format!("{path}: {name}")),
        );
    }
    assert!(checked > 0, "no RULES.md has a table with a column “test” or “shown by”");
    none(&found);
}

#[test]
fn every_page_and_picture_that_is_linked_exists() {
    let mut found = Vec::new();
    for (path, text) in everything().into_iter().filter(|(path, _)| path.ends_with(".md")) {
        let folder = root().join(&path).parent().unwrap().to_owned();
        for link in source::links(&text) {
            if !folder.join(link).exists() {
                found.push(format!("{path}: {link}"));
            }
        }
    }
    none(&found);
}
