//! Fills: one colour, stripes or dots, so that colour is never the only signal.

use super::scene::{Color, Fill, Outline, Point};
use resvg::tiny_skia::{self, FilterQuality, Paint, Path, PathBuilder, Pixmap, Shader, SpreadMode, Transform};

/// Pixels a pattern's tile has for each of the picture's.
const FINE: f32 = 4.0;

pub(super) fn color(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.0, color.1, color.2, color.3)
}

/// A paint of one colour.
pub(super) fn plain(fill: Color) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(color(fill)), anti_alias: true, ..Paint::default() }
}

/// The tile of a patterned fill, repeated in both directions; nothing for one colour.
pub(super) fn tile(fill: &Fill, scale: f32) -> Option<Pixmap> {
    let side = |distance: f32| ((distance * scale * FINE).round() as u32).clamp(2, 1024);
    match *fill {
        Fill::Plain(_) => None,
        Fill::Stripes(ground, ink, _, distance, width) => {
            let mut tile = Pixmap::new(side(distance), 2)?;
            tile.fill(color(ground));
            let stripe = tiny_skia::Rect::from_xywh(0.0, 0.0, (width * scale * FINE).max(1.0), 2.0)?;
            tile.fill_rect(stripe, &plain(ink), Transform::identity(), None);
            Some(tile)
        }
        Fill::Dots(ground, ink, distance, radius) => {
            let mut tile = Pixmap::new(side(distance), side(distance))?;
            tile.fill(color(ground));
            let middle = side(distance) as f32 / 2.0;
            let dot = PathBuilder::from_circle(middle, middle, (radius * scale * FINE).max(1.0))?;
            tile.fill_path(&dot, &plain(ink), tiny_skia::FillRule::Winding, Transform::identity(), None);
            Some(tile)
        }
    }
}

/// The paint of a fill; `tile` is what [`tile`] gave for it.
pub(super) fn paint<'a>(fill: &Fill, tile: Option<&'a Pixmap>) -> Paint<'a> {
    let (Some(tile), angle) = (tile, angle(fill)) else {
        return plain(ground(fill));
    };
    let place = Transform::from_rotate(angle).pre_scale(1.0 / FINE, 1.0 / FINE);
    let shader = tiny_skia::Pattern::new(tile.as_ref(), SpreadMode::Repeat, FilterQuality::Bilinear, 1.0, place);
    Paint { shader, anti_alias: true, ..Paint::default() }
}

/// The colour that lies below a pattern.
fn ground(fill: &Fill) -> Color {
    match *fill {
        Fill::Plain(color) | Fill::Stripes(color, ..) | Fill::Dots(color, ..) => color,
    }
}

fn angle(fill: &Fill) -> f32 {
    match *fill {
        Fill::Stripes(_, _, angle, ..) => angle,
        _ => 0.0,
    }
}

/// The path of an outline in pixels; nothing for one without extent.
pub(super) fn path(outline: &Outline, scale: f32) -> Option<Path> {
    match outline {
        Outline::Polygon(points) => through(points, scale, true),
        Outline::Line(points) => through(points, scale, false),
        Outline::Circle(middle, radius) => PathBuilder::from_circle(middle.0 * scale, middle.1 * scale, radius * scale),
        Outline::Rectangle(corner, width, height, radius) => rectangle(*corner, *width, *height, *radius, scale),
    }
}

fn through(points: &[Point], scale: f32, close: bool) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.0 * scale, first.1 * scale);
    for point in rest {
        path.line_to(point.0 * scale, point.1 * scale);
    }
    if close {
        path.close();
    }
    path.finish()
}

/// How far a quarter circle's control points lie from its ends, in radii.
const ROUND: f32 = 0.552_285;

fn rectangle(corner: Point, width: f32, height: f32, radius: f32, scale: f32) -> Option<Path> {
    let (left, top, right, bottom) = (corner.0 * scale, corner.1 * scale, (corner.0 + width) * scale, (corner.1 + height) * scale);
    let radius = (radius * scale).min((right - left) / 2.0).min((bottom - top) / 2.0);
    if radius <= 0.0 {
        return tiny_skia::Rect::from_ltrb(left, top, right, bottom).map(PathBuilder::from_rect);
    }
    let near = radius * (1.0 - ROUND);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - near, top, right, top + near, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - near, right - near, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + near, bottom, left, bottom - near, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + near, left + near, top, left + radius, top);
    path.close();
    path.finish()
}
