//! Each language's glossary, `docs/glossary/`: all of them have the same things, the texts say the
//! words that it has for them, and none of those that it bars.

use super::texts::{Text, texts};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tavolo::words::Locale;

/// What a thing is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    /// The words for it.
    say: Vec<String>,
    /// Words that must not stand for it.
    not: Vec<String>,
    /// The files in which they must not; in all, if there are none.
    #[serde(default)]
    r#in: Vec<String>,
}

type Glossary = BTreeMap<String, Term>;

fn glossary(locale: Locale) -> Glossary {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary");
    let path = folder.join(format!("{}.toml", locale.code()));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    toml::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// A text in small letters, its words set apart: where one stands, it stands between spaces.
fn apart(text: &str) -> String {
    let plain: String = text
        .to_lowercase()
        .chars()
        .map(|letter| match letter {
            '’' => '\'',
            other if other.is_alphanumeric() || matches!(other, '+' | '-') => other,
            _ => ' ',
        })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    format!(" {} ", words.join(" "))
}

/// Whether a text lists what people may type and we do not say ourselves.
fn typed(id: &str) -> bool {
    id.contains("-typed-") || id.contains("-asked-") || id.ends_with(".names")
}

/// Every word that a glossary bars and a text says.
fn breaches(glossary: &Glossary, texts: &BTreeMap<String, Text>) -> Vec<String> {
    let mut found = Vec::new();
    for (id, text) in texts.iter().filter(|(id, _)| !typed(id)) {
        let file = text.file.trim_end_matches(".ftl");
        for part in &text.plain {
            let said = apart(part);
            for (thing, term) in glossary {
                if !term.r#in.is_empty() && !term.r#in.iter().any(|one| one == file) {
                    continue;
                }
                let barred = term.not.iter().filter(|word| said.contains(&apart(word)));
                found.extend(barred.map(|word| format!("{id}: “{word}”, say {:?} ({thing})", term.say)));
            }
        }
    }
    found
}

#[test]
fn the_glossaries_have_the_same_things() {
    let things = |locale| glossary(locale).into_keys().collect::<Vec<_>>();
    for locale in Locale::ALL {
        assert_eq!(things(locale), things(Locale::English), "{locale}");
    }
}

#[test]
fn the_texts_say_the_words_of_their_glossary() {
    for locale in Locale::ALL {
        let found = breaches(&glossary(locale), &texts(locale));
        assert!(found.is_empty(), "{locale}: {found:#?}");
        let said: String = texts(locale)
            .values()
            .flat_map(|text| &text.plain)
            .map(|part| apart(part))
            .collect();
        for (thing, term) in glossary(locale) {
            let unsaid: Vec<_> = term
                .say
                .iter()
                .filter(|word| !said.contains(apart(word).trim()))
                .collect();
            assert!(unsaid.is_empty(), "{locale} {thing}: no text says {unsaid:?}");
        }
    }
}

#[test]
fn a_barred_word_is_found_where_it_is_barred_alone() {
    let planted = |file: &str, part: &str| {
        let text = Text {
            file: file.to_owned(),
            plain: vec![part.to_owned()],
            ..Text::default()
        };
        breaches(&glossary(Locale::German), &BTreeMap::from([("planted".to_owned(), text)])).len()
    };
    for (file, part, count) in [
        ("carcassonne.ftl", "ein Hof und seine Bauern", 1),
        ("carcassonne.ftl", "zwei Höfe, ein Weg", 2),
        ("kingsburg.ftl", "Am Hof", 0),
        ("carcassonne.ftl", "Hofstaat und Wegzoll", 0),
        ("table.ftl", "Drücke die SCHALTFLÄCHE.", 1),
        ("edge.ftl", "eine Schaltfläche im Protokoll", 2),
        ("edge.ftl", "im Serverprotokoll", 0),
    ] {
        assert_eq!(planted(file, part), count, "{file}: {part}");
    }
}
