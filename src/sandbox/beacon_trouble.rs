//! What goes wrong on purpose with the look-alike of a randomness beacon.

use serde::{Deserialize, Serialize};

/// What goes wrong with it on purpose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BeaconTrouble {
    /// How much later than asked it answers, in milliseconds.
    pub delay_ms: u64,
    /// Whether it has no round to give.
    pub gone: bool,
    /// Whether it signs with another key.
    pub forged: bool,
    /// Whether it answers with the round before.
    pub other_round: bool,
}
