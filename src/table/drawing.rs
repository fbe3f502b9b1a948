//! A table whose game is begun, and that waits for what comes out of the round that the start bound it
//! to; and what is known of that afterwards. Knows no game.

use super::binding;
use super::transcript::BeaconLine;
use crate::beacon::{Chain, Signature};
use crate::rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// How long after its time a round may come before people are asked whether to begin without it, in
/// milliseconds.
const LATE: u64 = 10_000;

/// What happens between a start that binds a table to a beacon's round and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeaconEvent {
    /// Somebody began the game, which bound it: from then on nobody joins, leaves or chooses.
    Bound {
        /// The number of the interaction by which they did.
        start: u64,
        /// The round.
        round: u64,
    },
    /// The round has not come out in time: people are asked whether to begin without it.
    Late,
    /// A seat would begin without it, or would rather wait.
    Waived {
        /// Which seat.
        seat: Seat,
        /// Whether it would begin without it.
        agrees: bool,
    },
}

/// The round of a beacon that a game is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Binding {
    /// The beacon.
    pub(super) chain: &'static Chain,
    /// The number of the interaction that began the game.
    pub(super) start: u64,
    /// The round's number.
    pub(super) round: u64,
}

impl Binding {
    /// What a game is bound to that an interaction of this number begins, at a table with these tickets.
    pub(super) fn new(chain: &'static Chain, start: u64, tickets: &[u64]) -> Binding {
        Binding {
            chain,
            start,
            round: binding::round(chain, start, tickets),
        }
    }

    /// When the round comes out, in milliseconds since 1970.
    pub(super) fn moment(&self) -> u64 {
        self.chain.moment(self.round)
    }

    /// When it is late, in milliseconds since 1970, for somebody whose clock says `now` at the start. What is
    /// wrong with that clock makes nobody wait for longer.
    pub(super) fn late(&self, now: u64) -> u64 {
        let comes = self.moment().saturating_sub(now).min(LATE);
        now.saturating_add(comes + LATE)
    }
}

/// Waiting for a round.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// The round.
    pub(super) binding: Binding,
    /// Whether people are asked whether to begin without it.
    pub(super) late: bool,
    /// The seats that would.
    pub(super) waived: Seats,
}

impl Drawing {
    /// Nobody is asked anything yet.
    pub(super) fn new(binding: Binding) -> Drawing {
        Drawing {
            binding,
            late: false,
            waived: Seats::NONE,
        }
    }
}

/// How the luck of a game in play was bound.
#[derive(Clone, Copy)]
pub(super) struct Drawn {
    /// What it was bound to.
    pub(super) binding: Binding,
    /// What came out; nothing where all agreed to begin without it.
    pub(super) signature: Option<Signature>,
}

impl Drawn {
    /// The round, as a transcript has it.
    pub(super) fn line(&self) -> BeaconLine {
        BeaconLine {
            chain: self.binding.chain.name.to_owned(),
            round: self.binding.round,
            signature: self.signature,
        }
    }
}
