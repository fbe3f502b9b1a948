//! Cards drawn after a battle, where there are no rounds (R19). Knows no turn.

use super::cards::Cards;
use super::components::{Card, DRAW_MOST, HAND_BASE};
use super::event::Event;
use super::state::Public;
use super::{Condottiere, Private};
use crate::rules::{BySeat, Chance, DrawLabel, Seat, State, Unfolding};

/// The luck of the cards.
pub(super) const DECK: DrawLabel = "deck";

/// Each seat draws its share, one card at a time clockwise from the holder of the Condottiere. When
/// the deck runs out, the discards become the deck, and after them the rows of the battle just
/// fought.
pub(super) fn draw(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let public = &unfolding.state().public;
    if public.stand_off_at().is_some_and(|most| public.empty >= most) {
        let discarded = unfolding.state().private.map(|_, own| own.hand);
        unfolding.happen(Event::StoodOff { discarded });
    }
    let order = order(unfolding.state());
    let mut left = &order[..];
    while !left.is_empty() {
        let State { public, secret, .. } = unfolding.state();
        let mut pool = secret.deck.list();
        if pool.is_empty() {
            let rows = public.discards.is_empty() && secret.buried.is_empty();
            if rows && public.rows.values().all(|row| row.is_empty()) {
                return;
            }
            unfolding.happen(Event::Reshuffled { rows });
            continue;
        }
        let (now, later) = left.split_at(left.len().min(pool.len()));
        let cards = chance.deal(DECK, &mut pool, now.len());
        let first = unfolding.state().public.holder;
        for seat in first.round(unfolding.state().seats()) {
            let own: Vec<Card> = now
                .iter()
                .zip(&cards)
                .filter(|(drawer, _)| **drawer == seat)
                .map(|(_, card)| *card)
                .collect();
            if !own.is_empty() {
                unfolding.happen(Event::Dealt { seat, cards: own });
            }
        }
        left = later;
    }
}

/// Who draws, card by card.
fn order(state: &State<Condottiere>) -> Vec<Seat> {
    let shares = shares(&state.public, &state.private);
    let holder = state.public.holder;
    (0..HAND_BASE)
        .flat_map(|nth| holder.round(state.seats()).map(move |seat| (nth, seat)))
        .filter(|(nth, seat)| *nth < shares[*seat])
        .map(|(_, seat)| seat)
        .collect()
}

/// How many cards each seat draws: up to three within ten and one a region, or ten each if no hand
/// holds a card.
fn shares(public: &Public, private: &BySeat<Private>) -> BySeat<u8> {
    let bare = private.values().all(|own| own.hand == Cards::NONE);
    private.map(|seat, own| {
        let limit = HAND_BASE + public.owners.count(seat);
        if bare {
            HAND_BASE
        } else {
            limit.saturating_sub(own.hand.len()).min(DRAW_MOST)
        }
    })
}
