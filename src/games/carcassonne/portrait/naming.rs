//! Tiles, parts and sides as messages.

use super::super::board::Laid;
use super::super::components::Kind;
use super::super::shape::Part;
use super::super::side::{Half, Side, Sides};
use super::super::spot::{Land, Spot};
use crate::portray::{seated, word};
use crate::rules::Seat;
use crate::words::Message;

/// What a tile shows, in a few words.
pub(super) fn tile(kind: Kind) -> Message {
    Message::new(format!("carcassonne-tile-{}", kind.letter().to_ascii_lowercase()))
}

/// A side's short name.
pub(super) fn side(side: Side) -> Message {
    Message::new(format!("carcassonne-side-{side}"))
}

/// A side in full, as the direction that the drawn top is turned to.
pub(super) fn top(side: Side) -> Message {
    Message::new(format!("carcassonne-top-{side}"))
}

/// The sides that a tile's drawn top may go to, one or the other: "N/E".
pub(super) fn either(tops: &[Side]) -> Message {
    let both = |one: Message, other| {
        let either = Message::new("carcassonne-either").with("one", one);
        either.with("other", other)
    };
    let tops = tops.iter().copied().map(side);
    tops.reduce(both).unwrap_or_else(|| Message::new("list-none"))
}

/// Several sides.
pub(super) fn sides(sides: Sides) -> Vec<Message> {
    sides.iter().map(side).collect()
}

/// A half side's short name.
pub(super) fn wind(half: Half) -> Message {
    Message::new(format!("carcassonne-wind-{half}"))
}

/// What a land is called.
pub(super) fn land(land: Land) -> Message {
    Message::new(format!("carcassonne-land-{}", land.id()))
}

/// A part of a tile by all that it reaches: "city (N, E)".
pub(super) fn whole(part: Part) -> Message {
    let reach: Vec<Message> = match part.land {
        Land::Field => part.halves().map(wind).collect(),
        _ => sides(part.sides()),
    };
    let all = part.land == Land::Cloister || reach.len() == 8;
    if all {
        land(part.land)
    } else {
        Message::new("carcassonne-part")
            .with("land", land(part.land))
            .with("sides", reach)
    }
}

/// What a part is called: a field by its first half side, as its notation and the log call it.
pub(super) fn part(part: Part) -> Message {
    match part.land {
        Land::Field => spot(part.spot()),
        _ => whole(part),
    }
}

/// A part of a laid tile, by its kind alone where the tile has one such part only; a field is called
/// the same everywhere.
pub(super) fn among(laid: Laid, one: Part) -> Message {
    let alike = laid.parts().filter(|(_, other)| other.land == one.land);
    if one.land != Land::Field && alike.count() == 1 {
        land(one.land)
    } else {
        part(one)
    }
}

/// A place for a follower, by its notation's sides.
pub(super) fn spot(spot: Spot) -> Message {
    let part = Message::new("carcassonne-part").with("land", land(spot.land()));
    match spot {
        Spot::City(all) | Spot::Road(all) => part.with("sides", sides(all)),
        Spot::Field(half) => part.with("sides", vec![wind(half)]),
        Spot::Cloister => land(Land::Cloister),
    }
}

/// The part on which a player's follower stands.
pub(super) fn manned(seat: Seat, part: Message) -> Message {
    seated("carcassonne-manned", seat).with("part", part)
}

/// A kind and how many there are of it.
pub(super) fn copies(kind: Kind, count: u8) -> Message {
    Message::new("carcassonne-copies")
        .with("count", count)
        .with("kind", word(kind))
        .with("tile", tile(kind))
}
