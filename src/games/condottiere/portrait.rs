//! Condottiere as people see it: what its messages, controls and pictures say, computed from a
//! view.
//!
//! Nothing here knows the state behind the view, the events, or who the players are. Sentences are
//! ids (`condottiere-…` in the locales); those that end in a component's id are listed in
//! [`Portray::COMPOSED`].

mod alt;
mod answers;
mod cards;
mod derivation;
mod hand;
mod headline;
mod lines;
mod map;
mod menu;
mod naming;
mod picture;
mod questions;
mod rows;
mod tell;
#[cfg(test)]
mod tests;
mod variants;

use super::components::{Card, Region};
use super::legal::RULES;
use super::scoring::ENDINGS;
use super::setup;
use super::{Action, Condottiere, Notice};
use crate::portray::{Composed, Menu, Picture, Portray};
use crate::render::scene::Scene;
use crate::rules::{Outcome, Reason, View};
use crate::words::Message;

/// The ids of the cards.
const CARDS: [&str; Card::KINDS] = {
    let mut ids = [""; Card::KINDS];
    let mut at = 0;
    while at < Card::KINDS {
        ids[at] = Card::ALL[at].id();
        at += 1;
    }
    ids
};
/// The ids of the regions.
const REGIONS: [&str; Region::COUNT] = {
    let mut ids = [""; Region::COUNT];
    let mut at = 0;
    while at < Region::COUNT {
        ids[at] = Region::ALL[at].id();
        at += 1;
    }
    ids
};
/// The keys of the options that are variants.
const VARIANTS: &[&str] =
    &[setup::DRAW.key, setup::POINTS.key, setup::BIGGER.key, setup::CAPTURING.key, setup::HIDDEN.key];
/// How a game of a series ends; a shared lead has a sentence of its own.
const FINISHED: &[&str] = &["adjacent", "total", "adjacent-and-total", "most-regions"];
const NAMES: &[&str] = &["", ".short"];
const SENTENCE: &[&str] = &[""];

impl Portray for Condottiere {
    const TOPICS: &'static [&'static str] =
        &["overview", "battle", "cards", "conclusion", "round", "winning", "variants", "readings"];

    const COMPOSED: &'static [Composed] = &[
        Composed {
            prefix: "condottiere-card-",
            ids: &CARDS,
            endings: NAMES,
        },
        Composed {
            prefix: "condottiere-region-",
            ids: &REGIONS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-why-",
            ids: RULES,
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-why-",
            ids: &[Reason::NOT_AWAITED, Reason::OVER],
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-ending-",
            ids: ENDINGS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-ending-",
            ids: &[Outcome::ALONE],
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-variant-",
            ids: VARIANTS,
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-finished-",
            ids: FINISHED,
            endings: SENTENCE,
        },
        Composed {
            prefix: "condottiere-question-",
            ids: &questions::ASKED,
            endings: SENTENCE,
        },
    ];

    fn scene(view: View<'_, Self>, picture: Picture) -> Option<Scene> {
        match picture {
            Picture::Board => Some(picture::board(view)),
            Picture::Hand => view.own().map(hand::picture),
        }
    }

    fn headline(view: View<'_, Self>) -> Vec<Message> {
        headline::headline(view.public())
    }

    fn derivation(view: View<'_, Self>) -> Vec<Message> {
        derivation::derivation(view)
    }

    fn own(view: View<'_, Self>) -> Vec<Message> {
        answers::own(view)
    }

    fn menu(view: View<'_, Self>, path: &str) -> Menu {
        menu::menu(view, path)
    }

    fn label(view: View<'_, Self>, action: &Action) -> Message {
        answers::label(view.public(), action)
    }

    fn tell(notice: &Notice) -> Message {
        tell::tell(notice)
    }

    fn why(reason: &Reason) -> Message {
        answers::why(reason)
    }

    fn ending(view: View<'_, Self>, outcome: &Outcome) -> Vec<Message> {
        answers::ending(view.public(), outcome)
    }

    fn answer(view: View<'_, Self>, question: &str) -> Option<Vec<Message>> {
        questions::answer(view, question)
    }

    fn questions(_: View<'_, Self>) -> Vec<(String, Message)> {
        questions::questions()
    }
}
