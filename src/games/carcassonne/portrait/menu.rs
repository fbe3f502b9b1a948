//! The controls: numbers for cells, then the orientation where several fit, then the follower; two
//! or three taps a turn. Where more than 25 cells fit, the least connected ones are in a list,
//! which is a tap more.

use super::super::Carcassonne;
use super::super::action::Action;
use super::super::board::Laid;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::side::Side;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, candidates};
use super::spots::{Claim, spots};
use super::{headline, naming, outlook, symbols};
use crate::portray::{Control, Entry, Intent, Look, Menu, Symbol, word};
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
        Phase::Over(_) => Menu::new(headline::awaited(public), Vec::new()),
        Phase::Lay { kind, .. } => {
            let numbers = candidates(public, *kind);
            let controls = numbers
                .iter()
                .take(BUTTONS)
                .map(|candidate| number(public, *kind, candidate, false))
                .collect();
            Menu::new(waiting(public), controls)
        }
        Phase::Man(_) => Menu::new(waiting(public), claims(public, false)),
        Phase::Begin | Phase::Draw(_) => Menu::new(waiting(public), Vec::new()),
    }
}

fn waiting(public: &Public) -> Message {
    Message::new("carcassonne-ask-wait").with("awaited", headline::awaited(public))
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
        return Menu::new(ask, numbers.iter().map(button).collect());
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
    entries.extend((page + 1 < pages).then(|| turn("carcassonne-press-more", page + 1)));
    entries.extend((page > 0).then(|| turn("carcassonne-press-fewer", page - 1)));
    controls.push(Control::select(Message::new("carcassonne-press-others"), entries));
    Menu::new(ask, controls)
}

/// The way to another page.
fn turn(label: &'static str, page: usize) -> Entry {
    let path = if page == 0 {
        String::new()
    } else {
        format!("{PAGES}{page}")
    };
    Entry::new(Message::new(label), Intent::Open(path))
}

/// What choosing a cell does: it lays the tile where one orientation fits, else it asks for the
/// orientation.
fn choose(Candidate { cell, tops, .. }: &Candidate) -> Intent {
    match tops[..] {
        [top] => Intent::act(&Action::Lay { cell: *cell, top }),
        _ => Intent::Open(cell.to_string()),
    }
}

/// A cell's number and name, with a sign where the tile would complete something.
fn name(candidate: &Candidate, completes: bool) -> Message {
    Message::new(if completes {
        "carcassonne-press-cell-completes"
    } else {
        "carcassonne-press-cell"
    })
    .with("number", word(candidate.number))
    .with("cell", word(candidate.cell))
}

/// A cell's button.
fn number(public: &Public, kind: Kind, candidate: &Candidate, enabled: bool) -> Control {
    let completes = outlook::completes(public, kind, candidate);
    let look = if completes { Look::Good } else { Look::Primary };
    Control::button(name(candidate, completes), choose(candidate), look).only_if(enabled)
}

/// A cell in the list of those that have no button.
fn entry(public: &Public, kind: Kind, candidate: &Candidate) -> Entry {
    Entry::new(name(candidate, outlook::completes(public, kind, candidate)), choose(candidate))
}

fn top(public: &Public, kind: Kind, candidate: &Candidate) -> Menu {
    let cell = candidate.cell;
    let button = |top: &Side| {
        let label = Message::new("carcassonne-press-top")
            .with("side", naming::side(*top))
            .with("turn", naming::top(*top));
        Control::act(label, &Action::Lay { cell, top: *top }, Look::Primary)
            .symbol(Some(Symbol::Character(["⬆️", "➡️", "⬇️", "⬅️"][*top as usize])))
    };
    let mut controls: Vec<Control> = candidate.tops.iter().map(button).collect();
    controls.extend([Control::Break, Control::open(Message::new("carcassonne-press-back"), "")]);
    let mut prompt = vec![Message::new("carcassonne-ask-top").with("cell", word(cell))];
    prompt.extend(outlook::lines(public, kind, cell, candidate.tops.iter().copied()));
    Menu { prompt, controls }
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
    Menu::new(Message::new(ask).with("cell", word(cell)), claims(public, true))
}

/// A button for each free part with its points, and one for no follower.
fn claims(public: &Public, enabled: bool) -> Vec<Control> {
    let last = public.board.last();
    let follower = match public.phase {
        Phase::Man(seat) => Some(symbols::follower(seat)),
        _ => None,
    };
    let button = |claim: &Claim| {
        let named = |laid: Laid| naming::among(laid, laid.shape().parts()[claim.part]);
        let part = last.map_or_else(|| naming::spot(claim.spot), named);
        let id = if claim.complete {
            "carcassonne-press-man-now"
        } else {
            "carcassonne-press-man"
        };
        let label = Message::new(id)
            .with("number", word(claim.number))
            .with("part", part)
            .with("points", claim.points);
        let look = if claim.complete { Look::Good } else { Look::Primary };
        Control::act(label, &Action::Man(claim.spot), look)
            .symbol(follower)
            .only_if(enabled)
    };
    let free = spots(public);
    let none = Message::new(if free.is_empty() {
        "carcassonne-press-end"
    } else {
        "carcassonne-press-none"
    });
    let none = Control::act(none, &Action::Pass, Look::Plain).only_if(enabled);
    free.iter().map(button).chain([Control::Break, none]).collect()
}
