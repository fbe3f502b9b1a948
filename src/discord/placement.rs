//! Where a table stands and who sits there, in words and as tables know it. Knows no game.

use super::incoming::Caller;
use crate::table::{Origin, Place, TableView, UserId};
use crate::words::{Arg, Message};

/// Whoever has a seat nowhere, and had none: Discord gives nobody this number.
pub(super) const ANYBODY: UserId = UserId(u64::MAX);

/// Where a caller asks, as tables know it.
pub(super) fn origin(caller: &Caller) -> Origin {
    Origin {
        place: caller.place(),
        server: caller.server,
        direct: caller.direct(),
        manages: caller.moderates(),
    }
}

/// A channel as Discord links it.
pub(super) fn link(place: Place) -> String {
    format!("<#{}>", place.0)
}

/// A person's name as Discord links it, which calls them where the message says so.
pub(super) fn user_mention(user: UserId) -> Message {
    Message::new("edge-mention").with("user", Arg::Word(format!("<@{user}>").into()))
}

/// Where a table stands, as an argument: its channel; no client has a link to direct messages.
pub(super) fn whereabouts(place: Place, direct: bool) -> Arg {
    if direct {
        Message::new("edge-in-direct").into()
    } else {
        Arg::Word(link(place).into())
    }
}

/// A message with a table's `game` and `where` it stands.
pub(super) fn placed(table: &dyn TableView, message: Message) -> Message {
    message
        .with("game", table.title())
        .with("where", whereabouts(table.place(), table.direct()))
}

/// That a table stands in the way of another one; `closed` is whether nobody can take a seat there any more.
pub(super) fn other_game(table: &dyn TableView, closed: bool) -> Message {
    let id = match (table.direct(), closed) {
        (true, _) => "edge-other-game-here",
        (false, true) => "edge-other-game-on",
        (false, false) => "edge-other-game",
    };
    Message::new(id).with("game", table.title())
}

/// Those who have a seat at a table.
pub(super) fn players(table: &dyn TableView) -> Vec<Message> {
    table
        .roster()
        .iter()
        .map(|(seat, _)| Message::new("who").seat("who", seat.number()))
        .collect()
}
