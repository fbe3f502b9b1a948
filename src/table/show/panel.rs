//! A person's own panel while a game goes on or is over.

use crate::portray::{Control, Portray};
use crate::rules::{Seat, View};
use crate::table::facts::TableFacts;
use crate::table::panel_path::PanelPath;
use crate::table::stage::{Play, Stage, Table};
use crate::table::take_back::refusal;
use crate::table::{Only, Post, TableButton};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// A person's own panel: their lines, their picture and their controls.
    pub(super) fn game_panel(&self, post: &mut Post<Only>, view: View<'_, G>, path: PanelPath<'_>) {
        // The game's picture and menu are its first ones beside a panel that is none of its own.
        let own = match path {
            PanelPath::Game(own) => own,
            PanelPath::Options | PanelPath::Plans(_) => "",
        };
        post.picture = G::opened(view, own);
        let Some(seat) = view.seat() else {
            post.lines.push(Message::new("panel-watching"));
            return self.watching(post, view);
        };
        let Stage::Playing(play) = &self.stage else {
            return post.lines.extend(self.over_lines(view));
        };
        if self.ended() {
            return post.lines.extend(self.over_lines(view));
        }
        // Who is not asked does not get their message edited with each step of others.
        if post.audience.awaited && matches!(path, PanelPath::Game("")) {
            post.recap = self.own_recap(play, seat);
        }
        post.lines.extend(G::own(view));
        post.menu = G::menu(view, own);
        if G::PLANS {
            self.plans_panel(post, (play, seat), path);
        }
        let planning = matches!(path, PanelPath::Plans(_));
        if !planning && refusal(play, seat).is_none() {
            post.buttons.push(TableButton::TakeBack);
        }
    }

    /// What somebody without a seat sees.
    fn watching(&self, post: &mut Post<Only>, view: View<'_, G>) {
        if self.ended() {
            return post.lines.extend(self.over_lines(view));
        }
        post.lines.extend(G::own(view));
        let awaited = self
            .awaited()
            .iter()
            .map(|seat| Message::new("who").seat("who", seat.number()))
            .collect::<Vec<_>>();
        post.lines
            .push(Message::new("panel-waiting").with("awaited", awaited));
    }

    /// That nothing more is awaited, and how the game ended.
    fn over_lines(&self, view: View<'_, G>) -> Vec<Message> {
        match self.outcome() {
            Some(outcome) => [Message::new("panel-over")]
                .into_iter()
                .chain(G::ending(view, &outcome))
                .collect(),
            None => vec![self.closed_line()],
        }
    }

    /// Where the game has plans: the seat's own, what is offered of them, and the way to plan.
    fn plans_panel(&self, post: &mut Post<Only>, (play, seat): (&Play<G>, Seat), path: PanelPath<'_>) {
        post.lines.extend(self.plan_lines(play, seat));
        if let PanelPath::Plans(below) = path {
            post.menu = self.plan_menu(play, seat, below);
            return;
        }
        if let Some(offer) = self.plan_offer(play, seat).filter(|_| path == PanelPath::FIRST) {
            post.menu.controls.splice(0..0, [offer, Control::Break]);
        }
        post.buttons.push(TableButton::Plan);
    }
}
