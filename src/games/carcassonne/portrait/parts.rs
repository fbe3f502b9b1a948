//! The parts that the rules card tells about one by one: what a follower can stand on, and each kind
//! of tile.

use super::super::components::Kind;
use super::naming;
use crate::portray::word;
use crate::words::Message;

/// The ids of those that are no tiles.
pub(super) const PARTS: &[&str] = &["city", "road", "field", "cloister", "follower", "shield"];

/// Each with its name.
pub(super) fn components() -> Vec<(String, Message)> {
    let named = |id: &&str| ((*id).to_owned(), Message::new(format!("carcassonne-component-{id}")));
    PARTS.iter().map(named).chain(kinds()).collect()
}

/// The kinds of tile, by their letters.
fn kinds() -> impl Iterator<Item = (String, Message)> {
    Kind::ALL
        .into_iter()
        .map(|kind| (kind.to_string(), tile("carcassonne-kind", kind)))
}

/// What the rules card says of one.
pub(super) fn component(id: &str) -> Option<Message> {
    if let Some(kind) = kind(id) {
        return Some(tile("carcassonne-kind-text", kind).with("count", kind.fact().count));
    }
    let known = PARTS.iter().find(|part| **part == id)?;
    Some(Message::new(format!("carcassonne-component-{known}.text")))
}

/// The kind of a letter, in any case: `d`, `tile d`.
pub(super) fn kind(id: &str) -> Option<Kind> {
    let id = id.strip_prefix("tile ").unwrap_or(id);
    Kind::ALL
        .into_iter()
        .find(|kind| kind.to_string().eq_ignore_ascii_case(id))
}

fn tile(id: &'static str, kind: Kind) -> Message {
    Message::new(id)
        .with("kind", word(kind))
        .with("tile", naming::tile(kind))
}
