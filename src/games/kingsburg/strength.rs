//! Combat values with their derivation, and what a battle comes to. Knows no events and no words.

use super::components::{Building, Enemy, Foe};
use super::province::Province;
use crate::rules::{BySeat, Seats};
use serde::{Deserialize, Serialize};

/// What a combat value is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// The seat's own soldiers.
    pub soldiers: u8,
    /// The King's die, or the seat's troop.
    pub help: u8,
    /// What the buildings add, against these enemies.
    pub buildings: i16,
}

impl Strength {
    /// The combat value; it is neither capped nor floored.
    #[must_use]
    pub const fn total(self) -> i16 {
        self.soldiers as i16 + self.help as i16 + self.buildings
    }

    /// A province's strength against these enemies.
    #[must_use]
    pub fn of(province: &Province, help: u8, foe: Foe) -> Strength {
        Strength {
            soldiers: province.soldiers,
            help,
            buildings: defence(province, foe),
        }
    }
}

/// What each building that counts adds against these enemies, in canonical order.
pub fn defences(province: &Province, foe: Foe) -> impl Iterator<Item = (Building, i16)> {
    let counts = province
        .buildings
        .iter()
        .map(move |building| (building, building.strength(foe)));
    counts.filter(|(_, strength)| *strength != 0)
}

/// What the buildings add against these enemies.
#[must_use]
pub fn defence(province: &Province, foe: Foe) -> i16 {
    defences(province, foe).map(|(_, strength)| strength).sum()
}

/// How a battle ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleResult {
    /// It won.
    Win,
    /// It neither won nor lost.
    Draw,
    /// It lost.
    Loss,
}

impl BattleResult {
    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            BattleResult::Win => "win",
            BattleResult::Draw => "draw",
            BattleResult::Loss => "loss",
        }
    }

    /// How a combat value fares; a Stone Wall makes a draw a victory.
    #[must_use]
    pub fn of(value: i16, enemy: i16, wall: bool) -> BattleResult {
        match value.cmp(&enemy) {
            std::cmp::Ordering::Greater => BattleResult::Win,
            std::cmp::Ordering::Equal if wall => BattleResult::Win,
            std::cmp::Ordering::Equal => BattleResult::Draw,
            std::cmp::Ordering::Less => BattleResult::Loss,
        }
    }
}

/// A winter's battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The enemy.
    pub enemy: Enemy,
    /// Each seat's strength.
    pub strengths: BySeat<Strength>,
    /// How it ended for each seat.
    pub verdicts: BySeat<BattleResult>,
    /// The victors with the highest combat value of all, who get a point.
    pub strongest: Seats,
}

impl Battle {
    /// Fights it: provinces against an enemy, each with this help.
    #[must_use]
    pub fn fight(provinces: &BySeat<Province>, enemy: Enemy, help: &BySeat<u8>) -> Battle {
        let strengths = provinces.map(|seat, province| Strength::of(province, help[seat], enemy.foe()));
        let verdicts = strengths.map(|seat, strength| {
            let wall = provinces[seat].has(Building::StoneWall);
            BattleResult::of(strength.total(), enemy.strength(), wall)
        });
        let highest = strengths.values().map(|strength| strength.total()).max();
        let first = strengths
            .iter()
            .filter(|(_, strength)| Some(strength.total()) == highest)
            .map(|(seat, _)| seat);
        let strongest = first
            .filter(|seat| verdicts[*seat] == BattleResult::Win)
            .collect();
        Battle {
            enemy,
            strengths,
            verdicts,
            strongest,
        }
    }
}
