//! A province: what a seat has on the table, all of it public. Knows no court and no other seat.

use super::buildings::Buildings;
use super::components::{BARRACKS_PRICE, Building, CHAPEL_MOST, SOLDIER_PRICE, TROOPS};
use super::dice::{Dice, Rolls};
use super::earnings::{Earnings, Payer};
use super::goods::Goods;
use serde::{Deserialize, Serialize};

/// What a seat has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Province {
    /// Victory points; they may go below zero.
    pub points: i16,
    /// What paid the points that are not its buildings'.
    #[serde(default)]
    pub earnings: Earnings,
    /// Goods.
    pub goods: Goods,
    /// Tokens of +2.
    pub tokens: u8,
    /// Soldiers of this year, without the King's and the buildings'.
    pub soldiers: u8,
    /// The buildings that stand in it.
    pub buildings: Buildings,
    /// The dice that have not been placed this season.
    pub dice: Dice,
    /// What was done already this season.
    pub done: SeasonUses,
    /// What was rolled in the whole game, rerolls included; the King's dice in winter are nobody's.
    pub rolled: Rolls,
    /// The troops that are left in a game with troops, a bit each in the order of [`TROOPS`].
    pub troops: u8,
}

/// What a seat has done this season and may not do twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonUses {
    /// The Statue was used.
    pub statue: bool,
    /// The Chapel was used.
    pub chapel: bool,
    /// A token was added to a group.
    pub token: bool,
    /// The Market was used.
    pub market: bool,
    /// The seat has passed at court.
    pub passed: bool,
}

impl Province {
    /// Nothing at all, but the six troops.
    pub const EMPTY: Province = Province {
        points: 0,
        earnings: Earnings::NONE,
        goods: Goods::NONE,
        tokens: 0,
        soldiers: 0,
        buildings: Buildings::NONE,
        dice: Dice::NONE,
        done: SeasonUses {
            statue: false,
            chapel: false,
            token: false,
            market: false,
            passed: false,
        },
        rolled: Rolls::NONE,
        troops: (1 << TROOPS.len()) - 1,
    };

    /// Points are paid by something other than a building, or taken.
    pub fn earn(&mut self, payer: Payer, points: i16) {
        self.points += points;
        self.earnings.add(payer, points);
    }

    /// Whether the building stands.
    #[must_use]
    pub const fn has(&self, building: Building) -> bool {
        self.buildings.has(building)
    }

    /// What the building would cost here.
    #[must_use]
    pub const fn price(&self, building: Building) -> Goods {
        building.price(self.has(Building::Crane))
    }

    /// The buildings that are next in their rows and can be paid.
    pub fn buildable(&self) -> impl Iterator<Item = Building> {
        let province = *self;
        self.buildings
            .next()
            .filter(move |building| province.goods.holds(province.price(*building)))
    }

    /// Whether the Statue can be used now: all dice equal.
    #[must_use]
    pub fn statue_helps(&self) -> bool {
        self.has(Building::Statue) && !self.done.statue && self.dice.all_equal()
    }

    /// Whether the Chapel can be used now: a total of 7 or less.
    #[must_use]
    pub fn chapel_helps(&self) -> bool {
        self.has(Building::Chapel) && !self.done.chapel && self.dice.total() <= CHAPEL_MOST
    }

    /// The goods a soldier costs.
    #[must_use]
    pub const fn soldier_price(&self) -> u8 {
        if self.has(Building::Barracks) {
            BARRACKS_PRICE
        } else {
            SOLDIER_PRICE
        }
    }

    /// The most soldiers that can be recruited.
    #[must_use]
    pub const fn recruits(&self) -> u8 {
        self.goods.total() / self.soldier_price()
    }

    /// The white dice it rolls in a season, without the King's aid.
    #[must_use]
    pub const fn farm_dice(&self) -> usize {
        self.has(Building::Farms) as usize
    }

    /// Whether the Town Hall has something to sell.
    #[must_use]
    pub const fn town_hall_helps(&self) -> bool {
        self.has(Building::TownHall) && (!self.goods.is_empty() || self.tokens > 0)
    }

    /// The troops that are left, ascending.
    pub fn troops_left(&self) -> impl Iterator<Item = u8> + use<> {
        let left = self.troops;
        TROOPS
            .into_iter()
            .enumerate()
            .filter(move |(place, _)| left & (1 << place) != 0)
            .map(|(_, troop)| troop)
    }

    /// The different strengths of the troops that are left, ascending.
    pub fn troops(&self) -> impl Iterator<Item = u8> + use<> {
        let mut last = None;
        self.troops_left()
            .filter(move |troop| last.replace(*troop) != Some(*troop))
    }

    /// The bits of the troops without one of this strength; nothing if there is none.
    #[must_use]
    pub fn troops_without(&self, troop: u8) -> Option<u8> {
        let left = |place: &usize| self.troops & (1 << place) != 0;
        let place = (0..TROOPS.len()).find(|place| left(place) && TROOPS[*place] == troop)?;
        Some(self.troops & !(1 << place))
    }
}
