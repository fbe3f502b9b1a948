//! What people type for an action or a question: the names of the notation's words, and what is meant
//! where several answers would do.

use super::super::Condottiere;
use super::super::action::{Action, HandAnswer};
use super::super::components::{Card, Region};
use super::super::why_not;
use super::naming;
use super::questions::ASKED;
use super::sentences::why;
use crate::portray::figure;
use crate::rules::{Reason, View};
use crate::words::Message;

/// The words of the notation that have names of their own.
pub(super) const WORDS: &[&str] = &[
    "region",
    "pass",
    "pope",
    "off",
    "hand-keep",
    "hand-keep-round",
    "hand-discard",
    "keep",
    "none",
    "next",
    "nothing",
];

/// What people call the words of the notation, the cards and the regions.
pub(super) fn vocabulary() -> Vec<(String, Message)> {
    let typed = |one: &&'static str| {
        let notation = match *one {
            "nothing" | "none" => String::new(),
            other => other.replace('-', " "),
        };
        (notation, Message::new(format!("condottiere-typed-{one}")))
    };
    let cards = Card::ALL.into_iter().flat_map(|card| {
        let number = card.mercenary().map(|number| (card.to_string(), figure(number)));
        [Some((card.to_string(), naming::card(card))), number]
            .into_iter()
            .flatten()
    });
    let regions = Region::ALL.map(|region| (region.to_string(), naming::region(region)));
    WORDS.iter().map(typed).chain(cards).chain(regions).collect()
}

/// What people call the questions, the cards and the regions.
pub(super) fn synonyms() -> Vec<(String, Message)> {
    let asked = |one: &&'static str| ((*one).to_owned(), Message::new(format!("condottiere-asked-{one}")));
    ASKED.iter().map(asked).collect()
}

/// What is called so by whoever answers: nothing is kept, nothing is played; and what a Surrender is
/// as a deed.
pub(super) fn called(_: View<'_, Condottiere>, action: &Action) -> Option<Message> {
    let id = match action {
        Action::Keep(cards) if cards.is_empty() => "condottiere-called-none",
        Action::Pass => "condottiere-called-pass",
        Action::Play {
            card: Card::Surrender,
            ..
        } => "condottiere-called-surrender",
        Action::Hand(HandAnswer::Keep) => "condottiere-called-keep",
        Action::Hand(HandAnswer::Discard) => "condottiere-called-discard",
        Action::Next => "condottiere-called-next",
        _ => return None,
    };
    Some(Message::new(id))
}

/// Why nothing begins with these words now: a region or a card where none is asked for.
pub(super) fn why_none(view: View<'_, Condottiere>, words: &str) -> Option<Message> {
    let mut words = words
        .split(' ')
        .filter(|word| !matches!(*word, "region" | "pope"));
    let first = words.next()?;
    let region = first.parse().ok().map(Action::Region);
    let action = region.or_else(|| first.parse().ok().map(Action::play))?;
    let reason = why_not::why_not(view, &action);
    (reason.rule != Reason::NOT_AWAITED).then(|| why(&reason))
}

/// Who only says that they keep their hand keeps it; who plays a Scarecrow without saying more takes
/// nothing back, if there is nothing.
pub(super) fn usual(_: View<'_, Condottiere>, several: &[Action]) -> Option<Action> {
    let kept = |action: &&Action| matches!(action, Action::Hand(HandAnswer::Keep | HandAnswer::KeepRound));
    let keep = several.iter().filter(kept).count() == several.len();
    (keep && !several.is_empty()).then_some(Action::Hand(HandAnswer::Keep))
}
