//! Pictures are compared as decoded pixels, never as bytes.

use super::scene::{Anchor, Art, Color, Face, Fill, Item, LineWords, Outline, Point, Scene};
use super::{RenderFault, Renderer};
use crate::words::{Arg, Message};
use std::borrow::Cow;

mod marks;
mod words;

const RED: Color = Color(200, 0, 0, 255);
const BLUE: Color = Color(0, 0, 200, 255);
const INK: Color = Color(0, 0, 0, 255);
const PAPER: [u8; 3] = [255, 255, 255];

static HALVES: Art = Art {
    name: "test/halves",
    size: (20, 10),
    svg: Cow::Borrowed(
        r##"<rect width="10" height="10" fill="#c80000"/><rect x="10" width="10" height="10" fill="#0000c8"/>"##,
    ),
};
static BROKEN: Art = Art {
    name: "test/broken",
    size: (4, 4),
    svg: Cow::Borrowed("<rect"),
};

/// Says a message by its id; seats by these names.
fn say(message: &Message) -> String {
    let names = ["Ana", "小林", "🎲 Bo", "🎲"];
    let args = message.args.iter().map(|(_, arg)| match arg {
        Arg::Seat(seat) => names[usize::from(*seat)].to_owned(),
        Arg::Word(word) => word.to_string(),
        Arg::Number(number) => number.to_string(),
        _ => String::new(),
    });
    let args: Vec<String> = args.collect();
    if message.id == "text" {
        args.join(" ")
    } else {
        std::iter::once(message.id.to_string())
            .chain(args)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

struct Decoded {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
    colors: usize,
}

impl Decoded {
    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    fn count(&self, wanted: impl Fn([u8; 3]) -> bool) -> usize {
        self.pixels.iter().filter(|pixel| wanted(**pixel)).count()
    }
}

fn decode(bytes: &[u8]) -> Decoded {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    let palette = reader.info().palette.as_ref().unwrap().to_vec();
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let pixels = indices
        .iter()
        .map(|&index| [0, 1, 2].map(|part| palette[usize::from(index) * 3 + part]))
        .collect();
    Decoded {
        width,
        height,
        pixels,
        colors: palette.len() / 3,
    }
}

fn draw(items: Vec<Item>, scale: f32) -> Decoded {
    let scene = Scene {
        width: 40.0,
        height: 20.0,
        items,
        ..Scene::default()
    };
    decode(&Renderer::new().unwrap().png(&scene, &say, scale).unwrap())
}

fn shape(outline: Outline, fill: Option<Fill>, stroke: Option<(Color, f32)>) -> Item {
    Item::Shape {
        outline,
        fill,
        stroke,
    }
}

fn label(words: LineWords, width: Option<f32>) -> Item {
    Item::Text {
        at: Point(2.0, 15.0),
        size: 14.0,
        face: Face::Bold,
        anchor: Anchor::Start,
        color: INK,
        halo: None,
        width,
        broken: None,
        words,
    }
}

fn literal(line: &str) -> LineWords {
    LineWords::Literal(line.to_owned())
}

#[test]
fn an_empty_scene_is_paper_of_the_asked_size() {
    let picture = draw(vec![], 2.0);
    assert_eq!((picture.width, picture.height, picture.colors), (80, 40, 1));
    assert_eq!(picture.count(|pixel| pixel == PAPER), 80 * 40);
}

#[test]
fn every_outline_is_filled_where_it_is_and_nowhere_else() {
    let square = vec![Point(10.0, 5.0), Point(20.0, 5.0), Point(20.0, 15.0), Point(10.0, 15.0)];
    let outlines = [
        Outline::Polygon(square.clone()),
        Outline::Rectangle(Point(10.0, 5.0), 10.0, 10.0, 0.0),
        Outline::Rectangle(Point(10.0, 5.0), 10.0, 10.0, 3.0),
        Outline::Circle(Point(15.0, 10.0), 5.0),
    ];
    for outline in outlines {
        let picture = draw(vec![shape(outline.clone(), Some(Fill::Plain(RED)), None)], 1.0);
        assert_eq!(picture.at(15, 10), [200, 0, 0], "{outline:?}");
        assert_eq!(picture.at(25, 10), PAPER, "{outline:?}");
        assert!((55..=100).contains(&picture.count(|pixel| pixel == [200, 0, 0])), "{outline:?}");
    }
    let line = draw(vec![shape(Outline::Line(square), None, Some((BLUE, 2.0)))], 1.0);
    assert_eq!(
        (line.at(15, 5), line.at(15, 10), line.at(10, 10)),
        ([0, 0, 200], PAPER, PAPER),
        "open at the left, empty inside"
    );
}

#[test]
fn patterns_show_both_colours() {
    for fill in [Fill::Stripes(RED, BLUE, 45.0, 6.0, 3.0), Fill::Dots(RED, BLUE, 6.0, 2.0)] {
        let picture =
            draw(vec![shape(Outline::Rectangle(Point(0.0, 0.0), 40.0, 20.0, 0.0), Some(fill), None)], 2.0);
        let (red, blue) = (picture.count(|pixel| pixel[0] > 150), picture.count(|pixel| pixel[2] > 150));
        assert!(red > 400 && blue > 400, "{fill:?}: {red} red, {blue} blue");
    }
}

#[test]
fn art_is_placed_scaled_and_turned() {
    let art = |turns| Item::Art {
        art: &HALVES,
        at: Point(4.0, 2.0),
        scale: 0.5,
        turns,
    };
    let sides = |turns| {
        let picture = draw(vec![art(turns)], 2.0);
        let (left, right, top, bottom) =
            (picture.at(9, 8), picture.at(24, 8), picture.at(12, 6), picture.at(12, 20));
        if turns % 2 == 0 {
            (left, right)
        } else {
            (top, bottom)
        }
    };
    let (red, blue) = ([200, 0, 0], [0, 0, 200]);
    assert_eq!(
        [sides(0), sides(1), sides(2), sides(3)],
        [(red, blue), (red, blue), (blue, red), (blue, red)]
    );
}

#[test]
fn art_may_lie_across_the_edge() {
    let picture = draw(
        vec![Item::Art {
            art: &HALVES,
            at: Point(-10.0, -5.0),
            scale: 1.0,
            turns: 0,
        }],
        1.0,
    );
    assert_eq!((picture.at(0, 0), picture.at(9, 4), picture.at(10, 4)), ([0, 0, 200], [0, 0, 200], PAPER));
}

#[test]
fn broken_art_and_impossible_sizes_are_faults() {
    let renderer = Renderer::new().unwrap();
    let broken = Scene {
        width: 9.0,
        height: 9.0,
        items: vec![Item::Art {
            art: &BROKEN,
            at: Point(0.0, 0.0),
            scale: 1.0,
            turns: 0,
        }],
        ..Scene::default()
    };
    assert!(matches!(
        renderer.png(&broken, &say, 1.0),
        Err(RenderFault::Art {
            name: "test/broken",
            ..
        })
    ));
    for scale in [0.0, -1.0, f32::NAN, 1e9] {
        assert!(matches!(renderer.png(&broken, &say, scale), Err(RenderFault::Size { .. })), "{scale}");
    }
}

#[test]
fn letters_are_drawn_at_their_anchor() {
    let ink = |anchor| {
        let item = Item::Text {
            at: Point(20.0, 15.0),
            size: 14.0,
            face: Face::Bold,
            anchor,
            color: INK,
            halo: None,
            width: None,
            broken: None,
            words: literal("HH"),
        };
        let picture = draw(vec![item], 1.0);
        let dark: Vec<usize> = (0..800)
            .filter(|at| picture.pixels[*at][0] < 100)
            .map(|at| at % 40)
            .collect();
        (dark.iter().min().copied().unwrap(), dark.iter().max().copied().unwrap())
    };
    assert!(ink(Anchor::Start).0 >= 20 && ink(Anchor::End).1 <= 20);
    let (left, right) = ink(Anchor::Middle);
    assert!((19..=21).contains(&left.midpoint(right)), "{left}..{right}");
}

#[test]
fn a_halo_surrounds_the_letters() {
    let item = Item::Text {
        at: Point(20.0, 15.0),
        size: 14.0,
        face: Face::Title,
        anchor: Anchor::Middle,
        color: INK,
        halo: Some((RED, 2.0)),
        width: None,
        broken: None,
        words: literal("I"),
    };
    let picture = draw(vec![item], 2.0);
    assert!(picture.count(|pixel| pixel == [200, 0, 0]) > picture.count(|pixel| pixel == [0, 0, 0]));
    assert!(picture.count(|pixel| pixel == [0, 0, 0]) > 10);
}

#[test]
fn a_line_too_wide_is_made_to_fit() {
    for (line, width) in [("WWWWWWWWWWWWWWWW", 30.0), ("WWW", 30.0), ("WWWW", 12.0)] {
        let picture = draw(vec![label(literal(line), Some(width))], 1.0);
        let rightmost = (0..800)
            .filter(|at| picture.pixels[*at] != PAPER)
            .map(|at| at % 40)
            .max()
            .unwrap();
        assert!(rightmost as f32 <= 2.0 + width + 1.0, "{line}: {rightmost}");
    }
}

#[test]
fn a_picture_of_many_colours_keeps_the_small_bright_spot() {
    let mut items: Vec<Item> = (0..40u8)
        .flat_map(|x| (0..20u8).map(move |y| (x, y)))
        .map(|(x, y)| {
            let color = Color(100 + x * 3, 100 + y * 6, 120 + (x ^ y), 255);
            shape(
                Outline::Rectangle(Point(f32::from(x), f32::from(y)), 1.0, 1.0, 0.0),
                Some(Fill::Plain(color)),
                None,
            )
        })
        .collect();
    items.push(shape(
        Outline::Rectangle(Point(7.0, 7.0), 1.0, 1.0, 0.0),
        Some(Fill::Plain(Color(255, 0, 0, 255))),
        None,
    ));
    let picture = draw(items, 4.0);
    assert!(picture.colors <= 255);
    assert_eq!(picture.at(30, 30), [255, 0, 0]);
    let far = |a: [u8; 3], b: [u8; 3]| a.iter().zip(b).map(|(a, b)| a.abs_diff(b)).max().unwrap();
    assert!(far(picture.at(2, 2), [100, 100, 120]) <= 12, "{:?}", picture.at(2, 2));
}

#[test]
fn the_svg_says_what_the_picture_says() {
    let scene = Scene {
        width: 40.0,
        height: 20.0,
        items: vec![
            Item::Art {
                art: &HALVES,
                at: Point(1.0, 2.0),
                scale: 1.0,
                turns: 1,
            },
            shape(
                Outline::Circle(Point(3.0, 4.0), 5.0),
                Some(Fill::Stripes(RED, BLUE, 45.0, 6.0, 3.0)),
                Some((INK, 1.0)),
            ),
            label(literal("<3 & more"), None),
        ],
        ..Scene::default()
    };
    let svg = Renderer::new().unwrap().svg(&scene, &say);
    for part in ["rotate(90)", "<circle cx=\"3\" cy=\"4\" r=\"5\" fill=\"url(#p1)\"", "&lt;3 &amp; more"] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
    assert!(resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).is_ok());
}
