//! Noting what the log tells beside the game.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::latest_entries::{Doer, Happened};
use crate::table::play::{LogNote, Play};
use crate::table::stage::{Stage, Table};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// Notes a line of somebody's doing for those who come back.
    pub(super) fn note_for_recap(&mut self, seat: Seat, message: Message) {
        let turn = self.turns;
        if let Stage::Playing(play) = &mut self.stage {
            play.latest.push(seat, (turn, false), Happened::Note(message));
        }
    }

    /// Notes a line about somebody that is no doing of theirs, for those who come back.
    pub(super) fn note_about(&mut self, seat: Seat, message: Message) {
        self.note_for_recap(seat, message);
        if let Stage::Playing(play) = &mut self.stage {
            play.latest.done_by(Doer::Nobody);
        }
    }

    /// Notes a line for all.
    pub(super) fn note(&mut self, message: Message) {
        self.note_after(message, |play| Some(play.history.plies()));
    }

    /// Notes a line for all of what came before the deal.
    pub(super) fn note_before(&mut self, message: Message) {
        self.note_after(message, |_| None);
    }

    fn note_after(&mut self, message: Message, after: impl FnOnce(&Play<G>) -> Option<usize>) {
        if let Stage::Playing(play) = &mut self.stage {
            play.notes.push(LogNote {
                after: after(play),
                only: None,
                message,
                before: None,
            });
        }
    }
}
