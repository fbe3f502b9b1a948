//! The board of a game: what everyone in the channel sees.

use super::recap::latest_notices;
use crate::portray::Portray;
use crate::rules::{Seat, Seats, Viewer};
use crate::table::facts::TableFacts;
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::table::timing::Remedy;
use crate::table::{Everyone, Player, Post, TableButton};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// The board of a game that is on, or as it stood at the end.
    pub(super) fn open_board(&self, post: &mut Post<Everyone>, play: &Play<G>) {
        let view = self.sight(play, Viewer::Spectator);
        let mut notices = Vec::new();
        if self.halted() {
            self.halted_board(post);
            // A picture has room for one short line.
            notices.push(Message::new("stopped-for-now"));
        } else if self.shelved() {
            self.shelved_board(post);
            notices.push(Message::new("log-shelved"));
        } else if !self.ended() {
            notices = self.vacant_lines();
            self.playing_board(post, play, &notices);
        } else if self.covered() {
            self.covered_end(post, play);
        } else {
            post.lines = match self.outcome() {
                Some(outcome) => self.outcome_lines(view, &outcome),
                None => vec![self.closed_line()],
            };
            post.recap = self.board_recap(play, Seats::NONE);
            if play.stopped.is_some() {
                notices.extend(post.lines.first().cloned());
            }
            post.lines.extend(self.tenure_lines());
            post.lines.extend(self.stand_in_lines());
            post.lines.extend(self.computer_line());
            post.lines.extend(G::disclosure(view));
            self.reveal(&mut post.notes);
            post.buttons = vec![TableButton::Rematch, TableButton::Replay];
            post.buttons.extend(G::FORTUNES.then_some(TableButton::Fortune));
            post.buttons.extend([TableButton::Verify, TableButton::More]);
            post.buttons.push(TableButton::Duplicate);
            post.buttons
                .extend(self.has_counterpart().then_some(TableButton::Compare));
        }
        post.notes.extend(self.unproved_note());
        post.picture = G::marked(view, &latest_notices::<G>(&play.latest)).map(|scene| {
            notices
                .iter()
                .rev()
                .fold(scene, |scene, notice| scene.noticed(notice))
        });
    }

    /// The board of a game that is on, with lines for the seats that were given up.
    fn playing_board(&self, post: &mut Post<Everyone>, play: &Play<G>, vacant: &[Message]) {
        let view = self.sight(play, Viewer::Spectator);
        post.lines = G::headline(view);
        // Of those who answer in secret nobody learns who has.
        let up = match self.answer_in_secret() && !self.awaited().is_empty() {
            true => self.asked,
            false => self.awaited(),
        };
        post.recap = self.board_recap(play, up);
        post.buttons = vec![TableButton::Play, TableButton::Hand, TableButton::More];
        post.view = G::latest_look(view).map(|look| (G::ID, look));
        self.around_the_game(post, vacant);
    }

    /// A covered game's position at its end, for those who played it: what lay hidden stays so.
    fn covered_end(&self, post: &mut Post<Everyone>, play: &Play<G>) {
        let view = self.sight(play, Viewer::Spectator);
        post.lines = match self.outcome() {
            Some(outcome) => self.outcome_lines(view, &outcome),
            None => vec![self.closed_line()],
        };
        post.recap = self.board_recap(play, Seats::NONE);
        post.lines.push(Message::new("twins-cover-until"));
    }

    /// What is said and asked around a game that is on, with lines for the seats that were given up.
    pub(super) fn around_the_game(&self, post: &mut Post<Everyone>, vacant: &[Message]) {
        post.lines.extend(vacant.iter().cloned());
        post.lines.extend(self.rewind_lines());
        post.buttons.extend(self.rewind_buttons());
        post.lines.extend(self.departed_lines());
        post.lines.extend(self.time_lines());
        post.buttons.extend(self.time_buttons());
        post.lines.extend(self.upkeep_lines());
        post.buttons.extend(self.upkeep_buttons());
        post.buttons
            .extend(self.has_seat_to_take().then_some(TableButton::TakeSeat));
        if let Some(asked) = self.asked_line() {
            post.lines.push(asked);
            post.buttons.extend([TableButton::Agree, TableButton::KeepOpen]);
        }
        post.lines.extend(self.kept_open.clone());
        post.lines.extend(self.moderation_lines());
        post.buttons.extend(self.offer_buttons());
    }

    /// The buttons for what is asked and wished about the table's time.
    fn time_buttons(&self) -> Vec<TableButton> {
        let mut buttons = Vec::new();
        let voters = self.timing.poll().map(|poll| self.voters(poll.about));
        if voters.is_some_and(|voters| !voters.is_empty()) {
            buttons.extend(Remedy::CHOICES.map(TableButton::Vote));
        }
        buttons.extend(self.timing.wish().map(|_| TableButton::AgreePace));
        buttons.extend(self.pause_button());
        let absent = self.roster.iter().any(|(_, player)| player.absent);
        buttons.extend(absent.then_some(TableButton::Return));
        buttons
    }

    /// A line for each seat that was given up, with who can take it over.
    pub(super) fn vacant_lines(&self) -> Vec<Message> {
        let line = |(seat, player): (Seat, &Player)| {
            let before = self.roster.before(seat);
            let id = match before {
                _ if player.gone() && self.returnable.has(seat) => "vacant-given-away",
                _ if player.gone() => "vacant",
                Some((_, name)) if self.roster.left_to_computer(seat) => {
                    let line = Message::new("vacant-computer").seat("who", seat.number());
                    let line = line.with("before", Arg::Text(name.to_owned()));
                    return Some(line.with("takers", self.seat_takers(seat)));
                }
                Some(_) | None => return None,
            };
            let line = Message::new(id).with("who", Arg::Text(player.name.clone()));
            Some(line.with("takers", self.seat_takers(seat)))
        };
        self.roster.iter().filter_map(line).collect()
    }
}
