//! Playing positions out: perft and whole random games, for tests and benches of any game.

use super::{Chance, Game, Seat, State, Turn, Unfold};

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
            } else if let Ok(legal) = state.permit(seat, action) {
                let mut unfold = Unfold::from(state);
                for event in G::decide(legal, &mut luck(depth)) {
                    unfold.happen(event);
                }
                count += perft(&unfold.state, depth - 1, luck);
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
    for event in G::deal(&state, &mut luck(0)) {
        G::evolve(&mut state, &event);
    }
    watch(&state, None);
    let mut ply = 0;
    while ply < most {
        let Turn::Awaits(seats) = state.turn() else { break };
        let awaited: Vec<Seat> = seats.iter().collect();
        let seat = awaited[pick(awaited.len())];
        let mut actions = state.legal(seat);
        let action = actions.swap_remove(pick(actions.len()));
        ply += 1;
        let events = match state.permit(seat, action.clone()) {
            Ok(legal) => G::decide(legal, &mut luck(ply)),
            Err(reason) => unreachable!("a listed action was refused: {}", reason.rule),
        };
        for event in &events {
            G::evolve(&mut state, event);
        }
        watch(&state, Some((seat, &action)));
    }
    (ply, state)
}
