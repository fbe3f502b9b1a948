//! Further looks: the cards not seen yet, who needs what, whose the regions are, and what the signs of
//! the picture mean.

use super::super::Condottiere;
use super::questions;
use crate::portray::Sight;
use crate::rules::View;
use crate::words::Message;

/// The looks: `condottiere-look-<id>` names each.
pub(super) const LOOKS: &[&str] = &["cards", "needs", "map", "legend"];

/// A look at the position.
pub(super) fn look(view: View<'_, Condottiere>, id: &str) -> Sight {
    let public = view.public();
    let lines = match id {
        "cards" => questions::cards(view),
        "needs" => questions::winning(public),
        "map" => questions::map(public),
        _ => vec![Message::new("condottiere-legend")],
    };
    Sight { lines, picture: None }
}
