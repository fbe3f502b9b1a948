//! What a table promises of its luck when it opens, so that neither its seed nor what else its luck comes of can be
//! exchanged later. `docs/RECORDS.md` holds the recipe. Knows no game.

use super::duplicate::Original;
use super::fair::{Seed, commitment, lines};
use crate::store::TableId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::fmt;
use std::str::FromStr;

/// How many bytes of the hash a promise shows: 144 bits, so that two seeds with one promise take some 2⁷² tries, and 24
/// letters, which fit on a phone.
const SHOWN: usize = 18;
/// How many letters these are.
const LETTERS: usize = 24;
/// What stands for a source that is no beacon.
const NONE: &str = "none";
/// What stands for the luck of another table.
const ORIGINAL: &str = "original";

/// What a table's luck comes of beside its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LuckSource {
    /// A round of the beacon's chain of this name.
    Beacon(String),
    /// Nothing: whoever runs the bot has no beacon.
    Seed,
    /// What the luck of the table came of whose deal it plays once more.
    Original,
}

/// As records have it: a chain's name, `none` or `original`.
impl fmt::Display for LuckSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LuckSource::Beacon(chain) => chain,
            LuckSource::Seed => NONE,
            LuckSource::Original => ORIGINAL,
        })
    }
}

impl From<&str> for LuckSource {
    fn from(text: &str) -> LuckSource {
        match text {
            NONE => LuckSource::Seed,
            ORIGINAL => LuckSource::Original,
            chain => LuckSource::Beacon(chain.to_owned()),
        }
    }
}

/// The promise of a table with a seed: by `fair-v3`, from what its luck comes of, or where that is not said as earlier
/// versions made it.
#[must_use]
pub fn promise(
    table: TableId,
    seed: &Seed,
    (source, original): (Option<&LuckSource>, Option<&Original>),
) -> String {
    let said = match (source, original) {
        (None, _) => return commitment(table, seed),
        (Some(LuckSource::Original), Some(original)) => {
            format!("{ORIGINAL} {} {}", original.table, original.entropy)
        }
        (Some(source), _) => source.to_string(),
    };
    let hash = lines(&["tavolo fair-v3 promise", &said, &table.to_string(), &seed.reveal()]);
    URL_SAFE_NO_PAD.encode(&hash[..SHOWN])
}

/// A promise that somebody has seen: 24 letters, or of an earlier version 64 hexadecimal digits, in small letters or
/// capitals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise(String);

impl Promise {
    /// Whether it is this one.
    #[must_use]
    pub fn is(&self, promise: &str) -> bool {
        self.0 == promise
    }

    /// Reads one as records have it.
    #[must_use]
    pub fn read(text: &str) -> Option<Promise> {
        let digits = text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        if digits {
            return Some(Promise(text.to_ascii_lowercase()));
        }
        let letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        let letters = text.len() == LETTERS && text.bytes().all(letter);
        letters.then(|| Promise(text.to_owned()))
    }

    /// As it was read.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }
}

impl FromStr for Promise {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Promise, &'static str> {
        // The whole line is what somebody copies on a phone.
        let mut words = text.split(|mark: char| mark.is_whitespace() || mark == '`');
        words
            .find_map(Promise::read)
            .ok_or("a promise is 24 letters, digits, «-» and «_», or 64 hexadecimal digits")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_known_again_however_it_is_typed() {
        let (small, large) = ("5f".repeat(32), "5F".repeat(32));
        for typed in [small.clone(), large, format!(" `{small}`\n")] {
            assert!(typed.parse::<Promise>().unwrap().is(&small), "{typed}");
        }
        let short = "W5Knu1JiveDBYLAXEVJZRohZ";
        for typed in [short.to_owned(), format!(" `{short}`\n"), format!("Luck: promised · {short}")] {
            assert!(typed.parse::<Promise>().unwrap().is(short), "{typed}");
        }
        assert!(!short.to_lowercase().parse::<Promise>().unwrap().is(short), "its capitals count");
        for typed in [
            "",
            "5f",
            &small[1..],
            &format!("{small}0"),
            &"5g".repeat(32),
            &short[1..],
            "W5Knu1JiveDBYLAXEVJZRoh+",
        ] {
            assert!(typed.parse::<Promise>().is_err(), "{typed}");
        }
    }

    /// Computed with Python's hashlib from the recipe in `docs/RECORDS.md`, which prints the same values.
    #[test]
    fn promises_are_those_that_another_program_computed() {
        let seed = Seed::new(std::array::from_fn(|nth| nth as u8));
        let table: TableId = "7k2mz0q4".parse().unwrap();
        let original = Original {
            table: "3c9d0k1m".parse().unwrap(),
            entropy: "fair-v1 ab1b4ad2939bab95f2098850fca44ad8f927a7e75e7a706668f59e19e68af6ba"
                .parse()
                .unwrap(),
            plies: [("deck".to_owned(), vec![0, 3])].into(),
        };
        for (source, made) in [
            (Some("quicknet"), "W5Knu1JiveDBYLAXEVJZRohZ"),
            (Some("none"), "rsvOog1jQ_az6A_yFDYCOW-C"),
            (Some("original"), "gk97eB6g_81Pt-iskVZK4-QJ"),
            (None, "9b9cd59e9cba2294b9d4b6469380c60677bb278df6be64b6d137804b2b1d3b17"),
        ] {
            let source = source.map(LuckSource::from);
            let of = (source.as_ref(), Some(&original));
            assert_eq!(promise(table, &seed, of), made, "{source:?}");
        }
    }

    #[test]
    fn a_source_reads_as_it_is_written() {
        for text in ["quicknet", "sandbox", "none", "original"] {
            assert_eq!(LuckSource::from(text).to_string(), text);
        }
    }
}
