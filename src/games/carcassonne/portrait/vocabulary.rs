//! What people type for an action: the names of the notation's words, the numbers on controls, and
//! why nothing comes of some words.

use super::super::Carcassonne;
use super::super::action::Action;
use super::super::cell::Cell;
use super::super::legal;
use super::super::side::{Half, Side};
use super::super::spot::Land;
use super::super::state::Phase;
use super::candidates::candidates;
use super::naming;
use super::parts::PARTS;
use super::questions::ASKED;
use super::sentences::why;
use super::spots::spots;
use crate::portray::{figure, word};
use crate::rules::{Reason, View};
use crate::words::Message;

/// The words of the notation that have names of their own.
pub(super) const WORDS: &[&str] =
    &["city", "road", "field", "cloister", "pass", "n", "e", "s", "w", "nothing"];

/// What a follower can stand on.
const LANDS: [Land; 4] = [Land::City, Land::Road, Land::Field, Land::Cloister];

/// What people call the words of the notation.
pub(super) fn vocabulary() -> Vec<(String, Message)> {
    let typed = |one: &&'static str| {
        let notation = if *one == "nothing" { "" } else { one };
        (notation.to_owned(), Message::new(format!("carcassonne-typed-{one}")))
    };
    let winds = Half::ALL.map(|half| (half.to_string(), naming::wind(half)));
    let lands = LANDS.map(|land| (land.id().to_owned(), naming::land(land)));
    let words = WORDS.iter().map(typed).chain(lands).chain(winds);
    words.chain(joined()).collect()
}

/// Two sides and more written as one word, as in `city nes`.
fn joined() -> Vec<(String, Message)> {
    let mut all: Vec<(String, Message)> = Vec::new();
    for side in Side::ALL {
        let further = all.iter().map(|(notation, names)| {
            let names = Message::new("carcassonne-joined").with("one", names.clone());
            (format!("{notation}{side}"), names.with("more", naming::side(side)))
        });
        let further: Vec<(String, Message)> = further.collect();
        all.extend(further);
        all.push((side.to_string(), naming::side(side)));
    }
    all.retain(|(notation, _)| notation.len() > 1);
    all
}

/// The number on the control of an action; of a cell also with the side that the top goes to, of a
/// part with all sides it reaches.
pub(super) fn said(view: View<'_, Carcassonne>, action: &Action) -> Vec<Message> {
    let public = view.public();
    match (&public.phase, action) {
        (Phase::Lay { kind, .. }, Action::Lay { cell, top }) => {
            let all = candidates(public, *kind);
            let number = all.iter().find(|one| one.cell == *cell).map(|one| one.number);
            let said = |number: usize| [figure(number), figure(format!("{number} {top}"))];
            number.into_iter().flat_map(said).collect()
        }
        (Phase::Man(_), Action::Man(spot)) => {
            let shape = public.board.last().map(|laid| laid.shape());
            let whole = |part: usize| shape.map(|shape| naming::whole(shape.parts()[part]));
            let claims = spots(public).into_iter().filter(|claim| claim.spot == *spot);
            claims
                .flat_map(|claim| [Some(figure(claim.number)), whole(claim.part)])
                .flatten()
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Why nothing begins with these words now: a cell where the drawn tile does not go, or a kind of
/// part of which none is free.
pub(super) fn why_none(view: View<'_, Carcassonne>, words: &str) -> Option<Message> {
    let public = view.public();
    let first = words.split(' ').next()?;
    match public.phase {
        Phase::Lay { .. } => {
            let Ok(cell) = first.parse::<Cell>() else {
                let far = || Message::new("carcassonne-none-far").with("cell", word(first.to_uppercase()));
                return named_as_cell(first).then(far);
            };
            if public.board.frontier().at(cell).is_none() {
                let action = Action::Lay {
                    cell,
                    top: Side::North,
                };
                return Some(why(&legal::why_not(view, &action)));
            }
            let fits = |action: &Action| matches!(action, Action::Lay { cell: one, .. } if *one == cell);
            let none = || Message::new("carcassonne-none-cell").with("cell", word(cell));
            (!legal::legal(view).iter().any(fits)).then(none)
        }
        Phase::Man(seat) => {
            if let Ok(cell) = first.parse() {
                let action = Action::Lay {
                    cell,
                    top: Side::North,
                };
                return Some(why(&legal::why_not(view, &action)));
            }
            if public.supply[seat] == 0 {
                return Some(why(&Reason::rule("supply-empty")));
            }
            let land = LANDS.into_iter().find(|land| land.id() == first)?;
            if legal::free(public, seat).any(|spot| spot.land() == land) {
                return None;
            }
            let cell = public.board.last()?.cell;
            Some(
                Message::new("carcassonne-none-part")
                    .with("cell", word(cell))
                    .with("land", naming::land(land)),
            )
        }
        _ => None,
    }
}

/// Whether a word looks like a cell's name: a few letters, and a few figures.
fn named_as_cell(word: &str) -> bool {
    let figures = word.trim_start_matches(|mark: char| mark.is_ascii_alphabetic());
    let letters = word.len() - figures.len();
    let number = figures.bytes().all(|mark| mark.is_ascii_digit());
    (1..=2).contains(&letters) && (1..=3).contains(&figures.len()) && number
}

/// What people call the parts, the tiles and the questions.
pub(super) fn synonyms() -> Vec<(String, Message)> {
    let asked = |(id, question): &(&str, &str)| {
        ((*question).to_owned(), Message::new(format!("carcassonne-asked-{id}")))
    };
    let named = |id: &&str| ((*id).to_owned(), Message::new(format!("carcassonne-component-{id}.names")));
    ASKED
        .iter()
        .map(asked)
        .chain([("tile".to_owned(), Message::new("carcassonne-asked-tile"))])
        .chain(PARTS.iter().map(named))
        .collect()
}
