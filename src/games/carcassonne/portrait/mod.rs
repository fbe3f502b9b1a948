//! Carcassonne as people see it: what its messages, controls and pictures say, computed from a
//! view.
//!
//! Nothing here knows the state behind the view, the events' effects, or who the players are.
//! Sentences are ids (`carcassonne-…` in the locales); those that end in a component's id are
//! listed in [`Portray::COMPOSED`].

mod alt;
mod board;
mod candidates;
mod derivation;
mod farms;
mod headline;
mod inks;
mod lines;
mod looks;
mod luck;
mod marks;
mod menu;
mod naming;
mod newest;
mod orientation;
mod outlook;
mod parts;
mod picture;
mod places;
mod questions;
mod sentences;
mod spots;
mod strip;
mod symbols;
mod tell;
#[cfg(test)]
mod tests;
mod tiles;
mod vocabulary;
mod window;

use super::legal::RULES;
use super::scoring::ENDINGS;
use super::{Action, Carcassonne, Event};
use crate::portray::{Composed, Menu, Picture, Portray, Sight, Symbol};
use crate::render::scene::{Art, Scene};
use crate::rules::{Fortune, Outcome, Reason, Seat, View};
use crate::words::Message;

const TILES: &[&str] = &[
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u",
    "v", "w", "x",
];
const SIDES: &[&str] = &["n", "e", "s", "w"];
const WINDS: &[&str] = &["nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"];
const LANDS: &[&str] = &["city", "road", "field", "cloister"];
const QUESTIONS: &[&str] = &[
    "cells",
    "cities",
    "roads",
    "cloisters",
    "farms",
    "bag",
    "dead",
    "scores",
    "followers",
    "leader",
    "end",
];

impl Portray for Carcassonne {
    const TOPICS: &'static [&'static str] = &["overview", "turn", "scoring", "farms", "end", "readings"];

    const COMPOSED: &'static [Composed] = &[
        Composed::of("carcassonne-tile-", TILES),
        Composed::of("carcassonne-side-", SIDES),
        Composed::of("carcassonne-top-", SIDES),
        Composed::of("carcassonne-wind-", WINDS),
        Composed::of("carcassonne-land-", LANDS),
        Composed::of("carcassonne-question-", QUESTIONS),
        Composed::of("carcassonne-typed-", vocabulary::WORDS),
        Composed::of("carcassonne-asked-", QUESTIONS),
        Composed::with("carcassonne-component-", parts::PARTS, &["", ".text", ".names"]),
        Composed::of("carcassonne-why-", RULES),
        Composed::of("carcassonne-why-", &[Reason::NOT_AWAITED, Reason::OVER]),
        Composed::of("carcassonne-ending-", ENDINGS),
        Composed::of("carcassonne-ending-", &[Outcome::ALONE]),
    ];

    const LOOKS: &'static [&'static str] = &["whole", "farms", "bag", "dead"];

    fn symbols() -> Vec<&'static Art> {
        symbols::drawings()
    }

    fn pictured(name: &Message) -> Option<Symbol> {
        symbols::pictured(name)
    }

    fn emblem() -> Option<Symbol> {
        Some(symbols::follower(Seat::new(0)))
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
        match picture {
            Picture::Board => Some(picture::board(view.public(), None)),
            // Nothing is hidden; who is to act gets the table beside the controls.
            Picture::Hand => Self::opened(view, ""),
        }
    }

    fn opened(view: View<'_, Self>, path: &str) -> Option<Scene> {
        view.awaited()
            .then(|| picture::board(view.public(), path.parse().ok()))
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

    fn label(view: View<'_, Self>, action: &Action) -> Message {
        sentences::label(view, action)
    }

    fn vocabulary() -> Vec<(String, Message)> {
        vocabulary::vocabulary()
    }

    fn said(view: View<'_, Self>, action: &Action) -> Vec<Message> {
        vocabulary::said(view, action)
    }

    fn why_none(view: View<'_, Self>, words: &str) -> Option<Message> {
        vocabulary::why_none(view, words)
    }

    fn tell(event: &Event) -> Message {
        tell::tell(event)
    }

    fn predicate(event: &Event) -> Option<(Seat, Message)> {
        tell::predicate(event)
    }

    fn weighs(event: &Event) -> bool {
        tell::weighs(event)
    }

    fn doer(event: &Event) -> Option<Seat> {
        tell::doer(event)
    }

    fn why(reason: &Reason) -> Message {
        sentences::why(reason)
    }

    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        sentences::ending(view.public(), outcome)
    }

    fn luck(_: View<'_, Self>, fortunes: &[Fortune]) -> Vec<Message> {
        luck::luck(fortunes)
    }

    fn fortune(of: &str) -> Option<Message> {
        luck::fortune(of)
    }

    fn look(view: View<'_, Self>, id: &str) -> Sight {
        looks::look(view.public(), id)
    }

    fn answer(view: View<'_, Self>, question: &str) -> Option<Vec<Message>> {
        questions::answer(view.public(), question)
    }

    fn questions(view: View<'_, Self>) -> Vec<(String, Message)> {
        questions::questions(view.public())
    }
}
