//! Who plays a game: anybody, or by weights of features.

use tavolo::portray::Portray;
use tavolo::rules::{
    BySeat, Chance, Chosen, FeatureTally, Opening, Outcome, Position, Seat, Seating, ToldFeature, Turn, View,
};

/// A game that has not ended after so many plies is nobody's.
const MOST: u32 = 3_000;
/// What a choice is drawn from: as many parts.
const PARTS: u32 = 1 << 24;

/// What an action is chosen by.
#[derive(Clone)]
pub enum Policy {
    /// Each action is as likely.
    Any,
    /// By what its features count.
    Weights(Vec<f32>),
}

impl Policy {
    /// How likely each action is, and what was told of them.
    pub fn likely<G: Portray>(
        &self,
        view: View<'_, G>,
        actions: &[G::Action],
    ) -> (Vec<f32>, Vec<ToldFeature>) {
        let (mut sums, told) = match self {
            Policy::Any => (vec![0.0f32; actions.len()], Vec::new()),
            Policy::Weights(weights) => {
                let mut tally = FeatureTally::remembering(weights, actions.len());
                G::features(view, actions, &mut tally);
                tally.into_sums()
            }
        };
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        sums.iter_mut().for_each(|sum| *sum = (*sum - most).exp());
        let all: f32 = sums.iter().sum();
        sums.iter_mut().for_each(|sum| *sum /= all);
        (sums, told)
    }
}

/// One of the actions, by how likely each is.
pub fn pick(chance: &mut Chance<'_>, likely: &[f32]) -> usize {
    let mut left = chance.number("action", PARTS) as f32 / PARTS as f32;
    let found = likely.iter().position(|part| {
        left -= part;
        left < 0.0
    });
    found.unwrap_or(likely.len() - 1)
}

/// A game with the usual options.
pub fn opening<G: Portray>(seats: u8) -> Option<Opening<G>> {
    Opening::new(&Chosen::default(), Seating { seats }).ok()
}

/// Plays a game to its end; `decided` is told of each choice: whose, which, how likely all were, and what was told.
pub fn play<G: Portray>(
    opening: &Opening<G>,
    number: u64,
    players: &BySeat<Policy>,
    decided: &mut impl FnMut(Seat, usize, &[f32], &[ToldFeature]),
) -> Outcome {
    let (mut position, _): (Position<G>, _) = opening.deal(&mut Chance::numbered(number));
    let mut chance = Chance::unrecorded(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for _ in 0..MOST {
        let seats = match position.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Awaits(seats) => seats,
        };
        let Some(seat) = seats.iter().next() else {
            break;
        };
        let choose = |view: View<'_, G>, actions: &[G::Action], chance: &mut Chance<'_>| {
            if actions.len() < 2 {
                return 0;
            }
            let (likely, told) = players[seat].likely(view, actions);
            let which = pick(chance, &likely);
            decided(seat, which, &likely, &told);
            which
        };
        position.advance(seat, choose, &mut chance);
    }
    Outcome {
        winners: Seat::all(position.seats()).collect(),
        how: String::new(),
        scores: position.scores(),
    }
}

/// A seat's share of the victory.
pub fn won(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome.winners.has(seat) {
        true => 1.0 / outcome.winners.len() as f32,
        false => 0.0,
    }
}

/// How much one wins who plays in each of the seats once a deal, against others in all the rest.
pub fn share<G: Portray>(one: &Policy, others: &Policy, seats: u8, deals: u64) -> f32 {
    let Some(opening) = opening::<G>(seats) else {
        return f32::NAN;
    };
    let mut sum = 0.0;
    for deal in 0..deals {
        for own in Seat::all(seats) {
            let players = BySeat::make(seats, |seat| if seat == own { one.clone() } else { others.clone() });
            let outcome = play(&opening, (1 << 40) + deal, &players, &mut |_, _, _, _| {});
            sum += won(&outcome, own);
        }
    }
    sum / (deals * u64::from(seats)) as f32
}
