//! Static art: each piece is rasterised once for a size, its colours numbered, and then copied.

use super::RenderFault;
use super::choose::{Tint, choose};
use super::scene::Art;
use super::spans::Turned;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The most bytes of rasters kept; beyond it all are dropped and made again.
const MOST: usize = 48 << 20;
/// The most tints of a raster.
const TINTS: usize = 128;

/// Which art in which size.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    name: &'static str,
    size: (u32, u32),
}

/// A piece of art in a size: a tint's number for each pixel.
pub(super) struct Raster {
    /// Which it is.
    pub key: Key,
    /// Its tints: the opaque ones first, the commonest of them first.
    pub tints: Vec<Tint>,
    /// How many tints are opaque.
    pub solid: usize,
    /// The pixels for each number of quarter turns.
    turned: [OnceLock<Turned>; 4],
}

impl Raster {
    fn new(key: Key, tints: Vec<Tint>, flat: Vec<u8>) -> Raster {
        let solid = tints.iter().filter(|tint| tint[3] == u8::MAX).count();
        let upright = Turned::new(flat, key.size.0 as usize, &tints, solid);
        Raster {
            key,
            tints,
            solid,
            turned: [OnceLock::from(upright), OnceLock::new(), OnceLock::new(), OnceLock::new()],
        }
    }

    /// The pixels, turned clockwise.
    pub(super) fn turned(&self, turns: u8) -> &Turned {
        let turns = turns % 4;
        let (across, down) = (self.key.size.0 as usize, self.key.size.1 as usize);
        self.turned[usize::from(turns)].get_or_init(|| {
            let flat = self.turned[0].get().map_or(&[][..], |upright| &upright.pixels);
            let row = if turns.is_multiple_of(2) { across } else { down };
            Turned::new(turn(flat, across, down, turns), row, &self.tints, self.solid)
        })
    }
}

/// Rows of pixels, turned clockwise.
fn turn(flat: &[u8], across: usize, down: usize, turns: u8) -> Vec<u8> {
    let at = |x: usize, y: usize| flat[y * across + x];
    match turns {
        1 => (0..across)
            .flat_map(|y| (0..down).map(move |x| at(y, down - 1 - x)))
            .collect(),
        2 => flat.iter().rev().copied().collect(),
        _ => (0..across)
            .flat_map(|y| (0..down).map(move |x| at(across - 1 - y, x)))
            .collect(),
    }
}

/// The rasters made so far.
#[derive(Default)]
pub(super) struct Rasters(Mutex<FxHashMap<Key, Arc<Raster>>>);

impl Rasters {
    /// The art at `scale` pixels a unit of its canvas.
    pub(super) fn get(&self, art: &'static Art, scale: f32) -> Result<Arc<Raster>, RenderFault> {
        let side = |units: u32| ((units as f32 * scale).round() as u32).max(1);
        let key = Key {
            name: art.name,
            size: (side(art.size.0), side(art.size.1)),
        };
        if let Some(raster) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Arc::clone(raster));
        }
        let raster = Arc::new(quantised(key, &rasterise(art, key.size)?));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept
            .keys()
            .map(|key| key.size.0 as usize * key.size.1 as usize * 4)
            .sum::<usize>()
            > MOST
        {
            kept.clear();
        }
        kept.insert(key, Arc::clone(&raster));
        Ok(raster)
    }
}

/// A drawing by itself as a PNG, so many pixels a side, with nothing behind it.
pub(super) fn emoji(art: &Art, side: u32) -> Result<Vec<u8>, RenderFault> {
    let pixels = rasterise(art, (side, side))?;
    let colors = pixels.pixels().iter().map(|pixel| pixel.demultiply());
    let bytes: Vec<u8> = colors
        .flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()])
        .collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, side, side);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&bytes)?;
    Ok(png)
}

fn rasterise(art: &Art, size: (u32, u32)) -> Result<Pixmap, RenderFault> {
    let fault = |why: String| RenderFault::Art { name: art.name, why };
    if art.svg.contains("<text") {
        return Err(fault("letters belong into the scene, where they have a language".to_owned()));
    }
    let (width, height) = art.size;
    let document = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{}</svg>"#,
        art.svg
    );
    let tree = Tree::from_str(&document, &Options::default()).map_err(|error| fault(error.to_string()))?;
    let mut pixels = Pixmap::new(size.0, size.1).ok_or_else(|| fault("no size".to_owned()))?;
    let fit =
        Transform::from_scale(size.0 as f32 / width.max(1) as f32, size.1 as f32 / height.max(1) as f32);
    resvg::render(&tree, fit, &mut pixels.as_mut());
    Ok(pixels)
}

/// The pixels of one bin: how many, and the tint of the longest run.
#[derive(Clone, Copy, Default)]
struct Bin {
    pixels: usize,
    longest: usize,
    tint: Tint,
}

/// The raster of a picture, with its tints numbered; shades that nobody tells apart share one.
fn quantised(key: Key, picture: &Pixmap) -> Raster {
    let tints: Vec<Tint> = picture
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .map(|c| [c.red(), c.green(), c.blue(), c.alpha()])
        .collect();
    let mut bins: FxHashMap<Tint, Bin> = FxHashMap::default();
    for run in tints.chunk_by(|one, other| one == other) {
        let bin = bins.entry(bin_of(run[0])).or_default();
        bin.pixels += run.len();
        if run.len() > bin.longest {
            (bin.longest, bin.tint) = (run.len(), run[0]);
        }
    }
    let mut ordered: Vec<(Tint, Bin)> = bins.into_iter().collect();
    ordered.sort_unstable_by_key(|(key, bin)| (bin.tint[3] != u8::MAX, std::cmp::Reverse(bin.pixels), *key));
    let found: Vec<Tint> = ordered.iter().map(|(_, bin)| bin.tint).collect();
    let choice = choose(&found, TINTS / 2, TINTS, 0);
    // The opaque tints first: a pixel of one of them is copied, all others are mixed with what lies
    // below.
    let mut places: Vec<usize> = (0..choice.chosen.len()).collect();
    places.sort_by_key(|place| found[choice.chosen[*place]][3] != u8::MAX);
    let mut numbers = vec![0u8; places.len()];
    (0..)
        .zip(&places)
        .for_each(|(number, place)| numbers[*place] = number);
    let nearest = |place: usize| numbers[usize::from(choice.nearest[place])];
    let number: FxHashMap<Tint, u8> = ordered
        .iter()
        .enumerate()
        .map(|(place, (key, _))| (*key, nearest(place)))
        .collect();
    let pixels: Vec<u8> = tints.iter().map(|tint| number[&bin_of(*tint)]).collect();
    Raster::new(key, places.iter().map(|place| found[choice.chosen[*place]]).collect(), pixels)
}

/// What is drawn alike: eight shades of a colour, a sixteenth of opacity; what is opaque stays so.
fn bin_of(tint: Tint) -> Tint {
    let opacity = if tint[3] == u8::MAX { u8::MAX } else { tint[3] >> 4 };
    if opacity == 0 {
        [0; 4]
    } else {
        [tint[0] >> 3, tint[1] >> 3, tint[2] >> 3, opacity]
    }
}

#[cfg(test)]
mod tests {
    use super::{Art, Rasters, turn};

    #[test]
    fn art_has_no_letters() {
        static PLAIN: Art = Art {
            name: "test/plain",
            size: (4, 4),
            svg: std::borrow::Cow::Borrowed("<rect width=\"4\" height=\"4\"/>"),
        };
        static LETTERS: Art = Art {
            name: "test/letters",
            size: (4, 4),
            svg: std::borrow::Cow::Borrowed("<text y=\"4\">a</text>"),
        };
        assert!(Rasters::default().get(&PLAIN, 1.0).is_ok());
        assert!(Rasters::default().get(&LETTERS, 1.0).is_err());
    }

    #[test]
    fn pixels_turn_clockwise() {
        let flat = [1, 2, 3, 4, 5, 6];
        assert_eq!(turn(&flat, 3, 2, 1), [4, 1, 5, 2, 6, 3]);
        assert_eq!(turn(&flat, 3, 2, 2), [6, 5, 4, 3, 2, 1]);
        assert_eq!(turn(&flat, 3, 2, 3), [3, 6, 2, 5, 1, 4]);
    }
}
