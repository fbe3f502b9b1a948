//! A series of games for points at one table (R21): its standing, and what ends it. Knows no hand.

use super::components::POINTS_BONUS;
use super::owners::Owners;
use crate::rules::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The standing of a series.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// The points of each seat from the games that are over.
    pub points: BySeat<u16>,
    /// The games that are over, in order.
    pub games: Vec<Finished>,
    /// Who had the Condottiere first in the game that is being played.
    pub leader: Seat,
}

/// A game of a series that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finished {
    /// Who won it; nobody if the map was exhausted and the lead shared.
    pub winner: Option<Seat>,
    /// How: one of `adjacent`, `total`, `adjacent-and-total`, `most-regions`.
    pub how: String,
    /// The points it brought each seat.
    pub gained: BySeat<u16>,
    /// Who had the Condottiere first in it.
    pub leader: Seat,
}

impl Series {
    /// A series before its first game.
    #[must_use]
    pub fn opened(seats: u8) -> Series {
        Series {
            points: BySeat::make(seats, |_| 0),
            games: Vec::new(),
            leader: Seat::new(0),
        }
    }

    /// The number of the game that is being played, or was played last, counted from 1.
    #[must_use]
    pub fn game(&self, between: bool) -> usize {
        self.games.len() + usize::from(!between)
    }
}

/// What the game that just ended brings: a point a region, and more for a win by connected regions.
#[must_use]
pub fn finished(series: &Series, owners: &Owners, winner: Option<Seat>, how: &str) -> Finished {
    let bonus = |seat: Seat| {
        if winner == Some(seat) && how.starts_with("adjacent") {
            POINTS_BONUS
        } else {
            0
        }
    };
    let gained = series
        .points
        .map(|seat, _| u16::from(owners.count(seat)) + bonus(seat));
    Finished {
        winner,
        how: how.to_owned(),
        gained,
        leader: series.leader,
    }
}

/// Who has most points, once somebody has reached the target.
#[must_use]
pub fn reached(points: &BySeat<u16>, target: u16) -> Option<Seats> {
    let most = *points.values().max().filter(|most| **most >= target)?;
    Some(
        points
            .iter()
            .filter(|(_, points)| **points == most)
            .map(|(seat, _)| seat)
            .collect(),
    )
}
