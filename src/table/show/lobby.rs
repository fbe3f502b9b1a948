//! A table before its game: its card for everyone, and the panels where options are chosen.

use super::room::room;
use crate::portray::{Control, Entry as Choice, Intent, Look, Portray, Symbol, lettered};
use crate::rules::{Declared, Seat};
use crate::table::facts::TableFacts;
use crate::table::own_options::{OWN_OPTIONS, option_owner};
use crate::table::panel_path::{PanelPath, adding, choosing, sending_away};
use crate::table::stage::Table;
use crate::table::timing::PACE;
use crate::table::twins::TWINS;
use crate::table::{ComputerLevel, Everyone, Only, Post, TableButton};
use crate::words::{Arg, Message};

/// How many selects a panel has room for; with more options, those of two values are buttons that
/// switch to the other.
const SELECTS: usize = 5;

impl<G: Portray> Table<G> {
    /// The card of a table that waits for its game.
    pub(super) fn lobby(&self, post: &mut Post<Everyone>) {
        post.lines.push(Message::new(format!("{}-about", G::ID)));
        post.lines.push(self.invites_line());
        if let Some(due) = self.due.filter(|_| self.reminded) {
            let soon = Message::new("lobby-closes-soon");
            post.lines.push(soon.with("when", Arg::Moment(due / 1_000)));
        }
        let seats = Message::new("lobby-seats").with("most", i64::from(self.room()));
        post.lines.push(seats.with("here", i64::from(self.roster.len())));
        for (seat, _) in self.roster.iter() {
            post.lines.push(self.place_line(seat));
        }
        let left = self.handovers.left.iter().cloned();
        post.lines
            .extend(left.map(|name| Message::new("lobby-left").with("who", Arg::Text(name))));
        // What is as usual is not told; the button says what else there is.
        // Whose deal it plays at the same time is told above.
        let twin = self.duplicate.is_some();
        let told = |option: &&Declared| !(twin && option.key == TWINS.key);
        let differs = |option: &&Declared| self.value(option) != option.values[option.default];
        for option in Self::options().filter(told).filter(differs) {
            post.lines.push(self.chosen_line(option));
        }
        post.lines.extend(self.hints_line());
        post.lines.extend(self.informed_line());
        self.given_lines(&mut post.lines);
        post.buttons = self.lobby_buttons();
    }

    /// For how many it is, and how they begin.
    fn invites_line(&self) -> Message {
        let (least, most) = (i64::from(*G::SEATS.start()), i64::from(self.room()));
        let gathers = Message::new(match (&self.duplicate, self.direct) {
            (Some(_), _) if self.closed_twin() => "lobby-twin-closed",
            (Some(_), _) if self.twins.is_some() => "lobby-twin",
            (Some(_), true) => "lobby-duplicate-alone",
            (Some(_), false) => "lobby-duplicate",
            (None, true) => "lobby-alone",
            (None, false) => "lobby-gathering",
        });
        let first = Arg::Word(self.luck_of().to_string().into());
        let free = most - i64::from(self.roster.len());
        let gathers = gathers.with("least", least).with("most", most).with("free", free);
        gathers.with("table", first)
    }

    /// What people do before the game.
    fn lobby_buttons(&self) -> Vec<TableButton> {
        let mut buttons = vec![
            TableButton::Join,
            TableButton::Leave,
            TableButton::Options,
            TableButton::Computers,
            TableButton::How,
            TableButton::Start,
        ];
        if self.direct || self.closed_twin() {
            // Whoever reads it has the one seat that is for people; or nobody new may sit down.
            buttons.retain(|button| *button != TableButton::Join);
        }
        buttons.extend(self.opened.is_some().then_some(TableButton::Luck));
        let asked = !self.yet_to_consent().is_empty();
        buttons.extend(asked.then_some(TableButton::Consent));
        buttons
    }

    /// What the host gave.
    fn given_lines(&self, lines: &mut Vec<Message>) {
        for (key, _) in self.chosen.parted(G::GIVEN).0.iter() {
            lines.push(Message::new(format!("{}-given-{key}", G::ID)));
        }
    }

    /// Who sits in a place; of a computer also how well it plays.
    pub(super) fn place_line(&self, seat: Seat) -> Message {
        let level = self.roster.computer(seat);
        let place = Message::new(if level.is_some() {
            "lobby-place-computer"
        } else {
            "lobby-place"
        })
        .seat("who", seat.number())
        .with("number", i64::from(seat.number()) + 1)
        .with("letter", lettered(seat));
        match level {
            Some(level) => place.with("level", level_name(level)),
            None => place,
        }
    }

    /// All options: the game's, and the table's own behind them.
    fn options() -> impl Iterator<Item = &'static Declared> {
        G::OPTIONS.iter().chain(&OWN_OPTIONS)
    }

    /// Those that can be chosen here: nobody plays beside a table in direct messages.
    fn offered_options(&self) -> impl Iterator<Item = &'static Declared> {
        let alone = self.direct || self.duplicate.is_some();
        Self::options().filter(move |option| !(alone && option.key == TWINS.key))
    }

    /// The value that an option has.
    fn value<'a>(&'a self, option: &'a Declared) -> &'a str {
        match option.key {
            key if key == PACE.key => self.timing.pace().id(),
            key if key == TWINS.key => TWINS.values[usize::from(self.twins.is_some())],
            _ => self.chosen.value(option),
        }
    }

    /// What was chosen of an option; of the pace also what it means.
    fn chosen_line(&self, option: &Declared) -> Message {
        let value = self.value(option);
        let line = Self::option_line(option.key, value);
        if option.key != PACE.key {
            return line;
        }
        let noted = Message {
            id: "lobby-option-noted".into(),
            ..line
        };
        noted.with("note", Self::pace_note(value))
    }

    /// What a pace means.
    fn pace_note(pace: &str) -> Message {
        Message::new(format!("table-note-{}-{pace}", PACE.key))
    }

    /// An option and its value in words.
    pub(super) fn option_line(key: &str, value: &str) -> Message {
        let owner = option_owner(G::ID, key);
        let name = Message::new(format!("{owner}-option-{key}"));
        let value = Message::new(format!("{owner}-option-{key}-{value}"));
        Message::new("lobby-option")
            .with("option", name)
            .with("value", value)
    }

    /// Before the start: one's seat, and the options if they were opened.
    pub(super) fn lobby_panel(&self, post: &mut Post<Only>, path: PanelPath<'_>) {
        let seated = self.roster.seat_of(post.audience.user).is_some();
        if path == PanelPath::Computers {
            return self.computers_panel(post, seated);
        }
        let options = path == PanelPath::Options;
        post.lines.push(Message::new(match (seated, options) {
            (true, _) => "panel-seated",
            (false, true) => "lobby-options-read",
            (false, false) => "panel-not-seated",
        }));
        if options {
            post.lines
                .extend(self.offered_options().map(|option| self.explained(option)));
            post.lines.push(self.hints_explained());
        }
        if options && seated {
            if self.duplicate.is_some() {
                post.lines.push(Message::new("refused-duplicate-options"));
            }
            let free = |option: &&Declared| self.duplicate.is_none() || option.key == PACE.key;
            let controls = self
                .offered_options()
                .filter(free)
                .map(|option| self.option(option));
            post.menu.controls = controls.chain(self.hints_control(post.audience.user)).collect();
            self.start_there(post);
        }
    }

    /// The game can be begun where its options and computers were chosen, which may be far below the card.
    fn start_there(&self, post: &mut Post<Only>) {
        let can = self.missing() == 0 && room(post) > 0;
        post.buttons.extend(can.then_some(TableButton::Start));
    }

    /// Before the start: which computers there are, and can be added by those who have a seat.
    fn computers_panel(&self, post: &mut Post<Only>, seated: bool) {
        post.lines.push(match seated {
            true => Message::new("lobby-computers").with("alone", i64::from(self.direct)),
            false => Message::new("lobby-computers-read"),
        });
        let computers = self
            .roster
            .iter()
            .filter(|(seat, _)| self.roster.computer(*seat).is_some());
        let computers: Vec<Seat> = computers.map(|(seat, _)| seat).collect();
        post.lines
            .extend(computers.iter().map(|seat| self.place_line(*seat)));
        if !seated {
            return;
        }
        if self.roster.len() < self.room() {
            let entry = |level: ComputerLevel| {
                let intent = Intent::Act(adding(level));
                let note = Message::new(format!("computer-note-{}", level.id()));
                Choice::new(level_name(level), intent).noted(Some(note))
            };
            let levels = ComputerLevel::ALL.map(entry);
            post.menu
                .controls
                .push(Control::select(Message::new("lobby-add-computer"), levels.to_vec()));
        } else {
            post.lines.push(Message::new("lobby-computers-full"));
        }
        for seat in computers {
            let label = Message::new("lobby-remove-computer").seat("who", seat.number());
            let wish = sending_away(seat);
            post.menu.controls.push(Control::act(label, &wish, Look::Plain));
        }
        self.start_there(post);
    }

    /// While a game is played: its pace, which all can change together.
    pub(super) fn pace_panel(&self, post: &mut Post<Only>) {
        post.lines.push(self.explained(&PACE));
        let seat = self.roster.seat_of(post.audience.user);
        let alone = seat.is_some_and(|seat| !self.roster.others_play(seat));
        let pace = if alone { "panel-pace-alone" } else { "panel-pace" };
        post.lines.push(Message::new(pace));
        post.menu.controls = vec![self.option(&PACE)];
        if let Some(control) = self.hints_control(post.audience.user) {
            post.lines.push(self.hints_explained());
            post.menu.controls.push(control);
        }
        post.buttons.push(TableButton::Hand);
    }

    /// What an option is set to, and what it does.
    fn explained(&self, option: &Declared) -> Message {
        let (key, value) = (option.key, self.value(option));
        let owner = option_owner(G::ID, key);
        let explained = Message::new(format!("{owner}-explain-{key}"));
        Message::new("lobby-option-explained")
            .with("option", Message::new(format!("{owner}-option-{key}")))
            .with("value", Message::new(format!("{owner}-option-{key}-{value}")))
            .with("explained", explained.with("alone", i64::from(self.direct)))
    }

    /// The control that chooses a value of an option.
    fn option(&self, option: &Declared) -> Control {
        let now = self.value(option);
        let prompt = Self::option_line(option.key, now);
        // The hints have a button in a row of their own.
        if let (true, [one, other]) = (Self::options().count() + 1 > SELECTS, option.values) {
            let switched = if *one == now { other } else { one };
            let look = if now == option.values[option.default] {
                Look::Plain
            } else {
                Look::Good
            };
            return Control::act(prompt, &choosing(option.key, switched), look);
        }
        let entry = |value: &&'static str| {
            let owner = option_owner(G::ID, option.key);
            let label = Message::new(format!("{owner}-option-{}-{value}", option.key));
            let intent = Intent::Act(choosing(option.key, value));
            let note = (option.key == PACE.key).then(|| Self::pace_note(value));
            let chosen = (now == *value).then_some(Symbol::Character("✔"));
            Choice::new(label, intent).noted(note).symbol(chosen)
        };
        Control::select(prompt, option.values.iter().map(entry).collect())
    }
}

/// The name of a level.
pub(super) fn level_name(level: ComputerLevel) -> Message {
    Message::new(format!("computer-level-{}", level.id()))
}
