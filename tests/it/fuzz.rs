//! A short run of what the fuzz targets hold (`fuzz/README.md`): over their seeds as they are, over
//! changes of them with words of their dictionaries, and over hostile sizes.
//! `TAVOLO_FUZZ=100000 cargo test --test it fuzz` runs as many changes of each as wanted.

#[path = "../../fuzz/src/lib.rs"]
mod holds;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};
use std::fs;
use std::path::{Path, PathBuf};

/// How many changed inputs a target gets unless told otherwise.
const CASES: u32 = 256;

/// A target's inputs.
#[derive(Debug)]
struct Target {
    check: fn(&[u8]),
    seeds: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
}

/// One change of an input; places are taken modulo its length.
#[derive(Clone, Debug)]
enum Change {
    /// Leaves out what lies between two places.
    Cut(Index, Index),
    /// Puts a word of the dictionary in.
    Word(Index, Index),
    /// Puts any bytes in.
    Noise(Index, Vec<u8>),
    /// Puts any text in.
    Text(Index, String),
    /// Says what lies between two places some times more.
    Again(Index, Index, u8),
    /// Puts the end of another seed after a place.
    Graft(Index, Index, Index),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any::<(Index, Index)>().prop_map(|(from, to)| Change::Cut(from, to)),
        any::<(Index, Index)>().prop_map(|(at, word)| Change::Word(at, word)),
        any::<(Index, Index)>().prop_map(|(at, word)| Change::Word(at, word)),
        (any::<Index>(), proptest::collection::vec(any::<u8>(), 1..5))
            .prop_map(|(at, noise)| Change::Noise(at, noise)),
        (any::<Index>(), "\\PC{1,12}").prop_map(|(at, text)| Change::Text(at, text)),
        any::<(Index, Index, u8)>().prop_map(|(from, to, times)| Change::Again(from, to, times % 20)),
        any::<(Index, Index, Index)>().prop_map(|(at, seed, from)| Change::Graft(at, seed, from)),
    ]
}

impl Target {
    fn named(name: &str, check: fn(&[u8])) -> Target {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
        let mut files: Vec<PathBuf> = fs::read_dir(folder.join("seeds").join(name))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        files.sort();
        let seeds: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
        let dictionary =
            fs::read_to_string(folder.join("dictionaries").join(format!("{name}.dict"))).unwrap();
        let words = dictionary
            .lines()
            .filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
        let words: Vec<Vec<u8>> = words
            .map(|word| word.replace("\\\"", "\"").replace("\\\\", "\\").into_bytes())
            .collect();
        assert!(
            seeds.len() > 2 && words.len() > 5,
            "{name}: {} seeds and {} words",
            seeds.len(),
            words.len()
        );
        Target { check, seeds, words }
    }

    /// Holds the function against each seed as it is, and against changed ones.
    fn run(&self) {
        self.seeds.iter().for_each(|seed| (self.check)(seed));
        let cases = std::env::var("TAVOLO_FUZZ")
            .ok()
            .and_then(|count| count.parse().ok())
            .unwrap_or(CASES);
        let inputs = (any::<Index>(), proptest::collection::vec(change(), 0..6));
        let mut runner = TestRunner::new(Config {
            cases,
            failure_persistence: None,
            ..Config::default()
        });
        let outcome = runner.run(&inputs, |(seed, changes)| {
            (self.check)(&self.changed(seed, &changes));
            Ok(())
        });
        if let Err(proptest::test_runner::TestError::Fail(why, (seed, changes))) = &outcome {
            panic!("{why}\nby the input {:?}", String::from_utf8_lossy(&self.changed(*seed, changes)));
        }
        outcome.unwrap();
    }

    fn changed(&self, seed: Index, changes: &[Change]) -> Vec<u8> {
        let mut input = seed.get(&self.seeds).clone();
        for change in changes {
            let room = input.len() + 1;
            let place = |at: &Index| at.index(room);
            match change {
                Change::Cut(from, to) => {
                    let (from, to) = (place(from), place(to));
                    input.drain(from.min(to)..from.max(to));
                }
                Change::Word(at, word) => {
                    drop(input.splice(place(at)..place(at), word.get(&self.words).clone()))
                }
                Change::Noise(at, noise) => drop(input.splice(place(at)..place(at), noise.clone())),
                Change::Text(at, text) => drop(input.splice(place(at)..place(at), text.bytes())),
                Change::Again(from, to, times) => {
                    let (from, to) = (place(from).min(place(to)), place(from).max(place(to)));
                    let again = input[from..to.min(from + 400)].repeat(usize::from(*times));
                    input.splice(to..to, again);
                }
                Change::Graft(at, seed, from) => {
                    let other = seed.get(&self.seeds);
                    input.truncate(place(at));
                    input.extend_from_slice(&other[from.index(other.len() + 1)..]);
                }
            }
        }
        input
    }

    /// Holds the function against inputs of hostile size.
    fn sizes(&self) {
        let letters = ["\0", "x", "[", "{\"a\":", "\"", " ", "\n", "\u{202e}", "é", "0", "a.", "0 ", "| "];
        letters
            .iter()
            .for_each(|letter| (self.check)(&letter.repeat((1 << 18) / letter.len()).into_bytes()));
        for seed in &self.seeds {
            let end = seed
                .iter()
                .rposition(|byte| !byte.is_ascii_whitespace())
                .map_or(0, |last| last + 1);
            let last = seed[..end]
                .iter()
                .rposition(|byte| *byte == b'\n' || *byte == b' ')
                .map_or(0, |at| at + 1);
            (self.check)(&[seed.as_slice(), &seed[last..end].repeat(30_000 / (end - last).max(1))].concat());
        }
    }
}

macro_rules! targets {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                Target::named(stringify!($name), holds::$name::check).run();
            }
        )*

        #[test]
        fn hostile_sizes_are_answered() {
            $(Target::named(stringify!($name), holds::$name::check).sizes();)*
        }
    };
}

targets! { notation records config custom_ids interactions }

#[test]
fn every_seed_of_an_interaction_is_one() {
    let target = Target::named("interactions", holds::interactions::check);
    let strange: Vec<String> = target
        .seeds
        .iter()
        .filter(|seed| holds::interactions::read(seed).is_none())
        .map(|seed| String::from_utf8_lossy(seed).into_owned())
        .collect();
    assert!(strange.is_empty(), "{strange:?}");
}
