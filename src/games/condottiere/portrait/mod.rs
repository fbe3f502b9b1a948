//! Condottiere as people see it: what its messages, controls and pictures say, computed from a
//! view.
//!
//! Nothing here knows the state behind the view, the events, or who the players are. Sentences are
//! ids (`condottiere-…` in the locales); those that end in a component's id are listed in
//! [`Portray::COMPOSED`].

mod alt;
mod cards;
mod derivation;
mod disclosure;
mod glossary;
mod hand;
mod headline;
mod latest;
mod lines;
mod looks;
mod luck;
mod map;
mod menu;
mod naming;
mod outlook;
mod picture;
mod plans;
mod questions;
mod rows;
mod sentences;
mod situation;
mod symbols;
mod tell;
#[cfg(test)]
mod tests;
mod variants;
mod vocabulary;

use super::components::{Card, Region};
use super::options;
use super::scoring::ENDINGS;
use super::why_not::RULES;
use super::{Action, Condottiere, Notice};
use crate::portray::{Composed, Menu, Picture, Portray, Sight, Symbol, ids};
use crate::render::scene::{Art, Scene};
use crate::rules::{Fortune, Outcome, Reason, Seat, View};
use crate::words::Message;

const CARDS: &[&str] = ids!(Card::ALL);
const REGIONS: &[&str] = ids!(Region::ALL);
/// The keys of the options that are variants.
const VARIANTS: &[&str] = &[
    options::DRAW.key,
    options::POINTS.key,
    options::BIGGER.key,
    options::CAPTURING.key,
    options::HIDDEN.key,
];
/// How a game of a series ends; a shared lead has a sentence of its own.
const FINISHED: &[&str] = &["adjacent", "total", "adjacent-and-total", "most-regions"];
const NAMES: &[&str] = &["", ".short"];

impl Portray for Condottiere {
    const TOPICS: &'static [&'static str] =
        &["overview", "battle", "cards", "conclusion", "round", "winning", "variants", "readings"];

    const HAND: bool = true;

    const COMPOSED: &'static [Composed] = &[
        Composed::with("condottiere-card-", CARDS, NAMES),
        Composed::of("condottiere-region-", REGIONS),
        Composed::of("condottiere-why-", RULES),
        Composed::of("condottiere-why-", &[Reason::NOT_AWAITED, Reason::OVER]),
        Composed::of("condottiere-ending-", ENDINGS),
        Composed::of("condottiere-ending-", &[Outcome::ALONE]),
        Composed::of("condottiere-variant-", VARIANTS),
        Composed::of("condottiere-finished-", FINISHED),
        Composed::of("condottiere-question-", &questions::ASKED),
        Composed::of("condottiere-typed-", vocabulary::WORDS),
        Composed::of("condottiere-asked-", &questions::ASKED),
        Composed::of("condottiere-look-", looks::LOOKS),
        Composed::of("condottiere-effect-", glossary::EFFECTS),
        Composed::of("condottiere-pawn-", glossary::PAWNS),
        Composed::of("condottiere-about-", glossary::PAWNS),
    ];

    const LOOKS: &'static [&'static str] = looks::LOOKS;

    fn symbols() -> Vec<&'static Art> {
        symbols::drawings()
    }

    fn pictured(name: &Message) -> Option<Symbol> {
        symbols::pictured(name)
    }

    fn emblem() -> Option<Symbol> {
        Some(symbols::symbol(super::components::Card::Courtesan))
    }

    fn components() -> Vec<(String, Message)> {
        glossary::components()
    }

    fn component(id: &str) -> Option<Message> {
        glossary::component(id)
    }

    fn synonyms() -> Vec<(String, Message)> {
        vocabulary::synonyms()
    }

    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        match picture {
            Picture::Board => Some(picture::board(view)),
            Picture::Hand => hand::shown(view),
        }
    }

    fn marked(view: View<'_, Self>, latest: &[(Seat, Notice)]) -> Option<Scene> {
        Some(latest::marked(view, latest))
    }

    fn headline(view: View<'_, Self>) -> Vec<Message> {
        headline::headline(view.public())
    }

    fn derivation(view: View<'_, Self>) -> Vec<Message> {
        derivation::derivation(view)
    }

    fn own(view: View<'_, Self>) -> Vec<Message> {
        sentences::own(view)
    }

    fn situation(view: View<'_, Self>) -> Vec<Message> {
        situation::situation(view)
    }

    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        menu::menu(view, path)
    }

    fn planning(view: View<'_, Self>, _: &[String], _: &str) -> Menu {
        plans::planning(view)
    }

    fn planned(view: View<'_, Self>, plan: &str) -> Message {
        plans::planned(view, plan)
    }

    fn label(view: View<'_, Self>, action: &Action) -> Message {
        sentences::label(view.public(), action)
    }

    fn vocabulary() -> Vec<(String, Message)> {
        vocabulary::vocabulary()
    }

    fn called(view: View<'_, Self>, action: &Action) -> Option<Message> {
        vocabulary::called(view, action)
    }

    fn usual(view: View<'_, Self>, several: &[Action]) -> Option<Action> {
        vocabulary::usual(view, several)
    }

    fn why_none(view: View<'_, Self>, words: &str) -> Option<Message> {
        vocabulary::why_none(view, words)
    }

    fn tell(notice: &Notice) -> Message {
        tell::tell(notice)
    }

    fn predicate(notice: &Notice) -> Option<(Seat, Message)> {
        tell::predicate(notice)
    }

    fn weighs(notice: &Notice) -> bool {
        tell::weighs(notice)
    }

    fn doer(notice: &Notice) -> Option<Seat> {
        tell::doer(notice)
    }

    fn why(reason: &Reason) -> Message {
        sentences::why(reason)
    }

    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        sentences::ending(view.public(), outcome)
    }

    fn disclosure(view: View<'_, Self>) -> Vec<Message> {
        disclosure::disclosure(view)
    }

    fn luck(_: View<'_, Self>, fortunes: &[Fortune]) -> Vec<Message> {
        luck::luck(fortunes)
    }

    fn fortune(of: &str) -> Option<Message> {
        luck::fortune(of)
    }

    fn look(view: View<'_, Self>, id: &str) -> Sight {
        looks::look(view, id)
    }

    fn answer(view: View<'_, Self>, question: &str) -> Option<Vec<Message>> {
        questions::answer(view, question)
    }

    fn questions(view: View<'_, Self>) -> Vec<(String, Message)> {
        questions::questions(view)
    }
}
