//! What paid a seat's points, but for its buildings, whose points go with them. Knows no event.

use serde::{Deserialize, Serialize};

/// What pays points for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// Advisors; the Smuggler takes one.
    Advisors,
    /// The King's rewards.
    Rewards,
    /// Battles: cards, Fortresses, the strongest victors; defeats take some.
    Battles,
    /// The Town Hall.
    TownHall,
    /// The Embassy.
    Embassy,
    /// The Cathedral, at the end.
    Cathedral,
    /// The troop that is left, at the end.
    Troop,
}

impl Payer {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// All of them.
    pub const ALL: [Payer; Payer::COUNT] = [
        Payer::Advisors,
        Payer::Rewards,
        Payer::Battles,
        Payer::TownHall,
        Payer::Embassy,
        Payer::Cathedral,
        Payer::Troop,
    ];

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Payer::Advisors => "advisors",
            Payer::Rewards => "rewards",
            Payer::Battles => "battles",
            Payer::TownHall => "town-hall",
            Payer::Embassy => "embassy",
            Payer::Cathedral => "cathedral",
            Payer::Troop => "troop",
        }
    }
}

/// The points that a seat got or lost, by what paid them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Earnings([i16; Payer::COUNT]);

impl Earnings {
    /// No points yet.
    pub const NONE: Earnings = Earnings([0; Payer::COUNT]);

    /// The points from one payer.
    #[must_use]
    pub const fn of(self, payer: Payer) -> i16 {
        self.0[payer as usize]
    }

    /// Points are paid, or taken.
    pub fn add(&mut self, payer: Payer, points: i16) {
        self.0[payer as usize] += points;
    }
}
