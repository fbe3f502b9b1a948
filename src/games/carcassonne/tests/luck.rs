//! What the bag gave: numbers counted by hand.

use super::super::{Carcassonne, Event, Kind};
use crate::rules::{Chosen, Game, Seat, Seating};

#[test]
fn tiles_drawn_count_against_the_tiles_of_the_whole_game() {
    let seating = Seating { seats: 2 };
    let options = Carcassonne::options(&Chosen::NONE, seating).unwrap_or_else(|why| panic!("{}", why.rule));
    let start = Carcassonne::setup(&options, seating);
    let seat = Seat::new(1);
    let drew = |kind| Event::Drew { seat, kind };
    let gone = Event::Discarded { seat, kind: Kind::A };
    let told: Vec<_> = Carcassonne::fortunes(start, &[drew(Kind::C), gone, drew(Kind::B)])
        .into_iter()
        .map(|one| (one.seat, one.of, one.times, one.came, one.usual(), one.more()))
        .collect();
    // Of 71 tiles 6 have a cloister, 43 a city and 10 a shield: of two 0.17, 1.21 and 0.28.
    assert_eq!(
        told,
        [
            (Some(seat), "cloisters", 2, 1, 2, 8),
            (Some(seat), "cities", 2, 1, 12, -2),
            (Some(seat), "shields", 2, 1, 3, 7)
        ]
    );
}
