//! Masks of shapes: each outline is rasterised once for its form, then laid wherever it is needed
//! again.

use super::mask::Mask;
use super::pattern::{self, Texture};
use super::scene::{Fill, Outline, Point};
use resvg::tiny_skia::{self, FillRule, LineCap, LineJoin, Path, Stroke, Transform};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most bytes of masks kept; beyond it all are dropped and made again.
const MOST: usize = 32 << 20;
/// The most pixels a mask has on a side.
const LARGEST: i32 = 8192;
/// Parts of a pixel that forms are told apart by.
const PARTS: f32 = 16.0;

/// What of an outline is covered.
#[derive(Clone, Copy)]
pub(super) enum Coverage<'a> {
    /// What it encloses.
    Inside,
    /// The marks of a pattern on what it encloses.
    Marks(&'a Fill),
    /// A line of a width in pixels along it.
    Along(f32),
}

/// The shapes rasterised so far.
#[derive(Default)]
pub(super) struct Shapes(Mutex<Masks>);

/// Masks by form: the numbers that tell one apart from any other.
#[derive(Default)]
struct Masks {
    by_form: FxHashMap<Vec<u32>, Arc<Mask>>,
    bytes: usize,
}

impl Shapes {
    /// The mask of an outline at `scale` pixels a unit, and the pixel it is to be put at.
    pub(super) fn get(
        &self,
        outline: &Outline,
        scale: f32,
        coverage: Coverage<'_>,
    ) -> (Arc<Mask>, (i32, i32)) {
        // A pattern lies fast on the picture, whatever shape shows it.
        let put = if matches!(coverage, Coverage::Marks(_)) {
            (0, 0)
        } else {
            corner(outline, scale)
        };
        let outline = snapped(outline, scale, put);
        let form = form(&outline, scale, coverage);
        if let Some(mask) = self.lock().by_form.get(&form) {
            return (Arc::clone(mask), put);
        }
        let mask = Arc::new(make(&outline, scale, coverage));
        let mut kept = self.lock();
        if kept.bytes > MOST {
            *kept = Masks::default();
        }
        kept.bytes += mask.bytes() + form.len() * size_of::<u32>();
        kept.by_form.insert(form, Arc::clone(&mask));
        (mask, put)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Masks> {
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

fn form(outline: &Outline, scale: f32, coverage: Coverage<'_>) -> Vec<u32> {
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
    match coverage {
        Coverage::Inside | Coverage::Marks(Fill::Plain(_)) => push(&[0.0]),
        Coverage::Along(width) => push(&[1.0, width]),
        Coverage::Marks(Fill::Stripes(_, _, angle, distance, width)) => {
            push(&[2.0, *angle, distance * scale, width * scale])
        }
        Coverage::Marks(Fill::Dots(_, _, distance, radius)) => push(&[3.0, distance * scale, radius * scale]),
    }
    form
}

fn make(outline: &Outline, scale: f32, coverage: Coverage<'_>) -> Mask {
    let path = pattern::path(outline);
    let path = match coverage {
        Coverage::Along(width) => path.and_then(|path| along(&path, width)),
        Coverage::Inside | Coverage::Marks(_) => path,
    };
    path.and_then(|path| raster(&path, coverage, scale))
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

fn raster(path: &Path, coverage: Coverage<'_>, scale: f32) -> Option<Mask> {
    let bounds = path.bounds();
    let near = |edge: f32| (edge as i32).clamp(-LARGEST, LARGEST);
    let (left, top) = (near(bounds.left().floor()), near(bounds.top().floor()));
    let (right, bottom) = (near(bounds.right().ceil()), near(bounds.bottom().ceil()));
    let (width, height) = ((right - left).clamp(1, LARGEST), (bottom - top).clamp(1, LARGEST));
    let mut mask = tiny_skia::Mask::new(width as u32, height as u32)?;
    mask.fill_path(path, FillRule::Winding, true, Transform::from_translate(-left as f32, -top as f32));
    let mut mask = mask.take();
    if let Coverage::Marks(fill) = coverage {
        let texture = Texture::new(fill, scale);
        for (y, row) in (top..).zip(mask.chunks_exact_mut(width as usize)) {
            for (x, pixel) in (left..).zip(row).filter(|(_, pixel)| **pixel > 0) {
                *pixel = (f32::from(*pixel) * texture.at(x, y)).round() as u8;
            }
        }
    }
    Some(Mask::new(left, top, width as usize, &mask))
}

#[cfg(test)]
mod tests {
    use super::{Coverage, Shapes};
    use crate::render::scene::{Outline, Point};
    use std::sync::Arc;

    #[test]
    fn a_form_is_rasterised_once_wherever_it_lies() {
        let shapes = Shapes::default();
        let circle = |x: f32, y: f32| Outline::Circle(Point(x, y), 3.0);
        let (here, at) = shapes.get(&circle(10.25, 20.5), 2.0, Coverage::Inside);
        let (there, to) = shapes.get(&circle(110.25, 3.5), 2.0, Coverage::Inside);
        assert!(Arc::ptr_eq(&here, &there));
        assert_eq!((at, to), ((20, 41), (220, 7)));
        let (other, _) = shapes.get(&circle(10.25, 20.5), 2.0, Coverage::Along(1.0));
        assert!(!Arc::ptr_eq(&here, &other));
    }
}
