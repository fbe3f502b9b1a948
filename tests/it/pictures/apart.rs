//! Colours that mean something differ for every kind of eyes, and what is written can be told from
//! what it lies on.

use super::eyes::{EYES, contrast, distance, written};
use super::{SHOWN, Shown};
use std::collections::BTreeMap;
use tavolo::render::scene::{Anchor, Color, Fill, Item, Scene};
use tavolo::render::seat;
use tavolo::words::Locale;

/// The least distances: seats' marks; what seats own, where a mark lies on it; terrains, where a
/// drawing does.
const MARKS: f32 = 14.0;
const TINTS: f32 = 6.5;
const TERRAINS: f32 = 11.0;
/// The least contrast of words, and of signs and edges.
const WORDS: f32 = 4.5;
const SIGNS: f32 = 3.0;

/// The fills of a piece of art, in order.
fn fills(wanted: &str) -> Vec<Color> {
    let items = SHOWN.iter().flat_map(|shown| &shown.scene.items);
    let art = items.filter_map(|item| match item {
        Item::Art { art, .. } if art.name == wanted => Some(art),
        _ => None,
    });
    let svg = art.map(|art| art.svg.to_string()).next();
    let svg = svg.unwrap_or_else(|| panic!("{wanted} is drawn nowhere"));
    svg.split("fill=\"#").skip(1).map(written).collect()
}

fn differ(colors: &BTreeMap<String, Color>, least: f32) {
    for (number, (one, color)) in colors.iter().enumerate() {
        for (other, another) in colors.iter().take(number) {
            for (who, matrix) in &EYES {
                let far = distance(*color, *another, matrix);
                assert!(far >= least, "{one} and {other} are {far} apart for {who}");
            }
        }
    }
}

#[test]
fn seats_differ_for_all_eyes_and_so_does_what_they_own() {
    let seats = || (0..seat::SEATS).map(seat::mark);
    differ(
        &seats()
            .map(|mark| (mark.letter.to_string(), mark.color))
            .collect(),
        MARKS,
    );
    let mut tints: BTreeMap<String, Color> =
        seats().map(|mark| (mark.letter.to_string(), mark.tint)).collect();
    differ(&tints, TINTS);
    // Sea, surf and coast come first in the drawing of the map.
    let lands: Vec<Color> = fills("condottiere/map")
        .into_iter()
        .filter(|color| color.0 > 0xe8)
        .collect();
    assert!(lands.len() > 10, "{lands:?}");
    for land in lands {
        tints.insert("land".to_owned(), land);
        differ(&tints, TINTS);
    }
    for mark in seats() {
        assert!(contrast(mark.ink, mark.color) >= WORDS, "the letter {} on its mark", mark.letter);
        let ink = written("2c231b");
        assert!(contrast(ink, mark.tint) >= WORDS, "a name on what {} owns", mark.letter);
        assert!(contrast(seat::EDGE, mark.tint) >= SIGNS, "an edge on what {} owns", mark.letter);
    }
}

#[test]
fn terrains_differ_for_all_eyes_and_their_drawings_stand_out() {
    let mut grounds = BTreeMap::new();
    for terrain in ["mountain", "forest", "plain", "field", "lake"] {
        let [ground, drawing @ ..] = &fills(&format!("barony/{terrain}"))[..] else {
            panic!("{terrain} has no ground")
        };
        grounds.insert(terrain.to_owned(), *ground);
        let best = drawing
            .iter()
            .map(|color| contrast(*color, *ground))
            .fold(0.0, f32::max);
        assert!(best >= SIGNS, "the drawing of a {terrain} has {best}");
        assert!(contrast(seat::EDGE, *ground) >= SIGNS, "an edge on a {terrain}");
        assert!(contrast(written("2c231b"), *ground) >= WORDS, "a name on a {terrain}");
        for mark in (0..seat::SEATS).map(seat::mark) {
            let far = EYES.map(|(_, matrix)| distance(mark.color, *ground, &matrix));
            // A mark has a dark edge besides.
            assert!(far.iter().all(|far| *far >= TINTS), "{} on a {terrain}: {far:?}", mark.letter);
        }
    }
    differ(&grounds, TERRAINS);
}

/// A picture's pixels, one a scene unit.
struct Pixels(usize, Vec<Color>);

impl Pixels {
    fn of(shown: &Shown) -> Pixels {
        let bytes = shown
            .said(Locale::English, |renderer, scene, say| renderer.png(scene, say, 1.0))
            .unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let palette = reader.info().palette.as_ref().unwrap().to_vec();
        let width = reader.info().width as usize;
        let mut indices = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut indices).unwrap();
        let color = |index: &u8| {
            let [red, green, blue] = [0, 1, 2].map(|part| palette[usize::from(*index) * 3 + part]);
            Color(red, green, blue, 255)
        };
        Pixels(width, indices.iter().map(color).collect())
    }

    fn at(&self, x: f32, y: f32) -> Option<Color> {
        let (x, y) = (x.round() as usize, y.round() as usize);
        self.1.get(y * self.0 + x.min(self.0 - 1)).copied()
    }
}

/// The same picture without its words.
fn wordless(shown: &Shown) -> Shown {
    let mut scene: Scene = shown.scene.clone();
    scene.items.retain(|item| !matches!(item, Item::Text { .. }));
    Shown {
        name: shown.name.clone(),
        seats: shown.seats,
        scene,
    }
}

#[test]
fn words_stand_out_from_what_they_lie_on() {
    for shown in SHOWN.iter().step_by(7) {
        let pixels = Pixels::of(&wordless(shown));
        for item in &shown.scene.items {
            let Item::Text {
                at,
                size,
                anchor,
                color,
                halo,
                words,
                ..
            } = item
            else {
                continue;
            };
            // In the middle of the height of a letter or two at the anchor.
            let from = match anchor {
                Anchor::Start => 0.1,
                Anchor::Middle => -0.25,
                Anchor::End => -0.6,
            };
            let mut grounds: Vec<f32> = [0.0, 0.12, 0.25, 0.37, 0.5]
                .iter()
                .filter_map(|aside| pixels.at(at.0 + (from + aside) * size, at.1 - 0.36 * size))
                .map(|ground| contrast(*color, halo.map_or(ground, |(halo, _)| halo)))
                .collect();
            grounds.sort_by(f32::total_cmp);
            let usual = grounds.get(grounds.len() / 2).copied().unwrap_or(21.0);
            assert!(usual >= WORDS, "{}, {} seats: {words:?} has {usual}", shown.name, shown.seats);
        }
    }
}

#[test]
fn marks_have_an_edge_that_stands_out() {
    let marks = |item: &&Item| {
        matches!(
            item,
            Item::Shape {
                stroke: Some((seat::EDGE, _)),
                ..
            }
        )
    };
    let filled = SHOWN.iter().flat_map(|shown| &shown.scene.items).filter(marks);
    assert!(
        filled
            .filter(|item| matches!(
                item,
                Item::Shape {
                    fill: Some(Fill::Plain(_)),
                    ..
                }
            ))
            .count()
            > 1000
    );
}
