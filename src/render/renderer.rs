//! The renderer: holds fonts, rasterised art and glyphs, and gives a scene its four forms.

use super::cache::Cache;
use super::canvas::Canvas;
use super::drawable::Say;
use super::film::{Film, Still};
use super::fonts::Fonts;
use super::plan::Plan;
use super::scene::{Art, Item, Scene};
use super::{RenderFault, alt, art, encode, svg, text};
use crate::words::Message;

/// A picture's palette, its rows, and its size.
type Drawn = (Vec<u8>, Vec<u8>, (u32, u32));

/// Turns scenes into text, SVG and PNG. Make one and share it: it keeps what it has drawn before.
pub struct Renderer {
    cache: Cache,
}

impl Renderer {
    /// The most pixels a side that a PNG may have.
    pub const LARGEST: f32 = 4096.0;
    /// The pixels a side of an emoji, as Discord keeps them.
    pub const EMOJI: u32 = 128;
    /// The most characters of an alternative text (UTF-16 units, as Discord counts).
    pub const LONGEST_ALT: usize = 1024;

    /// A renderer with the embedded fonts.
    ///
    /// # Errors
    /// [`RenderFault::Font`] if an embedded font is unusable; a test proves that none is.
    pub fn new() -> Result<Renderer, RenderFault> {
        let cache = Cache::new(Fonts::embedded()?);
        Ok(Renderer { cache })
    }

    /// The text board: headings, lines, and tables in columns aligned by spaces.
    #[must_use]
    pub fn text(&self, scene: &Scene, say: Say<'_>) -> String {
        text::board(&scene.text, say)
    }

    /// One table of a text board, in columns aligned by spaces.
    #[must_use]
    pub fn table(&self, rows: &[Vec<Message>], say: Say<'_>) -> String {
        text::table(rows, say)
    }

    /// The alternative text, at most [`Renderer::LONGEST_ALT`] characters, whole sentences only.
    #[must_use]
    pub fn alt(&self, scene: &Scene, say: Say<'_>) -> String {
        alt::cut(scene.alt.iter().map(say), Renderer::LONGEST_ALT)
    }

    /// The picture as an SVG document of the scene's size.
    #[must_use]
    pub fn svg(&self, scene: &Scene, say: Say<'_>) -> String {
        svg::document(scene, &self.cache.fonts, say)
    }

    /// A square drawing as an emoji: a PNG of [`Renderer::EMOJI`] pixels a side, transparent where
    /// nothing is drawn.
    ///
    /// # Errors
    /// [`RenderFault::Art`] for art that is no SVG.
    pub fn emoji(&self, art: &Art) -> Result<Vec<u8>, RenderFault> {
        art::emoji(art, Renderer::EMOJI)
    }

    /// The picture as an indexed PNG with `scale` pixels a scene unit.
    ///
    /// # Errors
    /// [`RenderFault::Size`] for an impossible size, [`RenderFault::Art`] for art that is no SVG.
    pub fn png(&self, scene: &Scene, say: Say<'_>, scale: f32) -> Result<Vec<u8>, RenderFault> {
        let (palette, rows, (width, height)) = self.draw(scene, say, scale)?;
        encode::png(&palette, &rows, width, height)
    }

    /// Puts the picture behind a film's others, so many pixels wide, or less where it would be too high.
    ///
    /// # Errors
    /// As [`Renderer::png`].
    pub fn append(
        &self,
        film: &mut Film,
        scene: &Scene,
        say: Say<'_>,
        width: u16,
    ) -> Result<(), RenderFault> {
        let scale = (f32::from(width) / scene.width).min(Renderer::LARGEST / scene.height.max(1.0));
        let (palette, rows, size) = self.draw(scene, say, scale)?;
        film.push(Still::new(palette, &rows, size));
        Ok(())
    }

    /// The picture's palette, its rows, each after the number of its filter, and its size.
    fn draw(&self, scene: &Scene, say: Say<'_>, scale: f32) -> Result<Drawn, RenderFault> {
        let (width, height) = (scene.width * scale, scene.height * scale);
        let fits = |side: f32| (1.0..=Renderer::LARGEST).contains(&side);
        if !fits(width) || !fits(height) {
            return Err(RenderFault::Size { width, height });
        }
        let mut plan = Plan::new(scene, scale, &self.cache)?;
        let sprites = std::mem::take(&mut plan.sprites);
        let (width, height) = (width.round() as u32, height.round() as u32);
        let mut canvas =
            Canvas::new((width, height), scale, Scene::least(scene.width), plan, &self.cache, say);
        let mut sprites = sprites.iter();
        for item in &scene.items {
            let sprite = if matches!(item, Item::Art { .. }) {
                sprites.next()
            } else {
                None
            };
            canvas.draw(item, sprite);
        }
        let (palette, rows) = canvas.finish();
        Ok((palette, rows, (width, height)))
    }
}
