//! Pawns as pictures: a knight is its seat's mark; buildings are silhouettes in the seat's colour
//! with its letter.

use super::super::{Board, Building};
use super::ground::{FIGURE, Grid, WIDTH};
use crate::render::inks::{INK, WHITE};
use crate::render::scene::{Anchor, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::render::seat::{self, EDGE};
use crate::rules::Seat;

/// Silhouettes on a square from −1 to 1, somewhat wider for a city.
const VILLAGE: &[(f32, f32)] = &[(-0.95, 0.9), (-0.95, -0.1), (0.0, -1.05), (0.95, -0.1), (0.95, 0.9)];
const STRONGHOLD: &[(f32, f32)] = &[
    (-0.85, 1.0),
    (-0.85, -1.0),
    (-0.45, -1.0),
    (-0.45, -0.65),
    (-0.2, -0.65),
    (-0.2, -1.0),
    (0.2, -1.0),
    (0.2, -0.65),
    (0.45, -0.65),
    (0.45, -1.0),
    (0.85, -1.0),
    (0.85, 1.0),
];
const CITY: &[(f32, f32)] = &[
    (-1.3, 0.95),
    (-1.3, -0.5),
    (-0.95, -1.1),
    (-0.6, -0.5),
    (-0.6, -0.2),
    (0.6, -0.2),
    (0.6, -0.5),
    (0.95, -1.1),
    (1.3, -0.5),
    (1.3, 0.95),
];

/// What stands in one space: a building or some knights of a seat.
struct Mark {
    seat: Seat,
    building: Option<Building>,
    knights: u8,
}

/// All pawns of the board.
pub(super) fn items(board: &Board, grid: &Grid) -> Vec<Item> {
    board
        .occupied()
        .iter()
        .flat_map(|place| space(board, place, grid))
        .collect()
}

fn space(board: &Board, place: u8, grid: &Grid) -> Vec<Item> {
    let mut marks = Vec::new();
    for seat in Seat::all(board.seats()) {
        let camp = board.camp(seat);
        marks.extend(camp.building(place).map(|building| Mark {
            seat,
            building: Some(building),
            knights: 0,
        }));
        marks.extend(camp.knights().has(place).then(|| Mark {
            seat,
            building: None,
            knights: camp.count(place),
        }));
    }
    let middle = grid.middle(board, place);
    let (places, size): (&[(f32, f32)], f32) = match marks.len() {
        1 => (&[(0.0, -0.34)], 0.41),
        2 => (&[(-0.42, -0.28), (0.44, -0.28)], 0.35),
        3 => (&[(-0.55, -0.2), (0.0, -0.48), (0.55, -0.2)], 0.27),
        _ => (&[(-0.36, -0.5), (0.36, -0.5), (-0.5, -0.08), (0.5, -0.08)], 0.24),
    };
    // Whole pixels, so that a pawn looks alike wherever it stands.
    let at = |(x, y): &(f32, f32)| {
        Point((middle.0 + x * grid.radius).round(), (middle.1 + y * grid.radius).round())
    };
    marks
        .iter()
        .zip(places)
        .flat_map(|(mark, place)| mark.items(at(place), (size * grid.radius).round()))
        .collect()
}

impl Mark {
    fn items(&self, at: Point, size: f32) -> Vec<Item> {
        match self.building {
            Some(kind) => building(self.seat, kind, at, size),
            None => knights(self.seat, self.knights, at, size),
        }
    }
}

/// A seat's knights, with their number if there are several.
fn knights(seat: Seat, count: u8, at: Point, size: f32) -> Vec<Item> {
    let mut items: Vec<Item> = seat::fitting(seat.number(), at, size, WIDTH).collect();
    if count > 1 {
        let plate = (size * 0.74).max(FIGURE * 0.6);
        let badge = Point(at.0 + size * 0.8, at.1 + size * 0.75);
        let figure = Label::new(Face::Bold, plate * 1.65, WHITE);
        items.push(Item::Shape {
            outline: Outline::Circle(badge, plate),
            fill: Some(Fill::Plain(INK)),
            stroke: Some((WHITE, 1.5)),
        });
        items.push(figure.at(Point(badge.0, badge.1 + plate * 0.6), Anchor::Middle, count.to_string()));
    }
    items
}

/// A knight of a seat in reserve, and a building; or what stands for none of them.
pub(super) fn reserve(seat: Seat, kind: Option<Building>, left: bool, at: Point, size: f32) -> Item {
    let mark = seat::mark(seat.number());
    let outline = kind.map_or_else(|| seat::outline(mark.shape, at, size), |kind| silhouette(kind, at, size));
    Item::Shape {
        outline,
        fill: left.then_some(Fill::Plain(mark.color)),
        stroke: Some((EDGE, if left { 1.8 } else { 1.2 })),
    }
}

/// The outline of a building.
fn silhouette(building: Building, at: Point, size: f32) -> Outline {
    let corners = match building {
        Building::Village => VILLAGE,
        Building::Stronghold => STRONGHOLD,
        Building::City => CITY,
    };
    let corners = corners.iter();
    Outline::Polygon(
        corners
            .map(|(x, y)| Point(at.0 + (x * size).round(), at.1 + (y * size).round()))
            .collect(),
    )
}

/// A seat's building, with the seat's letter where there is room for it.
fn building(seat: Seat, building: Building, at: Point, size: f32) -> Vec<Item> {
    let mark = seat::mark(seat.number());
    let mut items = vec![Item::Shape {
        outline: silhouette(building, at, size),
        fill: Some(Fill::Plain(mark.color)),
        stroke: Some((EDGE, (size * 0.14).max(1.2))),
    }];
    let letter = Label::new(Face::Bold, (size * 1.15).max(Scene::least(WIDTH)), mark.ink);
    let room = size >= Scene::least(WIDTH) * 0.68;
    items.extend(room.then(|| {
        let base = Point(at.0, at.1 + size * 0.78);
        letter.at(base, Anchor::Middle, mark.letter.to_string())
    }));
    items
}
