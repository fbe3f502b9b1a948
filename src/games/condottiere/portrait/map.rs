//! The map: our own drawing of the regions' polygons, their edges roughened so that they look like
//! coasts and borders; and what stands on it.

use super::super::components::{CANVAS, Region, Site};
use super::super::state::Public;
use super::naming;
use crate::render::inks::INK;
use crate::render::scene::{Anchor, Art, Color, Face, Fill, Item, Label, Outline, Point};
use crate::render::seat;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The map's width and height in the picture.
pub(super) const SIZE: (f32, f32) = (900.0, 712.0);
/// Canvas units above and left of the picture's corner, and the scale.
const ORIGIN: (f32, f32) = (2.0, 4.0);
const SCALE: (f32, f32) = (SIZE.0 / 1000.0, SIZE.1 / 1000.0);
/// The land's colours; neighbours seldom have the same.
const LAND: [Color; 3] =
    [Color(0xf3, 0xe9, 0xd2, 255), Color(0xef, 0xe4, 0xcc, 255), Color(0xf5, 0xed, 0xda, 255)];
const CONTESTED: Color = Color(0xb0, 0x12, 0x2a, 255);
/// Marks and pawns stand this far above the town's point.
const RAISED: f32 = 19.0;

/// A point of the canvas in the picture.
fn place(point: (i16, i16)) -> Point {
    assert!(point.0 <= CANVAS.0 && point.1 <= CANVAS.1);
    Point((f32::from(point.0) - ORIGIN.0) * SCALE.0, (f32::from(point.1) - ORIGIN.1) * SCALE.1)
}

static OUTLINES: LazyLock<[Vec<Point>; Region::COUNT]> =
    LazyLock::new(|| Region::ALL.map(|region| rough(region.site())));

/// A region's outline with rough edges. Neighbours' common edges are the same on both sides.
fn rough(site: &Site) -> Vec<Point> {
    let corners = site.polygon;
    let mut outline = Vec::with_capacity(corners.len() * 8);
    for (at, &from) in corners.iter().enumerate() {
        let to = corners[(at + 1) % corners.len()];
        let mut edge = if from <= to {
            bend(from, to)
        } else {
            bend(to, from)
        };
        if from > to {
            edge.reverse();
        }
        edge.pop();
        outline.extend(edge);
    }
    outline
}

/// The way between two corners, by halving and shifting the middle a little, three times.
fn bend(from: (i16, i16), to: (i16, i16)) -> Vec<Point> {
    let mut seed = [from.0, from.1, to.0, to.1]
        .iter()
        .fold(0x9e37_79b9_u32, |hash, part| {
            (hash ^ part.unsigned_abs() as u32)
                .wrapping_mul(0x85eb_ca6b)
                .rotate_left(13)
        });
    let mut shift = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed >> 8) as f32 / (1u32 << 23) as f32 - 1.0
    };
    let mut way = vec![place(from), place(to)];
    for _ in 0..3 {
        let mut finer = Vec::with_capacity(way.len() * 2);
        for pair in way.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let by = shift() * 0.11;
            finer.push(a);
            finer.push(Point((a.0 + b.0) / 2.0 - (b.1 - a.1) * by, (a.1 + b.1) / 2.0 + (b.0 - a.0) * by));
        }
        finer.push(place(to));
        way = finer;
    }
    way
}

static GROUND: LazyLock<Art> = LazyLock::new(|| Art {
    name: "condottiere/map",
    size: (SIZE.0 as u32, SIZE.1 as u32),
    svg: Cow::Owned(ground()),
});

/// The borders alone; they lie over the owners' colours, so that those need no edges of their own.
static BORDERS: LazyLock<Art> = LazyLock::new(|| {
    let paths = OUTLINES.iter().map(|outline| {
        format!(
            r##"<path d="{}" fill="none" stroke="#6f5a33" stroke-width="1.600" stroke-linejoin="round"/>"##,
            path(outline)
        )
    });
    Art {
        name: "condottiere/borders",
        size: (SIZE.0 as u32, SIZE.1 as u32),
        svg: Cow::Owned(paths.collect()),
    }
});

/// Sea, coast and land.
fn ground() -> String {
    let mut svg = String::from(r##"<rect width="900" height="712" fill="#c3d9df"/>"##);
    waves(&mut svg);
    let paths: Vec<String> = OUTLINES.iter().map(|outline| path(outline)).collect();
    for (width, color) in [(20, "#a9c9d2"), (6, "#5f4a2c")] {
        for path in &paths {
            add(
                &mut svg,
                format_args!(
                    r#"<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round"/>"#
                ),
            );
        }
    }
    for (at, path) in paths.iter().enumerate() {
        let Color(red, green, blue, _) = LAND[at % LAND.len()];
        add(&mut svg, format_args!(r##"<path d="{path}" fill="#{red:02x}{green:02x}{blue:02x}"/>"##));
    }
    svg.push_str(include_str!("../art/compass.svg"));
    svg
}

/// Small waves where there is open sea.
fn waves(svg: &mut String) {
    for (x, y) in [
        (30, 300),
        (150, 390),
        (40, 400),
        (700, 240),
        (850, 420),
        (760, 160),
        (30, 15),
        (860, 20),
        (450, 660),
        (420, 560),
    ] {
        add(
            svg,
            format_args!(
                r##"<path d="M{x} {y}q6-6 12 0t12 0 12 0" fill="none" stroke="#93b7c2" stroke-width="2.200" stroke-linecap="round"/>"##
            ),
        );
    }
}

fn path(outline: &[Point]) -> String {
    let mut path = String::new();
    for (at, point) in outline.iter().enumerate() {
        add(&mut path, format_args!("{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, point.0, point.1));
    }
    path.push('z');
    path
}

/// Writes to a string, which cannot fail.
fn add(text: &mut String, part: std::fmt::Arguments<'_>) {
    let written = text.write_fmt(part);
    assert!(written.is_ok());
}

macro_rules! piece {
    ($name:ident, $file:literal, $size:expr) => {
        /// A drawn piece.
        pub(super) static $name: Art = Art {
            name: concat!("condottiere/", $file),
            size: $size,
            svg: Cow::Borrowed(include_str!(concat!("../art/", $file, ".svg"))),
        };
    };
}

piece!(CONDOTTIERE, "condottiere", (60, 78));
piece!(POPE, "pope", (60, 78));

/// The map with markers, names, the Condottiere and the pope's pawn.
pub(super) fn items(public: &Public) -> Vec<Item> {
    let mut items = vec![Item::art(&GROUND, Point(0.0, 0.0), 1.0)];
    for region in Region::ALL {
        if let Some(owner) = public.owners.of(region) {
            items.push(Item::filled(
                Outline::Polygon(OUTLINES[region as usize].clone()),
                seat::mark(owner.number()).tint,
            ));
        }
    }
    items.push(Item::art(&BORDERS, Point(0.0, 0.0), 1.0));
    if let Some(region) = public.contested {
        let outline = || Outline::Polygon(OUTLINES[region as usize].clone());
        items.push(Item::stroked(outline(), Color(255, 255, 255, 255), 12.0));
        items.push(Item::stroked(outline(), CONTESTED, 7.0));
    }
    for region in Region::ALL {
        items.extend(standing(public, region));
        let at = place(region.site().city);
        let name = Label::new(Face::Bold, 25.0, INK)
            .halo(color(public, region), 2.5)
            .within(span(region));
        let (right, down) = beside(region);
        let at = Point(at.0 + right, at.1 + 31.0 + down);
        items.push(name.at(at, Anchor::Middle, naming::region(region)));
    }
    items
}

/// How far a name stands from its usual place below the town, so that it crosses no border or coast.
fn beside(region: Region) -> (f32, f32) {
    match region {
        Region::Genova => (-26.0, -3.0),
        Region::Mantova => (-10.0, -3.0),
        Region::Modena => (-11.0, 0.0),
        Region::Bologna => (20.0, -2.0),
        Region::Urbino => (-11.0, -4.0),
        Region::Roma => (16.0, 0.0),
        _ => (0.0, 0.0),
    }
}

/// How wide a region's name may be: its polygon's width at the label, and a little over its
/// borders.
fn span(region: Region) -> f32 {
    match region {
        Region::Parma | Region::Lucca | Region::Siena | Region::Urbino => 128.0,
        Region::Mantova | Region::Modena | Region::Ferrara | Region::Bologna | Region::Spoleto => 140.0,
        _ => 170.0,
    }
}

/// What a region is filled with. Its name has a halo of the same, which shows where it lies over a
/// border alone.
fn color(public: &Public, region: Region) -> Color {
    public
        .owners
        .of(region)
        .map_or(LAND[region as usize % LAND.len()], |owner| seat::mark(owner.number()).tint)
}

/// Round what stands at a region's town.
pub(super) fn standing_place(public: &Public, region: Region) -> Outline {
    let Point(x, y) = place(region.site().city);
    if public.contested == Some(region) || public.pope == Some(region) {
        return Outline::Rectangle(Point(x - 22.0, y - 49.0), 44.0, 54.0, 8.0);
    }
    Outline::Circle(Point(x, y - RAISED), 23.0)
}

/// What stands at a region's town: a marker, the Condottiere or the pope's pawn (beside a marker,
/// where regions can be captured), or the town alone.
fn standing(public: &Public, region: Region) -> Vec<Item> {
    let town = place(region.site().city);
    let pawn = |art: &'static Art| vec![Item::art(art, Point(town.0 - 18.0, town.1 - 45.0), 0.6)];
    let beside = || {
        public
            .owners
            .of(region)
            .into_iter()
            .flat_map(|owner| seat::items(owner.number(), Point(town.0 + 36.0, town.1 - RAISED), 17.0))
    };
    if public.contested == Some(region) {
        pawn(&CONDOTTIERE).into_iter().chain(beside()).collect()
    } else if public.pope == Some(region) {
        pawn(&POPE).into_iter().chain(beside()).collect()
    } else if let Some(owner) = public.owners.of(region) {
        seat::items(owner.number(), Point(town.0, town.1 - RAISED), 17.0).to_vec()
    } else {
        vec![
            Item::Shape {
                outline: Outline::Circle(town, 6.0),
                fill: Some(Fill::Plain(Color(0xfb, 0xf7, 0xee, 255))),
                stroke: Some((INK, 2.5)),
            },
            Item::filled(Outline::Circle(town, 2.2), INK),
        ]
    }
}
