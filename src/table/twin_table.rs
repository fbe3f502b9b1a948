//! A table as one of twins: its deal for the others, and what happens between them. Knows no game.

use super::duplicate::{Duplicate, Original};
use super::export;
use super::facts::TableFacts;
use super::stage::Table;
use super::twins::{ON, Twins, TwinsEvent};
use super::{Chosen, SameDeal};
use crate::portray::Portray;
use std::collections::BTreeMap;

impl<G: Portray> Table<G> {
    /// As [`super::TableView::twin_deal`].
    pub(super) fn deal_for_twin(&self) -> Option<SameDeal> {
        let twins = self.twins.as_ref().filter(|_| self.duplicate.is_none())?;
        let play = self.play().filter(|_| !twins.released && !self.ended())?;
        let mut chosen = Chosen::default();
        for (key, value) in export::options(self) {
            chosen.set(&key, &value);
        }
        Some(SameDeal {
            seed: self.seed.clone(),
            chosen,
            duplicate: Duplicate {
                original: Original {
                    table: self.id,
                    entropy: play.entropy.clone(),
                    plies: BTreeMap::new(),
                },
                seats: self.roster.len(),
                seen_by: Vec::new(),
                twin: true,
            },
            computers: Vec::new(),
            hints: false,
        })
    }

    /// Whether another table has played its deal before, or played it at the same time.
    pub(super) fn has_counterpart(&self) -> bool {
        let twins = self.twins.as_ref();
        self.duplicate.is_some() || twins.is_some_and(|twins| !twins.others.is_empty())
    }

    /// Whether it may have twins is chosen.
    pub(super) fn set_twins(&mut self, value: &str) {
        self.twins = (value == ON).then(Twins::default);
    }

    /// Folds what happens between it and its twins.
    pub(super) fn twinned(&mut self, what: TwinsEvent) {
        let Some(twins) = &mut self.twins else {
            return;
        };
        match what {
            TwinsEvent::Joined { table } => {
                twins.others.retain(|(other, _)| *other != table);
                twins.others.push((table, self.touched));
            }
            TwinsEvent::Reserved => twins.reserved = true,
            TwinsEvent::Closed => twins.closed = true,
            TwinsEvent::Released => twins.released = true,
        }
    }
}
