//! The menus of moves: where a knight moves from, then where to.

use super::super::Space;
use super::super::action::Action;
use super::super::state::{Phase, Public};
use super::controls::{act, back, closed, lead, named, or_done};
use super::naming;
use crate::portray::{Control, Menu, Symbol};
use crate::rules::Seat;
use crate::words::Message;

/// Where a knight moves from, then where to. After the first move of a turn, the second one or
/// none.
pub(super) fn steps(public: &Public, seat: Seat, actions: &[Action], verb: &str, from: &str) -> Menu {
    let chosen: Option<Space> = from.parse().ok().filter(|_| verb == "move");
    let second = matches!(public.phase, Phase::Moving { .. });
    chosen
        .and_then(|from| targets(public, seat, actions, from, second))
        .unwrap_or_else(|| sources(public, seat, actions, second))
}

/// Where a knight in a space can move to; nothing if it cannot move.
fn targets(public: &Public, seat: Seat, actions: &[Action], from: Space, second: bool) -> Option<Menu> {
    let press = |action: &Action| match action {
        Action::Move(start, to) if *start == from => Some(entering(public, seat, *to, action)),
        _ => None,
    };
    let mut controls: Vec<Control> = actions.iter().filter_map(press).collect();
    if controls.is_empty() {
        return None;
    }
    controls.push(back(if second { "" } else { "move" }));
    let prompt = Message::new("barony-ask-target").with("space", naming::space(from));
    Some(Menu::new(prompt, controls))
}

/// The spaces whose knights can move, each with how many stand there.
fn sources(public: &Public, seat: Seat, actions: &[Action], second: bool) -> Menu {
    let mut sources: Vec<Space> = Vec::new();
    for action in actions {
        if let Action::Move(start, _) = action
            && !sources.contains(start)
        {
            sources.push(*start);
        }
    }
    let press = |space: &Space| {
        let place = public.board.outline().place(*space);
        let knights = place.map_or(0, |place| public.board.camp(seat).count(place));
        lead(naming::copies(named(public, *space), knights), &format!("move {space}"))
    };
    let controls: Vec<Control> = sources.iter().map(press).collect();
    if second {
        return or_done("barony-ask-second", controls);
    }
    closed(Message::new("barony-ask-move"), controls)
}

/// A button that enters a space: who stands there, and whether that strikes them.
fn entering(public: &Public, seat: Seat, to: Space, action: &Action) -> Control {
    let board = &public.board;
    let place = board.outline().place(to);
    let there = |one: &Seat| place.and_then(|place| naming::pawns(board, *one, place));
    let others = Seat::all(public.seats()).filter(|one| *one != seat);
    let pawns: Vec<Message> = others.filter_map(|one| there(&one)).collect();
    if pawns.is_empty() {
        return act(named(public, to), action);
    }
    let strikes = place.is_some_and(|place| board.camp(seat).present().has(place));
    let id = if strikes {
        "barony-press-strike"
    } else {
        "barony-press-enter"
    };
    let label = Message::new(id)
        .with("space", named(public, to))
        .with("pawns", pawns);
    act(label, action).symbol(strikes.then_some(Symbol::Character("⚔️")))
}
