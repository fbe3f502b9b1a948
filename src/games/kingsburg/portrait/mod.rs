//! Kingsburg as people see it: what its messages, controls and pictures say, computed from a view.
//!
//! Nothing here knows the state behind the view, the events, or who the players are. Sentences are
//! ids (`kingsburg-…` in the locales); those that end in a component's id are listed in
//! [`Portray::COMPOSED`].

mod alt;
mod court;
mod derivation;
mod disclosure;
mod glossary;
mod groups;
mod headline;
mod latest;
mod lines;
mod looks;
mod luck;
mod menu;
mod naming;
mod overview;
mod pages;
mod picture;
mod pieces;
mod plans;
mod provinces;
mod questions;
mod results;
mod sentences;
mod standing;
mod symbols;
mod tell;
#[cfg(test)]
mod tests;
mod vocabulary;
mod winter;

use super::components::{Building, Foe};
use super::why_not::RULES;
use super::{Action, Good, Kingsburg, Notice, YearPhase};
use crate::portray::{Composed, Menu, Picture, Portray, Sight, Symbol, ids};
use crate::render::scene::{Art, Scene};
use crate::rules::{Fortune, Outcome, Reason, Seat, View};
use crate::words::Message;

const BUILDINGS: &[&str] = ids!(Building::ALL);
const FOES: &[&str] = ids!(Foe::ALL);
const GOODS: &[&str] = ids!(Good::ALL);
/// The advisors' numbers.
const ADVISORS: &[&str] =
    &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];
/// The phases of a year that a message names.
const STEPS: &[&str] = ids!(YearPhase::ALL);
/// How a game can end.
const ENDINGS: &[&str] = &["points", "goods", "buildings", "shared"];
const NAMED: &[&str] = &["", ".effect"];

impl Portray for Kingsburg {
    const TOPICS: &'static [&'static str] =
        &["overview", "year", "season", "dice", "buildings", "winter", "two", "dm", "notation", "readings"];

    const COMPOSED: &'static [Composed] = &[
        Composed::with("kingsburg-building-", BUILDINGS, NAMED),
        Composed::of("kingsburg-advisor-", ADVISORS),
        Composed::of("kingsburg-foe-", FOES),
        Composed::of("kingsburg-step-", STEPS),
        Composed::of("kingsburg-typed-", vocabulary::WORDS),
        Composed::of("kingsburg-asked-", &questions::ASKED),
        Composed::of("kingsburg-asked-", &vocabulary::THINGS),
        Composed::of("kingsburg-look-", looks::LOOKS),
        Composed::of("kingsburg-paid-", standing::PAYERS),
        Composed::of("kingsburg-question-", &questions::ASKED),
        Composed::of("kingsburg-payer-", standing::PAYERS),
        Composed::of("kingsburg-good-", GOODS),
        Composed::of("kingsburg-bare-", GOODS),
        Composed::of("kingsburg-piece-", glossary::PIECES),
        Composed::of("kingsburg-about-", glossary::PIECES),
        Composed::of("kingsburg-phase-", STEPS),
        Composed::of("kingsburg-why-", RULES),
        Composed::of("kingsburg-why-", &[Reason::NOT_AWAITED, Reason::OVER]),
        Composed::of("kingsburg-ending-", ENDINGS),
        Composed::of("kingsburg-ending-", &[Outcome::ALONE]),
    ];

    const LOOKS: &'static [&'static str] = looks::LOOKS;

    fn components() -> Vec<(String, Message)> {
        glossary::components()
    }

    fn component(id: &str) -> Option<Message> {
        glossary::component(id)
    }

    fn synonyms() -> Vec<(String, Message)> {
        vocabulary::synonyms()
    }

    /// The board alone: what a seat has is public, and what it alone knows is told in words.
    fn symbols() -> Vec<&'static Art> {
        symbols::drawings()
    }

    fn pictured(name: &Message) -> Option<Symbol> {
        symbols::pictured(name)
    }

    fn emblem() -> Option<Symbol> {
        Some(symbols::envoy())
    }

    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        (picture == Picture::Board).then(|| picture::board(view))
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

    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        menu::menu(view, path)
    }

    fn label(view: View<'_, Self>, action: &Action) -> Message {
        sentences::label(view, action)
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

    fn begins(view: View<'_, Self>, notice: &Notice, later: &[Notice]) -> Option<Message> {
        tell::begins(view.public(), notice, later)
    }

    fn weighs(notice: &Notice) -> bool {
        tell::weighs(notice)
    }

    fn doer(notice: &Notice) -> Option<Seat> {
        tell::doer(notice)
    }

    fn ends_turn(notice: &Notice) -> bool {
        tell::ends_turn(notice)
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

    fn planning(view: View<'_, Self>, plans: &[String], path: &str) -> Menu {
        plans::planning(view, plans, path)
    }

    fn planned(view: View<'_, Self>, plan: &str) -> Message {
        plans::planned(view, plan)
    }

    fn luck(_: View<'_, Self>, fortunes: &[Fortune]) -> Vec<Message> {
        luck::luck(fortunes)
    }

    fn fortune(of: &str) -> Option<Message> {
        luck::fortune(of)
    }

    fn latest_look(view: View<'_, Self>) -> Option<&'static str> {
        looks::latest(view.public())
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
