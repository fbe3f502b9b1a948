//! What a table shows to whom. Everything about the game comes through a view, so nothing here can
//! show what a person may not see.

use super::entry::Ending;
use super::plan::{self, PLANS};
use super::stage::{Aside, Play, Stage, Table};
use super::{Everyone, Only, Post, TableButton, UserId};
use crate::portray::{Control, Entry as Choice, Intent, Look, Menu, Picture, Portray};
use crate::rules::{Seat, View, Viewer};
use crate::store::Version;
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// The path of the options panel; a game's own paths do not begin like this.
const SET: &str = "set ";
/// How many selects a panel has room for; with more options, those of two values are buttons that
/// switch to the other.
const SELECTS: usize = 5;

impl<G: Portray> Table<G> {
    /// The game's name.
    pub(super) fn title() -> Message {
        Message::new(format!("{}-name", G::ID))
    }

    /// The table for everyone: the lobby card, the board, or the ending.
    pub(super) fn board_post(&self) -> Post<Everyone> {
        let mention = self.awaited().iter().filter_map(|seat| self.roster.sitter(seat));
        let mention = mention
            .filter(|sitter| !sitter.gone)
            .map(|sitter| sitter.user)
            .collect();
        let audience = Everyone {
            place: self.place,
            mention,
            turn: self.turns,
            news: self.news,
        };
        let mut post = self.post(audience, self.terms);
        match &self.stage {
            Stage::Gathering => self.lobby(&mut post),
            Stage::Playing(play) | Stage::Closed(Some(play)) => self.game_board(&mut post, play),
            Stage::Closed(None) => {
                post.lines.push(self.closed_line());
                self.reveal(&mut post.notes);
            }
        }
        post
    }

    /// The board of a game that is on, or as it stood at the end.
    fn game_board(&self, post: &mut Post<Everyone>, play: &Play<G>) {
        let view = play.state.view(Viewer::Spectator);
        let mut notices = Vec::new();
        if !self.ended() {
            post.lines = G::headline(view);
            post.buttons = vec![TableButton::Play, TableButton::Hand, TableButton::More];
            notices = self.vacant_lines();
            post.lines.extend(notices.iter().cloned());
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
            if self.ending.is_some() || matches!(self.stage, Stage::Closed(_)) {
                // The position is that of a game in play: what stands below it says that nothing
                // more is awaited.
                notices.extend(post.lines.first().cloned());
            }
            self.reveal(&mut post.notes);
            post.buttons = vec![TableButton::Rematch, TableButton::Verify, TableButton::More];
        }
        post.picture = G::scene(view, Picture::Board).map(|scene| {
            notices
                .iter()
                .rev()
                .fold(scene, |scene, notice| scene.noticed(notice))
        });
    }

    /// A line for each seat that was given up and can be taken over.
    fn vacant_lines(&self) -> Vec<Message> {
        let gone = self.roster.iter().filter(|(_, sitter)| sitter.gone);
        gone.map(|(_, sitter)| Message::new("vacant").with("who", Arg::Text(sitter.name.clone())))
            .collect()
    }

    /// Who asks that the table be closed, if anybody does, and how many have to agree.
    fn asked_line(&self) -> Option<Message> {
        let asking = self
            .roster
            .present()
            .filter(|(_, sitter)| sitter.closing)
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()));
        let asking: Vec<Message> = asking.collect();
        let (count, all) = (asking.len(), self.roster.present().count());
        (count > 0).then(|| {
            Message::new("closing")
                .with("who", asking)
                .with("count", count)
                .with("all", all)
        })
    }

    /// That the table was closed, and by whom as far as that was written down.
    fn closed_line(&self) -> Message {
        self.ending
            .as_ref()
            .map_or_else(|| Message::new("closed"), ended_line)
    }

    fn lobby(&self, post: &mut Post<Everyone>) {
        let (least, most) = (i64::from(*G::SEATS.start()), i64::from(*G::SEATS.end()));
        post.lines.push(
            Message::new("lobby-gathering")
                .with("least", least)
                .with("most", most),
        );
        if self.reminded {
            post.lines.push(Message::new("lobby-closes-soon"));
        }
        for (seat, _) in self.roster.iter() {
            post.lines.push(
                Message::new("lobby-seat")
                    .seat("who", seat.number())
                    .with("number", i64::from(seat.number()) + 1),
            );
        }
        for option in G::OPTIONS {
            post.lines
                .push(Self::option_line(option.key, self.chosen.value(option)));
        }
        for (key, _) in self.chosen.parted(G::GIVEN).0.iter() {
            post.lines.push(Message::new(format!("{}-given-{key}", G::ID)));
        }
        post.notes.push(Message::new("lobby-commitment"));
        post.buttons = vec![TableButton::Join, TableButton::Leave];
        if !G::OPTIONS.is_empty() {
            post.buttons.push(TableButton::Options);
        }
        post.buttons.extend([TableButton::Rules, TableButton::Start]);
    }

    /// An option and its value in words.
    fn option_line(key: &str, value: &str) -> Message {
        let name = Message::new(format!("{}-option-{key}", G::ID));
        let value = Message::new(format!("{}-option-{key}-{value}", G::ID));
        Message::new("lobby-option")
            .with("option", name)
            .with("value", value)
    }

    pub(super) fn commitment(&self) -> String {
        super::fair::commitment(self.id, &self.seed)
    }

    fn reveal(&self, notes: &mut Vec<Message>) {
        notes.push(Message::new("seed-revealed").with("seed", Arg::Text(self.seed.reveal())));
    }

    /// The stamp of a person's own decision, or of what all see where they have none.
    pub(super) fn stamp_of(&self, user: UserId) -> Version {
        let seat = self.roster.seat_of(user);
        seat.and_then(|seat| self.stamps.get(seat.index()))
            .copied()
            .unwrap_or(self.steps)
    }

    /// A person's own panel: their lines, their picture and their controls.
    pub(super) fn panel_post(&self, user: UserId, path: &str) -> Post<Only> {
        let seat = self.roster.seat_of(user);
        let awaited = seat.is_some_and(|seat| self.awaited().has(seat));
        let mut post = self.post(
            Only {
                user,
                place: self.place,
                awaited,
            },
            self.stamp_of(user),
        );
        match (&self.stage, self.view_of(user)) {
            (Stage::Gathering, _) => self.lobby_panel(&mut post, path),
            (_, Some(view)) => self.game_panel(&mut post, view, path),
            (_, None) => post.lines.push(Message::new("closed")),
        }
        post
    }

    fn game_panel(&self, post: &mut Post<Only>, view: View<'_, G>, path: &str) {
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
                    && view.seat().is_some_and(|seat| {
                        self.play()
                            .is_some_and(|play| super::take_back::hindrance(play, seat).is_none())
                    });
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

    /// Before the start: one's seat, and the options if they were opened.
    fn lobby_panel(&self, post: &mut Post<Only>, path: &str) {
        let seated = self.roster.seat_of(post.audience.user).is_some();
        post.lines.push(Message::new(if seated {
            "panel-seated"
        } else {
            "panel-not-seated"
        }));
        if path.starts_with(SET.trim_end()) {
            for option in G::OPTIONS {
                let now = self.chosen.value(option);
                if let (true, [one, other]) = (G::OPTIONS.len() > SELECTS, option.values) {
                    let switched = if *one == now { other } else { one };
                    post.menu.controls.push(Control::Button {
                        label: Self::option_line(option.key, now),
                        symbol: None,
                        intent: Intent::Act(format!("{SET}{} {switched}", option.key)),
                        look: if now == option.values[option.default] {
                            Look::Plain
                        } else {
                            Look::Good
                        },
                        enabled: true,
                    });
                    continue;
                }
                let entries = option.values.iter().map(|value| Choice {
                    label: Message::new(format!("{}-option-{}-{value}", G::ID, option.key)),
                    note: None,
                    symbol: (self.chosen.value(option) == *value).then_some("✔"),
                    intent: Intent::Act(format!("{SET}{} {value}", option.key)),
                });
                let prompt = Self::option_line(option.key, self.chosen.value(option));
                post.menu.controls.push(Control::Select {
                    prompt,
                    entries: entries.collect(),
                    many: None,
                });
            }
        }
    }

    /// A further look at the position, for one person.
    pub(super) fn look_post(&self, user: UserId, id: &str) -> Post<Only> {
        let mut post = self.post(
            Only {
                user,
                place: self.place,
                awaited: false,
            },
            self.steps,
        );
        if let (Some(view), Some(id)) = (self.view_of(user), G::LOOKS.iter().find(|look| **look == id)) {
            let sight = G::look(view, id);
            post.title = Message::new(format!("{}-look-{id}", G::ID));
            (post.lines, post.picture) = (sight.lines, sight.picture);
        }
        post
    }

    fn post<A>(&self, audience: A, stamp: Version) -> Post<A> {
        Post {
            audience,
            table: self.id,
            version: self.steps,
            stamp,
            title: Self::title(),
            lines: Vec::new(),
            notes: Vec::new(),
            picture: None,
            menu: Menu::default(),
            buttons: Vec::new(),
            names: if self.play().is_some() {
                self.roster.marked()
            } else {
                self.roster.names()
            },
        }
    }

    /// The log as the person may read it, oldest first; each line names those who sat there then.
    pub(super) fn log_lines(&self, user: UserId) -> Vec<Message> {
        let Some(play) = self.play() else {
            return Vec::new();
        };
        let viewer = self.roster.seat_of(user).map_or(Viewer::Spectator, Viewer::Seat);
        let tell = |event: &G::Event| G::notice(event, viewer).map(|notice| (G::tell(&notice), None));
        let events = play.history.events::<G>();
        let mut events = events.iter();
        let mut lines: Vec<Line> = events.next().into_iter().flatten().filter_map(tell).collect();
        let reads = |aside: &&Aside| aside.only.is_none_or(|seat| viewer == Viewer::Seat(seat));
        let said = |aside: &Aside| (aside.message.clone(), aside.before.clone());
        let mut asides = play.asides.iter().filter(reads).peekable();
        for (done, ply) in events.enumerate() {
            while let Some(aside) = asides.next_if(|aside| aside.after <= done) {
                lines.push(said(aside));
            }
            lines.extend(ply.iter().filter_map(tell));
        }
        lines.extend(asides.map(said));
        named_then(lines)
    }

    /// Scores and strengths with their derivation.
    pub(super) fn derivation_lines(&self, user: UserId) -> Vec<Message> {
        self.view_of(user).map(G::derivation).unwrap_or_default()
    }

    /// What the person can plan with one tap, and do or drop of what was planned.
    pub(super) fn planned_actions(&self, user: UserId) -> Vec<(String, Message)> {
        let seat = self.roster.seat_of(user).filter(|_| G::PLANS && !self.ended());
        let (Some(seat), Some(play)) = (seat, plan::playing(&self.stage)) else {
            return Vec::new();
        };
        self.plan_actions(play, seat)
    }

    /// Legal actions whose notation or words hold what was typed so far.
    pub(super) fn legal_actions(&self, user: UserId) -> Vec<(String, Message)> {
        let Some(view) = self.view_of(user) else {
            return Vec::new();
        };
        G::legal(view)
            .iter()
            .map(|action| (action.to_string(), G::label(view, action)))
            .collect()
    }
}

/// A line of the log, and the seat that changed hands by it with the name of whoever sat there
/// before.
type Line = (Message, Option<(Seat, String)>);

/// The lines with the names of their time: a seat that changed hands has the former name up to
/// there.
fn named_then(lines: Vec<Line>) -> Vec<Message> {
    let mut names: BTreeMap<Seat, String> = BTreeMap::new();
    let named = |(message, before): Line| {
        let message = names
            .iter()
            .fold(message, |message, (seat, name)| message.naming(seat.number(), name));
        names.extend(before);
        message
    };
    let mut told: Vec<Message> = lines.into_iter().rev().map(named).collect();
    told.reverse();
    told
}

/// How a table ended whose game was not over by the rules.
pub(super) fn ended_line(ending: &Ending) -> Message {
    match ending {
        Ending::Closed(by) if by.is_empty() => Message::new("closed"),
        Ending::Closed(by) => Message::new("closed-by").with("who", Arg::Text(by.clone())),
        Ending::Agreed => Message::new("closed-agreed"),
        Ending::Lapsed(_) => Message::new("closed-lapsed"),
        Ending::Alone(seat) => Message::new("ended-alone").seat("who", seat.number()),
    }
}
