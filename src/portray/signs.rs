//! Drawings before labels that all games share: the plate that a drawing lies on, so that it is seen on
//! any colour of a button, and the signs of the seats.

use super::names::letter;
use super::symbol::Symbol;
use crate::render::scene::{Art, Color, Outline, Point};
use crate::render::seat::{self, EDGE, SEATS};
use crate::rules::Seat;
use crate::words::{Arg, Message};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

/// The side of a drawing's canvas, and of what lies on its plate.
const SIDE: u32 = 64;
const ROOM: f32 = 48.0;

/// A drawing of a square canvas with a plate behind it.
#[must_use]
pub fn plated(name: &'static str, side: u32, drawing: &str) -> Art {
    let (scale, from) = (ROOM / side as f32, (SIDE as f32 - ROOM) / 2.0);
    let svg = format!(
        r##"<rect x="2" y="2" width="60" height="60" rx="11" fill="#f6edd8" stroke="#5f4a2c" stroke-width="4"/><g transform="translate({from} {from}) scale({scale})">{drawing}</g>"##
    );
    Art {
        name,
        size: (SIDE, SIDE),
        svg: Cow::Owned(svg),
    }
}

/// A seat's letter as a message of its own.
const LETTERED: &str = "seat-letter";
const NAMES: [&str; SEATS as usize] = ["seat/a", "seat/b", "seat/c", "seat/d", "seat/e", "seat/f"];
/// The letters of the seats as strokes.
const LETTERS: [&str; SEATS as usize] = [
    "M22 44L32 20L42 44M26 36H38",
    "M25 20V44M25 20H33a6 6 0 0 1 0 12H25M33 32a6 6 0 0 1 0 12H25",
    "M40 24a11 12 0 1 0 0 16",
    "M24 20V44H30a12 12 0 0 0 0-24z",
    "M40 20H26V44H40M26 32H37",
    "M40 20H26V44M26 32H37",
];
static SIGNS: LazyLock<[Art; SEATS as usize]> = LazyLock::new(|| std::array::from_fn(drawing));

/// A seat's mark, as boards show it.
fn drawing(place: usize) -> Art {
    let mark = seat::mark(place as u8);
    let paint = format!(
        r#"fill="{}" stroke="{}" stroke-width="3.5" stroke-linejoin="round""#,
        hex(mark.color),
        hex(EDGE)
    );
    let shape = match seat::outline(mark.shape, Point(32.0, 32.0), 25.0) {
        Outline::Circle(Point(x, y), radius) => {
            format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" {paint}/>"#)
        }
        Outline::Rectangle(Point(x, y), wide, high, round) => {
            format!(r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round}" {paint}/>"#)
        }
        Outline::Polygon(points) | Outline::Line(points) => {
            let corners = points.iter().fold(String::new(), |mut all, Point(x, y)| {
                // A text takes every letter.
                let _ = write!(all, "{x},{y} ");
                all
            });
            format!(r#"<polygon points="{corners}" {paint}/>"#)
        }
    };
    let ink = hex(mark.ink);
    // A triangle has less room, and lower.
    let fit = match mark.shape {
        seat::Shape::Triangle => "translate(4.8 11.8) scale(0.85)",
        _ => "translate(0 0)",
    };
    let letter = LETTERS[place];
    plated(
        NAMES[place],
        SIDE,
        &format!(
            r#"{shape}<path transform="{fit}" d="{letter}" fill="none" stroke="{ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>"#
        ),
    )
}

/// A colour as drawings write it.
#[must_use]
pub fn hex(Color(red, green, blue, _): Color) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The sign of a seat, before the name of whoever sits there.
#[must_use]
pub fn sign(seat: Seat) -> Symbol {
    const DISCS: [&str; SEATS as usize] = ["🔵", "🟠", "🟢", "🟡", "🟣", "⚫"];
    let place = seat.index() % DISCS.len();
    Symbol::Drawn(&SIGNS[place], Some(DISCS[place]))
}

/// A seat's letter, which its sign stands before ([`signed`]).
#[must_use]
pub fn lettered(seat: Seat) -> Message {
    Message::new(LETTERED)
        .with("letter", letter(seat))
        .seat("seat", seat.number())
}

/// The sign of a seat before its letter ([`lettered`]) in a sentence.
#[must_use]
pub fn signed(name: &Message) -> Option<Symbol> {
    let seat = name.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(Seat::new(*seat)),
        _ => None,
    });
    seat.filter(|_| name.id == LETTERED).map(sign)
}

/// The drawings of all seats' signs.
#[must_use]
pub fn signs() -> Vec<&'static Art> {
    SIGNS.iter().collect()
}
