//! The board in words, line by line: how it is read, the seats, what stands where, and what is
//! empty.

use super::super::state::Public;
use super::super::{Board, Spaces, Terrain};
use super::{derivation, headline, naming, sentences};
use crate::portray::{headed, letter, seated};
use crate::render::scene::Line;
use crate::rules::Seat;
use crate::words::Message;

/// The text board.
pub(super) fn lines(public: &Public) -> Vec<Line> {
    let mut said = headline::headline(public);
    said.extend(headline::first(public));
    said.extend(headline::last(public));
    let mut lines = headed(said);
    let seats = Seat::all(public.seats());
    lines.extend(seats.map(|seat| Line::Words(self::seat(public, seat))));
    lines.push(Line::Heading(Message::new("barony-board-rows")));
    lines.push(Line::Words(Message::new("barony-board-key")));
    let standing = standing(&public.board).into_iter().chain(empty(&public.board));
    lines.extend(standing.map(Line::Words));
    lines
}

/// A seat's title and points, tokens and reserve.
pub(super) fn seat(public: &Public, seat: Seat) -> Message {
    seated("barony-board-seat", seat)
        .with("letter", letter(seat))
        .with("points", derivation::points(public, seat))
        .with("tokens", sentences::held(public, seat))
        .with("reserve", sentences::reserve(public, seat))
}

/// Each space where something stands, with what that is.
fn standing(board: &Board) -> Vec<Message> {
    board
        .occupied()
        .iter()
        .map(|place| naming::described(board, place))
        .collect()
}

/// The spaces where nothing stands, by terrain.
fn empty(board: &Board) -> Vec<Message> {
    let of = |terrain: Terrain| -> Spaces {
        let all = board.outline().all().iter();
        all.filter(|place| board.terrain(*place) == terrain && !board.occupied().has(*place))
            .collect()
    };
    let line = |terrain: Terrain| {
        let named = Message::new("barony-board-empty").with("terrain", naming::terrain(terrain));
        let spaces = of(terrain);
        (!spaces.is_empty()).then(|| named.with("spaces", naming::spaces(board, spaces)))
    };
    Terrain::ALL.into_iter().filter_map(line).collect()
}
