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
        /// Who.
        seat: Seat,
    },
    /// A seat drew a tile that fits somewhere.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A seat drew a tile that fits nowhere; it leaves the game, and the seat draws again.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// Where.
        cell: Cell,
        /// Where its drawn top is turned to.
        top: Side,
    },
    /// A follower was put on the tile just laid.
    Manned {
        /// By whom.
        seat: Seat,
        /// The tile's cell.
        cell: Cell,
        /// On what.
        spot: Spot,
    },
    /// No follower was put on the tile just laid.
    Passed {
        /// Who passed.
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
