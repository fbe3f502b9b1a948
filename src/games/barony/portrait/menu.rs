//! The controls: what a turn is used for, then sources and targets, each a named space.

use super::super::action::Action;
use super::super::components::{DUKE, TITLE_COST};
use super::super::state::{Phase, Public};
use super::super::{Barony, Building, Space};
use super::{VERBS, answers, headline, naming};
use crate::portray::{Control, Entry, Look, Menu, Tap};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The most buttons of a menu beside the way back, so that a row is left for the table; more spaces
/// are asked for by row first.
const MOST: usize = 19;

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Barony>, path: &str) -> Menu {
    let public = view.public();
    let actions = <Barony as crate::rules::Game>::legal(view);
    let Some(seat) = view.seat().filter(|_| !actions.is_empty()) else {
        return waiting(public, view.seat());
    };
    let (verb, rest) = path.split_once(' ').unwrap_or((path, ""));
    match &public.phase {
        Phase::Place(_) => {
            spaces(public, "barony-ask-place", &actions, "place", if verb == "place" { rest } else { "" })
        }
        Phase::Moving { .. } => steps(public, seat, &actions, verb, rest),
        Phase::Taking { of, .. } => {
            let prompt = Message::new("barony-ask-take").seat("player", of.number());
            Menu {
                prompt: vec![prompt],
                controls: actions
                    .iter()
                    .map(|action| act(answers::label(action), action))
                    .collect(),
            }
        }
        Phase::Building(_) => builds(public, &actions, true),
        _ => turn(public, seat, &actions, verb, rest),
    }
}

/// For who is not awaited: the same buttons, reading only.
fn waiting(public: &Public, seat: Option<Seat>) -> Menu {
    let over = matches!(public.phase, Phase::Over(_));
    let prompt = if over {
        headline::awaited(public)
    } else {
        Message::new("barony-ask-wait")
    };
    let shown = seat
        .filter(|_| !over && public.round() > 0)
        .map_or(&[][..], |_| VERBS);
    Menu {
        prompt: vec![prompt],
        controls: shown
            .iter()
            .map(|verb| open(self::verb(verb), verb, symbol(verb), Look::Plain, false))
            .collect(),
    }
}

fn turn(public: &Public, seat: Seat, actions: &[Action], verb: &str, rest: &str) -> Menu {
    let of: Vec<Action> = actions
        .iter()
        .filter(|action| of_verb(action, verb))
        .copied()
        .collect();
    if of.is_empty() {
        return match VERBS.iter().find(|known| **known == verb) {
            Some(verb) => Menu {
                prompt: vec![none(public, seat, verb)],
                controls: vec![back()],
            },
            None => first(actions),
        };
    }
    match verb {
        "recruit" => recruits(&of),
        "move" => steps(public, seat, &of, verb, rest),
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
        open(self::verb(verb), verb, symbol(verb), if can { Look::Primary } else { Look::Plain }, true)
    };
    Menu {
        prompt: vec![Message::new("barony-ask-turn")],
        controls: VERBS.iter().map(button).collect(),
    }
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

fn verb(verb: &str) -> Message {
    Message::new(format!("barony-verb-{verb}"))
}

fn symbol(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "recruit" => "🐴",
        "move" => "➡️",
        "build" => "🏠",
        "city" => "🏰",
        "expedition" => "⛵",
        "title" => "👑",
        _ => return None,
    })
}

/// Why a turn cannot be used for something now.
fn none(public: &Public, seat: Seat, verb: &str) -> Message {
    let held = public.holding(seat);
    let told = Message::new(format!("barony-none-{verb}"));
    match verb {
        "city" => told.with("cities", i64::from(held.cities)),
        "expedition" => told.with("knights", i64::from(held.knights)),
        "title" => {
            let state = if held.title == DUKE { "duke" } else { "short" };
            told.with("state", state)
                .with("gold", i64::from(held.tokens.gold()))
                .with("cost", i64::from(TITLE_COST))
        }
        _ => told,
    }
}

fn recruits(actions: &[Action]) -> Menu {
    let press = |action: &Action| match action {
        Action::Recruit(space, knights) => {
            let label = Message::new("barony-press-recruit")
                .with("space", naming::space(*space))
                .with("count", i64::from(*knights));
            Some(act(label, action))
        }
        _ => None,
    };
    closed(Message::new("barony-ask-recruit"), actions.iter().filter_map(press).collect())
}

/// Where a knight moves from, then where to. After the first move of a turn, the second one or
/// none.
fn steps(public: &Public, seat: Seat, actions: &[Action], verb: &str, from: &str) -> Menu {
    let chosen: Option<Space> = from.parse().ok().filter(|_| verb == "move");
    let second = matches!(public.phase, Phase::Moving { .. });
    let targets: Vec<(Space, &Action)> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Move(start, to) if Some(*start) == chosen => Some((*to, action)),
            _ => None,
        })
        .collect();
    if let (Some(space), false) = (chosen, targets.is_empty()) {
        let strikes = |to: Space| {
            public
                .board
                .outline()
                .place(to)
                .is_some_and(|place| strike(public, seat, place))
        };
        let press = |(to, action): &(Space, &Action)| {
            button(
                named(public, *to),
                strikes(*to).then_some("⚔️"),
                Tap::Act(action.to_string()),
                Look::Primary,
            )
        };
        let mut controls: Vec<Control> = targets.iter().map(press).collect();
        controls.push(open(
            Message::new("barony-press-back"),
            if second { "" } else { "move" },
            None,
            Look::Plain,
            true,
        ));
        return Menu {
            prompt: vec![Message::new("barony-ask-target").with("space", naming::space(space))],
            controls,
        };
    }
    let mut sources: Vec<Space> = Vec::new();
    for action in actions {
        if let Action::Move(start, _) = action
            && !sources.contains(start)
        {
            sources.push(*start);
        }
    }
    let press = |space: &Space| {
        let knights = public
            .board
            .outline()
            .place(*space)
            .map_or(0, |place| public.board.camp(seat).count(place));
        open(
            naming::copies(named(public, *space), knights),
            &format!("move {space}"),
            None,
            Look::Primary,
            true,
        )
    };
    let mut controls: Vec<Control> = sources.iter().map(press).collect();
    if second {
        controls.push(Control::Break);
        controls.push(button(
            answers::label(&Action::Done),
            None,
            Tap::Act(Action::Done.to_string()),
            Look::Good,
        ));
        return Menu {
            prompt: vec![Message::new("barony-ask-second")],
            controls,
        };
    }
    closed(Message::new("barony-ask-move"), controls)
}

/// Whether a knight of the seat that enters there destroys something.
fn strike(public: &Public, seat: Seat, place: u8) -> bool {
    let board = &public.board;
    board.camp(seat).present().has(place) && board.others(seat).any(|camp| camp.present().has(place))
}

fn builds(public: &Public, actions: &[Action], more: bool) -> Menu {
    let press = |action: &Action| match action {
        Action::Build(space, building) => {
            let terrain = public
                .board
                .outline()
                .place(*space)
                .map(|place| naming::terrain(public.board.terrain(place)))?;
            let label = Message::new("barony-press-build").with("space", naming::space(*space));
            let label = label
                .with("building", naming::building(*building))
                .with("terrain", terrain);
            let look = if *building == Building::Village {
                Look::Primary
            } else {
                Look::Plain
            };
            Some(button(label, None, Tap::Act(action.to_string()), look))
        }
        _ => None,
    };
    let mut controls: Vec<Control> = actions.iter().filter_map(press).collect();
    if more {
        controls.push(Control::Break);
        controls.push(button(
            answers::label(&Action::Done),
            None,
            Tap::Act(Action::Done.to_string()),
            Look::Good,
        ));
        return Menu {
            prompt: vec![Message::new("barony-ask-build-more")],
            controls,
        };
    }
    closed(Message::new("barony-ask-build"), controls)
}

/// A space for each action; by row first where there are many. `row` is the chosen row's letter, or
/// nothing.
fn spaces(public: &Public, prompt: &'static str, actions: &[Action], verb: &str, row: &str) -> Menu {
    let space = |action: &Action| match action {
        Action::Place(space) | Action::City(space) | Action::Expedition(space) => Some(*space),
        _ => None,
    };
    let listed: Vec<(Space, &Action)> = actions
        .iter()
        .filter_map(|action| Some((space(action)?, action)))
        .collect();
    let letter = |space: &Space| Space::letter(space.row()).to_string();
    let chosen: Vec<&(Space, &Action)> = listed
        .iter()
        .filter(|(space, _)| listed.len() <= MOST || letter(space) == row)
        .collect();
    let placing = verb == "place";
    if !chosen.is_empty() {
        let mut controls: Vec<Control> = chosen
            .iter()
            .map(|(space, action)| act(named(public, *space), action))
            .collect();
        if !placing || chosen.len() < listed.len() {
            let up = if chosen.len() < listed.len() && !placing {
                verb
            } else {
                ""
            };
            controls.push(open(Message::new("barony-press-back"), up, None, Look::Plain, true));
        }
        return Menu {
            prompt: vec![Message::new(prompt)],
            controls,
        };
    }
    let mut rows: Vec<String> = listed.iter().map(|(space, _)| letter(space)).collect();
    rows.dedup();
    let press = |row: &String| {
        let count = listed.iter().filter(|(space, _)| letter(space) == *row).count();
        let label = Message::new("barony-press-row")
            .with("row", naming::figure(row))
            .with("count", count);
        open(label, &format!("{verb} {row}"), None, Look::Primary, true)
    };
    let mut controls: Vec<Control> = rows.iter().map(press).collect();
    if !placing {
        controls.push(back());
    }
    Menu {
        prompt: vec![Message::new(prompt), Message::new("barony-ask-row")],
        controls,
    }
}

/// The payment that loses least as a button, the others in lists.
fn titles(public: &Public, seat: Seat, actions: &[Action]) -> Menu {
    let cheapest = public.holding(seat).tokens.cheapest();
    let mut paid: Vec<_> = actions
        .iter()
        .filter_map(|action| {
            if let Action::Title(paid) = action {
                Some(*paid)
            } else {
                None
            }
        })
        .collect();
    paid.sort_by_key(|paid| (Some(*paid) != cheapest, paid.silver(), paid.gold(), paid.len(), paid.counts()));
    let entry = |paid: &super::super::Tokens| Entry {
        label: Message::new("barony-press-pay").with("tokens", naming::tokens(paid)),
        note: Some(
            Message::new("barony-note-pay")
                .with("gold", i64::from(paid.gold()))
                .with("silver", i64::from(paid.silver())),
        ),
        symbol: None,
        tap: Tap::Act(Action::Title(*paid).to_string()),
    };
    let best = paid.first().map(|paid| {
        button(
            answers::label(&Action::Title(*paid)),
            Some("👑"),
            Tap::Act(Action::Title(*paid).to_string()),
            Look::Primary,
        )
    });
    let lists = paid
        .get(1..)
        .unwrap_or_default()
        .chunks(25)
        .take(3)
        .map(|paid| Control::Select {
            prompt: Message::new("barony-press-other-pay"),
            entries: paid.iter().map(entry).collect(),
            many: None,
        });
    let next = Message::new("barony-ask-title").with("title", naming::title(public.holding(seat).title + 1));
    closed(next, best.into_iter().chain(lists).collect())
}

/// A space with its terrain.
fn named(public: &Public, space: Space) -> Message {
    let told = Message::new("barony-press-space").with("space", naming::space(space));
    let terrain = public
        .board
        .outline()
        .place(space)
        .map(|place| public.board.terrain(place));
    told.with("terrain", terrain.map_or_else(|| naming::figure("–"), naming::terrain))
}

fn closed(prompt: Message, mut controls: Vec<Control>) -> Menu {
    controls.push(back());
    Menu {
        prompt: vec![prompt],
        controls,
    }
}

/// Back to the first menu.
fn back() -> Control {
    open(Message::new("barony-press-back"), "", None, Look::Plain, true)
}

fn act(label: Message, action: &Action) -> Control {
    button(label, None, Tap::Act(action.to_string()), Look::Primary)
}

fn button(label: Message, symbol: Option<&'static str>, tap: Tap, look: Look) -> Control {
    Control::Button {
        label,
        symbol,
        tap,
        look,
        enabled: true,
    }
}

fn open(label: Message, path: &str, symbol: Option<&'static str>, look: Look, enabled: bool) -> Control {
    Control::Button {
        label,
        symbol,
        tap: Tap::Open(path.to_owned()),
        look,
        enabled,
    }
}
