//! What luck gave in a game that is over. While it goes on nothing is told of it.

use crate::portray::Portray;
use crate::rules::{Fortune, Viewer};
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::words::Message;

/// How it is asked for.
pub(super) const QUESTION: &str = "luck";

/// The question, as it is typed and in words.
pub(super) fn question() -> (String, Message) {
    (QUESTION.to_owned(), Message::new("table-question-luck"))
}

/// What people may call it.
pub(super) fn synonyms() -> (String, Message) {
    (QUESTION.to_owned(), Message::new("table-asked-luck"))
}

impl<G: Portray> Table<G> {
    /// What luck gave, kind by kind, once the game is over; nothing before.
    pub(super) fn all_fortunes(&self) -> Vec<Fortune> {
        let Some(play) = self.play().filter(|_| self.ended() && !self.covered()) else {
            return Vec::new();
        };
        let events: Vec<G::Event> = play.history.events::<G>().into_iter().flatten().collect();
        play.opening.fortunes(&events)
    }

    /// What luck gave whom, once the game is over.
    pub(super) fn fortune_lines(&self) -> Vec<Message> {
        let Some(play) = self.play().filter(|_| self.ended() && !self.covered()) else {
            return vec![Message::new("table-luck-later")];
        };
        let fortunes = self.all_fortunes();
        let told = G::luck(self.sight(play, Viewer::Spectator), &fortunes);
        if told.is_empty() {
            return vec![Message::new("table-luck-none")];
        }
        told
    }
}
