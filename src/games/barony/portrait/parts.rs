//! The parts and actions that the rules card tells about one by one.

use super::super::components::{CITIES, KNIGHTS, STRONGHOLDS, VILLAGES};
use super::super::{Building, Terrain};
use crate::words::Message;

/// Their ids.
pub(super) const PARTS: &[&str] = &[
    "knight",
    "village",
    "stronghold",
    "city",
    "mountain",
    "forest",
    "plain",
    "field",
    "lake",
    "token",
    "title",
    "recruit",
    "move",
    "build",
    "expedition",
    "strike",
];

/// Each with its name.
pub(super) fn components() -> Vec<(String, Message)> {
    let named = |id: &&str| ((*id).to_owned(), Message::new(format!("barony-part-{id}")));
    PARTS.iter().map(named).collect()
}

/// What the rules card says of one.
pub(super) fn component(id: &str) -> Option<Message> {
    let known = PARTS.iter().find(|part| **part == id)?;
    let told = Message::new(format!("barony-part-{known}.text"));
    if let Some(terrain) = Terrain::ALL.into_iter().find(|terrain| terrain.id() == *known) {
        return Some(told.with("gold", terrain.gold()).with("silver", terrain.silver()));
    }
    let count = match *known {
        "knight" => Some(KNIGHTS),
        known => Building::ALL
            .into_iter()
            .find(|building| building.id() == known)
            .map(|building| match building {
                Building::Village => VILLAGES,
                Building::Stronghold => STRONGHOLDS,
                Building::City => CITIES,
            }),
    };
    Some(match count {
        Some(count) => told.with("count", count),
        None => told,
    })
}
