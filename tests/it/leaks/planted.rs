//! The comparison put to the test: a leak in each place, one at a time, is found and named.

use super::disguise::{Leaky, NONE};
use super::history::{self, Tally};
use super::{Hides, Place};
use std::collections::BTreeSet;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;

/// Games that are played with each leak.
const GAMES: u64 = 2;

/// Where a game is found to leak.
fn found<G: Hides>() -> BTreeSet<Place> {
    let mut tally = Tally::default();
    (0..GAMES).for_each(|number| history::game::<G>(number, &mut tally));
    assert!(tally.positions > 10 && tally.plies > 10, "{tally}");
    tally.leaks.iter().map(|leak| leak.place).collect()
}

/// A leak of that number is found in its place and in no other.
fn named<const PLACE: usize>() {
    assert_eq!(found::<Leaky<Condottiere, PLACE>>(), BTreeSet::from([Place::ALL[PLACE]]));
}

#[test]
fn game_without_a_leak_is_found_tight() {
    assert_eq!(found::<Leaky<Condottiere, NONE>>(), BTreeSet::new());
}

#[test]
fn leaks_of_what_is_seen_are_found_and_named() {
    named::<0>();
    named::<1>();
    named::<2>();
    named::<3>();
}

#[test]
fn leaks_of_pictures_and_controls_are_found_and_named() {
    named::<4>();
    named::<5>();
    named::<6>();
    named::<7>();
}

#[test]
fn leaks_of_what_is_typed_are_found_and_named() {
    named::<8>();
    named::<9>();
    named::<10>();
    assert_eq!(Place::ALL.len(), 11, "a place is not put to the test");
}

#[test]
fn leak_of_another_game_is_found_too() {
    assert_eq!(found::<Leaky<Kingsburg, 3>>(), BTreeSet::from([Place::Text]));
}
