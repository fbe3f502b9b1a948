//! A game's events as records hold them: JSON of the game's own.

use super::misfit::Misfit;
use crate::rules::Game;
use serde_json::value::{RawValue, to_raw_value};

/// A game's events from their JSON.
pub(super) fn read<G: Game>(events: &RawValue) -> Result<Vec<G::Event>, Misfit> {
    serde_json::from_str(events.get()).map_err(|why| Misfit::NoEvents { column: why.column() })
}

/// A game's events as JSON. Events are plain data: writing them cannot fail.
pub(super) fn raw<G: Game>(events: &[G::Event]) -> Box<RawValue> {
    to_raw_value(events).unwrap_or_else(|_| unreachable!("a game's events are plain data"))
}
