//! The canvas: items drawn over one another in pixels. Always opaque, so that a picture looks the
//! same on a light and on a dark background.

use super::art::Sprites;
use super::fonts::Fonts;
use super::glyph::{Glyph, Glyphs};
use super::renderer::Say;
use super::scene::{Anchor, Color, Face, Fill, Item, Outline, Point};
use super::{Fault, pattern, said};
use resvg::tiny_skia::{self, FillRule, LineCap, LineJoin, Pixmap, Stroke, Transform};

/// What is being drawn.
pub(super) struct Canvas {
    pixels: Pixmap,
    scale: f32,
}

impl Canvas {
    pub(super) fn new(width: u32, height: u32, scale: f32) -> Option<Canvas> {
        let mut pixels = Pixmap::new(width, height)?;
        pixels.fill(tiny_skia::Color::WHITE);
        Some(Canvas { pixels, scale })
    }

    /// The pixels, and how many there are across and down.
    pub(super) fn finish(self) -> (Pixmap, u32, u32) {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        (self.pixels, width, height)
    }

    pub(super) fn draw(&mut self, item: &Item, fonts: &Fonts, sprites: &Sprites, glyphs: &Glyphs, say: Say<'_>) -> Result<(), Fault> {
        match item {
            Item::Art { art, at, scale, turns } => {
                let sprite = sprites.get(art, scale * self.scale, *turns, fonts)?;
                self.copy(&sprite, (at.0 * self.scale).round() as i32, (at.1 * self.scale).round() as i32);
            }
            Item::Shape { outline, fill, stroke } => self.shape(outline, fill.as_ref(), *stroke),
            Item::Text { at, size, face, anchor, color, halo, width, words } => {
                let line = said::line(words, *face, fonts, say);
                let (size, line) = fonts.fit(*face, *size, line, *width);
                let pen = self.pen(*at, *anchor, fonts.width(*face, size * self.scale, &line));
                let ink = Ink { fonts, glyphs, face: *face, size: size * self.scale };
                if let Some((color, width)) = halo {
                    self.letters(&ink, &line, pen, *color, width * self.scale);
                }
                self.letters(&ink, &line, pen, *color, 0.0);
            }
        }
        Ok(())
    }

    fn shape(&mut self, outline: &Outline, fill: Option<&Fill>, stroke: Option<(Color, f32)>) {
        let Some(path) = pattern::path(outline, self.scale) else { return };
        if let Some(fill) = fill {
            let tile = pattern::tile(fill, self.scale);
            self.pixels.fill_path(&path, &pattern::paint(fill, tile.as_ref()), FillRule::Winding, Transform::identity(), None);
        }
        if let Some((color, width)) = stroke {
            let stroke = Stroke { width: width * self.scale, line_join: LineJoin::Round, line_cap: LineCap::Round, ..Stroke::default() };
            self.pixels.stroke_path(&path, &pattern::plain(color), &stroke, Transform::identity(), None);
        }
    }

    /// Where a line's first letter begins, in pixels.
    fn pen(&self, at: Point, anchor: Anchor, width: f32) -> (f32, i32) {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        (at.0 * self.scale - back, (at.1 * self.scale).round() as i32)
    }

    fn letters(&mut self, ink: &Ink<'_>, line: &str, pen: (f32, i32), color: Color, halo: f32) {
        let (mut x, y) = pen;
        for letter in line.chars() {
            let (glyph, column) = ink.glyphs.get(ink.fonts, ink.face, letter, ink.size, x, halo);
            self.mask(&glyph, column + glyph.left, y + glyph.top, color);
            x += glyph.advance;
        }
    }

    /// Lays a colour over the canvas through a mask whose top left corner is at a pixel.
    fn mask(&mut self, glyph: &Glyph, left: i32, top: i32, color: Color) {
        let (across, down) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let pixels = self.pixels.data_mut();
        for (y, row) in (top..).zip(glyph.mask.chunks_exact(glyph.width.max(1))) {
            if !(0..down).contains(&y) {
                continue;
            }
            for (x, &cover) in (left..).zip(row) {
                if cover == 0 || !(0..across).contains(&x) {
                    continue;
                }
                let at = ((y * across + x) * 4) as usize;
                let cover = u32::from(cover) * u32::from(color.3) / 255;
                for (under, over) in pixels[at..at + 3].iter_mut().zip([color.0, color.1, color.2]) {
                    *under = ((u32::from(over) * cover + u32::from(*under) * (255 - cover) + 127) / 255) as u8;
                }
            }
        }
    }

    /// Lays a sprite over the canvas.
    fn copy(&mut self, sprite: &Pixmap, left: i32, top: i32) {
        let (across, down) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let (width, height) = (sprite.width() as i32, sprite.height() as i32);
        let (from, to) = (left.max(0), (left + width).min(across));
        if from >= to {
            return;
        }
        let pixels = self.pixels.data_mut();
        for y in top.max(0)..(top + height).min(down) {
            let source = (((y - top) * width + from - left) * 4) as usize;
            let target = ((y * across + from) * 4) as usize;
            let bytes = ((to - from) * 4) as usize;
            over(&mut pixels[target..target + bytes], &sprite.data()[source..source + bytes]);
        }
    }
}

/// With what letters are drawn.
struct Ink<'a> {
    fonts: &'a Fonts,
    glyphs: &'a Glyphs,
    face: Face,
    size: f32,
}

/// Lays a row of premultiplied pixels over an opaque one.
fn over(under: &mut [u8], row: &[u8]) {
    for (below, above) in under.chunks_exact_mut(4).zip(row.chunks_exact(4)) {
        match above[3] {
            0 => {}
            255 => below.copy_from_slice(above),
            cover => {
                let rest = 255 - u32::from(cover);
                for (low, high) in below[..3].iter_mut().zip(above) {
                    *low = high.saturating_add(((u32::from(*low) * rest + 127) / 255) as u8);
                }
            }
        }
    }
}
