//! Choosing options: each must be one that the game declares, and all must go together. Knows no option by name.

use super::Refusal;
use super::entry::Entry;
use crate::portray::Portray;
use crate::rules::{Chosen, Seating};
use crate::words::Message;

/// The entries that choose something more at a table of so many people.
pub(super) fn choose<G: Portray>(before: &Chosen, more: &Chosen, people: u8) -> Result<Vec<Entry>, Refusal> {
    let mut all = before.clone();
    all.extend(more);
    if !all.known(G::OPTIONS) {
        return Err(Refusal::new(Message::new("refused-unknown-option")));
    }
    let seats = people.clamp(*G::SEATS.start(), *G::SEATS.end());
    G::options(&all, Seating { seats }).map_err(|reason| Refusal::new(G::why(&reason)))?;
    Ok(more.iter().map(|(key, value)| Entry::Set { key: key.to_owned(), value: value.to_owned() }).collect())
}
