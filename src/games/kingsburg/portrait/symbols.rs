//! Pieces as small pictures before labels.

use super::pieces::{ANY, CROWN, ENEMY, GOLD, LOOK, POINTS, SOLDIER, STONE, SWAP, TOKEN, WOOD};
use crate::portray::Symbol;
use crate::render::scene::Art;

/// The king's envoy.
pub(super) const ENVOY: Symbol = Symbol::Drawn(&CROWN, Some("👑"));

/// The drawings of all pieces.
pub(super) fn drawings() -> Vec<&'static Art> {
    vec![&ANY, &CROWN, &ENEMY, &GOLD, &LOOK, &POINTS, &SOLDIER, &STONE, &SWAP, &TOKEN, &WOOD]
}
