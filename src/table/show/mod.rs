//! What a table shows to whom. Everything about the game comes through a view, so nothing here can
//! show what a person may not see.

mod audience;
mod board;
mod briefing;
mod closing;
mod drawing;
mod duplicate;
mod ending;
mod frame;
mod lateness;
mod lobby;
mod log;
mod luck;
mod moderation;
mod panel;
mod plan_panel;
mod reading;
mod recap;
mod repetition;
mod rewind;
mod room;
mod sentence;
mod speech;
mod standing;
mod time;
mod turn_question;
mod twins;
mod upkeep;
mod witness;

pub(super) use ending::ended_line;
pub use reading::Reading;
pub(super) use recap::{headings, latest_notices, rewound, taken_back};
pub use standing::{Need, Standing};
pub use witness::{Announcement, Witness};

use super::export::{FinishedTranscript, PublicPast};
use super::facts::TableFacts;
use super::fair::Seed;
use super::panel_path::PanelPath;
use super::stage::{Stage, Table};
use super::{Command, Everyone, Meanwhile, Only, Origin, Post, SameDeal, Step, UserId};
use crate::portray::Portray;
use crate::rules::Fortune;
use crate::words::{Arg, Message};

/// What a table shows, to whoever tells people: nothing here holds more than its audience may know.
///
/// Of a game that goes on there is no transcript, which would hold every hand:
///
/// ```compile_fail,E0599
/// async fn record(hall: &tavolo::hall::Hall, id: tavolo::store::TableId) {
///     let _ = hall.read(id, |table| table.transcript().map(|all| all.to_string())).await;
/// }
/// ```
///
/// Only of one that has ended:
///
/// ```
/// async fn record(hall: &tavolo::hall::Hall, id: tavolo::store::TableId) {
///     let _ = hall.read(id, |table| table.finished_transcript().map(|all| all.to_string())).await;
/// }
/// ```
pub trait TableView: TableFacts {
    /// Whether somebody who asks there may be shown the table: those who sit or sat at it, and all
    /// in its server.
    fn shown_to(&self, user: UserId, origin: &Origin) -> bool;
    /// What everyone sees: the lobby card, the board, or the ending.
    fn board(&self) -> Post<Everyone>;
    /// The board of a covered game for one of those who play there, or have; nothing for others, and where everyone
    /// sees it.
    fn own_board(&self, user: UserId) -> Option<Post<Only>>;
    /// What one person sees; `path` is empty or what an opened control said.
    fn panel(&self, user: UserId, path: &str) -> Post<Only>;
    /// What somebody sees besides who waits and asks how things stand; nothing for others.
    fn meanwhile(&self, user: UserId) -> Meanwhile;
    /// How it stands for one person at a moment, in milliseconds since 1970: for a list of tables.
    fn standing(&self, user: UserId, at: u64) -> Standing;
    /// What is to be said of its luck so that people have seen it; nothing of one that has ended, or that a version opened
    /// which did not write by which interaction: its promise stood elsewhere.
    fn witness(&self) -> Option<Witness>;
    /// Whether its luck was promised with this seed.
    fn promised_with(&self, seed: &Seed) -> bool;
    /// What was done in a turn of the table ([`Everyone::turn`]), for everyone; nothing where it is
    /// too long ago.
    fn recap(&self, turn: u32) -> Vec<Message>;
    /// Whether others have to agree to taking back an earlier decision of a person's; nothing where none can be.
    fn asks_back(&self, user: UserId) -> Option<bool>;
    /// What follows if the game is ended because somebody is late.
    fn end_follows(&self) -> Message;
    /// What would go if so many of the last actions were taken back, as everybody has noticed it.
    fn going_back(&self, plies: usize) -> Vec<Message>;
    /// Whether the players are asked to take something back.
    fn asked_back(&self) -> bool;
    /// Whether those who manage the server have asked the players to take something back.
    fn asked_back_by_manager(&self) -> bool;
    /// The log as a person may read it, oldest first.
    fn log(&self, user: UserId) -> Vec<Message>;
    /// Scores and strengths with their derivation.
    fn derivation(&self, user: UserId) -> Vec<Message>;
    /// What the person may do now: notation and words.
    fn legal(&self, user: UserId) -> Vec<(String, Message)>;
    /// How a typed line of several actions can go on: the whole line, and words.
    fn lines(&self, user: UserId, typed: &str) -> Vec<(String, Message)>;
    /// What the controls of legal actions say beyond that: notation and words.
    fn said(&self, user: UserId) -> Vec<(String, Message)>;
    /// What legal actions are called beside that, between commas ([`Portray::called`]).
    fn called(&self, user: UserId) -> Vec<(String, Message)>;
    /// What people may type for the words of the notation ([`Portray::vocabulary`]).
    fn vocabulary(&self) -> Vec<(String, Message)>;
    /// The action that a text is the notation of, legal or not, or the typed line of several.
    fn reading(&self, user: UserId, typed: &str) -> Option<Reading>;
    /// Which of several legal actions is meant by somebody who says no more, in notation.
    fn usual(&self, user: UserId, several: &[String]) -> Option<String>;
    /// Why the person can do nothing now that these words begin.
    fn why_none(&self, user: UserId, words: &str) -> Option<Message>;
    /// How many things have happened since the game began.
    fn happened(&self) -> usize;
    /// What the person did after so many of them, as they may know it.
    fn told_since(&self, user: UserId, happened: usize) -> Vec<Message>;
    /// What the person did by this order before, on a panel of this stamp, if that was the last
    /// thing that they did: they have given it twice.
    fn repeated(&self, user: UserId, stamp: Step, command: &Command) -> Option<Message>;
    /// What the person can plan with one tap, and do or drop of what was planned: notation and
    /// words. For them alone.
    fn plans(&self, user: UserId) -> Vec<(String, Message)>;
    /// The ids of further views; `<game>-look-<id>` names each.
    fn extra_views(&self) -> &'static [&'static str];
    /// A further view of the position, for one person.
    fn extra_view(&self, user: UserId, id: &str) -> Post<Only>;
    /// The answer to a question about the position; nothing where it is not understood.
    fn answer(&self, user: UserId, question: &str) -> Option<Vec<Message>>;
    /// Questions that are understood now: as they are typed, and in words.
    fn questions(&self, user: UserId) -> Vec<(String, Message)>;
    /// What people may call what is asked about ([`Portray::synonyms`]).
    fn synonyms(&self) -> Vec<(String, Message)>;
    /// How well the computers play that sit there from the beginning, where there are any.
    fn computer_levels(&self) -> Option<Message>;
    /// What luck gave in its game, once it has ended; that it is told then, before.
    fn luck(&self) -> Vec<Message>;
    /// The same as figures, kind by kind; nothing while the game goes on.
    fn fortunes(&self) -> Vec<Fortune>;
    /// The transcript of its game, with the seed, once it has ended; nothing if no game began.
    fn finished_transcript(&self) -> Option<FinishedTranscript>;
    /// What somebody can look back at of its game while that goes on; nothing before or after.
    fn past(&self, user: UserId) -> Option<PublicPast>;
    /// Who can take over somebody's seat if they give it up, as texts tell it: `anybody`, `strangers` to the deal, or
    /// `nobody` new.
    fn takers(&self, user: UserId) -> Arg;
    /// Its deal, for another table to play at the same time; nothing where that cannot be.
    fn twin_deal(&self) -> Option<SameDeal>;
}

impl<G: Portray> TableView for Table<G> {
    fn shown_to(&self, user: UserId, origin: &Origin) -> bool {
        self.roster.knows(user) || self.home(origin)
    }

    fn board(&self) -> Post<Everyone> {
        let mut post = self.post(self.everyone(), self.terms);
        match &self.stage {
            Stage::Gathering => {
                self.lobby(&mut post);
                post.lines.extend(self.moderation_lines());
            }
            Stage::Drawing(drawing) => {
                self.drawing_card(&mut post, drawing);
                post.lines.extend(self.moderation_lines());
            }
            Stage::Playing(_) | Stage::Closed(Some(_)) if self.covered() => self.covered_board(&mut post),
            Stage::Playing(play) | Stage::Closed(Some(play)) => self.open_board(&mut post, play),
            Stage::Closed(None) => {
                post.lines.push(self.closed_line());
                self.reveal_unplayed(&mut post.notes);
            }
        }
        post
    }

    fn own_board(&self, user: UserId) -> Option<Post<Only>> {
        self.uncovered_board(user)
    }

    fn panel(&self, user: UserId, path: &str) -> Post<Only> {
        let (path, seat) = (PanelPath::read(path), self.roster.seat_of(user));
        let awaited = seat.is_some_and(|seat| self.awaited_from_player(seat));
        let asked = seat.is_some_and(|seat| self.asked_of(seat) || self.asked_back_of(seat));
        let pauses = |seat| self.to_answer_pause().is_some_and(|asked| asked.has(seat));
        let asked = asked || seat.is_some_and(pauses) || seat.is_some() && self.told_apart();
        let called = seat.and_then(|seat| self.called.get(seat.index()).copied());
        let audience = Only {
            awaited,
            asked,
            turn: match (seat, asked) {
                (Some(_), _) if self.end_called() => self.turns.saturating_add(self.ends_told()),
                (_, true) => self.turns,
                (_, false) => called.unwrap_or_default(),
            },
            reminders: seat.map_or(0, |seat| self.timing.reminders(seat)),
            ..self.only(user)
        };
        let mut post = self.post(audience, self.stamp(user));
        match (&self.stage, self.view_of(user)) {
            (Stage::Gathering, _) => self.lobby_panel(&mut post, path),
            (Stage::Drawing(drawing), _) => self.drawing_panel(&mut post, drawing),
            (_, Some(view)) => self.game_panel(&mut post, view, path),
            (_, None) if self.covered() => self.covered_panel(&mut post),
            (_, None) => post.lines.push(self.closed_line()),
        }
        post
    }

    fn meanwhile(&self, user: UserId) -> Meanwhile {
        self.meanwhile_of(user)
    }

    fn standing(&self, user: UserId, at: u64) -> Standing {
        self.standing_for(user, at)
    }

    fn witness(&self) -> Option<Witness> {
        self.witnessed()
    }

    fn promised_with(&self, seed: &Seed) -> bool {
        self.promise_with(seed) == self.commitment()
    }

    fn recap(&self, turn: u32) -> Vec<Message> {
        if self.covered() {
            return vec![Message::new("twins-cover-turn")];
        }
        self.play()
            .map(|play| self.turn_recap(play, turn))
            .unwrap_or_default()
    }

    fn end_follows(&self) -> Message {
        self.follows_end()
    }

    fn asks_back(&self, user: UserId) -> Option<bool> {
        self.asks_others_back(self.roster.seat_of(user)?)
    }

    fn going_back(&self, plies: usize) -> Vec<Message> {
        self.play()
            .filter(|_| !self.covered())
            .map(|play| self.going_lines(play, plies))
            .unwrap_or_default()
    }

    fn asked_back(&self) -> bool {
        self.rewind.is_some()
    }

    fn asked_back_by_manager(&self) -> bool {
        self.rewind.as_ref().is_some_and(|rewind| rewind.seat().is_none())
    }

    fn log(&self, user: UserId) -> Vec<Message> {
        self.play()
            .zip(self.viewer(user))
            .map(|(play, viewer)| log::log_lines(play, viewer))
            .unwrap_or_default()
    }

    fn derivation(&self, user: UserId) -> Vec<Message> {
        self.view_of(user).map(G::derivation).unwrap_or_default()
    }

    fn legal(&self, user: UserId) -> Vec<(String, Message)> {
        let Some(view) = self.view_of(user).filter(|_| !self.stopped()) else {
            return Vec::new();
        };
        G::legal(view)
            .iter()
            .map(|action| (action.to_string(), G::label(view, action)))
            .collect()
    }

    fn lines(&self, user: UserId, typed: &str) -> Vec<(String, Message)> {
        self.view_of(user)
            .map(|view| G::lines(view, typed))
            .unwrap_or_default()
    }

    fn said(&self, user: UserId) -> Vec<(String, Message)> {
        self.said_by(user)
    }

    fn called(&self, user: UserId) -> Vec<(String, Message)> {
        self.called_by(user)
    }

    fn vocabulary(&self) -> Vec<(String, Message)> {
        G::vocabulary()
    }

    fn reading(&self, user: UserId, typed: &str) -> Option<Reading> {
        let Ok(action) = typed.parse::<G::Action>() else {
            let line = self.view_of(user).and_then(|view| G::line(view, typed));
            return line.map(|_| Reading::Line(typed.to_owned()));
        };
        Some(Reading::Action(action.to_string()))
    }

    fn usual(&self, user: UserId, several: &[String]) -> Option<String> {
        let several: Vec<G::Action> = several.iter().filter_map(|one| one.parse().ok()).collect();
        let usual = self.view_of(user).and_then(|view| G::usual(view, &several));
        usual.map(|action| action.to_string())
    }

    fn why_none(&self, user: UserId, words: &str) -> Option<Message> {
        self.view_of(user).and_then(|view| G::why_none(view, words))
    }

    fn happened(&self) -> usize {
        self.play().map_or(0, |play| play.latest.count())
    }

    fn told_since(&self, user: UserId, happened: usize) -> Vec<Message> {
        self.play()
            .zip(self.roster.seat_of(user))
            .map(|(play, seat)| self.acted_lines(play, seat, happened))
            .unwrap_or_default()
    }

    fn repeated(&self, user: UserId, stamp: Step, command: &Command) -> Option<Message> {
        self.done_before(user, stamp, command)
    }

    fn plans(&self, user: UserId) -> Vec<(String, Message)> {
        let seat = self
            .roster
            .seat_of(user)
            .filter(|_| G::PLANS && !self.ended() && !self.stopped());
        let (Some(seat), Some(play)) = (seat, self.stage.playing()) else {
            return Vec::new();
        };
        self.plan_actions(play, seat)
    }

    fn extra_views(&self) -> &'static [&'static str] {
        G::LOOKS
    }

    fn extra_view(&self, user: UserId, id: &str) -> Post<Only> {
        let mut post = self.post(self.only(user), self.step);
        if let (Some(view), Some(id)) = (self.view_of(user), G::LOOKS.iter().find(|look| **look == id)) {
            let sight = G::look(view, id);
            post.title = Message::new(format!("{}-look-{id}", G::ID));
            (post.lines, post.picture) = (sight.lines, sight.picture);
        }
        post
    }

    fn answer(&self, user: UserId, question: &str) -> Option<Vec<Message>> {
        self.answer_to(user, question)
    }

    fn questions(&self, user: UserId) -> Vec<(String, Message)> {
        self.questions_of(user)
    }

    fn synonyms(&self) -> Vec<(String, Message)> {
        let of_table = [luck::synonyms(), turn_question::synonyms()];
        G::synonyms().into_iter().chain(of_table).collect()
    }

    fn computer_levels(&self) -> Option<Message> {
        self.computer_line()
    }

    fn luck(&self) -> Vec<Message> {
        self.fortune_lines()
    }

    fn fortunes(&self) -> Vec<Fortune> {
        self.all_fortunes()
    }

    fn finished_transcript(&self) -> Option<FinishedTranscript> {
        FinishedTranscript::of(self)
    }

    fn past(&self, user: UserId) -> Option<PublicPast> {
        self.viewer(user).and_then(|_| PublicPast::of(self))
    }

    fn takers(&self, user: UserId) -> Arg {
        self.takers_from(user)
    }

    fn twin_deal(&self) -> Option<SameDeal> {
        self.deal_for_twin()
    }
}
