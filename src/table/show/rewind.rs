//! What is shown of taking actions back: what somebody can ask for, and what the others are asked.
//! What goes is told as everybody has noticed it, so that nothing of a hand is in it.

use super::recap::told_lines;
use crate::portray::{Control, Entry as Choice, Intent, Look, Menu, Portray};
use crate::rules::{Seat, Seats, Viewer};
use crate::table::facts::TableFacts;
use crate::table::panel_path::going_back;
use crate::table::play::Play;
use crate::table::rewind::{Rewind, RewindAsker};
use crate::table::seat_names::named;
use crate::table::stage::{Stage, Table};
use crate::table::{Only, Post, TableButton};
use crate::words::{Arg, Message};

/// How many lines tell what goes.
const LINES: usize = 6;
/// How many decisions are offered: a select lists them all.
const OFFERED: usize = 25;

impl<G: Portray> Table<G> {
    /// What would go if so many actions were taken back, and what was learned by them.
    pub(super) fn going_lines(&self, play: &Play<G>, plies: usize) -> Vec<Message> {
        let mut gone: Vec<_> = play.latest.plies().take(plies).collect();
        gone.reverse();
        let told = self.plainly_named(told_lines::<G>(gone.into_iter(), Viewer::Spectator));
        let told = match told.is_empty() {
            true => vec![Message::new("rewind-untold")],
            false => told,
        };
        let more = told.len().saturating_sub(LINES);
        let line = |told| Message::new("recap-line").with("told", told);
        let rest = (more > 0).then(|| Message::new("rewind-more").with("count", more));
        let mut lines: Vec<Message> = told.into_iter().take(LINES).map(line).chain(rest).collect();
        let marks = play.history.marks();
        let gone = marks.get(marks.len().saturating_sub(plies)..).unwrap_or_default();
        let seen = |id: &'static str, any: bool| any.then(|| Message::new(id));
        lines.extend(seen("rewind-luck", gone.iter().any(|ply| ply.drew)));
        lines.extend(seen("rewind-uncovered", gone.iter().any(|ply| ply.uncovered)));
        lines
    }

    /// What is asked now, unless nothing can be answered any more.
    fn question_back(&self) -> Option<(&Play<G>, &Rewind)> {
        match (&self.stage, &self.rewind) {
            (Stage::Playing(play), Some(rewind)) if !self.ended() && !self.halted() => Some((play, rewind)),
            _ => None,
        }
    }

    /// Who has still to agree to what is asked; nothing where nothing is asked.
    pub(super) fn to_answer_back(&self) -> Option<Seats> {
        self.question_back()
            .map(|(play, rewind)| self.undecided(play, rewind))
    }

    /// Whether a seat has still to agree to what is asked.
    pub(super) fn asked_back_of(&self, seat: Seat) -> bool {
        self.to_answer_back().is_some_and(|undecided| undecided.has(seat))
    }

    /// For everyone: what is asked, what would go, and who agrees so far.
    pub(super) fn rewind_lines(&self) -> Vec<Message> {
        self.rewind_lines_for(None)
    }

    /// The same for the person of a seat.
    fn rewind_lines_for(&self, own: Option<Seat>) -> Vec<Message> {
        let Some((play, rewind)) = self.question_back() else {
            return Vec::new();
        };
        let asks = match &rewind.by {
            RewindAsker::Seat(seat) => Message::new("rewind-asked").seat("who", seat.number()),
            RewindAsker::Manager(by) => Message::new("rewind-asked-by").with("by", Arg::Text(by.clone())),
        };
        let asks = asks.with("count", rewind.plies);
        let undecided = self.undecided(play, rewind);
        let waits = match own.filter(|own| undecided.has(*own)) {
            None => Message::new("rewind-waits").with("who", named(undecided)),
            Some(own) => {
                let others: Seats = undecided.iter().filter(|seat| *seat != own).collect();
                let alone = if others.is_empty() { "yes" } else { "no" };
                Message::new("rewind-waits-own")
                    .with("alone", alone)
                    .with("who", named(others))
            }
        };
        // What goes is told to those alone who play there, where nobody else sees the game.
        let going = match own.is_none() && self.covered() {
            true => vec![Message::new("twins-cover-back")],
            false => self.going_lines(play, rewind.plies),
        };
        let agreed = self.to_agree(play, rewind.plies, rewind.seat());
        let agreed: Seats = agreed.iter().filter(|seat| rewind.agreed.has(*seat)).collect();
        let agree = (!agreed.is_empty()).then(|| Message::new("rewind-agreed").with("who", named(agreed)));
        [asks]
            .into_iter()
            .chain(going)
            .chain([waits])
            .chain(agree)
            .collect()
    }

    /// The buttons under what is asked.
    pub(super) fn rewind_buttons(&self) -> &'static [TableButton] {
        match self.question_back() {
            Some(_) => &[TableButton::AgreeRewind, TableButton::LetStand],
            None => &[],
        }
    }

    /// For the person of a seat: that they are asked, or that they have asked, or what another has answered since.
    pub(super) fn own_rewind(&self, post: &mut Post<Only>, seat: Seat) {
        let Some((play, rewind)) = self.question_back() else {
            post.lines.extend(self.rewind_answer(seat));
            return;
        };
        let (own, asked) = (rewind.seat() == Some(seat), self.undecided(play, rewind).has(seat));
        if !own && !asked {
            return;
        }
        if own {
            post.lines.push(Message::new("rewind-own"));
        } else {
            post.lines.extend(self.rewind_lines_for(Some(seat)));
        }
    }

    /// How the question whether to take something back was ended by somebody else, until somebody acts.
    fn rewind_answer(&self, seat: Seat) -> Option<Message> {
        let latest = self.interventions.latest.as_ref()?;
        let own = Message::new(latest.id.clone()).seat("who", seat.number());
        (latest.id.starts_with("log-rewind-") && *latest != own).then(|| latest.clone())
    }

    /// The buttons for whoever is asked or has asked.
    pub(super) fn own_rewind_buttons(&self, seat: Seat) -> Vec<TableButton> {
        let Some((play, rewind)) = self.question_back() else {
            return Vec::new();
        };
        let asked = self.undecided(play, rewind).has(seat);
        let agrees = asked.then_some(TableButton::AgreeRewind);
        let stops = asked || rewind.seat() == Some(seat);
        agrees
            .into_iter()
            .chain(stops.then_some(TableButton::LetStand))
            .collect()
    }

    /// Whether others have to agree to what a seat can ask to take back; nothing where it can ask for nothing.
    pub(super) fn asks_others_back(&self, seat: Seat) -> Option<bool> {
        let play = self.play().filter(|_| self.can_ask_back(seat))?;
        let mut own = self.own_plies(play, seat).into_iter();
        Some(own.any(|plies| !self.to_agree(play, plies, Some(seat)).is_empty()))
    }

    /// The panel on which somebody says to which of their decisions they would like to go back.
    pub(super) fn back_panel(&self, post: &mut Post<Only>, (play, seat): (&Play<G>, Seat)) {
        let own = self.own_plies(play, seat);
        if own.is_empty() {
            return post.lines.push(Message::new("rewind-none"));
        }
        let marks = play.history.marks();
        let choice = |plies: &usize| {
            let entry = play.latest.plies().nth(plies - 1);
            let told = entry.map(|entry| told_lines::<G>([entry].into_iter(), Viewer::Seat(seat)));
            let told = told.and_then(|told| self.plainly_named(told).into_iter().next());
            let gone = marks.get(marks.len() - plies..).unwrap_or_default();
            let others = gone.iter().filter(|ply| ply.seat != seat).count();
            let label = told.unwrap_or_else(|| Message::new("rewind-decision").with("count", *plies));
            let note = Message::new("rewind-goes").with("count", *plies);
            Choice::new(label, Intent::Act(going_back(*plies))).noted(note.with("others", others))
        };
        let entries: Vec<Choice> = own.iter().take(OFFERED).map(choice).collect();
        let prompt = Message::new("rewind-which");
        let offer = match self.asks_others_back(seat) {
            Some(false) => "rewind-offer-alone",
            Some(true) | None => "rewind-offer",
        };
        let back = Control::button(Message::new("rewind-leave"), Intent::Open(String::new()), Look::Plain);
        post.menu = Menu::new(Message::new(offer), vec![Control::select(prompt, entries), back]);
    }
}
