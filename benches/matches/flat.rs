//! The frozen measure: a flat search, one try of each action after the other, with random playouts. It is
//! built from the contract alone and stays as it is, whatever becomes of the computers' search.

use tavolo::rules::{BySeat, Chance, Game, Outcome, Position, Seat, Turn, Viewer};

/// Games that are too long to play them out, and after how many plies they are broken off.
const CUT: [(&str, u32); 1] = [("barony", 60)];
/// No game is played out further than so many plies.
const MOST: u32 = 20_000;

/// The action of the best mean, by its place in the list; nothing where no computer plays the game.
pub fn choose<G: Game>(
    position: &Position<G>,
    seat: Seat,
    chance: &mut Chance<'_>,
    goes_on: &mut dyn FnMut(u32) -> bool,
) -> Option<usize> {
    let view = position.view(Viewer::Seat(seat));
    let actions = G::legal(view);
    let mut totals = vec![(0.0, 0.0); actions.len()];
    let mut iterations = 0;
    while actions.len() > 1 && goes_on(iterations) {
        let which = iterations as usize % actions.len();
        let mut guessed = Position::determinized(view, chance)?;
        guessed.advance(seat, |_, _, _| which, chance);
        totals[which].0 += f64::from(played_out(&mut guessed, chance)[seat]);
        totals[which].1 += 1.0;
        iterations += 1;
    }
    let mean = |which: &usize| totals[*which].0 / f64::max(totals[*which].1, 1.0);
    (0..actions.len()).max_by(|one, other| mean(one).total_cmp(&mean(other)).then(other.cmp(one)))
}

fn played_out<G: Game>(position: &mut Position<G>, chance: &mut Chance<'_>) -> BySeat<f32> {
    let cut = CUT
        .iter()
        .find(|(game, _)| *game == G::ID)
        .map(|(_, plies)| *plies);
    for _ in 0..cut.unwrap_or(MOST) {
        let Turn::Awaits(seats) = position.turn() else {
            break;
        };
        let nth = chance.number("seat", seats.len() as u32) as usize;
        let Some(awaited) = seats.iter().nth(nth) else {
            break;
        };
        let any = |chance: &mut Chance<'_>, count: usize| chance.number("action", count as u32) as usize;
        if !position.advance(awaited, |_, actions, chance| any(chance, actions.len()), chance) {
            break;
        }
    }
    match position.turn() {
        Turn::Over(outcome) => rewards(&outcome),
        Turn::Awaits(_) => rewards(&Outcome {
            winners: leaders(&position.scores()),
            how: String::new(),
            scores: position.scores(),
        }),
    }
}

fn leaders(scores: &BySeat<i32>) -> tavolo::rules::Seats {
    let best = scores.values().max().copied().unwrap_or_default();
    let leading = scores.iter().filter(|(_, score)| **score == best);
    leading.map(|(seat, _)| seat).collect()
}

fn rewards(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    outcome.scores.map(|seat, score| {
        let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, score)| *score).max().unwrap_or_default();
        let margin = (score - best) as f32 / (score.abs().max(best.abs()).max(1)) as f32;
        let won = if outcome.winners.has(seat) { share } else { 0.0 };
        0.6 * won + 0.4 * (0.5 + margin.clamp(-1.0, 1.0) / 2.0)
    })
}
