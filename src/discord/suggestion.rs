//! Suggestions while one types: filtered as a person types, without accents and capitals.

use crate::words::{Locale, Message, Style, Words, cut};

/// The most suggestions.
pub(super) const MOST: usize = 25;
/// The longest name and value of one.
pub(super) const LONGEST: usize = 100;

/// The suggestions that hold what was typed; each is a name and a value.
#[must_use]
pub fn fitting(typed: &str, all: impl IntoIterator<Item = (String, String)>) -> Vec<(String, String)> {
    let all = all.into_iter().map(|one| (one, Vec::new()));
    fitting_any(&[typed.to_owned()], all)
}

/// The suggestions that hold one of several spellings of what was typed, each with what it can be written as besides.
#[must_use]
pub(super) fn fitting_any(
    typed: &[String],
    all: impl IntoIterator<Item = ((String, String), Vec<String>)>,
) -> Vec<(String, String)> {
    let typed: Vec<String> = typed.iter().map(|typed| folded(typed.trim())).collect();
    let begins = |text: &String| typed.iter().any(|typed| folded(text).starts_with(typed.as_str()));
    let fits = |(name, value): &(String, String), beside: &[String]| {
        let texts: Vec<String> = [name, value]
            .into_iter()
            .chain(beside)
            .map(|text| folded(text))
            .collect();
        let holds = |typed: &String| {
            typed
                .split_whitespace()
                .all(|word| texts.iter().any(|text| text.contains(word)))
        };
        begins(value) || beside.iter().any(begins) || typed.iter().any(holds)
    };
    let short = |value: &str| (1..=LONGEST).contains(&value.encode_utf16().count());
    let fitting = all
        .into_iter()
        .filter(|(one, beside)| short(&one.1) && fits(one, beside));
    let mut list: Vec<(bool, (String, String))> = fitting
        .map(|(one, beside)| (!(begins(&one.1) || beside.iter().any(begins)), one))
        .collect();
    // Whoever types notation means what begins so.
    list.sort_by_key(|(later, _)| *later);
    list.truncate(MOST);
    list.into_iter()
        .map(|(_, (name, value))| (cut(&name, LONGEST).into_owned(), value))
        .collect()
}

/// Whether a name is what was typed: in any case and without accents, with the number before it or
/// without.
#[must_use]
pub fn means(name: &str, typed: &str) -> bool {
    let (name, typed) = (folded(name), folded(typed.trim()));
    let numbered =
        |(number, rest): (&str, &str)| rest == typed && number.bytes().all(|mark| mark.is_ascii_digit());
    name == typed || name.split_once(' ').is_some_and(numbered)
}

/// Whether what was typed is one of the sayings of a list, in any language.
pub(super) fn listed(words: &Words, list: &Message, typed: &str) -> bool {
    let says = |locale: Locale| {
        let sayings = words.speaker(locale, &[], Style::Plain).say(list);
        let asked = typed.trim().trim_end_matches(['?', '!', '.', '…']);
        sayings.split(',').any(|one| means(one.trim(), asked))
    };
    Locale::ALL.into_iter().any(says)
}

/// Lower case, without the accents of the languages we speak.
#[must_use]
pub fn folded(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .filter_map(|letter| {
            Some(match letter {
                'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
                'é' | 'è' | 'ê' | 'ë' => 'e',
                'í' | 'ì' | 'î' | 'ï' => 'i',
                'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
                'ú' | 'ù' | 'û' | 'ü' => 'u',
                'ç' => 'c',
                'ñ' => 'n',
                '’' | '‘' => '\'',
                // Accents, and what names stand in that are read from right to left.
                '\u{300}'..='\u{36f}' | '\u{2068}' | '\u{2069}' => return None,
                other => other,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_found_without_accents_and_capitals() {
        let all = || {
            [("Königin · k", "k"), ("Mercenary 10 · m10", "m10"), ("Mercenary 1 · m1", "m1")]
                .map(|(n, v)| (n.to_owned(), v.to_owned()))
        };
        let cases = [("", 3), ("konig", 1), ("KÖNIG", 1), ("m1", 2), ("mercenary 10", 1), ("x", 0)];
        for (typed, count) in cases {
            assert_eq!(fitting(typed, all()).len(), count, "{typed}");
        }
    }

    #[test]
    fn a_name_is_meant_with_its_number_and_without() {
        for typed in ["17 Königin", "konigin", " Königin "] {
            assert!(means("17 Königin", typed), "{typed}");
        }
        for typed in ["17", "gin", "7 Königin", ""] {
            assert!(!means("17 Königin", typed), "{typed}");
        }
    }

    #[test]
    fn there_are_never_more_than_discord_takes() {
        let many = (0..40).map(|n| ("n".repeat(200), n.to_string()));
        let list = fitting("", many);
        assert_eq!((list.len(), list[0].0.encode_utf16().count()), (25, 100));
    }
}
