//! Luck that anyone can check: `fair-v3`, and for tables that earlier versions opened `fair-v1` and `fair-v2`.
//!
//! When a table opens, the host draws a 32-byte seed and shows its [`promise`](super::promise::promise). A public message
//! announces the start, and the round of a beacon that comes out some seconds after it makes the [`Entropy`] with the
//! promise. Each draw's ChaCha20 key is [`key`]. When the table ends the seed is shown, and everyone can derive every draw
//! again. `docs/RECORDS.md` holds the recipes. Knows no game.

use super::Roster;
use crate::beacon::Signature;
use crate::store::TableId;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// How luck is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Recipe {
    /// From the seed, tickets and words.
    #[serde(rename = "fair-v1")]
    V1,
    /// From these, the numbers of the opening and of the start, and the round of a beacon.
    #[serde(rename = "fair-v2")]
    V2,
    /// From the seed, its promise, and the round of a beacon that a public message binds the table to.
    #[serde(rename = "fair-v3")]
    V3,
}

impl Recipe {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Recipe::V1 => "fair-v1",
            Recipe::V2 => "fair-v2",
            Recipe::V3 => "fair-v3",
        }
    }

    /// The recipe of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Recipe> {
        let all = [Recipe::V1, Recipe::V2, Recipe::V3].into_iter();
        all.into_iter().find(|recipe| recipe.name() == name)
    }
}

/// SHA-256 of texts with a line feed behind each.
pub(super) fn lines(texts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    }
    hash.finalize().into()
}

/// The recipe's name and 64 hexadecimal digits.
impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.recipe.name(), hex::encode(self.bytes))
    }
}

impl FromStr for Entropy {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Entropy, &'static str> {
        let wrong = "«fair-v1», «fair-v2» or «fair-v3» and 64 hexadecimal digits belong here";
        let (name, digits) = text.split_once(' ').ok_or(wrong)?;
        let recipe = Recipe::named(name).ok_or(wrong)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| wrong)?;
        Ok(Entropy { recipe, bytes })
    }
}

/// What goes into the keys of a table's draws beside its seed, and by which recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entropy {
    recipe: Recipe,
    bytes: [u8; 32],
}

impl Entropy {
    /// The recipe.
    #[must_use]
    pub fn recipe(&self) -> Recipe {
        self.recipe
    }

    /// That of `fair-v3`: of a table's promise, and of what came out of the round that it was bound to.
    #[must_use]
    pub fn of_round(promise: &str, round: u64, signature: &Signature) -> Entropy {
        let (round, signature) = (round.to_string(), signature.to_string());
        Entropy {
            recipe: Recipe::V3,
            bytes: lines(&["tavolo fair-v3 round", promise, &round, &signature]),
        }
    }

    /// That of `fair-v3` where no round goes into a table's luck.
    #[must_use]
    pub fn without_proof(promise: &str) -> Entropy {
        Entropy {
            recipe: Recipe::V3,
            bytes: lines(&["tavolo fair-v3 without proof", promise]),
        }
    }

    /// The same with what came out of a beacon's round, by `fair-v2`: SHA-256 of `tavolo fair-v2`, the entropy of tickets
    /// and words, the numbers of the interactions that opened the table and began the game, the round (eight
    /// bytes each, the highest first), and SHA-256 of the signature.
    #[must_use]
    pub fn with_beacon(&self, opened: u64, start: u64, (round, signature): (u64, &Signature)) -> Entropy {
        let mut hash = Sha256::new();
        hash.update(b"tavolo fair-v2");
        hash.update(self.bytes);
        for number in [opened, start, round] {
            hash.update(number.to_be_bytes());
        }
        hash.update(signature.randomness());
        Entropy {
            recipe: Recipe::V2,
            bytes: hash.finalize().into(),
        }
    }
}

/// The secret of a table's luck. Its `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed in hexadecimal: only for a table that has ended, and for the store.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads a revealed seed.
    #[must_use]
    pub fn parse(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Seed(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Seed, &'static str> {
        Seed::parse(&text).ok_or("a seed is 64 hexadecimal digits")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.reveal()
    }
}

/// The promise of `fair-v1` and `fair-v2`: SHA-256 of `tavolo fair-v1 commit`, the table's id as it is shown, and the
/// seed's 32 bytes, one after the other.
#[must_use]
pub fn commitment(table: TableId, seed: &Seed) -> String {
    let mut hash = Sha256::new();
    hash.update(b"tavolo fair-v1 commit");
    hash.update(table.to_string().as_bytes());
    hash.update(seed.0);
    hex::encode(hash.finalize())
}

/// What one seat gave to the entropy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntropyShare {
    /// The number of the interaction they joined by.
    pub ticket: u64,
    /// Their word, possibly empty.
    pub word: String,
}

/// The shares of a roster, in seat order.
#[must_use]
pub fn shares(roster: &Roster) -> Vec<EntropyShare> {
    roster
        .iter()
        .map(|(_, player)| EntropyShare {
            ticket: player.joined_by,
            word: player.word.clone().unwrap_or_default(),
        })
        .collect()
}

/// SHA-256 over the shares in seat order: for each the ticket in decimal digits and the word in
/// UTF-8, both preceded by their length in bytes as four bytes, the highest first.
#[must_use]
pub fn entropy(shares: &[EntropyShare]) -> Entropy {
    let mut hash = Sha256::new();
    for share in shares {
        for part in [share.ticket.to_string().as_bytes(), share.word.as_bytes()] {
            hash.update(u32::try_from(part.len()).unwrap_or(u32::MAX).to_be_bytes());
            hash.update(part);
        }
    }
    Entropy {
        recipe: Recipe::V1,
        bytes: hash.finalize().into(),
    }
}

/// HMAC-SHA256 under the seed of the recipe's name, the ply (four bytes, the highest first; not in `fair-v3`, where draws
/// are counted whatever their ply), the label's length (one byte) and bytes, the draw's index among those of its label
/// that count (four bytes), and the entropy.
#[must_use]
pub fn key(seed: &Seed, ply: u32, label: &str, index: u32, entropy: &Entropy) -> [u8; 32] {
    // A key of 32 bytes is always accepted: HMAC takes any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&seed.0) else {
        unreachable!("HMAC takes keys of any length")
    };
    mac.update(entropy.recipe.name().as_bytes());
    if entropy.recipe != Recipe::V3 {
        mac.update(&ply.to_be_bytes());
    }
    mac.update(&[u8::try_from(label.len()).unwrap_or(u8::MAX)]);
    mac.update(label.as_bytes());
    mac.update(&index.to_be_bytes());
    mac.update(&entropy.bytes);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_never_printed() {
        let seed = Seed::new([0xab; 32]);
        assert!(!format!("{seed:?}").contains("ab"));
    }

    #[test]
    fn each_part_of_a_key_matters() {
        let seed = Seed::new([1; 32]);
        let of = |recipe, byte| Entropy {
            recipe,
            bytes: [byte; 32],
        };
        let (zeros, ones) = (of(Recipe::V1, 0), of(Recipe::V1, 1));
        let keys = [
            key(&seed, 0, "deck", 0, &zeros),
            key(&seed, 1, "deck", 0, &zeros),
            key(&seed, 0, "dice", 0, &zeros),
            key(&seed, 0, "deck", 1, &zeros),
            key(&seed, 0, "deck", 0, &ones),
            key(&seed, 0, "deck", 0, &of(Recipe::V2, 0)),
            key(&seed, 0, "deck", 0, &of(Recipe::V3, 0)),
            key(&Seed::new([2; 32]), 0, "deck", 0, &zeros),
        ];
        for (nth, one) in keys.iter().enumerate() {
            assert!(!keys[nth + 1..].contains(one));
        }
    }

    /// Computed with Python's hashlib and hmac from the recipe in `docs/RECORDS.md`, which prints
    /// the same values.
    #[test]
    fn the_recipe_gives_what_another_program_computed() {
        let seed = Seed::new(std::array::from_fn(|nth| nth as u8));
        let table: TableId = "7k2mz0q4".parse().unwrap();
        let ana = EntropyShare {
            ticket: 1_456_074_443_980_800_007,
            word: "clover".to_owned(),
        };
        let rui = EntropyShare {
            ticket: 1_456_074_443_980_800_019,
            word: String::new(),
        };
        let entropy = entropy(&[ana, rui]);
        assert_eq!(
            commitment(table, &seed),
            "9b9cd59e9cba2294b9d4b6469380c60677bb278df6be64b6d137804b2b1d3b17"
        );
        assert_eq!(
            hex::encode(entropy.bytes),
            "ab1b4ad2939bab95f2098850fca44ad8f927a7e75e7a706668f59e19e68af6ba"
        );
        let key = key(&seed, 3, "deck", 1, &entropy);
        assert_eq!(hex::encode(key), "b4e82f0c6fcc87d621787609e417ce398bd7f2a44d7c610f8032f97c23e0d24d");
        let signature = concat!(
            "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486",
            "d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"
        );
        let mixed = entropy.with_beacon(
            1_456_074_443_980_800_007,
            1_456_074_443_980_800_023,
            (123, &signature.parse().unwrap()),
        );
        assert_eq!(
            hex::encode(mixed.bytes),
            "f57c601ec208f81f8749c93dee59a723f7ddb32d6e0eea72c90a6160d6f9a30c"
        );
        let key = self::key(&seed, 3, "deck", 1, &mixed);
        assert_eq!(hex::encode(key), "81c264177d2535f0a5858313c4cab7402867fe3eb2f00738a8d19fe2226b14e7");
    }

    /// Computed with Python's hashlib and hmac from the recipe in `docs/RECORDS.md`, which prints the same values.
    #[test]
    fn the_third_recipe_gives_what_another_program_computed() {
        let seed = Seed::new(std::array::from_fn(|nth| nth as u8));
        let promise = "W5Knu1JiveDBYLAXEVJZRohZ";
        let signature = concat!(
            "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486",
            "d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"
        );
        let round = Entropy::of_round(promise, 123, &signature.parse().unwrap());
        let without = Entropy::without_proof(promise);
        for (entropy, bytes, made) in [
            (
                round,
                "5f57ace911b01cde13cbf5b92660ad691de7f33380bfe5aa47e21bdc424d9fb0",
                "660a92dfe44551ce8696a84fb26f91cfd3fdc45e7f1da3543ba0311dcd7fac15",
            ),
            (
                without,
                "c18442c4b6a44d79c2a1d8d639be31264ba35fcf73b675726a1074c6f530bd5c",
                "b860c9ae468852e177ae605197ea676db850fb021b7a1cb09b7dea946691f431",
            ),
        ] {
            assert_eq!(entropy.to_string(), format!("fair-v3 {bytes}"));
            let keys = [0, 7].map(|ply| hex::encode(key(&seed, ply, "deck", 1, &entropy)));
            assert_eq!(keys, [made, made], "whatever the ply");
        }
    }

    #[test]
    fn shares_are_told_apart_by_their_lengths() {
        let share = |ticket, word: &str| EntropyShare {
            ticket,
            word: word.to_owned(),
        };
        assert_ne!(entropy(&[share(1, "2"), share(3, "")]), entropy(&[share(1, ""), share(23, "")]));
        assert_ne!(entropy(&[share(1, "a"), share(2, "b")]), entropy(&[share(2, "b"), share(1, "a")]));
    }
}
