//! What happens in the game. Everybody notices all of it. Knows no words.

use super::cell::Cell;
use super::components::Kind;
use super::side::Side;
use super::spot::Spot;
use super::state::Score;
use crate::rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// It was drawn who begins.
    Began {
        /// The seat that begins.
        seat: Seat,
    },
    /// A seat drew a tile that fits somewhere.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The kind of tile it drew.
        kind: Kind,
    },
    /// A seat drew a tile that fits nowhere; it leaves the game, and the seat draws again.
    Discarded {
        /// The seat that drew it.
        seat: Seat,
        /// The kind of tile that leaves.
        kind: Kind,
    },
    /// A tile was laid.
    Laid {
        /// The seat that laid it.
        seat: Seat,
        /// The kind of tile.
        kind: Kind,
        /// The cell it lies on.
        cell: Cell,
        /// Where its drawn top is turned to.
        top: Side,
    },
    /// A follower was put on the tile just laid.
    Manned {
        /// The seat whose follower it is.
        seat: Seat,
        /// The tile's cell.
        cell: Cell,
        /// The part of the tile it stands on.
        spot: Spot,
    },
    /// No follower was put on the tile just laid.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A feature was completed and paid, and its followers went back.
    Completed {
        /// What it paid.
        score: Score,
    },
    /// At the end something that stays on the table paid.
    Counted {
        /// What it paid.
        score: Score,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}
