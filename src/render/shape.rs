//! Shapes as stamps: each outline is rasterised once for its form, then laid wherever it is needed
//! again.

use super::pattern::{self, Texture};
use super::scene::{Fill, Outline, Point};
use super::stamp::Stamp;
use resvg::tiny_skia::{FillRule, LineCap, LineJoin, Mask, Path, Stroke, Transform};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most bytes of stamps kept; beyond it all are dropped and made again.
const MOST: usize = 32 << 20;
/// The most pixels a stamp has on a side.
const LARGEST: i32 = 8192;
/// Parts of a pixel that forms are told apart by.
const PARTS: f32 = 16.0;

/// What of an outline is covered.
#[derive(Clone, Copy)]
pub(super) enum Cover<'a> {
    /// What it encloses.
    Inside,
    /// The marks of a pattern on what it encloses.
    Marks(&'a Fill),
    /// A line of a width in pixels along it.
    Along(f32),
}

/// The stamps made so far, by form: the numbers that tell it apart from any other.
#[derive(Default)]
pub(super) struct Stamps(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    stamps: FxHashMap<Vec<u32>, Arc<Stamp>>,
    bytes: usize,
}

impl Stamps {
    /// The stamp of an outline at `scale` pixels a unit, and the pixel it is to be put at.
    pub(super) fn get(&self, outline: &Outline, scale: f32, cover: Cover<'_>) -> (Arc<Stamp>, (i32, i32)) {
        // A pattern lies fast on the picture, whatever shape shows it.
        let put = if matches!(cover, Cover::Marks(_)) {
            (0, 0)
        } else {
            corner(outline, scale)
        };
        let outline = snapped(outline, scale, put);
        let form = form(&outline, scale, cover);
        if let Some(stamp) = self.lock().stamps.get(&form) {
            return (Arc::clone(stamp), put);
        }
        let stamp = Arc::new(make(&outline, scale, cover));
        let mut kept = self.lock();
        if kept.bytes > MOST {
            *kept = Kept::default();
        }
        kept.bytes += stamp.bytes() + form.len() * size_of::<u32>();
        kept.stamps.insert(form, Arc::clone(&stamp));
        (stamp, put)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pixel of an outline's first point.
fn corner(outline: &Outline, scale: f32) -> (i32, i32) {
    let first = match outline {
        Outline::Polygon(points) | Outline::Line(points) => {
            points.first().copied().unwrap_or(Point(0.0, 0.0))
        }
        Outline::Circle(at, _) | Outline::Rectangle(at, ..) => *at,
    };
    ((first.0 * scale).floor() as i32, (first.1 * scale).floor() as i32)
}

/// The outline in pixels counted from where it is put, in whole parts of a pixel: a form is drawn
/// from what it is told apart by, never from what the first of its kind happened to be.
fn snapped(outline: &Outline, scale: f32, put: (i32, i32)) -> Outline {
    let snap = |length: f32| (length * PARTS).round() / PARTS;
    let point = |at: &Point| Point(snap(at.0 * scale - put.0 as f32), snap(at.1 * scale - put.1 as f32));
    match outline {
        Outline::Polygon(points) => Outline::Polygon(points.iter().map(point).collect()),
        Outline::Line(points) => Outline::Line(points.iter().map(point).collect()),
        Outline::Circle(at, radius) => Outline::Circle(point(at), snap(radius * scale)),
        Outline::Rectangle(at, width, height, radius) => {
            Outline::Rectangle(point(at), snap(width * scale), snap(height * scale), snap(radius * scale))
        }
    }
}

fn form(outline: &Outline, scale: f32, cover: Cover<'_>) -> Vec<u32> {
    let mut form = Vec::with_capacity(24);
    let mut push = |lengths: &[f32]| form.extend(lengths.iter().map(|length| length.to_bits()));
    let mut points = |kind: f32, points: &[Point]| {
        push(&[kind]);
        points.iter().for_each(|at| push(&[at.0, at.1]));
    };
    match outline {
        Outline::Polygon(corners) => points(0.0, corners),
        Outline::Line(stations) => points(1.0, stations),
        Outline::Circle(at, radius) => push(&[2.0, at.0, at.1, *radius]),
        Outline::Rectangle(at, width, height, radius) => push(&[3.0, at.0, at.1, *width, *height, *radius]),
    }
    match cover {
        Cover::Inside | Cover::Marks(Fill::Plain(_)) => push(&[0.0]),
        Cover::Along(width) => push(&[1.0, width]),
        Cover::Marks(Fill::Stripes(_, _, angle, distance, width)) => {
            push(&[2.0, *angle, distance * scale, width * scale])
        }
        Cover::Marks(Fill::Dots(_, _, distance, radius)) => push(&[3.0, distance * scale, radius * scale]),
    }
    form
}

fn make(outline: &Outline, scale: f32, cover: Cover<'_>) -> Stamp {
    let path = pattern::path(outline);
    let path = match cover {
        Cover::Along(width) => path.and_then(|path| along(&path, width)),
        Cover::Inside | Cover::Marks(_) => path,
    };
    path.and_then(|path| raster(&path, cover, scale))
        .unwrap_or_default()
}

/// The outline of a line of a width along a path.
fn along(path: &Path, width: f32) -> Option<Path> {
    let stroke = Stroke {
        width,
        line_join: LineJoin::Round,
        line_cap: LineCap::Round,
        ..Stroke::default()
    };
    path.stroke(&stroke, 1.0)
}

fn raster(path: &Path, cover: Cover<'_>, scale: f32) -> Option<Stamp> {
    let bounds = path.bounds();
    let near = |edge: f32| (edge as i32).clamp(-LARGEST, LARGEST);
    let (left, top) = (near(bounds.left().floor()), near(bounds.top().floor()));
    let (right, bottom) = (near(bounds.right().ceil()), near(bounds.bottom().ceil()));
    let (width, height) = ((right - left).clamp(1, LARGEST), (bottom - top).clamp(1, LARGEST));
    let mut mask = Mask::new(width as u32, height as u32)?;
    mask.fill_path(path, FillRule::Winding, true, Transform::from_translate(-left as f32, -top as f32));
    let mut mask = mask.take();
    if let Cover::Marks(fill) = cover {
        let texture = Texture::new(fill, scale);
        for (y, row) in (top..).zip(mask.chunks_exact_mut(width as usize)) {
            for (x, cover) in (left..).zip(row).filter(|(_, cover)| **cover > 0) {
                *cover = (f32::from(*cover) * texture.at(x, y)).round() as u8;
            }
        }
    }
    Some(Stamp::new(left, top, width as usize, &mask))
}

#[cfg(test)]
mod tests {
    use super::{Cover, Stamps};
    use crate::render::scene::{Outline, Point};
    use std::sync::Arc;

    #[test]
    fn a_form_is_rasterised_once_wherever_it_lies() {
        let stamps = Stamps::default();
        let circle = |x: f32, y: f32| Outline::Circle(Point(x, y), 3.0);
        let (here, at) = stamps.get(&circle(10.25, 20.5), 2.0, Cover::Inside);
        let (there, to) = stamps.get(&circle(110.25, 3.5), 2.0, Cover::Inside);
        assert!(Arc::ptr_eq(&here, &there));
        assert_eq!((at, to), ((20, 41), (220, 7)));
        let (other, _) = stamps.get(&circle(10.25, 20.5), 2.0, Cover::Along(1.0));
        assert!(!Arc::ptr_eq(&here, &other));
    }
}
