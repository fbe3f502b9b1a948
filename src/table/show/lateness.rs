//! What those are told whose time was up, and those who end a game because of it.

use super::room::room;
use crate::portray::Portray;
use crate::rules::{Outcome, Seat, Seats, View};
use crate::table::facts::TableFacts;
use crate::table::latest_entries::Doer;
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::table::table_event::Ending;
use crate::table::timing::Remedy;
use crate::table::{Only, Post, TableButton};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// For the person of a seat: that their time was up, what the others decided, and what the bot
    /// did for them; and whether anybody plays there at all.
    pub(super) fn lateness_lines(&self, post: &mut Post<Only>, play: &Play<G>, seat: Seat) {
        let remedy = self.lateness.remedies.get(&seat).copied();
        let absent = self.roster.player(seat).is_some_and(|player| player.absent);
        if absent {
            let away = match remedy {
                _ if self.timing.hosted().by_computer(seat) => "late-own-computer",
                Some(Remedy::StandIn) => "late-own-stand-in",
                _ => "panel-absent",
            };
            post.lines.push(Message::new(away));
            post.buttons.push(TableButton::Return);
        }
        if remedy == Some(Remedy::Wait) {
            post.lines.push(Message::new("late-own-wait"));
        }
        post.lines.extend(self.hosted_told(play, seat));
        self.upkeep_panel(post);
    }

    /// For the person of a seat whose time was up: what the bot or a computer has done for them since they acted. Whoever
    /// is asked reads it among all that has happened.
    pub(super) fn hosted_told(&self, play: &Play<G>, seat: Seat) -> Option<Message> {
        let remedy = self.lateness.remedies.get(&seat).copied();
        let (Some(Remedy::SafeAction) | Some(Remedy::StandIn) | Some(Remedy::Computer)) = remedy else {
            return None;
        };
        let absent = self.roster.player(seat).is_some_and(|player| player.absent);
        let id = match (self.awaited().has(seat), absent) {
            (true, true) => return None,
            (true, false) if self.tells_hosted(play, seat) => "late-own-acted-above",
            (true, false) => "late-own-acted",
            (false, true) => "late-own-acted-since",
            (false, false) => "late-own-acted",
        };
        let (doers, told) = self.hosted_line(play, seat)?;
        let doer = match doers[..] {
            [Doer::Bot] => "bot",
            [Doer::Computer] => "computer",
            _ => "both",
        };
        Some(Message::new(id).with("doer", doer).with("told", told))
    }

    /// Whether a seat's player is asked what is to become of others.
    pub(super) fn asked_of(&self, seat: Seat) -> bool {
        let poll = self.timing.poll().filter(|_| !self.ended() && !self.halted());
        poll.is_some_and(|poll| self.voters(poll.about).has(seat))
    }

    /// For somebody who is asked what is to become of others, or of what others did: the questions.
    pub(super) fn question_to(&self, post: &mut Post<Only>, seat: Seat) {
        if self.asked_of(seat) {
            post.lines.extend(self.poll_question(Some(seat)));
        }
        self.own_rewind(post, seat);
        if self.asked_to_close(seat) {
            post.lines.extend(self.asked_line());
        }
    }

    /// The answers to these, where the controls of the seat's own decision leave room for them; otherwise
    /// where they are.
    pub(super) fn answers_of(&self, post: &mut Post<Only>, seat: Seat) {
        let votes = Remedy::CHOICES.map(TableButton::Vote);
        let votes = votes.into_iter().filter(|_| self.asked_of(seat));
        let closing = [TableButton::Agree, TableButton::KeepOpen].into_iter();
        let closing = closing.filter(|_| self.asked_to_close(seat));
        let answers: Vec<TableButton> = votes
            .chain(self.own_rewind_buttons(seat))
            .chain(closing)
            .collect();
        if answers.len() < room(post) {
            post.buttons.extend(answers);
        } else if !answers.is_empty() {
            post.lines.push(Message::new("answers-on-board"));
        }
    }

    /// For somebody without a seat: that they watch, and why.
    pub(super) fn watcher_line(&self, post: &mut Post<Only>) {
        let user = post.audience.user;
        let displaced = self.lateness.displaced.iter().find(|(other, _)| *other == user);
        let line = if self
            .lateness
            .ended
            .iter()
            .any(|seat| self.roster.held(seat, user))
        {
            Message::new("late-own-ended")
        } else if self.roster.had(self.returnable, user).is_some() && !self.ended() {
            post.buttons.push(TableButton::TakeSeat);
            Message::new("late-own-substitute")
        } else if self.can_come_back(user) && !self.ended() && !self.covered() {
            post.buttons.push(TableButton::TakeSeat);
            Message::new("panel-resigned")
        } else if let Some((_, seat)) = displaced.filter(|_| !self.ended()) {
            Message::new("panel-displaced").seat("who", seat.number())
        } else {
            Message::new(match self.covered() {
                true => "twins-panel-left",
                false if self.ended() && self.roster.knows(user) => "panel-gave-up",
                false => "panel-watching",
            })
        };
        post.lines.push(line);
    }

    /// What follows if a game is ended because somebody is late.
    pub(in crate::table) fn follows_end(&self) -> Message {
        let about = self.timing.poll().map_or(Seats::NONE, |poll| poll.about);
        let late: Vec<Message> = about.iter().map(who).collect();
        let id = match (self.voters(about).len(), self.last_one(about)) {
            (1, Some(_)) => "poll-end-follows-alone",
            (1, None) => "poll-end-follows-computers",
            _ => "poll-end-follows",
        };
        Message::new(id).with("late", late)
    }

    /// How a game ended; where the others ended it because somebody was late, that it was so.
    pub(super) fn outcome_lines(&self, view: View<'_, G>, outcome: &Outcome) -> Vec<Message> {
        let lines = G::ending(view, outcome).into_iter();
        let truly = |line: Message| match &self.ending {
            Some(ending) if line.id.ends_with("-ending-alone") => self.late_ending(ending).unwrap_or(line),
            _ => line,
        };
        lines.map(truly).collect()
    }

    /// That the others have ended the game because the time of some was up.
    pub(in crate::table) fn late_ending(&self, ending: &Ending) -> Option<Message> {
        let late: Vec<Message> = self.lateness.ended.iter().map(who).collect();
        if late.is_empty() {
            return None;
        }
        match ending {
            Ending::Alone(seat) => Some(Message::new("ended-late-alone").seat("who", seat.number())),
            Ending::Agreed => Some(Message::new("ended-late")),
            Ending::Closed(_) | Ending::Lapsed(_) | Ending::Stranded(_) | Ending::Outlived => None,
        }
        .map(|line| line.with("late", late))
    }
}

fn who(seat: Seat) -> Message {
    Message::new("who").seat("who", seat.number())
}
