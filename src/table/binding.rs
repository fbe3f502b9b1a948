//! Whether a record is bound to the round of a beacon that it had to be bound to: one that nobody could
//! know when the last person joined. Knows no game.

use super::ticket::{SLACK, moment};
use super::transcript::BeaconLine;
use crate::beacon::Chain;
use std::fmt;

/// How long after the latest of the start and all tickets a round comes out at the earliest, in
/// milliseconds.
const LEAD: u64 = 3_000;

/// What is wrong with a record's beacon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BeaconFault {
    /// Nobody here knows the chain.
    Unknown,
    /// The record does not say by which interactions the table was opened and the game was begun.
    NoStart,
    /// The game was begun before the last person joined.
    Early,
    /// It is another round than the first that came out long enough after the start.
    OtherRound {
        /// The round that it had to be.
        due: u64,
    },
    /// The signature is not the chain's own of this round.
    Forged,
}

impl fmt::Display for BeaconFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BeaconFault::Unknown => f.write_str("the record names a beacon that this program does not know"),
            BeaconFault::NoStart => {
                f.write_str(
                    "the record names a beacon's round, and does not say when the table was opened and the game begun",
                )
            }
            BeaconFault::Early => f.write_str("the game was begun before the last player joined"),
            BeaconFault::OtherRound { due } => {
                write!(f, "the beacon's round is another than {due}, which is the first that nobody could know")
            }
            BeaconFault::Forged => f.write_str("the signature is not the beacon's own of this round"),
        }
    }
}

/// The round of a chain that a game is bound to which an interaction of this number begins, at a table
/// with these tickets.
pub(super) fn round(chain: &Chain, start: u64, tickets: &[u64]) -> u64 {
    let latest = tickets.iter().copied().fold(start, u64::max);
    chain.round_from(moment(latest).saturating_add(LEAD))
}

/// Checks a record's beacon against the interactions that opened the table and began the game, and the
/// tickets.
///
/// # Errors
/// What is wrong with it.
pub fn check(
    beacon: &BeaconLine,
    (opened, start): (Option<u64>, Option<u64>),
    tickets: &[u64],
) -> Result<(), BeaconFault> {
    let chain = Chain::named(&beacon.chain).ok_or(BeaconFault::Unknown)?;
    let (opened, start) = opened.zip(start).ok_or(BeaconFault::NoStart)?;
    let latest = tickets.iter().copied().fold(opened, u64::max);
    if moment(start).saturating_add(SLACK) < moment(latest) {
        return Err(BeaconFault::Early);
    }
    let due = round(chain, start, tickets);
    if beacon.round != due {
        return Err(BeaconFault::OtherRound { due });
    }
    match &beacon.signature {
        Some(signature) => chain
            .check(beacon.round, signature)
            .map_err(|_| BeaconFault::Forged),
        None => Ok(()),
    }
}
