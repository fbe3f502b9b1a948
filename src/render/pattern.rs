//! Outlines as paths, and the marks of patterned fills, so that colour is never the only signal.

use super::scene::{Fill, Outline, Point};
use resvg::tiny_skia::{self, Path, PathBuilder};

/// The marks of a pattern, which lies fast on the picture. It repeats after whole pixels, across
/// and down, so that it costs next to nothing when the picture is compressed; for that it gives up
/// a little of its angle and distance.
pub(super) enum Texture {
    /// No marks.
    Plain,
    /// Parallel stripes.
    Stripes {
        /// After how many pixels across a stripe comes again; 0 if it lies across.
        across: i32,
        /// The same down, upwards if negative; 0 if it stands upright.
        down: i32,
        /// How far stripes are from one another, in pixels.
        distance: f32,
        /// How wide they are.
        width: f32,
    },
    /// Dots: their distance and radius in pixels.
    Dots(i32, f32),
}

impl Texture {
    pub(super) fn new(fill: &Fill, scale: f32) -> Texture {
        match *fill {
            Fill::Plain(_) => Texture::Plain,
            Fill::Stripes(_, _, angle, distance, width) => {
                let (sine, cosine) = angle.to_radians().sin_cos();
                let period = |part: f32| {
                    if part.abs() < 0.01 {
                        0
                    } else {
                        (distance * scale / part).round() as i32
                    }
                };
                let (across, down) = (period(cosine), period(sine));
                let part = |period: i32| if period == 0 { 0.0 } else { 1.0 / period as f32 };
                let distance = 1.0 / part(across).hypot(part(down)).max(f32::MIN_POSITIVE);
                Texture::Stripes {
                    across,
                    down,
                    distance,
                    width: width * scale,
                }
            }
            Fill::Dots(_, _, distance, radius) => {
                Texture::Dots(((distance * scale).round() as i32).max(1), radius * scale)
            }
        }
    }

    /// How much of a pixel the marks cover, 0 to 1.
    pub(super) fn at(&self, x: i32, y: i32) -> f32 {
        match *self {
            Texture::Plain => 0.0,
            Texture::Stripes {
                across,
                down,
                distance,
                width,
            } => {
                // The way from one stripe to the next, in whole parts of it.
                let (way, gone) = match (across, down) {
                    (0, 0) => (1, 0),
                    (0, down) => (down, y),
                    (across, 0) => (across, x),
                    (across, down) => (across * down, x * down + y * across),
                };
                let gone =
                    (gone * way.signum()).rem_euclid(way.abs()) as f32 / way.abs() as f32 * distance + 0.5;
                // How far the pixel is from the middle of the nearest stripe.
                let far = ((gone - width / 2.0 + distance / 2.0).rem_euclid(distance) - distance / 2.0).abs();
                (width / 2.0 - far + 0.5).clamp(0.0, width.min(1.0))
            }
            Texture::Dots(distance, radius) => {
                let far = |at: i32| at.rem_euclid(distance) as f32 + 0.5 - distance as f32 / 2.0;
                (radius - far(x).hypot(far(y)) + 0.5).clamp(0.0, 1.0)
            }
        }
    }
}

/// The path of an outline in pixels; nothing for one without extent.
pub(super) fn path(outline: &Outline) -> Option<Path> {
    match outline {
        Outline::Polygon(points) => through(points, true),
        Outline::Line(points) => through(points, false),
        Outline::Circle(middle, radius) => PathBuilder::from_circle(middle.0, middle.1, *radius),
        Outline::Rectangle(corner, width, height, radius) => rectangle(*corner, *width, *height, *radius),
    }
}

fn through(points: &[Point], close: bool) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.0, first.1);
    for point in rest {
        path.line_to(point.0, point.1);
    }
    if close {
        path.close();
    }
    path.finish()
}

/// How far a quarter circle's control points lie from its ends, in radii.
const ROUND: f32 = 0.552_285;

fn rectangle(corner: Point, width: f32, height: f32, radius: f32) -> Option<Path> {
    let (left, top, right, bottom) = (corner.0, corner.1, corner.0 + width, corner.1 + height);
    let radius = radius.min((right - left) / 2.0).min((bottom - top) / 2.0);
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

#[cfg(test)]
mod tests {
    use super::Texture;
    use crate::render::scene::{Color, Fill};

    const INK: Color = Color(0, 0, 0, 255);

    #[test]
    fn stripes_come_again_after_whole_pixels_and_cover_their_share() {
        for (angle, scale) in [(0.0, 1.0), (22.0, 1.3), (45.0, 1.0), (90.0, 0.7), (135.0, 1.0), (-30.0, 2.0)]
        {
            let texture = Texture::new(&Fill::Stripes(INK, INK, angle, 12.0, 4.0), scale);
            let Texture::Stripes { across, down, .. } = texture else {
                panic!("stripes are stripes")
            };
            for (x, y) in [(0, 0), (7, 3), (50, 91), (-4, 8)] {
                let cover = texture.at(x, y);
                assert!(
                    (cover - texture.at(x + across, y)).abs() < 0.001
                        && (cover - texture.at(x, y + down)).abs() < 0.001,
                    "{angle}"
                );
            }
            let sum: f32 = (0..200)
                .flat_map(|y| (0..200).map(move |x| (x, y)))
                .map(|(x, y)| texture.at(x, y))
                .sum();
            assert!((0.26..0.40).contains(&(sum / 40_000.0)), "{angle}: {}", sum / 40_000.0);
        }
    }

    #[test]
    fn dots_come_again_after_whole_pixels() {
        let texture = Texture::new(&Fill::Dots(INK, INK, 7.3, 2.0), 1.0);
        assert_eq!([texture.at(3, 3), texture.at(10, 17), texture.at(0, 0)], [1.0, 1.0, 0.0]);
    }
}
