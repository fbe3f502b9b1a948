//! Learns weights by playing a game against itself.

use super::policy::{Policy, opening, play, won};
use tavolo::portray::Portray;
use tavolo::rules::{BySeat, Opening, Seat};

/// How far a weight is drawn to nothing in a step, as a part of itself.
const DECAY: f32 = 1e-4;
/// How long the mean of the slopes is remembered, and that of their squares (Adam).
const MEMORY: [f32; 2] = [0.9, 0.99];

/// What learns a game.
pub struct Learner<G: Portray> {
    /// The game with each number of seats, the fewest first.
    openings: Vec<(u8, Opening<G>)>,
    weights: Vec<f32>,
    /// The mean of the slopes, and of their squares.
    means: [Vec<f32>; 2],
    steps: i32,
    games: u64,
}

impl<G: Portray> Learner<G> {
    pub fn new(seed: u64) -> Learner<G> {
        let features = G::PREFERENCES.len();
        let seats = (*G::SEATS.start()).max(2)..=*G::SEATS.end();
        Learner {
            openings: seats.filter_map(|seats| Some((seats, opening(seats)?))).collect(),
            weights: vec![0.0; features],
            means: [vec![0.0; features], vec![0.0; features]],
            steps: 0,
            games: seed << 32,
        }
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn policy(&self) -> Policy {
        Policy::Weights(self.weights.clone())
    }

    /// Plays so many games, and goes a step of about this length up the slope.
    pub fn step(&mut self, games: u64, rate: f32) {
        let mut slopes = vec![0.0; self.weights.len()];
        for _ in 0..games {
            self.game(&mut slopes);
        }
        self.steps += 1;
        let kept = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        for (place, slope) in slopes.into_iter().enumerate() {
            let slope = slope / games as f32 - DECAY * self.weights[place];
            let [mean, square] = &mut self.means;
            mean[place] += (1.0 - MEMORY[0]) * (slope - mean[place]);
            square[place] += (1.0 - MEMORY[1]) * (slope * slope - square[place]);
            let length = (square[place] / kept[1]).sqrt() + 1e-6;
            self.weights[place] += rate * mean[place] / kept[0] / length;
        }
    }

    /// A game of the weights against themselves: what led to a victory is better by as much as that is above an even
    /// share.
    fn game(&mut self, slopes: &mut [f32]) {
        self.games += 1;
        let number = self.games;
        let others = (number / 3) as usize % self.openings.len();
        let (seats, opening) = &self.openings[if number % 3 < 2 { 0 } else { others }];
        let players = BySeat::make(*seats, |_| self.policy());
        let mut decisions: Vec<(Seat, Vec<(usize, f32)>)> = Vec::new();
        let outcome = play(opening, number, &players, &mut |seat, chosen, likely, told| {
            let pull = |(which, feature, amount): &(usize, usize, f32)| {
                let done = if *which == chosen { 1.0 } else { 0.0 };
                (*feature, amount * (done - likely[*which]))
            };
            decisions.push((seat, told.iter().map(pull).collect()));
        });
        for (seat, pulls) in decisions {
            let better = won(&outcome, seat) - 1.0 / f32::from(*seats);
            pulls
                .into_iter()
                .for_each(|(feature, pull)| slopes[feature] += better * pull);
        }
    }
}
