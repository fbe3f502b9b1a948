//! The options that every table has beside those of its game.

use super::timing::PACE;
use super::twins::TWINS;
use crate::rules::Declared;

/// All of them.
pub static OWN_OPTIONS: [Declared; 2] = [PACE, TWINS];

/// Their keys.
pub(super) const OWN_KEYS: [&str; 2] = [PACE.key, TWINS.key];

/// Whose texts tell of an option at a table of this game: the game's, or the table's own.
#[must_use]
pub fn option_owner<'a>(game: &'a str, key: &str) -> &'a str {
    if OWN_OPTIONS.iter().any(|own| own.key == key) {
        "table"
    } else {
        game
    }
}
