//! The board's ground: our own drawings of the terrain, where each space lies in the picture, and its name.

use super::super::state::Public;
use super::super::{Board, Terrain};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use std::borrow::Cow;

/// The ink of names and figures.
pub(super) const INK: Color = Color(0x2c, 0x23, 0x1b, 255);
/// What has just happened.
pub(super) const SIGNAL: Color = Color(0xb0, 0x12, 0x2a, 255);
/// The picture's width.
pub(super) const WIDTH: f32 = 900.0;
/// Where the board begins.
const TOP: f32 = 60.0;
/// How far apart spaces and rows are, for two, three and four seats: hexagons as regular as even widths allow, so that
/// each space of a row falls on the picture's pixels alike and the row compresses well.
const STEP: [(f32, f32); 3] = [(98.0, 85.0), (84.0, 73.0), (74.0, 64.0)];
/// A space's width for a radius of one.
const BREADTH: f32 = 1.732;
const CASING: Color = Color(255, 255, 255, 235);
const HALO: Color = Color(255, 255, 255, 190);
/// The radius of the drawings.
const DRAWN: f32 = 60.0;

macro_rules! ground {
    ($name:ident, $file:literal) => {
        static $name: Art =
            Art { name: concat!("barony/", $file), size: (104, 120), svg: Cow::Borrowed(include_str!(concat!("../art/", $file, ".svg"))) };
    };
}

ground!(MOUNTAIN, "mountain");
ground!(FOREST, "forest");
ground!(PLAIN, "plain");
ground!(FIELD, "field");
ground!(LAKE, "lake");

/// A terrain's drawing with its middle at a point.
pub(super) fn drawing(terrain: Terrain, at: Point, radius: f32) -> Item {
    let art = match terrain {
        Terrain::Mountain => &MOUNTAIN,
        Terrain::Forest => &FOREST,
        Terrain::Plain => &PLAIN,
        Terrain::Field => &FIELD,
        Terrain::Lake => &LAKE,
    };
    let scale = radius / DRAWN;
    Item::art(art, Point(at.0 - 52.0 * scale, at.1 - 60.0 * scale), scale)
}

/// Where spaces lie in the picture.
pub(super) struct Grid {
    /// From a space's middle to its corners.
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
        let radius = step.1 / 1.5;
        let names = || board.outline().all().iter().map(|place| board.outline().name(place));
        let across = |row: u8, column: u8| f32::from(column) + f32::from(row % 2) / 2.0;
        let (left, right) = names().fold((f32::MAX, 0.0_f32), |(left, right), name| {
            let x = across(name.row(), name.column());
            (left.min(x), right.max(x))
        });
        let rows = names().map(|name| name.row()).max().unwrap_or(0);
        let middle = (left + right) / 2.0 * step.0;
        let origin = Point((WIDTH / 2.0 - middle).round(), (TOP + radius).round());
        Grid { radius, step, origin, bottom: origin.1 + f32::from(rows) * step.1 + radius }
    }

    /// The middle of a place.
    pub(super) fn middle(&self, board: &Board, place: u8) -> Point {
        let name = board.outline().name(place);
        let across = f32::from(name.column()) + f32::from(name.row() % 2) / 2.0;
        Point(self.origin.0 + across * self.step.0, self.origin.1 + f32::from(name.row()) * self.step.1)
    }

    /// The outline of a place, its corners this far from its middle.
    pub(super) fn hexagon(&self, board: &Board, place: u8, radius: f32) -> Outline {
        let Point(x, y) = self.middle(board, place);
        let (half, across) = (radius / 2.0, radius * BREADTH / 2.0);
        let corners = [(0.0, -radius), (across, -half), (across, half), (0.0, radius), (-across, half), (-across, -half)];
        Outline::Polygon(corners.iter().map(|(right, down)| Point(x + right, y + down)).collect())
    }
}

/// All spaces.
pub(super) fn items(board: &Board, grid: &Grid) -> Vec<Item> {
    let all = board.outline().all();
    let edge = |place| Item::filled(grid.hexagon(board, place, grid.radius + 3.0), Color(0x5f, 0x4a, 0x2c, 255));
    let ground = |place| drawing(board.terrain(place), grid.middle(board, place), grid.radius * 0.985);
    all.iter().map(edge).chain(all.iter().map(ground)).collect()
}

/// The spaces' names and letters of terrain.
pub(super) fn names(board: &Board, grid: &Grid) -> Vec<Item> {
    let radius = grid.radius;
    let name = Label::new(Face::Bold, radius * 0.5, INK).halo(HALO, 2.0);
    let letter = Label::new(Face::Text, radius * 0.4, INK).halo(HALO, 2.0);
    let both = |place| {
        let Point(x, y) = grid.middle(board, place);
        [
            name.at(Point(x, y - radius * 0.42), Anchor::Middle, board.outline().name(place).to_string()),
            letter.at(Point(x, y + radius * 0.84), Anchor::Middle, board.terrain(place).letter().to_string()),
        ]
    };
    board.outline().all().iter().flat_map(both).collect()
}

/// What the newest turn did: frames where something happened, arrows where something moved.
pub(super) fn traces(public: &Public, grid: &Grid) -> Vec<Item> {
    let (board, outline) = (&public.board, public.board.outline());
    let mut items = Vec::new();
    for trace in &public.traces {
        let Some(to) = outline.place(trace.to) else { continue };
        items.push(Item::stroked(grid.hexagon(board, to, grid.radius - 3.0), CASING, 7.0));
        items.push(Item::stroked(grid.hexagon(board, to, grid.radius - 3.0), SIGNAL, 4.0));
        if let Some(from) = trace.from.and_then(|from| outline.place(from)) {
            items.extend(arrow(grid.middle(board, from), grid.middle(board, to), grid.radius));
        }
    }
    items
}

fn arrow(from: Point, to: Point, radius: f32) -> Vec<Item> {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(1.0);
    let (x, y) = (across / length, down / length);
    let on = |part: f32, aside: f32| Point(from.0 + across * part - y * aside, from.1 + down * part + x * aside);
    let (begin, neck, tip) = (on(0.3, 0.0), on(0.5, 0.0), on(0.66, 0.0));
    let wing = radius * 0.24;
    let head = Outline::Polygon(vec![tip, on(0.48, wing), on(0.48, -wing)]);
    let shaft = || Outline::Line(vec![begin, neck]);
    vec![
        Item::stroked(shaft(), CASING, radius * 0.3),
        Item::Shape { outline: head, fill: Some(Fill::Plain(SIGNAL)), stroke: Some((CASING, 3.0)) },
        Item::stroked(shaft(), SIGNAL, radius * 0.17),
    ]
}
