//! The outline of a board: which spaces there are, how they touch, what they are called. Knows no
//! terrain and no pawn.

use super::components::{LAYOUTS, NEIGHBOURS, TILE_SHAPE};
use super::space::Space;
use super::spaces::Spaces;
use std::sync::LazyLock;

/// A number that no place has.
const NOWHERE: u8 = u8::MAX;

/// The outline for a number of seats. Its places are counted row by row from the top left.
pub struct BoardOutline {
    names: Vec<Space>,
    places: [u8; Space::NAMED],
    axial: Vec<(i8, i8)>,
    touching: Vec<Spaces>,
    rim: Spaces,
    /// The place of each space of each tile, in the order in which tiles are laid.
    tiled: Vec<u8>,
}

const _: () = assert!(most_spaces() <= u128::BITS as usize, "a set of spaces has a bit for each");

/// How many spaces the largest board has.
const fn most_spaces() -> usize {
    let (mut most, mut layout) = (0, 0);
    while layout < LAYOUTS.len() {
        let (mut spaces, mut row) = (0, 0);
        while row < LAYOUTS[layout].len() {
            spaces += TILE_SHAPE.len() * LAYOUTS[layout][row].1 as usize;
            row += 1;
        }
        if spaces > most {
            most = spaces;
        }
        layout += 1;
    }
    most
}

static OUTLINES: LazyLock<[BoardOutline; 3]> = LazyLock::new(|| LAYOUTS.map(BoardOutline::lay));

impl BoardOutline {
    /// The outline for two, three or four seats.
    #[must_use]
    pub fn of(seats: u8) -> &'static BoardOutline {
        match seats {
            2..=4 => &OUTLINES[usize::from(seats - 2)],
            _ => unreachable!("two to four play"),
        }
    }

    fn lay(layout: &[(i8, i8)]) -> BoardOutline {
        let lines = (0i8..).zip(layout);
        let tiles =
            lines.flat_map(|(j, (first, count))| (*first..first + count).map(move |i| (i + 2 * j, i - j)));
        let tiled: Vec<(i8, i8)> = tiles
            .flat_map(|(q, r)| TILE_SHAPE.map(|(across, down)| (q + across, r + down)))
            .collect();
        let mut axial = tiled.clone();
        axial.sort_unstable_by_key(|(q, r)| (*r, *q));
        let place = |at: (i8, i8)| number(&axial, at);
        let near = |at: (i8, i8)| NEIGHBOURS.map(|(across, down)| place((at.0 + across, at.1 + down)));
        let top = axial.first().map_or(0, |first| first.1);
        let column = |(q, r): (i8, i8)| q + (r - top) / 2;
        let left = axial.iter().map(|at| column(*at)).min().unwrap_or(0);
        let names: Vec<Space> = axial
            .iter()
            .map(|at| Space::new((at.1 - top) as u8, (column(*at) - left) as u8))
            .collect();
        let mut places = [NOWHERE; Space::NAMED];
        (0u8..)
            .zip(&names)
            .for_each(|(place, name)| places[name.index()] = place);
        BoardOutline {
            names,
            places,
            touching: axial
                .iter()
                .map(|at| near(*at).into_iter().flatten().collect())
                .collect(),
            rim: (0u8..)
                .zip(&axial)
                .filter(|(_, at)| near(**at).contains(&None))
                .map(|(place, _)| place)
                .collect(),
            tiled: tiled.iter().filter_map(|at| place(*at)).collect(),
            axial,
        }
    }

    /// How many spaces there are.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.names.len() as u8
    }

    /// All spaces.
    #[must_use]
    pub fn all(&self) -> Spaces {
        Spaces::first(self.size())
    }

    /// The spaces from which a step can lead off the board.
    #[must_use]
    pub fn rim(&self) -> Spaces {
        self.rim
    }

    /// The spaces that touch one.
    #[must_use]
    pub fn touching(&self, place: u8) -> Spaces {
        self.touching[usize::from(place)]
    }

    /// The spaces that touch any of some.
    #[must_use]
    pub fn around(&self, spaces: Spaces) -> Spaces {
        spaces
            .iter()
            .fold(Spaces::NONE, |found, place| found | self.touching(place))
    }

    /// The name of a place.
    #[must_use]
    pub fn name(&self, place: u8) -> Space {
        self.names[usize::from(place)]
    }

    /// The place of a name, if it is on this board.
    #[must_use]
    pub fn place(&self, name: Space) -> Option<u8> {
        Some(self.places[name.index()]).filter(|place| *place != NOWHERE)
    }

    /// The axial coordinates (q to the right, r down) of a place.
    #[must_use]
    pub fn axial(&self, place: u8) -> (i8, i8) {
        self.axial[usize::from(place)]
    }

    /// The place at axial coordinates.
    #[must_use]
    pub fn at(&self, axial: (i8, i8)) -> Option<u8> {
        number(&self.axial, axial)
    }

    /// The places of the tiles' spaces, tile by tile in the order of laying.
    #[must_use]
    pub fn tiled(&self) -> &[u8] {
        &self.tiled
    }
}

/// The place that has these coordinates in a list of all places.
fn number(all: &[(i8, i8)], at: (i8, i8)) -> Option<u8> {
    (0..)
        .zip(all)
        .find(|(_, one)| **one == at)
        .map(|(place, _)| place)
}
