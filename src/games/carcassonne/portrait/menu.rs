//! The controls: numbers for cells, then the orientation where several fit, then the follower; two
//! or three taps a turn. Where more than 25 cells fit, the least connected ones are in a list,
//! which is a tap more.

use super::super::Carcassonne;
use super::super::action::Action;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::side::Side;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, candidates};
use super::spots::{Claim, spots};
use super::{lines, naming, outlook};
use crate::portray::{Control, Entry, Look, Menu, Tap};
use crate::rules::View;
use crate::words::Message;

/// The most numbers in a menu of buttons alone.
const ALL: usize = 25;
/// How many numbers are buttons where there are more; the last row is a list of the rest.
const BUTTONS: usize = 20;
/// How many numbers that list has; the cells of any but the wildest table are on the first page.
const LISTED: usize = 23;
/// How many numbers a page has.
const PAGE: usize = BUTTONS + LISTED;
/// The paths of the pages.
const PAGES: &str = "page ";

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Carcassonne>, path: &str) -> Menu {
    let public = view.public();
    match &public.phase {
        Phase::Lay { kind, .. } if view.awaited() => lay(public, *kind, path),
        Phase::Man(_) if view.awaited() => man(public),
        Phase::Over(_) => Menu {
            prompt: vec![lines::awaited(public)],
            controls: Vec::new(),
        },
        Phase::Lay { kind, .. } => {
            let numbers = candidates(public, *kind);
            let controls = numbers
                .iter()
                .take(BUTTONS)
                .map(|candidate| number(public, *kind, candidate, false))
                .collect();
            Menu {
                prompt: vec![waiting(public)],
                controls,
            }
        }
        Phase::Man(_) => Menu {
            prompt: vec![waiting(public)],
            controls: claims(public, false),
        },
        Phase::Begin | Phase::Draw(_) => Menu {
            prompt: vec![waiting(public)],
            controls: Vec::new(),
        },
    }
}

fn waiting(public: &Public) -> Message {
    Message::new("carcassonne-ask-wait").with("awaited", lines::awaited(public))
}

fn lay(public: &Public, kind: Kind, path: &str) -> Menu {
    let numbers = candidates(public, kind);
    if let Some(chosen) = path
        .parse::<Cell>()
        .ok()
        .and_then(|cell| numbers.iter().find(|candidate| candidate.cell == cell))
    {
        return top(public, kind, chosen);
    }
    let ask = Message::new("carcassonne-ask-lay").with("tile", naming::tile(kind));
    let button = |candidate: &Candidate| number(public, kind, candidate, true);
    if numbers.len() <= ALL {
        return Menu {
            prompt: vec![ask],
            controls: numbers.iter().map(button).collect(),
        };
    }
    let pages = numbers.len().div_ceil(PAGE);
    let page = path
        .strip_prefix(PAGES)
        .and_then(|page| page.parse::<usize>().ok())
        .filter(|page| *page < pages)
        .unwrap_or(0);
    let mut shown = numbers.iter().skip(page * PAGE).take(PAGE);
    let mut controls: Vec<Control> = shown.by_ref().take(BUTTONS).map(button).collect();
    let mut entries: Vec<Entry> = shown.map(|candidate| entry(public, kind, candidate)).collect();
    let turn = |label: &'static str, page: usize| Entry {
        label: Message::new(label),
        note: None,
        symbol: None,
        tap: Tap::Open(if page == 0 {
            String::new()
        } else {
            format!("{PAGES}{page}")
        }),
    };
    entries.extend((page + 1 < pages).then(|| turn("carcassonne-press-more", page + 1)));
    entries.extend((page > 0).then(|| turn("carcassonne-press-fewer", page - 1)));
    controls.push(Control::Select {
        prompt: Message::new("carcassonne-press-others"),
        entries,
        many: None,
    });
    Menu {
        prompt: vec![ask],
        controls,
    }
}

/// What choosing a cell does: it lays the tile where one orientation fits, else it asks for the
/// orientation.
fn choose(Candidate { cell, tops, .. }: &Candidate) -> Tap {
    match tops[..] {
        [top] => Tap::Act(Action::Lay { cell: *cell, top }.to_string()),
        _ => Tap::Open(cell.to_string()),
    }
}

/// A cell's number and name, with a sign where the tile would complete something.
fn name(candidate: &Candidate, completes: bool) -> Message {
    Message::new(if completes {
        "carcassonne-press-cell-completes"
    } else {
        "carcassonne-press-cell"
    })
    .with("number", naming::word(candidate.number))
    .with("cell", naming::word(candidate.cell))
}

/// A cell's button.
fn number(public: &Public, kind: Kind, candidate: &Candidate, enabled: bool) -> Control {
    let completes = outlook::completes(public, kind, candidate);
    let look = if completes { Look::Good } else { Look::Primary };
    Control::Button {
        label: name(candidate, completes),
        symbol: None,
        tap: choose(candidate),
        look,
        enabled,
    }
}

/// A cell in the list of those that have no button.
fn entry(public: &Public, kind: Kind, candidate: &Candidate) -> Entry {
    let label = name(candidate, outlook::completes(public, kind, candidate));
    Entry {
        label,
        note: None,
        symbol: None,
        tap: choose(candidate),
    }
}

fn top(public: &Public, kind: Kind, candidate: &Candidate) -> Menu {
    let button = |top: &Side| Control::Button {
        label: Message::new("carcassonne-press-top")
            .with("side", naming::word(top))
            .with("turn", naming::top(*top)),
        symbol: Some(["⬆️", "➡️", "⬇️", "⬅️"][*top as usize]),
        tap: Tap::Act(
            Action::Lay {
                cell: candidate.cell,
                top: *top,
            }
            .to_string(),
        ),
        look: Look::Primary,
        enabled: true,
    };
    let mut controls: Vec<Control> = candidate.tops.iter().map(button).collect();
    controls.extend([Control::Break, open(Message::new("carcassonne-press-back"), String::new())]);
    let mut prompt = vec![Message::new("carcassonne-ask-top").with("cell", naming::word(candidate.cell))];
    prompt.extend(outlook::lines(public, kind, candidate.cell, candidate.tops.iter().copied()));
    Menu { prompt, controls }
}

fn open(label: Message, path: String) -> Control {
    Control::Button {
        label,
        symbol: None,
        tap: Tap::Open(path),
        look: Look::Plain,
        enabled: true,
    }
}

fn man(public: &Public) -> Menu {
    let cell = public.board.last().map_or(Cell::START, |laid| laid.cell);
    let free = spots(public);
    let empty = matches!(public.phase, Phase::Man(seat) if public.supply[seat] == 0);
    let ask = match (free.is_empty(), empty) {
        (true, true) => "carcassonne-ask-supply",
        (true, false) => "carcassonne-ask-claimed",
        (false, _) => "carcassonne-ask-man",
    };
    Menu {
        prompt: vec![Message::new(ask).with("cell", naming::word(cell))],
        controls: claims(public, true),
    }
}

/// A button for each free part with its points, and one for no follower.
fn claims(public: &Public, enabled: bool) -> Vec<Control> {
    let last = public.board.last();
    let button = |claim: &Claim| {
        let part = last
            .map_or_else(|| naming::spot(claim.spot), |laid| naming::part(laid.shape().parts()[claim.part]));
        let id = if claim.complete {
            "carcassonne-press-man-now"
        } else {
            "carcassonne-press-man"
        };
        Control::Button {
            label: Message::new(id)
                .with("number", naming::word(claim.number))
                .with("part", part)
                .with("points", i64::from(claim.points)),
            symbol: None,
            tap: Tap::Act(Action::Man(claim.spot).to_string()),
            look: if claim.complete { Look::Good } else { Look::Primary },
            enabled,
        }
    };
    let free = spots(public);
    let mut controls: Vec<Control> = free.iter().map(button).collect();
    let none = Control::Button {
        label: Message::new(if free.is_empty() {
            "carcassonne-press-end"
        } else {
            "carcassonne-press-none"
        }),
        symbol: None,
        tap: Tap::Act(Action::Pass.to_string()),
        look: Look::Plain,
        enabled,
    };
    controls.extend([Control::Break, none]);
    controls
}
