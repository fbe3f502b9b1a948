//! What people type for an action: the names of the notation's words, what is meant by few of them,
//! and why nothing comes of some.

use super::super::state::Phase;
use super::super::{Action, Barony, Building, Space, Terrain, Tokens, why_not};
use super::menu::none;
use super::naming::{self, VERBS};
use super::parts::PARTS;
use super::questions::FIXED;
use super::sentences::why;
use crate::portray::figure;
use crate::rules::{Detail, Game, Reason, View};
use crate::words::{Arg, Message};

/// The words of the notation that have names of their own beside the parts of the game.
pub(super) const WORDS: &[&str] = &[
    "recruit",
    "move",
    "build",
    "city",
    "expedition",
    "title",
    "take",
    "done",
    "place",
    "village",
    "stronghold",
    "nothing",
];

/// What people call the words of the notation.
pub(super) fn vocabulary() -> Vec<(String, Message)> {
    let typed = |word: &&'static str| {
        let notation = if *word == "nothing" { "" } else { word };
        (notation.to_owned(), Message::new(format!("barony-typed-{word}")))
    };
    let terrains = Terrain::ALL.map(|terrain| (terrain.to_string(), naming::terrain(terrain)));
    let buildings = Building::ALL.map(|building| (building.to_string(), naming::building(building)));
    WORDS.iter().map(typed).chain(terrains).chain(buildings).collect()
}

/// What is called so by whoever answers: the turn is over.
pub(super) fn called(_: View<'_, Barony>, action: &Action) -> Option<Message> {
    matches!(action, Action::Done).then(|| Message::new("barony-called-done"))
}

/// Of several payments for a title, the one that loses least.
pub(super) fn usual(view: View<'_, Barony>, several: &[Action]) -> Option<Action> {
    let titles = several.iter().all(|action| matches!(action, Action::Title(_)));
    let cheapest = || view.public().holding(view.seat()?).tokens.cheapest();
    let best = cheapest().map(Action::Title)?;
    (titles && several.contains(&best)).then_some(best)
}

/// Whether a word is written like a space, and no board is so large that it has that one.
fn names_no_space(word: &str) -> bool {
    let mut letters = word.chars();
    let row = letters.next().is_some_and(|row| row.is_ascii_alphabetic());
    let number = letters.as_str();
    let numbered = matches!(number.len(), 1 | 2) && number.bytes().all(|digit| digit.is_ascii_digit());
    row && numbered && word.parse::<Space>().is_err()
}

/// Why nothing begins with these words now: a use of the turn, with a space or without; or a space.
pub(super) fn why_none(view: View<'_, Barony>, words: &str) -> Option<Message> {
    let (public, seat) = (view.public(), view.seat()?);
    if let Some(nowhere) = words.split([' ', '-']).find(|word| names_no_space(word)) {
        let named = Arg::Word(nowhere.to_ascii_uppercase().into());
        return Some(Message::new("barony-why-off-board").with("space", named));
    }
    let mut words = words.split(' ');
    let first = words.next()?;
    let refused = |action: Action| why(&why_not::why_not(view, &action));
    if let Some(verb) = VERBS.iter().find(|verb| **verb == first) {
        if !matches!(public.phase, Phase::Turn(_)) {
            // No turn begins now: the reason names what is asked.
            return Some(refused(Action::Title(Tokens::NONE)));
        }
        let legal = Barony::legal(view).into_iter().map(|action| action.to_string());
        let legal: Vec<String> = legal
            .filter(|action| action.split(' ').next() == Some(verb))
            .collect();
        if legal.is_empty() {
            return Some(none(public, seat, verb));
        }
        let space: Space = words.next()?.parse().ok()?;
        if let ("build", Some(other)) = (*verb, words.next().and_then(|word| word.parse::<Space>().ok())) {
            let which = Message::new("barony-none-building").with("one", figure(space));
            return Some(which.with("other", figure(other)));
        }
        let named = |action: &String| action.split([' ', '-']).any(|word| word == space.to_string());
        if legal.iter().any(named) {
            return None;
        }
        return match *verb {
            "recruit" => Some(refused(Action::Recruit(space, 1))),
            "move" => Some(refused(Action::Move(space, space))),
            "build" => Some(refused(Action::Build(space, Building::Village))),
            _ => None,
        };
    }
    let space: Space = first.parse().ok()?;
    if public.board.outline().place(space).is_none() {
        let off = Reason::rule("off-board").with("space", Detail::Component(space.to_string()));
        return Some(why(&off));
    }
    Some(Message::new("barony-none-space").with("space", figure(space)))
}

/// What people call the parts and the questions.
pub(super) fn synonyms() -> Vec<(String, Message)> {
    let asked = |id: &&str| ((*id).to_owned(), Message::new(format!("barony-asked-{id}")));
    let named = |id: &&str| ((*id).to_owned(), Message::new(format!("barony-part-{id}.names")));
    FIXED.iter().map(asked).chain(PARTS.iter().map(named)).collect()
}
