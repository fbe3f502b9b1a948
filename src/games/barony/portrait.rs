//! Barony as people see it: what its messages, controls and pictures say, computed from a view.
//!
//! Nothing here knows the events beyond what is noticed of them, or who the players are. Sentences
//! are ids (`barony-…` in the locales); those that end in a component's id are listed in
//! [`Portray::COMPOSED`].

mod alt;
mod answers;
mod derivation;
mod ground;
mod headline;
mod legend;
mod lines;
mod menu;
mod naming;
mod panel;
mod pawns;
mod picture;
mod plans;
mod questions;
mod tell;
#[cfg(test)]
mod tests;
mod threats;

use super::components::{Building, TITLES, Terrain};
use super::scoring::ENDINGS;
use super::setup::TILES;
use super::why_not::RULES;
use super::{Action, Barony, Event};
use crate::portray::{Composed, Menu, Picture, Portray, Sight};
use crate::render::scene::Scene;
use crate::rules::{Outcome, Reason, View};
use crate::words::Message;

const TERRAINS: &[&str] = &[
    Terrain::Mountain.id(),
    Terrain::Forest.id(),
    Terrain::Plain.id(),
    Terrain::Field.id(),
    Terrain::Lake.id(),
];
const BUILDINGS: &[&str] = &[Building::Village.id(), Building::Stronghold.id(), Building::City.id()];
/// The six things a turn can be used for.
const VERBS: &[&str] = &["recruit", "move", "build", "city", "expedition", "title"];
const SENTENCE: &[&str] = &[""];

impl Portray for Barony {
    const TOPICS: &'static [&'static str] =
        &["overview", "start", "turn", "moving", "building", "titles", "end", "readings"];

    const COMPOSED: &'static [Composed] = &[
        Composed {
            prefix: "barony-terrain-",
            ids: TERRAINS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-building-",
            ids: BUILDINGS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-title-",
            ids: &TITLES,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-verb-",
            ids: VERBS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-ask-",
            ids: VERBS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-none-",
            ids: VERBS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-why-",
            ids: RULES,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-why-",
            ids: &[Reason::NOT_AWAITED, Reason::OVER],
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-ending-",
            ids: ENDINGS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-ending-",
            ids: &[Outcome::ALONE],
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-given-",
            ids: &[TILES],
            endings: SENTENCE,
        },
        Composed {
            prefix: "barony-question-",
            ids: questions::FIXED,
            endings: SENTENCE,
        },
    ];

    const LOOKS: &'static [&'static str] = &["threats"];

    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        (picture == Picture::Board).then(|| picture::board(view.public()))
    }

    fn headline(view: View<'_, Self>) -> Vec<Message> {
        headline::headline(view.public())
    }

    fn derivation(view: View<'_, Self>) -> Vec<Message> {
        derivation::derivation(view.public())
    }

    fn own(view: View<'_, Self>) -> Vec<Message> {
        answers::own(view)
    }

    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        menu::menu(view, path)
    }

    fn label(_: View<'_, Self>, action: &Action) -> Message {
        answers::label(action)
    }

    fn tell(notice: &Event) -> Message {
        tell::tell(notice)
    }

    fn why(reason: &Reason) -> Message {
        answers::why(reason)
    }

    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        derivation::ending(view.public(), outcome)
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
