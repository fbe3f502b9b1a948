//! The colours that the games' pictures share, so that they look like one house's.

use super::scene::Color;

/// The page behind everything: between what glares at night and what looks dirty by day, since nobody
/// knows the theme of who looks.
pub const PAGE: Color = Color(0xec, 0xe4, 0xd2, 255);
/// The page of every other row.
pub const SHADE: Color = Color(0xe2, 0xd8, 0xc2, 255);
/// Letters, figures and outlines on a page.
pub const INK: Color = Color(0x2c, 0x23, 0x1b, 255);
/// Plain white, for plates and what lies on dark grounds.
pub const WHITE: Color = Color(255, 255, 255, 255);
/// The pale ground of what lies on a page: plates, and boxes that are empty yet.
pub const PALE: Color = Color(0xff, 0xfd, 0xf6, 255);
/// The dark ground of a heading or a note, for white letters.
pub const BANNER: Color = Color(0x3f, 0x33, 0x26, 255);
/// Behind whoever is awaited, in a list of the seats.
pub const AWAITED: Color = Color(0xff, 0xe9, 0x9c, 255);
/// Behind whoever has won.
pub const GOLD: Color = Color(0xf3, 0xd9, 0x8b, 255);
/// What calls for attention, or has just happened.
pub const SIGNAL: Color = Color(0xb0, 0x12, 0x2a, 255);
/// What stands behind in a row.
pub const FAINT: Color = Color(0x5c, 0x52, 0x48, 255);
