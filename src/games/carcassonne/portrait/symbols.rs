//! Followers as small pictures before labels and names.

use crate::portray::{Symbol, hex, plated};
use crate::render::scene::Art;
use crate::render::seat::{self, EDGE};
use crate::rules::Seat;
use crate::words::{Arg, Message};
use std::sync::LazyLock;

const NAMES: [&str; 5] = [
    "carcassonne/follower-a",
    "carcassonne/follower-b",
    "carcassonne/follower-c",
    "carcassonne/follower-d",
    "carcassonne/follower-e",
];
/// A figure with arms and legs, and its head.
const FIGURE: &str =
    "M32 25C20 27 6 32 6 38c0 4 7 4 13 3l-9 19h16l6-10 6 10h16l-9-19c6 1 13 1 13-3 0-6-14-11-26-13z";

static FOLLOWERS: LazyLock<[Art; NAMES.len()]> = LazyLock::new(|| std::array::from_fn(drawing));

fn drawing(place: usize) -> Art {
    let (fill, edge) = (hex(seat::mark(place as u8).color), hex(EDGE));
    let figure = format!(
        r#"<g fill="{fill}" stroke="{edge}" stroke-width="4" stroke-linejoin="round"><path d="{FIGURE}"/><circle cx="32" cy="16" r="11"/></g>"#
    );
    plated(NAMES[place], 64, &figure)
}

/// A follower of a seat before the place where it would stand.
pub(super) fn follower(seat: Seat) -> Symbol {
    Symbol::Drawn(&FOLLOWERS[seat.index() % NAMES.len()], None)
}

/// The drawings of all seats' followers.
pub(super) fn drawings() -> Vec<&'static Art> {
    FOLLOWERS.iter().collect()
}

/// A player's follower before the place where it stands, and followers before whose they are, in a
/// sentence.
pub(super) fn pictured(name: &Message) -> Option<Symbol> {
    let seat = name.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(Seat::new(*seat)),
        _ => None,
    });
    let of_seat = matches!(&*name.id, "carcassonne-manned" | "carcassonne-followers" | "carcassonne-farmers");
    seat.filter(|_| of_seat).map(follower)
}
