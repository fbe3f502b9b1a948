//! Hints: what the lobby says of them, and what a computer is asked for a person. That comes from what their
//! seat sees or saw, and from nothing else.

use super::counsel::Counsel;
use super::export::FinishedTranscript;
use super::facts::TableFacts;
use super::panel_path::wishing_hints;
use super::stage::{Stage, Table};
use super::{Player, UserId};
use crate::portray::{Control, Look, Portray};
use crate::rules::{Seat, Viewer};
use crate::words::Message;

/// A game that is over, to be looked back at.
pub struct FinishedGame {
    /// Its transcript.
    pub transcript: FinishedTranscript,
    /// Of each ply that stands, whether the seat's player made it, and not the host for them.
    pub theirs: Vec<bool>,
}

/// What a computer is asked for a person: for the hall alone.
pub trait TableHints: TableFacts {
    /// The decision that awaits a person, for a computer to give its view of.
    ///
    /// # Errors
    /// Why there is none.
    fn counsel(&self, user: UserId) -> Result<Counsel, Message>;
    /// Its game, once it is over.
    fn finished(&self) -> Option<FinishedGame>;
}

impl<G: Portray> TableHints for Table<G> {
    fn counsel(&self, user: UserId) -> Result<Counsel, Message> {
        self.counsel_of(user)
    }

    fn finished(&self) -> Option<FinishedGame> {
        let transcript = FinishedTranscript::of(self)?;
        let marks = self.play()?.history.marks();
        let theirs = marks.iter().map(|mark| !mark.by_host).collect();
        Some(FinishedGame { transcript, theirs })
    }
}

impl<G: Portray> Table<G> {
    /// Who agrees to hints, where anybody does.
    pub(super) fn hints_line(&self) -> Option<Message> {
        let people = || self.roster.iter().filter(|(_, player)| player.user().is_some());
        let named = |(seat, _): (Seat, &Player)| Message::new("who").seat("who", seat.number());
        let agrees = |one: &(Seat, &Player)| self.roster.agrees_to_hints(one.0);
        match (self.roster.wants_hints(), self.roster.has_hints()) {
            (false, _) => None,
            (true, true) => Some(Message::new("lobby-hints-on")),
            (true, false) => {
                let agreed: Vec<Message> = people().filter(agrees).map(named).collect();
                let others: Vec<Message> = people().filter(|one| !agrees(one)).map(named).collect();
                let line = Message::new("lobby-hints-wished").with("who", agreed);
                Some(line.with("others", others))
            }
        }
    }

    /// What hints are, and how it stands about them.
    pub(super) fn hints_explained(&self) -> Message {
        let now = self
            .hints_line()
            .unwrap_or_else(|| Message::new("lobby-hints-off"));
        Message::new("lobby-hints-explained")
            .with("now", now)
            .with("alone", i64::from(self.direct))
    }

    /// The control by which somebody agrees to hints, or before the start does so no longer; nothing where they
    /// have nothing to say about it.
    pub(super) fn hints_control(&self, user: UserId) -> Option<Control> {
        let seat = self.roster.seat_of(user)?;
        let agrees = self.roster.agrees_to_hints(seat);
        let open = self.gathering() || !agrees && self.roster.wants_hints() && !self.ended();
        let (label, look) = match agrees {
            true => ("lobby-hints-withdraw", Look::Good),
            false if self.direct => ("lobby-hints-agree-alone", Look::Plain),
            false => ("lobby-hints-agree", Look::Plain),
        };
        open.then(|| Control::act(Message::new(label), &wishing_hints(!agrees), look))
    }

    /// The decision that awaits a person, for a computer to give its view of.
    fn counsel_of(&self, user: UserId) -> Result<Counsel, Message> {
        let no = |id: &'static str| Err(Message::new(id));
        let Some(seat) = self.roster.seat_of(user) else {
            return no("hint-no-seat");
        };
        let play = match &self.stage {
            Stage::Gathering | Stage::Drawing(_) if self.roster.has_hints() => return no("hint-soon"),
            Stage::Gathering | Stage::Drawing(_) => return no("hint-gathering"),
            Stage::Playing(play) if !self.ended() => play,
            Stage::Playing(_) | Stage::Closed(_) => return no("hint-over"),
        };
        if !self.roster.wants_hints() {
            return no("hint-off");
        }
        if let (false, Some(line)) = (self.roster.has_hints(), self.hints_line()) {
            return Err(Message::new("hint-not-all").with("line", line));
        }
        if !self.awaited().has(seat) {
            return no("hint-not-awaited");
        }
        let view = play.state.view(Viewer::Seat(seat));
        if G::legal(view).len() < 2 {
            return no("hint-only");
        }
        Counsel::of(view, seat, self.turns, None).ok_or_else(|| Message::new("hint-no-computer"))
    }
}
