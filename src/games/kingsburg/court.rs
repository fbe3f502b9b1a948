//! The King's court in a season: whose dice stand at which advisor. Knows no province.

use super::components::Advisor;
use super::dice::Payment;
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// The advisors of this season and who has claimed them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Court {
    /// The claims, in order of placement.
    pub claims: Vec<Claim>,
    /// With two players, the advisors under neutral dice.
    pub blocked: Advisors,
    /// With two players, the faces of the three and of the two neutral dice.
    pub neutral: Option<([u8; 3], [u8; 2])>,
}

/// Dice of a seat at an advisor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Whose they are.
    pub seat: Seat,
    /// At whom.
    pub advisor: Advisor,
    /// What was placed.
    pub payment: Payment,
    /// Whether the King's Envoy opened the way.
    pub envoy: bool,
    /// Whether the gift was given, or declined.
    pub given: bool,
}

impl Court {
    /// The advisors who cannot be influenced again without the Envoy.
    #[must_use]
    pub fn taken(&self) -> Advisors {
        self.claims
            .iter()
            .fold(self.blocked, |taken, claim| taken.with(claim.advisor))
    }

    /// The next claim whose gift is due: the lowest advisor, at the same one the earlier claim.
    #[must_use]
    pub fn due(&self) -> Option<Claim> {
        let left = self.claims.iter().filter(|claim| !claim.given);
        left.min_by_key(|claim| claim.advisor).copied()
    }

    /// The claims at an advisor, in order of placement.
    pub fn at(&self, advisor: Advisor) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(move |claim| claim.advisor == advisor)
    }
}

/// A set of advisors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Advisors(u32);

impl Advisors {
    /// No advisor.
    pub const NONE: Advisors = Advisors(0);

    /// Whether the advisor is in the set.
    #[must_use]
    pub const fn has(self, advisor: Advisor) -> bool {
        self.0 & (1 << advisor.number()) != 0
    }

    /// The set with the advisor in it.
    #[must_use]
    pub const fn with(self, advisor: Advisor) -> Advisors {
        Advisors(self.0 | (1 << advisor.number()))
    }

    /// The advisors, ascending.
    pub fn iter(self) -> impl Iterator<Item = Advisor> {
        Advisor::all().filter(move |advisor| self.has(*advisor))
    }
}

impl FromIterator<Advisor> for Advisors {
    fn from_iter<I: IntoIterator<Item = Advisor>>(advisors: I) -> Advisors {
        advisors.into_iter().fold(Advisors::NONE, Advisors::with)
    }
}
