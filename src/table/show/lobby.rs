//! A table before its game: its card for everyone, and the panels where options are chosen.

use crate::portray::{Control, Entry as Choice, Intent, Look, Portray, Symbol, lettered};
use crate::rules::Declared;
use crate::table::panel_path::{PanelPath, choosing};
use crate::table::stage::Table;
use crate::table::{Everyone, Only, Post, TableButton};
use crate::words::Message;

/// How many selects a panel has room for; with more options, those of two values are buttons that
/// switch to the other.
const SELECTS: usize = 5;

impl<G: Portray> Table<G> {
    /// The card of a table that waits for its game.
    pub(super) fn lobby(&self, post: &mut Post<Everyone>) {
        let (least, most) = (i64::from(*G::SEATS.start()), i64::from(*G::SEATS.end()));
        post.lines.push(Message::new(format!("{}-about", G::ID)));
        post.lines.push(
            Message::new("lobby-gathering")
                .with("least", least)
                .with("most", most),
        );
        if self.reminded {
            post.lines.push(Message::new("lobby-closes-soon"));
        }
        let seats = Message::new("lobby-seats").with("most", most);
        post.lines.push(seats.with("here", i64::from(self.roster.len())));
        for (seat, _) in self.roster.iter() {
            let place = Message::new("lobby-place")
                .seat("who", seat.number())
                .with("number", i64::from(seat.number()) + 1);
            post.lines.push(place.with("letter", lettered(seat)));
        }
        // What is as usual is not told; the button says what else there is.
        let differs = |option: &&Declared| self.chosen.value(option) != option.values[option.default];
        for option in G::OPTIONS.iter().filter(differs) {
            post.lines
                .push(Self::option_line(option.key, self.chosen.value(option)));
        }
        for (key, _) in self.chosen.parted(G::GIVEN).0.iter() {
            post.lines.push(Message::new(format!("{}-given-{key}", G::ID)));
        }
        if self.opened.is_some() {
            post.notes.push(Message::new("lobby-luck"));
        }
        post.buttons = vec![TableButton::Join, TableButton::Leave];
        if !G::OPTIONS.is_empty() {
            post.buttons.push(TableButton::Options);
        }
        post.buttons.extend([TableButton::How, TableButton::Start]);
        post.buttons
            .extend(self.opened.is_some().then_some(TableButton::Luck));
    }

    /// An option and its value in words.
    pub(super) fn option_line(key: &str, value: &str) -> Message {
        let name = Message::new(format!("{}-option-{key}", G::ID));
        let value = Message::new(format!("{}-option-{key}-{value}", G::ID));
        Message::new("lobby-option")
            .with("option", name)
            .with("value", value)
    }

    /// Before the start: one's seat, and the options if they were opened.
    pub(super) fn lobby_panel(&self, post: &mut Post<Only>, path: PanelPath<'_>) {
        let seated = self.roster.seat_of(post.audience.user).is_some();
        let options = path == PanelPath::Options;
        post.lines.push(Message::new(match (seated, options) {
            (true, _) => "panel-seated",
            (false, true) => "lobby-options-read",
            (false, false) => "panel-not-seated",
        }));
        if options {
            post.lines
                .extend(G::OPTIONS.iter().map(|option| self.explained(option)));
        }
        if options && seated {
            post.menu.controls = G::OPTIONS.iter().map(|option| self.option(option)).collect();
        }
    }

    /// What an option is set to, and what it does.
    fn explained(&self, option: &Declared) -> Message {
        let (key, value) = (option.key, self.chosen.value(option));
        Message::new("lobby-option-explained")
            .with("option", Message::new(format!("{}-option-{key}", G::ID)))
            .with("value", Message::new(format!("{}-option-{key}-{value}", G::ID)))
            .with("explained", Message::new(format!("{}-explain-{key}", G::ID)))
    }

    /// The control that chooses a value of an option.
    fn option(&self, option: &Declared) -> Control {
        let now = self.chosen.value(option);
        let prompt = Self::option_line(option.key, now);
        if let (true, [one, other]) = (G::OPTIONS.len() > SELECTS, option.values) {
            let switched = if *one == now { other } else { one };
            let look = if now == option.values[option.default] {
                Look::Plain
            } else {
                Look::Good
            };
            return Control::act(prompt, &choosing(option.key, switched), look);
        }
        let entry = |value: &&'static str| {
            let label = Message::new(format!("{}-option-{}-{value}", G::ID, option.key));
            let intent = Intent::Act(choosing(option.key, value));
            Choice::new(label, intent).symbol((now == *value).then_some(Symbol::Character("✔")))
        };
        Control::select(prompt, option.values.iter().map(entry).collect())
    }
}
