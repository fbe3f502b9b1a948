//! Which part of the table a picture shows, and where its cells lie there.

use super::super::cell::Cell;
use super::super::state::{Phase, Public};
use crate::render::scene::{Outline, Point};

/// The most cells across and down in a picture that is cropped round the action.
const WINDOW: (i8, i8) = (17, 14);
/// The rims with the coordinates, at the left and above, and the empty one at the right, in cells.
const RIM: (f32, f32) = (0.95, 0.74);
const RIGHT: f32 = 0.22;
/// What is left empty below.
const BELOW: f32 = 12.0;

/// The part of the table that is shown, in cells: from one corner to the other, both shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Window {
    /// The north-west corner.
    pub from: Cell,
    /// The south-east corner.
    pub to: Cell,
}

impl Window {
    /// What is laid and the cells that are marked; where that is too much, a part round the tile
    /// laid last.
    pub(super) fn of(public: &Public, whole: bool, marked: &[Cell]) -> Window {
        let mut cells: Vec<Cell> = public.board.laid().iter().map(|laid| laid.cell).collect();
        cells.extend(marked);
        let range = |of: fn(&Cell) -> i8| {
            let (least, most) = (cells.iter().map(of).min(), cells.iter().map(of).max());
            (least.unwrap_or(0), most.unwrap_or(0))
        };
        let (west, east) = range(|cell| cell.x);
        let (north, south) = range(|cell| cell.y);
        let middle = public.board.last().map_or(Cell::START, |laid| laid.cell);
        let cut = |from: i8, to: i8, most: i8, middle: i8| {
            if whole || to - from < most {
                return (from, to);
            }
            let first = (middle - most / 2).clamp(from, to - most + 1);
            (first, first + most - 1)
        };
        let (west, east) = cut(west, east, WINDOW.0, middle.x);
        let (north, south) = cut(north, south, WINDOW.1, middle.y);
        Window {
            from: Cell::new(west, north),
            to: Cell::new(east, south),
        }
    }

    /// Whether the last picture of a game leaves tiles out.
    pub(super) fn cuts_the_end(public: &Public) -> bool {
        let window = Window::of(public, false, &[]);
        let over = matches!(public.phase, Phase::Over(_));
        over && public.board.laid().iter().any(|laid| !window.has(laid.cell))
    }

    /// How many cells across and down.
    pub(super) fn size(self) -> (i8, i8) {
        (self.to.x - self.from.x + 1, self.to.y - self.from.y + 1)
    }

    /// Whether a cell is in it.
    pub(super) fn has(self, cell: Cell) -> bool {
        (self.from.x..=self.to.x).contains(&cell.x) && (self.from.y..=self.to.y).contains(&cell.y)
    }

    /// The side of a cell in scene units, so that a large table is not too large a picture.
    pub(super) fn cell(self) -> f32 {
        match self.size().0.max(self.size().1) {
            ..=9 => 96.0,
            10..=12 => 72.0,
            13..=20 => 56.0,
            _ => 40.0,
        }
    }

    /// Width and height of the picture of it.
    pub(super) fn extent(self) -> (f32, f32) {
        let (across, down) = self.size();
        let cell = self.cell();
        ((f32::from(across) + RIM.0 + RIGHT) * cell, (f32::from(down) + RIM.1) * cell + BELOW)
    }
}

/// Where the picture of a window lies.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The part of the table.
    pub window: Window,
    /// The north-west corner of its cells.
    pub corner: Point,
    /// The side of a cell.
    pub cell: f32,
}

impl Frame {
    /// A window with the corner of its rim at a point.
    pub(super) fn new(window: Window, at: Point) -> Frame {
        let cell = window.cell();
        Frame {
            window,
            corner: Point(at.0 + RIM.0 * cell, at.1 + RIM.1 * cell),
            cell,
        }
    }

    /// The north-west corner of a cell.
    pub(super) fn at(self, cell: Cell) -> Point {
        let steps = (f32::from(cell.x - self.window.from.x), f32::from(cell.y - self.window.from.y));
        Point(self.corner.0 + steps.0 * self.cell, self.corner.1 + steps.1 * self.cell)
    }

    /// The middle of a cell.
    pub(super) fn middle(self, cell: Cell) -> Point {
        let Point(x, y) = self.at(cell);
        Point(x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// The outline of a cell, smaller by `inset` on each side.
    pub(super) fn square(self, cell: Cell, inset: f32) -> Outline {
        let Point(x, y) = self.at(cell);
        Outline::Rectangle(Point(x + inset, y + inset), self.cell - 2.0 * inset, self.cell - 2.0 * inset, 0.0)
    }
}
