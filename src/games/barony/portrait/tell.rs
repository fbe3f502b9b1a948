//! Lines of the log.

use super::super::event::{Event, Fallen};
use super::super::{Building, Space, Terrain};
use super::{headline, naming};
use crate::portray::{predicate as said, seated};
use crate::rules::Seat;
use crate::words::Message;

/// A line of the log.
pub(super) fn tell(notice: &Event) -> Message {
    match notice {
        Event::Began { first } => seated("barony-log-began", *first),
        Event::Laid { again: false, tiles } => Message::new("barony-log-laid").with("count", tiles.len()),
        Event::Laid { again: true, .. } => Message::new("barony-log-laid-again"),
        Event::Placed { seat, space } => at("barony-log-placed", seat, space),
        Event::Recruited { seat, space, knights } => {
            at("barony-log-recruited", seat, space).with("count", *knights)
        }
        Event::Moved {
            seat,
            from,
            to,
            fallen,
            ..
        } => moved(at("barony-log-moved", seat, from).with("to", naming::space(*to)), fallen),
        Event::Took { seat, of, token } => seated("barony-log-took", *seat)
            .seat("owner", of.number())
            .with("terrain", naming::terrain(*token)),
        Event::Built {
            seat,
            space,
            building,
            token,
        } => built(at("barony-log-built", seat, space).with("building", naming::building(*building)), *token),
        Event::Founded { seat, space } => at("barony-log-founded", seat, space),
        Event::Explored { seat, space } => at("barony-log-explored", seat, space),
        Event::Ennobled { seat, paid, title } => {
            let told = seated("barony-log-ennobled", *seat).with("title", naming::title(*title));
            told.with("tokens", naming::tokens(paid))
                .with("gold", paid.gold())
        }
        Event::Passed { seat } => seated("barony-log-passed", *seat),
        Event::Turned { seat } => seated("barony-head-turn", *seat),
        Event::Over { outcome } => headline::won(outcome),
    }
}

/// Who a line is about, and what it says of them: all but what nobody did.
pub(super) fn predicate(notice: &Event) -> Option<(Seat, Message)> {
    weighs(notice).then(|| said(&tell(notice)))?
}

/// Whether those who come back are told: all but who is up next, and the first laying of the board.
pub(super) fn weighs(notice: &Event) -> bool {
    !matches!(notice, Event::Turned { .. } | Event::Laid { again: false, .. } | Event::Began { .. })
}

/// Whose own doing it is; nobody's is what the rules do.
pub(super) fn doer(notice: &Event) -> Option<Seat> {
    match notice {
        Event::Placed { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Took { seat, .. }
        | Event::Built { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Explored { seat, .. }
        | Event::Ennobled { seat, .. } => Some(*seat),
        Event::Began { .. } | Event::Laid { .. } | Event::Passed { .. } => None,
        Event::Turned { .. } | Event::Over { .. } => None,
    }
}

/// A sentence about a seat and a space.
fn at(id: &'static str, seat: &Seat, space: &Space) -> Message {
    seated(id, *seat).with("space", naming::space(*space))
}

/// A knight's move, and what it destroyed.
fn moved(told: Message, fallen: &[Fallen]) -> Message {
    if fallen.is_empty() {
        return told;
    }
    Message::new("barony-log-struck")
        .with("told", told)
        .with("pawns", lost("barony-pawns", fallen))
        .with("lost", lost("barony-pawns-of", fallen))
}

/// What was built, and the token it brought, if any was left.
fn built(told: Message, token: Option<Terrain>) -> Message {
    match token {
        Some(token) => Message::new("barony-log-gained")
            .with("told", told)
            .with("terrain", naming::terrain(token)),
        None => Message::new("barony-log-no-token").with("told", told),
    }
}

/// Whose pawns they were that it destroyed.
fn lost(id: &'static str, fallen: &[Fallen]) -> Vec<Message> {
    let pawns = |fallen: &Fallen| {
        let mut pawns: Vec<Message> = fallen
            .village
            .then(|| naming::building(Building::Village))
            .into_iter()
            .collect();
        if fallen.knights > 0 {
            pawns.push(Message::new("barony-knights").with("count", fallen.knights));
        }
        seated(id, fallen.seat).with("pawns", pawns)
    };
    fallen.iter().map(pawns).collect()
}
