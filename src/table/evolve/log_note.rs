//! Noting what the log tells beside the game.

use crate::portray::Portray;
use crate::table::stage::{LogNote, Stage, Table};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Notes a line for all.
    pub(super) fn note(&mut self, message: Message) {
        if let Stage::Playing(play) = &mut self.stage {
            play.notes.push(LogNote {
                after: play.history.plies(),
                only: None,
                message,
                before: None,
            });
        }
    }
}
