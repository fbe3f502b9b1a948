//! What the dice gave: numbers counted by hand.

use super::super::{Building, Dice, Event, Kingsburg, Options};
use crate::rules::{BySeat, Game, Seat, Seating};

#[test]
fn every_throw_counts_against_three_and_a_half_a_die() {
    let options = Options {
        dm: false,
        other_demons: false,
    };
    let start = Kingsburg::setup(&options, Seating { seats: 2 });
    let rolled = [Dice::of(&[6, 6, 5], &[]), Dice::of(&[1, 2, 3], &[4])];
    let events = [
        Event::Rolled {
            dice: BySeat::from(rolled.to_vec()),
        },
        Event::Rerolled {
            seat: Seat::new(0),
            by: Building::Chapel,
            dice: Dice::of(&[1, 1, 2], &[]),
        },
        Event::KingsDie { face: 4 },
        Event::KingsDie { face: 1 },
    ];
    let told: Vec<_> = Kingsburg::fortunes(start, &events)
        .into_iter()
        .map(|one| (one.seat.map(Seat::number), one.of, one.times, one.came, one.usual(), one.more()))
        .collect();
    // 6 + 6 + 5 + 1 + 1 + 2 = 21, which is what six dice show on average; 1 + 2 + 3 + 4 = 10 of 14.
    assert_eq!(
        told,
        [(Some(0), "dice", 6, 21, 210, 0), (Some(1), "dice", 4, 10, 140, -40), (None, "king", 2, 5, 70, -20)]
    );
}
