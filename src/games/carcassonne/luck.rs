//! What the bag gave in a whole game. Knows no words.

use super::bag::Bag;
use super::components::Kind;
use super::event::Event;
use crate::rules::{BySeat, Fortune, Seat};

/// Cloisters, tiles with a city, and shields.
pub const KINDS: [&str; 3] = ["cloisters", "cities", "shields"];

/// What a tile has of each kind.
fn shows(kind: Kind) -> [u32; 3] {
    let fact = kind.fact();
    [u32::from(fact.cloister), u32::from(!fact.cities.is_empty()), u32::from(fact.shields)]
}

/// What so many tiles have on average, as those of a whole game have.
fn expected(tiles: u32) -> [f64; 3] {
    let bag = Bag::full();
    let mut all = [0; 3];
    for kind in bag.tiles() {
        for (sum, shown) in all.iter_mut().zip(shows(kind)) {
            *sum += shown;
        }
    }
    all.map(|sum| f64::from(sum) * f64::from(tiles) / f64::from(bag.len()))
}

/// The tiles that each seat drew and could lay.
pub(super) fn fortunes(seats: u8, events: &[Event]) -> Vec<Fortune> {
    let mut drawn: BySeat<Vec<Kind>> = BySeat::make(seats, |_| Vec::new());
    for event in events {
        if let Event::Drew { seat, kind } = event {
            drawn.get_mut(*seat).into_iter().for_each(|own| own.push(*kind));
        }
    }
    let of = |(seat, own): (Seat, &Vec<Kind>)| {
        let times = own.len() as u32;
        let shown = own.iter().map(|kind| shows(*kind));
        let came = shown.fold([0; 3], |sum, one| std::array::from_fn(|kind| sum[kind] + one[kind]));
        let expected = expected(times);
        (0..KINDS.len()).map(move |kind| Fortune {
            seat: Some(seat),
            of: KINDS[kind],
            times,
            came: came[kind],
            expected: expected[kind],
        })
    };
    drawn.iter().flat_map(of).filter(|one| one.times > 0).collect()
}
