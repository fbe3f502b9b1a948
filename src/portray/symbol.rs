//! Small pictures before labels and names.

use crate::render::scene::Art;

/// A small picture before a label, or before a name in a sentence. It never tells anything that these do
/// not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Symbol {
    /// A single emoji of Unicode's.
    Character(&'static str),
    /// A drawing of the game's own, one of [`super::Portray::symbols`], or a seat's sign, and a single emoji of
    /// Unicode's for where it cannot be shown, if any fits.
    Drawn(&'static Art, Option<&'static str>),
}
