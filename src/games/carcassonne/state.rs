//! The position: all of it is public, the order of the tiles is not in it. Knows no viewer.

use super::bag::Bag;
use super::board::Board;
use super::cell::Cell;
use super::components::Kind;
use super::options::Options;
use super::spot::Spot;
use crate::rules::{BySeat, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// What all see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// The tiles and followers on the table.
    pub board: Board,
    /// The tiles that have not been drawn.
    pub bag: Bag,
    /// Each seat's points.
    pub scores: BySeat<u16>,
    /// Each seat's followers that are not on the table.
    pub supply: BySeat<u8>,
    /// The drawn tiles that fitted nowhere, in order.
    pub discarded: Vec<Kind>,
    /// Each score so far, in order: what `scores` is the sum of.
    pub ledger: Vec<Score>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// It is about to be drawn who begins; no position rests here.
    Begin,
    /// This seat is about to draw a tile; no position rests here.
    Draw(Seat),
    /// The seat lays the tile it has drawn.
    Lay {
        /// The seat that lays it.
        seat: Seat,
        /// The drawn tile.
        kind: Kind,
    },
    /// The seat may put a follower on the tile it has just laid.
    Man(Seat),
    /// The game is over.
    Over(Outcome),
}

/// A score: what paid how much to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// What paid, with the numbers that the points come from.
    pub source: Source,
    /// The cell of a part of it.
    pub cell: Cell,
    /// That part.
    pub spot: Spot,
    /// What each of the seats gets.
    pub points: u16,
    /// Who gets them: all who have most followers there.
    pub seats: Seats,
}

/// What pays, with the numbers that the points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A road.
    Road {
        /// On how many tiles it lies.
        tiles: u8,
        /// Whether it is complete.
        complete: bool,
    },
    /// A city.
    City {
        /// On how many tiles it lies.
        tiles: u8,
        /// How many shields it has.
        shields: u8,
        /// Whether it is complete.
        complete: bool,
    },
    /// A cloister.
    Cloister {
        /// The tiles of its square of nine, its own included.
        tiles: u8,
    },
    /// A farm, at the end.
    Farm {
        /// How many completed cities it touches.
        cities: u8,
    },
    /// A completed city that pays farmers city by city, at the end.
    Supply {
        /// How many farms touch it.
        farms: u8,
    },
}

impl Public {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.scores.seats()
    }

    /// The number of the round in which everybody has a turn, from 0.
    #[must_use]
    pub fn round(&self) -> u32 {
        // The first tile lies there before anybody has a turn.
        let laid = self.board.laid().len().saturating_sub(1);
        let over = laid.saturating_sub(usize::from(matches!(self.phase, Phase::Man(_))));
        u32::try_from(over / usize::from(self.seats())).unwrap_or(u32::MAX)
    }

    /// Whose decision is awaited; nobody's in the two phases where no position rests.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Over(outcome) => Turn::Over(outcome.clone()),
            Phase::Begin | Phase::Draw(_) => Turn::Awaits(Seats::NONE),
            Phase::Lay { seat, .. } | Phase::Man(seat) => Turn::Awaits(Seats::only(*seat)),
        }
    }
}
