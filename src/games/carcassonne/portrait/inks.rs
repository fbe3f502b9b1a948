//! The colours that several parts of the picture share.

use crate::render::scene::Color;

/// Letters and figures.
pub(super) const INK: Color = Color(0x2a, 0x24, 0x1c, 255);
/// The plate under a number.
pub(super) const PLATE: Color = crate::render::inks::WHITE;
/// The plate of the chosen cell, and behind whose turn it is.
pub(super) const CHOSEN: Color = Color(0xf2, 0xdd, 0x9c, 255);
