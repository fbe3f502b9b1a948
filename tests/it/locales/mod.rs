//! The texts: each language parses, all say the same things about the same arguments, plurals have
//! the branches their language needs, and there is no id that is missing, extra or unused.

mod glossary;
mod texts;
mod used;

use std::collections::{BTreeMap, BTreeSet};
use tavolo::program::catalogue;
use tavolo::words::{Arg, Locale, Message, Style, Words};
use texts::{Text, texts};

/// The plural categories that a selector by count must have in each language, and those it may
/// have.
fn categories(locale: Locale) -> (&'static [&'static str], &'static [&'static str]) {
    match locale {
        Locale::English | Locale::German => (&["one", "other"], &[]),
        Locale::Portuguese | Locale::Italian => (&["one", "other"], &["many"]),
    }
}

/// Says every difference of a language from English that `aspect` shows.
fn differences(aspect: impl Fn(&Text) -> BTreeSet<String>) -> Vec<String> {
    let english = texts(Locale::English);
    let mut found = Vec::new();
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let (own, original) = (aspect(&text), english.get(&id).map(&aspect));
            if original.as_ref().is_some_and(|original| *original != own) {
                found.push(format!("{locale} {id}: {own:?}, in English {original:?}"));
            }
        }
    }
    found
}

/// A space of Barony's board has one word.
#[test]
fn in_portuguese_a_space_of_barony_is_no_house() {
    let texts = texts(Locale::Portuguese);
    let own = texts.iter().filter(|(_, text)| text.file.contains("barony"));
    let mut counted = 0;
    for (id, text) in own {
        let words = text
            .plain
            .iter()
            .flat_map(|part| part.split(|letter: char| !letter.is_alphabetic()));
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        assert!(!words.iter().any(|word| word == "casa" || word == "casas"), "{id}");
        counted += words.iter().filter(|word| word.starts_with("espaço")).count();
    }
    assert!(counted > 10, "{counted}");
}

/// A reason begins with a capital.
#[test]
fn why_a_step_is_not_possible_is_a_sentence_of_its_own() {
    for locale in Locale::ALL {
        let before = texts(locale)["refused-step"].plain.last().cloned().unwrap();
        assert!(before.trim_end().ends_with('.'), "{locale}: {before}");
    }
}

#[test]
fn every_language_has_the_same_files_and_ids() {
    let ids = |locale| {
        texts(locale)
            .into_iter()
            .map(|(id, text)| (id, text.file))
            .collect::<BTreeMap<_, _>>()
    };
    let english = ids(Locale::English);
    assert!(!english.is_empty());
    for locale in Locale::ALL {
        let own = ids(locale);
        let missing: Vec<_> = english
            .iter()
            .filter(|entry| own.get(entry.0) != Some(entry.1))
            .collect();
        let extra: Vec<_> = own
            .iter()
            .filter(|entry| english.get(entry.0) != Some(entry.1))
            .collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{locale} lacks {missing:?} and has besides {extra:?}"
        );
    }
}

#[test]
fn every_language_uses_the_same_arguments() {
    let found = differences(|text| text.arguments.clone());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn plural_selectors_have_the_branches_of_their_language() {
    for locale in Locale::ALL {
        let (needed, allowed) = categories(locale);
        for (id, text) in texts(locale) {
            for plural in &text.plurals {
                let has = |category: &&str| plural.categories.contains(*category);
                let known = |category: &String| {
                    needed.contains(&category.as_str()) || allowed.contains(&category.as_str())
                };
                assert!(
                    needed.iter().all(has),
                    "{locale} {id}: {needed:?} are needed, not {:?}",
                    plural.categories
                );
                assert!(plural.categories.iter().all(known), "{locale} {id}: {:?}", plural.categories);
                assert_eq!(plural.default, "other", "{locale} {id}");
            }
        }
    }
}

/// Portuguese counts nought as one: without a branch of its own it would be said in the singular.
#[test]
fn nought_is_not_counted_in_the_singular() {
    let singular = |text: &Text| text.plurals.iter().any(|plural| plural.counts && !plural.nought);
    let found: Vec<String> = texts(Locale::Portuguese)
        .into_iter()
        .filter_map(|(id, text)| singular(&text).then_some(id))
        .collect();
    assert!(found.is_empty(), "a branch [0] is missing: {found:#?}");
}

#[test]
fn texts_are_tidy() {
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            for part in &text.plain {
                for ugly in ["  ", "...", "\t", " ,", "( "] {
                    assert!(!part.contains(ugly), "{locale} {id}: {ugly:?} in {part:?}");
                }
            }
        }
    }
}

/// Whoever reads boards as text is sent to no picture: what speaks of one has an attribute `.unseen`,
/// which does not.
#[test]
fn who_reads_in_words_is_sent_to_no_picture() {
    for (locale, picture) in Locale::ALL
        .into_iter()
        .zip(["picture", "imagem", "bild", "immagine"])
    {
        let texts = texts(locale);
        let named = |part: &String| {
            let lower = part.to_lowercase();
            lower
                .split(|mark: char| !mark.is_alphabetic())
                .any(|word| word == picture)
        };
        let speaks = |text: &Text| text.plain.iter().any(named);
        let of_games = |file: &str| !["edge.ftl", "table.ftl", "commands.ftl", "words.ftl"].contains(&file);
        let mut met = 0;
        for (id, _) in texts
            .iter()
            .filter(|(_, text)| of_games(&text.file) && speaks(text))
        {
            let unseen = texts.get(&format!("{id}.unseen"));
            assert!(unseen.is_some_and(|text| !speaks(text)), "{locale} {id} speaks of the picture");
            met += 1;
        }
        assert!(met > 0, "{locale}: no text speaks of a {picture:?}");
    }
}

/// A button or an option that a sentence of the bot's quotes is named by its own message: `“{ press-start }”`.
/// Sentences of games quote what is typed too, but no button by letters.
#[test]
fn buttons_are_quoted_by_their_own_names() {
    for locale in Locale::ALL {
        let texts = texts(locale);
        let buttons: Vec<&String> = texts
            .iter()
            .filter(|(id, _)| id.starts_with("press-"))
            .flat_map(|(_, text)| &text.plain)
            .collect();
        for (id, text) in &texts {
            let own = ["edge.ftl", "table.ftl", "commands.ftl"].contains(&&*text.file);
            for quoted in text.plain.iter().flat_map(|part| quoted(locale, part)) {
                let button = buttons.iter().any(|name| name.trim() == quoted);
                assert!(!own && !button, "{locale} {id} quotes “{quoted}” by letters");
            }
        }
    }
}

/// What stands between a language's quotation marks in one piece.
fn quoted(locale: Locale, part: &str) -> Vec<&str> {
    let (begins, ends) = match locale {
        Locale::English | Locale::Portuguese => ('“', '”'),
        Locale::German => ('„', '“'),
        Locale::Italian => ('«', '»'),
    };
    let pieces = part.split(begins).skip(1);
    let quoted = pieces.filter_map(|piece| piece.split_once(ends));
    quoted.map(|(quoted, _)| quoted).collect()
}

/// Discord shows 45 letters of a form's title and of the name of its line.
#[test]
fn the_form_for_a_move_is_named_whole() {
    let words = Words::load().unwrap();
    for locale in Locale::ALL {
        for id in ["edge-type-title", "edge-type-label"] {
            let said = words.speaker(locale, &[], Style::Plain).say(&Message::new(id));
            assert!(said.encode_utf16().count() <= 45, "{locale} {id}: {said}");
        }
    }
}

/// What the channel reads of the luck is one line of a phone each, with a public beacon's round and its time with seconds.
#[test]
fn the_lines_of_the_luck_are_lines_of_a_phone() {
    let words = Words::load().unwrap();
    let word = |text: &str| Arg::Word(text.to_owned().into());
    for locale in Locale::ALL {
        for id in ["promised", "promised-unproved", "promised-again", "promised-twin", "starting", "round"] {
            let line = Message::new(format!("luck-{id}"))
                .with("promise", word("W5Knu1JiveDBYLAXEVJZRohZ"))
                .with("chain", word("quicknet"))
                .with("round", word("96082085"))
                .with("time", word("11:41:24 PM"));
            let said = words.speaker(locale, &[], Style::Plain).say(&line);
            let shown = said.chars().filter(|letter| *letter != '`').count();
            assert!(shown <= 45, "{locale} {id}: {shown} letters: {said}");
        }
    }
}

#[test]
fn the_button_by_which_the_bot_acts_for_somebody_late_says_so() {
    for locale in Locale::ALL {
        let said = texts(locale)["press-vote-safe-action"].plain.concat();
        assert!(said.to_lowercase().contains("bot "), "{locale}: {said}");
    }
}

#[test]
fn a_seat_that_nobody_new_can_take_over_is_not_said_to_be_free_as_long_as_nobody_else_has_it() {
    let words = Words::load().unwrap();
    let conditions = [
        "as long as nobody else has it",
        "enquanto ninguém mais tiver assumido o lugar",
        "solange ihn niemand sonst hat",
        "finché il posto non è preso",
    ];
    for (takers, conditional) in [("nobody", 0), ("strangers", 1), ("anybody", 1)] {
        for locale in Locale::ALL {
            let message = Message::new("edge-resign-computer").with("takers", takers);
            let said = words.speaker(locale, &[], Style::Plain).say(&message);
            let found = conditions.iter().filter(|part| said.contains(*part)).count();
            assert_eq!(found, conditional, "{locale} {takers}: {said}");
        }
    }
}

/// What is chosen follows behind a colon.
#[test]
fn options_and_values_end_with_no_colon() {
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let ends = text.plain.last().is_some_and(|part| part.ends_with(':'));
            assert!(!ends || !id.contains("-option-"), "{locale} {id}: {:?}", text.plain);
        }
    }
}

#[test]
fn commands_are_named_as_the_language_names_them() {
    let commands = tavolo::discord::commands::definition::SlashCommand::all().unwrap();
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            for command in &commands {
                let written = format!("/{}", command.name);
                let found = text.plain.iter().any(|part| part.contains(&written));
                assert!(!found, "{locale} {id}: write /{{ command-{} }}, not {written}", command.name);
            }
        }
    }
}

#[test]
fn no_component_is_called_like_a_chapter_of_the_rules() {
    let words = Words::load().unwrap();
    for listing in catalogue().iter() {
        for locale in Locale::ALL {
            let speaker = words.speaker(locale, &[], Style::Plain);
            let title = |topic: &&str| Message::new(format!("{}-rules-{topic}.title", listing.id));
            let chapters = listing.topics.iter().map(title);
            let components = (listing.components)().into_iter().map(|(_, name)| name);
            let said = |name: Message| speaker.say(&name).to_lowercase();
            let chapters: BTreeSet<String> = chapters.map(said).collect();
            assert_eq!(chapters.len(), listing.topics.len(), "{locale} {}", listing.id);
            let twice: Vec<String> = components
                .map(said)
                .filter(|name| chapters.contains(name))
                .collect();
            assert!(twice.is_empty(), "{locale} {}: {twice:?}", listing.id);
        }
    }
}

#[test]
fn no_id_is_missing() {
    let english = texts(Locale::English);
    let missing: Vec<_> = used::said()
        .into_iter()
        .filter(|(id, _)| !english.contains_key(id))
        .collect();
    assert!(missing.is_empty(), "the program says what no text is there for: {missing:#?}");
}

#[test]
fn no_id_is_unused() {
    let (exact, literals) = (used::composed(), used::literals());
    let known = |id: &str| exact.contains(id) || literals.contains_key(id) || texts::referred(id);
    // What a sentence says of its player is said with the sentence.
    let known = |id: &String| {
        known(id)
            || [".also", ".unseen"]
                .iter()
                .any(|end| id.strip_suffix(end).is_some_and(known))
    };
    let unused: Vec<_> = texts(Locale::English)
        .into_keys()
        .filter(|id| !known(id))
        .collect();
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}

#[test]
fn labels_fit_their_controls() {
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let letters: usize = text.plain.iter().map(|part| part.chars().count()).sum();
            let most = if id.starts_with("press-") { 80 } else { 1_900 };
            assert!(letters <= most, "{locale} {id}: {letters} letters, at most {most} are allowed");
        }
    }
}
