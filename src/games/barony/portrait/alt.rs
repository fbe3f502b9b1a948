//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too
//! long is cut.

use super::super::Building;
use super::super::state::Public;
use super::{headline, naming};
use crate::portray::{letter, seated};
use crate::rules::Seat;
use crate::words::Message;

/// The board in sentences: the seat to act first, then the others in turn order.
pub(super) fn board(public: &Public) -> Vec<Message> {
    let mut sentences = vec![headline::awaited(public)];
    sentences.extend(headline::soon(public));
    let first = public.actor().unwrap_or(public.first);
    sentences.extend(first.round(public.seats()).map(|seat| self::seat(public, seat)));
    sentences.push(Message::new("barony-alt-board").with("count", public.board.outline().size()));
    sentences
}

fn seat(public: &Public, seat: Seat) -> Message {
    let (board, held) = (&public.board, public.holding(seat));
    let of = |building| naming::spaces(board, board.camp(seat).of(building));
    seated("barony-alt-seat", seat)
        .with("letter", letter(seat))
        .with("title", naming::title(held.title))
        .with("points", held.points())
        .with("gold", held.tokens.gold())
        .with("reserve", held.knights)
        .with("cities", of(Building::City))
        .with("strongholds", of(Building::Stronghold))
        .with("villages", of(Building::Village))
        .with("knights", naming::knights(board, seat))
}
