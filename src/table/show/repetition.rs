//! What is told of an order that its person has given already, on the same panel.

use crate::portray::Portray;
use crate::table::latest_answer::{Answer, LatestAnswer};
use crate::table::panel_path::chosen;
use crate::table::stage::Table;
use crate::table::{Command, Step, UserId};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// What somebody did by this order before, on a panel of this stamp, if that was the last thing
    /// that they did.
    pub(super) fn done_before(&self, user: UserId, stamp: Step, command: &Command) -> Option<Message> {
        let latest = self.answers.get(&user)?;
        if latest.stamp != stamp || answer::<G>(command).as_ref() != Some(&latest.what) {
            return None;
        }
        self.told_answer(user, latest)
    }

    fn told_answer(&self, user: UserId, latest: &LatestAnswer) -> Option<Message> {
        let seat = self.roster.seat_of(user)?;
        match (&latest.what, self.play()) {
            (Answer::TakeBack, _) => Some(Message::new("log-taken-back").seat("who", seat.number())),
            (Answer::Notation(notation), None) => {
                chosen(notation).map(|(key, value)| Self::option_line(key, value))
            }
            (Answer::Notation(_), Some(play)) => {
                let told = self.acted_lines(play, seat, latest.happened).into_iter();
                told.reduce(|told, more| Message::new("recap-and").with("told", told).with("more", more))
            }
        }
    }
}

/// What an order does that a control gives, an action as it is written down.
fn answer<G: Portray>(command: &Command) -> Option<Answer> {
    match command {
        Command::TakeBack => Some(Answer::TakeBack),
        Command::Play { notation } => {
            let action = notation.parse::<G::Action>();
            Some(Answer::Notation(action.map_or_else(|_| notation.clone(), |action| action.to_string())))
        }
        _ => None,
    }
}
