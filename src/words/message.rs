//! A thing to say, in no language yet: the id of a sentence and what it names.

use super::Locale;
use std::borrow::Cow;

/// The id of a sentence in `locales/` and its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The Fluent id; an attribute is written `id.attribute`.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence can name.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A count or an amount; sentences choose plurals by it.
    Number(i64),
    /// An id that a sentence selects by, or a notation; never shown to differ by language.
    Word(Cow<'static, str>),
    /// Text from a person; shown as it is, with whatever could do harm disarmed.
    Text(String),
    /// The player of a seat, by the name the reader knows.
    Seat(u8),
    /// Another message, said in the same language.
    Message(Box<Message>),
    /// Another message, said in a language of its own: what a button says that others see too.
    Spoken(Locale, Box<Message>),
    /// Messages, joined as the language joins a list.
    List(Vec<Message>),
    /// A moment, in seconds since 1970.
    Moment(u64),
    /// The time of day of a moment, with its seconds; the moment in seconds since 1970.
    Clock(u64),
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The message with the player of a seat as an argument.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: u8) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// The message with the player of a seat called by another name, such as that of whoever sat
    /// there before.
    #[must_use]
    pub fn naming(mut self, seat: u8, name: &str) -> Message {
        for (_, arg) in &mut self.args {
            match arg {
                Arg::Seat(one) if *one == seat => *arg = Arg::Text(name.to_owned()),
                Arg::Message(inner) | Arg::Spoken(_, inner) => {
                    **inner = inner.as_ref().clone().naming(seat, name)
                }
                Arg::List(list) => list
                    .iter_mut()
                    .for_each(|inner| *inner = inner.clone().naming(seat, name)),
                Arg::Seat(_)
                | Arg::Number(_)
                | Arg::Word(_)
                | Arg::Text(_)
                | Arg::Moment(_)
                | Arg::Clock(_) => {}
            }
        }
        self
    }

    /// One of some people at a table, by their names in the order of the seats, as a message of its own; with the seat's
    /// letter where another has the same name.
    #[must_use]
    pub fn person(names: &[&str], seat: usize) -> Message {
        let name = names.get(seat).copied().unwrap_or_default();
        if names.iter().filter(|other| **other == name).count() < 2 {
            return Message::text(name);
        }
        let letter = ('A'..='Z').nth(seat).unwrap_or('Z').to_string();
        Message::new("seat-namesake")
            .with("name", Arg::Text(name.to_owned()))
            .with("letter", Arg::Word(letter.into()))
    }

    /// Text from a person as a message of its own.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Message {
        Message::new("text").with("text", Arg::Text(text.into()))
    }
}

/// Numbers that fit whatever they count.
macro_rules! numbers {
    ($($of:ty),*) => {
        $(impl From<$of> for Arg {
            fn from(number: $of) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(Cow::Borrowed(word))
    }
}
