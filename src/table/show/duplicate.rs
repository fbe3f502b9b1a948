//! What is said of a table that plays with another's luck once more.

use crate::portray::Portray;
use crate::table::seat_names::named;
use crate::table::stage::Table;
use crate::words::Message;

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
}
