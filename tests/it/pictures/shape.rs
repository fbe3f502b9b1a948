//! A picture is wide enough for a desktop, small enough for a slow line, and keeps off its edges.

use super::{SHOWN, Shown};
use tavolo::render::scene::{Item, Scene};
use tavolo::words::Locale;

/// So many times as wide as high, a picture is shown as wide on a desktop as on a phone.
const WIDE: f32 = 1.14;
/// The most bytes.
const BYTES: usize = 100 * 1024;
/// How far words keep from the edge, which Discord rounds.
const MARGIN: usize = 12;

/// A picture that is higher than that.
struct Tall {
    picture: &'static str,
    /// From so many seats.
    seats: u8,
    /// How many times as wide as high it is at least.
    ratio: f32,
    why: &'static str,
}

const TALL: &[Tall] = &[
    Tall {
        picture: "barony ",
        seats: 2,
        ratio: 0.7,
        why: "the board is as high as wide: anything beside it would make its spaces smaller on a phone",
    },
    Tall {
        picture: "carcassonne ",
        seats: 2,
        ratio: 0.4,
        why: "the table grows as the players lay it; what is beside it would make its cells smaller",
    },
    Tall {
        picture: "condottiere board",
        seats: 2,
        ratio: 0.72,
        why: "the rows of a battle are compared from top to bottom, and the map is as wide as high",
    },
    Tall {
        picture: "kingsburg board",
        seats: 2,
        ratio: 0.7,
        why: "eighteen advisors and five provinces, of which none can do without the others",
    },
];

fn tall(shown: &Shown) -> Option<&'static Tall> {
    TALL.iter()
        .filter(|tall| shown.name.starts_with(tall.picture) && shown.seats >= tall.seats)
        .max_by_key(|tall| (tall.picture.len(), tall.seats))
}

/// How wide a desktop shows a picture at least, as a part of what a phone does.
pub fn least(shown: &Shown) -> f32 {
    (tall(shown).map_or(WIDE, |tall| tall.ratio) * 350.0 / Scene::PHONE).min(1.0) - 0.001
}

#[test]
fn pictures_are_wide_or_it_is_written_down_why_not() {
    let mut used = vec![false; TALL.len()];
    for shown in SHOWN.iter() {
        let ratio = shown.scene.width / shown.scene.height;
        let tall = tall(shown);
        let least = tall.map_or(WIDE, |tall| tall.ratio);
        assert!(ratio >= least, "{}, {} seats: {ratio}", shown.name, shown.seats);
        let place = TALL
            .iter()
            .position(|one| tall.is_some_and(|tall| std::ptr::eq(one, tall)));
        place
            .filter(|_| ratio < WIDE)
            .into_iter()
            .for_each(|place| used[place] = true);
    }
    for (tall, used) in TALL.iter().zip(used) {
        assert!(used, "no picture of {} is high any more ({})", tall.picture, tall.why);
    }
}

/// How wide a picture is, its pixels, and of how many bytes.
pub fn pixels(scene: &Shown) -> (usize, Vec<[u8; 3]>, usize) {
    let bytes = scene
        .said(Locale::German, |renderer, scene, say| renderer.png(scene, say, 1.0))
        .unwrap();
    let count = bytes.len();
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    let palette = reader.info().palette.as_ref().unwrap().to_vec();
    let width = reader.info().width as usize;
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let color = |index: &u8| [0, 1, 2].map(|part| palette[usize::from(*index) * 3 + part]);
    (width, indices.iter().map(color).collect(), count)
}

#[test]
fn pictures_are_small_and_their_words_keep_off_the_edges() {
    let mut found = Vec::new();
    for (number, shown) in SHOWN.iter().enumerate().step_by(13) {
        shown.keep(number);
        let (width, all, bytes) = pixels(shown);
        assert!(bytes <= BYTES, "{}, {} seats: {bytes} bytes", shown.name, shown.seats);
        let mut scene = shown.scene.clone();
        scene.items.retain(|item| !matches!(item, Item::Text { .. }));
        let (_, ground, _) = pixels(&Shown {
            name: shown.name.clone(),
            seats: shown.seats,
            scene,
        });
        let height = all.len() / width;
        let edge = |at: usize| {
            let (x, y) = (at % width, at / width);
            x < MARGIN || x >= width - MARGIN || y < MARGIN || y >= height - MARGIN
        };
        let word = |at: &usize| (0..3).any(|part| all[*at][part].abs_diff(ground[*at][part]) > 90);
        if let Some(at) = (0..all.len()).filter(|at| edge(*at)).find(word) {
            found.push(format!("{}, {} seats: at {}, {}", shown.name, shown.seats, at % width, at / width));
        }
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "words at the edge:\n{}", found.join("\n"));
}
