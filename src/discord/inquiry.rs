//! The inquiry: reads what people ask as one of the questions of a table, in any of our languages. A
//! question is known by what it names, whatever words stand around it. Knows no game.

use super::lexicon::{Lexicon, words};
use crate::words::{Arg, Locale, Message, Style, Words};
use std::collections::BTreeSet;

/// The words that say nothing in a question, in each language.
const FILLERS: [&str; 2] = ["edge-fillers", "edge-asking"];

/// What can be asked at a table, and what it is called.
pub(super) struct Inquiry<'a> {
    /// What everything is called.
    pub words: &'a Words,
    /// The language that is tried first.
    pub locale: Locale,
    /// The players' names.
    pub names: &'a [String],
    /// What is suggested: as it is typed, and in words.
    pub questions: &'a [(String, Message)],
    /// What people may call it.
    pub synonyms: &'a [(String, Message)],
}

impl Inquiry<'_> {
    /// What may be meant, the likeliest first.
    pub(super) fn readings(&self, typed: &str) -> Vec<String> {
        let tokens = words(typed);
        let others = Locale::ALL.into_iter().filter(|locale| *locale != self.locale);
        let locales = || [self.locale].into_iter().chain(others.clone());
        let mut all = vec![typed.to_owned(), tokens.join(" ")];
        let lexicons: Vec<Lexicon> = locales().map(|locale| self.lexicon(locale)).collect();
        for lexicon in &lexicons {
            all.extend([true, false].map(|fillers| lexicon.spelling(&tokens, fillers)));
        }
        // Then what it names is told, whatever else was said of it: places last, which have no name.
        // What something is worth is asked of the thing; of the points themselves where nothing else is
        // named.
        for (lexicon, locale) in lexicons.iter().zip(locales()) {
            let worth = words(&self.plain(locale, "edge-worth"));
            let things: Vec<String> = tokens
                .iter()
                .filter(|word| !worth.contains(word))
                .cloned()
                .collect();
            all.extend(lexicon.known(&things).into_iter().map(str::to_owned));
            all.extend(lexicon.known(&tokens).into_iter().map(str::to_owned));
        }
        all.extend(tokens.iter().filter(|word| place(word)).cloned());
        let mut found = BTreeSet::new();
        all.retain(|reading| !reading.is_empty() && found.insert(reading.clone()));
        all
    }

    /// A list of words of a language.
    fn plain(&self, locale: Locale, list: &'static str) -> String {
        self.words
            .speaker(locale, &[], Style::Plain)
            .say(&Message::new(list))
    }

    /// The names of all that can be asked about in a language: of players first, then what people call
    /// the questions, then the questions as they are suggested.
    fn lexicon(&self, locale: Locale) -> Lexicon {
        let plain = self.words.speaker(locale, &[], Style::Plain);
        let speaker = self.words.speaker(locale, self.names, Style::Plain);
        let players = self.questions.iter().filter_map(|(question, said)| {
            let seat = said.args.iter().find_map(|(_, arg)| match arg {
                Arg::Seat(seat) => Some(*seat),
                _ => None,
            })?;
            let name = self.names.get(usize::from(seat))?;
            Some((question.clone(), name.replace(',', " ")))
        });
        let called = self
            .synonyms
            .iter()
            .map(|(question, names)| (question.clone(), plain.say(names)));
        let suggested = self.questions.iter().flat_map(|(question, said)| {
            let said = speaker.say(said).replace(',', " ");
            // A figure before a name is left out as well.
            let rest = said
                .split_once(' ')
                .filter(|(number, _)| number.bytes().all(|mark| mark.is_ascii_digit()));
            let rest = rest.map(|(_, rest)| rest.to_owned());
            [Some(said.clone()), rest]
                .into_iter()
                .flatten()
                .map(|name| (question.clone(), name))
        });
        // A word that says nothing in the asker's language is no other language's thing.
        let both = [locale, self.locale];
        let fillers = both
            .map(|locale| FILLERS.map(|id| self.plain(locale, id)).join(" "))
            .join(" ");
        Lexicon::of(players.chain(called).chain(suggested), &fillers)
    }
}

/// Whether a word may be a place: it has a figure, and letters.
fn place(word: &str) -> bool {
    word.bytes().any(|mark| mark.is_ascii_digit()) && word.bytes().any(|mark| mark.is_ascii_alphabetic())
}
