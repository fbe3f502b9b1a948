//! Pawns as pictures: a knight is its seat's mark; buildings are silhouettes in the seat's colour
//! with its letter.

use super::super::{Board, Building};
use super::ground::Grid;
use crate::render::inks::{INK, WHITE};
use crate::render::scene::{Anchor, Face, Fill, Item, Label, Outline, Point};
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
        1 => (&[(0.0, 0.06)], 0.37),
        2 => (&[(-0.4, 0.1), (0.42, 0.1)], 0.31),
        3 => (&[(-0.55, 0.1), (0.0, 0.1), (0.55, 0.1)], 0.24),
        _ => (&[(-0.36, -0.12), (0.36, -0.12), (-0.36, 0.36), (0.36, 0.36)], 0.22),
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
pub(super) fn knights(seat: Seat, count: u8, at: Point, size: f32) -> Vec<Item> {
    let mut items = seat::items(seat.number(), at, size).to_vec();
    if count > 1 {
        let badge = Point(at.0 + size * 0.75, at.1 + size * 0.95);
        let figure = Label::new(Face::Bold, size * 1.25, WHITE);
        items.push(Item::Shape {
            outline: Outline::Circle(badge, size * 0.74),
            fill: Some(Fill::Plain(INK)),
            stroke: Some((WHITE, 1.5)),
        });
        items.push(figure.at(Point(badge.0, badge.1 + size * 0.44), Anchor::Middle, count.to_string()));
    }
    items
}

/// A seat's building.
pub(super) fn building(seat: Seat, building: Building, at: Point, size: f32) -> Vec<Item> {
    let mark = seat::mark(seat.number());
    let (corners, drop) = match building {
        Building::Village => (VILLAGE, 0.62),
        Building::Stronghold => (STRONGHOLD, 0.62),
        Building::City => (CITY, 0.74),
    };
    let outline = Outline::Polygon(
        corners
            .iter()
            .map(|(x, y)| Point(at.0 + (x * size).round(), at.1 + (y * size).round()))
            .collect(),
    );
    let letter = Label::new(Face::Bold, size * 1.15, mark.ink);
    vec![
        Item::Shape {
            outline,
            fill: Some(Fill::Plain(mark.color)),
            stroke: Some((EDGE, (size * 0.14).max(1.2))),
        },
        letter.at(Point(at.0, at.1 + size * drop), Anchor::Middle, mark.letter.to_string()),
    ]
}
