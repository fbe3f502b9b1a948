//! What people call the words of a game's notation, in one language: so that what was typed in it
//! can be written in notation. Knows no game.

use super::suggestion::folded;
use std::collections::BTreeSet;

/// The most words of a name.
const LONGEST: usize = 5;
/// The fewest letters by which a word is known that was not typed to its end, or in another form.
const BEGINNING: usize = 3;
/// The most letters in which another form of a word ends otherwise.
const ENDING: usize = 3;

/// The names of one language.
#[derive(Default)]
pub(super) struct Lexicon {
    /// Each name in words, and the word of the notation that it stands for: none where it says
    /// nothing.
    names: Vec<(Vec<String>, String)>,
    /// Words that say nothing where nothing else is made of them: to, from, the.
    fillers: BTreeSet<String>,
}

impl Lexicon {
    /// A lexicon of words of the notation with their names between commas, and of words that say
    /// nothing.
    pub(super) fn of(names: impl IntoIterator<Item = (String, String)>, fillers: &str) -> Lexicon {
        let mut all = Vec::new();
        for (notation, list) in names {
            let each = list.split(',').map(words).filter(|words| !words.is_empty());
            all.extend(each.map(|words| (words, notation.clone())));
        }
        Lexicon {
            names: all,
            fillers: words(fillers).into_iter().collect(),
        }
    }

    /// Leaves out the single letters that another lexicon has too: they mean what they mean there, since
    /// a letter is a west here and an east elsewhere.
    pub(super) fn yield_letters(&mut self, other: &Lexicon) {
        let letter = |words: &[String]| matches!(words, [one] if one.chars().count() == 1);
        let theirs: BTreeSet<&[String]> = other.names.iter().map(|(words, _)| &words[..]).collect();
        let stays = |(words, notation): &(Vec<String>, String)| {
            !letter(words)
                || !theirs.contains(&words[..])
                || other.names.contains(&(words.clone(), notation.clone()))
        };
        self.names.retain(stays);
    }

    /// What was typed as it would be written in notation, as far as its words are known.
    pub(super) fn spelling(&self, typed: &[String], fillers: bool) -> String {
        let kept = |word: &&String| fillers || !self.fillers.contains(*word);
        let typed: Vec<&String> = typed.iter().filter(kept).collect();
        let spelt = self
            .parts(&typed, |word| !self.fillers.contains(word))
            .into_iter();
        let spelt: Vec<&str> = spelt
            .map(|(word, _)| word)
            .filter(|word| !word.is_empty())
            .collect();
        spelt.join(" ")
    }

    /// What of that which was typed has a name here: the words of the notation, those first that stand
    /// first in the lexicon, each once.
    pub(super) fn known<'t>(&'t self, typed: &'t [String]) -> Vec<&'t str> {
        let typed: Vec<&String> = typed.iter().collect();
        let parts = self.parts(&typed, |word| !self.fillers.contains(word));
        let known: BTreeSet<&str> = parts
            .iter()
            .filter(|(word, known)| *known && !word.is_empty())
            .map(|(word, _)| *word)
            .collect();
        let mut known: Vec<&str> = known.into_iter().collect();
        known.sort_by_key(|word| self.names.iter().position(|(_, notation)| notation == word));
        known
    }

    /// What was typed, part by part: the word of the notation that a part stands for, and whether it has
    /// a name here. Where `loose` says no, a word is not taken for another one's beginning or form.
    fn parts<'t>(&'t self, typed: &[&'t String], loose: impl Fn(&String) -> bool) -> Vec<(&'t str, bool)> {
        let mut parts = Vec::new();
        let mut rest = typed;
        while let [first, ..] = rest {
            let longest = rest.len().min(LONGEST);
            let found = (1..=longest)
                .rev()
                .find_map(|count| Some((self.named(rest.get(..count)?)?, count)));
            let begun = || Some((self.begun(first)?, 1));
            let formed = || {
                (1..=longest)
                    .rev()
                    .find_map(|count| Some((self.formed(rest.get(..count)?)?, count)))
            };
            let loosely = || begun().or_else(formed).filter(|_| loose(first));
            let found = found.or_else(loosely);
            let (word, count) = found.unwrap_or((first, 1));
            parts.push((word, found.is_some()));
            rest = rest.get(count..).unwrap_or_default();
        }
        parts
    }

    /// The word of the notation for a name.
    fn named(&self, name: &[&String]) -> Option<&str> {
        let same = |words: &[String]| {
            words.len() == name.len() && words.iter().zip(name).all(|(one, other)| one == *other)
        };
        self.names
            .iter()
            .find(|(words, _)| same(words))
            .map(|(_, notation)| notation.as_str())
    }

    /// The word of the notation whose name alone begins so.
    fn begun(&self, beginning: &str) -> Option<&str> {
        let long = beginning.chars().count() >= BEGINNING && beginning.chars().all(char::is_alphabetic);
        self.only(|words| match words {
            [word] => long && word.starts_with(beginning),
            _ => false,
        })
    }

    /// The word of the notation of which alone this is a name in another form: I move, we moved.
    fn formed(&self, name: &[&String]) -> Option<&str> {
        let same = |(one, other): (&String, &&String)| one == *other || form(one, other);
        self.only(|words| words.len() == name.len() && words.iter().zip(name).all(same))
    }

    /// The word of the notation that alone has such a name.
    fn only(&self, fits: impl Fn(&[String]) -> bool) -> Option<&str> {
        let fits = self.names.iter().filter(|(words, _)| fits(words));
        let found: BTreeSet<&str> = fits.map(|(_, notation)| notation.as_str()).collect();
        match found.len() {
            1 => found.into_iter().next(),
            _ => None,
        }
    }
}

/// Whether two words are forms of one: they differ in their last few letters alone, and in fewer
/// than they share.
fn form(one: &str, other: &str) -> bool {
    let same = one.chars().zip(other.chars());
    let shared = same.take_while(|(one, other)| one == other).count();
    let left = |word: &str| word.chars().count() - shared;
    let plain = |word: &str| word.chars().all(char::is_alphabetic);
    let ends = left(one).max(left(other));
    shared >= BEGINNING && ends <= ENDING && ends < shared && plain(one) && plain(other)
}

/// The words of what was typed, in small letters and without accents; places may be joined by a
/// hyphen.
pub(super) fn words(text: &str) -> Vec<String> {
    folded(text)
        .replace(['–', '—', '→'], "-")
        .split(|mark: char| mark.is_whitespace() || ",;:.!?()\"'’“”„«»·".contains(mark))
        .map(|word| word.trim_matches('-'))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_forms_of_a_word_are_known_where_they_are_of_one() {
        let names = [
            ("move", "muovi, muovere, mover, mova"),
            ("recruit", "recluta"),
            ("title", "compra titolo"),
            ("city", "fonda"),
            ("done", "fondo"),
            ("stronghold", "forte"),
            ("roma", "rom"),
        ];
        let names = names.map(|(word, names)| (word.to_owned(), names.to_owned()));
        let lexicon = Lexicon::of(names, "un");
        for (typed, expected) in [
            ("muovo e7 e6", "move e7 e6"),
            ("movo e7", "move e7"),
            ("recluto 2", "recruit 2"),
            ("compro un titolo", "title"),
            ("fondi", "fondi"),
            ("fortunato", "fortunato"),
            ("romano", "romano"),
            ("recinto", "recinto"),
            ("m12", "m12"),
        ] {
            assert_eq!(lexicon.spelling(&words(typed), false), expected, "{typed}");
        }
    }

    #[test]
    fn what_was_typed_is_written_in_notation() {
        let names = [
            ("move", "ziehen, zieh, bewege"),
            ("city", "Stadt, neue Stadt"),
            ("stronghold", "Festung"),
            ("expedition", "Expedition"),
            ("e", "o, osten"),
            ("", "Ritter"),
        ];
        let names = names.map(|(word, names)| (word.to_owned(), names.to_owned()));
        let lexicon = Lexicon::of(names, "von nach auf o");
        for (typed, expected) in [
            ("Ziehe E2 nach F2", "move e2 f2"),
            ("zieh Ritter von e2–f2", "move e2-f2"),
            ("NEUE STADT auf B3", "city b3"),
            ("exp B3", "expedition b3"),
            ("ex B3", "ex b3"),
            ("festu", "stronghold"),
            ("stadt osten", "city e"),
            ("", ""),
        ] {
            assert_eq!(lexicon.spelling(&words(typed), false), expected, "{typed}");
        }
        assert_eq!(lexicon.spelling(&words("stadt o"), true), "city e");
        assert_eq!(lexicon.spelling(&words("stadt o"), false), "city");
    }
}
