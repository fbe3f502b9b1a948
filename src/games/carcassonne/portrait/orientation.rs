//! The picture of the ways that the drawn tile may lie on a chosen cell: each large, among its
//! neighbours.

use super::super::cell::Cell;
use super::super::components::Kind;
use super::super::side::Side;
use super::super::state::Public;
use super::candidates::Candidates;
use super::inks::{CHOSEN, INK};
use super::window::{Frame, Window};
use super::{alt, board, lines, naming, tiles};
use crate::render::inks::PAGE;
use crate::render::scene::{Anchor, Face, Item, Label, Outline, Point, Scene};

const WIDTH: f32 = 900.0;
/// The side of a cell.
const CELL: f32 = 120.0;
/// Beside and between the ways, and the room for a way's letter.
const GAP: f32 = 14.0;
const LETTER: f32 = 68.0;
/// How many ways stand side by side.
const COLUMNS: usize = 2;

/// The ways, with the words of the table.
pub(super) fn scene(public: &Public, kind: Kind, shown: &Candidates) -> Scene {
    let ways: Vec<(Cell, Side)> = shown
        .cells
        .iter()
        .flat_map(|one| one.tops.iter().map(|top| (one.cell, *top)))
        .collect();
    let step = CELL * 3.0 + GAP;
    let height = ways.len().div_ceil(COLUMNS).max(1) as f32 * step + GAP;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE)];
    let aside = (WIDTH - COLUMNS as f32 * (LETTER + CELL * 3.0 + GAP)) / 2.0;
    for (nth, (cell, top)) in ways.into_iter().enumerate() {
        let x = aside + (nth % COLUMNS) as f32 * (LETTER + step);
        let y = GAP + (nth / COLUMNS) as f32 * step;
        items.extend(way(public, (kind, top), cell, Point(x, y)));
    }
    Scene {
        width: WIDTH,
        height,
        items,
        text: lines::board(public, shown),
        alt: alt::board(public, shown),
    }
}

/// The tile as it would lie, framed, with all that lies beside it; and where its top would be.
fn way(public: &Public, (kind, top): (Kind, Side), cell: Cell, at: Point) -> Vec<Item> {
    let frame = Frame {
        window: Window {
            from: Cell::new(cell.x.saturating_sub(1), cell.y.saturating_sub(1)),
            to: Cell::new(cell.x.saturating_add(1), cell.y.saturating_add(1)),
        },
        corner: Point(at.0 + LETTER, at.1),
        cell: CELL,
    };
    let mut items = board::ground(frame);
    let laid = public.board.laid().iter();
    for one in laid.filter(|one| frame.window.has(one.cell)) {
        items.extend(board::tile(public, *one, frame, &[]));
    }
    items.push(tiles::tile(kind, top, frame.at(cell), CELL));
    for (color, width) in [(INK, 11.0), (CHOSEN, 6.0)] {
        items.push(Item::stroked(frame.square(cell, 0.0), color, width));
    }
    items.extend(board::followers(public, frame, WIDTH));
    let letter = Label::new(Face::Bold, 60.0, INK);
    let base = Point(at.0 + LETTER / 2.0, at.1 + CELL * 1.5 + 22.0);
    items.push(letter.at(base, Anchor::Middle, naming::side(top)));
    items
}
