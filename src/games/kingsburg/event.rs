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
        /// Which, from 1.
        year: u8,
    },
    /// Decisions are awaited.
    Awaits(Phase),
    /// The King aids a single seat with a white die.
    AidDie {
        /// Whom.
        seat: Seat,
    },
    /// A seat took a good of the King's aid.
    Aided {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A productive season began.
    Season {
        /// Which.
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
        /// To whom.
        seats: Seats,
    },
    /// All rolled their dice.
    Rolled {
        /// What.
        dice: BySeat<Dice>,
    },
    /// A Statue or a Chapel was used.
    Rerolled {
        /// Whose.
        seat: Seat,
        /// Which.
        by: Building,
        /// All dice of the seat thereafter.
        dice: Dice,
    },
    /// A seat left its dice as they are.
    KeptDice {
        /// Who.
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
        /// Who.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// An advisor gave a gift.
    Given(Grant),
    /// A seat looked at this year's enemy.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it saw.
        enemy: Enemy,
    },
    /// A gift was declined.
    Declined {
        /// By whom.
        seat: Seat,
        /// Whose.
        advisor: Advisor,
        /// Whether it could not have been taken.
        forced: bool,
    },
    /// A seat built.
    Built(Construction),
    /// A seat builds nothing, or nothing more.
    NotBuilt {
        /// Who.
        seat: Seat,
        /// Whether it could not have done otherwise.
        forced: bool,
    },
    /// Inns brought a token each.
    Inns {
        /// To whom.
        seats: Seats,
    },
    /// Embassies brought a point each.
    Embassies {
        /// To whom.
        seats: Seats,
    },
    /// A seat bought a point at its Town Hall, or did not.
    Sold {
        /// Who.
        seat: Seat,
        /// For what.
        sale: Option<Sale>,
    },
    /// The King rewarded the seats with most buildings.
    Rewarded {
        /// Whom.
        seats: Seats,
    },
    /// The King sent his Envoy.
    EnvoySent {
        /// To whom; to nobody if a tie remained.
        seat: Option<Seat>,
    },
    /// The time of recruiting began.
    Recruiting,
    /// A seat recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// For what.
        paid: Goods,
        /// How many.
        soldiers: u8,
    },
    /// Winter came.
    Winter,
    /// A seat named a troop; nobody else sees which.
    Named {
        /// Who.
        seat: Seat,
        /// Which.
        troop: u8,
    },
    /// All troops are revealed.
    Troops {
        /// Each seat's.
        troops: BySeat<u8>,
    },
    /// The enemy's card was turned.
    Faced {
        /// Which.
        enemy: Enemy,
    },
    /// The King's die was rolled.
    KingsDie {
        /// Its face.
        face: u8,
    },
    /// The battle was fought.
    Fought {
        /// How.
        battle: Battle,
    },
    /// A victor's reward, but for a good of choice.
    Won(Victory),
    /// What a defeated seat loses, but for goods of choice.
    Lost(Defeat),
    /// A victor chose a good.
    Spoils {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A defeated seat chose the goods it loses.
    Losses {
        /// Who.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// The soldiers went home, and the strongest victors got a point.
    Home {
        /// Who.
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
    /// Who.
    pub seat: Seat,
    /// Whom.
    pub advisor: Advisor,
    /// With what.
    pub payment: Payment,
    /// Whether the Envoy opened the way.
    pub envoy: bool,
}

/// What an advisor gave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Grant {
    /// To whom.
    pub seat: Seat,
    /// Who.
    pub advisor: Advisor,
    /// The good that was given up for it.
    pub paid: Goods,
    /// Goods.
    pub goods: Goods,
    /// Tokens.
    pub tokens: u8,
    /// Soldiers, a Stable's included.
    pub soldiers: u8,
    /// Points; less than none for the Smuggler.
    pub points: i16,
}

/// What a seat built.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Construction {
    /// Who.
    pub seat: Seat,
    /// What.
    pub building: Building,
    /// What it paid.
    pub paid: Goods,
    /// Whether the Envoy allowed it as a second one.
    pub envoy: bool,
}

/// A victor's reward, but for a good of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Victory {
    /// Whose.
    pub seat: Seat,
    /// Goods.
    pub goods: Goods,
    /// The card's points.
    pub points: i16,
    /// A Fortress' point.
    pub fortress: i16,
}

/// What a defeated seat loses, but for goods of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Defeat {
    /// Who.
    pub seat: Seat,
    /// Goods.
    pub goods: Goods,
    /// Buildings, in the order of their destruction; their points go with them.
    pub buildings: Vec<Building>,
    /// The card's points.
    pub points: i16,
}
