//! The marks of the seats: a colour, a shape and a letter each, so that colour is never the only
//! signal. The colours are told apart with every common kind of colour blindness, and so are the
//! weaker ones for areas; a dark edge keeps the light ones clear of a light page.

use super::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};

/// The most seats that have a mark.
pub const SEATS: u8 = 6;
/// The edge of every mark.
pub const EDGE: Color = Color(0x1d, 0x1a, 0x16, 255);
/// The colours that marks may lie on: land and page of the games' pictures.
pub const PAGES: [Color; 2] = [Color(0xf3, 0xe9, 0xd2, 255), super::inks::PAGE];
/// The size of a mark's letter, in radii.
const LETTER: f32 = 1.2;
const DARK: Color = EDGE;
const LIGHT: Color = Color(255, 255, 255, 255);

/// The outline of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A triangle, point up.
    Triangle,
    /// A square on its corner.
    Diamond,
    /// A hexagon, flat sides left and right.
    Hexagon,
    /// A shield, point down.
    Shield,
}

/// How a seat is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The colour it is filled with.
    pub color: Color,
    /// A weaker colour for what the seat owns: whatever is written on it can be read.
    pub tint: Color,
    /// The letter's colour on the fill.
    pub ink: Color,
    /// The outline that tells it apart without colour.
    pub shape: Shape,
    /// The letter drawn on it.
    pub letter: char,
}

const MARKS: [Mark; SEATS as usize] = [
    Mark {
        color: Color(0x1f, 0x54, 0x96, 255),
        tint: Color(0x7c, 0x99, 0xba, 255),
        ink: LIGHT,
        shape: Shape::Circle,
        letter: 'A',
    },
    Mark {
        color: Color(0xe0, 0x8f, 0x1e, 255),
        tint: Color(0xe9, 0xbc, 0x77, 255),
        ink: DARK,
        shape: Shape::Square,
        letter: 'B',
    },
    Mark {
        color: Color(0x00, 0x84, 0x63, 255),
        tint: Color(0x8c, 0xb9, 0x9f, 255),
        ink: LIGHT,
        shape: Shape::Triangle,
        letter: 'C',
    },
    Mark {
        color: Color(0xfb, 0xf0, 0x4a, 255),
        tint: Color(0xeb, 0xdd, 0x52, 255),
        ink: DARK,
        shape: Shape::Diamond,
        letter: 'D',
    },
    Mark {
        color: Color(0xb0, 0x84, 0xcf, 255),
        tint: Color(0xc9, 0xa8, 0xd0, 255),
        ink: DARK,
        shape: Shape::Hexagon,
        letter: 'E',
    },
    Mark {
        color: Color(0x2b, 0x25, 0x23, 255),
        tint: Color(0x9b, 0x92, 0x85, 255),
        ink: LIGHT,
        shape: Shape::Shield,
        letter: 'F',
    },
];

/// The mark of a seat; seats beyond the sixth begin again.
#[must_use]
pub fn mark(seat: u8) -> Mark {
    MARKS[usize::from(seat % SEATS)]
}

/// The letter of a seat: A for seat 0.
#[must_use]
pub fn letter(seat: u8) -> char {
    mark(seat).letter
}

/// A seat's mark drawn with its middle at a point; `radius` in scene units.
#[must_use]
pub fn items(seat: u8, at: Point, radius: f32) -> [Item; 2] {
    let mark = mark(seat);
    let size = radius * LETTER;
    let drop = if mark.shape == Shape::Triangle { 0.66 } else { 0.36 };
    let letter = Label::new(Face::Bold, size, mark.ink);
    [
        bare(seat, at, radius),
        letter.at(Point(at.0, at.1 + size * drop), Anchor::Middle, mark.letter.to_string()),
    ]
}

/// The same in a picture of a width, without its letter where that could not be read.
pub fn fitting(seat: u8, at: Point, radius: f32, width: f32) -> impl Iterator<Item = Item> {
    let lettered = radius * LETTER >= Scene::least(width);
    items(seat, at, radius)
        .into_iter()
        .take(if lettered { 2 } else { 1 })
}

/// A seat's mark without its letter.
#[must_use]
pub fn bare(seat: u8, at: Point, radius: f32) -> Item {
    let mark = mark(seat);
    Item::Shape {
        outline: outline(mark.shape, at, radius),
        fill: Some(Fill::Plain(mark.color)),
        stroke: Some((EDGE, (radius * 0.16).max(1.2))),
    }
}

/// A frame of a seat's colour round what it did last: with a dark and a white edge, so that it stands
/// out on any ground.
#[must_use]
pub fn framed(seat: u8, outline: &Outline, width: f32) -> [Item; 3] {
    let light = Color(255, 255, 255, 255);
    let strokes = [(light, 2.4), (EDGE, 1.7), (mark(seat).color, 1.0)];
    strokes.map(|(color, wide)| Item::stroked(outline.clone(), color, width * wide))
}

/// How far a shape of radius 1 reaches from its middle in a direction along an axis.
#[must_use]
pub fn reach(shape: Shape, (across, down): (f32, f32)) -> f32 {
    let along = |Point(x, y): &Point| x * across + y * down;
    match outline(shape, Point(0.0, 0.0), 1.0) {
        Outline::Circle(_, radius) => radius,
        Outline::Rectangle(Point(x, y), wide, high, _) => {
            along(&Point(x, y)).max(along(&Point(x + wide, y + high)))
        }
        Outline::Polygon(points) | Outline::Line(points) => points.iter().map(along).fold(0.0, f32::max),
    }
}

/// A shape's outline round a point, of about the same area whichever the shape.
#[must_use]
pub fn outline(shape: Shape, at: Point, radius: f32) -> Outline {
    let around = |corners: &[(f32, f32)]| {
        Outline::Polygon(
            corners
                .iter()
                .map(|(x, y)| Point(at.0 + x * radius, at.1 + y * radius))
                .collect(),
        )
    };
    match shape {
        Shape::Circle => Outline::Circle(at, radius),
        Shape::Square => Outline::Rectangle(
            Point(at.0 - radius * 0.9, at.1 - radius * 0.9),
            radius * 1.8,
            radius * 1.8,
            radius * 0.12,
        ),
        Shape::Triangle => around(&[(0.0, -1.2), (1.22, 0.95), (-1.22, 0.95)]),
        Shape::Diamond => around(&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)]),
        Shape::Hexagon => {
            around(&[(0.0, -1.1), (0.96, -0.55), (0.96, 0.55), (0.0, 1.1), (-0.96, 0.55), (-0.96, -0.55)])
        }
        Shape::Shield => around(&[
            (-0.95, -1.0),
            (0.95, -1.0),
            (0.95, 0.2),
            (0.6, 0.75),
            (0.0, 1.2),
            (-0.6, 0.75),
            (-0.95, 0.2),
        ]),
    }
}
