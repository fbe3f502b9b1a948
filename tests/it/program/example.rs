//! The example configuration: whoever takes a `#` away has what `check-config` accepts.

use super::{TOKEN, tavolo, told};
use std::fs;
use tavolo::words::{Locale, Words};

const EXAMPLE: &str = include_str!("../../../config.example.toml");

/// The numbers of the lines that show a key.
fn keys() -> Vec<usize> {
    let key = |line: &str| {
        line.strip_prefix("# ")
            .and_then(|rest| rest.split_once(" = "))
            .is_some_and(|(key, _)| !key.contains([' ', '`']))
    };
    EXAMPLE
        .lines()
        .enumerate()
        .filter(|(_, line)| key(line))
        .map(|(at, _)| at)
        .collect()
}

/// The example with some of its keys taken out of their comments.
fn with(keys: &[usize]) -> String {
    let line = |(at, line): (usize, &str)| {
        if keys.contains(&at) {
            line[2..].to_owned()
        } else {
            line.to_owned()
        }
    };
    EXAMPLE
        .lines()
        .enumerate()
        .map(line)
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn each_example_is_accepted_alone_and_all_together() {
    let folder = tempfile::tempdir().unwrap();
    let own = own_text();
    fs::create_dir_all(folder.path().join("words/de")).unwrap();
    fs::write(folder.path().join("words/de/own.ftl"), format!("{own} = Anders\n")).unwrap();
    fs::write(folder.path().join("token"), TOKEN).unwrap();
    let keys = keys();
    assert!(keys.len() >= 20, "{keys:?}");
    for taken in keys
        .iter()
        .map(|key| vec![*key])
        .chain([keys.clone(), Vec::new()])
    {
        let (code, _, err) =
            told(&tavolo(folder.path(), Some(&with(&taken)), &["check-config", "--no-token"], None));
        assert_eq!(code, 0, "line {:?}: {err}", taken.first().map(|at| at + 1));
    }
}

/// The id of the text that the example shows how to replace.
fn own_text() -> &'static str {
    EXAMPLE
        .split('`')
        .find_map(|part| part.strip_suffix(" = …"))
        .unwrap()
}

#[test]
fn the_text_that_is_replaced_in_the_example_is_one() {
    assert!(Words::load().unwrap().has(Locale::German, own_text()), "{}", own_text());
}
