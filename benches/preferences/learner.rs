//! Learns weights by playing a game against itself.

use super::policy::{Policy, opening, play, won};
use std::ops::RangeInclusive;
use tavolo::portray::Portray;
use tavolo::rules::{BySeat, Chance, Opening, Seat};

/// After so many steps the weights are kept to play against.
const BETWEEN: i32 = 10;
/// Of so many games the length is remembered.
const LATELY: f32 = 1_000.0;
/// How long the mean of the slopes is remembered, and that of their squares (Adam).
const MEMORY: [f32; 2] = [0.9, 0.99];

/// What a learner plays.
pub struct Course {
    /// Which games.
    pub seed: u64,
    /// The numbers of seats.
    pub seats: RangeInclusive<u8>,
    /// Of each hundred other seats so many play at random, and as many by earlier weights.
    pub mixed: u32,
    /// How far a weight is drawn to nothing in a step, as a part of itself.
    pub decay: f32,
    /// How much less a game counts for everybody that is twice as long as usual, of 1.
    pub haste: f32,
}

/// What learns a game.
pub struct Learner<G: Portray> {
    /// The game with each number of seats, the fewest first.
    openings: Vec<(u8, Opening<G>)>,
    weights: Vec<f32>,
    /// What they were at earlier steps.
    earlier: Vec<Vec<f32>>,
    course: Course,
    /// The mean of the slopes, and of their squares.
    means: [Vec<f32>; 2],
    /// How many choices a game takes, of late.
    length: f32,
    steps: i32,
    games: u64,
}

impl<G: Portray> Learner<G> {
    pub fn new(course: Course) -> Learner<G> {
        let (seats, games) = (course.seats.clone(), course.seed << 32);
        let features = seats.clone().map(|seats| G::preferences(seats).len()).max();
        let features = features.unwrap_or_default();
        Learner {
            openings: seats.filter_map(|seats| Some((seats, opening(seats)?))).collect(),
            weights: vec![0.0; features],
            earlier: Vec::new(),
            course,
            means: [vec![0.0; features], vec![0.0; features]],
            length: 0.0,
            steps: 0,
            games,
        }
    }

    /// How many choices a game takes, of late.
    pub fn length(&self) -> f32 {
        self.length
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn policy(&self) -> Policy {
        Policy::Weights(self.weights.clone())
    }

    /// Plays so many games, and goes a step of about this length up the slope.
    pub fn step(&mut self, games: u64, rate: f32) {
        if self.steps % BETWEEN == 0 {
            self.earlier.push(self.weights.clone());
        }
        let mut slopes = vec![0.0; self.weights.len()];
        for _ in 0..games {
            self.game(&mut slopes);
        }
        self.steps += 1;
        let kept = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        for (place, slope) in slopes.into_iter().enumerate() {
            let slope = slope / games as f32 - self.course.decay * self.weights[place];
            let [mean, square] = &mut self.means;
            mean[place] += (1.0 - MEMORY[0]) * (slope - mean[place]);
            square[place] += (1.0 - MEMORY[1]) * (slope * slope - square[place]);
            let length = (square[place] / kept[1]).sqrt() + 1e-6;
            self.weights[place] += rate * mean[place] / kept[0] / length;
        }
    }

    /// Who plays the next game, and who of them learns from it: one seat at least.
    fn players(&self, seats: u8) -> BySeat<(Policy, bool)> {
        let own = (self.games % u64::from(seats)) as u8;
        let mut chance = Chance::unrecorded(!self.games);
        BySeat::make(seats, |seat| {
            let drawn = if seat.number() == own {
                100
            } else {
                chance.number("player", 100)
            };
            if drawn < self.course.mixed {
                (Policy::Any, false)
            } else if drawn < 2 * self.course.mixed {
                let which = chance.number("earlier", self.earlier.len() as u32) as usize;
                (Policy::Weights(self.earlier[which].clone()), false)
            } else {
                (self.policy(), true)
            }
        })
    }

    /// A game of the weights against themselves: what led to a victory is better by as much as that is above an even
    /// share.
    fn game(&mut self, slopes: &mut [f32]) {
        self.games += 1;
        let number = self.games;
        let others = (number / 3) as usize % self.openings.len();
        let (seats, opening) = &self.openings[if number % 3 < 2 { 0 } else { others }];
        let players = self.players(*seats);
        let mut decisions: Vec<(Seat, Vec<(usize, f32)>)> = Vec::new();
        let mut choices = 0.0;
        let policies = players.map(|_, (policy, _)| policy.clone());
        let outcome = play(opening, number, &policies, &mut |seat, chosen, likely, told| {
            choices += 1.0;
            if !players[seat].1 {
                return;
            }
            let pull = |(which, feature, amount): &(usize, usize, f32)| {
                let done = if *which == chosen { 1.0 } else { 0.0 };
                (*feature, amount * (done - likely[*which]))
            };
            decisions.push((seat, told.iter().map(pull).collect()));
        });
        let share = 1.0 / f32::from(*seats);
        if self.length == 0.0 {
            self.length = choices;
        }
        let late = self.course.haste * (choices / self.length - 1.0);
        self.length += (choices - self.length) / LATELY;
        for (seat, pulls) in decisions {
            let better = won(&outcome, seat) - share - late;
            pulls
                .into_iter()
                .for_each(|(feature, pull)| slopes[feature] += better * pull);
        }
    }
}
