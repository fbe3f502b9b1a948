//! The embedded fonts: what they cover, how wide a line is, and how it is made to fit.
//! `fonts/FONTS.md` names their sources and licences.

use super::RenderFault;
use super::scene::Face;
use fontdue::{Font, FontSettings};

const FILES: [(Face, &str, &[u8]); 3] = [
    (Face::Text, "Tavolo Text", include_bytes!("fonts/text.otf")),
    (Face::Bold, "Tavolo Bold", include_bytes!("fonts/bold.otf")),
    (Face::Title, "Tavolo Title", include_bytes!("fonts/title.otf")),
];
/// How much smaller a line may be set before it is cut.
const SMALLEST: f32 = 0.7;
const ELLIPSIS: char = '…';
/// Where a word may be broken; nothing is seen of it elsewhere.
pub(super) const SOFT_HYPHEN: char = '\u{ad}';
/// Widths are rounded where a line is made as wide as its room.
const ROUNDING: f32 = 0.01;

/// A line as it is set.
pub(super) struct Setting {
    /// The size of its letters.
    pub size: f32,
    /// Its parts, each with how far below the line's place it stands.
    pub lines: Vec<(f32, String)>,
}

impl Setting {
    fn whole(size: f32, line: String) -> Setting {
        Setting {
            size,
            lines: vec![(0.0, line)],
        }
    }
}

/// A line without the signs of where it may be broken.
fn bare(line: &str) -> String {
    line.replace(SOFT_HYPHEN, "")
}

/// The embedded faces, for glyph masks.
pub(super) struct Fonts {
    faces: [Font; 3],
}

impl Fonts {
    pub(super) fn embedded() -> Result<Fonts, RenderFault> {
        let settings = FontSettings {
            load_substitutions: false,
            ..FontSettings::default()
        };
        let face = |(_, face, bytes): (Face, &'static str, &'static [u8])| {
            Font::from_bytes(bytes, settings).map_err(|why| RenderFault::Font { face, why })
        };
        let faces = [face(FILES[0])?, face(FILES[1])?, face(FILES[2])?];
        Ok(Fonts { faces })
    }

    /// The name of a face's family, for SVG.
    pub(super) fn family(face: Face) -> &'static str {
        FILES[face as usize].1
    }

    pub(super) fn face(&self, face: Face) -> &Font {
        &self.faces[face as usize]
    }

    /// Whether a face has a glyph of its own for the letter.
    pub(super) fn covers(&self, face: Face, letter: char) -> bool {
        self.face(face).has_glyph(letter)
    }

    /// How wide a line is.
    pub(super) fn width(&self, face: Face, size: f32, line: &str) -> f32 {
        let font = self.face(face);
        line.chars()
            .map(|letter| font.metrics(letter, size).advance_width)
            .sum()
    }

    /// How a line is set to be no wider than `most`. What is set smaller for it is no smaller than
    /// `least`; what is too wide even so is broken in two if `broken` says where the parts stand, or else
    /// cut.
    pub(super) fn set(
        &self,
        (face, size): (Face, f32),
        line: String,
        (most, broken): (Option<f32>, Option<(f32, f32)>),
        least: f32,
    ) -> Setting {
        let whole = bare(&line);
        let wide = most.map_or(0.0, |_| self.width(face, size, &whole));
        let Some(most) = most.filter(|most| wide > *most) else {
            return Setting::whole(size, whole);
        };
        let shrunk = (size * (most / wide).max(SMALLEST)).max(least.min(size));
        let fits = self.width(face, shrunk, &whole) <= most + ROUNDING;
        let parts = broken.filter(|_| !fits).zip(self.parts(face, &line));
        match parts {
            None => Setting::whole(shrunk, self.cut(face, shrunk, whole, most)),
            Some(((above, below), [first, second])) => Setting {
                size: shrunk,
                lines: vec![
                    (-above, self.cut(face, shrunk, first, most)),
                    (below, self.cut(face, shrunk, second, most)),
                ],
            },
        }
    }

    /// A line in two parts, broken at the space or soft hyphen that leaves the wider one narrowest.
    fn parts(&self, face: Face, line: &str) -> Option<[String; 2]> {
        let breaks = line.char_indices().filter_map(|(at, letter)| {
            let hyphen = match letter {
                SOFT_HYPHEN => "-",
                ' ' => "",
                _ => return None,
            };
            let (first, second) = (bare(&line[..at]), bare(&line[at + letter.len_utf8()..]));
            Some([first + hyphen, second])
        });
        let wider = |parts: &[String; 2]| {
            let [first, second] = parts.each_ref().map(|part| self.width(face, 1.0, part));
            first.max(second)
        };
        breaks.min_by(|one, other| wider(one).total_cmp(&wider(other)))
    }

    /// The line itself, or as much of it as leaves room for an ellipsis.
    fn cut(&self, face: Face, size: f32, line: String, most: f32) -> String {
        if self.width(face, size, &line) <= most + ROUNDING {
            return line;
        }
        let font = self.face(face);
        let mut room = most - font.metrics(ELLIPSIS, size).advance_width;
        let kept = line.chars().take_while(|letter| {
            room -= font.metrics(*letter, size).advance_width;
            room >= 0.0
        });
        let mut short = kept.collect::<String>().trim_end().to_owned();
        short.push(ELLIPSIS);
        short
    }
}
