//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too
//! long is cut; before what may be cut stands where the rest can be read.

use super::super::strength;
use super::super::{Condottiere, Private};
use super::disclosure::disclosure;
use super::{derivation, headline, lines, naming, variants};
use crate::portray::letter;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The board in sentences.
pub(super) fn board(view: View<'_, Condottiere>) -> Vec<Message> {
    let public = view.public();
    let strength = strength::strengths(&public.rows);
    let mut sentences: Vec<Message> = headline::fresh(public).into_iter().collect();
    sentences.push(headline::awaited(public));
    sentences.extend(headline::season(public));
    sentences.extend(Seat::all(view.seats()).map(|seat| {
        let message = match lines::cards(public, seat) {
            Some(cards) => Message::new("condottiere-alt-seat")
                .with("cards", cards)
                .with("strength", strength[seat]),
            None => Message::new("condottiere-alt-seat-idle"),
        };
        message
            .seat("player", seat.number())
            .with("letter", letter(seat))
            .with("hand", view.back(seat))
            .with("state", lines::state(view, seat))
            .with("regions", naming::regions(public.owners.regions(seat)))
    }));
    sentences.extend(disclosure(view));
    sentences.push(Message::new("condottiere-alt-more"));
    sentences.extend(variants::last(public));
    sentences.extend(variants::standing(public));
    sentences.extend(lines::free(public));
    sentences.push(derivation::goal(public));
    sentences.push(headline::round(public));
    sentences.extend(variants::force(public));
    sentences
}

/// The viewer's own hand in a sentence, and another for the face-down card.
pub(super) fn hand(own: &Private) -> Vec<Message> {
    let hand = &own.hand;
    let said = if hand.is_empty() {
        Message::new("condottiere-alt-hand-empty")
    } else {
        Message::new("condottiere-alt-hand")
            .with("cards", naming::kinds(hand))
            .with("count", hand.len())
    };
    let facedown = own
        .facedown
        .map(|card| Message::new("condottiere-facedown").with("card", naming::card(card)));
    std::iter::once(said).chain(facedown).collect()
}
