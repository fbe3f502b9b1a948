//! Folding what becomes of seats whose time is up.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::timing::{PACE, Remedy};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// The table has agreed on another pace; while it plays that is worth a line.
    pub(super) fn paced(&mut self) {
        if self.play().is_some() {
            self.news += 1;
            self.new_pace = true;
            self.note(Message::new("log-paced").with("pace", self.pace_name()));
        }
    }

    /// A seat would like another pace, or agrees to it.
    pub(super) fn pace_wished(&mut self, seat: Seat, pace: &str) {
        self.news += 1;
        let told = Message::new("log-pace-wished").seat("who", seat.number());
        self.note(told.with("pace", Message::new(format!("table-option-{}-{pace}", PACE.key))));
    }

    /// A seat has those reminded who are awaited.
    pub(super) fn nudged(&mut self, seat: Seat) {
        self.note(Message::new("log-nudged").seat("who", seat.number()));
    }

    /// A seat's player is away until a moment, or back.
    pub(super) fn away(&mut self, seat: Seat, until: u64) {
        let told = Message::new(if until > 0 { "log-away" } else { "log-back" });
        let told = told.seat("who", seat.number());
        self.note(told.with("until", Arg::Moment(until / 1_000)));
    }

    /// A seat would like the table to pause, or to go on.
    pub(super) fn pause_wished(&mut self, seat: Seat) {
        if self.to_answer_pause().is_none() {
            self.news += 1;
            // The others are to answer: they are asked once, however many wish it.
            self.asks();
            self.pause_asked = Some((self.turns, self.reminders_given()));
        }
        let id = if self.timing.pause().until.is_some() {
            "log-go-on-wished"
        } else {
            "log-pause-wished"
        };
        self.note(Message::new(id).seat("who", seat.number()));
    }

    /// The table pauses, or goes on.
    pub(super) fn pauses(&mut self) {
        self.pause_asked = None;
        let over = Message::new("log-pause-over");
        match (self.timing.pause().until, self.lateness.by_clock) {
            (Some(_), _) => self.note(Message::new("log-paused")),
            (None, false) => self.note(Message::new("log-went-on")),
            (None, true) => {
                let awaited = self.awaited().iter().next();
                awaited
                    .into_iter()
                    .for_each(|seat| self.note_about(seat, over.clone()));
                self.note(over);
            }
        }
    }

    /// The time of seats is up.
    pub(super) fn overdue(&mut self, seats: &[Seat]) {
        // The others are to answer.
        self.asks();
        self.lateness.settled = None;
        // Of whoever has left it was told that they have.
        let departed = self.upkeep.departed();
        if !seats.iter().all(|seat| departed.has(*seat)) {
            self.note_of(seats, Message::new("log-overdue").with("who", named(seats)));
        }
    }

    /// A seat has answered what is to become of them.
    pub(super) fn voted(&mut self, seat: Seat, remedy: Remedy) {
        let wish = Message::new(format!("remedy-{}", remedy.id()));
        self.note(
            Message::new("log-voted")
                .seat("who", seat.number())
                .with("remedy", wish),
        );
    }

    /// It is decided what becomes of them; the answers may have been `split`.
    pub(super) fn settled(&mut self, remedy: Remedy, seats: &[Seat], split: bool) {
        self.news += 1;
        self.lapse_rewind();
        if remedy.stands_in() {
            seats.iter().for_each(|seat| self.roster.set_absent(*seat, true));
        }
        if remedy == Remedy::Substitute {
            self.returnable = seats
                .iter()
                .fold(self.returnable, |seats, seat| seats.with(*seat));
        }
        let told = if split && remedy == Remedy::SafeAction {
            Message::new("log-settled-split")
        } else {
            Message::new(format!("log-settled-{}", remedy.id()))
        };
        let alone = i64::from(self.roster.people().count() < 2);
        let told = told.with("who", named(seats)).with("count", seats.len());
        let told = told.with("alone", alone);
        self.note_remedy(remedy, seats, told.clone());
        self.note_of(seats, told);
    }

    /// Notes a line about seats, for the log and for those who come back.
    fn note_of(&mut self, seats: &[Seat], told: Message) {
        if let Some(first) = seats.first() {
            self.note_about(*first, told.clone());
        }
        self.note(told);
    }

    /// Somebody for whom the host has played plays again.
    pub(super) fn returned(&mut self, seat: Seat) {
        self.news += 1;
        self.roster.set_absent(seat, false);
        let told = Message::new("log-returned").seat("who", seat.number());
        self.note_for_recap(seat, told.clone());
        self.note(told);
    }
}

/// Seats by the names of those who sit there.
fn named(seats: &[Seat]) -> Arg {
    let named = |seat: &Seat| Message::new("who").seat("who", seat.number());
    seats.iter().map(named).collect::<Vec<Message>>().into()
}
