//! What is written in a picture stands there whole, in each language. Players alone can be called more
//! than there is room for: only where one is named may a line end with an ellipsis.

use super::legible::names;
use super::{NAMES, SHOWN, Shown};
use std::collections::BTreeSet;
use tavolo::render::scene::{Item, LineWords};
use tavolo::words::Locale;

/// What players are called as a rule.
const USUAL: [&str; 6] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Maximiliane"];

/// The lines of a picture that are drawn without their ends, with whether a player is named there.
fn cut(shown: &Shown, locale: Locale, called: [&str; 6]) -> Vec<(String, bool)> {
    let count = |said: &str| said.matches('…').count();
    shown.named(locale, called, |renderer, scene, say| {
        let svg = renderer.svg(scene, say);
        let drawn = svg.split("<text ").skip(1);
        let words = scene.items.iter().filter_map(|item| match item {
            Item::Text { words, .. } => Some(words),
            _ => None,
        });
        let told = |words: &LineWords| match words {
            LineWords::Literal(line) => (line.clone(), false),
            LineWords::Message(message) => (say(message), names(message)),
        };
        let lines = words.map(told).zip(drawn);
        lines
            .filter(|((said, _), drawn)| count(drawn) > count(said))
            .map(|((said, named), _)| (format!("{locale} {}: {said}", shown.name), named))
            .collect()
    })
}

fn found(called: [&str; 6], excused: impl Fn(bool) -> bool) -> BTreeSet<String> {
    SHOWN
        .iter()
        .flat_map(|shown| Locale::ALL.map(|locale| cut(shown, locale, called)))
        .flatten()
        .filter(|(_, named)| !excused(*named))
        .map(|(line, _)| line)
        .collect()
}

#[test]
fn nothing_is_cut_while_players_have_usual_names() {
    let found = found(USUAL, |_| false);
    assert!(found.is_empty(), "{} lines are cut: {found:#?}", found.len());
}

#[test]
fn a_long_name_cuts_no_line_but_its_own() {
    let found = found(NAMES, |named| named);
    assert!(found.is_empty(), "{} lines are cut: {found:#?}", found.len());
    let long = SHOWN.iter().flat_map(|shown| cut(shown, Locale::English, NAMES));
    assert!(long.count() > 0, "nothing is cut any more, and nothing need be excused");
}
