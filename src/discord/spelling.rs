//! What was typed in any of our languages, as it would be written in a game's own words. Knows no
//! game.

use super::lexicon::{Lexicon, words};
use crate::words::{Locale, Message, Style, Words};
use std::collections::{BTreeSet, HashMap};

/// The fewest letters of a word that surely says nothing.
const LETTERS: usize = 2;
/// The most words of a notation that have a name together.
const NOTATION: usize = 3;

/// Spells what people type.
pub(super) struct Speller<'a> {
    /// What everything is called.
    pub words: &'a Words,
    /// The language that is tried first.
    pub locale: Locale,
    /// The game's words, with what they are called.
    pub vocabulary: &'a [(String, Message)],
    /// Words that say nothing, in each language.
    pub fillers: &'a [&'static str],
    /// The message with the words for the numbers from one on, where they are counted.
    pub numbers: Option<&'static str>,
}

impl Speller<'_> {
    /// A text and how each language would write it, the reader's first; each spelling once.
    pub(super) fn spellings(&self, typed: &str) -> Vec<String> {
        self.each(typed, &[true, false], 1)
    }

    /// The same with every word, those that say nothing too.
    pub(super) fn whole(&self, typed: &str) -> Vec<String> {
        self.each(typed, &[true], 1)
    }

    /// A text in each language with figures for numbers, and without words that say nothing; single
    /// letters stay, which may be directions.
    pub(super) fn bare(&self, typed: &str) -> Vec<String> {
        let plain = Speller {
            vocabulary: &[],
            ..*self
        };
        plain.each(typed, &[true, false], LETTERS)
    }

    /// A notation as the reader's language would write it: it is read as the same again. Where it is
    /// not, it is the notation.
    pub(super) fn written(&self, notation: &str) -> String {
        self.writer().written(notation)
    }

    /// What writes notations in the reader's language.
    pub(super) fn writer(&self) -> Writer {
        let speaker = self.words.speaker(self.locale, &[], Style::Plain);
        // Figures are read in every language, whatever else they are called.
        let named = self
            .vocabulary
            .iter()
            .filter(|(one, _)| !one.is_empty() && one.parse::<u32>().is_err());
        let first = |(one, names): &(String, Message)| {
            let list = speaker.say(names);
            let name = list.split(',').next().unwrap_or_default().trim().to_owned();
            (one.to_lowercase(), name)
        };
        let mut names = HashMap::new();
        for (word, name) in named.map(first) {
            names.entry(word).or_insert(name);
        }
        Writer {
            names,
            lexicon: self.lexicon(self.locale, 1),
        }
    }

    fn each(&self, typed: &str, fillers: &[bool], letters: usize) -> Vec<String> {
        let tokens = words(typed);
        let joined = joined(&tokens);
        let mut all = vec![typed.to_owned(), tokens.join(" "), joined.join(" ")];
        let others = Locale::ALL.into_iter().filter(|locale| *locale != self.locale);
        let own = self.lexicon(self.locale, letters);
        for locale in [self.locale].into_iter().chain(others) {
            let mut lexicon = self.lexicon(locale, letters);
            lexicon.yield_letters(&own);
            for tokens in [&tokens, &joined] {
                all.extend(fillers.iter().map(|fillers| lexicon.spelling(tokens, *fillers)));
            }
        }
        let mut found = BTreeSet::new();
        all.retain(|spelling| !spelling.is_empty() && found.insert(spelling.clone()));
        all
    }

    fn lexicon(&self, locale: Locale, letters: usize) -> Lexicon {
        let speaker = self.words.speaker(locale, &[], Style::Plain);
        let names = self
            .vocabulary
            .iter()
            .map(|(word, names)| (word.clone(), speaker.say(names)));
        let counted = self.numbers.map(|id| speaker.say(&Message::new(id)));
        let counted = counted.iter().flat_map(|list| list.split(',')).zip(1..);
        let numbers = counted.map(|(one, number): (&str, u8)| (number.to_string(), one.replace('/', ",")));
        let names = names.chain(numbers);
        let fillers: Vec<String> = self
            .fillers
            .iter()
            .map(|id| speaker.say(&Message::new(*id)))
            .collect();
        let fillers = fillers.join(" ");
        let long = fillers.split(' ').filter(|word| word.chars().count() >= letters);
        Lexicon::of(names, &long.collect::<Vec<_>>().join(" "))
    }
}

/// Writes notations in one language.
pub(super) struct Writer {
    /// What each word of the notation is called first, in small letters.
    names: HashMap<String, String>,
    /// How what is written is read again.
    lexicon: Lexicon,
}

impl Writer {
    /// A notation in the language; the notation itself where that would be read as something else.
    pub(super) fn written(&self, notation: &str) -> String {
        let words: Vec<&str> = notation.split(' ').collect();
        let mut rest = &words[..];
        let mut said: Vec<&str> = Vec::new();
        while let [first, ..] = rest {
            let longest = (1..=rest.len().min(NOTATION)).rev();
            let called = |count: usize| self.names.get(&rest.get(..count)?.join(" ").to_lowercase());
            let mut found = longest.filter_map(|count| Some((called(count)?.as_str(), count)));
            let (word, count) = found.next().unwrap_or((first, 1));
            said.push(word);
            rest = rest.get(count..).unwrap_or_default();
        }
        let said = said.join(" ");
        let tokens = self::words(&said);
        let joined = joined(&tokens);
        let spelt = [(&tokens, true), (&tokens, false), (&joined, true), (&joined, false)];
        let mut spelt = spelt
            .map(|(tokens, fillers)| self.lexicon.spelling(tokens, fillers))
            .into_iter();
        match spelt.any(|spelt| spelt.eq_ignore_ascii_case(notation)) {
            true => said,
            false => notation.to_owned(),
        }
    }
}

/// The words with a letter and the figure behind it as one, which are a place: `l 13`.
fn joined(words: &[String]) -> Vec<String> {
    let letter = |word: &str| matches!(word.as_bytes(), [one] if one.is_ascii_alphabetic());
    let figure = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut all: Vec<String> = Vec::new();
    for word in words {
        match all.last_mut().filter(|last| letter(last) && figure(word)) {
            Some(last) => last.push_str(word),
            None => all.push(word.clone()),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_of_ones_own_language_means_nothing_else() {
        let words = Words::load().unwrap();
        let vocabulary = ["n", "e", "s", "w"]
            .map(|one| (one.to_owned(), Message::new(format!("carcassonne-typed-{one}"))));
        for (locale, typed, spelt, not) in [
            (Locale::Italian, "m14 o", "m14 w", "m14 e"),
            (Locale::Portuguese, "m14 o", "m14 w", "m14 e"),
            (Locale::German, "m14 o", "m14 e", "m14 w"),
            (Locale::German, "m14 ovest", "m14 w", "m14 e"),
            (Locale::English, "m14 l", "m14 e", "m14 w"),
        ] {
            let speller = Speller {
                words: &words,
                locale,
                vocabulary: &vocabulary,
                fillers: &[],
                numbers: None,
            };
            let spellings = speller.spellings(typed);
            assert!(spellings.iter().any(|one| one == spelt), "{locale} {typed}: {spellings:?}");
            assert!(spellings.iter().all(|one| one != not), "{locale} {typed}: {spellings:?}");
        }
    }
}
