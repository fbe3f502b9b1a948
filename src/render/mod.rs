//! Pictures: a [`scene`] to text, SVG and PNG. Knows no game and no table, and no language: whoever
//! asks for a picture hands in how a message is said ([`Say`]).
//!
//! [`Renderer`] is a struct and not a trait: there is one way to draw, every caller can afford it,
//! and tests compare what it draws; a trait would only name the same four functions twice.
//!
//! How a PNG is made, fast: static [`scene::Art`] is rasterised once (resvg) and kept as a sprite;
//! shapes are filled by tiny-skia; letters are glyph masks (fontdue) kept by face and size; the
//! canvas is then reduced to at most 255 colours and written as an indexed PNG. Only embedded fonts
//! are used, so that a picture is the same on every machine.

mod alt;
mod art;
mod canvas;
mod encode;
mod fault;
mod fonts;
mod glyph;
mod palette;
mod pattern;
mod renderer;
mod said;
pub mod scene;
pub mod seat;
mod svg;
#[cfg(test)]
mod tests;
mod text;

pub use fault::Fault;
pub use renderer::{Renderer, Say};
