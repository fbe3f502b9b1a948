//! The parts of the tile just laid that may be claimed, numbered, with what each would pay now.

use super::super::legal;
use super::super::pay;
use super::super::scoring;
use super::super::spot::Spot;
use super::super::state::{Phase, Public};

/// A numbered part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// Its number, from 1.
    pub number: usize,
    /// Its place among the tile's parts.
    pub part: usize,
    /// Its name.
    pub spot: Spot,
    /// What it would pay now: at once if it is complete, else if the game ended.
    pub points: u16,
    /// Whether it is complete, so that it pays at once.
    pub complete: bool,
}

/// The parts that who has just laid a tile may claim.
pub(super) fn spots(public: &Public) -> Vec<Claim> {
    let (Phase::Man(seat), Some(last)) = (&public.phase, public.board.last()) else {
        return Vec::new();
    };
    let claim = |(number, spot): (usize, Spot)| {
        let part = last.shape().find(spot)?;
        let feature = public.board.feature(last.number(part));
        let source = scoring::source(&public.board, feature);
        Some(Claim {
            number,
            part: usize::from(part),
            spot,
            points: pay::points(source, public.options),
            complete: public.board.is_complete(feature),
        })
    };
    (1..).zip(legal::free(public, *seat)).filter_map(claim).collect()
}
