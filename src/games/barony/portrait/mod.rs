//! Barony as people see it: what its messages, controls and pictures say, computed from a view.
//!
//! Nothing here knows the events beyond what is noticed of them, or who the players are. Sentences
//! are ids (`barony-…` in the locales); those that end in a component's id are listed in
//! [`Portray::COMPOSED`].

mod alt;
mod controls;
mod derivation;
mod ground;
mod headline;
mod latest;
mod legend;
mod lines;
mod menu;
mod moves;
mod naming;
mod panel;
mod parts;
mod pawns;
mod picture;
mod plans;
mod questions;
mod sentences;
mod symbols;
mod targets;
mod tell;
#[cfg(test)]
mod tests;
mod threats;
mod vocabulary;

use super::components::{Building, TITLES, Terrain};
use super::options::TILES;
use super::scoring::ENDINGS;
use super::why_not::RULES;
use super::{Action, Barony, Event};
use crate::portray::{Composed, Menu, Picture, Portray, Sight, Symbol, ids};
use crate::render::scene::{Art, Scene};
use crate::rules::{Fortune, Outcome, Reason, Seat, View};
use crate::words::Message;
use naming::VERBS;

const TERRAINS: &[&str] = ids!(Terrain::ALL);
const BUILDINGS: &[&str] = ids!(Building::ALL);

impl Portray for Barony {
    const TOPICS: &'static [&'static str] =
        &["overview", "start", "turn", "moving", "building", "titles", "end", "readings"];

    const COMPOSED: &'static [Composed] = &[
        Composed::of("barony-terrain-", TERRAINS),
        Composed::of("barony-building-", BUILDINGS),
        Composed::of("barony-title-", &TITLES),
        Composed::of("barony-verb-", VERBS),
        Composed::of("barony-ask-", VERBS),
        Composed::of("barony-none-", VERBS),
        Composed::of("barony-why-", RULES),
        Composed::of("barony-why-", &[Reason::NOT_AWAITED, Reason::OVER]),
        Composed::of("barony-ending-", ENDINGS),
        Composed::of("barony-ending-", &[Outcome::ALONE]),
        Composed::of("barony-given-", &[TILES]),
        Composed::of("barony-question-", questions::FIXED),
        Composed::of("barony-typed-", vocabulary::WORDS),
        Composed::of("barony-asked-", questions::FIXED),
        Composed::with("barony-part-", parts::PARTS, &["", ".text", ".names"]),
    ];

    const LOOKS: &'static [&'static str] = &["threats"];

    fn symbols() -> Vec<&'static Art> {
        symbols::drawings()
    }

    fn pictured(name: &Message) -> Option<Symbol> {
        symbols::pictured(name)
    }

    fn emblem() -> Option<Symbol> {
        Some(symbols::city())
    }

    fn components() -> Vec<(String, Message)> {
        parts::components()
    }

    fn component(id: &str) -> Option<Message> {
        parts::component(id)
    }

    fn synonyms() -> Vec<(String, Message)> {
        vocabulary::synonyms()
    }

    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        (picture == Picture::Board).then(|| picture::board(view.public()))
    }

    fn marked(view: View<'_, Self>, latest: &[(Seat, Event)]) -> Option<Scene> {
        Some(latest::marked(view.public(), latest))
    }

    fn headline(view: View<'_, Self>) -> Vec<Message> {
        headline::headline(view.public())
    }

    fn derivation(view: View<'_, Self>) -> Vec<Message> {
        derivation::derivation(view.public())
    }

    fn own(view: View<'_, Self>) -> Vec<Message> {
        sentences::own(view)
    }

    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        menu::menu(view, path)
    }

    fn label(_: View<'_, Self>, action: &Action) -> Message {
        sentences::label(action)
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

    fn tell(notice: &Event) -> Message {
        tell::tell(notice)
    }

    fn predicate(notice: &Event) -> Option<(Seat, Message)> {
        tell::predicate(notice)
    }

    fn weighs(notice: &Event) -> bool {
        tell::weighs(notice)
    }

    fn doer(notice: &Event) -> Option<Seat> {
        tell::doer(notice)
    }

    fn why(reason: &Reason) -> Message {
        sentences::why(reason)
    }

    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        sentences::ending(view.public(), outcome)
    }

    fn planning(view: View<'_, Self>, _: &[String], path: &str) -> Menu {
        plans::planning(view, path)
    }

    fn planned(_: View<'_, Self>, plan: &str) -> Message {
        plans::planned(plan)
    }

    fn lines(view: View<'_, Self>, typed: &str) -> Vec<(String, Message)> {
        plans::lines(view, typed)
    }

    fn luck(_: View<'_, Self>, _: &[Fortune]) -> Vec<Message> {
        vec![Message::new("barony-luck")]
    }

    fn look(view: View<'_, Self>, _: &str) -> Sight {
        threats::sight(view)
    }

    fn answer(view: View<'_, Self>, question: &str) -> Option<Vec<Message>> {
        questions::answer(view, question)
    }

    fn questions(view: View<'_, Self>) -> Vec<(String, Message)> {
        questions::questions(view)
    }
}
