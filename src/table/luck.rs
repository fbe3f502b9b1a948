//! A table's luck: what it is promised by, what goes into it, and the same luck once more for another table.

use super::UserId;
use super::drawing::Drawing;
use super::duplicate::{self, DrawCounts, KeyRule};
use super::fair::{self, Entropy, Recipe, Seed};
use super::play::Play;
use super::promise::{LuckSource, promise};
use super::stage::{Stage, Table};
use crate::beacon::Signature;
use crate::portray::Portray;
use crate::rules::{Chance, Seats};

impl<G: Portray> Table<G> {
    /// The promise of its luck.
    pub(super) fn commitment(&self) -> String {
        self.promise_with(&self.seed)
    }

    /// What the promise of its luck would be with a seed.
    pub(super) fn promise_with(&self, seed: &Seed) -> String {
        let original = self.duplicate.as_ref().map(|duplicate| &duplicate.original);
        promise(self.id, seed, (self.luck_source().as_ref(), original))
    }

    /// What its luck comes of beside the seed; nothing where an earlier version opened it, whose promise does not say.
    pub(super) fn luck_source(&self) -> Option<LuckSource> {
        (self.recipe == Recipe::V3).then(|| match (&self.duplicate, self.beacon) {
            (Some(_), _) => LuckSource::Original,
            (None, Some(chain)) => LuckSource::Beacon(chain.name.to_owned()),
            (None, None) => LuckSource::Seed,
        })
    }

    /// What goes into the keys of its draws beside the seed, where this came out of the round that it waits
    /// for.
    pub(super) fn entropy(&self, signature: Option<&Signature>) -> Entropy {
        let binding = match &self.stage {
            Stage::Drawing(Drawing { binding, .. }) => Some(binding),
            Stage::Gathering | Stage::Playing(_) | Stage::Closed(_) => None,
        };
        let round = binding.and_then(|binding| Some((binding, binding.round?, signature?)));
        if self.recipe == Recipe::V3 {
            let promise = self.commitment();
            return match round {
                Some((_, round, signature)) => Entropy::of_round(&promise, round, signature),
                None => Entropy::without_proof(&promise),
            };
        }
        let shared = fair::entropy(&fair::shares(&self.roster));
        match round {
            Some((binding, round, signature)) => {
                // Only tables that know what opened them are bound.
                let (opened, start) = (self.opened.unwrap_or_default(), binding.start.unwrap_or_default());
                shared.with_beacon(opened, start, (round, signature))
            }
            None => shared,
        }
    }

    /// Whether this is what comes out of the round that it waits for.
    pub(super) fn comes_out(&self, signature: &Signature) -> bool {
        let Stage::Drawing(Drawing { binding, .. }) = &self.stage else {
            return false;
        };
        let comes_out = |round: u64| binding.chain.check(round, signature).is_ok();
        binding.round.is_some_and(comes_out)
    }

    /// The luck of a ply that follows these draws; ply 0 is the deal.
    pub(super) fn chance<'a>(&'a self, ply: u32, entropy: &'a Entropy, before: &'a DrawCounts) -> Chance<'a> {
        let rule = match &self.duplicate {
            Some(duplicate) => KeyRule::Original(&duplicate.original),
            None if self.counts_draws() => KeyRule::Counted(entropy),
            None => KeyRule::ByPly(entropy),
        };
        duplicate::chance(&self.seed, rule, (ply, before))
    }

    /// Whether its draws are counted by label, whatever their ply.
    fn counts_draws(&self) -> bool {
        self.recipe == Recipe::V3 || self.duplicate.is_some() || self.twins.is_some()
    }

    /// How many draws of each label came before the next ply, without so many of the last plies; counted only
    /// where luck depends on that.
    pub(super) fn draws_before(&self, play: &Play<G>, without: usize) -> DrawCounts {
        match self.counts_draws() {
            true => play.history.draw_counts(without),
            false => DrawCounts::default(),
        }
    }

    /// The people here who have played its luck before.
    pub(super) fn informed(&self) -> Seats {
        let people = self.roster.iter();
        let seen = people.filter(|(_, player)| player.user().is_some_and(|user| self.has_seen(user)));
        seen.map(|(seat, _)| seat).collect()
    }

    /// The people here who have not agreed to play with those; nobody where nobody has to.
    pub(super) fn yet_to_consent(&self) -> Seats {
        let informed = self.informed();
        if informed.is_empty() {
            return Seats::NONE;
        }
        let agrees = |user: UserId| self.consents.contains(&user);
        let people = self.roster.iter().filter(|(seat, _)| !informed.has(*seat));
        let yet_to_consent = people.filter(|(_, player)| player.user().is_some_and(|user| !agrees(user)));
        yet_to_consent.map(|(seat, _)| seat).collect()
    }
}
