//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too long is cut.

use super::super::Condottiere;
use super::super::cards::Cards;
use super::super::strength;
use super::{derivation, headline, lines, naming};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The board in sentences.
pub(super) fn board(view: View<'_, Condottiere>) -> Vec<Message> {
    let public = view.public();
    let strength = strength::strengths(&public.rows);
    let mut sentences = vec![headline::awaited(public)];
    sentences.extend(headline::season(public));
    sentences.extend(Seat::all(view.seats()).map(|seat| {
        let message = match lines::cards(public, seat) {
            Some(cards) => Message::new("condottiere-alt-seat").with("cards", cards).with("strength", i64::from(strength[seat])),
            None => Message::new("condottiere-alt-seat-idle"),
        };
        message
            .seat("player", seat.0)
            .with("letter", lines::letter(seat))
            .with("hand", i64::from(view.back(seat)))
            .with("state", if public.passed.has(seat) { "passed" } else { "open" })
            .with("regions", naming::regions(public.owners.regions(seat)))
    }));
    sentences.extend(lines::free(public));
    sentences.push(derivation::goal(public));
    sentences.push(headline::round(public));
    sentences.push(Message::new("condottiere-alt-map"));
    sentences
}

/// The viewer's own hand in a sentence.
pub(super) fn hand(hand: &Cards) -> Vec<Message> {
    if hand.is_empty() {
        return vec![Message::new("condottiere-alt-hand-empty")];
    }
    vec![Message::new("condottiere-alt-hand").with("cards", naming::kinds(hand)).with("count", i64::from(hand.len()))]
}
