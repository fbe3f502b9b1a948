//! Saying messages in one language, for one kind of place. Knows no sentence by heart but its own
//! few.

use super::empty_list::EmptyList;
use super::inset::{Insets, Room};
use super::library::split;
use super::{Arg, Locale, Message, Words, disarm, moment, named};
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// The most letters of a person's text that are shown.
const LONGEST_TEXT: usize = 200;
/// The most letters of a player's name that are shown.
const LONGEST_NAME: usize = 32;

/// For which kind of place a message is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// A message on Discord: people's text is stripped of markup and mentions, moments are live
    /// timestamps.
    Discord,
    /// A picture, an alternative text, a label, a file: no markup at all.
    Plain,
}

/// What stands between a name and what is before it: they stay on one line.
const BESIDE: char = '\u{a0}';

/// Says messages in one language and style; `names` are those of the seats.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    words: &'a Words,
    locale: Locale,
    names: &'a [String],
    style: Style,
    insets: Option<&'a dyn Insets>,
}

impl Words {
    /// Somebody who says messages in a language and a style. `names` are those of the seats, in
    /// order.
    #[must_use]
    pub fn speaker<'a>(&'a self, locale: Locale, names: &'a [String], style: Style) -> Speaker<'a> {
        Speaker::new(self, locale, names, style)
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(words: &'a Words, locale: Locale, names: &'a [String], style: Style) -> Speaker<'a> {
        Speaker {
            words,
            locale,
            names,
            style,
            insets: None,
        }
    }

    /// The language it speaks.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// The names of the seats, as they were given to it.
    #[must_use]
    pub fn names(&self) -> &'a [String] {
        self.names
    }

    /// The same speaker for another kind of place.
    #[must_use]
    pub fn styled(self, style: Style) -> Speaker<'a> {
        Speaker { style, ..self }
    }

    /// The same speaker with something before the names of things, in [`Style::Discord`] alone: at most
    /// once a name, and a few times a line.
    #[must_use]
    pub fn with_insets(self, insets: &'a dyn Insets) -> Speaker<'a> {
        Speaker {
            insets: Some(insets),
            ..self
        }
    }

    /// Says a message. An id that the language lacks is said in English; one that even English
    /// lacks is shown itself. Both are counted ([`Words::missing`]) and logged.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        match self.style {
            Style::Discord => self.say_in(message, &Room::of(self.insets, message)),
            Style::Plain => self.say_in(message, &Room::none()),
        }
    }

    /// Says a message that stands in a line.
    fn say_in(&self, message: &Message, room: &Room<'_>) -> String {
        let args = self.args(message, room);
        self.sentence(self.locale, &message.id, &args).unwrap_or_else(|| {
            self.words.miss(self.locale, &message.id, "no such id");
            let english = if self.locale == Locale::English {
                None
            } else {
                self.sentence(Locale::English, &message.id, &args)
            };
            english.unwrap_or_else(|| message.id.to_string())
        })
    }

    /// Says messages, one a line.
    #[must_use]
    pub fn lines(&self, messages: &[Message]) -> String {
        messages
            .iter()
            .map(|message| self.say(message))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The name of a seat's player as this speaker says it; with the seat's letter where others have the same.
    #[must_use]
    pub fn name(&self, seat: u8) -> String {
        let letter = char::from(b'A' + seat.min(25)).to_string();
        match self.names.get(usize::from(seat)) {
            Some(name) if self.has_namesake(usize::from(seat), name) => {
                let mut args = FluentArgs::with_capacity(2);
                args.set("name", self.person(name, LONGEST_NAME));
                args.set("letter", letter);
                self.sentence(self.locale, "seat-namesake", &args)
                    .unwrap_or_default()
            }
            Some(name) => self.person(name, LONGEST_NAME),
            None => self.say(&Message::new("seat-unnamed").with("letter", Arg::Word(letter.into()))),
        }
    }

    /// The name of a seat's player where the seat's letter stands beside it.
    fn name_by_letter(&self, seat: u8) -> String {
        let name = self.names.get(usize::from(seat));
        name.map_or_else(|| self.name(seat), |name| self.person(name, LONGEST_NAME))
    }

    /// Whether another seat's player is called the same, as far as people see: with or without the brackets of those who
    /// do not play for themselves.
    fn has_namesake(&self, seat: usize, name: &str) -> bool {
        let shown = |name: &str| {
            let inner = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
            disarm::letters(&disarm::bare(inner.unwrap_or(name)), LONGEST_NAME).into_owned()
        };
        let shown_name = shown(name);
        let mut others = self.names.iter().enumerate();
        others.any(|(other, name)| other != seat && shown(name) == shown_name)
    }

    fn sentence(&self, locale: Locale, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = &self.words.bundles[locale.index()];
        let (name, attribute) = split(id);
        let found = bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => found.get_attribute(attribute)?.value(),
            None => found.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        if let Some(error) = errors.first() {
            self.words.miss(locale, id, &error.to_string());
        }
        Some(text)
    }

    /// Says a message that another one names, with what stands before it.
    fn named(&self, message: &Message, room: &Room<'_>) -> String {
        match room.take(message) {
            Some(inset) => format!("{inset}{BESIDE}{}", self.say_in(message, &Room::none())),
            None => self.say_in(message, room),
        }
    }

    fn args<'b>(&self, message: &'b Message, room: &Room<'_>) -> FluentArgs<'b> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        let lettered = message.args.iter().any(|(name, _)| *name == "letter");
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Seat(seat) if lettered => FluentValue::String(self.name_by_letter(*seat).into()),
                _ => self.value(arg, room),
            };
            args.set(*name, value);
        }
        args
    }

    fn value<'b>(&self, arg: &'b Arg, room: &Room<'_>) -> FluentValue<'b> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(word) => FluentValue::String(Cow::Borrowed(word)),
            Arg::Text(text) => FluentValue::String(self.person(text, LONGEST_TEXT).into()),
            Arg::Seat(seat) => FluentValue::String(self.name(*seat).into()),
            Arg::Message(message) => FluentValue::String(self.named(message, room).into()),
            Arg::Spoken(locale, message) => {
                let speaker = Speaker {
                    locale: *locale,
                    ..*self
                };
                FluentValue::String(speaker.named(message, room).into())
            }
            Arg::List(messages) if messages.is_empty() => {
                FluentValue::Custom(Box::new(EmptyList(self.say(&Message::new("list-none")))))
            }
            Arg::List(messages) => FluentValue::String(self.list(messages, room).into()),
            Arg::Moment(seconds) => FluentValue::String(
                match self.style {
                    Style::Discord => format!("<t:{seconds}:R>"),
                    Style::Plain => moment::utc(*seconds),
                }
                .into(),
            ),
            Arg::Clock(seconds) => FluentValue::String(
                match self.style {
                    Style::Discord => format!("<t:{seconds}:T>"),
                    Style::Plain => moment::utc_with_seconds(*seconds),
                }
                .into(),
            ),
        }
    }

    /// Text from a person, with whatever could do harm disarmed.
    fn person(&self, text: &str, most: usize) -> String {
        let named =
            named(text, |number| self.say(&Message::new("person-unnamed").with("number", i64::from(number))));
        let bare = disarm::bare(&named);
        let short = disarm::letters(&bare, most);
        disarm::isolated(match self.style {
            Style::Discord => disarm::escape(&short),
            Style::Plain => short.into_owned(),
        })
    }

    fn list(&self, messages: &[Message], room: &Room<'_>) -> String {
        let room = room.list(messages);
        let said: Vec<String> = messages
            .iter()
            .map(|message| self.named(message, &room))
            .collect();
        let join = |id: &'static str, first: String, second: String| {
            let mut args = FluentArgs::with_capacity(2);
            args.set("first", first);
            args.set("second", second);
            self.sentence(self.locale, id, &args).unwrap_or_default()
        };
        let mut rest = said.into_iter();
        let Some(first) = rest.next() else {
            return String::new();
        };
        let Some(last) = rest.next_back() else {
            return first;
        };
        if rest.len() == 0 {
            return join("list-two", first, last);
        }
        let most = rest.fold(first, |list, next| join("list-more", list, next));
        join("list-last", most, last)
    }
}
