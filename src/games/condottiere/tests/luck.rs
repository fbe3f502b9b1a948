//! What the deals gave: numbers counted by hand.

use super::super::{Card, Condottiere, Event, Options};
use crate::rules::{Chosen, Game, Seat, Seating};

#[test]
fn what_was_dealt_counts_against_what_the_deck_held() {
    let seating = Seating { seats: 2 };
    let options = Condottiere::options(&Chosen::NONE, seating).unwrap_or_else(|why| panic!("{}", why.rule));
    assert_eq!(options, Options::choose(&Chosen::NONE).unwrap());
    let mut start = Condottiere::setup(&options, seating);
    start.secret.deck = [Card::M10, Card::M1, Card::Winter, Card::Heroine]
        .into_iter()
        .collect();
    let dealt = |seat: u8, cards: &[Card]| Event::Dealt {
        seat: Seat::new(seat),
        cards: cards.to_vec(),
    };
    let events = [
        dealt(0, &[Card::M10, Card::Winter]),
        dealt(1, &[Card::M1]),
        Event::Shuffled { round: 2 },
        dealt(1, &[Card::Heroine]),
    ];
    let told: Vec<_> = Condottiere::fortunes(start, &events)
        .into_iter()
        .map(|one| (one.seat.map(Seat::number), one.of, one.times, one.came, one.expected))
        .collect();
    // Four cards with a strength of 11 and two special ones: 2.75 and 0.5 a card, whoever is dealt
    // first; then a deck of one special card alone.
    assert_eq!(
        told,
        [
            (Some(0), "strength", 2, 10, 5.5),
            (Some(0), "specials", 2, 1, 1.0),
            (Some(1), "strength", 2, 1, 2.75),
            (Some(1), "specials", 2, 1, 1.5)
        ]
    );
}
