//! A line below the board: what each terrain looks like, and what its token is worth.

use super::super::Terrain;
use super::ground::{INK, WIDTH, drawing};
use super::naming;
use crate::render::scene::{Anchor, Face, Item, Label, Point};
use crate::words::Message;

/// The line's height.
pub(super) const HEIGHT: f32 = 44.0;

/// The line, with its top at `top`.
pub(super) fn items(top: f32) -> Vec<Item> {
    let step = (WIDTH - 20.0) / Terrain::ALL.len() as f32;
    let mut items = Vec::new();
    for (number, terrain) in (0u8..).zip(Terrain::ALL) {
        let left = 12.0 + f32::from(number) * step;
        let named = Message::new("barony-picture-terrain")
            .with("letter", crate::words::Arg::Word(terrain.letter().to_string().into()))
            .with("terrain", naming::terrain(terrain))
            .with("worth", naming::figure(format!("{}/{}", terrain.gold(), terrain.silver())));
        let words =
            if terrain == Terrain::Lake { Message::new("barony-picture-lake").with("terrain", naming::terrain(terrain)) } else { named };
        items.push(drawing(terrain, Point(left + 16.0, top + HEIGHT / 2.0), 18.0));
        items.push(Label::new(Face::Text, 22.0, INK).within(step - 44.0).at(Point(left + 38.0, top + 30.0), Anchor::Start, words));
    }
    items
}
