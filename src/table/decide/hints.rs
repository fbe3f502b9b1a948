//! Agreeing to hints: before the start, and whoever takes over a seat where the others had. Changes nothing.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::computer_event::ComputerEvent;
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;

impl<G: Portray> Table<G> {
    /// The player of a seat agrees to hints, or does so no longer. It is their own word, so it is right
    /// whatever else has changed meanwhile.
    pub(super) fn wish_hints(&self, seat: Seat, value: &str) -> Decision {
        let wished = match value {
            "on" => true,
            "off" => false,
            _ => return refuse("refused-unknown-option"),
        };
        let agrees = self.roster.agrees_to_hints(seat);
        match &self.stage {
            _ if self.ended() => refuse("refused-over"),
            Stage::Playing(_) if !self.roster.wants_hints() || !wished => refuse("refused-hints-playing"),
            _ if agrees == wished => refuse("refused-hints-same"),
            _ => Ok(Draft::of(TableEvent::Computer(ComputerEvent::HintsWished { seat, wished }))),
        }
    }
}
