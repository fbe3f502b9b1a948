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

    /// The size and the letters with which a line is no wider than `most`. What is set smaller for
    /// it is no smaller than `least`.
    pub(super) fn fit(
        &self,
        face: Face,
        size: f32,
        line: String,
        most: Option<f32>,
        least: f32,
    ) -> (f32, String) {
        let Some(most) = most else { return (size, line) };
        let wide = self.width(face, size, &line);
        if wide <= most {
            return (size, line);
        }
        let shrunk = (size * (most / wide).max(SMALLEST)).max(least.min(size));
        let cut = self.cut(face, shrunk, line, most);
        (shrunk, cut)
    }

    /// The line itself, or as much of it as leaves room for an ellipsis.
    fn cut(&self, face: Face, size: f32, line: String, most: f32) -> String {
        if self.width(face, size, &line) <= most + 0.01 {
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
