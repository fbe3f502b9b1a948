//! Whole pictures: the table with the strip above it, or the table alone.

use super::super::cell::Cell;
use super::super::state::{Phase, Public};
use super::candidates::Candidates;
use super::inks::INK;
use super::marks::Marks;
use super::window::{Frame, Window};
use super::{alt, board, lines, orientation, strip};
use crate::portray::captioned;
use crate::render::inks::PAGE;
use crate::render::scene::{Anchor, Face, Item, Label, LineWords, Outline, Point, Scene};
use crate::words::Message;

/// The least width of a picture, so that the strip can be read.
const LEAST: f32 = 640.0;

/// The table as all see it; for who has chosen a cell, the ways that the drawn tile may lie there.
pub(super) fn board(public: &Public, chosen: Option<Cell>) -> Scene {
    let shown = Candidates::of(public, chosen);
    if let (Phase::Lay { kind, .. }, Some(_)) = (&public.phase, shown.chosen) {
        return orientation::scene(public, *kind, &shown);
    }
    let numbered: Vec<Cell> = shown.cells.iter().map(|one| one.cell).collect();
    let window = Window::of(public, false, &numbered);
    let (across, down) = window.extent();
    let width = across.max(LEAST);
    let top = strip::HEIGHT * width / 100.0;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), width, top + down, 0.0), PAGE)];
    items.extend(strip::items(public, &shown, width));
    let frame = Frame::new(window, Point((width - across) / 2.0, top));
    let marks = Marks {
        numbers: Some(&shown),
        ..Marks::default()
    };
    items.extend(board::items(public, frame, width, &marks));
    Scene {
        width,
        height: top + down,
        items,
        text: lines::board(public, &shown),
        alt: alt::board(public, &shown),
    }
}

/// The table alone, with marks; what it says serves as its words too.
pub(super) fn plain(public: &Public, marks: &Marks<'_>, said: Vec<Message>) -> Scene {
    let numbered = marks.numbers.iter().flat_map(|shown| &shown.cells);
    let marked: Vec<Cell> = numbered
        .map(|one| one.cell)
        .chain(marks.dead.iter().copied())
        .collect();
    let window = Window::of(public, marks.whole, &marked);
    let (width, height) = window.extent();
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), width, height, 0.0), PAGE)];
    items.extend(board::items(public, Frame::new(window, Point(0.0, 0.0)), width, marks));
    captioned(width, height, items, said)
}

/// A title in a picture.
pub(super) fn title(at: Point, size: f32, words: impl Into<LineWords>) -> Item {
    Label::new(Face::Bold, size, INK).at(at, Anchor::Middle, words)
}
