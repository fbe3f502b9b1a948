//! Playing a position out, and what it is worth for each seat then.

use super::Effort;
use crate::rules::{BySeat, Chance, Game, Outcome, Position, Seat, Turn, View};

/// No game is played out further than so many plies.
const MOST: u32 = 20_000;
/// How much of the reward is for winning; the rest is for the margin.
const WINNING: f32 = 0.6;
/// What an action is drawn from by its weight: as many parts of all weights.
const PARTS: u32 = 1 << 24;

/// The luck of the nth try: of each action the same, so that actions differ by what they are (SplitMix64).
pub(super) fn luck(dice: u64, nth: u32) -> Chance<'static> {
    let mut mixed = dice.wrapping_add(u64::from(nth).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    Chance::unrecorded(mixed ^ (mixed >> 31))
}

/// A seat does an action that it may do.
pub(super) fn act<G: Game>(
    position: &mut Position<G>,
    seat: Seat,
    action: &G::Action,
    chance: &mut Chance<'_>,
) {
    let found = |actions: &[G::Action]| actions.iter().position(|one| one == action);
    position.advance(seat, |_, actions, _| found(actions).unwrap_or_default(), chance);
}

/// Plays a position on with what looks promising ([`Game::priors`]), if the effort goes by that, to the end or to the
/// nearer of the game's horizon and the effort's. Answers each seat's reward, from 0 to 1: at the end its share of
/// the victory and its squashed margin, before it the game's own estimate.
pub fn play_out<G: Game>(
    position: &mut Position<G>,
    effort: &Effort,
    chance: &mut Chance<'_>,
) -> BySeat<f32> {
    let horizons = G::HORIZON.into_iter().chain(effort.horizon);
    let most = horizons.min().unwrap_or(MOST);
    let pick = if effort.priors { pick } else { any };
    for _ in 0..most {
        let Turn::Awaits(seats) = position.turn() else {
            break;
        };
        let nth = match seats.len() {
            0 | 1 => 0,
            several => chance.number("seat", several as u32) as usize,
        };
        let acted = seats
            .iter()
            .nth(nth)
            .is_some_and(|seat| position.advance(seat, pick, chance));
        if !acted {
            break;
        }
    }
    match position.turn() {
        Turn::Over(outcome) => rewards(&outcome),
        Turn::Awaits(_) => position.evaluation(),
    }
}

/// One of the actions, each as likely.
fn any<G: Game>(_: View<'_, G>, actions: &[G::Action], chance: &mut Chance<'_>) -> usize {
    match actions.len() {
        0 | 1 => 0,
        several => chance.number("action", several as u32) as usize,
    }
}

/// One of the actions, the more promising the likelier.
fn pick<G: Game>(view: View<'_, G>, actions: &[G::Action], chance: &mut Chance<'_>) -> usize {
    if actions.len() < 2 {
        return 0;
    }
    if G::evenly(view) {
        return any(view, actions, chance);
    }
    let weights = G::priors(view, actions);
    if weights.is_empty() {
        return any(view, actions, chance);
    }
    let drawn = chance.number("action", PARTS) as f32 / PARTS as f32;
    let mut left = drawn * weights.iter().sum::<f32>();
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    found.unwrap_or_default()
}

/// Each seat's reward at the end: its share of the victory and its squashed margin before the best other.
fn rewards(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    outcome.scores.map(|seat, score| {
        let won = if outcome.winners.has(seat) { share } else { 0.0 };
        WINNING * won + (1.0 - WINNING) * squashed(*score, best_other(&outcome.scores, seat))
    })
}

/// The score of the best other seat.
fn best_other(scores: &BySeat<i32>, seat: Seat) -> i32 {
    let others = scores.iter().filter(|(other, _)| *other != seat);
    others.map(|(_, score)| *score).max().unwrap_or_default()
}

/// How many points a seat is before the best other in a position that was played out: at the end, or as it
/// stands where it was broken off.
pub(super) fn margin<G: Game>(position: &Position<G>, seat: Seat) -> i32 {
    let scores = match position.turn() {
        Turn::Over(outcome) => outcome.scores,
        Turn::Awaits(_) => position.scores(),
    };
    scores[seat] - best_other(&scores, seat)
}

/// A margin from 0 (far behind) to 1 (far ahead), as a part of the higher score.
fn squashed(score: i32, best: i32) -> f32 {
    let margin = (score - best) as f32 / score.abs().max(best.abs()).max(1) as f32;
    0.5 + margin.clamp(-1.0, 1.0) / 2.0
}
