//! `tavolo import` of hostile records: each is refused with a sentence that names the line and what
//! is wrong there, and the store stays as it was.

use super::{tavolo, told};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A game that this program played with itself.
const GOOD: &str = include_str!("../edge/record.txt");

/// Every file of a folder with its bytes.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().to_string_lossy().into_owned();
        match entry.path().is_dir() {
            true => found.extend(
                contents(&entry.path())
                    .into_iter()
                    .map(|(file, bytes)| (format!("{name}/{file}"), bytes)),
            ),
            false => drop(found.insert(name, fs::read(entry.path()).unwrap())),
        }
    }
    found
}

/// The line where something stands in the good record.
fn line(words: &str) -> usize {
    1 + GOOD.lines().position(|line| line.starts_with(words)).unwrap()
}

/// The good record with one line put in the place of another.
fn with(words: &str, other: &str) -> Vec<u8> {
    let old = GOOD.lines().nth(line(words) - 1).unwrap();
    GOOD.replacen(&format!("{old}\n"), &format!("{other}\n"), 1)
        .into_bytes()
}

/// A hostile record, the line to be named, and what is to be said of it.
type Case = (&'static str, Vec<u8>, usize, &'static str);

fn hostile() -> Vec<Case> {
    let (lines, third) = (GOOD.lines().count(), GOOD.lines().nth(line("3 ") - 1).unwrap());
    let half = GOOD.lines().count() / 2;
    let cut: String = GOOD.lines().take(half).map(|line| format!("{line}\n")).collect();
    let torn = &GOOD[..cut.len() - 3];
    let mut bent = with("3 ", "3 1 \u{fffd}");
    let at = bent.iter().position(|byte| *byte == 0xef).unwrap();
    bent[at] = 0xff;
    vec![
        ("an empty file", Vec::new(), 1, "is missing"),
        ("zeros", vec![0; 10 << 20], 1, "a record begins with"),
        ("a later format", with("tavolo-record", "tavolo-record 2"), 1, "this program reads format 1"),
        ("an unknown game", with("game", "game chess 1"), line("game"), "no game «chess»"),
        ("another game", with("game", "game carcassonne 1"), line("option"), "has no option"),
        ("a later schema", with("game", "game condottiere 9"), line("game"), "schema 9"),
        ("a table's id that is none", with("table", "table ../../etc"), line("table"), "is not a table's id"),
        (
            "an unknown option",
            with("option", "option colour blue"),
            line("option"),
            "no option or value «colour blue»",
        ),
        (
            "an unknown value",
            with("option", "option stand-off perhaps"),
            line("option"),
            "no option or value",
        ),
        ("a seat out of order", with("seat 1", "seat 7 Bia"), line("seat 1"), "seats come in order"),
        (
            "a crowd",
            with(
                "seat 0",
                &(0..17)
                    .map(|seat| format!("seat {seat} X"))
                    .collect::<Vec<_>>()
                    .join("\n"),
            ),
            21,
            "at most 16",
        ),
        ("too few seats", with("seat 1", "# gone"), line("ticket 1"), "no such seat"),
        (
            "a ticket beyond all numbers",
            with("ticket 0", "ticket 0 99999999999999999999"),
            line("ticket 0"),
            "is not a ticket",
        ),
        ("a seed that is none", with("seed", "seed xyz"), line("seed"), "64 hexadecimal digits"),
        (
            "another seed",
            with("seed", &format!("seed {}", "e".repeat(64))),
            line("commitment"),
            "the promise does not go with the seed",
        ),
        (
            "another promise",
            with("commitment", &format!("commitment {}", "e".repeat(64))),
            line("commitment"),
            "the promise does not go with the seed",
        ),
        ("no seed", with("seed", "# gone"), line("0 deal"), "no seed"),
        (
            "other luck",
            with(
                "0 deal",
                &GOOD
                    .lines()
                    .nth(line("0 deal") - 1)
                    .unwrap()
                    .replacen("m5 m4", "m4 m5", 1),
            ),
            line("0 deal"),
            "luck of ply 0",
        ),
        ("impossible luck", with("0 deal", "0 deal | first-seat 9"), line("0 deal"), "the rules draw"),
        ("no luck", with("0 deal", "0 deal"), line("0 deal"), "the rules draw"),
        ("an impossible ply", with("1 ", "1 2 bishop"), line("1 "), "breaks the rule"),
        ("another's turn", with("1 ", "1 0 region firenze"), line("1 "), "breaks the rule"),
        ("another game's notation", with("1 ", "1 2 K7 e"), line("1 "), "«K7 e» is not an action"),
        ("a seat out of range", with("1 ", "1 9 region firenze"), line("1 "), "there is no such seat"),
        ("a ply twice", with("3 ", &format!("{third}\n{third}")), line("3 ") + 1, "ply 4 comes next"),
        ("a ply left out", with("3 ", "# gone"), line("3 ") + 1, "ply 3 comes next"),
        ("a ply beyond all numbers", with("3 ", "99999999999 0 pass"), line("3 "), "is not a ply"),
        ("nothing to take back", with("1 ", "back 1"), line("1 "), "nothing to take back"),
        (
            "somebody who takes a taken seat",
            with("1 ", "replaced 1 Eve\n1 2 region firenze"),
            line("1 "),
            "no table would have taken this",
        ),
        (
            "an action of five million letters",
            with("1 ", &format!("1 2 {}", "m5 ".repeat(5 << 18))),
            line("1 "),
            "is not an action",
        ),
        (
            "a word of five million letters",
            with("seat 0", &"x".repeat(5 << 20)),
            line("seat 0"),
            "does not belong before the deal",
        ),
        (
            "marks that turn the reading direction",
            with("1 ", "1 2 region \u{202e}eznerif\u{2066}"),
            line("1 "),
            "is not an action",
        ),
        ("marks that steer a terminal", with("3 ", "\u{1b}[2J\u{7}"), line("3 "), "is not a ply"),
        ("what is not UTF-8", bent, line("3 "), "this is not UTF-8"),
        ("another end", with("over", "over regions | winners 1 | scores 1 2 3"), lines, "it ends otherwise"),
        ("more after the end", format!("{GOOD}{third}\n").into_bytes(), lines + 1, "nothing follows the end"),
        ("a cut file", cut.into_bytes(), half, "is not over"),
        ("a torn line", torn.as_bytes().to_vec(), half, ""),
        (
            "endless lines",
            format!("{GOOD}{}", "\n".repeat(300_000)).into_bytes(),
            50_001,
            "at most 50000 lines",
        ),
    ]
}

#[test]
fn a_hostile_record_is_refused_with_its_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("r.txt");
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(&file, GOOD).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);
    let before = contents(&folder.path().join("state"));
    for (name, text, line, what) in hostile() {
        fs::write(&file, text).unwrap();
        let (code, out, err) = go(&["import", "r.txt"]);
        assert_eq!((code, out.as_str()), (1, ""), "{name}: {err}");
        assert!(
            err.starts_with(&format!("tavolo: r.txt: line {line}: ")) && err.contains(what),
            "{name}: {err}"
        );
        let steers = |mark: char| {
            mark.is_control() || matches!(mark, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        };
        assert!(err.trim_end().chars().count() < 300 && !err.trim_end().contains(steers), "{name}: {err:?}");
        assert!(contents(&folder.path().join("state")) == before, "{name}: the store's files have changed");
    }
}

#[test]
fn a_record_of_a_table_that_is_there_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    let import = |text: &[u8]| {
        fs::write(folder.path().join("r.txt"), text).unwrap();
        go(&["import", "r.txt"])
    };
    assert_eq!(import(GOOD.as_bytes()).0, 0);
    assert_eq!(go(&["backup", "before.txt"]).0, 0);
    for text in [GOOD.as_bytes().to_vec(), with("seat 0", "seat 0 Eve")] {
        let (code, _, err) = import(&text);
        assert!(
            code == 1
                && err.contains(&format!("r.txt: line {}: ", line("table")))
                && err.contains("there already"),
            "{err}"
        );
    }
    assert_eq!(go(&["backup", "after.txt"]).0, 0);
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert!(read("before.txt") == read("after.txt"), "the store has changed");
}

#[test]
fn what_is_no_readable_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::File::create(folder.path().join("large.txt"))
        .unwrap()
        .set_len(1 << 40)
        .unwrap();
    fs::create_dir(folder.path().join("folder.txt")).unwrap();
    for (name, what, ends) in [
        ("large.txt", "bytes are too many", 1),
        ("folder.txt", "directory", 2),
        ("gone.txt", "No such file", 2),
    ] {
        let (code, _, err) = go(&["import", name]);
        assert!(
            code == ends && err.starts_with(&format!("tavolo: {name}: ")) && err.contains(what),
            "{name}: {err}"
        );
    }
    assert!(!folder.path().join("state").exists(), "a store was made");
}

#[test]
fn a_damaged_data_folder_is_said_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("r.txt"), GOOD).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);
    fs::remove_file(folder.path().join("state/mark")).unwrap();
    let before = contents(&folder.path().join("state"));
    for args in [&["import", "r.txt"][..], &["export"], &["backup", "b.txt"]] {
        let (code, _, err) = go(args);
        assert!(
            code == 65 && err.contains("is damaged (") && err.contains("restore the last backup"),
            "{args:?}: {err}"
        );
        assert!(
            contents(&folder.path().join("state")) == before,
            "{args:?}: the folder's files have changed"
        );
    }
}

#[test]
fn of_several_records_each_that_is_one_is_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("good.txt"), GOOD).unwrap();
    fs::write(folder.path().join("bad.txt"), "nonsense\n").unwrap();
    let (code, out, err) = go(&["import", "bad.txt", "good.txt", "gone.txt"]);
    assert_eq!((code, out.lines().count(), err.lines().count()), (1, 1, 2), "{out}{err}");
    assert!(
        out.starts_with("table ") && err.contains("bad.txt: line 1") && err.contains("gone.txt"),
        "{err}"
    );
    let (code, out, _) = go(&["export"]);
    assert_eq!((code, out.lines().count()), (0, 1), "{out}");
}
