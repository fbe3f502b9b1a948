//! The canvas: items drawn over one another, each pixel a colour's number. Always opaque, so that a
//! picture looks the same on a light and on a dark background.

use super::cache::Cache;
use super::drawable::{self, Say};
use super::mask::{FULL, Mask, level};
use super::palette::{Laid, Palette};
use super::plan::{ColorMap, Plan, Sprite};
use super::scene::{Anchor, Color, Face, Fill, Item, Outline, Point};
use super::shape::Coverage;
use super::spans::Kind;

/// What is being drawn.
pub(super) struct Canvas<'a> {
    /// Rows of pixels, each after a byte that is the PNG's filter.
    rows: Vec<u8>,
    width: usize,
    scale: f32,
    /// The least size of letters, in scene units.
    least: f32,
    palette: Palette,
    color_maps: Vec<ColorMap>,
    cache: &'a Cache,
    say: Say<'a>,
}

impl<'a> Canvas<'a> {
    /// White paper.
    pub(super) fn new(
        (width, height): (u32, u32),
        scale: f32,
        least: f32,
        plan: Plan,
        cache: &'a Cache,
        say: Say<'a>,
    ) -> Canvas<'a> {
        let Plan {
            mut palette,
            color_maps,
            ..
        } = plan;
        let paper = palette.ink(super::plan::PAPER);
        let number = if let Laid::Plain(number) = palette.at(paper, FULL) {
            number
        } else {
            0
        };
        let width = width as usize;
        let mut rows = vec![number; (width + 1) * height as usize];
        rows.iter_mut().step_by(width + 1).for_each(|filter| *filter = 0);
        Canvas {
            rows,
            width,
            scale,
            least,
            palette,
            color_maps,
            cache,
            say,
        }
    }

    /// The palette's bytes and the rows.
    pub(super) fn finish(self) -> (Vec<u8>, Vec<u8>) {
        (self.palette.bytes(), self.rows)
    }

    /// Draws an item; `sprite` is what the plan made of it if it is art.
    pub(super) fn draw(&mut self, item: &Item, sprite: Option<&Sprite>) {
        match item {
            Item::Art { at, turns, .. } => {
                let corner = ((at.0 * self.scale).round() as i32, (at.1 * self.scale).round() as i32);
                sprite
                    .into_iter()
                    .for_each(|sprite| self.copy(sprite, *turns, corner));
            }
            Item::Shape {
                outline,
                fill,
                stroke,
            } => self.shape(outline, fill.as_ref(), *stroke),
            Item::Text {
                at,
                size,
                face,
                anchor,
                color,
                halo,
                width,
                broken,
                words,
            } => {
                let fonts = &self.cache.fonts;
                let line = drawable::line(words, *face, fonts, self.say);
                let set = fonts.set((*face, *size), line, (*width, *broken), self.least);
                let size = set.size * self.scale;
                for (below, line) in &set.lines {
                    let pen = self.pen(Point(at.0, at.1 + below), *anchor, || fonts.width(*face, size, line));
                    if let Some((color, width)) = halo {
                        self.letters((*face, size, width * self.scale), line, pen, *color);
                    }
                    self.letters((*face, size, 0.0), line, pen, *color);
                }
            }
        }
    }

    fn shape(&mut self, outline: &Outline, fill: Option<&Fill>, stroke: Option<(Color, f32)>) {
        match fill {
            None => {}
            Some(Fill::Plain(color)) => self.inside(outline, *color),
            Some(fill @ (Fill::Stripes(ground, marks, ..) | Fill::Dots(ground, marks, ..))) => {
                self.inside(outline, *ground);
                self.cover(outline, Coverage::Marks(fill), *marks);
            }
        }
        if let Some((color, width)) = stroke {
            self.cover(outline, Coverage::Along(width * self.scale), color);
        }
    }

    fn inside(&mut self, outline: &Outline, color: Color) {
        match outline {
            Outline::Rectangle(corner, width, height, radius) if *radius <= 0.0 => {
                self.rectangle(*corner, *width, *height, color)
            }
            _ => self.cover(outline, Coverage::Inside, color),
        }
    }

    fn cover(&mut self, outline: &Outline, coverage: Coverage<'_>, color: Color) {
        let (mask, put) = self.cache.shapes.get(outline, self.scale, coverage);
        let ink = self.palette.ink(color);
        self.fill(&mask, put, ink);
    }

    /// A filled rectangle with its sides along the canvas's.
    fn rectangle(&mut self, corner: Point, width: f32, height: f32, color: Color) {
        let ink = self.palette.ink(color);
        let (across, down) = (self.width as i32, (self.rows.len() / (self.width + 1)) as i32);
        let columns = spans(corner.0 * self.scale, width * self.scale, across);
        for (from, to, high) in spans(corner.1 * self.scale, height * self.scale, down) {
            for y in from..to {
                let Some(row) = row(&mut self.rows, self.width, y) else {
                    continue;
                };
                for &(left, right, wide) in &columns {
                    lay(
                        &mut self.palette,
                        row,
                        (ink, level((high * wide * 255.0).round() as u8)),
                        left,
                        right,
                    );
                }
            }
        }
    }

    /// Where a line's first letter begins, in pixels.
    fn pen(&self, at: Point, anchor: Anchor, width: impl FnOnce() -> f32) -> (f32, i32) {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width() / 2.0,
            Anchor::End => width(),
        };
        (at.0 * self.scale - back, (at.1 * self.scale).round() as i32)
    }

    /// Lays letters of a face, a size and a halo.
    fn letters(&mut self, (face, size, halo): (Face, f32, f32), line: &str, pen: (f32, i32), color: Color) {
        let ink = self.palette.ink(color);
        let (mut x, y) = pen;
        for letter in line.chars() {
            let (glyph, column) = self
                .cache
                .glyphs
                .get(&self.cache.fonts, face, letter, size, x, halo);
            self.fill(&glyph.mask, (column, y), ink);
            x += glyph.advance;
        }
    }

    /// Lays an ink where a mask covers.
    fn fill(&mut self, mask: &Mask, put: (i32, i32), ink: usize) {
        let left = put.0 + mask.left;
        for (y, runs) in (put.1 + mask.top..).zip(mask.rows()) {
            let Some(row) = row(&mut self.rows, self.width, y) else {
                continue;
            };
            for run in runs {
                let x = left + i32::from(run.x);
                lay(&mut self.palette, row, (ink, run.level), x, x + i32::from(run.length));
            }
        }
    }

    /// Copies a sprite, turned, with its corner at a pixel.
    fn copy(&mut self, sprite: &Sprite, turns: u8, (left, top): (i32, i32)) {
        let ColorMap { numbers, rows } = &self.color_maps[sprite.color_map];
        let semi = |tint: u8| rows[usize::from(tint) - sprite.raster.solid];
        for (y, (tints, spans)) in (top..).zip(sprite.raster.turned(turns).rows()) {
            let Some(row) = row(&mut self.rows, self.width, y) else {
                continue;
            };
            for span in spans {
                let from = left + i32::from(span.x);
                let under = part(row, from, from + i32::from(span.length));
                if under.is_empty() {
                    continue;
                }
                let tints = &tints[usize::from(span.x) + (-from).max(0) as usize..];
                match span.kind {
                    Kind::Flat => under.fill(numbers[usize::from(tints[0])]),
                    Kind::Solid => under
                        .iter_mut()
                        .zip(tints)
                        .for_each(|(pixel, tint)| *pixel = numbers[usize::from(*tint)]),
                    Kind::Semi => {
                        for (pixel, tint) in under.iter_mut().zip(tints) {
                            semi(*tint)
                                .into_iter()
                                .for_each(|row| self.palette.mix(row, std::slice::from_mut(pixel)));
                        }
                    }
                }
            }
        }
    }
}

/// Lays an ink at a level on a part of a row.
#[inline]
fn lay(palette: &mut Palette, row: &mut [u8], (ink, level): (usize, u8), from: i32, to: i32) {
    let pixels = part(row, from, to);
    match palette.at(ink, level) {
        Laid::Plain(number) => pixels.fill(number),
        Laid::Mixed(row) => palette.mix(row, pixels),
    }
}

/// The pixels of a row of the canvas, if it has this row.
#[inline]
fn row(rows: &mut [u8], width: usize, y: i32) -> Option<&mut [u8]> {
    let start = usize::try_from(y).ok()?.checked_mul(width + 1)? + 1;
    rows.get_mut(start..start + width)
}

/// The pixels of a row between two columns, as far as it has them.
#[inline]
fn part(row: &mut [u8], from: i32, to: i32) -> &mut [u8] {
    let to = (to.max(0) as usize).min(row.len());
    let from = (from.max(0) as usize).min(to);
    &mut row[from..to]
}

/// The pixels that a length covers, with how much of each: a part at each end, and the whole
/// between.
fn spans(from: f32, length: f32, most: i32) -> Vec<(i32, i32, f32)> {
    let (from, to) = (from.max(-1.0), (from + length).min(most as f32 + 1.0));
    let (first, last) = (from.ceil(), to.floor());
    if to <= from {
        return Vec::new();
    }
    if first > last {
        return vec![(last as i32, first as i32, to - from)];
    }
    let mut spans = Vec::with_capacity(3);
    spans.extend((first > from).then_some((first as i32 - 1, first as i32, first - from)));
    spans.extend((last > first).then_some((first as i32, last as i32, 1.0)));
    spans.extend((to > last).then_some((last as i32, last as i32 + 1, to - last)));
    spans
}

#[cfg(test)]
mod tests {
    use super::{part, row, spans};

    #[test]
    fn a_length_is_cut_into_whole_pixels_and_ends() {
        assert_eq!(spans(1.0, 3.0, 10), [(1, 4, 1.0)]);
        assert_eq!(spans(0.5, 2.0, 10), [(0, 1, 0.5), (1, 2, 1.0), (2, 3, 0.5)]);
        assert_eq!(spans(1.25, 0.5, 10), [(1, 2, 0.5)]);
        assert_eq!(spans(1.0, 0.0, 10), []);
        assert_eq!(spans(-5.0, 50.0, 10), [(-1, 11, 1.0)]);
    }

    #[test]
    fn what_is_off_the_canvas_is_left_out() {
        let mut rows: Vec<u8> = (0..15).collect();
        let mut cut = |y, from, to| row(&mut rows, 4, y).map(|row| part(row, from, to).to_vec());
        assert_eq!(cut(0, -2, 2), Some(vec![1, 2]));
        assert_eq!(cut(2, 3, 9), Some(vec![14]));
        assert_eq!([cut(0, 4, 9), cut(0, -4, 0), cut(1, 3, 2)], [const { Some(Vec::new()) }; 3]);
        assert_eq!([cut(3, 0, 4), cut(-1, 0, 4)], [const { None }; 2]);
    }
}
