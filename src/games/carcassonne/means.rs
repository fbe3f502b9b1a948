//! How far the game is, and what a seat still has: what a computer looks at beside the tile itself.

use super::board::Board;
use super::components::TILES;
use super::features::Feature;
use super::state::Public;
use crate::rules::{Seat, indicator};

/// Followers in supply are few if there are no more than so many.
const FEW: u8 = 2;

/// How far the game is, and how many followers a seat has in supply.
#[derive(Clone, Copy)]
pub(super) struct Means {
    /// How many of all tiles have not been drawn, as a part.
    pub(super) left: f32,
    /// 1 where few followers are in supply.
    pub(super) few: f32,
    /// 1 where none is.
    pub(super) none: f32,
}

impl Means {
    pub(super) fn of(public: &Public, seat: Seat) -> Means {
        let supply = public.supply[seat];
        Means {
            left: f32::from(public.bag.len()) / f32::from(TILES),
            few: indicator(supply <= FEW),
            none: indicator(supply == 0),
        }
    }
}

/// How many parts a feature has, in fives.
pub(super) fn extent(board: &Board, feature: Feature) -> f32 {
    f32::from(board.size(feature)) / 5.0
}
