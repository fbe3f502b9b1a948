//! The laid tiles, the followers on them, and the features they make, kept up tile by tile. Knows
//! no score.
//!
//! Each part of a laid tile has a number, counted on from tile to tile. A feature is named by the
//! lowest number among its parts, and each part knows its feature, so that joining two features is
//! one pass over a small array, and nothing is ever searched for by walking the board.

use super::cell::Cell;
use super::components::{Kind, TILES};
use super::features::{Feature, Features, PartId};
use super::frontier::{Frontier, Gap};
use super::shape::{Part, TileEdge, TileShape};
use super::side::{Half, Side};
use super::spot::{Land, Spot};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Its kind.
    pub kind: Kind,
    /// Where it lies.
    pub cell: Cell,
    /// Where its drawn top is turned to.
    pub top: Side,
    /// The number of its first part.
    #[serde(skip)]
    base: PartId,
}

impl Laid {
    /// The tile as it lies.
    #[must_use]
    pub const fn shape(self) -> &'static TileShape {
        TileShape::of(self.kind, self.top)
    }

    /// Its parts with their numbers.
    pub fn parts(self) -> impl Iterator<Item = (PartId, Part)> {
        (0..)
            .zip(self.shape().parts())
            .map(move |(nth, part)| (self.base.plus(nth), *part))
    }

    /// The number of one of its parts.
    pub(super) fn number(self, part: u8) -> PartId {
        self.base.plus(part)
    }
}

/// A follower on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follower {
    /// Whose it is.
    pub seat: Seat,
    /// The part it stands on.
    pub part: PartId,
}

/// The tiles and followers on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(into = "Layout", try_from = "Layout")]
pub struct Board {
    laid: Vec<Laid>,
    followers: Vec<Follower>,
    frontier: Frontier,
    /// Each part's feature.
    feature: Vec<Feature>,
    /// The cloisters' cells and parts.
    cloisters: Vec<(Cell, PartId)>,
    /// Each feature's open ends, kept at its first part: open sides of a city or road, missing
    /// neighbours of a cloister.
    open: Vec<u8>,
}

impl Board {
    /// The board with the start tile.
    #[must_use]
    pub fn start() -> Board {
        let mut board = Board::default();
        board.put(Kind::START, Cell::START, Side::North, None);
        board
    }

    /// The tiles, in the order of laying.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The tile laid last.
    #[must_use]
    pub fn last(&self) -> Option<Laid> {
        self.laid.last().copied()
    }

    /// The tile on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        self.laid.iter().find(|laid| laid.cell == cell).copied()
    }

    /// The followers, in the order of placing.
    #[must_use]
    pub fn followers(&self) -> &[Follower] {
        &self.followers
    }

    /// The empty cells beside tiles.
    #[must_use]
    pub fn frontier(&self) -> &Frontier {
        &self.frontier
    }

    /// The feature that a part belongs to.
    #[must_use]
    pub fn feature(&self, part: PartId) -> Feature {
        self.feature[part.index()]
    }

    /// How many parts belong to a feature.
    #[must_use]
    pub fn size(&self, feature: Feature) -> u16 {
        self.feature.iter().map(|one| u16::from(*one == feature)).sum()
    }

    /// The open sides of a city or road, the missing neighbours of a cloister; 0 for fields.
    #[must_use]
    pub fn open(&self, feature: Feature) -> u8 {
        self.open[feature.first().index()]
    }

    /// The features that a follower stands on.
    #[must_use]
    pub fn claimed(&self) -> Features {
        let mut claimed = Features::default();
        self.followers
            .iter()
            .for_each(|follower| claimed.insert(self.feature(follower.part)));
        claimed
    }

    /// The number of the part that is named so on a cell.
    #[must_use]
    pub fn part_at(&self, cell: Cell, spot: Spot) -> Option<PartId> {
        let laid = self.at(cell)?;
        Some(laid.number(laid.shape().find(spot)?))
    }

    /// The tile that a part is on, and the part.
    #[must_use]
    pub fn part(&self, number: PartId) -> (Laid, Part) {
        let after = self.laid.partition_point(|laid| laid.base <= number);
        let laid = self.laid[after.saturating_sub(1)];
        (laid, laid.shape().parts()[number.index() - laid.base.index()])
    }

    /// Lays a tile, if it fits; whether it does.
    pub(super) fn lay(&mut self, kind: Kind, cell: Cell, top: Side) -> bool {
        let room = self.laid.len() < usize::from(TILES);
        let gap = if room {
            self.frontier.fill(cell, TileShape::of(kind, top))
        } else {
            None
        };
        if gap.is_some() {
            self.put(kind, cell, top, gap);
        }
        gap.is_some()
    }

    /// Puts a tile in a gap; the start tile in none.
    pub(super) fn put(&mut self, kind: Kind, cell: Cell, top: Side, gap: Option<Gap>) {
        let base = PartId::after(self.feature.len());
        let laid = Laid {
            kind,
            cell,
            top,
            base,
        };
        for (number, part) in laid.parts() {
            self.feature.push(Feature::of(number));
            self.open.push(part.sides().len());
        }
        self.surround(laid);
        let tile = self.laid.len();
        self.laid.push(laid);
        for side in Side::ALL {
            match gap.and_then(|gap| gap.beside(side)) {
                Some(other) => self.join(laid, self.laid[other], side),
                None => self
                    .frontier
                    .want(cell.step(side), side.opposite(), laid.shape().edge(side), tile),
            }
        }
    }

    /// A tile is one more round the cloisters near it, and counts those round its own.
    fn surround(&mut self, laid: Laid) {
        let cell = laid.cell;
        for (_, part) in self.cloisters.iter().filter(|(at, _)| at.is_near(cell)) {
            self.open[part.index()] -= 1;
        }
        if let Some(cloister) = laid.shape().cloister() {
            let around = self.laid.iter().filter(|other| other.cell.is_near(cell));
            let part = laid.number(cloister);
            self.open[part.index()] = 8 - around.map(|_| 1).sum::<u8>();
            self.cloisters.push((cell, part));
        }
    }

    /// The cloisters whose square of nine has a cell in it.
    pub fn cloisters_near(&self, cell: Cell) -> impl Iterator<Item = Feature> {
        self.cloisters
            .iter()
            .filter(move |(at, _)| at.is_near(cell))
            .map(|(_, part)| Feature::of(*part))
    }

    /// Joins what meets on a side of a tile.
    fn join(&mut self, laid: Laid, other: Laid, side: Side) {
        let (one, two) = (laid.shape(), other.shape());
        if let (Some(here), Some(there)) = (one.on_side(side), two.on_side(side.opposite())) {
            let joined = self.merge(laid.number(here), other.number(there));
            self.open[joined.first().index()] -= 2;
        }
        if one.edge(side) == TileEdge::City {
            return;
        }
        for half in [Half(2 * side as u8), Half(2 * side as u8 + 1)] {
            if let (Some(here), Some(there)) = (one.on_half(half), two.on_half(Half(half.0 ^ 5))) {
                self.merge(laid.number(here), other.number(there));
            }
        }
    }

    fn merge(&mut self, here: PartId, there: PartId) -> Feature {
        let (one, two) = (self.feature(here), self.feature(there));
        let (kept, gone) = (one.min(two), one.max(two));
        if kept != gone {
            for feature in &mut self.feature {
                *feature = if *feature == gone { kept } else { *feature };
            }
            let ends = std::mem::take(&mut self.open[gone.first().index()]);
            self.open[kept.first().index()] += ends;
        }
        kept
    }

    /// Places a follower on a part.
    pub(super) fn place(&mut self, seat: Seat, part: PartId) {
        self.followers.push(Follower { seat, part });
    }

    /// Takes the followers off a feature.
    pub(super) fn clear(&mut self, feature: Feature, mut taken: impl FnMut(Seat)) {
        let Board {
            followers,
            feature: features,
            ..
        } = self;
        followers.retain(|follower| {
            let stays = features[follower.part.index()] != feature;
            if !stays {
                taken(follower.seat);
            }
            stays
        });
    }

    /// The parts of a feature, with their tiles, in the order of laying.
    pub fn parts_of(&self, feature: Feature) -> impl Iterator<Item = (Laid, Part)> {
        let parts = self
            .laid
            .iter()
            .flat_map(|laid| laid.parts().map(move |(number, part)| (number, *laid, part)));
        parts
            .filter(move |(number, _, _)| self.feature(*number) == feature)
            .map(|(_, laid, part)| (laid, part))
    }

    /// What a feature is.
    #[must_use]
    pub fn land(&self, feature: Feature) -> Land {
        self.part(feature.first()).1.land
    }

    /// How many tiles a feature lies on, each counted once, and how many shields it has.
    #[must_use]
    pub fn extent(&self, feature: Feature) -> (u8, u8) {
        let mut extent = (0, 0);
        let mut last = None;
        for (laid, part) in self.parts_of(feature) {
            extent.0 += u8::from(last != Some(laid.cell));
            extent.1 += part.shields;
            last = Some(laid.cell);
        }
        extent
    }

    /// Whether a city, road or cloister is complete; a field never is.
    #[must_use]
    pub fn is_complete(&self, feature: Feature) -> bool {
        self.open(feature) == 0 && self.land(feature) != Land::Field
    }
}

/// What a board is stored as; the rest follows from it.
#[derive(Serialize, Deserialize)]
struct Layout {
    tiles: Vec<Laid>,
    followers: Vec<Standing>,
}

/// A follower as it is stored.
#[derive(Serialize, Deserialize)]
struct Standing {
    seat: Seat,
    cell: Cell,
    on: Spot,
}

impl From<Board> for Layout {
    fn from(board: Board) -> Layout {
        let standing = |follower: &Follower| {
            let (laid, part) = board.part(follower.part);
            Standing {
                seat: follower.seat,
                cell: laid.cell,
                on: part.spot(),
            }
        };
        Layout {
            followers: board.followers.iter().map(standing).collect(),
            tiles: board.laid,
        }
    }
}

impl TryFrom<Layout> for Board {
    type Error = &'static str;

    fn try_from(layout: Layout) -> Result<Board, &'static str> {
        let mut board = Board::default();
        for Laid { kind, cell, top, .. } in layout.tiles {
            if board.laid.is_empty() {
                board.put(kind, cell, top, None);
            } else if !board.lay(kind, cell, top) {
                return Err("a tile that does not fit");
            }
        }
        for standing in layout.followers {
            let part = board
                .part_at(standing.cell, standing.on)
                .ok_or("a follower on no part of a tile")?;
            board.place(standing.seat, part);
        }
        Ok(board)
    }
}
