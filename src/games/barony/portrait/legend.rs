//! A line below the board: what each terrain looks like, and what its token is worth.

use super::super::Terrain;
use super::ground::drawing;
use super::naming;
use crate::portray::figure;
use crate::render::inks::INK;
use crate::render::scene::{Anchor, Face, Item, Label, Point};
use crate::words::Message;

/// The line's height.
pub(super) const HEIGHT: f32 = 44.0;

/// Where each terrain begins, and how wide its words may be.
const PLACES: [(f32, f32); 5] =
    [(10.0, 158.0), (210.0, 132.0), (384.0, 126.0), (552.0, 134.0), (728.0, 130.0)];

/// The line, with its top at `top`.
pub(super) fn items(top: f32) -> Vec<Item> {
    let mut items = Vec::new();
    for (terrain, (left, width)) in Terrain::ALL.into_iter().zip(PLACES) {
        let words = if terrain == Terrain::Lake {
            Message::new("barony-picture-lake").with("terrain", naming::terrain(terrain))
        } else {
            Message::new("barony-picture-terrain")
                .with("terrain", naming::terrain(terrain))
                .with("worth", figure(format!("{}/{}", terrain.gold(), terrain.silver())))
        };
        items.push(drawing(terrain, Point(left + 16.0, top + HEIGHT / 2.0), 32.0));
        items.push(Label::new(Face::Text, 22.0, INK).within(width).at(
            Point(left + 38.0, top + 30.0),
            Anchor::Start,
            words,
        ));
    }
    items
}
