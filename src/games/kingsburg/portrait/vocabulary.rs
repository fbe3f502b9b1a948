//! What people type for an action or a question: the names of the notation's words, what is meant
//! where several payments would do, and why nothing comes of some words.

use super::super::Kingsburg;
use super::super::action::{Action, Sale};
use super::super::components::{Advisor, Building};
use super::super::goods::Good;
use super::super::state::Phase;
use super::super::why_not;
use super::naming;
use super::questions::ASKED;
use super::sentences::why;
use crate::rules::View;
use crate::words::Message;

/// The words of the notation that have names of their own.
pub(super) const WORDS: &[&str] = &[
    "pass",
    "keep",
    "decline",
    "recruit-none",
    "build",
    "sell",
    "recruit",
    "lose",
    "troop",
    "swap",
    "envoy",
    "gold",
    "wood",
    "stone",
    "token",
    "white",
    "nothing",
];

/// What people call the words of the notation, the buildings and the advisors.
pub(super) fn vocabulary() -> Vec<(String, Message)> {
    let typed = |one: &&'static str| {
        let notation = match *one {
            "nothing" => String::new(),
            "token" => "+2".to_owned(),
            other => other.replace('-', " "),
        };
        (notation, Message::new(format!("kingsburg-typed-{one}")))
    };
    let buildings = Building::ALL.map(|one| (one.to_string(), naming::building(one)));
    let advisors = Advisor::all().map(|one| (one.to_string(), naming::advisor(one)));
    WORDS.iter().map(typed).chain(buildings).chain(advisors).collect()
}

/// Things that people also ask for by other names.
pub(super) const THINGS: [&str; 2] = ["inn", "troops"];

/// What people call the questions.
pub(super) fn synonyms() -> Vec<(String, Message)> {
    let asked = |one: &&'static str| ((*one).to_owned(), Message::new(format!("kingsburg-asked-{one}")));
    ASKED.iter().chain(&THINGS).map(asked).collect()
}

/// What is called so by whoever answers: dice are rolled anew, or nothing is done.
pub(super) fn called(_: View<'_, Kingsburg>, action: &Action) -> Option<Message> {
    let none = match action {
        Action::Statue { white: false } | Action::Chapel => {
            return Some(Message::new("kingsburg-called-reroll"));
        }
        Action::Keep | Action::Pass | Action::Decline => true,
        Action::Recruit(goods) => goods.is_empty(),
        _ => false,
    };
    none.then(|| Message::new("kingsburg-called-no"))
}

/// Why nothing begins with these words now: an advisor by number, a building, a good.
pub(super) fn why_none(view: View<'_, Kingsburg>, words: &str) -> Option<Message> {
    let (public, seat) = (view.public(), view.seat()?);
    let words = words.strip_prefix("take ").unwrap_or(words);
    let first = words.split(' ').next()?;
    let refused = |action: Action| why(&why_not::why_not(view, &action));
    if let Ok(advisor) = first.parse::<Advisor>() {
        return Some(match public.phase {
            Phase::Influence(_) => why(&why_not::beyond(public, advisor)),
            _ => refused(Action::Take {
                advisor,
                payment: naming::alone(public.provinces[seat].dice),
                envoy: false,
            }),
        });
    }
    if let Ok(building) = first.parse::<Building>() {
        return Some(refused(Action::Build(building)));
    }
    let good: Good = first.parse().ok()?;
    Some(refused(match public.phase {
        Phase::TownHall(_) => Action::Sell(Sale::Good(good)),
        _ => Action::Swap(good),
    }))
}

/// The payment for an advisor that loses least, where nobody says another; it is the one that the list
/// offers.
pub(super) fn usual(_: View<'_, Kingsburg>, several: &[Action]) -> Option<Action> {
    let taken = |action: &Action| match action {
        Action::Take { advisor, payment, .. } => Some((*advisor, payment.dearness())),
        _ => None,
    };
    let mut takes: Vec<(Advisor, _, Action)> = Vec::new();
    for action in several {
        let (advisor, dearness) = taken(action)?;
        takes.push((advisor, dearness, *action));
    }
    let one = takes
        .iter()
        .all(|(advisor, ..)| takes.first().is_some_and(|first| first.0 == *advisor));
    let cheapest = takes.into_iter().min_by_key(|(_, dearness, _)| *dearness)?;
    one.then_some(cheapest.2)
}
