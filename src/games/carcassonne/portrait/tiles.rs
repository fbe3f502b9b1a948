//! The tiles' art: a drawing a kind, on its field, or without it so that a field can be tinted
//! below.

use super::super::components::Kind;
use super::super::side::Side;
use crate::render::scene::{Art, Color, Item, Point};
use std::borrow::Cow;
use std::sync::LazyLock;

/// The side of a tile's canvas.
pub(super) const CANVAS: f32 = 96.0;
/// The colour of fields.
pub(super) const FIELD: Color = Color(0xbf, 0xd6, 0x98, 255);

macro_rules! drawings {
    ($($letter:literal)*) => {
        ([$(include_str!(concat!("../art/", $letter, ".svg"))),*],
         [$(concat!("carcassonne/", $letter)),*],
         [$(concat!("carcassonne/bare/", $letter)),*])
    };
}

const DRAWINGS: ([&str; Kind::KINDS], [&str; Kind::KINDS], [&str; Kind::KINDS]) = drawings!("a" "b" "c" "d" "e" "f" "g" "h" "i" "j" "k" "l" "m" "n" "o" "p" "q" "r" "s" "t" "u" "v" "w" "x");

static WHOLE: LazyLock<[Art; Kind::KINDS]> = LazyLock::new(|| {
    Kind::ALL.map(|kind| {
        let svg = format!(r##"<rect width="96" height="96" fill="#bfd698"/>{}<rect x=".500" y=".500" width="95" height="95" fill="none" stroke="#5c6b3f" stroke-opacity=".45"/>"##, DRAWINGS.0[kind as usize]);
        Art { name: DRAWINGS.1[kind as usize], size: (96, 96), svg: Cow::Owned(svg) }
    })
});

static BARE: LazyLock<[Art; Kind::KINDS]> = LazyLock::new(|| {
    Kind::ALL.map(|kind| Art {
        name: DRAWINGS.2[kind as usize],
        size: (96, 96),
        svg: Cow::Borrowed(DRAWINGS.0[kind as usize]),
    })
});

/// A tile with its corner at a point and sides of a length.
pub(super) fn tile(kind: Kind, top: Side, at: Point, size: f32) -> Item {
    Item::Art {
        art: &WHOLE[kind as usize],
        at,
        scale: size / CANVAS,
        turns: top as u8,
    }
}

/// The same without its field.
pub(super) fn bare(kind: Kind, top: Side, at: Point, size: f32) -> Item {
    Item::Art {
        art: &BARE[kind as usize],
        at,
        scale: size / CANVAS,
        turns: top as u8,
    }
}
