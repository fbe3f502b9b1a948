//! The position: what all see, what a seat has looked at or named in secret, and what nobody sees.
//! Knows no viewer.

use super::components::{Advisor, Enemy};
use super::court::Court;
use super::options::Options;
use super::province::Province;
use super::strength::Battle;
use crate::rules::{BySeat, Concealed, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// What all see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// The year, from 1; 0 before the first.
    pub year: u8,
    /// The phase of the year.
    pub step: YearPhase,
    /// The turn order.
    pub track: Vec<Seat>,
    /// Each seat's province.
    pub provinces: BySeat<Province>,
    /// The court as it is this season.
    pub court: Court,
    /// Who rolls the King's white die this spring.
    pub aided: Option<Seat>,
    /// Who holds the King's Envoy.
    pub envoy: Option<Seat>,
    /// Who has looked at this year's enemy.
    pub knows: Seats,
    /// The enemies of the winters so far, a year each.
    pub faced: Vec<Enemy>,
    /// The last winter's battle.
    pub battle: Option<Battle>,
}

/// The eight phases of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum YearPhase {
    /// 1, the King's aid.
    Aid,
    /// 2, the first productive season.
    Spring,
    /// 3, the King's reward.
    Reward,
    /// 4, the second productive season.
    Summer,
    /// 5, the King's Envoy.
    Envoy,
    /// 6, the third productive season.
    Autumn,
    /// 7, recruiting.
    Recruiting,
    /// 8, the battle.
    Winter,
}

impl YearPhase {
    /// All of them, in order.
    pub const ALL: [YearPhase; 8] = [
        YearPhase::Aid,
        YearPhase::Spring,
        YearPhase::Reward,
        YearPhase::Summer,
        YearPhase::Envoy,
        YearPhase::Autumn,
        YearPhase::Recruiting,
        YearPhase::Winter,
    ];

    /// Its number from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            YearPhase::Aid => "aid",
            YearPhase::Spring => "spring",
            YearPhase::Reward => "reward",
            YearPhase::Summer => "summer",
            YearPhase::Envoy => "envoy",
            YearPhase::Autumn => "autumn",
            YearPhase::Recruiting => "recruiting",
            YearPhase::Winter => "winter",
        }
    }
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Something plays itself; no position rests here.
    Setting,
    /// These seats each choose a good of the King's aid.
    Aid(Seats),
    /// This seat may reroll.
    Reroll(Seat),
    /// This seat influences an advisor or passes.
    Influence(Seat),
    /// This seat chooses what an advisor gives it.
    Gift(Seat, Advisor),
    /// This seat builds or passes.
    Build(Seat),
    /// This seat, which holds the Envoy and has just built, may build again.
    BuildAgain(Seat),
    /// These seats may each buy a point at their Town Halls.
    TownHall(Seats),
    /// This seat recruits soldiers.
    Recruit(Seat),
    /// These seats each name a troop in secret.
    Troop(Seats),
    /// After the battle.
    Aftermath {
        /// These victors each choose a good.
        spoils: Seats,
        /// These defeated each choose the goods they lose.
        losses: Seats,
    },
    /// The game is over.
    Over(Outcome),
}

impl Public {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.provinces.seats()
    }

    /// Whose decision is awaited.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn::Awaits(match &self.phase {
            Phase::Over(outcome) => return Turn::Over(outcome.clone()),
            Phase::Setting => Seats::NONE,
            Phase::Aid(seats) | Phase::TownHall(seats) | Phase::Troop(seats) => *seats,
            Phase::Reroll(seat)
            | Phase::Influence(seat)
            | Phase::Gift(seat, _)
            | Phase::Build(seat)
            | Phase::BuildAgain(seat)
            | Phase::Recruit(seat) => Seats::only(*seat),
            Phase::Aftermath { spoils, losses } => spoils.iter().chain(losses.iter()).collect(),
        })
    }

    /// The white dice a seat rolls this season.
    #[must_use]
    pub fn white_dice(&self, seat: Seat) -> usize {
        let aid = self.step == YearPhase::Spring && self.aided == Some(seat);
        self.provinces[seat].farm_dice() + usize::from(aid)
    }

    /// Whether dice are placed at court now, or are about to be.
    #[must_use]
    pub fn placing(&self) -> bool {
        matches!(self.phase, Phase::Reroll(_) | Phase::Influence(_))
    }

    /// Whether a seat has passed at court, where others may still place dice.
    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.placing() && self.provinces[seat].done.passed
    }

    /// A seat's place in the turn order, from 0.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        let place = self.track.iter().position(|one| *one == seat);
        place.unwrap_or_else(|| unreachable!("each seat has its place in the turn order"))
    }

    /// The face-up enemy: this year's in winter, once its card is turned.
    #[must_use]
    pub fn enemy(&self) -> Option<Enemy> {
        self.faced.get(usize::from(self.year.max(1)) - 1).copied()
    }

    /// The seats that are alone in, or tie for, the lowest of a measure.
    #[must_use]
    pub fn fewest<K: Ord>(&self, measure: impl Fn(&Province) -> K) -> Seats {
        let least = self.provinces.values().map(&measure).min();
        self.provinces
            .iter()
            .filter(|(_, province)| Some(measure(province)) == least)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// What a seat alone sees.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Private {
    /// This year's enemy, if the seat has looked at it.
    pub seen: Option<Enemy>,
    /// The troop it has named and nobody else has seen yet.
    pub troop: Option<u8>,
}

impl Concealed for Private {
    /// Nothing: who has looked and who has named a troop is public, and stands there.
    type Back = ();

    fn back(&self) {}
}

/// What nobody sees.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Secret {
    /// This year's enemy, once somebody has looked at it and before its card is turned.
    pub enemy: Option<Enemy>,
}

impl Concealed for Secret {
    type Back = ();

    fn back(&self) {}
}
