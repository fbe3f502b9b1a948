//! A table that pauses: more than half of those who play there want it, and any two of them end it.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::table::Order;
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::timing::Pace;

/// The longest that a table pauses, in milliseconds: 14 days.
pub(super) const LONGEST: u64 = 14 * 24 * 60 * 60 * 1_000;
/// So many end a pause.
const ENOUGH: usize = 2;

impl<G: Portray> Table<G> {
    /// Somebody would like the table to pause, or to go on.
    pub(super) fn wish_pause(&self, order: &Order, pause: bool) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(_) = &self.stage else {
            return self.unbegun();
        };
        let present = self.timing.pause();
        match present.until {
            _ if self.ended() => return refuse("refused-over"),
            Some(_) if pause => return refuse("refused-pause-on"),
            None if !pause => return refuse("refused-pause-off"),
            None if self.timing.pace() == Pace::Relaxed => return refuse("refused-pause-relaxed"),
            None if self.timing.poll().is_some() => return refuse("refused-pause-poll"),
            _ if present.wished.has(seat) => return refuse("refused-pause-wished"),
            Some(_) | None => {}
        }
        let here = self.roster.here();
        let wished = present.wished.with(seat);
        let wishes = here.iter().filter(|other| wished.has(*other)).count();
        let mut entries = vec![TableEvent::PauseWished { seat }];
        if pause && 2 * wishes > here.len() {
            let until = order.at.max(self.touched).saturating_add(LONGEST);
            entries.push(TableEvent::Paused { until });
        }
        if !pause && wishes >= ENOUGH.min(here.len()) {
            entries.push(TableEvent::WentOn);
        }
        Ok(Draft::entries(entries))
    }
}
