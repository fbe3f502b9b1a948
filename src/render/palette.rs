//! The colours of one picture: at most 255, those that fill areas exact, mixtures near.
//!
//! A pixel is a colour's number throughout. What lies at an edge, or below something half
//! transparent, is a mixture of an ink and what is there: each ink has a row a level of coverage,
//! in which the mixture with each colour stands once it was needed. Everything depends on the
//! picture alone, so that it is the same whenever it is drawn.

use super::choose::{Choice, Tint, choose, distance};
use super::mask::FULL;
use super::scene::Color;

/// The most colours of a picture.
const COLORS: usize = 255;
/// A mixture that was not needed yet.
const UNKNOWN: u8 = 255;
/// Colours that are left for mixtures.
const MIXTURES: usize = 48;
/// The most colours that are exact before the others are chosen by distance.
const SURE: usize = 160;
/// How near a colour of some art may be to one that is there to be drawn with it.
const ART: i32 = 40;
/// Eight shades each of red, green and blue: mixtures within a bin are drawn alike.
const BINS: usize = 1 << 15;

/// Colours chosen for a picture, before any mixture.
pub(super) struct Chosen {
    colors: Vec<Tint>,
    /// For each tint of the picture's art its number.
    pub art: Vec<u8>,
}

impl Chosen {
    /// Colours that are exact and tints of some art. Exact colours that are too many are drawn with
    /// the nearest.
    pub(super) fn new(exact: &[Color], art: &[Tint]) -> Chosen {
        let opaque = exact
            .iter()
            .filter(|color| color.3 == u8::MAX)
            .map(|color| [color.0, color.1, color.2, u8::MAX]);
        let mut tints: Vec<Tint> = opaque.collect();
        let areas = tints.len();
        // What falls into one bin is one tint: pieces of art share most of theirs.
        let mut bins = vec![u16::MAX; BINS];
        let mut place = |tint: &Tint| {
            let bin = &mut bins[bin_of(*tint)];
            if *bin == u16::MAX {
                *bin = tints.len() as u16;
                tints.push(*tint);
            }
            usize::from(*bin)
        };
        let places: Vec<usize> = art.iter().map(&mut place).collect();
        let sure = if areas <= SURE { areas } else { 1 };
        let Choice { chosen, nearest } = choose(&tints, sure, COLORS - MIXTURES, ART);
        let mut colors: Vec<Tint> = chosen.iter().map(|place| tints[*place]).collect();
        if colors.is_empty() {
            colors.push([u8::MAX; 4]);
        }
        Chosen {
            colors,
            art: places.into_iter().map(|place| nearest[place]).collect(),
        }
    }
}

fn bin_of(tint: Tint) -> usize {
    usize::from(tint[0] >> 3) << 10 | usize::from(tint[1] >> 3) << 5 | usize::from(tint[2] >> 3)
}

/// The colours of a picture.
pub(super) struct Palette {
    colors: Vec<Tint>,
    /// The inks in use with their numbers and rows.
    inks: Vec<Ink>,
    rows: Vec<Row>,
    /// The colour for the mixtures of each bin.
    bins: Vec<u8>,
}

/// An ink: a colour that is laid over others.
struct Ink {
    color: Color,
    /// The number of the colour itself.
    number: u8,
    /// Its row for each level, from 1; none where it has not been needed.
    rows: [Option<u16>; FULL as usize + 1],
}

/// The mixtures of an ink at one level with each colour.
struct Row {
    color: Color,
    coverage: u32,
    mixed: [u8; COLORS + 1],
}

/// How an ink is laid at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Laid {
    /// What was there is gone: the colour's number.
    Plain(u8),
    /// Mixed with what is there: the row's number.
    Mixed(u16),
}

impl Palette {
    /// A palette with these colours.
    pub(super) fn new(chosen: &Chosen) -> Palette {
        Palette {
            colors: chosen.colors.clone(),
            inks: Vec::new(),
            rows: Vec::new(),
            bins: vec![UNKNOWN; BINS],
        }
    }

    /// Red, green and blue of each colour, one after the other.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colors
            .iter()
            .flat_map(|color| [color[0], color[1], color[2]])
            .collect()
    }

    /// The number of an ink, to be laid with [`Palette::at`].
    pub(super) fn ink(&mut self, color: Color) -> usize {
        if let Some(place) = self.inks.iter().position(|ink| ink.color == color) {
            return place;
        }
        let number = self.nearest([color.0, color.1, color.2, u8::MAX]).0;
        self.inks.push(Ink {
            color,
            number,
            rows: [None; FULL as usize + 1],
        });
        self.inks.len() - 1
    }

    /// How an ink is laid at a level.
    #[inline]
    pub(super) fn at(&mut self, ink: usize, level: u8) -> Laid {
        let one = &self.inks[ink];
        if level >= FULL && one.color.3 == u8::MAX {
            return Laid::Plain(one.number);
        }
        Laid::Mixed(
            one.rows[usize::from(level.min(FULL))].unwrap_or_else(|| self.new_level(ink, level.min(FULL))),
        )
    }

    #[cold]
    fn new_level(&mut self, ink: usize, level: u8) -> u16 {
        let color = self.inks[ink].color;
        let row = self.row(color, u32::from(level) * u32::from(color.3) / u32::from(FULL));
        self.inks[ink].rows[usize::from(level)] = Some(row);
        row
    }

    /// A row of mixtures that is not known yet.
    pub(super) fn row(&mut self, color: Color, coverage: u32) -> u16 {
        self.rows.push(Row {
            color,
            coverage,
            mixed: [UNKNOWN; COLORS + 1],
        });
        (self.rows.len() - 1) as u16
    }

    /// Mixes what lies there with a row's ink.
    #[inline]
    pub(super) fn mix(&mut self, row: u16, pixels: &mut [u8]) {
        for pixel in pixels {
            let mixed = self.rows[usize::from(row)].mixed[usize::from(*pixel)];
            *pixel = if mixed == UNKNOWN {
                self.learn(row, *pixel)
            } else {
                mixed
            };
        }
    }

    #[cold]
    fn learn(&mut self, row: u16, under: u8) -> u8 {
        let Row { color, coverage, .. } = self.rows[usize::from(row)];
        let [red, green, blue, _] = self.colors[usize::from(under)];
        let part = |over: u8, under: u8| {
            ((u32::from(over) * coverage + u32::from(under) * (255 - coverage) + 127) / 255) as u8
        };
        let mixed = self.mixture([part(color.0, red), part(color.1, green), part(color.2, blue), u8::MAX]);
        self.rows[usize::from(row)].mixed[usize::from(under)] = mixed;
        mixed
    }

    /// The number of a mixture: a colour near enough, or a new one while there is room; the fuller
    /// the palette, the less near it has to be.
    fn mixture(&mut self, tint: Tint) -> u8 {
        let bin = bin_of(tint);
        if self.bins[bin] != UNKNOWN {
            return self.bins[bin];
        }
        let (number, apart) = self.nearest(tint);
        let enough = match self.colors.len() {
            0..200 => 60,
            200..235 => 250,
            235..COLORS => 800,
            _ => i32::MAX,
        };
        self.bins[bin] = if apart <= enough {
            number
        } else {
            self.colors.push(tint);
            (self.colors.len() - 1) as u8
        };
        self.bins[bin]
    }

    /// The number of the nearest colour, and how far it is.
    fn nearest(&self, tint: Tint) -> (u8, i32) {
        let mut apart = [i32::MAX; COLORS];
        apart
            .iter_mut()
            .zip(&self.colors)
            .for_each(|(apart, color)| *apart = distance(*color, tint));
        let least = apart.iter().copied().min().unwrap_or(0);
        (apart.iter().position(|apart| *apart == least).unwrap_or(0) as u8, least)
    }
}

#[cfg(test)]
mod tests {
    use super::{Chosen, Laid, Palette};
    use crate::render::mask::FULL;
    use crate::render::scene::Color;

    const RED: Color = Color(200, 0, 0, 255);
    const VEIL: Color = Color(0, 0, 0, 51);

    #[test]
    fn an_ink_covers_or_mixes() {
        let chosen = Chosen::new(
            &[Color(255, 255, 255, 255), RED, VEIL],
            &[[201, 1, 0, 255], [0, 0, 90, 255], [1, 2, 91, 255]],
        );
        let mut palette = Palette::new(&chosen);
        assert_eq!(
            (palette.bytes().as_slice(), chosen.art.as_slice()),
            (&[255, 255, 255, 200, 0, 0, 0, 0, 90][..], &[1, 2, 2][..])
        );
        let ink = palette.ink(RED);
        assert_eq!(palette.at(ink, FULL), Laid::Plain(1));
        let Laid::Mixed(row) = palette.at(ink, 2) else {
            panic!("a third of a pixel is no whole one")
        };
        let mut pixels = [0, 0, 1];
        palette.mix(row, &mut pixels);
        assert_eq!(pixels, [3, 3, 1]);
        assert_eq!(palette.bytes()[9..], [233, 153, 153]);
        assert_eq!((palette.at(ink, 2), palette.ink(RED)), (Laid::Mixed(row), ink));
    }

    #[test]
    fn a_veil_never_hides_what_is_below() {
        let mut palette = Palette::new(&Chosen::new(&[Color(255, 255, 255, 255)], &[]));
        let ink = palette.ink(VEIL);
        let Laid::Mixed(row) = palette.at(ink, FULL) else {
            panic!("a veil is laid over what is there")
        };
        let mut pixels = [0];
        palette.mix(row, &mut pixels);
        assert_eq!(palette.bytes()[3..], [204, 204, 204]);
    }

    #[test]
    fn a_full_palette_takes_the_nearest() {
        let many: Vec<Color> = (0..=255u8)
            .flat_map(|red| [Color(red, 0, 0, 255), Color(red, 255, 0, 255)])
            .collect();
        let mut palette = Palette::new(&Chosen::new(&many, &[]));
        let ink = palette.ink(Color(0, 0, 255, 255));
        for level in 1..=FULL {
            if let Laid::Mixed(row) = palette.at(ink, level) {
                palette.mix(row, &mut (0..200).collect::<Vec<u8>>());
            }
        }
        assert!(palette.bytes().len() <= 3 * 255);
    }
}
