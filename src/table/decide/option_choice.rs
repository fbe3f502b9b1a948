//! Choosing options: each must be one that the game declares, and all must go together. Knows no
//! option by name.

use crate::portray::Portray;
use crate::rules::{Chosen, Seating};
use crate::table::Refusal;
use crate::table::own_options::{OWN_KEYS, OWN_OPTIONS};
use crate::table::table_event::TableEvent;
use crate::words::Message;

/// What all new tables have chosen: options that the game declares, and those that a host alone can
/// give, which must hold however many play.
pub(in crate::table) fn preset<G: Portray>(chosen: &Chosen) -> Result<(), Refusal> {
    let (given, others) = chosen.parted(G::GIVEN);
    if !given.is_empty() {
        let most = Seating {
            seats: *G::SEATS.end(),
        };
        G::options(&given, most).map_err(|reason| Refusal::new(G::why(&reason)))?;
    }
    choose::<G>(&given, &others, 1).map(|_| ())
}

/// The entries that choose something more at a table of so many people; nobody there can choose
/// what a host gives.
pub(super) fn choose<G: Portray>(
    before: &Chosen,
    more: &Chosen,
    people: u8,
) -> Result<Vec<TableEvent>, Refusal> {
    let (own, of_game) = more.parted(&OWN_KEYS);
    let (_, mut all) = before.parted(&OWN_KEYS);
    all.extend(&of_game);
    if !of_game.known(G::OPTIONS) || !own.known(&OWN_OPTIONS) {
        return Err(Refusal::new(Message::new("refused-unknown-option")));
    }
    let seats = people.clamp(*G::SEATS.start(), *G::SEATS.end());
    G::options(&all, Seating { seats }).map_err(|reason| Refusal::new(G::why(&reason)))?;
    Ok(set(more).collect())
}

/// Entries that choose.
pub(super) fn set(chosen: &Chosen) -> impl Iterator<Item = TableEvent> {
    chosen.iter().map(|(key, value)| TableEvent::Set {
        key: key.to_owned(),
        value: value.to_owned(),
    })
}
