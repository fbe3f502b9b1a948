//! The picture of the table: tiles, followers, coordinates, and what is marked on it.

use super::super::board::{Feature, Laid};
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, Shown};
use super::farms::Tint;
use super::{outlook, places, tiles};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;

/// The ink of letters and figures.
pub(super) const INK: Color = Color(0x2a, 0x24, 0x1c, 255);
/// The page behind everything.
pub(super) const PAGE: Color = Color(0xfb, 0xf7, 0xee, 255);
/// The table where no tile lies.
const TABLE: Color = Color(0xe6, 0xdc, 0xc6, 255);
/// Lines between empty cells.
const LINE: Color = Color(0xd3, 0xc6, 0xaa, 255);
/// The frame of the tile just laid.
const FRAME: Color = Color(0xc2, 0x1f, 0x1f, 255);
/// The plate under a number.
pub(super) const PLATE: Color = Color(0xff, 0xff, 0xff, 255);
/// The corner of a number where the drawn tile would complete something.
const COMPLETES: Color = Color(0x1a, 0x7f, 0x37, 255);
/// The plate of the chosen cell, and behind whose turn it is.
pub(super) const CHOSEN: Color = Color(0xf2, 0xdd, 0x9c, 255);
/// A cell that nothing can fill.
const DEAD: Color = Color(0x8a, 0x7d, 0x6c, 255);
/// The most cells across and down in a picture that is cropped round the action.
const WINDOW: (i8, i8) = (17, 14);
/// The rim with the coordinates, in cells.
const RIM: f32 = 0.62;

/// What is drawn beside the tiles.
#[derive(Default)]
pub(super) struct Marks<'a> {
    /// Whether the whole table is shown, however large.
    pub whole: bool,
    /// The cells that take the drawn tile, to be numbered.
    pub numbers: Option<&'a Shown>,
    /// Cells that no tile can fill.
    pub dead: &'a [Cell],
    /// How fields are tinted.
    pub tints: &'a [Tint],
}

/// The part of the table that is shown, in cells: from one corner to the other, both shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Window {
    /// The north-west corner.
    pub from: Cell,
    /// The south-east corner.
    pub to: Cell,
}

impl Window {
    /// What is laid and one cell more; where that is too much, a part round the chosen cell or the
    /// tile laid last.
    pub(super) fn of(public: &Public, whole: bool, chosen: Option<Cell>) -> Window {
        let cells = || public.board.laid().iter().map(|laid| laid.cell);
        let (xs, ys) = (|| cells().map(|cell| cell.x), || cells().map(|cell| cell.y));
        let edge = |least: Option<i8>, most: Option<i8>| (least.unwrap_or(0) - 1, most.unwrap_or(0) + 1);
        let (west, east) = edge(xs().min(), xs().max());
        let (north, south) = edge(ys().min(), ys().max());
        let middle = chosen
            .or(public.board.last().map(|laid| laid.cell))
            .unwrap_or(Cell::START);
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
        ((f32::from(across) + RIM * 2.0) * self.cell(), (f32::from(down) + RIM) * self.cell())
    }
}

/// Where the picture of a window lies.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    window: Window,
    corner: Point,
    cell: f32,
}

impl Frame {
    /// A window with the corner of its rim at a point.
    pub(super) fn new(window: Window, at: Point) -> Frame {
        let cell = window.cell();
        Frame {
            window,
            corner: Point(at.0 + RIM * cell, at.1 + RIM * cell),
            cell,
        }
    }

    fn at(self, cell: Cell) -> Point {
        let steps = (f32::from(cell.x - self.window.from.x), f32::from(cell.y - self.window.from.y));
        Point(self.corner.0 + steps.0 * self.cell, self.corner.1 + steps.1 * self.cell)
    }

    fn middle(self, cell: Cell) -> Point {
        let Point(x, y) = self.at(cell);
        Point(x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn square(self, cell: Cell, inset: f32) -> Outline {
        let Point(x, y) = self.at(cell);
        Outline::Rectangle(Point(x + inset, y + inset), self.cell - 2.0 * inset, self.cell - 2.0 * inset, 0.0)
    }
}

/// The table in a frame.
pub(super) fn items(public: &Public, frame: Frame, marks: &Marks<'_>) -> Vec<Item> {
    let mut items = ground(frame);
    let shown: Vec<Laid> = public
        .board
        .laid()
        .iter()
        .filter(|laid| frame.window.has(laid.cell))
        .copied()
        .collect();
    for laid in &shown {
        items.extend(tile(public, *laid, frame, marks.tints));
    }
    for cell in marks.dead.iter().filter(|cell| frame.window.has(**cell)) {
        items.extend(cross(frame, *cell));
    }
    if let (Phase::Lay { kind, .. }, Some(shown)) = (&public.phase, marks.numbers) {
        items.extend(numbers(public, *kind, frame, shown));
    }
    if let Some(last) = public
        .board
        .last()
        .filter(|last| frame.window.has(last.cell) && public.board.laid().len() > 1)
    {
        items.push(Item::stroked(frame.square(last.cell, 0.0), PLATE, frame.cell * 0.1));
        items.push(Item::stroked(frame.square(last.cell, 0.0), FRAME, frame.cell * 0.055));
    }
    for follower in public.board.followers() {
        let (laid, _) = public.board.part(follower.part);
        if frame.window.has(laid.cell) {
            let part = laid
                .parts()
                .position(|(number, _)| number == follower.part)
                .unwrap_or(0);
            let at = places::stand(laid.kind, laid.top, part, frame.at(laid.cell), frame.cell);
            items.extend(seat::items(follower.seat.number(), at, frame.cell * 0.2));
        }
    }
    items
}

/// The empty table with its lines and coordinates.
fn ground(frame: Frame) -> Vec<Item> {
    let Frame { window, corner, cell } = frame;
    let (across, down) = window.size();
    let (width, height) = (f32::from(across) * cell, f32::from(down) * cell);
    let mut items = vec![Item::filled(Outline::Rectangle(corner, width, height, 0.0), TABLE)];
    for step in 0..=across {
        let x = corner.0 + f32::from(step) * cell;
        items.push(Item::stroked(
            Outline::Line(vec![Point(x, corner.1), Point(x, corner.1 + height)]),
            LINE,
            1.5,
        ));
    }
    for step in 0..=down {
        let y = corner.1 + f32::from(step) * cell;
        items.push(Item::stroked(
            Outline::Line(vec![Point(corner.0, y), Point(corner.0 + width, y)]),
            LINE,
            1.5,
        ));
    }
    let label = Label::new(Face::Bold, cell * 0.46, INK).within(cell * 0.95);
    for x in window.from.x..=window.to.x {
        let Point(middle, _) = frame.middle(Cell::new(x, window.from.y));
        items.push(label.at(Point(middle, corner.1 - cell * 0.14), Anchor::Middle, Cell::new(x, 0).column()));
    }
    for y in window.from.y..=window.to.y {
        let Point(_, middle) = frame.middle(Cell::new(window.from.x, y));
        for x in [corner.0 - cell * 0.31, corner.0 + width + cell * 0.31] {
            let row = Label::new(Face::Bold, cell * 0.46, INK).within(cell * 0.58);
            items.push(row.at(
                Point(x, middle + cell * 0.16),
                Anchor::Middle,
                Cell::new(0, y).row().to_string(),
            ));
        }
    }
    items
}

fn tile(public: &Public, laid: Laid, frame: Frame, tints: &[Tint]) -> Vec<Item> {
    let at = frame.at(laid.cell);
    if tints.is_empty() {
        return vec![tiles::tile(laid.kind, laid.top, at, frame.cell)];
    }
    let mut items = vec![Item::filled(frame.square(laid.cell, 0.0), tiles::FIELD)];
    for (nth, (number, _)) in laid.parts().enumerate() {
        let feature: Feature = public.board.feature(number);
        let Some(tint) = tints.iter().find(|tint| tint.field == feature) else {
            continue;
        };
        let grounds = places::ground(laid.kind, laid.top, nth, at, frame.cell);
        items.extend(grounds.into_iter().map(|ground| Item::Shape {
            outline: Outline::Polygon(ground),
            fill: Some(tint.fill),
            stroke: None,
        }));
    }
    items.push(tiles::bare(laid.kind, laid.top, at, frame.cell));
    items
}

fn numbers(public: &Public, kind: Kind, frame: Frame, shown: &Shown) -> Vec<Item> {
    let mut items = Vec::new();
    for candidate in shown
        .cells
        .iter()
        .filter(|candidate| frame.window.has(candidate.cell))
    {
        let Candidate { number, cell, .. } = *candidate;
        let at = frame.middle(cell);
        let (plate, width) = if shown.chosen.is_some() {
            (CHOSEN, 0.11)
        } else {
            (PLATE, 0.05)
        };
        items.push(Item::Shape {
            outline: frame.square(cell, frame.cell * 0.07),
            fill: Some(Fill::Plain(plate)),
            stroke: Some((INK, frame.cell * width)),
        });
        items.extend(outlook::completes(public, kind, candidate).then(|| corner(frame, cell)));
        let figure = Label::new(Face::Bold, frame.cell * 0.66, INK).within(frame.cell * 0.78);
        items.push(figure.at(Point(at.0, at.1 + frame.cell * 0.24), Anchor::Middle, number.to_string()));
    }
    items
}

/// The corner of a plate where the drawn tile would complete something.
fn corner(frame: Frame, cell: Cell) -> Item {
    let (Point(x, y), inset, side) = (frame.at(cell), frame.cell * 0.07, frame.cell * 0.3);
    let (right, top) = (x + frame.cell - inset, y + inset);
    Item::filled(
        Outline::Polygon(vec![Point(right - side, top), Point(right, top), Point(right, top + side)]),
        COMPLETES,
    )
}

fn cross(frame: Frame, cell: Cell) -> [Item; 2] {
    let Point(x, y) = frame.middle(cell);
    let reach = frame.cell * 0.28;
    let line = |one: Point, two: Point| Item::stroked(Outline::Line(vec![one, two]), DEAD, frame.cell * 0.1);
    [
        line(Point(x - reach, y - reach), Point(x + reach, y + reach)),
        line(Point(x + reach, y - reach), Point(x - reach, y + reach)),
    ]
}
