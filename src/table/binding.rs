//! Whether a record is bound to the round of a beacon that it had to be bound to: one that nobody could
//! know when the start was announced. Knows no game.

use super::promise::LuckSource;
use super::ticket::{SLACK, moment};
use super::transcript::{BeaconLine, Transcript};
use crate::beacon::Chain;
use std::fmt;

/// How long after the message that announces the start (before `fair-v3`: the latest of the start and all tickets) a
/// round comes out at the earliest, in milliseconds.
const LEAD: u64 = 3_000;

/// What is wrong with a record's beacon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BeaconFault {
    /// Nobody here knows the chain.
    Unknown,
    /// The record does not say when the game was begun: by a message, before `fair-v3` by interactions.
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
    /// What the record says of a beacon, or of messages, does not go with what its luck comes of.
    OtherSource,
    /// The messages that announced the start do not rise.
    Falls,
}

impl fmt::Display for BeaconFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BeaconFault::Unknown => f.write_str("the record names a beacon that this program does not know"),
            BeaconFault::NoStart => f.write_str(
                "the record names a beacon's round, and does not say when the game was begun: it has no line \
                     «announced» (before fair-v3 «opened» or «start»)",
            ),
            BeaconFault::Early => f.write_str("the game was begun before the last player joined"),
            BeaconFault::OtherRound { due } => {
                write!(
                    f,
                    "the beacon's round is another than {due}, which is the first that nobody could know"
                )
            }
            BeaconFault::Forged => f.write_str("the signature is not the beacon's own of this round"),
            BeaconFault::OtherSource => {
                f.write_str("what the record says of a beacon does not go with what its line «luck» says")
            }
            BeaconFault::Falls => f.write_str("the messages that announced the start do not rise"),
        }
    }
}

/// The round of a chain that a game is bound to which an interaction of this number begins, at a table
/// with these tickets.
pub(super) fn round(chain: &Chain, start: u64, tickets: &[u64]) -> u64 {
    let latest = tickets.iter().copied().fold(start, u64::max);
    chain.round_from(moment(latest).saturating_add(LEAD))
}

/// The round of a chain that a game is bound to by the message that announces its start.
pub(super) fn announced_round(chain: &Chain, message: u64) -> u64 {
    chain.round_from(moment(message).saturating_add(LEAD))
}

/// Checks what a record of `fair-v3` says of a beacon against what its luck comes of, and the round against the message
/// that announced the start.
///
/// # Errors
/// What is wrong with it.
pub fn check_announced(transcript: &Transcript, source: &LuckSource) -> Result<(), BeaconFault> {
    let messages = &transcript.announced;
    let of_original = matches!(source, LuckSource::Original);
    if of_original != transcript.original.is_some() {
        return Err(BeaconFault::OtherSource);
    }
    let (LuckSource::Beacon(name), Some(beacon)) = (source, &transcript.beacon) else {
        let bound = matches!(source, LuckSource::Beacon(_));
        let nothing = !bound && transcript.beacon.is_none() && messages.is_empty();
        return nothing.then_some(()).ok_or(BeaconFault::OtherSource);
    };
    let chain = Chain::named(name).ok_or(BeaconFault::Unknown)?;
    if beacon.chain != *name {
        return Err(BeaconFault::OtherSource);
    }
    if messages.first() == Some(&0) || !messages.is_sorted_by(|one, next| one < next) {
        return Err(BeaconFault::Falls);
    }
    match messages.last() {
        Some(message) => came_out(chain, beacon, announced_round(chain, *message)),
        // Given up before there was a message.
        None if beacon.round == 0 && beacon.signature.is_none() => Ok(()),
        None => Err(BeaconFault::NoStart),
    }
}

/// Whether this is what came out of the round that was due.
fn came_out(chain: &Chain, beacon: &BeaconLine, due: u64) -> Result<(), BeaconFault> {
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

/// Checks the beacon of a record of `fair-v2` against the interactions that opened the table and began the game, and the
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
    came_out(chain, beacon, round(chain, start, tickets))
}
