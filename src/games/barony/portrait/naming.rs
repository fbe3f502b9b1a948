//! Spaces, components and players as messages, and lists of them.

use super::super::components::TITLES;
use super::super::{Board, Building, Space, Spaces, Terrain, Tokens};
use crate::portray::{figure, seated, word};
use crate::rules::Seat;
use crate::words::{Arg, Message};

/// The six things a turn can be used for.
pub(super) const VERBS: &[&str] = &["recruit", "move", "build", "city", "expedition", "title"];

/// A terrain's name.
pub(super) fn terrain(terrain: Terrain) -> Message {
    Message::new(format!("barony-terrain-{}", terrain.id()))
}

/// A building's name.
pub(super) fn building(building: Building) -> Message {
    Message::new(format!("barony-building-{}", building.id()))
}

/// A title's name.
pub(super) fn title(title: u8) -> Message {
    Message::new(format!("barony-title-{}", TITLES[usize::from(title).min(TITLES.len() - 1)]))
}

/// A space's name as an argument.
pub(super) fn space(space: Space) -> Arg {
    word(space)
}

/// Something and how many there are of it; one is not counted.
pub(super) fn copies(what: Message, count: u8) -> Message {
    if count == 1 {
        what
    } else {
        Message::new("barony-copies")
            .with("what", what)
            .with("count", count)
    }
}

/// Something and how many there are of it, be it one or none.
pub(super) fn counted(what: Message, count: u8) -> Message {
    Message::new("barony-copies")
        .with("what", what)
        .with("count", count)
}

/// Tokens by terrain.
pub(super) fn tokens(tokens: &Tokens) -> Vec<Message> {
    tokens
        .kinds()
        .map(|kind| copies(terrain(kind), tokens.of(kind)))
        .collect()
}

/// The names of some spaces.
pub(super) fn spaces(board: &Board, spaces: Spaces) -> Vec<Message> {
    spaces
        .iter()
        .map(|place| figure(board.outline().name(place)))
        .collect()
}

/// Where a seat's knights stand, and how many.
pub(super) fn knights(board: &Board, seat: Seat) -> Vec<Message> {
    let camp = board.camp(seat);
    camp.knights()
        .iter()
        .map(|place| copies(figure(board.outline().name(place)), camp.count(place)))
        .collect()
}

/// A seat's pawns in a space, in words; nothing if there are none.
pub(super) fn pawns(board: &Board, seat: Seat, place: u8) -> Option<Message> {
    let camp = board.camp(seat);
    let mut found: Vec<Message> = camp.building(place).map(building).into_iter().collect();
    if camp.knights().has(place) {
        found.push(Message::new("barony-knights").with("count", camp.count(place)));
    }
    (!found.is_empty()).then(|| seated("barony-pawns", seat).with("pawns", found))
}

/// A space with its terrain and all that stands there: "D8 plain: Ana: city, 6 knights".
pub(super) fn described(board: &Board, place: u8) -> Message {
    let pawns: Vec<Message> = Seat::all(board.seats())
        .filter_map(|seat| pawns(board, seat, place))
        .collect();
    let id = if pawns.is_empty() {
        "barony-answer-space"
    } else {
        "barony-answer-space-held"
    };
    let told = Message::new(id)
        .with("space", space(board.outline().name(place)))
        .with("terrain", terrain(board.terrain(place)));
    if pawns.is_empty() {
        told
    } else {
        told.with("pawns", pawns)
    }
}

/// The names of some spaces, so many at most, and how many more there are; or a dash.
pub(super) fn some(names: Vec<Message>, most: usize) -> Vec<Message> {
    let more = names.len().saturating_sub(most);
    let counted = (more > 0).then(|| Message::new("barony-more").with("count", more));
    names.into_iter().take(most).chain(counted).collect()
}
