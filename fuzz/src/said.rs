//! Sentences, as people read them.

use std::sync::LazyLock;
use tavolo::words::{Locale, Message, Style, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::load().unwrap_or_else(|fault| panic!("{fault}")));

/// The most letters of a message on Discord.
pub const MESSAGE: usize = 2_000;

/// Says a message in a language, and fails where it is no sentence for Discord. The number picks
/// the language.
pub fn say(message: &Message, number: usize) -> String {
    let names = ["Ana", "Bia", "Carl", "Dora", "Emma", "Fábio"].map(str::to_owned);
    let locale = Locale::ALL[number % Locale::ALL.len()];
    let said = WORDS.speaker(locale, &names, Style::Discord).say(message);
    assert_eq!(WORDS.missing(), 0, "{locale}: a text is missing for {message:?}");
    assert!(!said.trim().is_empty(), "{locale}: nothing is said by {message:?}");
    assert!(
        said.chars().count() <= MESSAGE,
        "{locale}: {} letters are said by {message:?}",
        said.chars().count()
    );
    let turned = |mark: char| matches!(mark, '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}');
    assert!(
        !said.contains("@everyone") && !said.contains("@here") && !said.contains(turned),
        "{locale}: {said}"
    );
    // What is read from right to left is isolated, and turns nothing beside it.
    let count = |mark: char| said.matches(mark).count();
    assert_eq!(count('\u{2068}'), count('\u{2069}'), "{locale}: {said}");
    said
}
