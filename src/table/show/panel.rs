//! A person's own panel while a game goes on or is over.

use crate::portray::{Control, Portray};
use crate::rules::View;
use crate::table::facts::TableFacts;
use crate::table::plan::{self, PLANS};
use crate::table::stage::{Stage, Table};
use crate::table::take_back::hindrance;
use crate::table::{Only, Post, TableButton};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// A person's own panel: their lines, their picture and their controls.
    pub(super) fn game_panel(&self, post: &mut Post<Only>, view: View<'_, G>, path: &str) {
        if view.seat().is_none() {
            post.lines.push(Message::new("panel-watching"));
        }
        post.picture = G::opened(view, path);
        match (self.ended(), view.seat()) {
            (true, _) => {
                let closed = matches!(self.stage, Stage::Closed(_));
                post.lines.push(if closed {
                    self.closed_line()
                } else {
                    Message::new("panel-over")
                });
            }
            (false, None) => {
                post.lines.extend(G::own(view));
                let awaited = self
                    .awaited()
                    .iter()
                    .map(|seat| Message::new("who").seat("who", seat.number()))
                    .collect::<Vec<_>>();
                post.lines
                    .push(Message::new("panel-waiting").with("awaited", awaited));
            }
            (false, Some(_)) => {
                post.lines.extend(G::own(view));
                post.menu = G::menu(view, path);
                self.plans_panel(post, view, path);
                let planning = path.split(' ').next() == Some(PLANS);
                let may = !planning
                    && view
                        .seat()
                        .is_some_and(|seat| self.play().is_some_and(|play| hindrance(play, seat).is_none()));
                if may {
                    post.buttons.push(TableButton::TakeBack);
                }
            }
        }
    }

    /// Where the game has plans: the seat's own, what is offered of them, and the way to plan.
    fn plans_panel(&self, post: &mut Post<Only>, view: View<'_, G>, path: &str) {
        let (Some(seat), Some(play), true) = (view.seat(), plan::playing(&self.stage), G::PLANS) else {
            return;
        };
        post.lines.extend(self.plan_lines(play, seat));
        if path.split(' ').next() == Some(PLANS) {
            post.menu = self.plan_menu(play, seat, path);
            return;
        }
        if let Some(offer) = self.plan_offer(play, seat).filter(|_| path.is_empty()) {
            post.menu.controls.splice(0..0, [offer, Control::Break]);
        }
        post.buttons.push(TableButton::Plan);
    }
}
