//! The empty cells beside laid tiles, with what their neighbours ask of a tile. Knows no feature.

use super::cell::Cell;
use super::components::Kind;
use super::shape::{Edge, Shape};
use super::side::Side;

/// An empty cell beside at least one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Where it is.
    pub cell: Cell,
    /// What the sides with a neighbour must show, two bits a side.
    want: u8,
    /// The sides with a neighbour, both bits of each.
    mask: u8,
}

impl Gap {
    /// Whether a tile in one orientation continues all its neighbours.
    #[must_use]
    pub fn takes(&self, shape: &Shape) -> bool {
        (shape.code ^ self.want) & self.mask == 0
    }

    /// Whether a kind fits in any orientation.
    #[must_use]
    pub fn takes_kind(&self, kind: Kind) -> bool {
        orientations(kind).any(|top| self.takes(Shape::of(kind, top)))
    }

    /// How many tiles lie beside it.
    #[must_use]
    pub fn neighbours(&self) -> u8 {
        (self.mask.count_ones() / 2) as u8
    }

    /// The sides that do not continue a neighbour, for a tile in one orientation.
    pub fn clashes(self, shape: &Shape) -> impl Iterator<Item = Side> {
        let clash = (shape.code ^ self.want) & self.mask;
        Side::ALL.into_iter().filter(move |side| clash >> (2 * *side as u8) & 3 != 0)
    }
}

/// The orientations in which a kind looks different, by the side its drawn top is turned to.
pub fn orientations(kind: Kind) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().take(usize::from(kind.fact().period))
}

/// All empty cells beside laid tiles, in the order in which they came to be.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Frontier(Vec<Gap>);

impl Frontier {
    /// The gaps.
    #[must_use]
    pub fn gaps(&self) -> &[Gap] {
        &self.0
    }

    /// The gap at a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<&Gap> {
        self.0.iter().find(|gap| gap.cell == cell)
    }

    /// A new neighbour asks for something on a side of an empty cell.
    pub(super) fn want(&mut self, cell: Cell, side: Side, edge: Edge) {
        let (want, mask) = ((edge as u8) << (2 * side as u8), 3 << (2 * side as u8));
        match self.0.iter_mut().find(|gap| gap.cell == cell) {
            Some(gap) => {
                gap.want |= want;
                gap.mask |= mask;
            }
            None => self.0.push(Gap { cell, want, mask }),
        }
    }

    /// A cell is taken.
    pub(super) fn fill(&mut self, cell: Cell) {
        if let Some(place) = self.0.iter().position(|gap| gap.cell == cell) {
            self.0.remove(place);
        }
    }

    /// Whether a kind fits anywhere.
    #[must_use]
    pub fn takes(&self, kind: Kind) -> bool {
        self.0.iter().any(|gap| gap.takes_kind(kind))
    }
}
