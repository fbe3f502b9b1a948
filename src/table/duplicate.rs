//! The same deal again: the luck of a game that has ended, at another table. As in duplicate bridge, what was drawn
//! there first of a kind is drawn here first of that kind, whatever lies between, so that both have as much of it
//! alike as their players leave alike. Knows no game.

use super::UserId;
use super::fair::{Entropy, Seed, key};
use crate::rules::{Chance, Draw, DrawLabel};
use crate::store::TableId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The ply of draws that the original never came to: no game is so long.
pub(super) const BEYOND: u32 = u32::MAX;

/// The luck of a game that has ended, beside its seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Original {
    /// The table that it was played at first.
    #[serde(with = "as_text")]
    pub table: TableId,
    /// What went into its keys beside the seed.
    #[serde(with = "as_text")]
    pub entropy: Entropy,
    /// Of each label, in which ply each of its draws was made, in order.
    #[serde(rename = "drawn")]
    pub plies: BTreeMap<String, Vec<u32>>,
}

/// What makes a table a duplicate of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duplicate {
    /// Whose luck it has.
    #[serde(flatten)]
    pub original: Original,
    /// How many sit there: as many as at the original, or another deal would come of the same luck.
    pub seats: u8,
    /// Who has played it before, and knows what comes.
    pub seen_by: Vec<UserId>,
    /// Whether it is played there while the first table plays it too, hidden from each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub twin: bool,
}

/// How many draws of each label were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DrawCounts(BTreeMap<String, u32>);

impl DrawCounts {
    /// Those of some draws.
    pub(super) fn of<'a>(draws: impl IntoIterator<Item = &'a Draw>) -> DrawCounts {
        let mut counts = DrawCounts::default();
        counts.add(draws);
        counts
    }

    /// Adds more.
    pub(super) fn add<'a>(&mut self, draws: impl IntoIterator<Item = &'a Draw>) {
        for draw in draws {
            match self.0.get_mut(&draw.label) {
                Some(count) => *count += 1,
                None => _ = self.0.insert(draw.label.clone(), 1),
            }
        }
    }

    fn of_label(&self, label: DrawLabel) -> u32 {
        self.0.get(label).copied().unwrap_or_default()
    }
}

impl Original {
    /// The key of a draw: of the one that the original made as the same of its label, counted with those `before`
    /// this ply. Where the original made fewer, one that it would have made in no ply.
    pub(super) fn key(&self, seed: &Seed, before: &DrawCounts, (label, index): (DrawLabel, u32)) -> [u8; 32] {
        let nth = before.of_label(label).saturating_add(index);
        let plies = self.plies.get(label).map_or(&[][..], Vec::as_slice);
        let at = usize::try_from(nth).unwrap_or(usize::MAX);
        match plies.get(at) {
            Some(ply) => {
                let earlier = plies[..at].iter().filter(|other| *other == ply).count();
                key(seed, *ply, label, u32::try_from(earlier).unwrap_or(u32::MAX), &self.entropy)
            }
            None => key(seed, BEYOND, label, nth, &self.entropy),
        }
    }
}

/// Which key a draw has.
#[derive(Clone, Copy, Debug)]
pub(super) enum KeyRule<'a> {
    /// That of its ply, by the table's own entropy.
    ByPly(&'a Entropy),
    /// By how many of its label were drawn before, whatever lies between: since `fair-v3`, and before at the first of
    /// twin tables, whose others draw the same.
    Counted(&'a Entropy),
    /// As the original drew.
    Original(&'a Original),
}

impl KeyRule<'_> {
    /// Whether it counts the draws before.
    pub(super) fn counts(self) -> bool {
        !matches!(self, KeyRule::ByPly(_))
    }
}

/// The luck of a ply that follows these draws, under a seed.
pub(super) fn chance<'a>(
    seed: &'a Seed,
    rule: KeyRule<'a>,
    (ply, before): (u32, &'a DrawCounts),
) -> Chance<'a> {
    match rule {
        KeyRule::ByPly(entropy) => Chance::keyed(move |label, index| key(seed, ply, label, index, entropy)),
        KeyRule::Counted(entropy) => Chance::keyed(move |label, index| {
            key(seed, BEYOND, label, before.of_label(label).saturating_add(index), entropy)
        }),
        KeyRule::Original(original) => {
            Chance::keyed(move |label, index| original.key(seed, before, (label, index)))
        }
    }
}

/// A value as the text that it is written as.
pub(super) mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(in crate::table) fn serialize<S: Serializer>(value: &impl Display, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(in crate::table) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that `docs/RECORDS.md` gives for a check of one's own program, and two keys that Python's hmac made
    /// from its recipe.
    #[test]
    fn keys_are_those_that_another_program_computed() {
        let entropy = "fair-v1 ab1b4ad2939bab95f2098850fca44ad8f927a7e75e7a706668f59e19e68af6ba";
        let original = Original {
            table: "7k2mz0q4".parse().unwrap(),
            entropy: entropy.parse().unwrap(),
            plies: [("deck".to_owned(), vec![0, 3, 3])].into(),
        };
        let seed = Seed::new(std::array::from_fn(|nth| nth as u8));
        let drawn = |text: &str| -> Vec<Draw> { text.split(';').map(|draw| draw.parse().unwrap()).collect() };
        let within = "b4e82f0c6fcc87d621787609e417ce398bd7f2a44d7c610f8032f97c23e0d24d";
        let beyond = "16c2cdc72663f5e7b1a948afae464eecaa364a04bea7b290fcaf74ea6e6499a9";
        for (before, index, key) in [
            ("deck m1;deck m2", 0, within),
            ("deck m1;dice 3;dice 4;dice 5", 1, within),
            ("dice 1", 2, within),
            ("deck m1;deck m2;deck m3", 0, beyond),
            ("deck m1;deck m2", 1, beyond),
        ] {
            let counts = DrawCounts::of(&drawn(before));
            assert_eq!(
                hex::encode(original.key(&seed, &counts, ("deck", index))),
                key,
                "{before} and {index}"
            );
        }
        assert_eq!(original.entropy.to_string(), entropy);
    }
}
