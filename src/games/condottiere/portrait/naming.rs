//! Components and players as messages, and lists of them.

use super::super::cards::Cards;
use super::super::components::{Card, Region};
use crate::words::Message;

/// A card's full name: "Mercenary 6", "Drummer".
pub(super) fn card(card: Card) -> Message {
    Message::new(format!("condottiere-card-{}", card.id()))
}

/// A card's full name as a picture says it: with the places where a long one may be broken.
pub(super) fn breakable(one: Card) -> Message {
    Message::new("condottiere-picture-card")
        .with("id", one.id())
        .with("card", card(one))
}

/// A card's short name: "6", "Drummer".
pub(super) fn short(card: Card) -> Message {
    Message::new(format!("condottiere-card-{}.short", card.id()))
}

/// A region's name.
pub(super) fn region(region: Region) -> Message {
    Message::new(format!("condottiere-region-{}", region.id()))
}

/// The names of some regions.
pub(super) fn regions(all: impl IntoIterator<Item = Region>) -> Vec<Message> {
    all.into_iter().map(region).collect()
}

/// A card's short name and how many there are of it: "6 ×2"; one is not counted.
pub(super) fn copies(card: Card, count: u8) -> Message {
    if count == 1 {
        short(card)
    } else {
        Message::new("condottiere-copies")
            .with("card", short(card))
            .with("count", count)
    }
}

/// Cards in canonical order, each kind once with its count.
pub(super) fn kinds(cards: &Cards) -> Vec<Message> {
    cards.kinds().map(|kind| copies(kind, cards.of(kind))).collect()
}
