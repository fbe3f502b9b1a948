//! What a seat sees in a battle at first sight where several others play: who of them can still play cards, and what the
//! strongest row would win its seat.

use super::Condottiere;
use super::components::{Card, Region};
use super::stake::Stake;
use crate::rules::{FeatureTally, Seat, View, indicator};

/// Strengths are told in tens, up to so many.
pub(super) const MOST: f32 = 3.0;
/// How many features of passing there are; behind them are those of playing a card.
const PASS: usize = 7;

/// What a seat sees of several others in a battle.
pub(super) struct Crowd {
    /// How many of them can still play cards, in threes.
    still: f32,
    /// 1 where the seat of their strongest row cannot.
    settled: f32,
    /// 1 where the region may win that seat the game.
    threat: f32,
    /// How many regions that seat has more than the own one, as a part of all.
    richer: f32,
}

impl Crowd {
    /// How many features there are.
    pub(super) const FEATURES: usize = PASS + 6;

    /// What a seat sees of the others, of whom `leader` has the strongest row.
    pub(super) fn of(view: View<'_, Condottiere>, seat: Seat, leader: Seat, stake: &Stake) -> Crowd {
        let public = view.public();
        let plays = |other: Seat| !public.passed.has(other) && view.back(other) > 0;
        let others = Seat::all(public.seats()).filter(|other| *other != seat);
        let regions = public.owners.counts();
        let of = |seat: Seat| f32::from(regions[seat.index()]);
        Crowd {
            still: others.filter(|other| plays(*other)).count() as f32 / 3.0,
            settled: indicator(!plays(leader)),
            threat: indicator(stake.threats.has(leader)),
            richer: (of(leader) - of(seat)) / Region::ALL.len() as f32,
        }
    }

    /// Tells the features of passing with such a lead, where the hand would add so much; the first has the place `first`.
    pub(super) fn passing(&self, first: usize, lead: f32, reach: f32, tally: &mut FeatureTally<'_>) {
        let (ahead, behind) = (indicator(lead > 0.0), indicator(lead <= 0.0));
        let settled = behind * self.settled;
        tally.add_all(
            first,
            [
                self.still,
                ahead * self.still,
                settled,
                settled * indicator(lead + reach > 0.0),
                behind * self.threat,
                behind * self.richer,
                behind * self.threat * self.settled,
            ],
        );
    }

    /// Tells the features of playing a card, which changes such a lead by so much.
    pub(super) fn playing(
        &self,
        first: usize,
        card: Card,
        (lead, gain): (f32, f32),
        tally: &mut FeatureTally<'_>,
    ) {
        let (ahead, overtakes) = (indicator(lead > 0.0), indicator(lead <= 0.0 && lead + gain > 0.0));
        let gains = (gain / 10.0).clamp(-MOST, MOST);
        let surrender = indicator(card == Card::Surrender);
        tally.add_all(
            first + PASS,
            [
                gains * self.still,
                overtakes * self.still,
                overtakes * self.settled,
                gains * self.threat,
                surrender * ahead * self.still,
                surrender * (1.0 - ahead) * self.threat,
            ],
        );
    }
}
