//! What a check of a record found. Knows no game.

use super::binding::BeaconFault;
use super::ticket::TicketFault;
use super::transcript::{Transcript, TranscriptPart};
use crate::words::{Arg, Message};
use std::fmt;

/// What checking a transcript's luck against its seed found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LuckVerdict {
    /// The seed fits the commitment that stands in the record, every draw follows from it, and
    /// tickets and take-backs are such as a table has; how many draws there were.
    Fair(usize),
    /// It lacks this line, without which nothing says what was promised for which table.
    NoLine(&'static str),
    /// The seed is not what was committed to.
    OtherSeed,
    /// The draws of this ply do not follow from the seed.
    OtherLuck {
        /// The ply; 0 is the deal.
        ply: u32,
        /// Which of the things that the record tells, counted from 1; 0 is the deal.
        step: usize,
    },
    /// This seat's ticket cannot be.
    Ticket {
        /// The seat's number, from 0.
        seat: u8,
        /// What is wrong with it.
        fault: TicketFault,
    },
    /// The beacon's round cannot be, or what came out of it.
    Beacon(BeaconFault),
    /// This ply was taken back, which no table allows.
    TakenBack {
        /// The ply's number, from 1.
        ply: u32,
        /// Which of the things that the record tells, counted from 1; 0 is the deal.
        step: usize,
    },
    /// What there is follows from the seed, but the seed is shown at the end only, and the end is
    /// missing; how many plies there are.
    CutOff(u32),
    /// It has no seed yet (the table has not ended), or no table of ours played it.
    NoSeed,
    /// Checking it takes more work than was allowed.
    TooLong,
}

impl fmt::Display for LuckVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LuckVerdict::Fair(1) => {
                f.write_str("the one draw follows from the seed, and the seed fits the promise in the record")
            }
            LuckVerdict::Fair(draws) => write!(
                f,
                "all {draws} draws follow from the seed, and the seed fits the promise in the record"
            ),
            LuckVerdict::NoLine(word) => {
                write!(f, "it has no line «{word}», so nothing says what was promised for which table")
            }
            LuckVerdict::OtherSeed => {
                f.write_str("the promise does not go with the seed, the table and the source of the luck")
            }
            LuckVerdict::OtherLuck { ply, .. } => {
                write!(f, "the luck of ply {ply} does not follow from the seed")
            }
            LuckVerdict::Ticket { seat, fault } => write!(f, "the ticket of seat {seat} {fault}"),
            LuckVerdict::Beacon(fault) => write!(f, "{fault}"),
            LuckVerdict::TakenBack { ply, .. } => write!(
                f,
                "ply {ply} is taken back, which no table allows: it drew luck, showed something hidden or ended the game, \
                 or its seat had been given up"
            ),
            LuckVerdict::CutOff(plies) => {
                write!(
                    f,
                    "the record is cut off after ply {plies}: it has a seed, which is shown at the end only, and no end"
                )
            }
            LuckVerdict::NoSeed => f.write_str(
                "there is no seed to check the luck with: the table has not ended, or the game was played elsewhere",
            ),
            LuckVerdict::TooLong => f.write_str("the record is too long to be checked here"),
        }
    }
}

impl LuckVerdict {
    /// What was found of a record, in a line for people; `known`: the game whose luck it has once more was held against it.
    #[must_use]
    pub fn line(&self, transcript: &Transcript, known: bool) -> Message {
        match self {
            LuckVerdict::Fair(draws) => match transcript.original.as_ref().map(|original| original.table) {
                None => {
                    let beacon = transcript.beacon.as_ref();
                    let mixed = transcript.source.is_none()
                        || beacon.is_some_and(|beacon| beacon.signature.is_some());
                    Message::new("edge-verify-fair")
                        .with("draws", *draws)
                        .with("mixed", i64::from(mixed))
                }
                Some(table) => Message::new("edge-verify-duplicate")
                    .with("draws", *draws)
                    .with("known", i64::from(known))
                    .with("table", Arg::Word(table.to_string().into())),
            },
            LuckVerdict::NoLine(word) => {
                Message::new("edge-verify-no-line").with("word", Arg::Word((*word).into()))
            }
            LuckVerdict::OtherSeed => Message::new("edge-verify-seed"),
            LuckVerdict::OtherLuck { ply, .. } => Message::new("edge-verify-luck").with("ply", *ply),
            LuckVerdict::Ticket { seat, fault } => {
                let id = match fault {
                    TicketFault::None => "edge-verify-ticket-none",
                    TicketFault::Twice => "edge-verify-ticket-twice",
                    TicketFault::Falls => "edge-verify-ticket-falls",
                    TicketFault::Early => "edge-verify-ticket-early",
                };
                let names: Vec<&str> = transcript.seats.iter().map(|seat| &*seat.name).collect();
                Message::new(id).with("who", Message::person(&names, usize::from(*seat)))
            }
            LuckVerdict::Beacon(fault) => beacon_line(*fault),
            LuckVerdict::TakenBack { ply, .. } => Message::new("edge-verify-back").with("ply", *ply),
            LuckVerdict::CutOff(plies) => Message::new("edge-verify-cut").with("ply", *plies),
            LuckVerdict::NoSeed => Message::new("edge-verify-no-seed"),
            LuckVerdict::TooLong => Message::new("edge-verify-long"),
        }
    }

    /// The part of a record that it is about.
    #[must_use]
    pub fn part(&self) -> TranscriptPart {
        match self {
            LuckVerdict::Fair(_) | LuckVerdict::NoLine(_) | LuckVerdict::CutOff(_) | LuckVerdict::TooLong => {
                TranscriptPart::End
            }
            LuckVerdict::OtherSeed => TranscriptPart::Heading("commitment".to_owned()),
            LuckVerdict::OtherLuck { step, .. } | LuckVerdict::TakenBack { step, .. } => {
                TranscriptPart::Step(*step)
            }
            LuckVerdict::Ticket { seat, .. } => TranscriptPart::Heading(format!("ticket {seat} ")),
            LuckVerdict::Beacon(_) => TranscriptPart::Heading("beacon".to_owned()),
            LuckVerdict::NoSeed => TranscriptPart::Step(0),
        }
    }
}

/// What is wrong with a record's beacon.
fn beacon_line(fault: BeaconFault) -> Message {
    match fault {
        BeaconFault::Unknown => Message::new("edge-verify-beacon-unknown"),
        BeaconFault::NoStart => Message::new("edge-verify-beacon-start"),
        BeaconFault::Early => Message::new("edge-verify-beacon-early"),
        BeaconFault::OtherRound { due } => {
            Message::new("edge-verify-beacon-round").with("round", Arg::Word(due.to_string().into()))
        }
        BeaconFault::Forged => Message::new("edge-verify-beacon-forged"),
        BeaconFault::OtherSource => Message::new("edge-verify-beacon-source"),
        BeaconFault::Falls => Message::new("edge-verify-announced-falls"),
    }
}
