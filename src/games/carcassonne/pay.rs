//! Who has most followers, and what a feature is worth. Knows no board.

use super::options::Options;
use super::state::Source;
use crate::rules::{Seat, Seats};

/// The seats with most of some followers; nobody where there are none.
#[must_use]
pub fn most(followers: impl Iterator<Item = Seat>) -> Seats {
    let mut counts = [0u8; Seat::MOST as usize];
    let mut most = 0;
    for seat in followers {
        counts[seat.index()] += 1;
        most = most.max(counts[seat.index()]);
    }
    Seat::all(Seat::MOST)
        .filter(|seat| most > 0 && counts[seat.index()] == most)
        .collect()
}

/// The points that something pays.
#[must_use]
pub fn points(source: Source, options: Options) -> u16 {
    match source {
        Source::Road { tiles, .. } | Source::Cloister { tiles } => u16::from(tiles),
        Source::City {
            tiles: 2,
            shields,
            complete: true,
        } if options.two_tile_city == 2 => 2 + u16::from(shields),
        Source::City {
            tiles,
            shields,
            complete,
        } => {
            let each = if complete { 2 } else { 1 };
            each * (u16::from(tiles) + u16::from(shields))
        }
        Source::Farm { cities } => u16::from(options.farms.points()) * u16::from(cities),
        Source::Supply { .. } => u16::from(options.farms.points()),
    }
}
