//! What luck gave in a game that is over. While it goes on nothing is told of it.

use crate::portray::Portray;
use crate::rules::Viewer;
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
    /// What luck gave whom, once the game is over.
    pub(super) fn fortune_lines(&self) -> Vec<Message> {
        let Some(play) = self.play().filter(|_| self.ended() && !self.covered()) else {
            return vec![Message::new("table-luck-later")];
        };
        let events: Vec<G::Event> = play.history.events::<G>().into_iter().flatten().collect();
        let fortunes = play.opening.fortunes(&events);
        let told = G::luck(play.shown().view(Viewer::Spectator), &fortunes);
        if told.is_empty() {
            return vec![Message::new("table-luck-none")];
        }
        told
    }
}
