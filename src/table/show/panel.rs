//! A person's own panel while a game goes on or is over.

use super::recap::latest_notices;
use super::room::room;
use crate::portray::{Control, Portray};
use crate::rules::{Seat, View};
use crate::table::facts::TableFacts;
use crate::table::panel_path::PanelPath;
use crate::table::play::Play;
use crate::table::stage::{Stage, Table};
use crate::table::{Meanwhile, Only, Post, TableButton, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// A person's own panel: their lines, their picture and their controls.
    pub(super) fn game_panel(&self, post: &mut Post<Only>, view: View<'_, G>, path: PanelPath<'_>) {
        // The game's picture and menu are its first ones beside a panel that is none of its own.
        let own = path.of_game();
        // Who plays alone in direct messages has no board there beside it, so their hand stands in words.
        let aside = G::HAND && self.direct;
        if (G::HAND || !self.ended()) && !aside {
            post.picture = G::opened(view, own);
        }
        if self.stopped() {
            return self.stopped_panel(post);
        }
        let Some(seat) = view.seat() else {
            self.watcher_line(post);
            return self.watching(post, view);
        };
        let (Stage::Playing(play), false) = (&self.stage, self.ended()) else {
            return post.lines.extend(self.over_lines(view));
        };
        match path {
            PanelPath::Options => return self.pace_panel(post),
            PanelPath::Back => return self.back_panel(post, (play, seat)),
            PanelPath::Computers | PanelPath::Plans(_) | PanelPath::Game(_) => {}
        }
        post.recap = self.briefing((play, seat), path);
        post.lines.extend(self.bracketed(seat));
        let planning = matches!(path, PanelPath::Plans(_));
        self.lateness_lines(post, play, seat);
        post.lines.extend(self.own_deadline_line(seat));
        post.lines.extend(self.own_offer_line(&view));
        if !planning {
            self.question_to(post, seat);
        }
        if post.audience.awaited {
            self.decision(post, (play, seat), (view, own), planning);
        } else {
            self.waits(post, (play, seat), view, planning);
        }
        if !planning {
            self.covered_picture(post, play, view);
            self.answers_of(post, seat);
            self.own_time_lines(post, seat);
        }
        if G::PLANS {
            self.plans_panel(post, (play, seat), path);
        }
        if !planning {
            self.helping(post, (play, seat));
        }
    }

    /// What somebody sees whose decision is awaited: what happened since they acted, what they need
    /// to know, and the game's controls.
    fn decision(
        &self,
        post: &mut Post<Only>,
        (play, seat): (&Play<G>, Seat),
        (view, own): (View<'_, G>, &str),
        planning: bool,
    ) {
        if own.is_empty() && !planning {
            if post.recap.is_empty() {
                post.recap = self.own_recap(play, seat);
            }
            post.view = G::latest_look(view).map(|look| (G::ID, look));
        }
        if !planning {
            post.lines.extend(G::situation(view));
        }
        // Where others are asked too, each of their answers would change it.
        if !planning && (self.awaited().len() == 1 || self.direct) {
            Table::board_beside(post, play, view);
        }
        post.lines.extend(G::own(view));
        post.menu = G::menu(view, own);
    }

    /// What somebody sees who is not asked. They have nothing to press, and do not get their message edited with each
    /// step of others, unless it is all that stands of the table.
    fn waits(
        &self,
        post: &mut Post<Only>,
        (play, seat): (&Play<G>, Seat),
        view: View<'_, G>,
        planning: bool,
    ) {
        if self.direct && !planning {
            if post.recap.is_empty() {
                post.recap = self.own_recap(play, seat);
            }
            post.lines.extend(G::situation(view));
            Table::board_beside(post, play, view);
        }
        post.lines.extend(G::own(view));
        post.waiting = Some(self.waiting_line());
    }

    /// Puts the board beside somebody's controls, where there is no picture of their own.
    fn board_beside(post: &mut Post<Only>, play: &Play<G>, view: View<'_, G>) {
        if post.picture.is_none() {
            post.picture = G::marked(view, &latest_notices::<G>(&play.latest));
            post.beside = post.picture.is_some();
        }
    }

    /// What helps to decide, or to wait, where the game's own controls leave room for it: taking back, the way out of a
    /// pause, what can be looked up, and the ways to type a move and to write something down, which stand behind *More* as
    /// well.
    fn helping(&self, post: &mut Post<Only>, (play, seat): (&Play<G>, Seat)) {
        // Whoever is asked whether others may take something back answers that first.
        let back = self.back_refusal(play, seat).is_none() && !self.asked_back_of(seat);
        post.buttons.extend(back.then_some(TableButton::TakeBack));
        self.own_time_buttons(post, seat);
        let room = room(post);
        if room > 3 && post.audience.awaited && self.roster.has_hints() {
            post.buttons.push(TableButton::Hint);
        }
        if room > 2 {
            post.buttons.push(TableButton::Notes);
        }
        if room > 0 {
            post.buttons.push(TableButton::More);
        }
        if room > 1 && post.audience.awaited {
            post.buttons.insert(0, TableButton::TypeMove);
        }
    }

    /// For the person of a seat who waits and asks how things stand: what happened since they acted, and
    /// what everybody can see. It changes with each step of others. Nothing where their panel says so anyway.
    pub(super) fn meanwhile_of(&self, user: UserId) -> Meanwhile {
        let (Stage::Playing(play), Some(view)) = (&self.stage, self.view_of(user)) else {
            return Meanwhile::default();
        };
        match view.seat() {
            Some(_) if self.direct => Meanwhile::default(),
            Some(seat) if !self.ended() && !self.stopped() && !self.awaited().has(seat) => Meanwhile {
                recap: self.own_recap(play, seat),
                situation: G::situation(view),
                repeated: self.hosted_told(play, seat),
            },
            _ => Meanwhile::default(),
        }
    }

    /// For the person of a seat: why the names of others stand in brackets.
    fn bracketed(&self, own: Seat) -> Option<Message> {
        let others = self
            .roster
            .iter()
            .filter(|(seat, player)| *seat != own && player.hosted());
        let others: Vec<Message> = others
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()))
            .collect();
        (!others.is_empty()).then(|| Message::new("panel-brackets").with("who", others))
    }

    /// For the person of a seat: until when they can decide.
    fn own_deadline_line(&self, seat: Seat) -> Option<Message> {
        if let Some(poll) = self.timing.poll().filter(|poll| poll.about.has(seat)) {
            let line = Message::new("time-up-own").with("voters", self.voters(poll.about).len());
            let line = line.with("left", i64::from(self.upkeep.departed().has(seat)));
            return Some(line.with("until", Arg::Moment(poll.until / 1_000)));
        }
        let until = Arg::Moment(self.timing.deadline(seat)? / 1_000);
        let line = match self.timing.own_deadline(seat) {
            Some(own) => Message::new("time-until-own").with("own", Arg::Moment(own / 1_000)),
            None => Message::new("time-until-own-last"),
        };
        Some(line.with("until", until))
    }

    /// What somebody without a seat sees.
    fn watching(&self, post: &mut Post<Only>, view: View<'_, G>) {
        if self.ended() {
            return post.lines.extend(self.over_lines(view));
        }
        post.lines.extend(G::own(view));
        post.waiting = Some(self.waiting_line());
    }

    /// How the game ended, what lay hidden, and that nothing more is awaited.
    fn over_lines(&self, view: View<'_, G>) -> Vec<Message> {
        let (ending, over) = match self.outcome() {
            Some(outcome) => (self.outcome_lines(view, &outcome), Some(Message::new("panel-over"))),
            None => (vec![self.closed_line()], None),
        };
        let disclosed = match self.covered() {
            true => vec![Message::new("twins-cover-until")],
            false => G::disclosure(view),
        };
        ending
            .into_iter()
            .chain(self.tenure_lines())
            .chain(disclosed)
            .chain(over)
            .collect()
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
        post.buttons
            .extend(self.plannable(play, seat).then_some(TableButton::Plan));
    }
}
