//! Where things are on a tile's drawing: where a follower stands, and which ground a field covers.

use super::super::components::Kind;
use super::super::shape::TileShape;
use super::super::side::{Half, Side};
use super::super::spot::Land;
use crate::render::scene::Point;

/// Where a follower stands on each part, in the order of the parts, with the drawn top to the
/// north.
const STANDS: [&[(f32, f32)]; Kind::KINDS] = [
    &[(48.0, 84.0), (20.0, 20.0), (48.0, 50.0)],
    &[(19.0, 48.0), (48.0, 50.0)],
    &[(54.0, 54.0)],
    &[(48.0, 13.0), (48.0, 48.0), (16.0, 32.0), (48.0, 76.0)],
    &[(48.0, 13.0), (48.0, 64.0)],
    &[(62.0, 48.0), (48.0, 9.0), (48.0, 87.0)],
    &[(46.0, 48.0), (48.0, 9.0), (48.0, 87.0)],
    &[(48.0, 13.0), (48.0, 83.0), (48.0, 48.0)],
    &[(56.0, 12.0), (12.0, 56.0), (62.0, 62.0)],
    &[(48.0, 13.0), (62.0, 62.0), (24.0, 58.0), (83.0, 83.0)],
    &[(48.0, 13.0), (34.0, 62.0), (74.0, 56.0), (13.0, 83.0)],
    &[(48.0, 13.0), (80.0, 48.0), (48.0, 80.0), (16.0, 48.0), (22.0, 31.0), (78.0, 76.0), (18.0, 76.0)],
    &[(42.0, 30.0), (70.0, 70.0)],
    &[(32.0, 30.0), (70.0, 70.0)],
    &[(42.0, 28.0), (62.0, 62.0), (84.0, 36.0), (84.0, 84.0)],
    &[(32.0, 30.0), (62.0, 62.0), (84.0, 36.0), (84.0, 84.0)],
    &[(50.0, 42.0), (48.0, 86.0)],
    &[(48.0, 42.0), (48.0, 86.0)],
    &[(50.0, 42.0), (48.0, 82.0), (72.0, 88.0), (24.0, 88.0)],
    &[(48.0, 42.0), (48.0, 82.0), (72.0, 88.0), (24.0, 88.0)],
    &[(48.0, 48.0), (48.0, 19.0), (48.0, 77.0)],
    &[(34.0, 62.0), (62.0, 34.0), (13.0, 83.0)],
    &[(80.0, 48.0), (48.0, 80.0), (16.0, 48.0), (48.0, 19.0), (77.0, 77.0), (19.0, 77.0)],
    &[
        (48.0, 16.0),
        (80.0, 48.0),
        (48.0, 80.0),
        (16.0, 48.0),
        (18.0, 18.0),
        (78.0, 18.0),
        (78.0, 78.0),
        (18.0, 78.0),
    ],
];

/// A point of a tile's canvas of 96 by 96, turned, on a tile with its corner at a point and sides
/// of a length.
fn turned((x, y): (f32, f32), top: Side, at: Point, size: f32) -> Point {
    let (x, y) = match top {
        Side::North => (x, y),
        Side::East => (96.0 - y, x),
        Side::South => (96.0 - x, 96.0 - y),
        Side::West => (y, 96.0 - x),
    };
    Point(at.0 + x * size / 96.0, at.1 + y * size / 96.0)
}

/// Where a follower stands on a part of a tile.
pub(super) fn stand(kind: Kind, top: Side, part: usize, at: Point, size: f32) -> Point {
    let place = STANDS[kind as usize].get(part).copied().unwrap_or((48.0, 48.0));
    turned(place, top, at, size)
}

/// The corners and middles of the sides, clockwise from the north-west corner: half side `n` goes
/// from `n` to `n + 1`.
const ROUND: [(f32, f32); 8] = [
    (0.0, 0.0),
    (48.0, 0.0),
    (96.0, 0.0),
    (96.0, 48.0),
    (96.0, 96.0),
    (48.0, 96.0),
    (0.0, 96.0),
    (0.0, 48.0),
];

/// Where the fields of a kind meet: the middle, or where its road bends.
const fn hub(kind: Kind) -> (f32, f32) {
    match kind {
        Kind::J | Kind::O | Kind::P => (62.0, 62.0),
        Kind::K | Kind::V => (34.0, 62.0),
        _ => (48.0, 48.0),
    }
}

/// The ground of a field part, as triangles between its half sides and the hub. Cities and roads
/// are drawn over it; a city's side belongs to the field that borders on both its ends.
pub(super) fn ground(kind: Kind, top: Side, part: usize, at: Point, size: f32) -> Vec<Vec<Point>> {
    let shape = TileShape::of(kind, Side::North);
    if shape
        .parts()
        .get(part)
        .is_none_or(|part| part.land != Land::Field)
    {
        return Vec::new();
    }
    let on = |half: u8| shape.on_half(Half(half % 8)).map(usize::from);
    let nearest = |half: u8| {
        let before = (0..8).find_map(|back| on(half + 8 - back));
        let after = (0..8).find_map(|ahead| on(half + ahead));
        if before == after { before } else { on(half) }
    };
    let halves = (0u8..8).filter(|half| nearest(*half) == Some(part));
    let triangle = |half: u8| {
        let corners = [ROUND[usize::from(half)], ROUND[usize::from(half + 1) % 8], hub(kind)];
        corners.map(|corner| turned(corner, top, at, size)).to_vec()
    };
    halves.map(triangle).collect()
}
