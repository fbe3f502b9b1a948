//! The empty cells beside laid tiles, with what their neighbours ask of a tile. Knows no feature.

use super::cell::Cell;
use super::components::{Kind, TILES};
use super::shape::{TileEdge, TileShape};
use super::side::Side;
use std::num::NonZeroU16;

/// What an empty cell's neighbours ask for, two bits a side, as [`TileEdge`] numbers them, or [`ANY`].
type Ask = u8;

/// A side without a neighbour.
const ANY: u8 = 3;
/// Nothing is asked for.
const NOTHING: Ask = u8::MAX;
/// How many different things can be asked for.
const ASKS: usize = 256;

/// The orientations in which each kind answers each ask, a bit each; of those that look the same
/// only the first.
static FITTING: [[u8; ASKS]; Kind::KINDS] = {
    let mut fitting = [[0; ASKS]; Kind::KINDS];
    let mut kind = 0;
    while kind < Kind::KINDS {
        let mut turns = 0;
        while turns < Kind::ALL[kind].fact().period {
            let code = TileShape::of(Kind::ALL[kind], Side::turned(turns)).code;
            let mut ask = 0;
            while ask < ASKS {
                if answers(code, ask as Ask) {
                    fitting[kind][ask] |= 1 << turns;
                }
                ask += 1;
            }
            turns += 1;
        }
        kind += 1;
    }
    fitting
};

/// Whether a tile's sides are what is asked for.
const fn answers(code: u8, ask: Ask) -> bool {
    let mut side = 0;
    while side < 4 {
        let asked = ask >> (2 * side) & 3;
        if asked != ANY && asked != code >> (2 * side) & 3 {
            return false;
        }
        side += 1;
    }
    true
}

/// The number of a laid tile in the order of laying, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TileId(NonZeroU16);

impl TileId {
    /// The tile that is laid after so many.
    fn after(count: usize) -> TileId {
        let number = u16::try_from(count + 1).ok().and_then(NonZeroU16::new);
        number.map_or_else(|| unreachable!("there are {TILES} tiles"), TileId)
    }

    /// Its position in a list of all laid tiles.
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// An empty cell beside at least one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Where it is.
    pub cell: Cell,
    ask: Ask,
    /// The tiles on its sides.
    beside: [Option<TileId>; 4],
}

impl Gap {
    /// Whether a tile in one orientation continues all its neighbours.
    #[must_use]
    pub const fn takes(&self, shape: &TileShape) -> bool {
        answers(shape.code, self.ask)
    }

    /// The orientations in which a kind fits, by the side its drawn top is turned to; each that
    /// looks different once.
    pub fn tops(&self, kind: Kind) -> impl Iterator<Item = Side> + use<> {
        let mut fitting = FITTING[kind as usize][usize::from(self.ask)];
        std::iter::from_fn(move || {
            let top = (fitting != 0).then(|| Side::turned(fitting.trailing_zeros() as u8));
            fitting &= fitting.wrapping_sub(1);
            top
        })
    }

    /// Whether a kind fits in any orientation.
    #[must_use]
    pub fn takes_kind(&self, kind: Kind) -> bool {
        FITTING[kind as usize][usize::from(self.ask)] != 0
    }

    /// How many tiles lie beside it.
    #[must_use]
    pub fn neighbours(&self) -> u8 {
        self.beside.iter().map(|tile| u8::from(tile.is_some())).sum()
    }

    /// The position of the tile on a side, in the order of laying.
    #[must_use]
    pub fn beside(&self, side: Side) -> Option<usize> {
        self.beside[side as usize].map(TileId::index)
    }

    /// The sides that do not continue a neighbour, for a tile in one orientation.
    pub fn clashes(self, shape: &TileShape) -> impl Iterator<Item = Side> {
        let bits = |code: u8, side: Side| code >> (2 * side as u8) & 3;
        let code = shape.code;
        Side::ALL
            .into_iter()
            .filter(move |side| bits(self.ask, *side) != ANY && bits(self.ask, *side) != bits(code, *side))
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

    /// The tile that is laid after so many asks for something on a side of an empty cell.
    pub(super) fn want(&mut self, cell: Cell, side: Side, edge: TileEdge, count: usize) {
        let place = self.0.iter().position(|gap| gap.cell == cell).unwrap_or_else(|| {
            self.0.push(Gap {
                cell,
                ask: NOTHING,
                beside: [None; 4],
            });
            self.0.len() - 1
        });
        let gap = &mut self.0[place];
        gap.ask &= !((ANY ^ edge as u8) << (2 * side as u8));
        gap.beside[side as usize] = Some(TileId::after(count));
    }

    /// A tile is laid on a cell: the gap that was there, if it takes the tile.
    pub(super) fn fill(&mut self, cell: Cell, shape: &TileShape) -> Option<Gap> {
        let takes = |gap: &Gap| gap.cell == cell && gap.takes(shape);
        let place = self.0.iter().position(takes)?;
        Some(self.0.remove(place))
    }

    /// Whether a kind fits anywhere.
    #[must_use]
    pub fn takes(&self, kind: Kind) -> bool {
        self.0.iter().any(|gap| gap.takes_kind(kind))
    }
}
