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

/// Where each terrain begins, and how wide its words may be; then where it says what they are worth.
const PLACES: [(f32, f32); 4] = [(10.0, 158.0), (210.0, 132.0), (384.0, 126.0), (552.0, 130.0)];
const WORTH: (f32, f32) = (724.0, 164.0);

/// The line, with its top at `top`. A lake is worth nothing, and looks like one.
pub(super) fn items(top: f32) -> Vec<Item> {
    let label = Label::new(Face::Text, 22.0, INK);
    let base = top + 30.0;
    let mut items = Vec::new();
    for (terrain, (left, width)) in Terrain::LAND.into_iter().zip(PLACES) {
        let words = Message::new("barony-picture-terrain")
            .with("terrain", naming::terrain(terrain))
            .with("worth", figure(format!("{}/{}", terrain.gold(), terrain.silver())));
        items.push(drawing(terrain, Point(left + 16.0, top + HEIGHT / 2.0), 32.0));
        let label = label.clone().within(width);
        items.push(label.at(Point(left + 38.0, base), Anchor::Start, words));
    }
    let (left, width) = WORTH;
    let worth = Message::new("barony-picture-worth");
    items.push(label.within(width).at(Point(left, base), Anchor::Start, worth));
    items
}
