//! What the deals gave in a whole game. Knows no words.

use super::Condottiere;
use super::cards::Cards;
use super::components::Card;
use super::event::Event;
use crate::rules::{BySeat, Fortune, Seat, State};

/// The mercenaries' printed values, and the number of other cards.
pub const KINDS: [&str; 2] = ["strength", "specials"];

/// What a card is worth of each kind.
fn worth(card: Card) -> [u32; 2] {
    card.mercenary().map_or([0, 1], |value| [u32::from(value), 0])
}

/// What a seat was dealt.
#[derive(Clone, Copy, Default)]
struct Dealt {
    cards: u32,
    came: [u32; 2],
    expected: [f64; 2],
}

impl Dealt {
    /// Cards are dealt out of a deck: on average each is worth what the deck's are.
    fn count(&mut self, cards: &[Card], deck: &Cards) {
        for card in cards {
            self.cards += 1;
            for (came, worth) in self.came.iter_mut().zip(worth(*card)) {
                *came += worth;
            }
        }
        for card in deck.iter() {
            let share = cards.len() as f64 / f64::from(deck.len());
            for (expected, worth) in self.expected.iter_mut().zip(worth(card)) {
                *expected += share * f64::from(worth);
            }
        }
    }
}

/// Each seat's cards. All that is dealt at once comes out of the deck as it was before, so that it
/// makes no difference who was dealt first.
pub(super) fn fortunes(mut state: State<Condottiere>, events: &[Event]) -> Vec<Fortune> {
    let mut dealt = BySeat::make(state.seats(), |_| Dealt::default());
    let mut deck = None;
    for event in events {
        if let Event::Dealt { seat, cards } = event {
            let before = deck.get_or_insert(state.secret.deck);
            if let Some(own) = dealt.get_mut(*seat) {
                own.count(cards, before);
            }
        } else {
            deck = None;
        }
        if state.follow([event]).is_err() {
            break;
        }
    }
    let of = |(seat, own): (Seat, &Dealt)| {
        let own = *own;
        (0..KINDS.len()).map(move |kind| Fortune {
            seat: Some(seat),
            of: KINDS[kind],
            times: own.cards,
            came: own.came[kind],
            expected: own.expected[kind],
        })
    };
    dealt.iter().flat_map(of).filter(|one| one.times > 0).collect()
}
