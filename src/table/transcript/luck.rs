//! What the luck of a transcript came of.

use super::Transcript;
use crate::rules::Draw;
use crate::store::TableId;
use crate::table::duplicate::Original;
use crate::table::fair::{self, Entropy, EntropyShare, Recipe, Seed};
use crate::table::promise::promise;
use std::collections::BTreeMap;

impl Transcript {
    /// Its seed, and what went into the keys of its draws beside it; nothing where there is not all of that.
    pub(in crate::table) fn luck(&self) -> Option<(Seed, Entropy)> {
        if self.source.is_some() {
            return self.promised_luck();
        }
        let shares = self.seats.iter().map(|seat_line| seat_line.share.clone());
        let shares: Option<Vec<EntropyShare>> = shares.collect();
        let seed = self.seed.as_deref().and_then(Seed::parse)?;
        let entropy = fair::entropy(&shares?);
        let number = Option::unwrap_or_default;
        let (opened, start) = (number(self.opened), number(self.start));
        let beacon = self.beacon.as_ref();
        let came = beacon.and_then(|beacon| Some((beacon.round, beacon.signature.as_ref()?)));
        let entropy = match came {
            Some(round) => entropy.with_beacon(opened, start, round),
            None => entropy,
        };
        Some((seed, entropy))
    }

    /// As [`Transcript::luck`], by `fair-v3`.
    fn promised_luck(&self) -> Option<(Seed, Entropy)> {
        let seed = self.seed.as_deref().and_then(Seed::parse)?;
        let promise = self.promise_with(self.table?, &seed);
        let beacon = self.beacon.as_ref();
        let came = beacon.and_then(|beacon| Some((beacon.round, beacon.signature.as_ref()?)));
        let entropy = match came {
            Some((round, signature)) => Entropy::of_round(&promise, round, signature),
            None => Entropy::without_proof(&promise),
        };
        Some((seed, entropy))
    }

    /// What its table promises with a seed.
    pub(in crate::table) fn promise_with(&self, table: TableId, seed: &Seed) -> String {
        promise(table, seed, (self.source.as_ref(), self.original.as_ref()))
    }

    /// By which recipe its own luck was made.
    #[must_use]
    pub fn recipe(&self) -> Recipe {
        let came = self.beacon.as_ref().and_then(|beacon| beacon.signature.as_ref());
        match (&self.original, &self.source, came) {
            (Some(original), _, _) => original.entropy.recipe(),
            (None, Some(_), _) => Recipe::V3,
            (None, None, Some(_)) => Recipe::V2,
            (None, None, None) => Recipe::V1,
        }
    }

    /// The luck of a game that has ended, with its seed, for another table; nothing where there is not all of it.
    /// That of a duplicate is its original's.
    #[must_use]
    pub fn given_on(&self) -> Option<(Seed, Original)> {
        let (seed, entropy) = self.luck()?;
        if let Some(original) = &self.original {
            return Some((seed, original.clone()));
        }
        let table = self.table?;
        if self.twins || self.source.is_some() {
            // Its draws were counted already.
            let plies = BTreeMap::new();
            return Some((
                seed,
                Original {
                    table,
                    entropy,
                    plies,
                },
            ));
        }
        let mut plies: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        let mut note = |ply: u32, luck: &[Draw]| {
            for draw in luck {
                plies.entry(draw.label.clone()).or_default().push(ply);
            }
        };
        note(0, &self.deal);
        let standing = self.standing();
        let played = standing.moves.iter().filter(|step| step.is_played());
        (1..).zip(played).for_each(|(ply, step)| note(ply, step.luck()));
        Some((
            seed,
            Original {
                table,
                entropy,
                plies,
            },
        ))
    }
}
