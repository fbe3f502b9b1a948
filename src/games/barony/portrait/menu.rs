//! The controls: what a turn is used for, then sources and targets, each a named space.

use super::super::action::Action;
use super::super::components::{DUKE, TITLE_COST};
use super::super::state::{Phase, Public};
use super::super::{Barony, Building, Tokens};
use super::controls::{act, closed, or_done};
use super::naming::VERBS;
use super::targets::spaces;
use super::{headline, moves, naming, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Look, Menu, Symbol};
use crate::rules::{Game, Seat, View};
use crate::words::Message;

/// The most entries of a list.
const ENTRIES: usize = 25;
/// The most lists of payments, so that a row is left for the table.
const LISTS: usize = 3;

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Barony>, path: &str) -> Menu {
    let public = view.public();
    let actions = Barony::legal(view);
    let Some(seat) = view.seat().filter(|_| !actions.is_empty()) else {
        return waiting(public, view.seat());
    };
    let (verb, rest) = path.split_once(' ').unwrap_or((path, ""));
    match &public.phase {
        Phase::Place(_) => {
            spaces(public, "barony-ask-place", &actions, "place", if verb == "place" { rest } else { "" })
        }
        Phase::Moving { .. } => moves::steps(public, seat, &actions, verb, rest),
        Phase::Taking { of, .. } => {
            let press = |action| act(sentences::label(action), action);
            let prompt = Message::new("barony-ask-take").seat("player", of.number());
            Menu::new(prompt, actions.iter().map(press).collect())
        }
        Phase::Building(_) => builds(public, &actions, true),
        _ => turn(public, seat, &actions, verb, rest),
    }
}

/// What a seat sees that is not awaited: the buttons of a turn, reading only.
fn waiting(public: &Public, seat: Option<Seat>) -> Menu {
    if matches!(public.phase, Phase::Over(_)) {
        return Menu::new(headline::awaited(public), Vec::new());
    }
    let shown = seat.filter(|_| public.round() > 0).map_or(&[][..], |_| VERBS);
    let controls = shown
        .iter()
        .map(|verb| use_of_turn(verb).only_if(false))
        .collect();
    Menu::new(Message::new("barony-ask-wait"), controls)
}

/// The button of a use of a turn.
fn use_of_turn(verb: &str) -> Control {
    Control::open(Message::new(format!("barony-verb-{verb}")), verb).symbol(symbol(verb))
}

fn turn(public: &Public, seat: Seat, actions: &[Action], verb: &str, rest: &str) -> Menu {
    let of: Vec<Action> = actions
        .iter()
        .filter(|action| of_verb(action, verb))
        .copied()
        .collect();
    if of.is_empty() {
        return match VERBS.iter().find(|known| **known == verb) {
            Some(verb) => closed(none(public, seat, verb), Vec::new()),
            None => first(actions),
        };
    }
    match verb {
        "recruit" => recruits(&of),
        "move" => moves::steps(public, seat, &of, verb, rest),
        "build" => builds(public, &of, false),
        "title" => titles(public, seat, &of),
        "city" => spaces(public, "barony-ask-city", &of, "city", rest),
        _ => spaces(public, "barony-ask-expedition", &of, "expedition", rest),
    }
}

/// The six things that a turn can be used for; what cannot be done now opens its reason.
fn first(actions: &[Action]) -> Menu {
    let button = |verb: &&'static str| {
        let can = actions.iter().any(|action| of_verb(action, verb));
        use_of_turn(verb).looking(if can { Look::Primary } else { Look::Plain })
    };
    Menu::new(Message::new("barony-ask-turn"), VERBS.iter().map(button).collect())
}

fn of_verb(action: &Action, verb: &str) -> bool {
    matches!(
        (action, verb),
        (Action::Recruit(..), "recruit")
            | (Action::Move(..), "move")
            | (Action::Build(..), "build")
            | (Action::City(_), "city")
            | (Action::Expedition(_), "expedition")
            | (Action::Title(_), "title")
    )
}

fn symbol(verb: &str) -> Option<Symbol> {
    let character = match verb {
        "recruit" => "🐴",
        "move" => "➡️",
        "build" => return Some(symbols::village()),
        "city" => return Some(symbols::city()),
        "expedition" => "⛵",
        "title" => "👑",
        _ => return None,
    };
    Some(Symbol::Character(character))
}

/// Why a turn cannot be used for something now.
pub(super) fn none(public: &Public, seat: Seat, verb: &str) -> Message {
    let held = public.holding(seat);
    let told = Message::new(format!("barony-none-{verb}"));
    match verb {
        "city" => told.with("cities", held.cities),
        "expedition" => told.with("knights", held.knights),
        "title" => {
            let state = if held.title == DUKE { "duke" } else { "short" };
            told.with("state", state)
                .with("gold", held.tokens.gold())
                .with("cost", TITLE_COST)
        }
        _ => told,
    }
}

fn recruits(actions: &[Action]) -> Menu {
    let press = |action: &Action| match action {
        Action::Recruit(space, knights) => {
            let label = Message::new("barony-press-recruit")
                .with("space", naming::space(*space))
                .with("count", *knights);
            Some(act(label, action))
        }
        _ => None,
    };
    closed(Message::new("barony-ask-recruit"), actions.iter().filter_map(press).collect())
}

fn builds(public: &Public, actions: &[Action], more: bool) -> Menu {
    let press = |action: &Action| match action {
        Action::Build(space, building) => {
            let place = public.board.outline().place(*space)?;
            let label = Message::new("barony-press-build")
                .with("space", naming::space(*space))
                .with("building", naming::building(*building))
                .with("terrain", naming::terrain(public.board.terrain(place)));
            let look = if *building == Building::Village {
                Look::Primary
            } else {
                Look::Plain
            };
            Some(Control::act(label, action, look))
        }
        _ => None,
    };
    let controls: Vec<Control> = actions.iter().filter_map(press).collect();
    if more {
        return or_done("barony-ask-build-more", controls);
    }
    closed(Message::new("barony-ask-build"), controls)
}

/// The payment that loses least as a button, the others in lists.
fn titles(public: &Public, seat: Seat, actions: &[Action]) -> Menu {
    let cheapest = public.holding(seat).tokens.cheapest();
    let mut paid: Vec<_> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Title(paid) => Some(*paid),
            _ => None,
        })
        .collect();
    paid.sort_by_key(|paid| (Some(*paid) != cheapest, paid.silver(), paid.gold(), paid.len(), paid.counts()));
    let entry = |paid: &Tokens| {
        let label = Message::new("barony-press-pay").with("tokens", naming::tokens(paid));
        let note = Message::new("barony-note-pay")
            .with("gold", paid.gold())
            .with("silver", paid.silver());
        Entry::new(label, Intent::act(&Action::Title(*paid))).noted(note)
    };
    let best = paid.first().map(|paid| {
        let action = Action::Title(*paid);
        act(sentences::label(&action), &action).symbol(symbol("title"))
    });
    let others = paid.get(1..).unwrap_or_default().chunks(ENTRIES).take(LISTS);
    let lists = others.map(|paid| {
        Control::select(Message::new("barony-press-other-pay"), paid.iter().map(entry).collect())
    });
    let next = Message::new("barony-ask-title").with("title", naming::title(public.holding(seat).title + 1));
    closed(next, best.into_iter().chain(lists).collect())
}
