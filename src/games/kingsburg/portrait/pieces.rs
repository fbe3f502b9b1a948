//! The drawn pieces: goods, tokens, soldiers and signs as small art; dice with pips and a figure.

use crate::render::inks::{INK, WHITE};
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat::{self, EDGE};
use std::borrow::Cow;

/// The side of a small piece's canvas.
pub(super) const PIECE: f32 = 40.0;
/// A die's width and height.
pub(super) const DIE: (f32, f32) = (34.0, 46.0);

macro_rules! piece {
    ($name:ident, $file:literal) => {
        /// A drawn piece.
        pub(super) static $name: Art = Art {
            name: concat!("kingsburg/", $file),
            size: (40, 40),
            svg: Cow::Borrowed(include_str!(concat!("../art/", $file, ".svg"))),
        };
    };
}

piece!(GOLD, "gold");
piece!(WOOD, "wood");
piece!(STONE, "stone");
piece!(ANY, "any");
piece!(POINTS, "points");
piece!(SOLDIER, "soldier");
piece!(TOKEN, "token");
piece!(LOOK, "look");
piece!(CROWN, "crown");
piece!(ENEMY, "enemy");
piece!(SWAP, "swap");
piece!(WALL, "wall");

/// Whose die it is.
#[derive(Clone, Copy)]
pub(super) enum Colour {
    /// Of a seat's colour.
    Seat(u8),
    /// White.
    White,
    /// Nobody's, of two players' neutral dice.
    Neutral,
}

/// A die with its top left corner at a point: the figure, and the pips below it.
pub(super) fn die(colour: Colour, face: u8, at: Point, scale: f32) -> Vec<Item> {
    let (fill, ink) = match colour {
        Colour::Seat(seat) => (seat::mark(seat).color, seat::mark(seat).ink),
        Colour::White => (WHITE, INK),
        Colour::Neutral => (Color(0xb9, 0xb2, 0xa6, 255), INK),
    };
    let (width, height) = (DIE.0 * scale, DIE.1 * scale);
    let mut items = vec![Item::Shape {
        outline: Outline::Rectangle(Point(at.0 + 1.0, at.1 + 1.0), width - 2.0, height - 2.0, 7.0 * scale),
        fill: Some(Fill::Plain(fill)),
        stroke: Some((EDGE, 2.4 * scale)),
    }];
    let figure = Label::new(Face::Bold, 28.0 * scale, ink);
    items.push(figure.at(Point(at.0 + width / 2.0, at.1 + 26.0 * scale), Anchor::Middle, face.to_string()));
    // Pips in up to two rows of three.
    for pip in 0..face.min(6) {
        let row = f32::from(pip / 3);
        let in_row = if pip < 3 { face.min(3) } else { face - 3 };
        let x = at.0 + width / 2.0 + (f32::from(pip % 3) - (f32::from(in_row) - 1.0) / 2.0) * 8.0 * scale;
        let y = at.1 + (32.5 + row * 6.6) * scale;
        items.push(Item::filled(Outline::Circle(Point(x, y), 2.5 * scale), ink));
    }
    items
}

/// Dice side by side, from a point, no wider than this.
pub(super) fn dice(all: &[(Colour, u8)], at: Point, room: f32, most: f32) -> Vec<Item> {
    let step = DIE.0 + 3.0;
    let scale = (room / (step * all.len().max(1) as f32)).min(most);
    all.iter()
        .enumerate()
        .flat_map(|(place, (colour, face))| {
            die(*colour, *face, Point(at.0 + place as f32 * step * scale, at.1), scale)
        })
        .collect()
}
