//! The games, a folder each, and the catalogue of them.
//!
//! A game is known here by its type alone: whoever works for every game visits the catalogue.

pub mod barony;
pub mod carcassonne;
pub mod condottiere;
pub mod kingsburg;
#[cfg(test)]
mod tests;

use crate::portray::Portray;

/// Something that is done for each game of the catalogue.
pub trait Visit {
    /// Does it for one game.
    fn visit<G: Portray>(&mut self);
}

/// Visits every game, in the order of the catalogue.
pub fn each(visit: &mut impl Visit) {
    visit.visit::<condottiere::Condottiere>();
    visit.visit::<carcassonne::Carcassonne>();
    visit.visit::<barony::Barony>();
    visit.visit::<kingsburg::Kingsburg>();
}
