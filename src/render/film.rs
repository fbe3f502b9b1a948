//! A film: pictures one after the other as an animated GIF, in which each frame holds only what it changes.
//! Knows no game, as all of this room.

use super::RenderFault;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// The number that no colour of a picture has ([`super::palette`] has 255 at most): here it leaves a pixel as
/// it was.
const SAME: u8 = 255;
/// How long a film lasts, in hundredths of a second, as far as its frames may be short or long enough.
const LENGTH: usize = 6_000;
/// The shortest and the longest that a frame stands, in hundredths of a second.
const FRAME: (usize, usize) = (40, 120);
/// How long the last one is held, in hundredths of a second.
const LAST: u16 = 600;

/// One picture of a film, in numbered colours.
pub struct Still {
    /// Three bytes a colour.
    palette: Vec<u8>,
    /// The numbers, row by row.
    pixels: Vec<u8>,
    width: usize,
    height: usize,
}

/// Pictures one after the other.
#[derive(Default)]
pub struct Film {
    stills: Vec<Still>,
}

/// Where a frame differs from the one before.
struct Changed {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Still {
    /// A picture from its palette and its rows, each of which begins with the number of its filter.
    pub(super) fn new(palette: Vec<u8>, rows: &[u8], (width, height): (u32, u32)) -> Still {
        let (width, height) = (width as usize, height as usize);
        let pixels = rows.chunks_exact(width + 1).flat_map(|row| &row[1..]);
        Still {
            palette,
            pixels: pixels.copied().collect(),
            width,
            height,
        }
    }

    fn color(&self, number: u8) -> [u8; 3] {
        let at = 3 * usize::from(number);
        [self.palette[at], self.palette[at + 1], self.palette[at + 2]]
    }

    /// The numbers of its colours on a sheet that may be larger: what it leaves free is the colour of its
    /// first pixel, which is its background.
    fn on(&self, width: usize, height: usize) -> Vec<u8> {
        let ground = self.pixels.first().copied().unwrap_or_default();
        let mut sheet = vec![ground; width * height];
        for (row, pixels) in sheet
            .chunks_exact_mut(width)
            .zip(self.pixels.chunks_exact(self.width))
        {
            row[..self.width].copy_from_slice(pixels);
        }
        sheet
    }
}

impl Film {
    /// Puts a picture behind the others; one that is the same as the last is left out.
    pub fn push(&mut self, still: Still) {
        let same = |last: &Still| (&last.palette, &last.pixels) == (&still.palette, &still.pixels);
        if !self.stills.last().is_some_and(same) {
            self.stills.push(still);
        }
    }

    /// How many pictures it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.stills.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stills.is_empty()
    }

    /// The film as an animated GIF of at most so many bytes, and how many of its pictures are in it: every one, or
    /// where they are too many every second, fourth and so on, the last one always.
    ///
    /// # Errors
    /// [`RenderFault::Film`]: it has no pictures, or one that is too large.
    pub fn gif(&self, most: usize) -> Result<(Vec<u8>, usize), RenderFault> {
        let mut step = 1;
        loop {
            let kept: Vec<&Still> = self.stills.iter().rev().step_by(step).collect();
            let bytes = encode(kept.iter().rev().copied(), kept.len())?;
            if bytes.len() <= most || kept.len() <= 1 {
                return Ok((bytes, kept.len()));
            }
            step *= 2;
        }
    }
}

/// So many stills as a GIF that goes on for ever.
fn encode<'a>(stills: impl Iterator<Item = &'a Still> + Clone, count: usize) -> Result<Vec<u8>, RenderFault> {
    let width = stills.clone().map(|still| still.width).max().unwrap_or_default();
    let height = stills.clone().map(|still| still.height).max().unwrap_or_default();
    let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, side(width), side(height), &[])?;
    encoder.set_repeat(Repeat::Infinite)?;
    let delay = side((LENGTH / count.max(1)).clamp(FRAME.0, FRAME.1));
    let mut shown: Option<(&Still, Vec<u8>)> = None;
    for (nth, still) in (1..).zip(stills) {
        let sheet = still.on(width, height);
        let differs = differing((still, &sheet), shown.as_ref().map(|(still, sheet)| (*still, &sheet[..])));
        let area = bounds(&differs, width);
        let rows = (area.top..area.top + area.height).flat_map(|row| {
            let from = row * width + area.left;
            let (sheet, differs) = (&sheet, &differs);
            (from..from + area.width).map(move |at| if differs[at] { sheet[at] } else { SAME })
        });
        let frame = Frame {
            delay: if nth == count { LAST } else { delay },
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left: side(area.left),
            top: side(area.top),
            width: side(area.width),
            height: side(area.height),
            palette: Some(padded(&still.palette)),
            buffer: rows.collect::<Vec<u8>>().into(),
            ..Frame::default()
        };
        encoder.write_frame(&frame)?;
        shown = Some((still, sheet));
    }
    drop(encoder);
    Ok(bytes)
}

/// Which pixels of a sheet have another colour than before; all of the first one's.
fn differing((still, sheet): (&Still, &[u8]), before: Option<(&Still, &[u8])>) -> Vec<bool> {
    let Some((old, shown)) = before else {
        return vec![true; sheet.len()];
    };
    let pixels = sheet.iter().zip(shown);
    pixels
        .map(|(now, then)| still.color(*now) != old.color(*then))
        .collect()
}

/// The rectangle round what differs; one pixel where nothing does.
fn bounds(differs: &[bool], width: usize) -> Changed {
    let rows = differs.chunks_exact(width).enumerate();
    let (mut left, mut right, mut top, mut bottom) = (width, 0, usize::MAX, 0);
    for (row, differs) in rows {
        let Some(first) = differs.iter().position(|differs| *differs) else {
            continue;
        };
        let last = differs.iter().rposition(|differs| *differs).unwrap_or(first);
        (left, right) = (left.min(first), right.max(last));
        (top, bottom) = (top.min(row), row);
    }
    if top == usize::MAX {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    Changed {
        left,
        top,
        width: right - left + 1,
        height: bottom - top + 1,
    }
}

/// A palette with room for the number that leaves pixels as they were.
fn padded(palette: &[u8]) -> Vec<u8> {
    let mut padded = palette.to_vec();
    padded.resize(3 * (usize::from(SAME) + 1), 0);
    padded
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A still of 64 by 64 pixels that cannot be compressed.
    fn noise(seed: u8) -> Still {
        let mut number = u64::from(seed) + 1;
        let mut next = || {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (number >> 56) as u8 & 127
        };
        Still {
            palette: (0..128).flat_map(|shade| [shade, shade, shade]).collect(),
            pixels: (0..64 * 64).map(|_| next()).collect(),
            width: 64,
            height: 64,
        }
    }

    /// The last picture of a GIF whose frames all fill it.
    fn last(gif: &[u8]) -> Vec<u8> {
        let mut decoder = gif::DecodeOptions::new().read_info(gif).unwrap();
        let mut shown = vec![0; 64 * 64];
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (place, pixel) in frame.buffer.iter().enumerate() {
                let (row, column) = (place / usize::from(frame.width), place % usize::from(frame.width));
                let at = (row + usize::from(frame.top)) * 64 + column + usize::from(frame.left);
                shown[at] = if *pixel == SAME { shown[at] } else { *pixel };
            }
        }
        shown
    }

    #[test]
    fn a_film_that_is_too_large_shows_fewer_of_its_pictures_and_the_last_in_any_case() {
        let mut film = Film::default();
        (0..16).for_each(|seed| film.push(noise(seed)));
        film.push(noise(15));
        assert_eq!(film.len(), 16, "the same picture twice is one");
        let (all, shown) = film.gif(usize::MAX).unwrap();
        assert_eq!(shown, 16);
        for (most, count) in [(all.len(), 16), (all.len() - 1, 8), (all.len() / 3, 4), (0, 1)] {
            let (gif, shown) = film.gif(most).unwrap();
            assert_eq!((shown, last(&gif)), (count, noise(15).pixels), "{most}");
            assert!(gif.len() <= most || shown == 1);
        }
    }

    #[test]
    fn pictures_of_other_sizes_have_room_on_one_sheet() {
        let still = |width: usize, height: usize, pixel| Still {
            palette: vec![0, 0, 0, 9, 9, 9, 200, 200, 200],
            pixels: vec![pixel; width * height],
            width,
            height,
        };
        let mut film = Film::default();
        film.push(still(3, 2, 1));
        film.push(still(2, 4, 2));
        let gif = film.gif(usize::MAX).unwrap().0;
        let decoder = gif::DecodeOptions::new().read_info(&gif[..]).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (3, 4));
    }
}
