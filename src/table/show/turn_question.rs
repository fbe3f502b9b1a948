//! Whose turn it is, for those who ask.

use crate::portray::Portray;
use crate::rules::{Seat, Viewer};
use crate::table::UserId;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::words::Message;

/// How it is asked for.
pub(super) const QUESTION: &str = "turn";

/// The question, as it is typed and in words.
pub(super) fn question() -> (String, Message) {
    (QUESTION.to_owned(), Message::new("table-question-turn"))
}

/// What people may call it.
pub(super) fn synonyms() -> (String, Message) {
    (QUESTION.to_owned(), Message::new("table-asked-turn"))
}

impl<G: Portray> Table<G> {
    /// Who is awaited and for what, until when; of whoever asks, that it is their turn.
    pub(super) fn turn_lines(&self, user: UserId) -> Vec<Message> {
        let Some(play) = self.play().filter(|_| !self.ended()) else {
            return vec![Message::new("panel-over")];
        };
        let own = self.roster.seat_of(user);
        let up = own.is_some_and(|seat| self.awaited().has(seat));
        let headline = G::headline(self.sight(play, Viewer::Spectator));
        up.then(|| Message::new("panel-your-turn"))
            .into_iter()
            .chain((!up).then(|| self.waiting_line()))
            .chain(headline.into_iter().take(1))
            .chain(self.time_lines())
            .chain(own.and_then(|seat| self.reserve_line(seat)))
            .collect()
    }

    /// What is left of a seat's reserve, for whoever has it.
    fn reserve_line(&self, own: Seat) -> Option<Message> {
        let minutes = self.timing.reserve(own)? / 60_000;
        let left = Message::new("time-reserve-left").with("hours", (minutes / 60) as i64);
        Some(left.with("minutes", (minutes % 60) as i64))
    }
}
