//! What lay hidden when the game ended: the cards that each seat still held, and those that lay
//! face-down.

use super::super::{Condottiere, Private};
use super::naming;
use crate::portray::{players, seated};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The hands and face-down cards of all seats; nothing while the game goes on.
pub(super) fn disclosure(view: View<'_, Condottiere>) -> Vec<Message> {
    let left: Vec<(Seat, &Private)> = Seat::all(view.seats())
        .filter_map(|seat| Some((seat, view.disclosed(seat)?)))
        .collect();
    let hand = |(seat, own): &(Seat, &Private)| {
        let cards = naming::kinds(&own.hand);
        (!own.hand.is_empty()).then(|| seated("condottiere-left-hand", *seat).with("cards", cards))
    };
    let facedown = |(seat, own): &(Seat, &Private)| {
        let told = seated("condottiere-left-facedown", *seat);
        Some(told.with("card", naming::card(own.facedown?)))
    };
    let none = players(
        left.iter()
            .filter(|(_, own)| own.hand.is_empty())
            .map(|(seat, _)| *seat),
    );
    let none = (!none.is_empty()).then(|| Message::new("condottiere-left-none").with("players", none));
    let hands = left.iter().filter_map(hand);
    hands
        .chain(none)
        .chain(left.iter().filter_map(facedown))
        .collect()
}
