//! A table's luck: what it is promised by, what goes into it, and the same luck once more for another table.

use super::UserId;
use super::drawing::Drawing;
use super::duplicate::{self, DrawCounts, KeyRule};
use super::fair::{self, Entropy};
use super::play::Play;
use super::stage::{Stage, Table};
use crate::beacon::Signature;
use crate::portray::Portray;
use crate::rules::{Chance, Seats};

impl<G: Portray> Table<G> {
    /// The promise of its luck.
    pub(super) fn commitment(&self) -> String {
        fair::commitment(self.id, &self.seed)
    }

    /// What goes into the keys of its draws beside the seed, where this came out of the round that it waits
    /// for.
    pub(super) fn entropy(&self, signature: Option<&Signature>) -> Entropy {
        let shared = fair::entropy(&fair::shares(&self.roster));
        match (&self.stage, signature) {
            (Stage::Drawing(Drawing { binding, .. }), Some(signature)) => {
                // Only tables that know what opened them are bound.
                let opened = self.opened.unwrap_or_default();
                shared.with_beacon(opened, binding.start, (binding.round, signature))
            }
            _ => shared,
        }
    }

    /// Whether this is what comes out of the round that it waits for.
    pub(super) fn comes_out(&self, signature: &Signature) -> bool {
        let Stage::Drawing(Drawing { binding, .. }) = &self.stage else {
            return false;
        };
        binding.chain.check(binding.round, signature).is_ok()
    }

    /// The luck of a ply that follows these draws; ply 0 is the deal.
    pub(super) fn chance<'a>(&'a self, ply: u32, entropy: &'a Entropy, before: &'a DrawCounts) -> Chance<'a> {
        let rule = match (&self.duplicate, &self.twins) {
            (Some(duplicate), _) => KeyRule::Original(&duplicate.original),
            (None, Some(_)) => KeyRule::Counted(entropy),
            (None, None) => KeyRule::ByPly(entropy),
        };
        duplicate::chance(&self.seed, rule, (ply, before))
    }

    /// How many draws of each label came before the next ply, without so many of the last plies; counted only
    /// where luck depends on that.
    pub(super) fn draws_before(&self, play: &Play<G>, without: usize) -> DrawCounts {
        match self.duplicate.is_some() || self.twins.is_some() {
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
