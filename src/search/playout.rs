//! Playing a position out at random, and what it is worth for a seat then.

use crate::rules::{BySeat, Chance, Game, Outcome, Position, Seat, Turn, View};

/// No game is played out further than so many plies.
const MOST: u32 = 20_000;
/// How much of the reward is for winning; the rest is for the margin.
const WINNING: f32 = 0.6;

/// The reward of a seat after an action and a random playout behind it, from 0 to 1.
pub(super) fn value<G: Game>(
    mut position: Position<G>,
    seat: Seat,
    action: &G::Action,
    chance: &mut Chance<'_>,
) -> f32 {
    let found = |_: View<'_, G>, actions: &[G::Action]| actions.iter().position(|one| one == action);
    let first = |view: View<'_, G>, actions: &[G::Action]| found(view, actions).unwrap_or_default();
    if position.choose(seat, first, chance).is_err() {
        return 0.0;
    }
    for _ in 0..G::HORIZON.unwrap_or(MOST) {
        let Turn::Awaits(seats) = position.turn() else {
            break;
        };
        let nth = chance.number("seat", seats.len() as u32) as usize;
        let Some(awaited) = seats.iter().nth(nth) else {
            break;
        };
        let Some(luck) = draw(&position, awaited, chance) else {
            break;
        };
        if position.choose(awaited, |_, _| luck, chance).is_err() {
            break;
        }
    }
    match position.turn() {
        Turn::Over(outcome) => rewards(&outcome)[seat],
        Turn::Awaits(_) => position.evaluation()[seat],
    }
}

fn draw<G: Game>(position: &Position<G>, seat: Seat, chance: &mut Chance<'_>) -> Option<usize> {
    let count = position.legal(seat).len();
    (count > 0).then(|| chance.number("action", u32::try_from(count).unwrap_or(u32::MAX)) as usize)
}

/// Each seat's reward at the end: its share of the victory and its squashed margin before the best other.
pub(super) fn rewards(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    outcome.scores.map(|seat, score| {
        let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, score)| *score).max().unwrap_or_default();
        let margin = (score - best) as f32 / (score.abs().max(best.abs()).max(1)) as f32;
        let won = if outcome.winners.has(seat) { share } else { 0.0 };
        WINNING * won + (1.0 - WINNING) * (0.5 + margin.clamp(-1.0, 1.0) / 2.0)
    })
}
