//! What a table still waits for before its game begins.

use super::draft::refuse;
use crate::portray::Portray;
use crate::table::facts::TableFacts as _;
use crate::table::stage::{Stage, Table};
use crate::table::{Denied, Refusal};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// How many players the game needs besides those who sit there.
    pub(in crate::table) fn missing(&self) -> u8 {
        G::SEATS.start().saturating_sub(self.roster.len())
    }

    /// Refuses what belongs before a game, and says that it is on or over.
    pub(super) fn already_begun<T>(&self) -> Result<T, Denied> {
        refuse(match self.ended() {
            true => "refused-over",
            false => "refused-started",
        })
    }

    /// Refuses what belongs to a game that has begun, and says what it waits for.
    pub(super) fn unbegun<T>(&self) -> Result<T, Denied> {
        if let Stage::Drawing(_) = self.stage {
            return refuse("refused-drawing");
        }
        let missing = i64::from(self.missing());
        Err(Refusal::new(Message::new("refused-not-started").with("missing", missing)).into())
    }
}
