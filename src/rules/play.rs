//! Playing positions out: perft and whole random games, for tests and benches of any game.

use super::{Chance, Game, Legal, Seat, State, Turn};

/// Counts the sequences of `depth` legal actions from a state.
///
/// `luck` gives the luck of a ply (counted from 0 in the subtree), so that a count can be repeated.
pub fn perft<G: Game>(state: &State<G>, depth: u32, luck: &dyn Fn(u32) -> Chance<'static>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in state.turn().seats().iter() {
        for action in state.legal(seat) {
            if depth == 1 {
                count += 1;
            } else {
                let mut next = state.clone();
                next.carry_out(Legal::listed(seat, action), &mut luck(depth));
                count += perft(&next, depth - 1, luck);
            }
        }
    }
    count
}

/// Plays one whole game by picking among the legal actions, at most `most` plies.
///
/// `pick(n)` chooses below n; `luck(ply)` gives each ply's luck, ply 0 being the deal; `watch` sees
/// every position with the seat and action that led to it. Answers the number of plies, and the
/// last position.
pub fn random_play<G: Game>(
    start: State<G>,
    most: u32,
    mut pick: impl FnMut(usize) -> usize,
    mut luck: impl FnMut(u32) -> Chance<'static>,
    mut watch: impl FnMut(&State<G>, Option<(Seat, &G::Action)>),
) -> (u32, State<G>) {
    let mut state = start;
    state.deal(&mut luck(0));
    watch(&state, None);
    let mut ply = 0;
    while ply < most {
        let Turn::Awaits(seats) = state.turn() else { break };
        let awaited: Vec<Seat> = seats.iter().collect();
        let seat = awaited[pick(awaited.len())];
        ply += 1;
        match state.choose(seat, |_, actions| pick(actions.len()), &mut luck(ply)) {
            Ok(played) => watch(&state, Some((seat, &played.action))),
            Err(reason) => unreachable!("an awaited seat may do nothing: {}", reason.rule),
        }
    }
    (ply, state)
}
