//! Pictures: a [`scene`] to text, SVG and PNG. Knows no game and no table, and no language: whoever
//! asks for a picture hands in how a message is said ([`Say`]).
//!
//! [`Renderer`] is a struct and not a trait: there is one way to draw, every caller can afford it,
//! and tests compare what it draws; a trait would only name the same four functions twice.
//!
//! How a PNG is made, fast: a pixel is a number in the picture's palette from beginning to end.
//! Static [`scene::Art`] is rasterised once for a size (resvg) and kept as a raster of numbered
//! tints; outlines (tiny-skia) and letters (fontdue) are rasterised once and kept as masks, runs
//! of equal coverage. For each picture the palette is chosen before anything is drawn: plain
//! colours are exact, art's and mixtures' are near, never dithered. The rows are then compressed as
//! they lie into an indexed PNG. Only embedded fonts are used, and what is kept changes no pixel,
//! so that a picture is the same on every machine and at any time.

mod alt;
mod art;
mod cache;
mod canvas;
mod choose;
mod drawable;
mod encode;
mod fault;
mod film;
mod fonts;
mod glyph;
pub mod inks;
mod mask;
mod palette;
mod pattern;
mod plan;
mod renderer;
pub mod scene;
pub mod seat;
mod shape;
mod spans;
mod svg;
#[cfg(test)]
mod tests;
mod text;

pub use drawable::Say;
pub use fault::RenderFault;
pub use film::{Film, Still};
pub use renderer::Renderer;
