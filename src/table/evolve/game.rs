//! Folding what happens in the game: its deal, its actions, take-backs, and its end.

use crate::beacon::Signature;
use crate::portray::Portray;
use crate::rules::{BySeat, Opening, Outcome, Seat, Seating, Seats, Viewer};
use crate::table::Player;
use crate::table::history::{History, Mark};
use crate::table::latest_entries::{Doer, Happened, LatestEntries};
use crate::table::misfit::Misfit;
use crate::table::play::{Plans, Play};
use crate::table::show::{ended_line, headings, taken_back};
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::written_events::WrittenEvents;
use crate::words::Message;

/// Whose doing an action of a seat was, where it was not its player's.
pub(super) struct Hand {
    /// The host's, for a seat whose time is up or that nobody has.
    pub(super) by_host: bool,
    /// A computer's that stands in for its player, or that they have left the seat to.
    pub(super) stood_in: bool,
    /// The table's, behind somebody else's action, since the seat had nothing to choose.
    pub(super) unasked: bool,
}

impl<G: Portray> Table<G> {
    /// The game begins.
    pub(super) fn begin(
        &mut self,
        entry: &TableEvent,
        events: &WrittenEvents,
        signature: Option<Signature>,
    ) -> Result<(), Misfit> {
        let drawn = self.drawn(signature)?;
        let bound = drawn.clone();
        let seating = Seating {
            seats: self.roster.len(),
        };
        let opening = Opening::new(&self.chosen, seating).map_err(|reason| Misfit::options(&reason))?;
        let state = opening.follow(&*events.read::<G>()?)?;
        self.roster.settle_hints();
        let mut history = History::default();
        history.push(entry);
        let entropy = self.entropy(signature.as_ref());
        let plans = BySeat::make(seating.seats, |_| Plans::default());
        let play = Play {
            entropy,
            drawn,
            opening,
            state,
            stopped: None,
            history,
            notes: Vec::new(),
            plans,
            latest: LatestEntries::default(),
        };
        self.stage = Stage::Playing(play);
        self.timing.begin(seating.seats, self.touched);
        self.note_drawn(bound.as_ref());
        Ok(())
    }

    /// A seat acts: what was told until somebody does is told no more, and whoever has taken it over
    /// keeps it, unless it was done `unasked`.
    pub(super) fn acts(&mut self, seat: Seat, unasked: bool) {
        self.kept_open = None;
        let player = self.roster.player(seat);
        // Where the host plays on for nobody, what somebody did to the table is not read yet.
        if player.is_some_and(|player| !player.gone()) {
            self.interventions.latest = None;
        }
        self.new_pace = false;
        if !unasked && self.roster.player(seat).is_some_and(Player::here) {
            self.returnable = self.returnable.without(seat);
        }
        self.lapse_rewind();
    }

    /// A seat has acted, or the host for it.
    pub(super) fn played(
        &mut self,
        entry: &TableEvent,
        seat: Seat,
        (drew, hand): (bool, Hand),
        events: &WrittenEvents,
    ) -> Result<(), Misfit> {
        let events = events.read::<G>()?;
        let (turn, secret) = (self.turns, self.answer_in_secret());
        let play = self.playing()?;
        play.state.follow(&*events)?;
        let round = G::round(play.state.public());
        play.history.push_ply(
            entry,
            Mark {
                seat,
                drew,
                by_host: hand.by_host,
                stood_in: hand.stood_in,
                uncovered: events.iter().any(G::uncovers),
                secret,
                round,
            },
        );
        let headings = headings(play.state.view(Viewer::Spectator), &events);
        play.latest.push(seat, (turn, secret), Happened::Ply(events));
        play.latest.begin(headings);
        play.latest.done_by(match hand {
            Hand { unasked: true, .. } => Doer::Nobody,
            Hand { stood_in: true, .. } => Doer::Computer,
            Hand { by_host: true, .. } => Doer::Bot,
            Hand { .. } => Doer::Player,
        });
        Ok(())
    }

    /// The last action that stands is taken back.
    pub(super) fn taken_back(&mut self, entry: &TableEvent) -> Result<(), Misfit> {
        self.lapse_rewind();
        let play = self.playing()?;
        let before = play.before(1);
        let ply = play.history.take_back(entry).ok_or(Misfit::NothingToTakeBack)?;
        play.state = before;
        let withdrawn = play.latest.take_back();
        self.settle_notes();
        self.hold(ply.seat);
        let note = match &withdrawn {
            Some(entry) => taken_back::<G>(entry),
            None => Message::new("log-taken-back").seat("who", ply.seat.number()),
        };
        // What was taken back in the same turn was told nowhere.
        if withdrawn.is_some_and(|withdrawn| withdrawn.turn < self.turns) {
            self.note_for_recap(ply.seat, note.clone());
        }
        self.note(note);
        Ok(())
    }

    /// The table ends before its game is over.
    pub(super) fn ended_by(&mut self, ending: &Ending) {
        let told = self.late_ending(ending);
        self.note(told.unwrap_or_else(|| ended_line(ending)));
        self.ending = Some(ending.clone());
        self.interventions.halt = None;
        self.closed();
    }

    /// Nothing more happens at the table.
    pub(super) fn closed(&mut self) {
        self.rewind = None;
        let stage = std::mem::replace(&mut self.stage, Stage::Gathering);
        self.stage = match stage {
            Stage::Playing(play) | Stage::Closed(Some(play)) => Stage::Closed(Some(play)),
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(None) => Stage::Closed(None),
        };
        self.stop();
    }

    /// The game that was not over awaits nobody any more, for whoever looks at it.
    fn stop(&mut self) {
        let outcome = self.outcome();
        let Stage::Closed(Some(play)) = &mut self.stage else {
            return;
        };
        let outcome = outcome.unwrap_or_else(|| Outcome {
            winners: Seats::NONE,
            how: String::new(),
            scores: play.state.scores(),
        });
        play.stopped = Some(play.state.stopped(outcome));
    }
}
