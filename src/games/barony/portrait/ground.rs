//! The board's ground: our own drawings of the terrain, where each space lies in the picture, and
//! its name.

use super::super::event::Trace;
use super::super::state::Public;
use super::super::{Board, Terrain};
use crate::render::inks::{INK, SIGNAL, WHITE};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;
use std::borrow::Cow;

/// The picture's width.
pub(super) const WIDTH: f32 = 900.0;
/// Where the board begins.
const TOP: f32 = 60.0;
/// How wide a space is and how far apart rows are, for two, three and four seats. A space is as
/// high as its drawing makes it. All are whole pixels and a side climbs a pixel for each two, so
/// that what is drawn in one space is drawn in another to the pixel, and compresses well.
const STEP: [(f32, f32); 3] = [(96.0, 81.0), (84.0, 71.0), (76.0, 64.0)];
/// The least size of a space's name.
const NAME: f32 = 25.5;
/// The least size of figures on plates.
pub(super) const FIGURE: f32 = 21.0;
/// The lines between spaces.
const BORDER: Color = Color(0x5f, 0x4a, 0x2c, 255);
/// The size of the drawings.
const DRAWN: (u16, u16) = (76, 83);

macro_rules! ground {
    ($name:ident, $file:literal) => {
        static $name: Art = Art {
            name: concat!("barony/", $file),
            size: (76, 83),
            svg: Cow::Borrowed(include_str!(concat!("../art/", $file, ".svg"))),
        };
    };
}

ground!(MOUNTAIN, "mountain");
ground!(FOREST, "forest");
ground!(PLAIN, "plain");
ground!(FIELD, "field");
ground!(LAKE, "lake");

/// A terrain's drawing.
pub(super) fn art(terrain: Terrain) -> &'static Art {
    match terrain {
        Terrain::Mountain => &MOUNTAIN,
        Terrain::Forest => &FOREST,
        Terrain::Plain => &PLAIN,
        Terrain::Field => &FIELD,
        Terrain::Lake => &LAKE,
    }
}

/// A terrain's drawing, so wide, with its middle at a point.
pub(super) fn drawing(terrain: Terrain, at: Point, width: f32) -> Item {
    let art = art(terrain);
    let scale = width / f32::from(DRAWN.0);
    Item::art(art, Point(at.0 - width / 2.0, at.1 - (f32::from(DRAWN.1) * scale).round() / 2.0), scale)
}

/// Where spaces lie in the picture.
pub(super) struct Grid {
    /// From a space's middle to its upper and lower corner.
    pub radius: f32,
    /// From a space's middle to the next one's and to the next row's.
    step: (f32, f32),
    /// The middle of column 1 of the upper row.
    origin: Point,
    /// Where the board ends.
    pub bottom: f32,
}

impl Grid {
    /// The places for a board.
    pub(super) fn of(board: &Board) -> Grid {
        let step = STEP[usize::from(board.seats().clamp(2, 4) - 2)];
        let height = (step.0 * f32::from(DRAWN.1) / f32::from(DRAWN.0)).round();
        let names = || {
            board
                .outline()
                .all()
                .iter()
                .map(|place| board.outline().name(place))
        };
        let across = |row: u8, column: u8| f32::from(column) + f32::from(row % 2) / 2.0;
        let (left, right) = names().fold((f32::MAX, 0.0_f32), |(left, right), name| {
            let x = across(name.row(), name.column());
            (left.min(x), right.max(x))
        });
        let rows = names().map(|name| name.row()).max().unwrap_or(0);
        let middle = (left + right) / 2.0 * step.0;
        let origin = Point((WIDTH / 2.0 - middle).round(), TOP + height / 2.0);
        Grid {
            radius: height / 2.0,
            step,
            origin,
            bottom: origin.1 + f32::from(rows) * step.1 + height / 2.0,
        }
    }

    /// The middle of a place.
    pub(super) fn middle(&self, board: &Board, place: u8) -> Point {
        let name = board.outline().name(place);
        let across = f32::from(name.column()) + f32::from(name.row() % 2) / 2.0;
        Point(self.origin.0 + across * self.step.0, self.origin.1 + f32::from(name.row()) * self.step.1)
    }

    /// The outline of a place, larger by so much on all sides than halfway between it and its
    /// neighbours.
    pub(super) fn hexagon(&self, board: &Board, place: u8, by: f32) -> Outline {
        // The drawings leave a pixel to the left and below, and two to the right and above.
        let Point(x, y) = self.middle(board, place);
        let (x, y) = (x - 0.5, y + 0.5);
        let (across, down) = (self.step.0 / 2.0 + by, self.radius + by);
        let half = down - across / 2.0;
        let corners =
            [(0.0, -down), (across, -half), (across, half), (0.0, down), (-across, half), (-across, -half)];
        Outline::Polygon(
            corners
                .iter()
                .map(|(right, down)| Point(x + right, y + down))
                .collect(),
        )
    }
}

/// All spaces.
pub(super) fn items(board: &Board, grid: &Grid) -> Vec<Item> {
    let all = board.outline().all();
    let edge = |place| Item::filled(grid.hexagon(board, place, 1.5), BORDER);
    let ground = |place| drawing(board.terrain(place), grid.middle(board, place), grid.step.0);
    all.iter().map(edge).chain(all.iter().map(ground)).collect()
}

/// The spaces' names, below what stands there.
pub(super) fn names(board: &Board, grid: &Grid) -> Vec<Item> {
    let name = Label::new(Face::Bold, (grid.radius * 0.5).max(NAME), INK);
    let named = |place| {
        let Point(x, y) = grid.middle(board, place);
        let words = board.outline().name(place).to_string();
        name.at(Point(x, (y + grid.radius * 0.56).round()), Anchor::Middle, words)
    };
    board.outline().all().iter().map(named).collect()
}

/// What the newest turn did: frames in the colour of whoever did it where something happened,
/// arrows where something moved; several steps are numbered.
pub(super) fn traces(public: &Public, grid: &Grid) -> Vec<Item> {
    let (board, outline) = (&public.board, public.board.outline());
    let mut items = Vec::new();
    for trace in &public.traces {
        let Some(to) = outline.place(trace.to) else {
            continue;
        };
        items.extend(seat::framed(trace.seat.number(), &grid.hexagon(board, to, -4.0), 4.2));
        if let Some(from) = trace.from.and_then(|from| outline.place(from)) {
            items.extend(arrow(grid.middle(board, from), grid.middle(board, to), grid.radius));
        }
    }
    items
}

/// The numbers of the newest turn's steps, where there are several.
pub(super) fn steps(public: &Public, grid: &Grid) -> Vec<Item> {
    let several = public.traces.len() > 1;
    let numbered = (1..).zip(public.traces.iter().filter(|_| several));
    let step = |(number, trace): (usize, &Trace)| {
        let place = public.board.outline().place(trace.to)?;
        let Point(x, y) = grid.middle(&public.board, place);
        let at = Point(x + grid.radius * 0.8, y - grid.radius * 0.52);
        let size = (grid.radius * 0.26).max(FIGURE / 1.5);
        let plate = Item::Shape {
            outline: Outline::Circle(at, size),
            fill: Some(Fill::Plain(SIGNAL)),
            stroke: Some((WHITE, 2.0)),
        };
        let figure = Label::new(Face::Bold, size * 1.5, WHITE);
        let figure = figure.at(Point(at.0, at.1 + size * 0.54), Anchor::Middle, number.to_string());
        Some([plate, figure])
    };
    numbered.filter_map(step).flatten().collect()
}

fn arrow(from: Point, to: Point, radius: f32) -> Vec<Item> {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(1.0);
    let (x, y) = (across / length, down / length);
    let on =
        |part: f32, aside: f32| Point(from.0 + across * part - y * aside, from.1 + down * part + x * aside);
    let (begin, neck, tip) = (on(0.3, 0.0), on(0.5, 0.0), on(0.66, 0.0));
    let wing = radius * 0.24;
    let head = Outline::Polygon(vec![tip, on(0.48, wing), on(0.48, -wing)]);
    let shaft = || Outline::Line(vec![begin, neck]);
    vec![
        Item::stroked(shaft(), WHITE, radius * 0.3),
        Item::Shape {
            outline: head,
            fill: Some(Fill::Plain(SIGNAL)),
            stroke: Some((WHITE, 3.0)),
        },
        Item::stroked(shaft(), SIGNAL, radius * 0.17),
    ]
}
