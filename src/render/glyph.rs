//! Glyphs: each letter is rasterised once for a face, a size, a third of a pixel and a halo.

use super::fonts::Fonts;
use super::mask::Mask;
use super::scene::Face;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most glyphs kept; beyond it they are dropped and made again (names come in any script).
const MOST: usize = 20_000;
/// Places a pixel is divided in, across.
const PARTS: i32 = 3;

/// A letter as it is laid.
pub(super) struct Glyph {
    /// What it covers, counted from the pen.
    pub mask: Mask,
    /// How far the pen moves on, in pixels.
    pub advance: f32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    face: Face,
    letter: char,
    /// In eighths of a pixel.
    size: u16,
    part: u8,
    /// In eighths of a pixel.
    halo: u8,
}

/// The glyphs made so far.
#[derive(Default)]
pub(super) struct Glyphs(Mutex<FxHashMap<Key, Arc<Glyph>>>);

impl Glyphs {
    /// A letter whose pen stands at `x`, and the pixel column that it counts from.
    pub(super) fn get(
        &self,
        fonts: &Fonts,
        face: Face,
        letter: char,
        size: f32,
        x: f32,
        halo: f32,
    ) -> (Arc<Glyph>, i32) {
        let parts = (x * PARTS as f32).round() as i32;
        let part = parts.rem_euclid(PARTS);
        let key = Key {
            face,
            letter,
            size: (size * 8.0).round() as u16,
            part: part as u8,
            halo: (halo * 8.0).round() as u8,
        };
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() > MOST {
            kept.clear();
        }
        let glyph = kept.entry(key).or_insert_with(|| Arc::new(make(fonts, key)));
        (Arc::clone(glyph), parts.div_euclid(PARTS))
    }
}

/// A letter's coverage, 0 to 255 a pixel, before it is run-length encoded.
struct Bitmap {
    /// From the pen to its left edge.
    left: i32,
    /// From the base line up to its top edge, downwards positive.
    top: i32,
    /// Pixels a row.
    width: usize,
    /// Row by row.
    coverage: Vec<u8>,
}

fn make(fonts: &Fonts, key: Key) -> Glyph {
    let size = f32::from(key.size) / 8.0;
    let (metrics, fine) = fonts.face(key.face).rasterize_subpixel(key.letter, size);
    let plain = Bitmap {
        left: metrics.xmin,
        top: -(metrics.ymin + metrics.height as i32),
        width: metrics.width + 1,
        coverage: shifted(&fine, metrics.width, usize::from(key.part)),
    };
    let bitmap = if key.halo == 0 {
        plain
    } else {
        widened(&plain, f32::from(key.halo) / 8.0)
    };
    Glyph {
        mask: Mask::new(bitmap.left, bitmap.top, bitmap.width, &bitmap.coverage),
        advance: metrics.advance_width,
    }
}

/// Three columns a pixel, moved right by `part` of them, to one column a pixel and one more.
fn shifted(fine: &[u8], width: usize, part: usize) -> Vec<u8> {
    let mut coverage = Vec::with_capacity((width + 1) * fine.len() / (width * 3).max(1));
    for row in fine.chunks_exact((width * 3).max(1)) {
        for x in 0..=width {
            let sum: u32 = (0..3)
                .filter_map(|third| (x * 3 + third).checked_sub(part))
                .filter_map(|at| row.get(at))
                .map(|&third| u32::from(third))
                .sum();
            coverage.push((sum / 3) as u8);
        }
    }
    coverage
}

/// The bitmap grown by a round brush.
fn widened(plain: &Bitmap, radius: f32) -> Bitmap {
    let reach = radius.ceil() as i32;
    let width = plain.width as i32;
    let height = (plain.coverage.len() / plain.width.max(1)) as i32;
    let (wide, high) = (width + 2 * reach, height + 2 * reach);
    let mut grown = vec![0u8; (wide * high) as usize];
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            let strength = (radius + 0.5 - ((dx * dx + dy * dy) as f32).sqrt()).clamp(0.0, 1.0);
            if strength == 0.0 {
                continue;
            }
            for y in 0..height {
                for x in 0..width {
                    let strength = f32::from(plain.coverage[(y * width + x) as usize]) * strength;
                    let at = ((y + dy + reach) * wide + x + dx + reach) as usize;
                    grown[at] = grown[at].max(strength as u8);
                }
            }
        }
    }
    Bitmap {
        left: plain.left - reach,
        top: plain.top - reach,
        width: wide as usize,
        coverage: grown,
    }
}
