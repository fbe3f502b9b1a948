//! What was typed in any of our languages, as it would be written in a game's own words. Knows no
//! game.

use super::lexicon::{Lexicon, words};
use crate::words::{Locale, Message, Style, Words};
use std::collections::BTreeSet;

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
}

impl Speller<'_> {
    /// A text and how each language would write it, the reader's first; each spelling once.
    pub(super) fn spellings(&self, typed: &str) -> Vec<String> {
        let tokens = words(typed);
        let mut all = vec![typed.to_owned(), tokens.join(" ")];
        let others = Locale::ALL.into_iter().filter(|locale| *locale != self.locale);
        for locale in [self.locale].into_iter().chain(others) {
            let lexicon = self.lexicon(locale);
            all.extend([true, false].map(|fillers| lexicon.spelling(&tokens, fillers)));
        }
        let mut found = BTreeSet::new();
        all.retain(|spelling| !spelling.is_empty() && found.insert(spelling.clone()));
        all
    }

    fn lexicon(&self, locale: Locale) -> Lexicon {
        let speaker = self.words.speaker(locale, &[], Style::Plain);
        let names = self
            .vocabulary
            .iter()
            .map(|(word, names)| (word.clone(), speaker.say(names)));
        let fillers: Vec<String> = self
            .fillers
            .iter()
            .map(|id| speaker.say(&Message::new(*id)))
            .collect();
        Lexicon::of(names, &fillers.join(" "))
    }
}
