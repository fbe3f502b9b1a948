//! What can be marked on the picture of the table.

use super::super::cell::Cell;
use super::super::features::Feature;
use super::candidates::Candidates;
use crate::render::scene::Fill;

/// What is drawn beside the tiles.
#[derive(Default)]
pub(super) struct Marks<'a> {
    /// Whether the whole table is shown, however large.
    pub whole: bool,
    /// The cells that take the drawn tile, to be numbered.
    pub numbers: Option<&'a Candidates>,
    /// Cells that no tile can fill.
    pub dead: &'a [Cell],
    /// How fields are tinted.
    pub tints: &'a [Tint],
}

/// How a field is tinted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tint {
    /// The field.
    pub field: Feature,
    /// The tint.
    pub fill: Fill,
}
