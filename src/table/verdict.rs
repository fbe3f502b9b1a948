//! What a check of a record found. Knows no game.

use super::ticket::TicketFault;
use super::transcript::Part;
use std::fmt;

/// What checking a transcript's luck against its seed found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The seed fits the commitment that stands in the record, every draw follows from it, and
    /// tickets and take-backs are such as a table has; how many draws there were.
    Fair(usize),
    /// The seed is not what was committed to.
    OtherSeed,
    /// The draws of this ply do not follow from the seed.
    OtherLuck {
        /// The ply; 0 is the deal.
        ply: u32,
        /// So manieth of what the record tells; 0 is the deal.
        step: usize,
    },
    /// This seat's ticket cannot be.
    Ticket {
        /// The seat.
        seat: u8,
        /// Why.
        fault: TicketFault,
    },
    /// This ply was taken back, which no table allows.
    TakenBack {
        /// The ply.
        ply: u32,
        /// So manieth of what the record tells; 0 is the deal.
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

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fair(draws) => write!(
                f,
                "all {draws} draws follow from the seed, and the seed fits the promise in the record"
            ),
            Verdict::OtherSeed => f.write_str("the seed is not the one that was promised before the start"),
            Verdict::OtherLuck { ply, .. } => {
                write!(f, "the luck of ply {ply} does not follow from the seed")
            }
            Verdict::Ticket { seat, fault } => write!(f, "the ticket of seat {seat} {fault}"),
            Verdict::TakenBack { ply, .. } => write!(
                f,
                "ply {ply} is taken back, which no table allows: it drew luck, showed something hidden or ended the game, \
                 or its seat had been given up"
            ),
            Verdict::CutOff(plies) => {
                write!(
                    f,
                    "the record is cut off after ply {plies}: it has a seed, which is shown at the end only, and no end"
                )
            }
            Verdict::NoSeed => f.write_str(
                "there is no seed to check the luck with: the table has not ended, or none of ours played it",
            ),
            Verdict::TooLong => f.write_str("the record is too long to be checked here"),
        }
    }
}

impl Verdict {
    /// The part of a record that it is about.
    #[must_use]
    pub fn part(&self) -> Part {
        match self {
            Verdict::Fair(_) | Verdict::CutOff(_) | Verdict::TooLong => Part::End,
            Verdict::OtherSeed => Part::Heading("seed".to_owned()),
            Verdict::OtherLuck { step, .. } | Verdict::TakenBack { step, .. } => Part::Step(*step),
            Verdict::Ticket { seat, .. } => Part::Heading(format!("ticket {seat} ")),
            Verdict::NoSeed => Part::Step(0),
        }
    }
}
