//! Orders to a table that plays with another's luck once more. Changes nothing.

use super::draft::{Decision, Draft, refuse};
use crate::portray::Portray;
use crate::table::seat_names::named;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Chosen, Denied, Order, Refusal, SameDeal};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Whether its game may begin, where it plays with another's luck: all seats are taken, and nobody plays
    /// unasked with somebody who knows what comes.
    pub(super) fn may_repeat(&self) -> Result<(), Denied> {
        let Some(duplicate) = &self.duplicate else {
            return Ok(());
        };
        if self.roster.len() != duplicate.seats {
            let id = match self.closed_twin() {
                true => "refused-duplicate-closed",
                false => "refused-duplicate-seats",
            };
            let few = Message::new(id)
                .with("seats", i64::from(duplicate.seats))
                .with("here", i64::from(self.roster.len()));
            return Err(Refusal::new(few).into());
        }
        let others = self.yet_to_consent();
        if others.is_empty() {
            return Ok(());
        }
        let refused = Message::new("refused-duplicate-consent").with("who", named(self.informed()));
        Err(Refusal::new(refused.with("others", named(others))).into())
    }

    /// Somebody would open a table with the same luck where this one stands.
    pub(super) fn join_duplicate(&self, order: &Order, same: &SameDeal) -> Decision {
        let original = self.duplicate.as_ref().map(|duplicate| &duplicate.original);
        match original == Some(&same.duplicate.original) {
            true => self.join(order, &Chosen::NONE),
            false => Err(Denied::Conflict),
        }
    }

    /// Somebody agrees to play with those who have played the table's luck before. It is their own word, so it
    /// is right whatever else has changed, but who these are.
    pub(super) fn consent(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Gathering = self.stage else {
            return self.already_begun();
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        if self.yet_to_consent().has(seat) {
            return Ok(Draft::of(TableEvent::Consented { seat }));
        }
        refuse("refused-consent-none")
    }
}
