//! A table whose game is begun, and that waits for what comes out of the round that the start bound it
//! to; and what is known of that afterwards. Knows no game.

use super::binding;
use super::transcript::BeaconLine;
use crate::beacon::{Chain, Signature};
use crate::rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// How long after its time a round may come, or a message that announces the start, before people are asked what to do,
/// in milliseconds.
const LATE: u64 = 10_000;

/// What happens between a start that binds a table to a beacon's round and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BeaconEvent {
    /// Somebody began the game, by `fair-v2`, which bound it: from then on nobody joins, leaves or chooses.
    Bound {
        /// The number of the interaction by which they did.
        start: u64,
        /// The round.
        round: u64,
    },
    /// Somebody began the game: from then on nobody joins, leaves or chooses, and a public message is to announce it.
    Starting,
    /// A public message announces the start, which binds the table to a round.
    Announced {
        /// The message's id.
        message: u64,
        /// The round.
        round: u64,
    },
    /// The round has not come out in time: people are asked whether to begin without it.
    Late,
    /// Somebody has the table bound to a later round: another message is to announce the start.
    Later {
        /// Whose wish it was.
        seat: Seat,
    },
    /// A seat would begin without it, or would rather wait.
    Waived {
        /// Which seat.
        seat: Seat,
        /// Whether it would begin without it.
        agrees: bool,
    },
}

impl BeaconEvent {
    /// When what it binds a table to is late, in milliseconds since 1970, for somebody whose clock says `now`; nothing
    /// where it binds it to nothing. What is wrong with that clock makes nobody wait for longer.
    pub(super) fn late_at(&self, chain: &Chain, now: u64) -> Option<u64> {
        let comes = match self {
            BeaconEvent::Bound { round, .. } | BeaconEvent::Announced { round, .. } => {
                chain.moment(*round).saturating_sub(now).min(LATE)
            }
            BeaconEvent::Starting | BeaconEvent::Later { .. } => 0,
            BeaconEvent::Late | BeaconEvent::Waived { .. } => return None,
        };
        Some(now.saturating_add(comes + LATE))
    }
}

/// The round of a beacon that a game is bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Binding {
    /// The beacon.
    pub(super) chain: &'static Chain,
    /// The number of the interaction that began the game, which bound it by `fair-v2`.
    pub(super) start: Option<u64>,
    /// The messages that announced the start, by `fair-v3`, each of which bound it to another round.
    pub(super) announced: Vec<u64>,
    /// The round's number; nothing as long as no message has announced the start.
    pub(super) round: Option<u64>,
}

impl Binding {
    /// A game that is begun, and whose start no message has announced.
    pub(super) fn unannounced(chain: &'static Chain) -> Binding {
        Binding {
            chain,
            start: None,
            announced: Vec::new(),
            round: None,
        }
    }

    /// When the round comes out, in milliseconds since 1970.
    pub(super) fn moment(&self) -> Option<u64> {
        Some(self.chain.moment(self.round?))
    }
}

/// Waiting for a round.
#[derive(Clone)]
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

    /// How many messages have announced the start; nothing where none is to, or the last that was to has.
    pub(super) fn to_announce(&self) -> Option<usize> {
        let awaited = self.binding.round.is_none() && self.binding.start.is_none();
        awaited.then_some(self.binding.announced.len())
    }
}

/// How the luck of a game in play was bound.
#[derive(Clone)]
pub(super) struct Drawn {
    /// What it was bound to.
    pub(super) binding: Binding,
    /// What came out; nothing where all agreed to begin without it.
    pub(super) signature: Option<Signature>,
}

impl Drawn {
    /// The round, as a transcript has it.
    pub(super) fn line(&self) -> BeaconLine {
        let last = self.binding.announced.last();
        let of_last = last.map(|message| binding::announced_round(self.binding.chain, *message));
        BeaconLine {
            chain: self.binding.chain.name.to_owned(),
            round: self.binding.round.or(of_last).unwrap_or_default(),
            signature: self.signature,
        }
    }
}
