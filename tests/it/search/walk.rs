//! Games that computers play or are asked about.

use tavolo::rules::{Chance, Chosen, Game, Opening, Position, Seat, Seating, Turn};
use tavolo::search::Effort;

/// No game takes as many plies, but for [`ENDLESS`].
const MOST: u32 = 20_000;
/// Tables that may go on for ever, and are looked at for so many plies.
const ENDLESS: [(&str, &str, &str, u32); 1] = [("barony", "idle-rounds", "off", 300)];

/// A look of a few iterations that are soon broken off.
pub const GLANCE: Effort = Effort {
    horizon: Some(6),
    ..Effort::of(3)
};

/// How many tables there are so that each value of each option is on one of them.
pub fn tables<G: Game>() -> usize {
    G::OPTIONS
        .iter()
        .map(|option| option.values.len())
        .max()
        .unwrap_or(1)
}

/// A number from the environment, or the one of the ordinary run.
pub fn number(name: &str, ordinary: usize) -> usize {
    std::env::var(name).map_or(ordinary, |number| number.parse().expect("a number"))
}

/// Plays a game to its end, its options by the number of the table: `act` says what a seat does. Answers
/// how many plies it took.
pub fn play<G: Game>(
    seats: u8,
    table: usize,
    mut act: impl FnMut(&Position<G>, Seat, u64) -> G::Action,
) -> u32 {
    let mut chosen = Chosen::default();
    for (nth, option) in G::OPTIONS.iter().enumerate() {
        // Beyond the first tables, other values meet.
        let turned = table + nth * (table / tables::<G>());
        chosen.set(option.key, option.values[turned % option.values.len()]);
    }
    let endless = ENDLESS
        .iter()
        .find(|(game, key, value, _)| *game == G::ID && chosen.iter().any(|pair| pair == (*key, *value)));
    let opening = Opening::<G>::new(&chosen, Seating { seats })
        .or_else(|_| Opening::new(&Chosen::default(), Seating { seats }))
        .unwrap_or_else(|reason| panic!("{} is not for {seats}: {}", G::ID, reason.rule));
    let number = |ply: u32| ((table as u64) << 40) + (u64::from(seats) << 32) + u64::from(ply);
    let (mut position, _) = opening.deal(&mut Chance::numbered(number(0)));
    for ply in 1.. {
        let Turn::Awaits(awaited) = position.turn() else {
            return ply - 1;
        };
        match endless {
            Some((.., most)) if ply > *most => return ply - 1,
            _ => assert!(ply < MOST, "{} for {seats} at table {table} does not end", G::ID),
        }
        let seat = awaited.iter().nth(ply as usize % awaited.len()).unwrap();
        let action = act(&position, seat, number(ply));
        let played = position.play(seat, action.clone(), &mut Chance::numbered(number(ply)));
        let why = played.err().map(|reason| reason.rule);
        assert_eq!(why, None, "{action} was refused at table {table} of {} for {seats}", G::ID);
    }
    unreachable!("a game ends or is broken off")
}
