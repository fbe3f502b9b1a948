//! What is said of a table that plays with another's luck once more.

use crate::portray::Portray;
use crate::table::facts::TableFacts;
use crate::table::fair::commitment;
use crate::table::seat_names::named;
use crate::table::stage::Table;
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Who here has played its luck before, and who has to agree to that; nothing where nobody has.
    pub(super) fn informed_line(&self) -> Option<Message> {
        let (informed, others) = (self.informed(), self.yet_to_consent());
        if informed.is_empty() {
            return None;
        }
        let people = self.roster.people().count();
        let line = Message::new(match others.is_empty() {
            true if people > informed.len() => "lobby-duplicate-agreed",
            true => "lobby-duplicate-known",
            false => "lobby-duplicate-asked",
        });
        Some(line.with("who", named(informed)).with("others", named(others)))
    }

    /// Whose luck it plays with, and what that table promised, and it itself; nothing where it has its own.
    pub(super) fn repeated_promise(&self) -> Option<Message> {
        let original = &self.duplicate.as_ref()?.original;
        let promise = commitment(original.table, &self.seed);
        let line = Message::new(match self.twins {
            Some(_) => "witness-twin",
            None => "witness-duplicate",
        });
        let line = line
            .with("game", self.title())
            .with("table", Arg::Word(self.id.to_string().into()))
            .with("own", Arg::Word(self.commitment().into()))
            .with("first", Arg::Word(original.table.to_string().into()))
            .with("commitment", Arg::Word(promise.into()));
        Some(line)
    }
}
