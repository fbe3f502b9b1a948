//! What is said of a table that has ended.

use crate::portray::Portray;
use crate::table::stage::Table;
use crate::table::table_event::Ending;
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// That the table was closed, and by whom as far as that was written down.
    pub(super) fn closed_line(&self) -> Message {
        let begun = self.play().is_some();
        match &self.ending {
            Some(Ending::Closed(by)) if !begun && !by.is_empty() => {
                Message::new("closed-lobby-by").with("who", Arg::Text(by.clone()))
            }
            None | Some(Ending::Closed(_)) if !begun => Message::new("closed-lobby"),
            None => Message::new("closed"),
            Some(ending) => self.late_ending(ending).unwrap_or_else(|| ended_line(ending)),
        }
    }

    pub(super) fn reveal(&self, notes: &mut Vec<Message>) {
        notes.push(Message::new("seed-revealed").with("seed", Arg::Text(self.seed.reveal())));
    }
}

/// How a table ended whose game was not over by the rules.
pub(in crate::table) fn ended_line(ending: &Ending) -> Message {
    match ending {
        Ending::Closed(by) if by.is_empty() => Message::new("closed"),
        Ending::Closed(by) => Message::new("closed-by").with("who", Arg::Text(by.clone())),
        Ending::Agreed => Message::new("closed-agreed"),
        Ending::Lapsed(_) => Message::new("closed-lapsed"),
        Ending::Stranded(_) => Message::new("closed-stranded"),
        Ending::Alone(seat) => Message::new("ended-alone").seat("who", seat.number()),
    }
}
