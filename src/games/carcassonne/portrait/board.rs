//! The picture of the table: tiles, followers, coordinates, and what is marked on it.

use super::super::board::Laid;
use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::features::Feature;
use super::super::state::{Phase, Public};
use super::candidates::{Candidate, Candidates};
use super::inks::{CHOSEN, INK, PLATE};
use super::marks::{Marks, Tint};
use super::window::Frame;
use super::{newest, outlook, places, tiles};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;

/// The table where no tile lies.
const TABLE: Color = Color(0xe6, 0xdc, 0xc6, 255);
/// Lines between empty cells.
const LINE: Color = Color(0xd3, 0xc6, 0xaa, 255);
/// The frame of the tile just laid.
const FRAME: Color = Color(0xc2, 0x1f, 0x1f, 255);
/// The corner of a number where the drawn tile would complete something.
const COMPLETES: Color = Color(0x1a, 0x7f, 0x37, 255);
/// A cell that nothing can fill.
const DEAD: Color = Color(0x8a, 0x7d, 0x6c, 255);

/// The table in a frame.
pub(super) fn items(public: &Public, frame: Frame, marks: &Marks<'_>) -> Vec<Item> {
    let mut items = ground(frame);
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
    items.extend(followers(public, frame));
    items.extend(newest(public, frame));
    items
}

/// The frame of the tile laid last, in the colour of whoever laid it, with what it has paid.
fn newest(public: &Public, frame: Frame) -> Vec<Item> {
    let Some(last) = newest::newest(public).filter(|last| frame.window.has(last.cell)) else {
        return Vec::new();
    };
    let color = newest::layer(public).map_or(FRAME, |seat| seat::mark(seat.number()).color);
    let framed = |color, width: f32| Item::stroked(frame.square(last.cell, 0.0), color, frame.cell * width);
    let mut items = vec![framed(PLATE, 0.17), framed(INK, 0.12), framed(color, 0.075)];
    let paid: u16 = newest::paid(public).iter().map(|score| score.points).sum();
    if paid > 0 {
        let Point(x, y) = frame.at(last.cell);
        let (width, height) = (frame.cell * 0.66, frame.cell * 0.36);
        let corner = Point(x + (frame.cell - width) / 2.0, y + frame.cell - height * 0.8);
        items.push(Item::Shape {
            outline: Outline::Rectangle(corner, width, height, height * 0.3),
            fill: Some(Fill::Plain(PLATE)),
            stroke: Some((INK, frame.cell * 0.03)),
        });
        let figure = Label::new(Face::Bold, frame.cell * 0.34, INK).within(width * 0.9);
        let at = Point(corner.0 + width / 2.0, corner.1 + height * 0.8);
        items.push(figure.at(at, Anchor::Middle, format!("+{paid}")));
    }
    items
}

/// Each follower where it stands on its tile.
fn followers(public: &Public, frame: Frame) -> Vec<Item> {
    let mut items = Vec::new();
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
    let mut line = |from, to| items.push(Item::stroked(Outline::Line(vec![from, to]), LINE, 1.5));
    for step in 0..=across {
        let x = corner.0 + f32::from(step) * cell;
        line(Point(x, corner.1), Point(x, corner.1 + height));
    }
    for step in 0..=down {
        let y = corner.1 + f32::from(step) * cell;
        line(Point(corner.0, y), Point(corner.0 + width, y));
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

fn numbers(public: &Public, kind: Kind, frame: Frame, shown: &Candidates) -> Vec<Item> {
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
