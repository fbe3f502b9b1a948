//! The catalogue that the table room works with, filled with every game there is.

use crate::table::Catalogue;

/// All games.
#[must_use]
pub fn catalogue() -> Catalogue {
    Catalogue::default()
}
