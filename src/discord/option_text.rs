//! A game's options as people type them: `hidden yes, points 30`. Knows no option by name: what can
//! be typed is what the game declares, by its keys or in the reader's words.

use super::profile::Reader;
use super::suggestion::{fitting, folded};
use crate::table::{Catalogue, Chosen, Declared, Listing};
use crate::words::{Arg, Locale, Message, Speaker, Style, Words, cut};

/// The longest part of what was typed that is repeated to its typist.
const REPEATED: usize = 40;
/// The most that a suggestion can put in.
const LONGEST: usize = 100;

/// What can be typed of a game's options.
pub(super) struct OptionText<'a> {
    catalogue: &'a Catalogue,
    listing: &'a Listing,
    /// The reader's language, and English beside it.
    speakers: [Speaker<'a>; 2],
}

/// How far something typed could be read: the values, and from where on it could not.
struct SoFar<'t> {
    values: Vec<(&'static Declared, &'static str)>,
    rest: &'t str,
}

impl<'a> OptionText<'a> {
    /// What a reader can type of a game's options.
    pub(super) fn new(
        words: &'a Words,
        catalogue: &'a Catalogue,
        listing: &'a Listing,
        reader: Reader,
    ) -> OptionText<'a> {
        let speakers =
            [reader.locale, Locale::English].map(|locale| words.speaker(locale, &[], Style::Plain));
        OptionText {
            catalogue,
            listing,
            speakers,
        }
    }

    /// What was chosen.
    ///
    /// # Errors
    /// A sentence that names the option, its values and an example.
    pub(super) fn read(&self, typed: &str) -> Result<Chosen, Message> {
        let SoFar { values, rest } = self.so_far(typed);
        if !rest.is_empty() {
            return Err(self.complaint(rest));
        }
        let mut chosen = Chosen::NONE;
        values
            .iter()
            .for_each(|(option, value)| chosen.set(option.key, value));
        Ok(chosen)
    }

    /// What could follow: what was typed with one more value. What a new table has anyway is not
    /// suggested.
    pub(super) fn suggest(&self, typed: &str) -> Vec<(String, String)> {
        let SoFar { values, rest } = self.so_far(typed);
        let done: Vec<String> = values
            .iter()
            .map(|(option, value)| format!("{} {value}", option.key))
            .collect();
        let open = self
            .listing
            .all_options()
            .filter(|option| values.iter().all(|(other, _)| other.key != option.key));
        let more = open.flat_map(|option| {
            let preset = self.catalogue.preset(self.listing, option);
            option
                .values
                .iter()
                .filter(move |value| **value != preset)
                .map(move |value| (option, *value))
        });
        let more = more.map(|(option, value)| {
            (self.speakers[0].say(&self.line(option, value)), format!("{} {value}", option.key))
        });
        let mut list: Vec<(String, String)> = Vec::new();
        if let (Some((option, value)), true) = (values.last(), rest.is_empty()) {
            let said = self.speakers[0].say(&self.line(option, value));
            list.push((named(&said, &done), done.join(", ")));
        }
        list.extend(fitting(rest, more).into_iter().map(|(said, one)| {
            let all: Vec<String> = done.iter().cloned().chain([one]).collect();
            (named(&said, &all), all.join(", "))
        }));
        list.retain(|(_, value)| value.encode_utf16().count() <= LONGEST);
        list.truncate(super::suggestion::MOST);
        list
    }

    /// Reads option after option, as far as it goes.
    fn so_far<'t>(&self, typed: &'t str) -> SoFar<'t> {
        let mut so_far = SoFar {
            values: Vec::new(),
            rest: between(typed),
        };
        while let Some((option, rest)) = self.option(so_far.rest) {
            let rest =
                rest.trim_start_matches(|mark: char| mark.is_whitespace() || matches!(mark, ':' | '='));
            let Some((value, rest)) = self.value(option, rest) else {
                break;
            };
            so_far.values.push((option, value));
            so_far.rest = between(rest);
        }
        so_far
    }

    /// The option that a text begins with, by its key or its name, and what follows.
    fn option<'t>(&self, text: &'t str) -> Option<(&'static Declared, &'t str)> {
        let options = self.listing.all_options();
        options
            .filter_map(|option| Some((option, self.after(text, option.key, &self.name(option))?)))
            .min_by_key(|(_, rest)| rest.len())
    }

    /// The value of an option that a text begins with, and what follows.
    fn value<'t>(&self, option: &Declared, text: &'t str) -> Option<(&'static str, &'t str)> {
        let values = option.values.iter().copied();
        values
            .filter_map(|value| Some((value, self.after(text, value, &self.words(option, value))?)))
            .min_by_key(|(_, rest)| rest.len())
    }

    /// What follows an id or its words in one of the languages, if a text begins so.
    fn after<'t>(&self, text: &'t str, id: &str, words: &Message) -> Option<&'t str> {
        let said = self.speakers.iter().map(|speaker| speaker.say(words));
        let ways = said.chain([id.to_owned(), id.replace('-', " ")]);
        ways.filter_map(|way| after(text, &way))
            .min_by_key(|rest| rest.len())
    }

    /// What is wrong where nothing more could be read.
    fn complaint(&self, rest: &str) -> Message {
        let game = self.listing.title();
        let wrong = |text: &str| {
            Arg::Text(cut(text.split([',', ';']).next().unwrap_or(text).trim(), REPEATED).into_owned())
        };
        if self.after(rest, "hints", &Message::new("edge-hints")).is_some() {
            return Message::new("edge-with-hints");
        }
        let Some((option, rest_of_it)) = self.option(rest) else {
            let Some(first) = self.listing.all_options().next() else {
                return Message::new("edge-with-none").with("game", game);
            };
            let options: Vec<Message> = self
                .listing
                .all_options()
                .map(|option| entry(option.key, self.name(option)))
                .collect();
            let unknown = Message::new("edge-with-option")
                .with("typed", wrong(rest))
                .with("game", game)
                .with("options", options);
            return unknown.with("example", self.example(first));
        };
        let values: Vec<Message> = option
            .values
            .iter()
            .map(|value| entry(value, self.words(option, value)))
            .collect();
        let value =
            rest_of_it.trim_start_matches(|mark: char| mark.is_whitespace() || matches!(mark, ':' | '='));
        let lacks = value.is_empty() || value.starts_with([',', ';']);
        let said = Message::new(if lacks {
            "edge-with-no-value"
        } else {
            "edge-with-value"
        })
        .with("typed", wrong(value));
        said.with("option", entry(option.key, self.name(option)))
            .with("values", values)
            .with("example", self.example(option))
    }

    /// A value of an option that one would choose, as it is typed: in the reader's words where the option is called
    /// by one, since a sentence is easily mistyped.
    fn example(&self, option: &Declared) -> Arg {
        let mut others = option.values.iter();
        let other = others.find(|value| **value != option.values[option.default]);
        let value = other.unwrap_or(&option.values[option.default]);
        let said = |message: &Message| self.speakers[0].say(message).to_lowercase();
        let (name, words) = (said(&self.name(option)), said(&self.words(option, value)));
        let typed = format!("{name} {words}");
        let plain = !name.contains(char::is_whitespace) && self.so_far(&typed).rest.is_empty();
        let example = match plain {
            true => typed,
            false => format!("{} {value}", option.key),
        };
        Arg::Word(example.into())
    }

    fn name(&self, option: &Declared) -> Message {
        self.listing.option_name(option)
    }

    fn words(&self, option: &Declared, value: &str) -> Message {
        self.listing.option_value(option, value)
    }

    fn line(&self, option: &Declared, value: &str) -> Message {
        Message::new("lobby-option")
            .with("option", self.name(option))
            .with("value", self.words(option, value))
    }
}

/// An id with its words.
fn entry(id: &str, words: Message) -> Message {
    Message::new("edge-with-entry")
        .with("id", Arg::Word(id.to_owned().into()))
        .with("words", words)
}

/// A suggestion's name: what it adds, and the whole.
fn named(said: &str, all: &[String]) -> String {
    cut(&format!("{said} · {}", all.join(", ")), LONGEST).into_owned()
}

/// What comes after the marks between two options.
fn between(text: &str) -> &str {
    text.trim_start_matches(|mark: char| mark.is_whitespace() || matches!(mark, ',' | ';'))
        .trim_end()
}

/// What follows a word, if a text begins with it: without accents and capitals, and never in the
/// middle of a word.
fn after<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let word = folded(word);
    let mut ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    let end = ends.rfind(|end| folded(&text[..*end]) == word)?;
    let rest = &text[end..];
    rest.chars()
        .next()
        .is_none_or(|next| !next.is_alphanumeric() && next != '-')
        .then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_at_the_beginning_without_accents_and_capitals() {
        let cases = [
            ("Königin ja", "konigin", Some(" ja")),
            ("points 30", "points", Some(" 30")),
            ("points", "point", None),
            ("2 points", "2", Some(" points")),
            ("20", "2", None),
            ("on, points", "on", Some(", points")),
            ("so", "sond", None),
        ];
        for (text, word, rest) in cases {
            assert_eq!(after(text, word), rest, "{text}");
        }
    }
}
