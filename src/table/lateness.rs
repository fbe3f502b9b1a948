//! What became of seats whose time was up, as far as people are told of it. Knows no user interface.

use super::UserId;
use super::timing::Remedy;
use crate::rules::{Seat, Seats};
use crate::words::Message;
use std::collections::BTreeMap;

/// What was decided about seats whose time was up, and what the host did for them.
#[derive(Default)]
pub(super) struct Lateness {
    /// Whether the record that is folded settled something: what follows in it comes of that.
    pub(super) settling: bool,
    /// Whether the record that is folded is nobody's: a time has come.
    pub(super) by_clock: bool,
    /// The seat for which a computer has thought about the action that follows.
    pub(super) thought: Option<Seat>,
    /// The seats for which the host acts in the record that is folded.
    pub(super) acts_for: Seats,
    /// What was settled last, in words; nothing once something is asked again.
    pub(super) settled: Option<Message>,
    /// What was settled about each seat since its player acted last.
    pub(super) remedies: BTreeMap<Seat, Remedy>,
    /// The seats because of which the others ended the game.
    pub(super) ended: Seats,
    /// Who had taken over a seat to which its player came back.
    pub(super) displaced: Vec<(UserId, Seat)>,
}
