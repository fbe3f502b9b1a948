//! The catalogue that the table room works with, filled with every game there is.

use crate::games::{self, Visit};
use crate::portray::Portray;
use crate::table::Catalogue;

struct Fill(Catalogue);

impl Visit for Fill {
    fn visit<G: Portray>(&mut self) {
        self.0 = std::mem::take(&mut self.0).with::<G>();
    }
}

/// All games.
#[must_use]
pub fn catalogue() -> Catalogue {
    let mut fill = Fill(Catalogue::default());
    games::each(&mut fill);
    fill.0
}
