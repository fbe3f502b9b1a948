//! Folding what is asked about taking actions back, and that it is done.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::misfit::Misfit;
use crate::table::play::LogNote;
use crate::table::rewind::{Rewind, RewindAsker};
use crate::table::show::rewound;
use crate::table::stage::Table;
use crate::table::table_event::TableEvent;
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// A seat asks whether actions may be taken back.
    pub(super) fn rewind_asked_by(&mut self, seat: Seat, plies: usize) {
        let asked = Message::new("log-rewind-asked").seat("who", seat.number());
        self.note(asked.with("count", plies));
        self.rewind_asked(RewindAsker::Seat(seat), plies);
    }

    /// It is asked whether actions may be taken back.
    pub(super) fn rewind_asked(&mut self, by: RewindAsker, plies: usize) {
        self.news += 1;
        // The others are to answer.
        self.asks();
        self.interventions.latest = None;
        self.rewind = Some(Rewind::new(by, plies));
    }

    /// A seat has answered, or withdraws what it has asked.
    pub(super) fn rewind_answered(&mut self, seat: Seat, agrees: bool) {
        let Some(rewind) = &mut self.rewind else { return };
        if agrees {
            rewind.agreed = rewind.agreed.with(seat);
            return;
        }
        let id = match rewind.seat() {
            Some(asker) if asker == seat => "log-rewind-withdrawn",
            Some(_) | None => "log-rewind-declined",
        };
        self.end_rewind(Message::new(id).seat("who", seat.number()));
    }

    /// Nothing is asked any more, and this is told about it until somebody acts.
    pub(super) fn end_rewind(&mut self, told: Message) {
        self.rewind = None;
        self.news += 1;
        self.note(told.clone());
        self.interventions.latest = Some(told);
    }

    /// Something else was done at the table: what was asked would be about another position.
    pub(super) fn lapse_rewind(&mut self) {
        if self.rewind.take().is_some() {
            let told = Message::new("log-rewind-lapsed");
            self.note(told.clone());
            self.interventions.latest = Some(told);
        }
    }

    /// Several actions are taken back, as all agreed.
    pub(super) fn rewound(&mut self, entry: &TableEvent, plies: usize) -> Result<(), Misfit> {
        let by = self.rewind.take().map(|rewind| rewind.by);
        let play = self.playing()?;
        if play.history.plies() < plies {
            return Err(Misfit::NothingToTakeBack);
        }
        let before = play.before(plies);
        let gone = play.history.rewind(entry, plies).unwrap_or_default();
        play.state = before;
        let first = (0..plies).map(|_| play.latest.take_back()).last().flatten();
        self.settle_notes();
        gone.iter().for_each(|ply| self.hold(ply.seat));
        let told = rewound::<G>(first.as_ref(), plies);
        let asker = match by {
            Some(RewindAsker::Seat(seat)) => Some(seat),
            Some(RewindAsker::Manager(_)) | None => gone.first().map(|ply| ply.seat),
        };
        if let Some(seat) = asker {
            self.note_about(seat, told.clone());
        }
        self.interventions.latest = None;
        self.note(told);
        Ok(())
    }

    /// A seat takes back what it has answered in secret: nobody else is told. What is asked would be about
    /// other actions, so it is off as if anybody had answered.
    pub(super) fn unanswered(&mut self, entry: &TableEvent, seat: Seat) -> Result<(), Misfit> {
        self.lapse_rewind();
        let play = self.playing()?;
        let before = play.without_last_of(seat).ok_or(Misfit::NothingToTakeBack)?;
        play.history.unanswer(entry, seat);
        play.state = before;
        play.latest.unanswer(seat);
        self.settle_notes();
        self.hold(seat);
        let play = self.playing()?;
        let after = Some(play.history.plies());
        play.notes.push(LogNote {
            after,
            only: Some(seat),
            message: Message::new("log-taken-back").seat("who", seat.number()),
            before: None,
        });
        Ok(())
    }

    /// What was told after plies that are gone is told before those that follow now.
    pub(super) fn settle_notes(&mut self) {
        if let Ok(play) = self.playing() {
            let plies = play.history.plies();
            play.notes
                .iter_mut()
                .for_each(|note| note.after = note.after.min(Some(plies)));
        }
    }
}
