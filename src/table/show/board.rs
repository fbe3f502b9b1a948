//! The board of a game: what everyone in the channel sees.

use crate::portray::Portray;
use crate::rules::{Seat, Seats, Viewer};
use crate::table::facts::TableFacts;
use crate::table::stage::{Play, Table};
use crate::table::timing::Remedy;
use crate::table::{Everyone, Post, TableButton};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// The board of a game that is on, or as it stood at the end.
    pub(super) fn game_board(&self, post: &mut Post<Everyone>, play: &Play<G>) {
        let view = play.shown().view(Viewer::Spectator);
        let mut notices = Vec::new();
        if !self.ended() {
            post.lines = G::headline(view);
            post.recap = self.board_recap(play, self.awaited());
            post.buttons = vec![TableButton::Play, TableButton::Hand, TableButton::More];
            post.view = G::latest_look(view).map(|look| (G::ID, look));
            notices = self.vacant_lines();
            post.lines.extend(notices.iter().cloned());
            post.lines.extend(self.time_lines());
            let voters = self.timing.poll().map(|poll| self.voters(poll.about));
            if voters.is_some_and(|voters| !voters.is_empty()) {
                post.buttons.extend(Remedy::CHOICES.map(TableButton::Vote));
            }
            post.buttons
                .extend(self.timing.wish().map(|_| TableButton::AgreePace));
            if self.roster.iter().any(|(_, player)| player.absent) {
                post.buttons.push(TableButton::Return);
            }
            post.buttons
                .extend((!notices.is_empty()).then_some(TableButton::TakeSeat));
            if let Some(asked) = self.asked_line() {
                post.lines.push(asked);
                post.buttons.extend([TableButton::Agree, TableButton::KeepOpen]);
            }
            let kept = |seat: Seat| Message::new("log-kept-open").seat("who", seat.number());
            post.lines.extend(self.kept_open.map(kept));
        } else {
            post.lines = match self.outcome() {
                Some(outcome) => G::ending(view, &outcome),
                None => vec![self.closed_line()],
            };
            post.recap = self.board_recap(play, Seats::NONE);
            if play.stopped.is_some() {
                notices.extend(post.lines.first().cloned());
            }
            post.lines.extend(G::disclosure(view));
            self.reveal(&mut post.notes);
            post.buttons = vec![TableButton::Rematch];
            post.buttons.extend(G::FORTUNES.then_some(TableButton::Fortune));
            post.buttons.extend([TableButton::Verify, TableButton::More]);
        }
        post.picture = G::marked(view, &self.latest_notices(play)).map(|scene| {
            notices
                .iter()
                .rev()
                .fold(scene, |scene, notice| scene.noticed(notice))
        });
    }

    /// A line for each seat that was given up and can be taken over.
    fn vacant_lines(&self) -> Vec<Message> {
        let gone = self.roster.iter().filter(|(_, player)| player.gone());
        gone.map(|(_, player)| Message::new("vacant").with("who", Arg::Text(player.name.clone())))
            .collect()
    }

    /// Who asks that the table be closed, if anybody does, and how many have to agree.
    fn asked_line(&self) -> Option<Message> {
        let asking = self
            .roster
            .iter()
            .filter(|(_, player)| player.here() && player.closing)
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()));
        let asking: Vec<Message> = asking.collect();
        let (count, all) = (asking.len(), self.roster.here().len());
        (count > 0).then(|| {
            Message::new("closing")
                .with("who", asking)
                .with("count", count)
                .with("all", all)
        })
    }
}
