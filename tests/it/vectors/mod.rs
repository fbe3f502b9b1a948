//! Worked cases and recorded games that come from outside, through the public contract.
//!
//! `TAVOLO_VECTORS` names a file or a folder; without it `../shared/vectors` beside the project is
//! taken. Every file below it is read as a stream: `<game>.json` holds worked cases in sections,
//! `*.jsonl` and `*.jsonl.gz` hold one recorded game a line, which names its game.
//! `cargo test --release vectors -- --nocapture` prints what was checked.

mod barony;
mod carcassonne;
mod condottiere;
mod kingsburg;

use flate2::read::MultiGzDecoder;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use tavolo::games::{self, Visit};
use tavolo::rules::Game;

/// What checks the vectors of a game.
struct Adaptor {
    /// The game's id.
    game: &'static str,
    /// Checks a file of worked cases.
    cases: fn(&Value, &mut Tally),
    /// Checks a recorded game.
    record: fn(&Value, &mut Tally),
}

const ADAPTORS: &[Adaptor] = &[
    Adaptor {
        game: "barony",
        cases: barony::cases,
        record: barony::record,
    },
    Adaptor {
        game: "carcassonne",
        cases: carcassonne::cases,
        record: carcassonne::record,
    },
    Adaptor {
        game: "condottiere",
        cases: condottiere::cases,
        record: condottiere::record,
    },
    Adaptor {
        game: "kingsburg",
        cases: kingsburg::cases,
        record: kingsburg::record,
    },
];

/// What was checked of a game, and what was not.
#[derive(Default)]
pub struct Tally {
    cases: u64,
    plies: u64,
    /// Skipped cases and records, by the options that the game does not have.
    skipped: BTreeMap<String, u64>,
    skips: u64,
}

impl Tally {
    /// A worked case or a recorded game has passed.
    pub fn case(&mut self) {
        self.cases += 1;
    }

    /// A ply of a recorded game has passed.
    pub fn ply(&mut self) {
        self.plies += 1;
    }

    /// A case or record was left out, because the game does not have these options.
    pub fn skip(&mut self, options: &[String]) {
        self.skips += 1;
        for option in options {
            *self.skipped.entry(option.clone()).or_default() += 1;
        }
    }
}

#[test]
fn pass() {
    let Some(place) = place() else { return };
    let mut files = Vec::new();
    walk(&place, &mut files);
    assert!(!files.is_empty(), "no vectors in {}", place.display());
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut strangers: BTreeMap<String, u64> = BTreeMap::new();
    for file in &files {
        check(file, &mut tallies, &mut strangers);
    }
    println!();
    for (game, tally) in &tallies {
        println!("vectors: {game}: {} cases, {} plies, {} skipped", tally.cases, tally.plies, tally.skips);
        for (option, count) in &tally.skipped {
            println!(
                "vectors: {game}: {count} of the skipped need the option {option}, which the game does not have yet"
            );
        }
    }
    for (game, records) in &strangers {
        println!("vectors: {game}: there are {records} records, but no such game yet");
    }
    assert!(
        tallies.values().all(|tally| tally.cases + tally.skips > 0),
        "a game of which nothing was checked"
    );
}

#[test]
fn know_every_game_of_the_catalogue() {
    struct Known;
    impl Visit for Known {
        fn visit<G: Game>(&mut self) {
            assert!(
                ADAPTORS.iter().any(|adaptor| adaptor.game == G::ID),
                "the vectors have no adaptor for {}",
                G::ID
            );
        }
    }
    games::each(&mut Known);
}

/// Where the vectors are; if they are nowhere, that is said even when a test's output is captured.
fn place() -> Option<PathBuf> {
    if let Some(place) = std::env::var_os("TAVOLO_VECTORS").map(PathBuf::from) {
        assert!(place.exists(), "TAVOLO_VECTORS names {}, which is not there", place.display());
        return Some(place);
    }
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    if place.exists() {
        return Some(place);
    }
    let told = format!(
        "\nvectors: nothing checked: TAVOLO_VECTORS is not set, and {} is not there\n",
        place.display()
    );
    std::io::stderr().write_all(told.as_bytes()).unwrap();
    None
}

fn walk(place: &Path, files: &mut Vec<PathBuf>) {
    if place.is_dir() {
        let mut inside: Vec<PathBuf> = place
            .read_dir()
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        inside.sort();
        inside.iter().for_each(|path| walk(path, files));
    } else if kind(place).is_some() {
        files.push(place.to_owned());
    }
}

#[derive(PartialEq)]
enum Kind {
    Cases,
    Records { zipped: bool },
}

fn kind(file: &Path) -> Option<Kind> {
    let name = file.file_name()?.to_str()?;
    if name.ends_with(".jsonl.gz") {
        Some(Kind::Records { zipped: true })
    } else if name.ends_with(".jsonl") {
        Some(Kind::Records { zipped: false })
    } else {
        name.ends_with(".json").then_some(Kind::Cases)
    }
}

fn check(file: &Path, tallies: &mut BTreeMap<String, Tally>, strangers: &mut BTreeMap<String, u64>) {
    let open = || File::open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    match kind(file) {
        Some(Kind::Cases) => {
            let cases: Value = serde_json::from_reader(BufReader::new(open())).unwrap();
            let about = cases["about"]["game"]
                .as_str()
                .unwrap_or_else(|| panic!("{} names no game", file.display()));
            let game = about.split_whitespace().next().unwrap_or_default().to_lowercase();
            match ADAPTORS.iter().find(|adaptor| adaptor.game == game) {
                Some(adaptor) => (adaptor.cases)(&cases, tallies.entry(game).or_default()),
                None => *strangers.entry(game).or_default() += 1,
            }
        }
        Some(Kind::Records { zipped }) => {
            let stream: Box<dyn Read> = if zipped {
                Box::new(MultiGzDecoder::new(open()))
            } else {
                Box::new(open())
            };
            records(BufReader::new(stream), file, tallies, strangers);
        }
        None => panic!("{} is neither .json, .jsonl nor .jsonl.gz", file.display()),
    }
}

/// The beginning of a record. One that names no game is of the game that its folder is named after.
#[derive(serde::Deserialize)]
struct Head {
    game: Option<String>,
}

fn records(
    stream: impl BufRead,
    file: &Path,
    tallies: &mut BTreeMap<String, Tally>,
    strangers: &mut BTreeMap<String, u64>,
) {
    let folder = file
        .canonicalize()
        .unwrap()
        .parent()
        .and_then(Path::file_name)
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    for (number, line) in stream.lines().enumerate() {
        let line = line.unwrap_or_else(|error| panic!("{}, line {}: {error}", file.display(), number + 1));
        if line.trim().is_empty() {
            continue;
        }
        let head: Head = serde_json::from_str(&line)
            .unwrap_or_else(|error| panic!("{}, line {}: {error}", file.display(), number + 1));
        let game = head.game.unwrap_or_else(|| folder.clone());
        match ADAPTORS.iter().find(|adaptor| adaptor.game == game) {
            Some(adaptor) => {
                (adaptor.record)(&serde_json::from_str(&line).unwrap(), tallies.entry(game).or_default())
            }
            None => *strangers.entry(game).or_default() += 1,
        }
    }
}
