//! Noting what people did last, for those who press twice.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::latest_answer::{Answer, LatestAnswer};
use crate::table::panel_path::choosing;
use crate::table::plan_offer::OFFERED;
use crate::table::show::TableView;
use crate::table::stage::Table;
use crate::table::table_event::{RecordBody, TableEvent};

impl<G: Portray> Table<G> {
    /// Notes what the person of a record does by it, before it is folded.
    pub(super) fn note_answer(&mut self, body: &RecordBody) {
        let Some((user, seat)) = body.by.and_then(|user| Some((user, self.roster.seat_of(user)?))) else {
            return;
        };
        let offered = body.entries.first().is_some_and(|first| carries_out(first, seat));
        let Some(what) = body.entries.iter().find_map(|entry| answer(entry, seat, offered)) else {
            return;
        };
        let latest = LatestAnswer {
            stamp: self.stamp(user),
            what,
            happened: self.happened(),
        };
        self.answers.insert(user, latest);
    }
}

/// Whether an entry says that a seat's plan is carried out, as it was offered to the seat.
fn carries_out(entry: &TableEvent, seat: Seat) -> bool {
    matches!(entry, TableEvent::Planned { seat: own, outcome, .. } if *own == seat && outcome.done.is_some())
}

/// What a seat's person does by an entry, if anything that a control does.
fn answer(entry: &TableEvent, seat: Seat, offered: bool) -> Option<Answer> {
    if let TableEvent::Played {
        seat: own, action, ..
    } = entry
        && *own == seat
    {
        let notation = if offered { OFFERED } else { action };
        return Some(Answer::Notation(notation.to_owned()));
    }
    if let TableEvent::Set { key, value } = entry {
        return Some(Answer::Notation(choosing(key, value)));
    }
    let back = matches!(entry, TableEvent::TakenBack | TableEvent::Unanswered { .. });
    back.then_some(Answer::TakeBack)
}
