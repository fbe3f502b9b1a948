//! The picture of the table: tiles, followers, coordinates, and what is marked on it.

use super::super::board::Laid;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::features::Feature;
use super::super::spot::Land;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, Candidates};
use super::inks::{INK, PLATE};
use super::marks::{Marks, Tint};
use super::window::Frame;
use super::{newest, outlook, places, tiles};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;

/// The table where no tile lies.
const TABLE: Color = Color(0xdd, 0xd1, 0xb8, 255);
/// Lines between empty cells.
const LINE: Color = Color(0xc9, 0xbb, 0x9c, 255);
/// The frame of the tile just laid.
const FRAME: Color = Color(0xc2, 0x1f, 0x1f, 255);
/// Behind the points that the drawn tile would pay on a cell.
const PAYS: Color = Color(0x1a, 0x6b, 0x30, 255);
/// A follower's radius in cells.
const FOLLOWER: f32 = 0.28;
/// The radius of one who lies in a field.
const FARMER: f32 = 0.24;
/// A cell that nothing can fill.
const DEAD: Color = Color(0x8a, 0x7d, 0x6c, 255);

/// The table in a frame, in a picture of a width.
pub(super) fn items(public: &Public, frame: Frame, width: f32, marks: &Marks<'_>) -> Vec<Item> {
    let mut items = ground(frame);
    items.extend(coordinates(frame));
    for laid in public
        .board
        .laid()
        .iter()
        .filter(|laid| frame.window.has(laid.cell))
    {
        items.extend(tile(public, *laid, frame, marks.tints));
    }
    for cell in marks.dead.iter().filter(|cell| frame.window.has(**cell)) {
        items.extend(cross(frame, *cell));
    }
    if let (Phase::Lay { kind, .. }, Some(shown)) = (&public.phase, marks.numbers) {
        items.extend(numbers(public, *kind, frame, shown));
    }
    items.extend(newest(public, frame));
    items.extend(followers(public, frame, width));
    items.extend(paid(public, frame));
    items
}

/// The frame of the tile laid last, in the colour of whoever laid it.
fn newest(public: &Public, frame: Frame) -> Vec<Item> {
    let Some(last) = newest::newest(public).filter(|last| frame.window.has(last.cell)) else {
        return Vec::new();
    };
    let square = frame.square(last.cell, 0.0);
    match newest::layer(public) {
        Some(seat) => seat::framed(seat.number(), &square, frame.cell * 0.075).into(),
        None => [(PLATE, 0.17), (INK, 0.12), (FRAME, 0.075)]
            .map(|(color, width)| Item::stroked(square.clone(), color, frame.cell * width))
            .into(),
    }
}

/// What the tile laid last has paid.
fn paid(public: &Public, frame: Frame) -> Vec<Item> {
    let Some(last) = newest::newest(public).filter(|last| frame.window.has(last.cell)) else {
        return Vec::new();
    };
    let mut items = Vec::new();
    let paid: u16 = newest::paid(public).iter().map(|score| score.points).sum();
    if paid > 0 {
        let Point(x, y) = frame.at(last.cell);
        let (width, height) = (frame.cell * 0.72, frame.cell * 0.42);
        let corner = Point(x + (frame.cell - width) / 2.0, y + frame.cell - height * 0.8);
        items.push(Item::Shape {
            outline: Outline::Rectangle(corner, width, height, height * 0.3),
            fill: Some(Fill::Plain(PLATE)),
            stroke: Some((INK, frame.cell * 0.03)),
        });
        let figure = Label::new(Face::Bold, frame.cell * 0.42, INK).within(width * 0.9);
        let at = Point(corner.0 + width / 2.0, corner.1 + height * 0.86);
        items.push(figure.at(at, Anchor::Middle, format!("+{paid}")));
    }
    items
}

/// Each follower where it stands on its tile, in a picture of a width; farmers, who lie, hollow.
pub(super) fn followers(public: &Public, frame: Frame, width: f32) -> Vec<Item> {
    let mut items = Vec::new();
    for follower in public.board.followers() {
        let (laid, _) = public.board.part(follower.part);
        if frame.window.has(laid.cell) {
            let part = laid
                .parts()
                .position(|(number, _)| number == follower.part)
                .unwrap_or(0);
            let at = places::stand(laid.kind, laid.top, part, frame.at(laid.cell), frame.cell);
            let lies = public.board.part(follower.part).1.land == Land::Field;
            let (seat, radius) = (follower.seat.number(), frame.cell * if lies { FARMER } else { FOLLOWER });
            let at = within(seat, at, radius, frame, laid.cell);
            if lies {
                let hollow = seat::outline(seat::mark(seat).shape, at, radius * 0.5);
                items.push(seat::bare(seat, at, radius));
                items.push(Item::Shape {
                    outline: hollow,
                    fill: Some(Fill::Plain(PLATE)),
                    stroke: Some((seat::EDGE, radius * 0.1)),
                });
            } else {
                items.extend(seat::fitting(seat, at, radius, width));
            }
        }
    }
    items
}

/// The place nearest to a point from where a follower's mark does not stick out of its cell.
fn within(seat: u8, at: Point, radius: f32, frame: Frame, cell: Cell) -> Point {
    let shape = seat::mark(seat).shape;
    // Half of the mark's edge.
    let edge = radius * 0.08 + 1.0;
    let reach = |way: (f32, f32)| seat::reach(shape, way) * radius + edge;
    let Point(left, top) = frame.at(cell);
    let between = |one: f32, from: f32, to: f32| one.max(from).min(to.max(from));
    Point(
        between(at.0, left + reach((-1.0, 0.0)), left + frame.cell - reach((1.0, 0.0))),
        between(at.1, top + reach((0.0, -1.0)), top + frame.cell - reach((0.0, 1.0))),
    )
}

/// The empty table with its lines.
pub(super) fn ground(frame: Frame) -> Vec<Item> {
    let Frame { window, corner, cell } = frame;
    let (across, down) = window.size();
    let (width, height) = (f32::from(across) * cell, f32::from(down) * cell);
    let mut items = vec![Item::filled(Outline::Rectangle(corner, width, height, 0.0), TABLE)];
    let mut line = |from, to| items.push(Item::stroked(Outline::Line(vec![from, to]), LINE, 1.5));
    for step in 0..=across {
        let x = corner.0 + f32::from(step) * cell;
        line(Point(x, corner.1), Point(x, corner.1 + height));
    }
    for step in 0..=down {
        let y = corner.1 + f32::from(step) * cell;
        line(Point(corner.0, y), Point(corner.0 + width, y));
    }
    items
}

/// The columns' letters above the table, and the rows' numbers at its left.
fn coordinates(frame: Frame) -> Vec<Item> {
    let Frame { window, corner, cell } = frame;
    let label = Label::new(Face::Bold, cell * 0.5, INK).within(cell * 0.95);
    let column = |x: i8| {
        let Point(middle, _) = frame.middle(Cell::new(x, window.from.y));
        label.at(Point(middle, corner.1 - cell * 0.14), Anchor::Middle, Cell::new(x, 0).column())
    };
    let row = |y: i8| {
        let Point(_, middle) = frame.middle(Cell::new(window.from.x, y));
        let at = Point(corner.0 - cell * 0.1, middle + cell * 0.18);
        label.at(at, Anchor::End, Cell::new(0, y).row().to_string())
    };
    let columns = (window.from.x..=window.to.x).map(column);
    columns.chain((window.from.y..=window.to.y).map(row)).collect()
}

pub(super) fn tile(public: &Public, laid: Laid, frame: Frame, tints: &[Tint]) -> Vec<Item> {
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

fn numbers(public: &Public, kind: Kind, frame: Frame, shown: &Candidates) -> Vec<Item> {
    let mut items = Vec::new();
    for candidate in shown
        .cells
        .iter()
        .filter(|candidate| frame.window.has(candidate.cell))
    {
        let Candidate { number, cell, .. } = *candidate;
        let at = frame.middle(cell);
        items.push(Item::Shape {
            outline: frame.square(cell, frame.cell * 0.07),
            fill: Some(Fill::Plain(PLATE)),
            stroke: Some((INK, frame.cell * 0.05)),
        });
        let points = outlook::points(public, kind, candidate);
        let worth = points > 0;
        if worth {
            items.extend(pays(frame, cell, points));
        }
        let (size, drop) = if worth { (0.54, 0.38) } else { (0.66, 0.24) };
        let figure = Label::new(Face::Bold, frame.cell * size, INK).within(frame.cell * 0.78);
        items.push(figure.at(Point(at.0, at.1 + frame.cell * drop), Anchor::Middle, number.to_string()));
    }
    items
}

/// The points that the drawn tile would pay on a cell, at the upper corner of its plate.
fn pays(frame: Frame, cell: Cell, points: u16) -> [Item; 2] {
    let (Point(x, y), inset) = (frame.at(cell), frame.cell * 0.045);
    let (width, height) = (frame.cell * 0.68, frame.cell * 0.41);
    let corner = Point(x + frame.cell - inset - width, y + inset);
    let figure = Label::new(Face::Bold, frame.cell * 0.42, PLATE).within(width * 0.92);
    let base = Point(corner.0 + width / 2.0, corner.1 + height * 0.87);
    [
        Item::filled(Outline::Rectangle(corner, width, height, height * 0.2), PAYS),
        figure.at(base, Anchor::Middle, format!("+{points}")),
    ]
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
