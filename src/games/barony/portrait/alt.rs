//! Alternative texts: what is needed to choose an action, the most urgent first. Lists are cut
//! before they make it too long, and say how much more there is.

use super::super::state::Public;
use super::super::{Building, Spaces};
use super::{derivation, headline, naming};
use crate::portray::{letter, seated};
use crate::rules::Seat;
use crate::words::Message;

/// How many spaces of a kind a list names, for two, three and four seats.
const NAMED: [usize; 3] = [9, 5, 2];

/// The board in sentences: the seat to act first, then the others in turn order.
pub(super) fn board(public: &Public) -> Vec<Message> {
    let mut sentences = vec![headline::awaited(public)];
    sentences.extend(headline::soon(public).filter(|_| !headline::over(public)));
    sentences.extend(headline::last(public));
    let first = public.actor().unwrap_or(public.first);
    sentences.extend(first.round(public.seats()).map(|seat| self::seat(public, seat)));
    sentences.push(Message::new("barony-alt-board").with("count", public.board.outline().size()));
    sentences
}

fn seat(public: &Public, seat: Seat) -> Message {
    let (board, held) = (&public.board, public.holding(seat));
    let most = NAMED[usize::from(public.seats().clamp(2, 4) - 2)];
    let named = |spaces: Spaces| naming::some(naming::spaces(board, spaces), most);
    let of = |building| named(board.camp(seat).of(building));
    seated("barony-alt-seat", seat)
        .with("letter", letter(seat))
        .with("title", naming::title(held.title))
        .with("points", derivation::total(public, seat))
        .with("gold", held.tokens.gold())
        .with("silver", held.tokens.silver())
        .with("reserve", held.knights)
        .with("cities", of(Building::City))
        .with("strongholds", of(Building::Stronghold))
        .with("villages", of(Building::Village))
        .with("knights", naming::some(naming::knights(board, seat), most))
}
