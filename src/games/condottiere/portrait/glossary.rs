//! Cards, regions and pawns told one by one, for questions and the rules card.

use super::super::components::{Card, Region};
use super::naming;
use crate::words::Message;

/// The ends of the messages that say what a card does; mercenaries share one.
pub(super) const EFFECTS: &[&str] = &[
    "mercenary",
    "winter",
    "spring",
    "bishop",
    "courtesan",
    "drummer",
    "heroine",
    "scarecrow",
    "surrender",
];
/// The pawns, by their ids.
pub(super) const PAWNS: &[&str] = &["condottiere", "pope"];

/// A card: what it does, and how many there are of it.
pub(super) fn card(card: Card) -> Message {
    let effect = match card.mercenary() {
        Some(strength) => Message::new("condottiere-effect-mercenary").with("strength", strength),
        None => Message::new(format!("condottiere-effect-{card}")),
    };
    Message::new("condottiere-about-card")
        .with("card", naming::card(card))
        .with("effect", effect)
        .with("count", card.copies())
}

/// Which regions a region borders on.
pub(super) fn borders(region: Region) -> Message {
    Message::new("condottiere-borders")
        .with("region", naming::region(region))
        .with("regions", naming::regions(region.neighbours().iter().copied()))
}

/// What a pawn does.
pub(super) fn pawn(id: &str) -> Option<Message> {
    let known = PAWNS.iter().find(|pawn| **pawn == id)?;
    Some(Message::new(format!("condottiere-about-{known}")))
}

/// A pawn's name.
fn pawn_name(id: &str) -> Message {
    Message::new(format!("condottiere-pawn-{id}"))
}

/// All that can be told of by name: cards, regions and pawns.
pub(super) fn components() -> Vec<(String, Message)> {
    let cards = Card::ALL.map(|card| (card.to_string(), naming::card(card)));
    let regions = Region::ALL.map(|region| (region.to_string(), naming::region(region)));
    let pawns = PAWNS.iter().map(|id| ((*id).to_owned(), pawn_name(id)));
    cards.into_iter().chain(regions).chain(pawns).collect()
}

/// What is said of one of them.
pub(super) fn component(id: &str) -> Option<Message> {
    match (id.parse::<Card>(), id.parse::<Region>()) {
        (Ok(one), _) => Some(card(one)),
        (_, Ok(region)) => Some(borders(region)),
        _ => pawn(id),
    }
}
