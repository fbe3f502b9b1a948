//! What is said of a table that has ended.

use super::lobby::level_name;
use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::handover::{Tenure, tenures};
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

    /// Of each seat that changed hands, who played there with which scores, so that the results of who
    /// left and of who came stand apart.
    pub(super) fn tenure_lines(&self) -> Vec<Message> {
        let Some(outcome) = self.outcome() else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for (seat, player) in self.roster.iter() {
            let last = (!player.gone()).then(|| player.name.clone());
            let handovers = self.handovers.all.iter().filter(|handover| handover.seat == seat);
            let all = tenures(handovers, (last, outcome.scores[seat]));
            // Where nobody had a point there yet there is nothing to set apart.
            if all.len() > 1 && all.iter().any(|tenure| i64::from(tenure.to) != 0) {
                let spans: Vec<Message> = all.into_iter().map(span).collect();
                let line = Message::new("tenures").with("number", i64::from(seat.number()) + 1);
                lines.push(line.with("spans", spans));
            }
        }
        lines
    }

    /// How well the computers play that have sat here from the beginning, where there are any.
    pub(super) fn computer_line(&self) -> Option<Message> {
        let told = |(seat, level): (Seat, _)| {
            Message::new("computer-level-of")
                .seat("who", seat.number())
                .with("level", level_name(level))
        };
        let computers: Vec<Message> = self.roster.computers().map(told).collect();
        (!computers.is_empty()).then(|| Message::new("computer-levels").with("computers", computers))
    }

    /// Of each seat at which a computer stood in for its player, or that was left to one, how much of what
    /// was done there is the computer's.
    pub(super) fn stand_in_lines(&self) -> Vec<Message> {
        let Some(play) = self.play() else {
            return Vec::new();
        };
        let marks = play.history.marks();
        let told = |(seat, _): (Seat, _)| {
            let all = marks.iter().filter(|mark| mark.seat == seat);
            let done = all.clone().filter(|mark| mark.stood_in).count();
            let line = match self.roster.before(seat) {
                Some((_, name)) if self.roster.left_to_computer(seat) => {
                    Message::new("stood-in-left").with("before", Arg::Text(name.to_owned()))
                }
                // Several have sat there: whom of them it stood in for is told where they are named.
                Some(_) => Message::new("stood-in-seat").with("number", i64::from(seat.number()) + 1),
                None => Message::new("stood-in"),
            };
            let line = line.seat("who", seat.number());
            (done > 0).then(|| line.with("done", done).with("all", all.count()))
        };
        self.roster.iter().filter_map(told).collect()
    }

    pub(super) fn reveal(&self, notes: &mut Vec<Message>) {
        notes.push(Message::new("seed-revealed").with("seed", Arg::Text(self.seed.reveal())));
    }
}

/// Who played at a seat for a while, from which score to which.
fn span(tenure: Tenure) -> Message {
    let still = tenure.from == Some(tenure.to);
    let id = match (&tenure.name, tenure.from) {
        (None, _) if still => "tenure-bot-still",
        (Some(_), _) if still => "tenure-still",
        (None, _) => "tenure-bot",
        (Some(_), None) => "tenure-first",
        (Some(_), Some(_)) => "tenure",
    };
    let told = Message::new(id).with("to", i64::from(tenure.to));
    let told = told.with("from", i64::from(tenure.from.unwrap_or_default()));
    tenure
        .name
        .into_iter()
        .fold(told, |told, name| told.with("who", Arg::Text(name)))
}

/// How a table ended whose game was not over by the rules.
pub(in crate::table) fn ended_line(ending: &Ending) -> Message {
    match ending {
        Ending::Closed(by) if by.is_empty() => Message::new("closed"),
        Ending::Closed(by) => Message::new("closed-by").with("who", Arg::Text(by.clone())),
        Ending::Agreed => Message::new("closed-agreed"),
        Ending::Lapsed(_) => Message::new("closed-lapsed"),
        Ending::Stranded(_) => Message::new("closed-stranded"),
        Ending::Outlived => Message::new("closed-outlived"),
        Ending::Alone(seat) => Message::new("ended-alone").seat("who", seat.number()),
    }
}
