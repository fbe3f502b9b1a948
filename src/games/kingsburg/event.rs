//! What happens in the game. Knows no viewer and no words.

use super::action::Sale;
use super::components::{Advisor, Building, Enemy};
use super::dice::{Dice, Payment};
use super::goods::{Good, Goods};
use super::state::{Phase, YearPhase};
use super::strength::Battle;
use crate::rules::{BySeat, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The draw gave the starting order.
    Drawn {
        /// The turn order.
        track: Vec<Seat>,
    },
    /// A year began.
    Year {
        /// The year's number, from 1.
        year: u8,
    },
    /// Decisions are awaited.
    Awaits(Phase),
    /// The King aids a single seat with a white die.
    AidDie {
        /// The seat that gets the die.
        seat: Seat,
    },
    /// A seat took a good of the King's aid.
    Aided {
        /// The seat that was aided.
        seat: Seat,
        /// The good it took.
        good: Good,
    },
    /// A productive season began.
    Season {
        /// The season as a phase of the year.
        step: YearPhase,
    },
    /// The neutral dice of two players were rolled.
    Neutral {
        /// The three dice.
        three: [u8; 3],
        /// The two dice.
        two: [u8; 2],
        /// The advisors they block.
        blocked: Vec<Advisor>,
    },
    /// Merchants' Guilds brought a gold each.
    Guilds {
        /// The seats that have one.
        seats: Seats,
    },
    /// All rolled their dice.
    Rolled {
        /// Each seat's dice as they fell.
        dice: BySeat<Dice>,
    },
    /// A Statue or a Chapel was used.
    Rerolled {
        /// The seat whose dice were rolled again.
        seat: Seat,
        /// The building that was used.
        by: Building,
        /// All dice of the seat thereafter.
        dice: Dice,
    },
    /// A seat left its dice as they are.
    KeptDice {
        /// The seat that kept its dice.
        seat: Seat,
    },
    /// The totals made a new turn order.
    Ordered {
        /// The turn order.
        track: Vec<Seat>,
        /// Each seat's total.
        totals: BySeat<u8>,
    },
    /// A seat influenced an advisor.
    Placed(Placement),
    /// A seat is done at court.
    Passed {
        /// The seat that passed.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// An advisor gave a gift.
    Given(Grant),
    /// A seat looked at this year's enemy.
    Peeked {
        /// The seat that looked.
        seat: Seat,
        /// What it saw.
        enemy: Enemy,
    },
    /// A gift was declined.
    Declined {
        /// The seat that declined.
        seat: Seat,
        /// The advisor whose gift it was.
        advisor: Advisor,
        /// Whether it could not have been taken.
        forced: bool,
    },
    /// A seat built.
    Built(Construction),
    /// A seat builds nothing, or nothing more.
    NotBuilt {
        /// The seat that stops building.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// Inns brought a token each.
    Inns {
        /// The seats that have one.
        seats: Seats,
    },
    /// Embassies brought a point each.
    Embassies {
        /// The seats that have one.
        seats: Seats,
    },
    /// A seat bought a point at its Town Hall, or did not.
    Sold {
        /// The seat that owns the Town Hall.
        seat: Seat,
        /// What it gave for the point; nothing if it did not buy.
        sale: Option<Sale>,
    },
    /// The King rewarded the seats with most buildings.
    Rewarded {
        /// The seats that got a point.
        seats: Seats,
    },
    /// The King sent his Envoy.
    EnvoySent {
        /// The seat that got him; nobody if a tie remained.
        seat: Option<Seat>,
    },
    /// The time of recruiting began.
    Recruiting,
    /// A seat recruited.
    Recruited {
        /// The seat that recruited.
        seat: Seat,
        /// The goods it paid with.
        paid: Goods,
        /// The number of soldiers it got.
        soldiers: u8,
    },
    /// Winter came.
    Winter,
    /// A seat named a troop; nobody else sees which.
    Named {
        /// The seat that named one.
        seat: Seat,
        /// The troop's strength.
        troop: u8,
    },
    /// All troops are revealed.
    Troops {
        /// Each seat's.
        troops: BySeat<u8>,
    },
    /// The enemy's card was turned.
    Faced {
        /// The enemy on the card.
        enemy: Enemy,
    },
    /// The King's die was rolled.
    KingsDie {
        /// The face it shows, 1 to 6.
        face: u8,
    },
    /// The battle was fought.
    Fought {
        /// Each seat's strength against the enemy's, and how it went.
        battle: Battle,
    },
    /// A victor's reward, but for a good of choice.
    Won(Victory),
    /// What a defeated seat loses, but for goods of choice.
    Lost(Defeat),
    /// A victor chose a good.
    Spoils {
        /// The victor.
        seat: Seat,
        /// The good it chose.
        good: Good,
    },
    /// A defeated seat chose the goods it loses.
    Losses {
        /// The defeated seat.
        seat: Seat,
        /// The goods it gave up.
        goods: Goods,
    },
    /// The soldiers went home, and the strongest victors got a point.
    Home {
        /// The victors that got the point.
        strongest: Seats,
    },
    /// The last points were counted.
    Counted {
        /// Each seat's points from a Cathedral.
        cathedrals: BySeat<i16>,
        /// Each seat's points from the troop that is left.
        troops: BySeat<i16>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// Dice that a seat placed to influence an advisor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Placement {
    /// The seat that placed them.
    pub seat: Seat,
    /// The advisor it influenced.
    pub advisor: Advisor,
    /// The dice and tokens it used.
    pub payment: Payment,
    /// Whether the Envoy opened the way.
    pub envoy: bool,
}

/// What an advisor gave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Grant {
    /// The seat that received it.
    pub seat: Seat,
    /// The advisor that gave it.
    pub advisor: Advisor,
    /// The good that was given up for it.
    pub paid: Goods,
    /// The goods received.
    pub goods: Goods,
    /// The tokens received.
    pub tokens: u8,
    /// Soldiers, a Stable's included.
    pub soldiers: u8,
    /// Points; less than none for the Smuggler.
    pub points: i16,
}

/// What a seat built.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Construction {
    /// The seat that built.
    pub seat: Seat,
    /// The building it put up.
    pub building: Building,
    /// What it paid.
    pub paid: Goods,
    /// Whether the Envoy allowed it as a second one.
    pub envoy: bool,
}

/// A victor's reward, but for a good of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Victory {
    /// The victor.
    pub seat: Seat,
    /// The goods it received.
    pub goods: Goods,
    /// The card's points.
    pub points: i16,
    /// A Fortress' point.
    pub fortress: i16,
}

/// What a defeated seat loses, but for goods of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Defeat {
    /// The defeated seat.
    pub seat: Seat,
    /// The goods it lost without a choice.
    pub goods: Goods,
    /// Buildings, in the order of their destruction; their points go with them.
    pub buildings: Vec<Building>,
    /// The card's points.
    pub points: i16,
}
