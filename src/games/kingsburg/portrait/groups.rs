//! Dice first: the groups of a seat's dice, each with whom it reaches, and then the advisor.

use super::super::Kingsburg;
use super::super::action::Action;
use super::super::components::Advisor;
use super::super::dice::Dice;
use super::pages::{lists, up};
use super::{naming, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Menu, figure};
use crate::rules::View;
use crate::words::Message;

/// So many advisors are named by a group; more of them are numbers alone.
const NAMED: usize = 3;

/// The menu of all groups; or of the advisors that one of them reaches.
pub(super) fn menu(view: View<'_, Kingsburg>, legal: &[Action], group: &[&str]) -> Menu {
    let chosen = groups(legal)
        .into_iter()
        .find(|(dice, _)| written(*dice).split(' ').eq(group.iter().copied()));
    match chosen {
        Some((dice, takes)) => reached(view, dice, &takes),
        None => all(legal),
    }
}

/// Each group of dice among the legal actions, with what can be done with it.
fn groups(legal: &[Action]) -> Vec<(Dice, Vec<Action>)> {
    let mut groups: Vec<(Dice, Vec<Action>)> = Vec::new();
    for action in legal {
        let Action::Take { payment, .. } = action else {
            continue;
        };
        match groups.iter_mut().find(|(dice, _)| *dice == payment.dice) {
            Some((_, takes)) => takes.push(*action),
            None => groups.push((payment.dice, vec![*action])),
        }
    }
    groups.sort_by_key(|(dice, _)| dice.total());
    groups
}

/// A group as a path says it.
fn written(dice: Dice) -> String {
    naming::alone(dice).to_string()
}

/// All groups, each with whom it reaches: one who is alone is influenced at once.
fn all(legal: &[Action]) -> Menu {
    let entry = |(dice, takes): (Dice, Vec<Action>)| {
        let label = Message::new("kingsburg-group")
            .with("dice", naming::payment(&naming::alone(dice)))
            .with("total", dice.total());
        let intent = match takes[..] {
            [only] => Intent::act(&only),
            _ => Intent::Open(format!("dice {}", written(dice))),
        };
        let mut advisors: Vec<Advisor> = takes.iter().filter_map(advisor).collect();
        advisors.sort_unstable();
        advisors.dedup();
        let named = advisors.len() <= NAMED;
        let name = |one: &Advisor| {
            if named {
                naming::numbered(*one)
            } else {
                figure(one.number())
            }
        };
        let note = Message::new("kingsburg-note-group")
            .with("advisors", advisors.iter().map(name).collect::<Vec<_>>());
        Entry::new(label, intent).noted(note)
    };
    let entries = groups(legal).into_iter().map(entry).collect();
    let prompt = Message::new("kingsburg-press-group");
    Menu::new(Message::new("kingsburg-ask-group"), lists(&prompt, entries, "dice", 0, vec![up()]))
}

fn advisor(action: &Action) -> Option<Advisor> {
    match action {
        Action::Take { advisor, .. } => Some(*advisor),
        _ => None,
    }
}

/// The advisors that a group reaches, with a token and the Market too.
fn reached(view: View<'_, Kingsburg>, dice: Dice, takes: &[Action]) -> Menu {
    let entries = takes
        .iter()
        .filter_map(|action| Some(entry(view, advisor(action)?, action)))
        .collect();
    let asked = Message::new("kingsburg-ask-reached").with("dice", naming::pool(dice));
    let back = Control::open(Message::new("kingsburg-press-up"), "dice");
    let prompt = Message::new("kingsburg-press-influence");
    Menu::new(asked, lists(&prompt, entries, "dice", 0, vec![back]))
}

/// An entry for a payment: who, with what, and what it gives.
pub(super) fn entry(view: View<'_, Kingsburg>, advisor: Advisor, action: &Action) -> Entry {
    let envoy = matches!(action, Action::Take { envoy: true, .. });
    Entry::new(sentences::label(view, action), Intent::act(action))
        .noted(naming::gift(advisor))
        .symbol(Some(if envoy {
            symbols::envoy()
        } else {
            symbols::advisor(advisor)
        }))
}
