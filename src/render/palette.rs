//! From true colours to at most 255: exact for the colours that fill areas, near for blends.
//!
//! Colours are gathered in 32,768 bins. The fullest bins get a colour of their own; the rest of the
//! palette goes, one by one, to the bin that is farthest from all colours chosen so far, so that a
//! small bright marker is never lost among a thousand shades of an edge.

/// The most colours of a picture.
const COLORS: usize = 255;
/// How many of them go to the fullest bins.
const FULLEST: usize = 160;
const BINS: usize = 1 << 15;

/// A picture in indexed colours.
pub(super) struct Indexed {
    /// Red, green and blue of each colour.
    pub palette: Vec<u8>,
    /// A colour's number for each pixel.
    pub pixels: Vec<u8>,
}

/// The colours that fell into a bin.
#[derive(Clone, Copy, Default)]
struct Bin {
    pixels: u32,
    longest: u32,
    /// The colour of its longest run.
    color: u32,
}

/// Reduces rows of opaque pixels (red, green, blue, opacity).
pub(super) fn reduce(pixels: &[u8]) -> Indexed {
    let mut bins = vec![Bin::default(); BINS];
    let mut used = Vec::with_capacity(2048);
    runs(pixels, |color, length| {
        let bin = &mut bins[bin_of(color)];
        if bin.pixels == 0 {
            used.push(bin_of(color));
        }
        bin.pixels += length;
        if length > bin.longest {
            (bin.longest, bin.color) = (length, color);
        }
    });
    used.sort_unstable_by_key(|&bin| (std::cmp::Reverse(bins[bin].pixels), bin));
    let colors: Vec<u32> = used.iter().map(|&bin| bins[bin].color).collect();
    let (chosen, nearest) = choose(&colors);
    let mut table = vec![0u8; BINS];
    for (&bin, index) in used.iter().zip(nearest) {
        table[bin] = index;
    }
    let mut indices = Vec::with_capacity(pixels.len() / 4);
    runs(pixels, |color, length| {
        let index = table[bin_of(color)];
        if length == 1 { indices.push(index) } else { indices.resize(indices.len() + length as usize, index) }
    });
    Indexed { palette: chosen.into_iter().flat_map(|color| split(color).map(|part| part as u8)).collect(), pixels: indices }
}

/// Calls with each run of equal pixels: the colour and how many.
fn runs(pixels: &[u8], mut each: impl FnMut(u32, u32)) {
    let mut colors = pixels.chunks_exact(4).map(|pixel| u32::from_le_bytes([pixel[0], pixel[1], pixel[2], 0]));
    let Some(mut last) = colors.next() else { return };
    let mut length = 1;
    for color in colors {
        if color == last {
            length += 1;
        } else {
            each(last, length);
            (last, length) = (color, 1);
        }
    }
    each(last, length);
}

fn split(color: u32) -> [i32; 3] {
    [color & 255, color >> 8 & 255, color >> 16 & 255].map(|part| part as i32)
}

fn bin_of(color: u32) -> usize {
    let [red, green, blue] = split(color).map(|part| part as usize >> 3);
    red << 10 | green << 5 | blue
}

/// The palette, and for each of the colours (fullest first) the number of the nearest in it.
///
/// Distances are kept in a list of their own and in 32 bits, so that the inner loops run many at a time.
fn choose(colors: &[u32]) -> (Vec<u32>, Vec<u8>) {
    let part = |at: usize| -> Vec<i32> { colors.iter().map(|&color| split(color)[at]).collect() };
    let (reds, greens, blues) = (part(0), part(1), part(2));
    let mut far = vec![i32::MAX; colors.len()];
    let mut nearest = vec![0i32; colors.len()];
    let mut chosen = Vec::with_capacity(COLORS);
    while chosen.len() < COLORS.min(colors.len()) {
        let next = if chosen.len() < FULLEST { chosen.len() } else { farthest(&far) };
        if far[next] == 0 {
            break;
        }
        let (red, green, blue, number) = (reds[next], greens[next], blues[next], chosen.len() as i32);
        chosen.push(colors[next]);
        let parts = reds.iter().zip(&greens).zip(&blues);
        for ((far, nearest), ((&r, &g), &b)) in far.iter_mut().zip(&mut nearest).zip(parts) {
            let distance = (r - red) * (r - red) * 2 + (g - green) * (g - green) * 4 + (b - blue) * (b - blue);
            *nearest = if distance < *far { number } else { *nearest };
            *far = distance.min(*far);
        }
    }
    (chosen, nearest.into_iter().map(|number| number as u8).collect())
}

/// The place of the greatest distance, the first if there are several.
fn farthest(far: &[i32]) -> usize {
    let most = far.iter().copied().max().unwrap_or(0);
    far.iter().position(|&distance| distance == most).unwrap_or(0)
}
